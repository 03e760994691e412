//! Computer players on the command line.

use serde_json::{Value, json};
use std::path::Path;
use std::process::Command;

const GAME: &str = "test-game";

/// The lines that a command prints when all is well.
fn answers(arguments: &[&str]) -> Vec<Value> {
    let output = Command::new(env!("CARGO_BIN_EXE_railhead")).args(arguments).output().unwrap();
    let errors = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(0), "{arguments:?}: {errors}");
    let text = String::from_utf8(output.stdout).unwrap();
    text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

fn without_time(mut line: Value) -> Value {
    for time in ["seconds", "games_per_second", "choices_per_second"] {
        line.as_object_mut().unwrap().remove(time);
    }
    line
}

#[test]
fn games_of_computers_with_a_number_of_iterations_are_repeatable() {
    let simulate = |more: &[&str]| {
        let mut arguments = vec!["simulate", "--game", GAME, "--players", "3", "--games", "4", "--json"];
        arguments.extend(more);
        without_time(answers(&arguments).remove(0))
    };
    let company = ["--players-are", "boss,hand,random", "--iterations", "8"];
    let one = simulate(&company);
    assert_eq!(one["games"], 4);
    assert_eq!(one["faults"], 0);
    assert_eq!(one, simulate(&company));
    assert_eq!(one, simulate(&["--threads", "2", "--players-are", "boss,hand,random", "--iterations", "8"]));
    assert_ne!(one, simulate(&["--players-are", "random"]));
}

#[test]
fn a_duel_tells_wins_with_their_interval_and_points_by_category() {
    let arguments = ["duel", "--game", GAME, "--games", "6", "--a", "foreman", "--b", "random", "--iterations", "20"];
    let line = answers(&arguments).remove(0);
    assert_eq!(line["games"], 6);
    let number = |value: &Value| value.as_f64().unwrap();
    let (wins, low, high) = (number(&line["wins"]), number(&line["interval"][0]), number(&line["interval"][1]));
    assert!(low <= wins && wins <= high, "{line}");
    assert_eq!(line["a"]["player"], "foreman");
    assert_eq!(line["b"]["player"], "random");
    let sum: f64 = line["a"]["by"].as_object().unwrap().values().map(number).sum();
    assert!((sum - number(&line["a"]["points"])).abs() < 0.01, "{line}");
}

#[test]
fn training_that_was_stopped_goes_on_and_learns_the_same() {
    let folder = tempfile::tempdir().unwrap();
    let train = |folder: &Path| {
        let folder = folder.to_str().unwrap();
        let numbers = ["--rounds", "1", "--lessons", "4", "--contests", "4", "--iterations", "5", "--players", "2"];
        let mut arguments = vec!["train", "--game", GAME, "--folder", folder];
        arguments.extend(numbers);
        answers(&arguments)
    };
    let (whole, cut) = (folder.path().join("whole"), folder.path().join("cut"));
    let learned = train(&whole).remove(0);
    assert_eq!(learned["lessons"], 4);
    assert_eq!(learned["contests"], 4);
    let read = |folder: &Path, name: &str| std::fs::read_to_string(folder.join("round-1").join(name)).unwrap();
    // As a kill would have left it: one whole lesson and a half.
    let lessons = read(&whole, "lessons.txt");
    let first = lessons.find('\n').unwrap() + 1;
    std::fs::create_dir_all(cut.join("round-1")).unwrap();
    std::fs::write(cut.join("round-1/lessons.txt"), &lessons[..first + 9]).unwrap();
    assert_eq!(train(&cut).remove(0), learned);
    for name in ["lessons.txt", "likings.txt", "worth.txt"] {
        assert_eq!(read(&cut, name), read(&whole, name));
    }
    assert_eq!(train(&whole), Vec::<Value>::new(), "a round that was learned is not learned again");
    assert_ne!(json!(read(&whole, "worth.txt")), json!(""));
}
