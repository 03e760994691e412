//! The binary as scripts use it.

use serde_json::{Value, json};
use std::io::Write;
use std::process::{Command, Output, Stdio};

const GAME: &str = "test-game";

fn railhead(arguments: &[&str], input: &[u8]) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_railhead"))
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let input = input.to_owned();
    // From a thread of its own: a child that does not read must not block the test.
    let writer = std::thread::spawn(move || stdin.write_all(&input));
    let output = child.wait_with_output().unwrap();
    let _ = writer.join();
    output
}

fn text(bytes: &[u8]) -> &str {
    std::str::from_utf8(bytes).unwrap()
}

/// What is printed when all is well: JSON, one object a line.
fn answers(arguments: &[&str], input: &[u8]) -> Vec<Value> {
    let output = railhead(arguments, input);
    assert_eq!(output.status.code(), Some(0), "{arguments:?}: {}", text(&output.stderr));
    lines(&output.stdout)
}

fn lines(stdout: &[u8]) -> Vec<Value> {
    text(stdout).lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

/// The one sentence that is printed when the command is used wrongly.
fn wrong_use(arguments: &[&str], input: &[u8]) -> String {
    let output = railhead(arguments, input);
    let sentence = text(&output.stderr).to_owned();
    assert_eq!(output.status.code(), Some(2), "{arguments:?}: {sentence}");
    assert_eq!(sentence.lines().count(), 1, "{arguments:?}: {sentence}");
    assert!(output.stdout.is_empty(), "{arguments:?}: {}", text(&output.stdout));
    sentence
}

fn simulate<'a>(more: &[&'a str]) -> Vec<&'a str> {
    let mut arguments = vec!["simulate", "--game", GAME, "--players", "3", "--json"];
    arguments.extend(more);
    arguments
}

#[test]
fn help_says_what_works() {
    let output = railhead(&["--help"], b"");
    assert_eq!(output.status.code(), Some(0));
    for word in
        ["local", "health", "games", "simulate", "duel", "train", "table", "replay", "draw", "gallery", "DISCORD_TOKEN"]
    {
        assert!(text(&output.stdout).contains(word), "{word}");
    }
}

#[test]
fn every_command_explains_itself_with_an_example() {
    for command in
        ["local", "backup", "health", "games", "simulate", "duel", "train", "table", "replay", "draw", "gallery"]
    {
        let output = railhead(&[command, "--help"], b"");
        assert_eq!(output.status.code(), Some(0));
        assert!(output.stderr.is_empty());
        let help = text(&output.stdout);
        assert!(help.contains("Example") && help.contains(&format!("railhead {command}")), "{help}");
    }
    assert!(text(&railhead(&["--version"], b"").stdout).starts_with("railhead "));
}

#[test]
fn games_are_listed_with_their_options() {
    let games = answers(&["games"], b"");
    let game = games.iter().find(|line| line["game"] == GAME).unwrap();
    assert_eq!(game["players"], json!([2, 3, 4]));
    let expected = json!([
        {"key": "length", "group": "game", "values": ["short", "long"], "default": "short", "only_with": null},
        {"key": "crates", "group": "game", "values": ["plain", "rich"], "default": "plain", "only_with": "length=long"},
        {"key": "engine", "group": "game", "values": ["sound"], "pattern": "faulty or panicking", "default": "sound",
         "only_with": null},
    ]);
    assert_eq!(game["options"], expected);
}

#[test]
fn a_simulation_is_summed_up_in_one_line() {
    for line in answers(&["games"], b"") {
        let game = line["game"].as_str().unwrap();
        let output =
            railhead(&["simulate", "--game", game, "--players", "3", "--games", "7", "--seed", "1", "--json"], b"");
        assert_eq!(output.status.code(), Some(0));
        assert!(output.stderr.is_empty(), "{}", text(&output.stderr));
        let [line] = lines(&output.stdout).try_into().unwrap();
        let fields = [
            "choices",
            "choices_per_second",
            "faults",
            "game",
            "games",
            "games_per_second",
            "max_offers",
            "mean_choices",
            "mean_scores",
            "mean_turns",
            "means",
            "options",
            "players",
            "seconds",
        ];
        assert_eq!(line.as_object().unwrap().keys().collect::<Vec<_>>(), fields);
        assert_eq!((&line["games"], &line["faults"], &line["players"]), (&json!(7), &json!(0), &json!(3)));
        assert_eq!(line["mean_scores"].as_array().unwrap().len(), 3);
    }
}

