//! A game in one line: what it began with and the keys that were chosen.

use crate::seed;
use engine::{AnyTable, Options, Seed};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// What else a line holds is left alone, so that an exported game can be played again too.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct ReplayLine {
    pub game: String,
    #[serde(default)]
    pub options: Options,
    pub players: u64,
    seed: Value,
    pub keys: Vec<String>,
    /// The fingerprint of the state the game led to, if it was noted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub digest: Option<String>,
}

impl ReplayLine {
    pub fn new(game: &str, options: &Options, players: u64, seed: Seed, keys: Vec<String>) -> ReplayLine {
        let (game, options) = (game.to_owned(), options.clone());
        ReplayLine { game, options, players, seed: seed::to_json(seed), keys, digest: None }
    }

    /// A game as it was played at a table, with the fingerprint of where it led.
    pub fn of(table: &AnyTable, options: &Options, seed: Seed, keys: Vec<String>) -> ReplayLine {
        let digest = Some(table.digest());
        ReplayLine { digest, ..ReplayLine::new(table.kind().0, options, u64::from(table.players()), seed, keys) }
    }

    pub fn seed(&self) -> Result<Seed, String> {
        seed::from_json(&self.seed).ok_or_else(|| seed::ALLOWED.to_owned())
    }
}
