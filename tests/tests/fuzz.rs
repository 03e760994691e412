//! Bad states: whatever is loaded, nothing panics, and what was accepted can be played.

use engine::{AnyTable, Dice, Game, Refusal, Seed, games};
use proptest::prelude::*;
use proptest::test_runner::RngSeed;
use serde_json::Value;
use tests::{Playing, games_wanted, sittings};

const CHOICES_AFTER_LOAD: usize = 50;

proptest! {
    #![proptest_config(config())]

    #[test]
    fn bytes_are_refused(bytes in prop::collection::vec(any::<u8>(), 0..200)) {
        if let Ok(value) = serde_json::from_slice::<Value>(&bytes) {
            try_everywhere(&value);
        }
    }

    #[test]
    fn any_json_is_refused(value in json()) {
        try_everywhere(&value);
    }

    #[test]
    fn a_mutated_state_is_refused_or_can_be_played(
        seed in 0u64..500,
        depth in any::<prop::sample::Index>(),
        edits in prop::collection::vec(edit(), 1..4),
    ) {
        for game in games() {
            let sitting = &sittings(&game, seed as usize + 1)[seed as usize];
            let keys = sitting.keys();
            let mut playing = Playing::after(sitting, &keys[..depth.index(keys.len() + 1)]);
            let mut state = playing.table.state();
            for edit in &edits {
                edit.apply(&mut state);
            }
            let before = (playing.table.digest(), playing.table.step());
            if playing.table.load(state.clone()).is_ok() {
                prop_assert!(playing.table.step() > before.1);
                play_on(&mut playing.table, seed, &state);
            } else {
                prop_assert_eq!((playing.table.digest(), playing.table.step()), before);
            }
        }
    }
}

/// The same cases every time: a failure is found again by running the test again.
fn config() -> ProptestConfig {
    let cases = games_wanted(400) as u32;
    ProptestConfig { failure_persistence: None, rng_seed: RngSeed::Fixed(1867), ..ProptestConfig::with_cases(cases) }
}

fn try_everywhere(value: &Value) {
    for game in games() {
        prop_load(&game, value);
    }
}

fn prop_load(game: &Game, value: &Value) {
    if let Ok(mut table) = game.load(value.clone(), 0) {
        play_on(&mut table, 0, value);
    }
}

fn play_on(table: &mut AnyTable, seed: u64, state: &Value) {
    let mut dice = Dice::new(Seed::from(seed));
    for _ in 0..CHOICES_AFTER_LOAD {
        let Some(decision) = table.decision() else { break };
        assert!(!decision.choices.is_empty(), "an accepted state offers nothing: {state}");
        table.withheld();
        let choice = &decision.choices[dice.below(decision.choices.len() as u32) as usize];
        match table.choose(decision.seat, decision.step, choice.offer.key.as_str()) {
            Ok(_) => {}
            Err(Refusal::Fault(fault)) => panic!("{fault} after {} in {state}", choice.offer.key),
            Err(refusal) => panic!("{} was refused: {refusal} in {state}", choice.offer.key),
        }
    }
    table.public_view();
    table.standings();
}

fn json() -> impl Strategy<Value = Value> {
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        any::<i64>().prop_map(Value::from),
        "[a-z-]{0,12}".prop_map(Value::from),
    ];
    leaf.prop_recursive(4, 32, 6, |inner| {
        prop_oneof![
            prop::collection::vec(inner.clone(), 0..6).prop_map(Value::from),
            prop::collection::btree_map("[a-z-]{0,12}", inner, 0..6)
                .prop_map(|map| Value::Object(map.into_iter().collect())),
        ]
    })
}

/// One change at one place of a state.
#[derive(Clone, Debug)]
struct Edit {
    at: prop::sample::Index,
    other: prop::sample::Index,
    how: How,
}

#[derive(Clone, Debug)]
enum How {
    /// Another number, often one that is only a little off.
    Number(i64),
    Nudge(i64),
    Remove,
    Twice,
    /// What stands elsewhere in the state.
    Copy,
    /// Changes places with what stands elsewhere.
    Swap,
    /// Moves this many from one number to another, as if pieces had moved.
    Move(i64),
    /// What stands in a row stands in another order.
    Rotate,
    Is(Value),
}

fn edit() -> impl Strategy<Value = Edit> {
    let how = prop_oneof![
        2 => prop_oneof![Just(0i64), Just(-1), Just(255), Just(i64::from(u32::MAX)), any::<i64>()].prop_map(How::Number),
        4 => (-3i64..4).prop_map(How::Nudge),
        1 => Just(How::Remove),
        1 => Just(How::Twice),
        3 => Just(How::Copy),
        2 => Just(How::Swap),
        4 => (1i64..3).prop_map(How::Move),
        4 => Just(How::Rotate),
        1 => json().prop_map(How::Is),
    ];
    (any::<prop::sample::Index>(), any::<prop::sample::Index>(), how).prop_map(|(at, other, how)| Edit {
        at,
        other,
        how,
    })
}

impl Edit {
    fn apply(&self, state: &mut Value) {
        let mut places = places(state);
        // Most places are not of a kind that can be moved or turned round.
        let fits: fn(&Value) -> bool = match self.how {
            How::Move(_) | How::Nudge(_) => Value::is_number,
            How::Rotate | How::Twice => Value::is_array,
            _ => |_| true,
        };
        places.retain(|place| state.pointer(place).is_some_and(fits));
        if places.is_empty() {
            return;
        }
        let (at, other) = (self.at.get(&places), self.other.get(&places));
        let Some(there) = state.pointer(other).cloned() else { return };
        let Some(here) = state.pointer_mut(at) else { return };
        match &self.how {
            How::Number(number) => *here = Value::from(*number),
            How::Nudge(by) => add(here, *by),
            How::Move(by) => {
                add(here, -by);
                if let Some(there) = state.pointer_mut(other) {
                    add(there, *by);
                }
            }
            How::Rotate => {
                if let Value::Array(all) = here
                    && !all.is_empty()
                {
                    all.rotate_left(1);
                }
            }
            How::Remove => match here {
                Value::Array(all) => drop(all.pop()),
                Value::Object(all) => drop(all.keys().next().cloned().and_then(|key| all.remove(&key))),
                _ => *here = Value::Null,
            },
            How::Twice => {
                if let Value::Array(all) = here
                    && let Some(last) = all.last().cloned()
                {
                    all.push(last);
                }
            }
            How::Copy => *here = there,
            How::Swap => {
                let here = std::mem::replace(here, there);
                if let Some(there) = state.pointer_mut(other) {
                    *there = here;
                }
            }
            How::Is(value) => *here = value.clone(),
        }
    }
}

fn add(number: &mut Value, by: i64) {
    *number = Value::from(number.as_i64().unwrap_or_default().wrapping_add(by));
}

/// The pointers to everything in a value.
fn places(value: &Value) -> Vec<String> {
    fn walk(value: &Value, at: &str, all: &mut Vec<String>) {
        all.push(at.to_owned());
        match value {
            Value::Array(items) => {
                items.iter().enumerate().for_each(|(n, item)| walk(item, &format!("{at}/{n}"), all));
            }
            Value::Object(items) => items.iter().for_each(|(key, item)| walk(item, &format!("{at}/{key}"), all)),
            _ => {}
        }
    }
    let mut all = Vec::new();
    walk(value, "", &mut all);
    all
}
