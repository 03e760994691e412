//! Versions of the rules: a table plays by the one it was opened by, and says so unless it is the first.

use engine::{AnyTable, Game, LoadError, Options, Seed, SetupError, Version, game, games};

/// The game by each version of its rules.
fn versions(of: &Game) -> impl Iterator<Item = Game> {
    (1..=of.newest.0).map(|version| of.by(Version(version)).unwrap())
}

fn opened(game: &Game) -> AnyTable {
    game.open(&Options::new(), game.players[0].into(), Seed::from(1)).unwrap().0
}

/// Whether something is written anywhere in a state.
fn says(state: &serde_json::Value, name: &str) -> bool {
    state.to_string().contains(&format!("\"{name}\":"))
}

#[test]
fn a_state_holds_the_version_it_plays_by_and_leaves_out_the_first() {
    for game in games() {
        assert_eq!(opened(&game).version(), game.newest, "a new table plays by the newest");
        for by in versions(&game) {
            let table = opened(&by);
            assert_eq!(table.version(), by.version);
            assert_eq!(says(&table.state(), "version"), by.version > Version::FIRST, "{}", game.kind.0);
            assert_eq!(game.load(table.state(), 0).unwrap().version(), by.version, "read again");
        }
    }
}

#[test]
fn a_version_that_is_not_known_is_refused_in_a_sentence() {
    for game in games() {
        for version in [Version(0), Version(game.newest.0 + 1)] {
            let Err(error @ SetupError::UnknownVersion { .. }) = game.by(version) else { panic!("{version}") };
            assert!(error.to_string().contains(&format!("1 to {}", game.newest)), "{error}");
        }
    }
    let later = games().into_iter().find(|game| game.newest > Version::FIRST).unwrap();
    let written = opened(&later).state().to_string().replace("\"version\":2", "\"version\":99");
    let refused = later.load(serde_json::from_str(&written).unwrap(), 0).err();
    assert!(matches!(&refused, Some(LoadError::Law(why)) if why.0.contains("version 99")), "{refused:?}");
}

#[test]
fn what_was_not_chosen_is_what_the_version_says() {
    let game = game("pacific-rails").unwrap();
    let value = |by: u16| game.by(Version(by)).unwrap().complete(&Options::new()).unwrap()["path-must-shorten"].clone();
    assert_eq!((value(1), value(2)), ("true".to_owned(), "false".to_owned()));
    for game in games() {
        for by in versions(&game) {
            let complete = by.complete(&Options::new()).unwrap();
            assert_eq!(complete.len(), (game.options)().len(), "every option has its value");
            let again = by.open(&complete, game.players[0].into(), Seed::from(1)).unwrap().0;
            assert_eq!(again.digest(), opened(&by).digest(), "and is the same table");
        }
    }
}

#[test]
fn a_repair_is_taken_up_between_two_turns_only() {
    let mut table = opened(&game("test-game").unwrap().by(Version(1)).unwrap());
    let choose = |table: &mut AnyTable, key: &str| {
        let (seat, step) = (table.decider().unwrap(), table.step());
        table.choose(seat, step, key).unwrap();
    };
    choose(&mut table, "open");
    assert_eq!((table.repair(), table.version()), (None, Version(1)), "in the middle of a turn");
    assert!(table.adopt(Version(2)).is_err());
    choose(&mut table, "finish");
    let (version, _) = table.repair().unwrap();
    assert!(table.adopt(Version(3)).is_err(), "one after the other");
    let step = table.step();
    table.adopt(version).unwrap();
    assert_eq!((table.version(), table.step(), table.can_undo()), (Version(2), step + 1, false));
    assert_eq!(table.repair(), None);
    // A reading is for new tables.
    let mut other = opened(&game("pacific-rails").unwrap().by(Version(1)).unwrap());
    assert!(other.repair().is_none() && other.adopt(Version(2)).is_err());
}

#[test]
fn opening_a_crate_takes_a_move_away_by_version_1_alone() {
    let game = game("test-game").unwrap();
    for (version, moves) in [(1, 1), (2, 2)] {
        let mut table = opened(&game.by(Version(version)).unwrap());
        let seat = table.decider().unwrap();
        table.choose(seat, 0, "open").unwrap();
        assert_eq!(table.state()["agenda"][0]["turn"]["left"], moves);
    }
}
