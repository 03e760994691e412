//! Modules use one another in one direction: no circle in any crate, and where a folder has layers, no arrow upwards.

use tests::{Modules, Source, sources};

const CRATES: [&str; 6] = ["engine/src", "words/src", "render/src", "bot/src", "local-discord/src", "tests/src"];

/// A crate, a folder of it, and its layers: each may use those before it.
const LAYERS: [(&str, &str, &[&str]); 8] = [
    ("bot/src", "", &["store", "play", "monitor", "discord", "command"]),
    ("bot/src", "discord", &["kit", "pages", "bot", "inbox", "line"]),
    ("engine/src", "", &["protocol", "table", "kit", "mind", "pacific_rails", "any"]),
    ("engine/src", "great_western_trail", &["content", "state", "speech", "verbs", "flow", "sight", "rules", "mind"]),
    ("engine/src", "pacific_rails", &["content", "state", "speech", "verbs", "flow", "menu", "sight", "rules", "mind"]),
    ("engine/src", "test_game", &["content", "state", "speech", "verbs", "flow", "sight", "rules", "mind"]),
    ("render/src", "", &["scene", "paint", "stage", "pacific_rails", "draw"]),
    ("local-discord/src", "", &["world", "judge", "wire", "core", "doing", "rest", "http", "server", "driver"]),
];

#[test]
fn no_two_modules_of_a_crate_use_each_other_in_a_circle() {
    let circles: Vec<String> = CRATES
        .iter()
        .flat_map(|folder| {
            Modules::of(&sources(folder), folder).circles().into_iter().map(move |one| format!("{folder}, {one}"))
        })
        .collect();
    assert!(circles.is_empty(), "circles:\n{}", circles.join("\n"));
}

#[test]
fn no_layer_uses_one_above_it() {
    let mut wrong = Vec::new();
    for (krate, folder, layers) in LAYERS {
        let modules = Modules::of(&sources(krate), krate);
        for layer in layers {
            assert!(modules.folder_has(folder, layer), "{krate}/{folder} has no {layer}");
        }
        let arrows = modules.against(folder, layers);
        wrong.extend(arrows.into_iter().map(|arrow| format!("{krate}, {}: {arrow}", layers.join(" < "))));
    }
    assert!(wrong.is_empty(), "arrows against the order:\n{}", wrong.join("\n"));
}

fn planted(files: &[(&str, &str)]) -> Modules {
    let sources: Vec<Source> =
        files.iter().map(|(path, text)| Source { path: format!("x/src/{path}"), text: (*text).to_owned() }).collect();
    Modules::of(&sources, "x/src")
}

#[test]
fn a_planted_circle_is_found_however_it_is_written() {
    let back = [
        "use crate::a::A;",
        "use super::a::A;",
        "use crate::{\n    a::{A, B},\n    c,\n};",
        "fn f() -> crate::a::A { todo() }",
        "fn f() { super::a::make(); }",
        // The root hands it on.
        "use crate::A;",
        "use super::A as Other;",
        "pub(crate) fn f(_: &super::A) {}",
    ];
    for back in back {
        let modules = planted(&[
            ("lib.rs", "mod a;\nmod b;\nmod c;\npub use a::A;\n"),
            ("a.rs", "use crate::b::B;\npub struct A(B);\n"),
            ("b.rs", back),
            ("c.rs", ""),
        ]);
        let circles = modules.circles();
        assert!(circles.iter().any(|one| one.contains("b uses a")), "{back}: {circles:?}");
    }
    let around = planted(&[
        ("lib.rs", "mod a;\nmod b;\nmod c;\n"),
        ("a.rs", "use super::b::B;"),
        ("b.rs", "use super::c::C;"),
        ("c.rs", "use super::a::A;"),
    ]);
    assert_eq!(around.circles().len(), 3, "{:?}", around.circles());
    let folders = planted(&[
        ("lib.rs", "mod left;\nmod right;\n"),
        ("left/mod.rs", "mod one;\nmod two;\npub use one::One;\n"),
        ("left/one.rs", "use crate::right::Three;"),
        ("left/two.rs", ""),
        ("right/mod.rs", "mod three;\npub use three::Three;\n"),
        ("right/three.rs", "use crate::left::two::Two;"),
    ]);
    assert_eq!(folders.circles().len(), 2, "folders count as one: {:?}", folders.circles());
    let parent = planted(&[
        ("lib.rs", "mod folder;\n"),
        ("folder/mod.rs", "mod child;\npub struct Thing;\npub fn f() { child::g(); }\n"),
        ("folder/child.rs", "use super::Thing;"),
    ]);
    assert_eq!(parent.circles().len(), 2, "{:?}", parent.circles());
}

#[test]
fn what_is_no_circle_is_not_taken_for_one() {
    let modules = planted(&[
        ("lib.rs", "mod a;\nmod b;\npub use a::A;\npub use b::B;\n"),
        (
            "a.rs",
            "// crate::b::B is made from it.\nconst TEXT: &str = \"crate::b::B\";\npub struct A;\n#[cfg(test)]\nmod tests {\n    use crate::b::B;\n}\n",
        ),
        ("b.rs", "use crate::A;\nuse std::b::X;\npub struct B(A);\n"),
    ]);
    assert_eq!(modules.circles(), Vec::<String>::new());
}

#[test]
fn a_planted_arrow_against_the_order_is_found() {
    let modules =
        planted(&[("lib.rs", "mod low;\nmod high;\n"), ("low.rs", "fn f() { crate::high::g(); }"), ("high.rs", "")]);
    assert_eq!(modules.against("", &["low", "high"]), ["low uses high"]);
    assert!(modules.against("", &["high", "low"]).is_empty());
}
