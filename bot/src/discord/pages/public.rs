//! What everybody reads: the set-up, each turn, the end. Made from what is published alone.

use super::options;
use super::text::{bullet, colour, heading, title_of};
use crate::discord::kit::message::{Button, Embed, File, Message, Row, Style};
use crate::discord::kit::permissions;
use crate::discord::kit::pictures;
use crate::discord::kit::press::{Press, id};
use crate::discord::kit::speaker::Speaker;
use crate::replay_line::ReplayLine;
use crate::store::{Record, SeatRow, TableRow};
use engine::{AnyTable, Arg, Everyone, Phrase, Seat, Seed, Seen, Standings};
use render::{Crop, Studio};
use std::sync::Arc;

/// A public message is about this.
pub struct About<'a> {
    pub studio: &'a Studio,
    pub game: &'a TableRow,
    pub seats: &'a [SeatRow],
    pub table: &'a AnyTable,
    pub before: Option<&'a AnyTable>,
    pub speaker: &'a Speaker,
}

/// What happened in a turn, and who is next.
pub struct Turn<'a> {
    pub number: u64,
    pub step: u64,
    pub by: Option<Seat>,
    pub lines: &'a [Phrase],
    pub next: Seat,
    pub waiting: &'a Phrase,
    /// Whether she is no longer on the server.
    pub gone: bool,
    /// Whether she is mentioned, and not told in another way.
    pub pings: bool,
}

/// The message with a line to all who play; those who are called are mentioned in it.
#[must_use]
pub fn to_all(
    mut message: Message,
    id: &'static str,
    seats: &[SeatRow],
    called: Vec<u64>,
    speaker: &Speaker,
) -> Message {
    let name = |row: &SeatRow| match row.user.filter(|user| called.contains(user)) {
        Some(user) => format!("<@{user}>"),
        None => row.name.clone(),
    };
    let calling = Speaker { names: seats.iter().map(name).collect(), ..speaker.clone() };
    let all: Vec<Arg> = seats.iter().filter(|row| row.user.is_some()).map(|row| Arg::Seat(row.seat)).collect();
    if !all.is_empty() {
        let line = calling.say(&Phrase::new(id).with("who", Arg::List(all)));
        message.content = format!("{} · {line}", message.content);
    }
    message.mentions = called;
    message
}

pub fn setup(about: &About, lines: &[Phrase], commitment: &str, within: bool) -> Message {
    let About { studio, game, table, speaker, .. } = about;
    let mut body = vec![heading(&title_of(table, speaker))];
    if let Ok(rules) = game.rules() {
        body.extend(options::lines(&rules, &game.options, speaker).iter().map(|line| bullet(line)));
    }
    body.push(heading(&speaker.plain("bot-seat-order")));
    for seat in Seat::all(table.players()) {
        let line = Phrase::new("bot-seat-line").number("number", i64::from(seat.0) + 1).seat("who", seat);
        body.push(speaker.say(&line));
    }
    body.extend(speaker.lines(lines, 12).iter().map(|line| bullet(line)));
    body.push(format!("{} `{commitment}`", speaker.plain("bot-commitment")));
    if !within && game.home.is_none_or(|home| home == game.channel) {
        body.push(speaker.say(&permissions::no_thread()));
    }
    let picture = pictures::public(studio, table, None, Crop::Board, speaker);
    let title = speaker.plain("bot-setup");
    Message {
        content: heading(&game.name),
        embed: Some(Embed { title, body: body.join("\n"), footer: String::new(), colour: None }),
        seen: vec![picture],
        rows: vec![Row::Buttons(vec![Button::new(
            id(&game.id, 0, &Press::Options),
            speaker.plain("bot-options-title"),
        )])],
        ..Message::default()
    }
}

pub fn turn(about: &About, turn: &Turn, picture: Option<Seen<Everyone, File>>) -> Message {
    let About { game, seats, table, speaker, .. } = about;
    let mut body: Vec<String> = speaker.first_lines(turn.lines, 7).iter().map(|line| bullet(line)).collect();
    body.push(speaker.say(turn.waiting));
    let gauge = |gauge: &engine::Gauge| {
        let name = words::named(table.kind(), gauge.name);
        speaker.say(&Phrase::new("bot-gauge").phrase("name", name).number("value", gauge.value))
    };
    let stands: Vec<String> = table.gauges(engine::Eye::Public, turn.next).iter().map(gauge).collect();
    if !stands.is_empty() {
        let who = speaker.say(&Phrase::new("bot-stands").seat("who", turn.next));
        body.push(format!("{who} {}", stands.join(" · ")));
    }
    if turn.gone {
        body.push(speaker.say(&Phrase::new("bot-left-server").seat("who", turn.next)));
    }
    let next = seats.iter().find(|row| row.seat == turn.next);
    let user = next.and_then(|row| row.user);
    if user.is_none() {
        body.push(speaker.say(&Phrase::new("bot-seat-waits").seat("who", turn.next)));
    }
    let user = user.filter(|_| turn.pings);
    let mut pinging = (*speaker).clone();
    if turn.pings {
        let called = |row: &SeatRow| row.user.map_or_else(|| row.name.clone(), |user| format!("<@{user}>"));
        pinging.names = seats.iter().map(called).collect();
    }
    let call = Phrase::new("bot-your-turn").number("turn", turn.number as i64).seat("who", turn.next);
    let title = match turn.by {
        Some(by) => speaker.say(&Phrase::new("bot-turn-of").seat("who", by)),
        None if turn.number == 1 => speaker.plain("bot-first-turn"),
        None => speaker.plain("bot-still-turn"),
    };
    let own = |press: &Press, label: &'static str| Button::new(id(&game.id, turn.step, press), speaker.plain(label));
    let mut rows = vec![Row::Buttons(vec![
        own(&Press::Turn, "bot-button-turn").style(Style::Primary),
        own(&Press::Hand, "bot-button-hand"),
        own(&Press::Board, "bot-button-board"),
        own(&Press::Since, "bot-button-since"),
        own(&Press::More, "bot-button-more"),
    ])];
    if next.is_some_and(|row| row.user.is_none()) {
        rows.push(Row::Buttons(vec![take(game, turn.step, turn.next, speaker)]));
    }
    Message {
        content: format!("**{}** · {} · {}", game.name, title_of(table, speaker), pinging.say(&call)),
        embed: Some(Embed { title, body: body.join("\n"), footer: String::new(), colour: turn.by.map(colour) }),
        seen: picture.into_iter().collect(),
        rows,
        mentions: user.into_iter().collect(),
        ..Message::default()
    }
}

