//! The message that is seats and start in one.

use super::client::{Bot, Line};
use super::door::Admitted;
use super::message::{Button, Embed, Message, Row, Style};
use super::panel::{bullet, heading};
use super::press_id::{JOIN, LEAVE, MANAGE, OPTIONS, START, id};
use super::speaker::Speaker;
use super::{Trouble, options, patience};
use crate::play::{self, Refused, Room};
use crate::store::{self, GameRow, Limit, NewLobby, SeatRow, Stage, Store};
use engine::Phrase;
use serenity::all::{ChannelId, MessageId};
use words::Language;

pub fn message(game: &GameRow, seats: &[SeatRow], speaker: &Speaker) -> Message {
    let mut body = Vec::new();
    if let Ok(rules) = game.rules() {
        body.push(heading(&speaker.say(&words::named(rules.kind, "title"))));
        body.extend(options::lines(&rules, &game.options, speaker).iter().map(|line| bullet(line)));
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
        Stage::Playing | Stage::Over if game.home == Some(game.channel) => "bot-lobby-begun-here",
        Stage::Playing | Stage::Over => "bot-lobby-begun",
        Stage::Closed => "bot-lobby-closed",
    }));
    let own = |key: &str, label: &'static str| Button::new(id(&game.id, 0, key), speaker.plain(label));
    let full = seats.len() >= usize::from(game.players);
    let buttons = vec![
        own(JOIN, "bot-button-join").style(Style::Primary).enabled(!full),
        own(LEAVE, "bot-button-leave"),
        own(OPTIONS, "bot-button-options"),
        own(START, "bot-button-start").style(Style::Finish),
        own(MANAGE, "bot-button-manage"),
    ];
    let title = speaker.plain("bot-lobby-title");
    Message {
        content: heading(&game.name),
        embed: Some(Embed { title, body: body.join("\n"), footer: String::new(), colour: None }),
        rows: if game.stage == Stage::Lobby { vec![Row::Buttons(buttons)] } else { Vec::new() },
        ..Message::default()
    }
}

/// Shows a lobby as it is by now, after whatever was to be shown before. May fail without harm: a press on what is left
/// shows the same.
pub async fn show(bot: &Bot, http: &Line, id: &str) {
    if let Err(error) = shown(bot, http, id).await {
        tracing::warn!(%error, "a lobby is shown as it was");
    }
}

async fn shown(bot: &Bot, http: &Line, id: &str) -> Result<(), Trouble> {
    let store = &bot.desk.store;
    let _pass = bot.turnstile.pass(id).await;
    let (game, seats) = (store.game(id).await?, store.seats(id).await?);
    let Some(message) = game.lobby_message else { return Ok(()) };
    let shown = self::message(&game, &seats, &Speaker::public(&seats)).edit()?;
    let (channel, message) = (ChannelId::new(game.channel), MessageId::new(message));
    let edit = || channel.edit_message(http, message, shown.clone());
    let edited = async { Ok(patience::patiently(&patience::A_WHILE, edit).await?) };
    patience::not_for_ever(edited).await.map(drop)
}

/// Opens a lobby, or the one in which a table is played again, under a name that people can say; answers with its id.
pub async fn open(store: &Store, new: &NewLobby<'_>, again: Option<&str>) -> Result<String, store::Error> {
    loop {
        let name = table_name(store, new).await?;
        let named = NewLobby { name: &name, ..*new };
        let opened = match again {
            Some(of) => store.open_rematch(of, &named).await,
            None => store.open_lobby(&named).await.map(|()| new.id.to_owned()),
        };
        // Somebody may have taken that name this very moment.
        if !matches!(opened, Err(store::Error::NameTaken)) {
            return opened;
        }
    }
}

/// A name that no other table of the server goes by at the moment.
async fn table_name(store: &Store, new: &NewLobby<'_>) -> Result<String, store::Error> {
    let letters = new.id.len();
    for (first, apart) in (1..letters).flat_map(|apart| (0..letters).map(move |first| (first, apart))) {
        let name = named(new.id, first, (first + apart) % letters);
        if !store.name_in_use(new.guild, &name).await? {
            return Ok(name);
        }
    }
    // Hundreds of tables at once: then they are numbered.
    let mut number = 2;
    loop {
        let name = format!("{} {number}", named(new.id, 0, 1));
        if !store.name_in_use(new.guild, &name).await? {
            return Ok(name);
        }
        number += 1;
    }
}

/// From two letters of the id.
fn named(id: &str, first: usize, second: usize) -> String {
    let letter = |at: usize| id.as_bytes().get(at).copied().unwrap_or_default() % 16;
    let name = Phrase::new("bot-table-name")
        .name("first", format!("bot-first-{}", letter(first)))
        .name("second", format!("bot-second-{}", letter(second)));
    Speaker::new(Language::English, Vec::new()).say(&name)
}

/// Somebody who presses a button of a lobby.
pub struct Presser<'a> {
    pub at: &'a Admitted,
    pub name: &'a str,
    /// Where the table can talk.
    pub room: Room,
}

/// Does what was pressed. Answers with what only the presser should be told.
pub async fn press(bot: &Bot, key: &str, by: &Presser<'_>) -> Result<Option<Phrase>, Refused> {
    let &Presser { at, name, room } = by;
    let (game, user) = (at.game(), at.user());
    let store = &bot.desk.store;
    match key {
        JOIN => match store.join(&game.id, user, name).await {
            Err(store::Error::NoSeat) => Ok(Some(Phrase::new("bot-lobby-no-seat"))),
            Err(store::Error::Removed) => Ok(Some(Phrase::new("bot-lobby-removed"))),
            done => settled(done),
        },
        LEAVE => match store.leave(&game.id, user).await {
            Err(store::Error::NoSeat) => Ok(Some(Phrase::new("bot-lobby-not-sitting"))),
            done => settled(done),
        },
        _ if user != game.host => Ok(Some(Phrase::new("bot-lobby-only-host"))),
        _ => {
            let seats = store.seats(&game.id).await?.len();
            if !engine::game(&game.kind)?.players.iter().any(|&players| usize::from(players) == seats) {
                return Ok(Some(Phrase::new("bot-lobby-too-few")));
            }
            match play::open(store, game, room).await {
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
fn settled(done: Result<(), store::Error>) -> Result<Option<Phrase>, Refused> {
    match done {
        Ok(()) | Err(store::Error::Stale) => Ok(None),
        Err(error) => too_many(&error).map(Some).ok_or(Refused::Store(error)),
    }
}

/// What somebody has too much of to get more, in a sentence.
pub fn too_many(error: &store::Error) -> Option<Phrase> {
    let &store::Error::TooMany(limit, most) = error else { return None };
    let id = match limit {
        Limit::Lobbies => "bot-limit-lobbies",
        Limit::Tables => "bot-limit-tables",
        Limit::Channel => "bot-limit-channel",
        Limit::Server => "bot-limit-server",
    };
    Some(Phrase::new(id).number("most", i64::from(most)))
}
