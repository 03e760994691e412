//! The message that is seats and start in one.

use super::options;
use super::text::{bullet, heading};
use crate::discord::kit::message::{Button, Choice, Embed, Menu, Message, Row, Style};
use crate::discord::kit::press::{Press, id};
use crate::discord::kit::speaker::Speaker;
use crate::ids::{Stamp, UserId};
use crate::store::{Guest, Lobby, Stage};
use engine::Phrase;
use render::MARKS;

pub fn message(lobby: &Lobby, speaker: &Speaker) -> Message {
    let Lobby { table, seats, .. } = lobby;
    let mut body = Vec::new();
    if let Ok(rules) = table.rules() {
        body.push(heading(&speaker.say(&words::named(rules.kind, "title"))));
        body.extend(options::lines(&rules, &table.options, speaker).iter().map(|line| bullet(line)));
    }
    let taken = Phrase::new("bot-lobby-seats").number("taken", seats.len() as i64);
    body.push(speaker.say(&taken.number("players", i64::from(table.players))));
    for seat in 0..table.players {
        let number = i64::from(seat) + 1;
        body.push(match seats.get(usize::from(seat)) {
            Some(row) => {
                let line = Phrase::new("bot-seat-line").number("number", number).seat("who", row.seat);
                let ready = (row.ready && table.stage == Stage::Lobby).then(|| speaker.plain("bot-seat-ready"));
                let colour = row.colour.map(|colour| speaker.say(&colour_named(colour)));
                [Some(speaker.say(&line)), colour, ready].into_iter().flatten().collect::<Vec<_>>().join(" · ")
            }
            None => speaker.say(&Phrase::new("bot-lobby-free").number("number", number)),
        });
    }
    if table.private {
        body.push(speaker.plain("bot-private-about"));
    }
    match table.stage {
        Stage::Lobby => body.extend(waiting(lobby, speaker)),
        Stage::Playing | Stage::Over if table.home == Some(table.channel) => {
            body.push(speaker.plain("bot-lobby-begun-here"));
        }
        Stage::Playing | Stage::Over => body.push(speaker.plain("bot-lobby-begun")),
        Stage::Closed => body.push(speaker.plain("bot-lobby-closed")),
    }
    let title = speaker.plain("bot-lobby-title");
    Message {
        content: heading(&table.name),
        embed: Some(Embed { title, body: body.join("\n"), ..Embed::default() }),
        rows: if table.stage == Stage::Lobby { rows(lobby, speaker) } else { Vec::new() },
        ..Message::default()
    }
}

/// The same when it is first posted: those who are invited are called.
#[must_use]
pub fn calling(mut message: Message, line: &'static str, guests: &[UserId], speaker: &Speaker) -> Message {
    if !guests.is_empty() {
        message.content = format!("{} · {} {}", message.content, speaker.plain(line), called(guests));
        message.mentions = guests.to_vec();
    }
    message
}

/// Who is awaited, and how it will start.
fn waiting(lobby: &Lobby, speaker: &Speaker) -> Vec<String> {
    let Lobby { table, seats, guests } = lobby;
    let sits = |guest: &&Guest| seats.iter().any(|seat| seat.user == Some(guest.user));
    let (declined, awaited): (Vec<&Guest>, Vec<&Guest>) =
        guests.iter().filter(|guest| !sits(guest)).partition(|guest| guest.declined);
    let mut lines = Vec::new();
    for (line, people) in [("bot-lobby-invited", awaited), ("bot-lobby-declined", declined)] {
        if !people.is_empty() {
            let people: Vec<UserId> = people.iter().map(|guest| guest.user).collect();
            lines.push(format!("{} {}", speaker.plain(line), called(&people)));
        }
    }
    lines.push(speaker.plain(if table.by_lot { "bot-lobby-by-lot" } else { "bot-lobby-by-arrival" }));
    lines.push(speaker.plain(if table.when_ready { "bot-lobby-when-ready" } else { "bot-lobby-host" }));
    lines
}

fn called(people: &[UserId]) -> String {
    people.iter().map(|user| format!("<@{user}>")).collect::<Vec<_>>().join(" ")
}

fn rows(lobby: &Lobby, speaker: &Speaker) -> Vec<Row> {
    let Lobby { table, seats, guests } = lobby;
    let own = |press: &Press, label: &'static str| Button::new(id(&table.id, Stamp::ANY, press), speaker.plain(label));
    let full = seats.len() >= usize::from(table.players);
    let always = vec![
        own(&Press::Join, "bot-button-join").style(Style::Primary).enabled(!full),
        own(&Press::Leave, "bot-button-leave"),
        own(&Press::Options, "bot-button-options"),
        own(&Press::Start, "bot-button-start").style(Style::Finish),
        own(&Press::Manage, "bot-button-manage"),
    ];
    let mut more = vec![own(&Press::Colours, "bot-button-colours")];
    more.extend(table.when_ready.then(|| own(&Press::Ready, "bot-button-ready")));
    let awaits = |guest: &Guest| !guest.declined && seats.iter().all(|seat| seat.user != Some(guest.user));
    more.extend(guests.iter().any(awaits).then(|| own(&Press::Refuse, "bot-button-decline")));
    vec![Row::Buttons(always), Row::Buttons(more)]
}

/// A colour by its number.
fn colour_named(colour: u8) -> Phrase {
    Phrase::new(format!("seat-{colour}"))
}

/// The colours to choose from, for somebody who sits there: those of others are not among them.
pub fn colours(lobby: &Lobby, user: UserId, note: Option<&'static str>, speaker: &Speaker) -> Message {
    let others: Vec<u8> =
        lobby.seats.iter().filter(|seat| seat.user != Some(user)).filter_map(|seat| seat.colour).collect();
    let now = lobby.seats.iter().find(|seat| seat.user == Some(user)).and_then(|seat| seat.colour);
    let choice = |value: String, label: String| Choice { value, label, description: String::new(), emoji: None };
    let free = (0..MARKS.len() as u8).filter(|colour| !others.contains(colour));
    let any = choice(ANY_COLOUR.to_owned(), speaker.plain("bot-colour-any"));
    let options =
        free.map(|colour| choice(colour.to_string(), speaker.say(&colour_named(colour)))).chain([any]).collect();
    let id = id(&lobby.table.id, Stamp::ANY, &Press::Colour);
    let menu = Menu::one(id, speaker.plain("bot-colour-which"), options);
    let menu = menu.chosen(&now.map_or(ANY_COLOUR.to_owned(), |colour| colour.to_string()));
    Message { rows: vec![Row::Menu(menu)], ..Message::text(speaker.plain(note.unwrap_or("bot-colour-which"))) }
}

/// Whoever wishes for no colour gets one that is left.
pub const ANY_COLOUR: &str = "any";