#[test]
fn a_simulation_is_the_same_whatever_the_threads_and_checks() {
    let same = |more: &[&str]| {
        let mut arguments = simulate(&["--games", "200", "--seed", "9", "--option", "length=long"]);
        arguments.extend(more);
        let mut line = answers(&arguments, b"").remove(0);
        for clock in ["seconds", "games_per_second", "choices_per_second"] {
            line.as_object_mut().unwrap().remove(clock);
        }
        line
    };
    let one = same(&[]);
    assert_eq!(one["options"], json!({"length": "long"}));
    assert_eq!(one, same(&["--threads", "3"]));
    assert_eq!(one, same(&["--check", "--policy", "random"]));
    assert_eq!(one, same(&["--policy", "random", "--policy", "random", "--policy", "random"]));
    assert_eq!(one["games"], 200);
}

#[test]
fn without_json_people_get_a_summary_on_standard_error() {
    let arguments = ["simulate", "--game", GAME, "--players", "2", "--games", "3"];
    let output = railhead(&arguments, b"");
    assert_eq!(lines(&output.stdout).len(), 1);
    assert!(text(&output.stderr).starts_with("3 games of test-game with 2 players, 0 faults\n"));
    assert!(!text(&output.stderr).contains('\u{1b}'), "no progress bar where there is no terminal");
}

#[test]
fn wrong_use_is_answered_with_one_sentence_that_says_what_is_allowed() {
    let hex = "g".repeat(64);
    for (arguments, allowed) in [
        (vec!["dance"], "--help"),
        (vec!["--dance"], "--help"),
        (vec!["games", "dance"], "--help"),
        (vec!["table", "--dance"], "--help"),
        (vec!["simulate"], "--game <GAME>, --players <N>"),
        (vec!["simulate", "--game", "chess", "--players", "2"], GAME),
        (vec!["simulate", "--game", GAME, "--players", "9"], "2 to 4"),
        (vec!["simulate", "--game", GAME, "--players", "two"], "--players"),
        (simulate(&["--option", "length"]), "KEY=VALUE"),
        (simulate(&["--option", "size=big"]), "length, crates"),
        (simulate(&["--option", "length=huge"]), "short, long"),
        (simulate(&["--option", "crates=rich"]), "length=long"),
        (simulate(&["--option", "length=long", "--option", "length=short"]), "twice"),
        (simulate(&["--seed", "-1"]), "--help"),
        (simulate(&["--seed", &hex]), "64 hexadecimal digits"),
        (simulate(&["--games", "many"]), "--games"),
        (simulate(&["--games", "0"]), "--games"),
        (simulate(&["--threads", "0"]), "1..=1024"),
        (simulate(&["--policy", "clever"]), "random"),
        (simulate(&["--players-are", "sheriff"]), "greenhorn"),
        (simulate(&["--players-are", "hand,hand"]), "one kind of player or 3"),
        (simulate(&["--iterations", "5"]), "--players-are"),
        (simulate(&["--policy", "random", "--policy", "random"]), "one policy or 3"),
    ] {
        let sentence = wrong_use(&arguments, b"");
        assert!(sentence.contains(allowed), "{arguments:?}: {sentence}");
    }
}

#[test]
fn a_table_survives_whatever_is_sent_to_it() {
    let mut input = b"\xff\xfe\x00\n\nnot json\r\n{\"do\":\"menu\"}\n".to_vec();
    input.extend(std::iter::repeat_n(b'x', 17 * 1024 * 1024));
    input.extend(b"\n{\"do\":\"new\",\"game\":\"test-game\",\"players\":2,\"seed\":1}\r\n{\"do\":\"menu\"}");
    let answers = answers(&["table"], &input);
    assert_eq!(answers.len(), 7);
    assert!(answers[..5].iter().all(|answer| answer["error"].is_string()), "{answers:?}");
    assert_eq!(answers[5], json!({"step": 0, "decider": 0, "over": false}));
    assert_eq!(answers[6]["prompt"], "Your turn: 2 moves left.");
}

/// A complete game over the protocol of the binary, as the line that replays it.
fn played(players: u8) -> (Value, Value) {
    let game = engine::game(GAME).unwrap();
    let keys = game.record(&engine::Options::new(), players.into(), engine::Seed::from(5)).unwrap();
    let mut input = json!({"do": "new", "game": GAME, "players": players, "seed": 5}).to_string();
    let (mut table, _) = game.open(&engine::Options::new(), players.into(), engine::Seed::from(5)).unwrap();
    for (step, key) in keys.iter().enumerate() {
        let seat = table.decider().unwrap();
        table.choose(seat, step as u64, key).unwrap();
        input.push('\n');
        input += &json!({"do": "choose", "seat": seat, "step": step, "key": key}).to_string();
    }
    input += "\n{\"do\":\"standings\"}\n";
    let standings = answers(&["table"], input.as_bytes()).pop().unwrap();
    assert_eq!(standings["over"], true);
    let record = json!({"game": GAME, "rules_version": game.version, "options": {}, "players": players, "seed": 5, "keys": keys});
    (record, standings)
}

