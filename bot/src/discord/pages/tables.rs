//! What is played on a server.

use super::text::{fitting, heading};
use crate::discord::kit::limits::LINES;
use crate::discord::kit::links;
use crate::discord::kit::message::{Button, Embed, Message, Row};
use crate::discord::kit::press::{Press, own_id};
use crate::discord::kit::speaker::Speaker;
use crate::store::{Listed, Stage};
use engine::{Arg, Phrase};

/// How many tables stand on one page.
pub const TABLES: u32 = 8;

/// One page of as many as it takes.
pub fn message(tables: &[Listed], page: u32, pages: u32, speaker: &Speaker) -> Message {
    let lines: Vec<String> = tables.iter().map(|listed| line(listed, speaker)).collect();
    let body = if lines.is_empty() { speaker.plain("bot-tables-none") } else { fitting(lines, LINES, speaker) };
    let button = |to: Option<u32>, label: &'static str| {
        to.map(|page| Button::new(own_id(&Press::Tables(page)), speaker.plain(label)))
    };
    let back = button(page.checked_sub(1), "bot-button-page-back");
    let on = button(page.checked_add(1).filter(|next| *next < pages), "bot-button-page-on");
    let buttons: Vec<Button> = back.into_iter().chain(on).collect();
    let which = Phrase::new("bot-tables-page").number("page", i64::from(page) + 1).number("pages", i64::from(pages));
    let footer = if pages > 1 { speaker.say(&which) } else { String::new() };
    Message {
        embed: Some(Embed { title: speaker.plain("bot-tables"), body, footer, ..Embed::default() }),
        rows: if buttons.is_empty() { Vec::new() } else { vec![Row::Buttons(buttons)] },
        ..Message::default()
    }
}

/// Name with its link, game, who; then whose turn it is or how many have joined, and since when.
fn line(Listed { table, seats }: &Listed, speaker: &Speaker) -> String {
    let speaker = Speaker { names: seats.iter().map(|row| row.name.clone()).collect(), ..speaker.clone() };
    let link = if table.stage == Stage::Lobby { links::to_lobby(table) } else { links::to_table(table) };
    let mut first = vec![heading(&format!("[{}]({link})", table.name))];
    first.extend(engine::game(&table.kind).ok().map(|game| speaker.say(&words::named(game.kind, "title"))));
    first.extend(table.private.then(|| speaker.plain("bot-private")));
    let who: Vec<Arg> = seats.iter().map(|row| Arg::Seat(row.seat)).collect();
    let mut second: Vec<String> = Vec::new();
    if !who.is_empty() {
        second.push(speaker.say(&Phrase::new("bot-name").with("who", Arg::List(who))));
    }
    let taken = || Phrase::new("bot-lobby-seats").number("taken", seats.len() as i64);
    second.push(speaker.say(&match table.waiting {
        Some(seat) => Phrase::new("bot-past-turn-of").number("turn", table.turn).seat("who", seat),
        None => taken().number("players", i64::from(table.players)),
    }));
    second.push(format!("<t:{}:R>", table.waiting_since.unwrap_or(table.opened)));
    format!("{}\n{}", first.join(" · "), second.join(" · "))
}
