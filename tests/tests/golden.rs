//! Golden playthroughs: what was chosen, the state it led to, what everyone was told. `RAILHEAD_BLESS=1` writes the
//! files anew.

use engine::{Game, Options, Told, Version, games};
use std::fmt::Write;
use std::fs;
use tests::{Playing, Sitting, news_text, root};

/// Options with a golden game of their own, by game and name.
type Shape = (&'static str, &'static str, &'static [(&'static str, &'static str)]);
const SHAPES: &[Shape] = &[
    ("great-western-trail", "north", &[("north", "true")]),
    ("great-western-trail", "second", &[("edition", "second")]),
    ("great-western-trail", "second-simmental", &[("edition", "second"), ("cattle", "simmental")]),
    ("great-western-trail", "second-brahman", &[("edition", "second"), ("cattle", "brahman")]),
    ("great-western-trail", "second-north", &[("edition", "second"), ("north", "true"), ("buildings", "random")]),
    (
        "great-western-trail",
        "second-north-simmental",
        &[("edition", "second"), ("north", "true"), ("cattle", "simmental")],
    ),
    ("great-western-trail", "second-north-brahman", &[("edition", "second"), ("north", "true"), ("cattle", "brahman")]),
];

/// The defaults of a game, and the shapes of its own, each by every version of its rules: what running tables play by stays
/// what it was.
fn shapes(game: &Game) -> Vec<(String, Game, Options)> {
    let own = SHAPES.iter().filter(|(kind, ..)| *kind == game.kind.0).map(|(_, name, options)| {
        let options = options.iter().map(|(key, value)| ((*key).to_owned(), (*value).to_owned())).collect();
        (format!("-{name}"), options)
    });
    let shapes: Vec<(String, Options)> = std::iter::once((String::new(), Options::new())).chain(own).collect();
    let by = |version: u16| {
        let game = game.by(Version(version)).unwrap();
        let said = if version == 1 { String::new() } else { format!("-version-{version}") };
        shapes.iter().map(move |(shape, options)| (format!("{shape}{said}"), game, options.clone()))
    };
    (1..=game.newest.0).flat_map(by).collect()
}

#[test]
fn golden_playthroughs_have_not_changed() {
    let bless = std::env::var("RAILHEAD_BLESS").is_ok_and(|value| value == "1");
    let mut differences = Vec::new();
    for game in games() {
        let counts = game.players.iter().filter(|players| (2..=4).contains(*players));
        for (&players, (shape, game, options)) in
            counts.flat_map(|count| shapes(&game).into_iter().map(move |of| (count, of)))
        {
            let sitting = Sitting { game, options, players, seed: 1867 };
            let played = playthrough(&sitting);
            let path = root().join(format!("tests/golden/{}{shape}-{players}.txt", game.kind.0));
            if bless {
                fs::write(&path, played).unwrap();
                continue;
            }
            let golden = fs::read_to_string(&path).unwrap_or_default();
            if let Some(difference) = first_difference(&golden, &played) {
                let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
                differences.push(format!("{name}, {difference}"));
            }
        }
    }
    let hint = "RAILHEAD_BLESS=1 cargo test -p tests --test golden writes them anew";
    assert!(differences.is_empty(), "{}\n{hint}", differences.join("\n"));
}

/// One line a choice: the digest of the state after it, the key, and what everyone was told.
fn playthrough(sitting: &Sitting) -> String {
    let (table, told) = sitting.open();
    let line = |digest: String, key: &str, told: &Told| {
        format!("{digest}  {key}  {}", news_text(&told.public)).trim_end().to_owned() + "\n"
    };
    let mut text = line(table.digest(), "(set-up)", &told);
    let mut playing = Playing::new(sitting);
    for key in sitting.keys() {
        let told = playing.choose(&key);
        text += &line(playing.table.digest(), &key, &told);
    }
    for score in playing.table.standings().seats {
        let _ = writeln!(text, "seat-{}  rank {}  {} points  {:?}", score.seat.0, score.rank, score.total, score.by);
    }
    text
}

fn first_difference(golden: &str, played: &str) -> Option<String> {
    if golden == played {
        return None;
    }
    let at = golden.lines().zip(played.lines()).take_while(|(golden, played)| golden == played).count();
    let line = |text: &str| text.lines().nth(at).unwrap_or("(nothing)").to_owned();
    Some(format!("line {}:\n  golden: {}\n  played: {}", at + 1, line(golden), line(played)))
}
