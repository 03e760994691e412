//! The story of a table by turns, newest first: a few of them at a time, and the picture of one.

use super::super::text::{fitting, heading};
use super::public::{About, turn_picture};
use super::story;
use super::views::titled;
use crate::discord::kit::limits::{LINES, OPTIONS};
use crate::discord::kit::message::{Button, Choice, File, Menu, Message, Row};
use crate::discord::kit::press::{Leaf, Press, id};
use crate::discord::kit::speaker::Speaker;
use crate::play::{Past, Sitting};
use crate::store::{Chapter, Turn};
use engine::{Audience, Everyone, Phrase, Seat, Seen};
use render::Studio;

/// How many turns a phone shows at once.
pub const TURNS: u32 = 5;

/// Where the story is open, and what stands there.
pub struct Opened {
    pub leaf: Leaf,
    pub chapter: Chapter,
    /// How the table stood after the turn whose picture is wanted.
    pub past: Option<Past>,
}

/// As this audience was told it. The picture is everybody's.
pub fn log<A: Audience>(to: A, studio: &Studio, sitting: &Sitting, opened: &Opened, speaker: &Speaker) -> Message<A> {
    let Opened { leaf, chapter, past } = opened;
    let lines: Vec<String> = chapter.turns.iter().flat_map(|turn| told(turn, speaker)).collect();
    let body = if lines.is_empty() { speaker.plain("bot-nothing-yet") } else { fitting(lines, LINES, speaker) };
    let mut message = titled(to, sitting, leaf.of, speaker.plain("bot-log"), body, speaker);
    message.content = above(opened, speaker);
    message.seen = past.iter().map(|past| picture(studio, sitting, past, speaker).shown_to(to)).collect();
    // Later turns do not move what is open.
    let here = Leaf { from: chapter.turns.first().map(|turn| turn.number).or(leaf.from), picture: None, ..*leaf };
    let mut rows = vec![players(sitting, here, speaker)];
    rows.extend(pictures(sitting, here, &chapter.turns, speaker));
    rows.extend(leaves(sitting, here, chapter, speaker));
    message.rows.splice(0..0, rows);
    message
}

/// What the picture shows, or what cannot be shown.
fn above(opened: &Opened, speaker: &Speaker) -> String {
    let Opened { leaf, chapter, past } = opened;
    match (leaf.picture, past) {
        (Some(turn), Some(past)) => return heading(&named(turn, past.by, speaker)),
        (Some(turn), None) => return speaker.say(&Phrase::new("bot-log-no-picture").number("turn", turn)),
        (None, _) => {}
    }
    let newest = chapter.turns.first().map(|turn| turn.number).filter(|_| chapter.newer.is_none() && leaf.of.is_none());
    match (leaf.from, newest) {
        (Some(wanted), Some(newest)) if wanted > newest => {
            speaker.say(&Phrase::new("bot-log-no-turn").number("turn", wanted))
        }
        _ => String::new(),
    }
}

fn told(turn: &Turn, speaker: &Speaker) -> Vec<String> {
    let when = turn.at.map(|at| format!(" · <t:{at}:R>")).unwrap_or_default();
    let mut lines = vec![format!("-# {}{when}", named(turn.number, turn.by, speaker))];
    lines.extend(story::brief(turn.by, &turn.news, speaker));
    lines
}

fn named(turn: u32, by: Option<Seat>, speaker: &Speaker) -> String {
    // A list of names is no place to be spoken to.
    let speaker = Speaker { you: None, ..speaker.clone() };
    match by {
        Some(by) => speaker.say(&Phrase::new("bot-past-turn-of").number("turn", turn).seat("who", by)),
        None => speaker.plain("bot-setup"),
    }
}

fn picture(studio: &Studio, sitting: &Sitting, past: &Past, speaker: &Speaker) -> Seen<Everyone, File> {
    let Past { by, now, before } = past;
    let (table, seats, before) = (&sitting.table, &sitting.seats, before.as_ref());
    turn_picture(&About { studio, table, seats, now, before, speaker }, *by)
}

fn leaf_id(sitting: &Sitting, press: &Press) -> String {
    id(&sitting.table.id, sitting.table.published, press)
}

/// The turns before and after; nothing where all fit.
fn leaves(sitting: &Sitting, here: Leaf, chapter: &Chapter, speaker: &Speaker) -> Option<Row> {
    let button = |to: Option<u32>, otherwise: Option<u32>, label: &'static str| {
        let press = Press::Leaf(Leaf { from: to.or(otherwise), ..here });
        Button::new(leaf_id(sitting, &press), speaker.plain(label)).enabled(to.is_some())
    };
    let newer = button(chapter.newer, here.from, "bot-button-newer");
    let older = button(chapter.older, Some(0), "bot-button-older");
    (chapter.newer.is_some() || chapter.older.is_some()).then(|| Row::Buttons(vec![newer, older]))
}

/// Whose turns to tell, from here back.
fn players(sitting: &Sitting, here: Leaf, speaker: &Speaker) -> Row {
    let plain = Speaker { you: None, ..speaker.clone() };
    let choice = |of: Option<Seat>| Choice {
        value: Leaf { of, ..here }.to_string(),
        label: match of {
            Some(seat) => plain.say(&Phrase::new("bot-name").seat("who", seat)),
            None => plain.plain("bot-log-everybody"),
        },
        description: if of == here.of { plain.plain("bot-options-now") } else { String::new() },
        emoji: None,
    };
    let all = std::iter::once(None).chain(Seat::all(sitting.published.players()).map(Some));
    let menu = leaf_id(sitting, &Press::LogOf);
    Row::Menu(Menu::one(menu, speaker.plain("bot-log-whose"), all.map(choice).take(OPTIONS).collect()))
}

fn pictures(sitting: &Sitting, here: Leaf, turns: &[Turn], speaker: &Speaker) -> Option<Row> {
    let choice = |turn: &Turn| Choice {
        value: Leaf { picture: Some(turn.number), ..here }.to_string(),
        label: named(turn.number, turn.by, speaker),
        description: String::new(),
        emoji: None,
    };
    let options: Vec<Choice> = turns.iter().map(choice).collect();
    let menu = leaf_id(sitting, &Press::LogPicture);
    (!options.is_empty()).then(|| Row::Menu(Menu::one(menu, speaker.plain("bot-log-which-picture"), options)))
}
