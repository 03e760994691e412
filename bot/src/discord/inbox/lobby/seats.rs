//! The buttons of a lobby: sit down, stand up, begin.

use super::opening::too_many;
use crate::discord::bot::Bot;
use crate::discord::inbox::door::Admitted;
use crate::play::{self, Refused, Room};
use crate::store;
use engine::Phrase;

/// Somebody sits down. Answers with what only she should be told, as the others here do.
pub async fn join(bot: &Bot, at: &Admitted, name: &str) -> Result<Option<Phrase>, Refused> {
    match bot.desk.store.join(at.id(), at.user(), name).await {
        Err(store::Error::NoSeat) => Ok(Some(Phrase::new("bot-lobby-no-seat"))),
        Err(store::Error::Removed) => Ok(Some(Phrase::new("bot-lobby-removed"))),
        done => settled(done),
    }
}

pub async fn leave(bot: &Bot, at: &Admitted) -> Result<Option<Phrase>, Refused> {
    match bot.desk.store.leave(at.id(), at.user()).await {
        Err(store::Error::NoSeat) => Ok(Some(Phrase::new("bot-lobby-not-sitting"))),
        done => settled(done),
    }
}

/// Begins the game; it talks in this room.
pub async fn start(bot: &Bot, at: &Admitted, room: Room) -> Result<Option<Phrase>, Refused> {
    let (store, game) = (&bot.desk.store, at.game());
    if !at.is_host() {
        return Ok(Some(Phrase::new("bot-lobby-only-host")));
    }
    let seats = store.seats(&game.id).await?.len();
    if !engine::game(&game.kind)?.players.iter().any(|&players| usize::from(players) == seats) {
        return Ok(Some(Phrase::new("bot-lobby-too-few")));
    }
    match play::open(store, game, room).await {
        Err(Refused::Store(store::Error::Stale)) => {}
        done => {
            done?;
            bot.desk.outbox.notify_one();
        }
    }
    Ok(None)
}

/// Of a lobby that has begun or was closed nobody need be told: its message shows it.
fn settled(done: Result<(), store::Error>) -> Result<Option<Phrase>, Refused> {
    match done {
        Ok(()) | Err(store::Error::Stale) => Ok(None),
        Err(error) => too_many(&error).map(Some).ok_or(Refused::Store(error)),
    }
}
