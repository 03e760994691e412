//! Computer players: they choose what is offered, the same for the same dice, and nothing by what their seat cannot know.

use engine::mind::{Level, Thought};
use engine::{AnyTable, AnyThinker, Dice, Eye, Seed, game, games, playout};
use tests::{Playing, Sitting, each, each_of, games_wanted, sittings};

/// What a fresh computer player of that level thinks here.
fn thought(table: &AnyTable, level: Level, seed: u64, iterations: u32) -> Option<Thought> {
    let mut thinker = AnyThinker::new(level);
    table.think(&mut thinker, Dice::new(Seed::from(seed)), &mut |lead| lead.iterations < iterations)
}

/// A table somewhere in the random game of this seed.
fn somewhere(sitting: &Sitting) -> Playing {
    let keys = sitting.keys();
    let depth = Playing::new(sitting).below(keys.len());
    Playing::after(sitting, &keys[..depth])
}

fn twins_choose_alike(positions: usize, iterations: u32) {
    each(positions, |sitting| {
        let playing = somewhere(sitting);
        let table = &playing.table;
        let Some(seat) = table.decider() else { return };
        let mut twin = table.clone();
        twin.redeal(Eye::Seat(seat), Dice::new(Seed::from(1_000_000 + sitting.seed)));
        for level in Level::ALL {
            let (here, there) =
                (thought(table, level, sitting.seed, iterations), thought(&twin, level, sitting.seed, iterations));
            assert!(here.is_some());
            assert_eq!(here, there, "{level:?} can tell the twins apart");
        }
    });
}

#[test]
fn what_a_seat_cannot_know_changes_nothing_that_a_computer_chooses_for_it() {
    twins_choose_alike(games_wanted(60), 12);
}

/// What `docs/benchmarks.md` says: `cargo test -p tests --test minds -- --ignored`.
#[test]
#[ignore = "the test above with 2,000 positions at 200 iterations instead of 60 at 12: two minutes instead of a second"]
fn twins_choose_alike_in_two_thousand_positions_of_every_game_and_level() {
    twins_choose_alike(games_wanted(2000), 200);
}

#[test]
fn the_same_dice_and_iterations_lead_to_the_same_thought_and_others_to_others() {
    let mut differs = 0;
    for sitting in games().iter().flat_map(|game| sittings(game, 10)) {
        let playing = somewhere(&sitting);
        for level in Level::ALL {
            let think = |seed| thought(&playing.table, level, seed, 25);
            assert_eq!(think(1), think(1));
            differs += usize::from(think(1) != think(2));
        }
    }
    assert!(differs > 0, "dice change nothing");
}

#[test]
fn the_three_best_are_offered_and_the_chosen_one_leads_them() {
    each(games_wanted(20), |sitting| {
        let playing = somewhere(sitting);
        let Some(decision) = playing.table.decision() else { return };
        for level in Level::ALL {
            let Some(thought) = thought(&playing.table, level, 3, 15) else { panic!("nothing was thought") };
            assert_eq!(thought.best[0].key, thought.key);
            assert_eq!(thought.best.len(), decision.choices.len().min(3));
            for prospect in &thought.best {
                assert!(decision.choices.iter().any(|choice| choice.offer.key == prospect.key), "{prospect:?}");
                assert!((0.0..=1.0).contains(&prospect.share), "{prospect:?}");
            }
        }
    });
}

/// Every edition and expansion, and the other games as they come.
fn editions() -> Vec<Sitting> {
    let mut all = Vec::new();
    for game in games() {
        let one = sittings(&game, 1).remove(0);
        all.push(Sitting { players: 4, seed: 5, ..one.clone() });
        all.push(Sitting { players: 2, seed: 6, ..one });
    }
    let Ok(trail) = game("great-western-trail") else { panic!("there is no such game") };
    let one = sittings(&trail, 1).remove(0);
    for (edition, north, cattle) in [
        ("first", "true", "none"),
        ("second", "false", "none"),
        ("second", "true", "none"),
        ("second", "false", "simmental"),
        ("second", "true", "brahman"),
    ] {
        let mut options = one.options.clone();
        for (key, value) in [("edition", edition), ("north", north), ("cattle", cattle), ("buildings", "random")] {
            options.insert(key.to_owned(), value.to_owned());
        }
        all.push(Sitting { options, players: 4, seed: 7, ..one.clone() });
    }
    all
}

#[test]
fn computers_of_all_levels_play_every_edition_to_its_end_and_choose_what_is_offered() {
    each_of(&editions(), |sitting| {
        let mut playing = Playing::new(sitting);
        let mut dice = playout::picker(Seed::from(sitting.seed));
        let levels = Level::ALL.into_iter().rev().cycle();
        let mut minds: Vec<AnyThinker> = levels.take(sitting.players.into()).map(AnyThinker::new).collect();
        while let Some(seat) = playing.table.decider() {
            let mind = &mut minds[seat.index()];
            let thought = playing.table.think(mind, dice.fork(), &mut |lead| lead.iterations < 3);
            let Some(thought) = thought else { panic!("seat {} has nothing to say", seat.0) };
            playing.choose(thought.key.as_str());
            assert!(playing.keys.len() < 20_000, "the game does not end");
        }
    });
}