#[test]
fn a_record_is_played_by_the_version_that_it_names_and_by_the_first_if_it_names_none() {
    for name in [GAME, "pacific-rails"] {
        let (mut digests, options) = (Vec::new(), engine::Options::new());
        for version in 1..=2 {
            let game = engine::game(name).unwrap().by(engine::Version(version)).unwrap();
            let keys = game.record(&options, 2, engine::Seed::from(5)).unwrap();
            let mut record = json!({"game": name, "options": {}, "players": 2, "seed": 5, "keys": keys});
            if version > 1 {
                record["rules_version"] = version.into();
            }
            let [replayed] = answers(&["replay"], record.to_string().as_bytes()).try_into().unwrap();
            assert_eq!(replayed["over"], true, "{name}, version {version}");
            let (mut table, _) = game.open(&options, 2, engine::Seed::from(5)).unwrap();
            for (step, key) in keys.iter().enumerate() {
                let seat = table.decider().unwrap();
                table.choose(seat, step as u64, key).unwrap();
            }
            assert_eq!(replayed["digest"], table.digest());
            digests.push(replayed["digest"].clone());
        }
        assert_ne!(digests[0], digests[1]);
    }
    let unknown = json!({"game": GAME, "rules_version": 9, "options": {}, "players": 2, "seed": 5, "keys": []});
    assert!(wrong_use(&["replay"], unknown.to_string().as_bytes()).contains("versions 1 to 2"));
    // A repair is taken up where it can be.
    let early = json!({"game": GAME, "players": 2, "seed": 5, "keys": ["open", "finish"], "repairs": [[1, 2]]});
    let output = railhead(&["replay"], early.to_string().as_bytes());
    assert_eq!(output.status.code(), Some(1));
    assert!(text(&output.stderr).contains("before step 1"), "{}", text(&output.stderr));
    let late = json!({"game": GAME, "players": 2, "seed": 5, "keys": ["open", "finish"], "repairs": [[2, 2]]});
    answers(&["replay"], late.to_string().as_bytes());
}

#[test]
fn a_game_played_again_has_the_same_standings_and_digest() {
    let (mut record, standings) = played(3);
    let [replayed] = answers(&["replay"], record.to_string().as_bytes()).try_into().unwrap();
    assert_eq!(replayed["seats"], standings["seats"]);
    assert_eq!(replayed["over"], true);
    assert_eq!(replayed["steps"], record["keys"].as_array().unwrap().len());
    record["digest"] = replayed["digest"].clone();
    let file = std::env::temp_dir().join(format!("railhead-replay-{}.json", std::process::id()));
    std::fs::write(&file, format!("{record:#}\n{record}\n")).unwrap();
    let again = answers(&["replay", file.to_str().unwrap()], b"");
    std::fs::remove_file(file).unwrap();
    assert_eq!(again, [replayed.clone(), replayed]);
    record["digest"] = json!("0");
    assert_eq!(railhead(&["replay"], record.to_string().as_bytes()).status.code(), Some(1));
}

#[test]
fn a_game_that_diverges_says_where_and_what_was_offered() {
    let (mut record, _) = played(2);
    record["keys"][4] = json!("no-such-key");
    let output = railhead(&["replay"], record.to_string().as_bytes());
    assert_eq!(output.status.code(), Some(1));
    let [answer] = lines(&output.stdout).try_into().unwrap();
    assert_eq!((&answer["diverged"]["step"], &answer["diverged"]["key"]), (&json!(4), &json!("no-such-key")));
    let sentence = text(&output.stderr);
    assert!(sentence.contains("step 4: no-such-key is not offered"), "{sentence}");
    for key in answer["diverged"]["offered"].as_array().unwrap() {
        assert!(sentence.contains(key.as_str().unwrap()), "{sentence}");
    }
}

#[test]
fn keys_after_the_end_diverge_too() {
    let (mut record, _) = played(2);
    record["keys"].as_array_mut().unwrap().push(json!("finish"));
    let output = railhead(&["replay"], record.to_string().as_bytes());
    assert_eq!(output.status.code(), Some(1));
    assert!(text(&output.stderr).contains("it is over"), "{}", text(&output.stderr));
}

