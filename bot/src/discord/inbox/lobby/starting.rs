//! The start of a lobby: by its host, or by itself.

use super::seats::no_lobby;
use super::showing;
use crate::discord::bot::Bot;
use crate::discord::inbox::door::Admitted;
use crate::discord::kit::message::Message;
use crate::discord::kit::patience::Rest;
use crate::discord::kit::speaker::Speaker;
use crate::discord::kit::trouble::Trouble;
use crate::discord::pages::order;
use crate::ids::Stamp;
use crate::play::{self, Refused, Room};
use crate::store::{self, Stage, TableRow};
use engine::{Arg, Phrase};

/// Begins the game, which talks in this room; if fewer have come than were planned the host is asked once more. Answers
/// with what only the presser should be told.
pub async fn start(bot: &Bot, at: &Admitted, room: Room, speaker: &Speaker) -> Result<Option<Message>, Refused> {
    let (table, seated) = (at.table(), bot.desk.store.seats(at.id()).await?.len());
    if let Some(why) = refused(at, seated)? {
        return Ok(Some(Message::text(speaker.say(&why))));
    }
    if seated < usize::from(table.players) {
        return Ok(Some(order::sure_to_start(table, seated, speaker)));
    }
    begin(bot, table, room).await?;
    Ok(None)
}

/// The same with as many as were counted when the host was asked.
pub async fn start_now(
    bot: &Bot,
    http: &Rest,
    at: &Admitted,
    counted: Stamp,
    room: Room,
    speaker: &Speaker,
) -> Result<Message, Trouble> {
    let (table, seated) = (at.table(), bot.desk.store.seats(at.id()).await?.len());
    if let Some(why) = refused(at, seated)? {
        return Ok(Message::text(speaker.say(&why)));
    }
    if counted != Stamp(seated as u64) {
        return Ok(order::sure_to_start(table, seated, speaker));
    }
    begin(bot, table, room).await?;
    showing::show(bot, http, at.id()).await;
    Ok(Message::text(speaker.plain("bot-started-now")))
}

/// Begins what has not begun yet.
pub async fn begin(bot: &Bot, table: &TableRow, room: Room) -> Result<(), Refused> {
    match play::open(&bot.desk.store, table, room).await {
        // Somebody was faster, or has just come or gone: the lobby shows it.
        Err(Refused::Store(store::Error::Stale)) => {}
        done => {
            done?;
            bot.desk.outbox.notify_one();
        }
    }
    Ok(())
}

/// The one reason why she cannot start it now.
fn refused(at: &Admitted, seated: usize) -> Result<Option<Phrase>, Refused> {
    let table = at.table();
    if table.stage != Stage::Lobby {
        return Ok(Some(no_lobby(table.stage)));
    }
    if !at.is_host() {
        return Ok(Some(Phrase::new("bot-lobby-only-host")));
    }
    Ok(impossible(engine::game(&table.kind)?.players, seated))
}

/// Why so many cannot play a game that is for these numbers.
fn impossible(players: &[u8], seated: usize) -> Option<Phrase> {
    if players.iter().any(|&one| usize::from(one) == seated) {
        return None;
    }
    let least = players.iter().copied().min().unwrap_or(1);
    if seated < usize::from(least) {
        let few = Phrase::new("bot-lobby-too-few").number("least", i64::from(least));
        return Some(few.number("seated", seated as i64));
    }
    let players = Arg::List(players.iter().map(|&one| Arg::Number(one.into())).collect());
    Some(Phrase::new("bot-lobby-wrong-number").number("seated", seated as i64).with("players", players))
}

#[cfg(test)]
mod tests {
    use super::*;
    use words::{Language, Voice};

    #[test]
    fn too_few_is_another_reason_than_a_number_in_between() {
        let why = |seated| impossible(&[2, 4], seated).map(|why| words::say(&why, &Voice::new(Language::English)));
        assert_eq!([why(2), why(4)], [None, None]);
        assert_eq!(why(1).as_deref(), Some("This game needs at least 2 players; only one sits here so far."));
        assert_eq!(why(3).as_deref(), Some("This game cannot be played by 3; it is for 2 and 4."));
    }
}
