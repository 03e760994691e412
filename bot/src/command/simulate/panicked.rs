//! The keys of a game in which the engine panicked.

use engine::{Game, Options, Seed, playout};
use std::panic::{AssertUnwindSafe, catch_unwind};

/// Plays the random game of this seed again, slowly, until it panics, and keeps the keys on the way. The last one is
/// the one it panicked at.
pub fn keys(game: Game, options: &Options, players: u64, seed: Seed) -> Vec<String> {
    let mut keys = Vec::new();
    let _ = catch_unwind(AssertUnwindSafe(|| {
        let Ok((mut table, _)) = game.open(options, players, seed) else { return };
        let mut pick = playout::picker(seed);
        while let Some(decision) = table.decision() {
            let offers = decision.choices.len();
            let picked = if offers > 1 { pick.below(offers as u32) as usize } else { 0 };
            let Some(choice) = decision.choices.get(picked) else { return };
            keys.push(choice.offer.key.to_string());
            if keys.len() > playout::BOUND as usize
                || table.choose(decision.seat, decision.step, choice.offer.key.as_str()).is_err()
            {
                return;
            }
        }
    }));
    keys
}
