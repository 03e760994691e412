//! What changes a table from outside the game: turns taken back, seats left and taken, an early end.

use super::Trouble;
use super::client::Bot;
use super::message::{Button, Message, Row, Style};
use super::press_id::{END, id};
use super::speaker::Speaker;
use crate::play::{ABSENT, Moved, Refused};
use crate::store::{self, GameRow, SeatRow, Stage};
use engine::{Phrase, Refusal, Seat};
use serenity::all::Permissions;

/// Somebody who wants to change something.
pub struct Who<'a> {
    pub user: u64,
    pub name: &'a str,
    /// What she may do where she asks; nothing outside of a server.
    pub may: Option<Permissions>,
}

impl Who<'_> {
    fn sits(&self, seats: &[SeatRow]) -> Option<SeatRow> {
        seats.iter().find(|row| row.user == Some(self.user)).cloned()
    }

    /// Whoever may manage threads may end what goes on in one.
    fn manages(&self) -> bool {
        self.may.is_some_and(|may| may.contains(Permissions::MANAGE_THREADS))
    }
}

/// Takes back what was handed over at this step, or asks for it.
pub async fn take_back(bot: &Bot, game: &str, step: u64, seat: Seat) -> Result<Phrase, Trouble> {
    if bot.desk.store.handed_over(game, seat).await? != Some(step) {
        return Ok(Phrase::new("bot-nothing-to-take-back"));
    }
    said(bot.desk.take_back(game, seat).await, "bot-took-back-now")
}

pub async fn leave(bot: &Bot, game: &GameRow, who: &Who<'_>) -> Result<Phrase, Trouble> {
    if game.stage == Stage::Over {
        return Ok(Phrase::new("game-over"));
    }
    let seats = bot.desk.store.seats(&game.id).await?;
    let Some(row) = who.sits(&seats) else { return Ok(Phrase::new("bot-not-sitting")) };
    match bot.desk.leave(&game.id, row.seat, who.user, &row.name).await {
        Err(Refused::Store(store::Error::NoSeat)) => Ok(Phrase::new("bot-not-sitting")),
        done => said(done.map(|()| Moved::Done), "bot-seat-left-now"),
    }
}

pub async fn take_seat(bot: &Bot, game: &GameRow, seat: Seat, who: &Who<'_>) -> Result<Phrase, Trouble> {
    if game.stage == Stage::Over {
        return Ok(Phrase::new("game-over"));
    }
    match bot.desk.take_seat(&game.id, seat, who.user, who.name).await {
        Err(Refused::Store(store::Error::NoSeat)) => Ok(Phrase::new("bot-seat-not-open")),
        done => said(done.map(|()| Moved::Done), "bot-seat-taken-now"),
    }
}

/// Asks the others to open the seat of the one whom the table waits for; `gone` if she is no longer on the server.
pub async fn ask_for_seat(bot: &Bot, game: &GameRow, who: &Who<'_>, gone: bool) -> Result<Phrase, Trouble> {
    let seats = bot.desk.store.seats(&game.id).await?;
    let Some(row) = who.sits(&seats) else { return Ok(Phrase::new("bot-not-sitting")) };
    let absent = seats.iter().find(|one| Some(one.seat) == game.waiting);
    match absent {
        None => return Ok(Phrase::new("game-over")),
        Some(absent) if absent.seat == row.seat => return Ok(Phrase::new("bot-seat-own")),
        Some(absent) if absent.user.is_none() => return Ok(Phrase::new("bot-seat-is-open")),
        Some(absent) => {
            let waited = game.waiting_since.map_or(0, |since| bot.desk.store.clock.now() - since);
            if !gone && waited < ABSENT {
                return Ok(Phrase::new("bot-seat-too-soon").proper("name", &absent.name));
            }
        }
    }
    said(bot.desk.ask_for_seat(&game.id, row.seat).await, "bot-seat-opened-now")
}

/// Asks everybody to end a table; whoever may do it alone is asked whether she means it.
pub async fn ask_to_end(bot: &Bot, game: &GameRow, who: &Who<'_>, speaker: &Speaker) -> Result<Message, Trouble> {
    if game.stage == Stage::Over {
        return Ok(Message::text(speaker.plain("game-over")));
    }
    if who.manages() {
        let button = Button::new(id(&game.id, game.revision, END), speaker.plain("bot-button-end"));
        let row = Row::Buttons(vec![button.style(Style::Primary)]);
        return Ok(Message { rows: vec![row], ..Message::text(speaker.plain("bot-end-sure")) });
    }
    let seats = bot.desk.store.seats(&game.id).await?;
    let Some(row) = who.sits(&seats) else { return Ok(Message::text(speaker.plain("bot-end-not-yours"))) };
    let phrase = said(bot.desk.ask_to_end(&game.id, row.seat).await, "bot-ended-now")?;
    Ok(Message::text(speaker.say(&phrase)))
}

/// Ends a table, for whoever may.
pub async fn end(bot: &Bot, game: &GameRow, who: &Who<'_>) -> Result<Phrase, Trouble> {
    if !who.manages() {
        return Ok(Phrase::new("bot-end-not-yours"));
    }
    let line = Phrase::new("bot-ended-by").proper("name", who.name);
    said(bot.desk.end(&game.id, line, Some(who.user)).await.map(|()| Moved::Done), "bot-ended-now")
}

/// What came of it, in words.
fn said(done: Result<Moved, Refused>, well: &'static str) -> Result<Phrase, Trouble> {
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
