//! A table as a file: what its reader may know, and everything once the game is over.

use crate::discord::kit::message::{File, Message};
use crate::discord::kit::speaker::Speaker;
use crate::play::Sitting;
use crate::replay_line::ReplayLine;
use crate::store::{Error, Record};
use engine::{Phrase, Seat, Seed};
use serde_json::json;
use std::sync::Arc;

/// While the game runs: the view and the story of this seat, or of everybody.
pub fn running(sitting: &Sitting, seat: Option<Seat>, story: &[Phrase], speaker: &Speaker) -> Result<Message, Error> {
    let (game, table) = (&sitting.game, &sitting.published);
    let view = match seat {
        Some(seat) => serde_json::to_value(table.view_of(seat).get()),
        None => serde_json::to_value(table.public_view().get()),
    };
    let json = serde_json::to_vec(&json!({
        "game": game.kind, "rules_version": table.version(), "options": game.options, "players": table.players(), "turn": game.turn,
        "seat": seat.map(|seat| seat.0), "view": view?,
        "story": speaker.lines(story, usize::MAX),
    }))?;
    Ok(file(json, "bot-export-running", speaker))
}

/// Afterwards: the record that `railhead replay` plays again.
pub fn over(sitting: &Sitting, seed: Seed, record: Record, speaker: &Speaker) -> Result<Message, Error> {
    let json = serde_json::to_vec(&ReplayLine::of(&sitting.draft, &sitting.game, seed, record))?;
    Ok(file(json, "bot-export-over", speaker))
}

fn file(json: Vec<u8>, said: &'static str, speaker: &Speaker) -> Message {
    let file = File { name: "table.json", bytes: Arc::new(json), alt: String::new() };
    Message { content: speaker.plain(said), files: vec![file], ..Message::default() }
}
