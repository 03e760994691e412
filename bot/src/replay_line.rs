//! A game in one line: what it began with and the keys that were chosen.

use crate::seed;
use crate::store::{GameRow, Record};
use crate::{Failure, guard};
use engine::{AnyTable, Dice, Options, Refusal, Seed};
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
    /// Before which key the dice were exchanged because something handed over was taken back, and the how manieth
    /// time that was.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub rewinds: Vec<(usize, u64)>,
    /// The fingerprint of the state the game led to, if it was noted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub digest: Option<String>,
}

impl ReplayLine {
    pub fn new(game: &str, options: &Options, players: u64, seed: Seed, keys: Vec<String>) -> ReplayLine {
        let (game, options) = (game.to_owned(), options.clone());
        ReplayLine { game, options, players, seed: seed::to_json(seed), keys, rewinds: Vec::new(), digest: None }
    }

    /// A game as it was played at a table, with the fingerprint of where it led.
    pub fn of(table: &AnyTable, options: &Options, seed: Seed, record: Record) -> ReplayLine {
        ReplayLine { digest: Some(table.digest()), ..ReplayLine::begun(table, options, seed, record) }
    }

    /// The same without saying where it leads.
    pub fn begun(table: &AnyTable, options: &Options, seed: Seed, record: Record) -> ReplayLine {
        let Record { keys, rewinds } = record;
        let players = u64::from(table.players());
        ReplayLine { rewinds, ..ReplayLine::new(table.kind().0, options, players, seed, keys) }
    }

    /// A game that was ended before it was over; its state may be one that nobody can read.
    pub fn ended(game: &GameRow, seed: Seed, record: Record) -> ReplayLine {
        let Record { keys, rewinds } = record;
        ReplayLine { rewinds, ..ReplayLine::new(&game.kind, &game.options, u64::from(game.players), seed, keys) }
    }

    /// Plays the game, as far as it can be played; answers with where it stands, and with the key that was not taken.
    pub fn play(&self) -> Result<(AnyTable, Option<(usize, Refusal)>), Failure> {
        let seed = self.seed().map_err(Failure::Use)?;
        let (mut table, _) = engine::game(&self.game)?.open(&self.options, self.players, seed)?;
        for at in 0..=self.keys.len() {
            for (_, nth) in self.rewinds.iter().filter(|(before, _)| *before == at) {
                table.reshuffle(Dice::new(seed::after_rewind(seed, *nth)));
            }
            let Some(key) = self.keys.get(at) else { break };
            let step = table.step();
            let chosen = match table.decider() {
                // A record of a panic leads to it again, and that too is to be told in a sentence.
                Some(seat) => guard::choose(&mut table, seat, step, key),
                None => Err(Refusal::Over),
            };
            if let Err(refusal) = chosen {
                return Ok((table, Some((at, refusal))));
            }
        }
        Ok((table, None))
    }

    pub fn seed(&self) -> Result<Seed, String> {
        seed::from_json(&self.seed).ok_or_else(|| seed::ALLOWED.to_owned())
    }
}
