//! The buildings.

use super::super::*;
use super::*;

fn buildings() -> Value {
    file(include_str!("../../../../tests/facts/great-western-trail/buildings.toml"))
}

fn hand(name: &str) -> Hand {
    match name {
        "none" => Hand::None,
        "green" => Hand::Green,
        "black" => Hand::Black,
        "both" => Hand::Both,
        other => panic!("there is no {other} hand"),
    }
}

#[track_caller]
fn same_actions(building: &Building, fact: &Value) {
    let actions: Vec<Value> = building.actions.iter().map(super::fact).collect();
    assert_eq!(actions, list(fact, "actions"), "{}", building.id);
}

#[test]
fn every_neutral_building_is_as_in_the_facts() {
    let facts = buildings();
    let neutral = list(&facts, "neutral");
    assert_eq!((NEUTRAL.len() as i64, NEUTRAL_COUNT), (number(&facts, "meta.neutral"), neutral.len()));
    for (building, fact) in NEUTRAL.iter().zip(neutral) {
        assert_eq!(building.id, text(fact, "id").to_lowercase());
        assert_eq!((building.craftsmen, building.points, building.hand), (0, 0, Hand::None), "{}", building.id);
        same_actions(building, fact);
    }
}

/// The faces of an edition, the later lists in the place of the earlier.
fn faces(facts: &Value, lists: &[&str]) -> Vec<Value> {
    let mut faces: Vec<Value> = Vec::new();
    for of in lists {
        for fact in list(facts, of) {
            match faces.iter_mut().find(|face| text(face, "id") == text(fact, "id")) {
                Some(face) => *face = fact.clone(),
                None => faces.push(fact.clone()),
            }
        }
    }
    faces
}

#[test]
fn every_private_building_is_as_in_the_facts() {
    let facts = buildings();
    for (lists, catalog, count) in [
        (&["first"][..], &FIRST, 10),
        (&["first", "first_rttn"], &FIRST_NORTH, 12),
        (&["first", "second"], &SECOND, 12),
        (&["first", "second", "second_rttn"], &SECOND_NORTH, 13),
    ] {
        let private = faces(&facts, lists);
        assert_eq!((catalog.faces.len(), private.len()), (count, 2 * count));
        for building in catalog.faces.iter().flatten() {
            let id = building.id.trim_end_matches("-second");
            let fact = private.iter().find(|fact| text(fact, "id") == id).expect("a face");
            assert_eq!(i64::from(building.craftsmen), number(fact, "craftsmen"), "{}", building.id);
            assert_eq!(i64::from(building.points), number(fact, "vp"), "{}", building.id);
            assert_eq!(building.hand, hand(text(fact, "hand")), "{}", building.id);
            if text(fact, "id") == "6b" && catalog.building_once_a_turn {
                // What it says about copying is a switch of the edition.
                assert_eq!(building.actions, [Effect::CopyAdjacent]);
            } else {
                same_actions(building, fact);
            }
        }
    }
    assert_eq!(FIRST.faces.len() as i64, number(&facts, "meta.private_first"));
    assert_eq!(SECOND.faces.len() as i64, number(&facts, "meta.private_second"));
    assert_eq!(SECOND_NORTH.faces.len() as i64, number(&facts, "meta.private_second_rttn"));
}

#[test]
fn faces_of_one_name_are_one_face() {
    for catalog in Catalog::all() {
        for face in catalog.faces.iter().flatten() {
            let known = face_of(face.id).expect("a face");
            assert_eq!((known.actions, known.craftsmen, known.points), (face.actions, face.craftsmen, face.points));
        }
    }
}
