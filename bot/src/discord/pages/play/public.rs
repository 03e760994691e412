//! What everybody reads: the set-up, each turn, the end. Made from what is published alone.

use super::super::options;
use super::super::text::{bullet, colour, heading, title_of};
use super::boards::scores;
use super::story;
use crate::discord::kit::message::{Button, Embed, File, Message, Row, Style};
use crate::discord::kit::permissions;
use crate::discord::kit::pictures;
use crate::discord::kit::press::{Press, id};
use crate::discord::kit::speaker::Speaker;
use crate::ids::{PostId, Revision, Stamp, UserId};
use crate::replay_line::ReplayLine;
use crate::store::{Record, SeatRow, TableRow, Telling};
use engine::{AnyTable, Arg, Everyone, News, Phrase, Seat, Seed, Seen};
use render::{Crop, Studio};

/// A public message is about this.
pub struct About<'a> {
    pub studio: &'a Studio,
    pub table: &'a TableRow,
    pub seats: &'a [SeatRow],
    pub now: &'a AnyTable,
    pub before: Option<&'a AnyTable>,
    pub speaker: &'a Speaker,
}

/// What happened in a turn, and who is next.
pub struct Turn<'a> {
    pub number: u32,
    pub step: Revision,
    pub by: Option<Seat>,
    pub lines: &'a [News],
    pub next: Seat,
    pub waiting: &'a Phrase,
    /// Whether she is no longer on the server.
    pub gone: bool,
    /// Whether she is mentioned: she is not told in another way, or the message is an edit, which nobody hears.
    pub pings: bool,
    /// Nobody has begun a turn yet.
    pub setting_up: bool,
}

