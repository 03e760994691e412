//! States as earlier versions wrote them: each still loads, is what it was, and goes on to the same end.
//! `RAILHEAD_BLESS=1` adds a file where none is yet; one that is there never changes.

use engine::{Options, games};
use serde_json::{Value, json};
use std::fs;
use tests::{Playing, Sitting, root};

/// A shape that was shipped: the game, its name and what it was played with.
type Shape = (&'static str, &'static str, &'static [(&'static str, &'static str)]);

const GWT: &str = "great-western-trail";
const SHAPES: &[Shape] = &[
    (GWT, "first-edition", &[]),
    (GWT, "second-edition-simmental", &[("edition", "second"), ("cattle", "simmental")]),
    (GWT, "first-edition-north", &[("north", "true")]),
    (GWT, "second-edition-north-brahman", &[("edition", "second"), ("north", "true"), ("cattle", "brahman")]),
    ("pacific-rails", "usual", &[("round-cap", "20")]),
];

#[test]
fn every_stored_state_goes_on_to_the_end_it_had() {
    let bless = std::env::var("RAILHEAD_BLESS").is_ok_and(|value| value == "1");
    let folder = root().join("tests/corpus");
    for game in games() {
        for (_, shape, options) in SHAPES.iter().filter(|(kind, ..)| *kind == game.kind.0) {
            for &players in game.players {
                let options: Options =
                    options.iter().map(|(key, value)| ((*key).to_owned(), (*value).to_owned())).collect();
                let sitting = Sitting { game, options, players, seed: 1867 };
                let path = folder.join(format!("{}-{shape}-{players}.json", game.kind.0));
                if bless && !path.exists() {
                    fs::create_dir_all(&folder).unwrap();
                    fs::write(&path, serde_json::to_string(&recorded(&sitting)).unwrap() + "\n").unwrap();
                }
                let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
                goes_on(&sitting, &serde_json::from_str(&text).unwrap());
            }
        }
    }
}

/// Several moments of one game, and how it went on.
fn recorded(sitting: &Sitting) -> Value {
    let keys = sitting.keys();
    let mut moments = Vec::new();
    for part in 0..12 {
        // Odd steps, so that the moments do not all lie at the beginning of a turn.
        let at = keys.len() * part / 12 + part % 5;
        let playing = Playing::after(sitting, &keys[..at]);
        moments.push(json!({ "at": at, "digest": playing.table.digest(), "state": playing.table.state() }));
    }
    let end = Playing::after(sitting, &keys);
    json!({ "moments": moments, "keys": keys, "end": end.table.digest() })
}

fn goes_on(sitting: &Sitting, recorded: &Value) {
    let keys: Vec<String> = serde_json::from_value(recorded["keys"].clone()).unwrap();
    for moment in recorded["moments"].as_array().unwrap() {
        let at = moment["at"].as_u64().unwrap() as usize;
        let mut playing = Playing::new(sitting);
        playing.table = sitting.game.load(moment["state"].clone(), at as u64).unwrap();
        assert_eq!(playing.table.digest(), moment["digest"].as_str().unwrap(), "the state of step {at}");
        for key in &keys[at..] {
            playing.choose(key);
        }
        assert_eq!(playing.table.decider(), None);
        assert_eq!(playing.table.digest(), recorded["end"].as_str().unwrap(), "the end, from step {at}");
    }
}
