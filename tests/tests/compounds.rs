//! What is chosen together is what is chosen one after the other: the same state, the same story, and one step to take
//! back.

use engine::{AnyTable, Choice, Decision, Tone};
use std::collections::HashMap;
use tests::{Playing, each, games_wanted};

#[test]
fn what_is_chosen_together_is_what_is_chosen_one_by_one() {
    each(games_wanted(60), |sitting| {
        let mut playing = Playing::new(sitting);
        while let Some(menu) = playing.table.menu() {
            let keys =
                if menu.pick.is_some() { some_picks(&mut playing, &menu) } else { one_choice(&mut playing, &menu) };
            together(&mut playing, &menu, &keys);
        }
    });
}

/// A choice of the menu or of its detour.
fn one_choice(playing: &mut Playing, menu: &Decision) -> Vec<String> {
    let detour = menu.detour.iter().flat_map(|detour| &detour.choices);
    let choices: Vec<&Choice> = menu.choices.iter().chain(detour).collect();
    let at = playing.below(choices.len());
    choices[at].keys().map(|key| key.to_string()).collect()
}

/// As many things as allowed, in any order, alike ones told apart.
fn some_picks(playing: &mut Playing, menu: &Decision) -> Vec<String> {
    let pick = menu.pick.unwrap_or_else(|| panic!("no pick"));
    let mut seen: HashMap<String, usize> = HashMap::new();
    let mut things = Vec::new();
    for choice in menu.choices.iter().filter(|choice| choice.offer.tone == Tone::Plain) {
        let key = choice.offer.key.to_string();
        let copy = seen.entry(key.clone()).or_default();
        *copy += 1;
        things.push(if *copy > 1 { format!("{key}~{copy}") } else { key });
    }
    assert!(pick.most >= 2 && usize::from(pick.most) <= things.len(), "{pick:?} of {things:?}");
    let count = usize::from(pick.least) + playing.below(usize::from(pick.most - pick.least) + 1);
    let mut keys = Vec::new();
    for _ in 0..count {
        let at = playing.below(things.len());
        keys.push(things.swap_remove(at));
    }
    keys
}

fn together(playing: &mut Playing, menu: &Decision, keys: &[String]) {
    let before = playing.table.digest();
    let mut at_once = playing.table.clone();
    let keys: Vec<&str> = keys.iter().map(String::as_str).collect();
    let told = match at_once.choose_all(menu.seat, menu.step, &keys) {
        Ok(told) => told,
        Err(refusal) => panic!("{keys:?} were refused: {refusal}"),
    };
    assert_eq!(at_once.step(), menu.step + 1, "one step");
    let mut public = Vec::new();
    let mut seats = vec![Vec::new(); told.seats.len()];
    for key in &told.chosen {
        let one = playing.choose(key.as_str());
        public.extend(one.public);
        for (all, more) in seats.iter_mut().zip(one.seats) {
            all.extend(more);
        }
    }
    assert_eq!(at_once.digest(), playing.table.digest(), "{keys:?} together and one by one");
    assert_eq!((told.public, told.seats), (public, seats), "{keys:?} are told as they are one by one");
    let recorded: Vec<&str> = told.chosen.iter().map(engine::Key::as_str).collect();
    assert!(recorded.iter().all(|key| !key.contains(['+', '~'])), "{recorded:?}");
    assert_eq!(playing.keys[playing.keys.len() - recorded.len()..], recorded, "recorded by single keys");
    taken_back_as_one(at_once, menu, &before);
}

/// What does not seal is hers to take back; what seals is nobody's.
fn taken_back_as_one(mut table: AnyTable, menu: &Decision, before: &str) {
    if !table.can_undo() {
        assert!(table.undo(menu.seat).is_err());
        return;
    }
    assert_eq!(table.decider(), Some(menu.seat), "handed over, and not final");
    assert!(table.undo(menu.seat).is_ok());
    assert_eq!(table.digest(), before, "taken back as one step");
}

fn seals(table: &AnyTable, menu: &Decision, keys: &[String]) -> bool {
    let mut copy = table.clone();
    let keys: Vec<&str> = keys.iter().map(String::as_str).collect();
    assert!(copy.choose_all(menu.seat, menu.step, &keys).is_ok(), "{keys:?} were refused");
    !copy.can_undo()
}

#[test]
fn locks_are_on_what_seals_and_on_nothing_else() {
    each(games_wanted(20), |sitting| {
        let mut playing = Playing::new(sitting);
        while let Some(menu) = playing.table.menu() {
            // Of things to pick, none is taken alone.
            let alone = |choice: &&Choice| menu.pick.is_none() || choice.offer.tone != Tone::Plain;
            let detour = menu.detour.iter().flat_map(|detour| &detour.choices);
            for choice in menu.choices.iter().filter(alone).chain(detour) {
                let keys: Vec<String> = choice.keys().map(|key| key.to_string()).collect();
                assert_eq!(choice.seals, seals(&playing.table, &menu, &keys), "{keys:?}");
            }
            if menu.pick.is_some() {
                let picked = some_picks(&mut playing, &menu);
                let thing = menu.choices.iter().find(|choice| choice.offer.tone == Tone::Plain);
                let locked = thing.is_some_and(|thing| thing.seals);
                assert!(picked.is_empty() || locked == seals(&playing.table, &menu, &picked), "{picked:?}: {locked}");
            }
            let decision = playing.table.decision().unwrap_or_else(|| panic!("a menu without a decision"));
            let key = playing.pick(&decision);
            playing.choose(&key);
        }
    });
}
