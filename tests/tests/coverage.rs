//! Play exercises everything that a game names: every tile, card, verb, reason and ending.

use engine::playout::Policy;
use engine::{Game, Seed, games};
use std::collections::BTreeSet;
use std::sync::Mutex;
use tests::{each_of, games_wanted, sittings};

/// After this many games it looks again for what is still missing.
const BATCH: usize = 120;

#[test]
fn everything_is_exercised_sooner_or_later() {
    let mut never = Vec::new();
    for game in games() {
        let missing = unexercised(&game, games_wanted(2400));
        never.extend(missing.into_iter().map(|tag| format!("{} {tag}", game.kind.0)));
    }
    assert!(never.is_empty(), "{} things were never exercised:\n{}", never.len(), never.join("\n"));
}

#[test]
fn every_game_names_what_it_has_to_exercise_once() {
    for game in games() {
        let tags = (game.to_exercise)();
        let once: BTreeSet<&String> = tags.iter().collect();
        assert!(!tags.is_empty() && once.len() == tags.len(), "{}", game.kind.0);
    }
}

/// Plays until nothing is missing, or this many games.
fn unexercised(game: &Game, most: usize) -> BTreeSet<String> {
    let missing: Mutex<BTreeSet<String>> = Mutex::new((game.to_exercise)().into_iter().collect());
    for batch in sittings(game, most).chunks(BATCH) {
        each_of(batch, |sitting| {
            let (players, seed) = (u64::from(sitting.players), Seed::from(sitting.seed));
            for policy in [Policy::Random, Policy::Taste, Policy::Rich] {
                let exercised = game.exercise(&sitting.options, players, seed, policy).unwrap();
                let fault = exercised.fault.as_ref();
                assert!(fault.is_none(), "{fault:?}\nreplay: {}", sitting.replay(&exercised.keys));
                missing.lock().unwrap().retain(|tag| !exercised.tags.contains(tag));
            }
        });
        if missing.lock().unwrap().is_empty() {
            break;
        }
    }
    missing.into_inner().unwrap()
}
