//! The message that is seats and start in one.

use super::client::Bot;
use super::message::{Button, Embed, Message, Row, Style};
use super::panel::{bullet, heading};
use super::press_id::{JOIN, LEAVE, START, id};
use super::speaker::Speaker;
use crate::play::{self, Refused};
use crate::store::{self, GameRow, SeatRow, Stage};
use engine::Phrase;

pub fn message(game: &GameRow, seats: &[SeatRow], speaker: &Speaker) -> Message {
    let mut body = Vec::new();
    if let Ok(rules) = engine::game(&game.kind) {
        body.push(heading(&speaker.say(&words::named(rules.kind, "title"))));
        body.extend(speaker.options(rules.kind, &game.options).iter().map(|line| bullet(line)));
    }
    let taken = Phrase::new("bot-lobby-seats").number("taken", seats.len() as i64);
    body.push(speaker.say(&taken.number("players", i64::from(game.players))));
    for seat in 0..game.players {
        let number = i64::from(seat) + 1;
        let line = match seats.get(usize::from(seat)) {
            Some(row) => Phrase::new("bot-seat-line").number("number", number).seat("who", row.seat),
            None => Phrase::new("bot-lobby-free").number("number", number),
        };
        body.push(speaker.say(&line));
    }
    body.push(speaker.plain(match game.stage {
        Stage::Lobby => "bot-lobby-host",
        Stage::Playing | Stage::Over => "bot-lobby-begun",
        Stage::Closed => "bot-lobby-closed",
    }));
    let own = |key: &str, label: &'static str| Button::new(id(&game.id, 0, key), speaker.plain(label));
    let full = seats.len() >= usize::from(game.players);
    let buttons = vec![
        own(JOIN, "bot-button-join").style(Style::Primary).enabled(!full),
        own(LEAVE, "bot-button-leave"),
        own(START, "bot-button-start").style(Style::Finish),
    ];
    let title = speaker.plain("bot-lobby-title");
    Message {
        content: heading(&game.name),
        embed: Some(Embed { title, body: body.join("\n"), footer: String::new(), colour: None }),
        rows: if game.stage == Stage::Lobby { vec![Row::Buttons(buttons)] } else { Vec::new() },
        ..Message::default()
    }
}

/// Somebody pressed a button of a lobby. Answers with what only she should be told.
pub async fn press(
    bot: &Bot,
    game: &GameRow,
    key: &str,
    user: u64,
    name: &str,
) -> Result<Option<&'static str>, Refused> {
    let store = &bot.desk.store;
    match key {
        JOIN => match store.join(&game.id, user, name).await {
            Err(store::Error::NoSeat) => Ok(Some("bot-lobby-no-seat")),
            done => settled(done),
        },
        LEAVE => match store.leave(&game.id, user).await {
            Err(store::Error::NoSeat) => Ok(Some("bot-lobby-not-sitting")),
            done => settled(done),
        },
        _ if user != game.host => Ok(Some("bot-lobby-only-host")),
        _ => {
            let seats = store.seats(&game.id).await?.len();
            if !engine::game(&game.kind)?.players.iter().any(|&players| usize::from(players) == seats) {
                return Ok(Some("bot-lobby-too-few"));
            }
            match play::open(store, game).await {
                Err(Refused::Store(store::Error::Stale)) => Ok(None),
                done => {
                    done?;
                    bot.desk.outbox.notify_one();
                    Ok(None)
                }
            }
        }
    }
}

/// A lobby that is none any more shows so by itself.
fn settled(done: Result<(), store::Error>) -> Result<Option<&'static str>, Refused> {
    match done {
        Ok(()) | Err(store::Error::Stale) => Ok(None),
        Err(error) => Err(error.into()),
    }
}