#[test]
fn what_cannot_be_replayed_is_told() {
    for (input, allowed) in [
        ("", "no record"),
        ("{", "not JSON"),
        ("[]", "not the record"),
        (r#"{"game":"test-game","players":2,"keys":[]}"#, "seed"),
        (r#"{"game":"chess","players":2,"seed":1,"keys":[]}"#, GAME),
        (r#"{"game":"test-game","players":7,"seed":1,"keys":[]}"#, "2 to 4"),
        (r#"{"game":"test-game","players":2,"seed":"x","keys":[]}"#, "64 hexadecimal digits"),
        (r#"{"game":"test-game","players":2,"seed":1,"keys":[1]}"#, "not the record"),
    ] {
        let sentence = wrong_use(&["replay"], input.as_bytes());
        assert!(sentence.contains(allowed), "{input}: {sentence}");
    }
    let output = railhead(&["replay", "no/such/file"], b"");
    assert_eq!(output.status.code(), Some(1));
    assert_eq!(text(&output.stderr).lines().count(), 1);
}

fn draw<'a>(more: &[&'a str]) -> Vec<&'a str> {
    let mut arguments = vec!["draw", "--game", GAME, "--players", "3", "--steps", "12"];
    arguments.extend(more);
    arguments
}

#[test]
fn a_picture_is_drawn_into_a_file() {
    let file = std::env::temp_dir().join(format!("railhead-draw-{}.png", std::process::id()));
    let path = file.to_str().unwrap();
    for (crop, width) in [("board", 2400), ("decision", 1080), ("player:1", 1080), ("hand", 1080)] {
        let [line] = answers(&draw(&["--crop", crop, "--seat", "0", "--out", path]), b"").try_into().unwrap();
        let picture = std::fs::read(&file).unwrap();
        assert!(picture.starts_with(b"\x89PNG"));
        assert_eq!(line["width"], width);
        assert_eq!(line["bytes"], picture.len());
        assert!(line["milliseconds"].as_f64().unwrap() > 0.0);
        assert!(!line["alt"].as_str().unwrap().is_empty());
    }
    std::fs::remove_file(&file).unwrap();
}

#[test]
fn a_picture_that_cannot_be_drawn_is_answered_in_one_sentence() {
    let wrong = |more: &[&str], says: &str| {
        let sentence = wrong_use(&draw(&[more, &["--out", "picture.png"]].concat()), b"");
        assert!(sentence.contains(says), "{sentence}");
    };
    wrong(&["--width", "199"], "a picture is 200 to 4000 pixels wide, not 199");
    wrong(&["--width", "4001"], "a picture is 200 to 4000 pixels wide, not 4001");
    wrong(&["--crop", "map"], "there is no crop \"map\"; the crops are decision, board, land, table, player:K, hand");
    wrong(&["--scheme", "sepia"], "there is no scheme \"sepia\"");
    wrong(&["--seat", "3"], "there is no seat 3 at this table; seats count from 0 to 2");
    let output = railhead(&draw(&["--out", "no/such/folder/picture.png"]), b"");
    assert_eq!(output.status.code(), Some(1));
    assert_eq!(text(&output.stderr).lines().count(), 1);
    assert!(text(&output.stderr).contains("no/such/folder/picture.png cannot be written"));
}

#[test]
fn a_map_of_the_hosts_is_played_by_its_name_and_a_wrong_one_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let source = concat!(env!("CARGO_MANIFEST_DIR"), "/../engine/src/pacific_rails/content/two_oceans.toml");
    let map = std::fs::read_to_string(source).unwrap();
    std::fs::write(folder.path().join("mine.toml"), &map).unwrap();
    std::fs::write(folder.path().join("torn.toml"), &map[..map.len() / 2]).unwrap();
    let maps = folder.path().to_str().unwrap();
    let game = |option: &'static str| {
        let start = ["simulate", "--game", "pacific-rails", "--option", option, "--option", "round-cap=10"];
        let rest = ["--players", "2", "--games", "2", "--seed", "1", "--maps", maps, "--check", "--json"];
        [start.as_slice(), rest.as_slice()].concat()
    };
    assert_eq!(answers(&game("map=mine"), b"")[0]["games"], 2);
    let torn = railhead(&game("map=torn"), b"");
    let sentence = text(&torn.stderr);
    assert!(torn.status.code() == Some(1) && sentence.contains("the map cannot be used"), "{sentence}");
    assert_eq!(sentence.lines().count(), 1, "{sentence}");
    assert!(wrong_use(&game("map=nowhere"), b"").contains("nowhere.toml cannot be read"));
    assert!(wrong_use(&game("map=../mine"), b"").contains("../mine"));
    let new = json!({"do": "new", "game": "pacific-rails", "options": {"map": "mine"}, "players": 2, "seed": 1});
    let opened = answers(&["table", "--maps", maps], format!("{new}\n").as_bytes());
    assert_eq!(opened[0]["step"], 0, "{opened:?}");
}
