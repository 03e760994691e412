//! The same seed and the same keys give the same game, also for a table that was stored and read in the middle.

use tests::{Playing, each, games_wanted};

#[test]
fn the_same_seed_and_keys_give_the_same_digests_also_across_a_restart() {
    each(games_wanted(40), |sitting| {
        let keys = sitting.keys();
        let mut one = Playing::new(sitting);
        let mut other = Playing::new(sitting);
        let restart = one.below(keys.len() + 1);
        for (at, key) in keys.iter().enumerate() {
            if at == restart {
                let text = other.table.state().to_string();
                let state = serde_json::from_str(&text).unwrap();
                other.table = sitting.game.load(state, other.table.step()).unwrap();
            }
            assert_eq!(one.choose(key), other.choose(key), "told at {at}");
            assert_eq!(one.table.digest(), other.table.digest(), "digest at {at}");
        }
        assert_eq!(one.table.decider(), None, "the recorded game is complete");
        assert_eq!(one.table.standings(), other.table.standings());
    });
}

#[test]
fn other_seeds_give_other_games() {
    each(2, |sitting| {
        let mut other = sitting.clone();
        other.seed += 1000;
        assert_ne!(sitting.open().0.digest(), other.open().0.digest());
    });
}
