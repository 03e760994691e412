//! Nothing that comes in over the protocol makes the process panic: not bytes, not requests with something wrong in
//! them, not edited states, and not the play that follows where an edited state is accepted.

mod support;

use proptest::prelude::*;
use serde_json::{Value, json};
use support::{Conversation, pick};

const REQUESTS: &[&str] = &[
    r#"{"do":"menu"}"#,
    r#"{"do":"explain"}"#,
    r#"{"do":"choose","seat":0,"step":0,"key":"stop"}"#,
    r#"{"do":"undo","seat":0}"#,
    r#"{"do":"restart-turn","seat":1}"#,
    r#"{"do":"view","seat":0}"#,
    r#"{"do":"state"}"#,
    r#"{"do":"load","state":{"players":[1,2,{"a":null}]}}"#,
    r#"{"do":"estimate","seat":1}"#,
    r#"{"do":"standings"}"#,
    r#"{"do":"new","game":"test-game","options":{"length":"long"},"players":3,"seed":42}"#,
];

/// One change of a JSON value: where, and what.
#[derive(Clone, Debug)]
struct Edit {
    place: prop::sample::Index,
    other: prop::sample::Index,
    change: Change,
}

#[derive(Clone, Debug)]
enum Change {
    Number(i64),
    Nudge(i64),
    Null,
    Remove,
    Repeat,
    /// Puts the value of another place here.
    Copy,
    Swap,
    Text(String),
}

fn change() -> impl Strategy<Value = Change> {
    prop_oneof![
        prop_oneof![Just(i64::MIN), Just(i64::MAX), Just(-1), Just(0), Just(255), Just(256), -3..70_i64]
            .prop_map(Change::Number),
        (-2..=2_i64).prop_map(Change::Nudge),
        Just(Change::Null),
        Just(Change::Remove),
        Just(Change::Repeat),
        Just(Change::Copy),
        Just(Change::Swap),
        "[a-z0-9.-]{0,9}".prop_map(Change::Text),
    ]
}

fn edits() -> impl Strategy<Value = Vec<Edit>> {
    let edit = (any::<prop::sample::Index>(), any::<prop::sample::Index>(), change());
    prop::collection::vec(edit.prop_map(|(place, other, change)| Edit { place, other, change }), 1..4)
}

/// The JSON pointers of everything within a value.
fn places(value: &Value, at: &str, out: &mut Vec<String>) {
    let mut visit = |name: &str, value| {
        let at = format!("{at}/{}", name.replace('~', "~0").replace('/', "~1"));
        out.push(at.clone());
        places(value, &at, out);
    };
    match value {
        Value::Array(values) => values.iter().enumerate().for_each(|(n, value)| visit(&n.to_string(), value)),
        Value::Object(fields) => fields.iter().for_each(|(name, value)| visit(name, value)),
        _ => {}
    }
}

fn apply(value: &mut Value, edit: &Edit) {
    let mut all = Vec::new();
    places(value, "", &mut all);
    if all.is_empty() {
        return;
    }
    let (place, other_place) = (edit.place.get(&all), edit.other.get(&all));
    let other = value.pointer(other_place).cloned().unwrap_or_default();
    let (parent, name) = place.rsplit_once('/').unwrap();
    match &edit.change {
        Change::Remove => match value.pointer_mut(parent) {
            Some(Value::Array(values)) => {
                values.remove(name.parse().unwrap());
            }
            Some(Value::Object(fields)) => {
                fields.remove(name);
            }
            _ => {}
        },
        Change::Repeat => {
            if let Some(Value::Array(values)) = value.pointer_mut(parent) {
                let again = values[name.parse::<usize>().unwrap()].clone();
                values.push(again);
            }
        }
        Change::Swap => {
            let here = value.pointer(place).cloned().unwrap_or_default();
            *value.pointer_mut(other_place).unwrap() = here;
            if let Some(place) = value.pointer_mut(place) {
                *place = other;
            }
        }
        change => {
            let here = value.pointer_mut(place).unwrap();
            *here = match change {
                Change::Number(number) => json!(number),
                Change::Nudge(by) => here.as_i64().map_or(here.clone(), |number| json!(number.wrapping_add(*by))),
                Change::Copy => other,
                Change::Text(text) => json!(text),
                _ => Value::Null,
            };
        }
    }
}

fn config(cases: u32) -> ProptestConfig {
    ProptestConfig { cases, failure_persistence: None, max_shrink_iters: 200, ..ProptestConfig::default() }
}

proptest! {
    #![proptest_config(config(2000))]

    #[test]
    fn any_bytes_are_answered(lines in prop::collection::vec(prop::collection::vec(any::<u8>(), 0..60), 1..8)) {
        let mut table = Conversation::about("test-game", 2, 1);
        for line in lines {
            table.say(&String::from_utf8_lossy(&line));
        }
    }

    #[test]
    fn requests_with_something_wrong_in_them_are_answered(
        requests in prop::collection::vec((prop::sample::select(REQUESTS), edits()), 1..8),
        cuts in prop::collection::vec((any::<prop::sample::Index>(), any::<char>()), 0..2),
    ) {
        let mut table = Conversation::about("test-game", 2, 1);
        for (request, edits) in requests {
            let mut value: Value = serde_json::from_str(request).unwrap();
            for edit in &edits {
                apply(&mut value, edit);
            }
            let mut text: Vec<char> = value.to_string().chars().collect();
            for (place, letter) in &cuts {
                *place.get_mut(&mut text) = *letter;
            }
            table.say(&text.into_iter().collect::<String>());
            table.simply("menu");
        }
    }
}

proptest! {
    #![proptest_config(config(1500))]

    #[test]
    fn an_edited_state_is_refused_or_can_be_played(
        game in any::<prop::sample::Index>(),
        players in any::<prop::sample::Index>(),
        seed in 0..1000_u64,
        depth in prop_oneof![0..40_usize, 0..400_usize],
        edits in edits(),
    ) {
        let games = engine::games();
        let game = game.get(&games);
        let mut table = Conversation::about(game.kind.0, *players.get(game.players), seed);
        table.steps(depth, &mut pick(seed));
        let before = table.position();
        let mut state = before[0]["state"].clone();
        for edit in &edits {
            apply(&mut state, edit);
        }
        let answer = table.ask(&json!({"do": "load", "state": state}));
        if answer.get("error").is_some() {
            prop_assert_eq!(table.position(), before);
            return Ok(());
        }
        prop_assert!(answer["step"].is_u64(), "{}", answer);
        for request in ["menu", "explain", "view", "estimate", "standings"] {
            let answer = table.simply(request);
            prop_assert!(answer.get("error").is_none(), "{}: {}", request, answer);
        }
        table.ask(&json!({"do": "view", "seat": 0}));
        table.steps(50, &mut pick(seed));
    }
}