/// The picture of a turn message: what changed, outlined; before the first turn the board as a decision shows it.
pub fn turn_picture(about: &About) -> Seen<Everyone, File> {
    let crop = if about.before.is_some() { Crop::Changed } else { Crop::Decision(None) };
    pictures::public(about.studio, about.table, about.before, crop, about.speaker)
}

pub fn over(about: &About, step: u64, by: Seat, lines: &[Phrase], seed: Seed, record: Record) -> Message {
    let About { studio, game, table, speaker, .. } = about;
    let standings = table.standings();
    let mut body: Vec<String> = speaker.lines(lines, 6).iter().map(|line| bullet(line)).collect();
    body.push(heading(&speaker.plain("bot-standings")));
    body.extend(scores(&standings, table, speaker));
    body.push(format!("{} `{}`", speaker.plain("bot-seed"), seed.to_hex()));
    body.push(speaker.plain("bot-verify"));
    let line = ReplayLine::of(table, game, seed, record);
    let mut files = Vec::new();
    if let Ok(json) = serde_json::to_vec(&line) {
        files.push(File { name: "replay.json", bytes: Arc::new(json), alt: String::new() });
    }
    let title = speaker.say(&Phrase::new("bot-turn-of").seat("who", by));
    let rematch = Button::new(id(&game.id, step, &Press::Rematch), speaker.plain("bot-button-rematch"));
    Message {
        content: format!("**{}** · {} · {}", game.name, title_of(table, speaker), speaker.plain("game-over")),
        embed: Some(Embed { title, body: body.join("\n"), footer: String::new(), colour: Some(colour(by)) }),
        seen: vec![pictures::standings(studio, table, &standings, speaker)],
        files,
        rows: vec![Row::Buttons(vec![rematch])],
        ..Message::default()
    }
}

/// A sentence to everybody, with the way to an open seat.
pub fn say(game: &TableRow, row: u64, line: &Phrase, open: Option<Seat>, speaker: &Speaker) -> Message {
    let story = Button::new(id(&game.id, row, &Press::Log), speaker.plain("bot-log"));
    let seat = open.map(|seat| take(game, row, seat, speaker));
    Message {
        content: format!("**{}** · {}", game.name, speaker.say(line)),
        rows: vec![Row::Buttons(seat.into_iter().chain([story]).collect())],
        ..Message::default()
    }
}

/// The end of a table before its game was over: what everybody can check is there all the same.
pub fn ended(
    game: &TableRow,
    row: u64,
    line: &Phrase,
    replay: Option<(Seed, &ReplayLine)>,
    speaker: &Speaker,
) -> Message {
    let mut body = vec![speaker.say(line)];
    let mut files = Vec::new();
    if let Some((seed, replay)) = replay {
        body.push(format!("{} `{}`", speaker.plain("bot-seed"), seed.to_hex()));
        body.push(speaker.plain("bot-verify"));
        if let Ok(json) = serde_json::to_vec(replay) {
            files.push(File { name: "replay.json", bytes: Arc::new(json), alt: String::new() });
        }
    }
    let rematch = Button::new(id(&game.id, row, &Press::Rematch), speaker.plain("bot-button-rematch"));
    Message {
        content: format!("**{}** · {}", game.name, speaker.plain("bot-ended")),
        embed: Some(Embed { body: body.join("\n"), ..Embed::default() }),
        files,
        rows: vec![Row::Buttons(vec![rematch])],
        ..Message::default()
    }
}

/// What is left of a turn message that was taken back.
pub fn taken_back(game: &TableRow, speaker: &Speaker) -> Message {
    Message::text(format!("**{}** · {}", game.name, speaker.plain("bot-taken-back")))
}

fn take(game: &TableRow, step: u64, seat: Seat, speaker: &Speaker) -> Button {
    Button::new(id(&game.id, step, &Press::Seat(seat)), speaker.plain("bot-button-seat")).style(Style::Finish)
}

fn scores(standings: &Standings, table: &AnyTable, speaker: &Speaker) -> Vec<String> {
    let mut scores: Vec<_> = standings.seats.iter().collect();
    scores.sort_by_key(|score| (score.rank, score.seat));
    let line = |score: &&engine::Score| {
        let total = Phrase::new("bot-score").number("rank", score.rank).seat("who", score.seat);
        let category = |(name, points): &(&'static str, i32)| {
            let name = words::category(table.kind(), name);
            speaker.say(&Phrase::new("bot-gauge").phrase("name", name).number("value", *points))
        };
        // What brought nothing is in the picture.
        let by: Vec<String> = score.by.iter().filter(|(_, points)| *points != 0).map(category).collect();
        format!("{}\n{}", heading(&speaker.say(&total.number("total", score.total))), by.join(" · "))
    };
    scores.iter().map(line).collect()
}
