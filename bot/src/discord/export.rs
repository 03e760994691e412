//! A table as a file: what its reader may know, and everything once the game is over.

use super::Trouble;
use super::message::{File, Message};
use super::speaker::Speaker;
use crate::play::Sitting;
use crate::replay_line::ReplayLine;
use crate::store::{self, Stage, Store};
use engine::{Eye, Seat};
use serde_json::json;
use std::sync::Arc;

/// While the game runs: the view and the story of this seat, or of everybody. Afterwards: the record that
/// `railhead replay` plays again.
pub async fn file(store: &Store, sitting: Sitting, seat: Option<Seat>, speaker: &Speaker) -> Result<Message, Trouble> {
    let game = sitting.game.clone();
    let over = game.stage == Stage::Over;
    let json = if over {
        let seed = store.seed_of_finished(&game.id).await?.ok_or(store::Error::NoSuchGame)?;
        let record = store.record(&game.id).await?;
        serde_json::to_vec(&ReplayLine::of(&sitting.draft, &game, seed, record))
    } else {
        let told = store.told(&game.id, seat.map_or(Eye::Public, Eye::Seat), 0, game.published).await?;
        let table = sitting.published;
        let view = match seat {
            Some(seat) => serde_json::to_value(table.view_of(seat).get()),
            None => serde_json::to_value(table.public_view().get()),
        };
        serde_json::to_vec(&json!({
            "game": game.kind, "rules_version": table.version(), "options": game.options, "players": table.players(), "turn": game.turn,
            "seat": seat.map(|seat| seat.0), "view": view.map_err(store::Error::from)?,
            "story": speaker.lines(&told, usize::MAX),
        }))
    };
    let bytes = Arc::new(json.map_err(store::Error::from)?);
    let said = if over { "bot-export-over" } else { "bot-export-running" };
    let file = File { name: "table.json", bytes, alt: String::new() };
    Ok(Message { content: speaker.plain(said), files: vec![file], ..Message::default() })
}
