//! Habits that the compiler cannot hold: found by reading the sources.

use engine::games;
use std::collections::BTreeMap;
use std::path::Path;
use tests::{Source, root, sources, texts};

/// Fails with every offence: a path, a line, the line itself.
fn none(offences: &[String], what: &str) {
    assert!(offences.is_empty(), "{what}:\n{}", offences.join("\n"));
}

fn offences(sources: &[Source], offends: impl Fn(&str) -> bool) -> Vec<String> {
    let lines = sources.iter().flat_map(|source| source.code().map(move |(at, line)| (&source.path, at, line)));
    lines.filter(|(.., line)| offends(line)).map(|(path, at, line)| format!("{path}:{at}: {}", line.trim())).collect()
}

#[test]
fn the_bot_names_no_game() {
    let mut names: Vec<String> = ["great western", "pacific rails", "pacific-rails"].map(str::to_owned).into();
    for game in games() {
        let kind = game.kind.0;
        names.extend([kind.to_owned(), kind.replace('-', "_"), kind.replace('-', ""), kind.replace('-', " ")]);
    }
    let named = offences(&sources("bot/src"), |line| {
        let line = line.to_lowercase();
        names.iter().any(|name| line.contains(name))
    });
    none(&named, "the bot knows tables, keys, spots and phrases, but no game");
}

#[test]
fn the_bot_takes_nothing_out_of_what_was_made_for_an_audience() {
    let taken = offences(&sources("bot/src"), |line| line.contains(".get().clone()"));
    none(&taken, "what somebody may see stays within its type: map it, or show what is everyone's to another audience");
}

#[test]
fn views_classify_every_field() {
    let mut views = sources("engine/src");
    views.retain(|source| source.path.ends_with("/view.rs") || source.path.contains("/view/"));
    assert!(!views.is_empty());
    // A rest pattern stands alone before the closing brace; ranges have something on a side.
    let rests = offences(&views, |line| {
        let line = line.replace(' ', "");
        line == ".." || line.contains(",..}") || line.contains("{..}")
    });
    none(&rests, "a view takes the state apart without a rest pattern");
}

#[test]
fn nothing_that_runs_in_a_game_panics_on_purpose() {
    let mut all: Vec<Source> =
        ["engine/src", "words/src", "render/src", "bot/src"].iter().flat_map(|f| sources(f)).collect();
    all.retain(|source| !source.is_content());
    let ways = [".unwrap()", ".expect(", "panic!(", "todo!(", "unimplemented!("];
    none(&offences(&all, |line| ways.iter().any(|way| line.contains(way))), "errors are values");
}

#[test]
fn the_engine_reads_no_clock_no_file_and_no_environment() {
    let ways = ["std::time", "std::env", "std::fs", "std::net", "std::thread", "tokio", "tracing", "println!", "dbg!"];
    let found = offences(&sources("engine/src"), |line| ways.iter().any(|way| line.contains(way)));
    none(&found, "the engine is a function of seed and choices");
}

#[test]
fn files_are_short() {
    let mut long = Vec::new();
    for source in texts().iter().filter(|source| Path::new(&source.path).extension().is_some_and(|end| end == "rs")) {
        let table = source.is_content() || source.path.ends_with("_table.rs");
        let (lines, most) = (source.text.lines().count(), if table { 900 } else { 500 });
        if lines > most {
            long.push(format!("{}: {lines} lines, at most {most}", source.path));
        }
    }
    none(&long, "files are short");
}

#[test]
fn folders_are_small() {
    let mut count: BTreeMap<String, usize> = BTreeMap::new();
    for krate in ["engine/src", "words/src", "render/src", "bot/src", "local-discord/src", "tests/src"] {
        for source in sources(krate) {
            let folder = Path::new(&source.path).parent().unwrap_or(Path::new("")).display().to_string();
            *count.entry(folder).or_default() += 1;
        }
    }
    count.retain(|_, files| *files > 15);
    let large: Vec<String> =
        count.iter().map(|(folder, files)| format!("{folder}: {files} files, at most 15")).collect();
    none(&large, "folders are small");
}

#[test]
fn every_decision_says_what_why_how_it_stays_true_and_at_which_price() {
    let mut decisions: Vec<Source> = texts();
    decisions.retain(|source| source.path.starts_with("docs/decisions/"));
    assert!(decisions.len() > 10);
    let mut wrong = Vec::new();
    for source in decisions {
        let number = source.path.rsplit('/').next().and_then(|name| name.split('-').next()).unwrap_or_default();
        let parts: Vec<&str> =
            source.text.lines().filter_map(|line| line.strip_prefix("**")?.split("**").next()).collect();
        let titled = source.text.starts_with(&format!("# {number}: "));
        if !titled || parts != ["Decision.", "Why.", "How it stays true.", "Price."] {
            wrong.push(format!("{}: {parts:?}", source.path));
        }
    }
    none(&wrong, "a decision has one form");
}

#[test]
fn no_text_names_a_path_of_somebodys_machine() {
    // Put together here, so that this file does not find itself.
    let homes = ["home", "root", "Users", "work"].map(|folder| format!("/{folder}/"));
    let mut found = Vec::new();
    for source in texts() {
        for (at, line) in source.text.lines().enumerate() {
            let named = homes.iter().any(|home| {
                // After a letter it is the middle of an address or of a path within the project.
                line.match_indices(home.as_str()).any(|(start, _)| {
                    !line[..start].ends_with(|before: char| before.is_alphanumeric() || "._-}".contains(before))
                })
            });
            if named {
                found.push(format!("{}:{}: {}", source.path, at + 1, line.trim()));
            }
        }
    }
    none(&found, "paths are those of the project");
}

#[test]
fn every_path_the_dockerfile_copies_exists() {
    let file = std::fs::read_to_string(root().join("Dockerfile")).unwrap_or_default();
    assert!(!file.is_empty(), "there is a Dockerfile");
    let joined = file.replace("\\\n", " ");
    let copies =
        joined.lines().filter_map(|line| line.trim().strip_prefix("COPY ").or(line.trim().strip_prefix("ADD ")));
    let mut missing = Vec::new();
    // What comes from another stage is made there.
    for copy in copies.filter(|copy| !copy.contains("--from=")) {
        let mut paths: Vec<&str> = copy.split_whitespace().filter(|word| !word.starts_with("--")).collect();
        paths.pop();
        missing.extend(paths.into_iter().filter(|path| !root().join(path).exists()).map(str::to_owned));
    }
    none(&missing, "the Dockerfile copies what is not there");
}
