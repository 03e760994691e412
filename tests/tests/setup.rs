//! Opening a table: what is not on the list is refused in one sentence that says what is allowed.

use engine::{Game, Options, Seed, SetupError, game, games};
use tests::charters;

fn opened(game: &Game, options: &Options, players: u64) -> Result<(), SetupError> {
    game.open(options, players, Seed::from(1)).map(|_| ())
}

fn one(key: &str, value: &str) -> Options {
    Options::from([(key.to_owned(), value.to_owned())])
}

fn is_one_sentence_with(error: &SetupError, wanted: &str) {
    let text = error.to_string();
    assert!(!text.contains('\n') && text.contains(wanted), "{text}");
}

#[test]
fn every_charter_opens_for_every_player_count() {
    for game in games() {
        for options in charters(&game) {
            for &players in game.players {
                let opened = opened(&game, &options, u64::from(players));
                assert_eq!(opened, Ok(()), "{} {options:?} for {players}", game.kind.0);
            }
        }
    }
}

#[test]
fn an_unknown_game_is_answered_with_the_games() {
    let error = game("no-such-game").err().unwrap();
    for game in games() {
        is_one_sentence_with(&error, game.kind.0);
    }
}

#[test]
fn a_wrong_player_count_is_answered_with_the_right_ones() {
    for game in games() {
        let wrong = [0, 1, 5, 9, 256 + 2, u64::MAX].into_iter();
        for players in wrong.filter(|&players| !game.players.iter().any(|&right| u64::from(right) == players)) {
            is_one_sentence_with(&opened(&game, &Options::new(), players).unwrap_err(), &game.players[0].to_string());
        }
    }
}

#[test]
fn an_unknown_option_or_value_is_answered_with_the_known_ones() {
    for game in games() {
        let players = u64::from(game.players[0]);
        for spec in (game.options)() {
            is_one_sentence_with(&opened(&game, &one("no-such-option", "1"), players).unwrap_err(), spec.key);
            let error = opened(&game, &one(spec.key, "no such value"), players).unwrap_err();
            for value in spec.values.named() {
                is_one_sentence_with(&error, value);
            }
        }
    }
}

#[test]
fn a_value_without_what_it_needs_is_answered_with_what_it_needs() {
    for game in games() {
        let players = u64::from(game.players[0]);
        for spec in (game.options)() {
            let Some((other, needed)) = spec.only_with else { continue };
            let elsewhere = (game.options)().iter().find(|spec| spec.key == other).unwrap();
            let Some(wrong) = elsewhere.values.named().iter().find(|value| **value != needed) else { continue };
            let mut options = one(other, wrong);
            options.extend(
                spec.values
                    .named()
                    .iter()
                    .find(|value| **value != spec.default)
                    .map(|value| (spec.key.to_owned(), (*value).to_owned())),
            );
            is_one_sentence_with(&opened(&game, &options, players).unwrap_err(), &format!("{other}={needed}"));
        }
    }
}
