//! A table as a file: what its reader may know, and everything once the game is over.

use crate::discord::kit::message::{File, Message};
use crate::discord::kit::speaker::Speaker;
use crate::play::Sitting;
use crate::replay_line::ReplayLine;
use crate::store::{Error, Record};
use engine::{AnyView, Audience, Eye, Phrase, Seed, Seen};
use serde_json::json;
use std::sync::Arc;

/// While the game runs: the view and the story of this audience.
pub fn running<A: Audience>(
    view: Seen<A, AnyView>,
    sitting: &Sitting,
    story: &[Phrase],
    speaker: &Speaker,
) -> Result<Message<A>, Error> {
    let (game, table, to) = (&sitting.game, &sitting.published, view.audience());
    let seat = match to.eye() {
        Eye::Public => None,
        Eye::Seat(seat) => Some(seat.0),
    };
    let json = serde_json::to_vec(&json!({
        "game": game.kind, "rules_version": table.version(), "options": game.options, "players": table.players(), "turn": game.turn,
        "seat": seat, "view": serde_json::to_value(view.get())?,
        "story": speaker.lines(story, usize::MAX),
    }))?;
    let file = view.map(|_| file(json));
    Ok(Message { content: speaker.plain("bot-export-running"), seen: vec![file], ..Message::to(to) })
}

/// Afterwards: the record that `railhead replay` plays again.
pub fn over(sitting: &Sitting, seed: Seed, record: Record, speaker: &Speaker) -> Result<Message, Error> {
    let json = serde_json::to_vec(&ReplayLine::of(&sitting.draft, &sitting.game, seed, record))?;
    Ok(Message { content: speaker.plain("bot-export-over"), files: vec![file(json)], ..Message::default() })
}

fn file(json: Vec<u8>) -> File {
    File { name: "table.json", bytes: Arc::new(json), alt: String::new() }
}
