//! Where a table can be found.

use crate::store::TableRow;

/// The newest turn message, or the place where the table talks.
pub fn to_table(game: &TableRow) -> String {
    to_message(game.guild, game.home.unwrap_or(game.channel), game.turn_message)
}

/// The place where the table talks.
pub fn to_home(game: &TableRow) -> String {
    to_message(game.guild, game.home.unwrap_or(game.channel), None)
}

pub fn to_lobby(game: &TableRow) -> String {
    to_message(game.guild, game.channel, game.lobby_message)
}

fn to_message(guild: Option<u64>, channel: u64, message: Option<u64>) -> String {
    let guild = guild.map_or("@me".to_owned(), |guild| guild.to_string());
    let message = message.map(|message| format!("/{message}")).unwrap_or_default();
    format!("https://discord.com/channels/{guild}/{channel}{message}")
}
