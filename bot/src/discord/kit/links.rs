//! Where a table can be found.

use crate::ids::{ChannelId, GuildId, MessageId};
use crate::store::TableRow;

/// The newest turn message, or the place where the table talks.
pub fn to_table(table: &TableRow) -> String {
    to_message(table.guild, table.home.unwrap_or(table.channel), table.turn_message)
}

/// The place where the table talks.
pub fn to_home(table: &TableRow) -> String {
    to_message(table.guild, table.home.unwrap_or(table.channel), None)
}

pub fn to_lobby(table: &TableRow) -> String {
    to_message(table.guild, table.channel, table.lobby_message)
}

fn to_message(guild: Option<GuildId>, channel: ChannelId, message: Option<MessageId>) -> String {
    let guild = guild.map_or("@me".to_owned(), |guild| guild.to_string());
    let message = message.map(|message| format!("/{message}")).unwrap_or_default();
    format!("https://discord.com/channels/{guild}/{channel}{message}")
}