/// The message with a line to all who play; those who are called are mentioned in it.
#[must_use]
pub fn to_all(
    mut message: Message,
    id: &'static str,
    seats: &[SeatRow],
    called: Vec<UserId>,
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

pub fn setup(about: &About, lines: &[News], commitment: &str, within: bool) -> Message {
    let About { studio, table, now, speaker, .. } = about;
    let mut body = vec![heading(&title_of(now, speaker))];
    if let Ok(rules) = table.rules() {
        body.extend(options::lines(&rules, &table.options, speaker).iter().map(|line| bullet(line)));
    }
    body.push(heading(&speaker.plain("bot-seat-order")));
    for seat in Seat::all(now.players()) {
        let line = Phrase::new("bot-seat-line").number("number", i64::from(seat.0) + 1).seat("who", seat);
        body.push(speaker.say(&line));
    }
    body.extend(speaker.lines(lines, 12).iter().map(|line| bullet(line)));
    body.push(format!("{} `{commitment}`", speaker.plain("bot-commitment")));
    if !within && table.home.is_none_or(|home| home == table.channel) {
        body.push(speaker.say(&permissions::no_thread()));
    }
    let picture = pictures::public(studio, now, None, Crop::Board, speaker);
    let title = speaker.plain("bot-setup");
    Message {
        content: heading(&table.name),
        embed: Some(Embed { title, body: body.join("\n"), ..Embed::default() }),
        seen: vec![picture],
        rows: vec![Row::Buttons(vec![Button::new(
            id(&table.id, Stamp::ANY, &Press::Options),
            speaker.plain("bot-options-title"),
        )])],
        ..Message::default()
    }
}

pub fn turn(about: &About, turn: &Turn, picture: Option<Seen<Everyone, File>>) -> Message {
    let About { table, seats, now, speaker, .. } = about;
    let mut body = lines_of(turn.by.filter(|_| !turn.setting_up), turn.lines, speaker);
    body.extend(story::call(now, turn.next, turn.waiting, speaker));
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
    let call = Phrase::new("bot-your-turn").number("turn", turn.number).seat("who", turn.next);
    let title = match turn.by {
        _ if turn.setting_up => speaker.plain("bot-setting-up"),
        Some(by) => speaker.say(&Phrase::new("bot-name").seat("who", by)),
        None if turn.number == 1 => speaker.plain("bot-first-turn"),
        None => speaker.plain("bot-still-turn"),
    };
    let own = |press: &Press, label: &'static str| Button::new(id(&table.id, turn.step, press), speaker.plain(label));
    let mut buttons = vec![own(&Press::Turn, "bot-button-turn").style(Style::Primary)];
    buttons.extend(now.has_hands().then(|| own(&Press::Hand, "bot-button-hand")));
    buttons.extend([
        own(&Press::Boards, "bot-button-boards"),
        own(&Press::Since, "bot-button-since"),
        own(&Press::More, "bot-button-more"),
    ]);
    let mut rows = vec![Row::Buttons(buttons)];
    if next.is_some_and(|row| row.user.is_none()) {
        rows.push(Row::Buttons(vec![take(table, turn.step, turn.next, speaker)]));
    }
    Message {
        content: format!("**{}** · {} · {}", table.name, title_of(now, speaker), pinging.say(&call)),
        embed: Some(Embed {
            title,
            body: body.join("\n"),
            colour: turn.by.filter(|_| !turn.setting_up).map(|by| colour(by, speaker)),
            ..Embed::default()
        }),
        seen: picture.into_iter().collect(),
        rows,
        mentions: user.into_iter().collect(),
        ..Message::default()
    }
}

/// What a turn message tells; before the first turn everybody's choices in their order.
fn lines_of(by: Option<Seat>, news: &[News], speaker: &Speaker) -> Vec<String> {
    match by {
        Some(by) => story::told(Some(by), news, speaker),
        None => speaker.lines(news, 12).iter().map(|line| bullet(line)).collect(),
    }
}

/// The picture of a turn message: what changed, outlined; before the first turn the board as a decision shows it.
pub fn turn_picture(about: &About, by: Option<Seat>) -> Seen<Everyone, File> {
    let crop = if about.before.is_some() { Crop::Changed(by) } else { Crop::Decision(None) };
    pictures::public(about.studio, about.now, about.before, crop, about.speaker)
}

pub fn over(about: &About, step: Revision, by: Seat, lines: &[News], seed: Seed, record: Record) -> Message {
    let About { studio, table, now, speaker, .. } = about;
    let standings = now.standings();
    let mut body: Vec<String> = story::told(Some(by), lines, speaker);
    body.push(heading(&speaker.plain("bot-standings")));
    body.extend(scores(&standings, now, speaker));
    body.push(format!("{} `{}`", speaker.plain("bot-seed"), seed.to_hex()));
    body.push(speaker.plain("bot-verify"));
    let line = ReplayLine::of(now, table, seed, record);
    let mut files = Vec::new();
    if let Ok(json) = serde_json::to_vec(&line) {
        files.push(File::data("replay.json", json));
    }
    let title = speaker.say(&Phrase::new("bot-name").seat("who", by));
    let rematch = Button::new(id(&table.id, step, &Press::Rematch), speaker.plain("bot-button-rematch"));
    Message {
        content: format!("**{}** · {} · {}", table.name, title_of(now, speaker), speaker.plain("game-over")),
        embed: Some(Embed { title, body: body.join("\n"), colour: Some(colour(by, speaker)), ..Embed::default() }),
        seen: vec![pictures::standings(studio, now, &standings, speaker)],
        files,
        rows: vec![Row::Buttons(vec![rematch])],
        ..Message::default()
    }
}

/// A sentence to everybody, with the way to an open seat.
pub fn say(table: &TableRow, row: PostId, line: &Phrase, open: Option<Seat>, speaker: &Speaker) -> Message {
    let story = Button::new(id(&table.id, row, &Press::Log), speaker.plain("bot-log"));
    let seat = open.map(|seat| take(table, row, seat, speaker));
    Message {
        content: format!("**{}** · {}", table.name, speaker.say(line)),
        rows: vec![Row::Buttons(seat.into_iter().chain([story]).collect())],
        ..Message::default()
    }
}

/// The same, with a mention of these.
pub fn calling(mut message: Message, called: Vec<UserId>) -> Message {
    let names: Vec<String> = called.iter().map(|user| format!(" <@{user}>")).collect();
    message.content.push_str(&names.concat());
    message.mentions = called;
    message
}

/// The end of a table before its game was over: what everybody can check is there all the same.
pub fn ended(
    table: &TableRow,
    row: PostId,
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
            files.push(File::data("replay.json", json));
        }
    }
    let rematch = Button::new(id(&table.id, row, &Press::Rematch), speaker.plain("bot-button-rematch"));
    Message {
        content: format!("**{}** · {}", table.name, speaker.plain("bot-ended")),
        embed: Some(Embed { body: body.join("\n"), ..Embed::default() }),
        files,
        rows: vec![Row::Buttons(vec![rematch])],
        ..Message::default()
    }
}

/// A turn message once the turn it called for is over: what it told, and no call. It stays known by whom it called.
pub fn past(table: &TableRow, told: &Telling, called: Option<(u32, Seat)>, speaker: &Speaker) -> Message {
    let label = match called.or(told.of) {
        Some((turn, who)) => Phrase::new("bot-past-turn-of").number("turn", turn).seat("who", who),
        None => Phrase::new("bot-past-turn"),
    };
    let by = told.of.map(|(_, by)| by);
    let body = lines_of(by, &told.news, speaker).join("\n");
    let embed = (!body.is_empty()).then(|| Embed {
        title: match by {
            Some(by) => speaker.say(&Phrase::new("bot-name").seat("who", by)),
            None if told.setting_up => speaker.plain("bot-setting-up"),
            None => String::new(),
        },
        body,
        colour: by.map(|by| colour(by, speaker)),
        ..Embed::default()
    });
    Message { content: format!("**{}** · {}", table.name, speaker.say(&label)), embed, ..Message::default() }
}

/// What is left of a turn message that was taken back.
pub fn taken_back(table: &TableRow, speaker: &Speaker) -> Message {
    Message::text(format!("**{}** · {}", table.name, speaker.plain("bot-taken-back")))
}

fn take(table: &TableRow, stamp: impl Into<Stamp>, seat: Seat, speaker: &Speaker) -> Button {
    Button::new(id(&table.id, stamp, &Press::Seat(seat)), speaker.plain("bot-button-seat")).style(Style::Finish)
}
