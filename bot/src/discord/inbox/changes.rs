//! What changes a table from outside the game: turns taken back, seats left and taken, an early end.

use super::door::Admitted;
use super::lobby::opening::too_many;
use crate::discord::bot::Bot;
use crate::discord::kit::message::Message;
use crate::discord::kit::speaker::Speaker;
use crate::discord::kit::trouble::Trouble;
use crate::discord::pages::order;
use crate::ids::Revision;
use crate::play::{ABSENT, Moved, Refused};
use crate::store::{self, Stage};
use engine::{Phrase, Refusal, Seat};

/// Takes back what was handed over at this revision, or asks for it.
pub async fn take_back(bot: &Bot, at: &Admitted, handed_over: Revision) -> Result<Phrase, Trouble> {
    let Some(seat) = at.seat() else { return Ok(Phrase::new("bot-not-sitting")) };
    if bot.desk.store.handed_over(at.id(), seat).await? != Some(handed_over) {
        return Ok(Phrase::new("bot-nothing-to-take-back"));
    }
    said(bot.desk.take_back(at.id(), seat).await, "bot-took-back-now")
}

/// Asks whether she means it.
pub fn ask_to_leave(at: &Admitted, speaker: &Speaker) -> Message {
    match (at.table().stage, at.seat()) {
        (Stage::Over, _) => Message::text(speaker.plain("game-over")),
        (_, None) => Message::text(speaker.plain("bot-not-sitting")),
        (_, Some(_)) => order::sure_to_leave(at.table(), speaker),
    }
}

pub async fn leave(bot: &Bot, at: &Admitted) -> Result<Phrase, Trouble> {
    if at.table().stage == Stage::Over {
        return Ok(Phrase::new("game-over"));
    }
    let seats = bot.desk.store.seats(at.id()).await?;
    let row = seats.iter().find(|row| row.user == Some(at.user()));
    let Some(row) = row else { return Ok(Phrase::new("bot-not-sitting")) };
    match bot.desk.leave(at.id(), row.seat, at.user(), &row.name).await {
        Err(Refused::Store(store::Error::NoSeat)) => Ok(Phrase::new("bot-not-sitting")),
        done => {
            let well = if at.table().private { "bot-seat-left-private" } else { "bot-seat-left-now" };
            said(done.map(|()| Moved::Done), well)
        }
    }
}

pub async fn take_seat(bot: &Bot, at: &Admitted, seat: Seat, name: &str) -> Result<Phrase, Trouble> {
    if at.table().stage == Stage::Over {
        return Ok(Phrase::new("game-over"));
    }
    match bot.desk.take_seat(at.id(), seat, at.user(), name).await {
        Err(Refused::Store(store::Error::NoSeat)) => Ok(Phrase::new("bot-seat-not-open")),
        done => said(done.map(|()| Moved::Done), "bot-seat-taken-now"),
    }
}

/// Asks the others to open the seat of the one whom the table waits for; `gone` if she is no longer on the server.
pub async fn ask_for_seat(bot: &Bot, at: &Admitted, gone: bool) -> Result<Phrase, Trouble> {
    let Some(seat) = at.seat() else { return Ok(Phrase::new("bot-not-sitting")) };
    let (table, seats) = (at.table(), bot.desk.store.seats(at.id()).await?);
    let absent = seats.iter().find(|one| Some(one.seat) == table.waiting);
    match absent {
        None => return Ok(Phrase::new("game-over")),
        Some(absent) if absent.seat == seat => return Ok(Phrase::new("bot-seat-own")),
        Some(absent) if absent.user.is_none() => return Ok(Phrase::new("bot-seat-is-open")),
        Some(absent) => {
            let waited = table.waiting_since.map_or(0, |since| bot.desk.store.clock.now() - since);
            if !gone && waited < ABSENT {
                return Ok(Phrase::new("bot-seat-too-soon").proper("name", &absent.name));
            }
        }
    }
    said(bot.desk.ask_for_seat(at.id(), seat).await, "bot-seat-opened-now")
}

/// Asks everybody to end a table; whoever may do it alone is asked whether she means it.
pub async fn ask_to_end(bot: &Bot, at: &Admitted, speaker: &Speaker) -> Result<Message, Trouble> {
    let table = at.table();
    if table.stage == Stage::Over {
        return Ok(Message::text(speaker.plain("game-over")));
    }
    if at.moderates() {
        return Ok(order::sure_to_end(table, speaker));
    }
    Ok(Message::text(speaker.say(&ask_all_to_end(bot, at).await?)))
}

/// Asks the players to end a table: one of them, or whoever could end it alone.
pub async fn ask_all_to_end(bot: &Bot, at: &Admitted) -> Result<Phrase, Trouble> {
    match at.seat() {
        _ if at.table().stage == Stage::Over => Ok(Phrase::new("game-over")),
        None if !at.moderates() => Ok(Phrase::new("bot-end-not-yours")),
        seat => said(bot.desk.ask_to_end(at.id(), seat).await, "bot-ended-now"),
    }
}

/// Ends a table, for whoever may.
pub async fn end(bot: &Bot, at: &Admitted, name: &str) -> Result<Phrase, Trouble> {
    if !at.moderates() {
        return Ok(Phrase::new("bot-end-not-yours"));
    }
    let line = Phrase::new("bot-ended-by").proper("name", name);
    said(bot.desk.end(at.id(), line, Some(at.user())).await.map(|()| Moved::Done), "bot-ended-now")
}

/// What came of it, in words.
fn said(done: Result<Moved, Refused>, well: &'static str) -> Result<Phrase, Trouble> {
    if let Err(Refused::Store(error)) = &done {
        if let Some(full) = too_many(error) {
            return Ok(full);
        }
        if let store::Error::TooSoon { until } = error {
            return Ok(Phrase::new("bot-ask-too-soon").proper("when", &format!("<t:{until}:R>")));
        }
    }
    Ok(Phrase::new(match done {
        Ok(Moved::Done) => well,
        Ok(Moved::Open) => "bot-ask-sent",
        Ok(Moved::Declined) => "bot-ask-declined",
        Ok(Moved::Void) | Err(Refused::Rules(Refusal::Stale) | Refused::Store(store::Error::Stale)) => "bot-ask-void",
        Ok(Moved::NotAsked) => "bot-ask-not-asked",
        Err(Refused::Rules(Refusal::Over)) => "game-over",
        Err(Refused::Rules(Refusal::Sealed)) => "bot-nothing-to-take-back",
        Err(error) => return Err(error.into()),
    }))
}
