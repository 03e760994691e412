//! A game in one line: what it began with and the keys that were chosen.

use crate::failure::Failure;
use crate::guard;
use crate::seed;
use crate::store::{Record, TableRow};
use engine::{AnyTable, Dice, Options, Refusal, Seed, Version};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// What else a line holds is left alone, so that an exported game can be played again too.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct ReplayLine {
    pub game: String,
    /// The version of the rules that the game began with; records that do not say it are of the first.
    #[serde(default, skip_serializing_if = "Version::is_first")]
    pub rules_version: Version,
    #[serde(default)]
    pub options: Options,
    pub players: u64,
    seed: Value,
    pub keys: Vec<String>,
    /// Before which key the dice were exchanged because a finished turn was taken back, and the number of that rewind.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub rewinds: Vec<(usize, u64)>,
    /// Before which key the table took up which version of its rules, because a fault of them was mended.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub repairs: Vec<(usize, Version)>,
    /// The fingerprint of the state the game led to, if it was noted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub digest: Option<String>,
}

impl ReplayLine {
    pub fn new(
        game: &str,
        rules_version: Version,
        options: &Options,
        players: u64,
        seed: Seed,
        keys: Vec<String>,
    ) -> ReplayLine {
        let (game, options, seed) = (game.to_owned(), options.clone(), seed::to_json(seed));
        let (rewinds, repairs, digest) = (Vec::new(), Vec::new(), None);
        ReplayLine { game, rules_version, options, players, seed, keys, rewinds, repairs, digest }
    }

    /// A game as it was played at a table, with the fingerprint of where it led.
    pub fn of(now: &AnyTable, table: &TableRow, seed: Seed, record: Record) -> ReplayLine {
        ReplayLine { digest: Some(now.digest()), ..ReplayLine::begun(table, seed, record) }
    }

    /// The same without saying where it leads; its state may be one that nobody can read.
    pub fn begun(table: &TableRow, seed: Seed, record: Record) -> ReplayLine {
        let Record { keys, rewinds, repairs } = record;
        let (version, players) = (table.rules_version, u64::from(table.players));
        let line = ReplayLine::new(&table.kind, version, &table.options, players, seed, keys);
        ReplayLine { rewinds, repairs, ..line }
    }

    /// Plays the game, as far as it can be played; answers with where it stands, and with the key that was not taken.
    pub fn play(&self) -> Result<(AnyTable, Option<(usize, Refusal)>), Failure> {
        let seed = self.seed().map_err(Failure::Use)?;
        let game = engine::game(&self.game)?.by(self.rules_version)?;
        let (mut table, _) = game.open(&self.options, self.players, seed)?;
        for at in 0..=self.keys.len() {
            // Between two turns, so before anything of the next one was taken back.
            for (_, version) in self.repairs.iter().filter(|(before, _)| *before == at) {
                let adopted = guard::guarded(|| table.adopt(*version)).and_then(|adopted| adopted);
                adopted.map_err(|fault| Failure::Failed(format!("the repair before step {at} fails: {fault}")))?;
            }
            for (_, nth) in self.rewinds.iter().filter(|(before, _)| *before == at) {
                table.reshuffle(Dice::new(seed::after_rewind(seed, *nth)));
            }
            let Some(key) = self.keys.get(at) else { break };
            let step = table.step();
            let chosen = match table.decider() {
                // A record of a panic leads to it again, and that too is to be told in a sentence.
                Some(seat) => guard::choose(&mut table, seat, step, &[key]),
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
