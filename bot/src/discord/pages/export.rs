//! A table as a file: what its reader may know, and everything once the game is over.

use crate::discord::kit::message::{File, Message};
use crate::discord::kit::speaker::Speaker;
use crate::play::Sitting;
use crate::replay_line::ReplayLine;
use crate::store::{Error, Record};
use engine::{AnyView, Audience, Eye, News, Seed, Seen};
use serde_json::json;

/// While the game runs: the view and the story of this audience.
pub fn running<A: Audience>(
    view: Seen<A, AnyView>,
    sitting: &Sitting,
    story: &[News],
    speaker: &Speaker,
) -> Result<Message<A>, Error> {
    let (table, now, to) = (&sitting.table, &sitting.published, view.audience());
    let seat = match to.eye() {
        Eye::Public => None,
        Eye::Seat(seat) => Some(seat.0),
    };
    let json = serde_json::to_vec(&json!({
        "game": table.kind, "rules_version": now.version(), "options": table.options, "players": now.players(), "turn": table.turn,
        "seat": seat, "view": serde_json::to_value(view.get())?,
        "story": speaker.lines(story, usize::MAX),
    }))?;
    let file = view.map(|_| file(json));
    Ok(Message { content: speaker.plain("bot-export-running"), seen: vec![file], ..Message::to(to) })
}

/// Afterwards: the record that `railhead replay` plays again.
pub fn over(sitting: &Sitting, seed: Seed, record: Record, speaker: &Speaker) -> Result<Message, Error> {
    let json = serde_json::to_vec(&ReplayLine::of(&sitting.draft, &sitting.table, seed, record))?;
    Ok(Message { content: speaker.plain("bot-export-over"), files: vec![file(json)], ..Message::default() })
}

fn file(json: Vec<u8>) -> File {
    File::data("table.json", json)
}
