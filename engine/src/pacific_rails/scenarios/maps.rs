//! Other maps: opened by their text, carried by an exported game.

use super::*;
use crate::pacific_rails::State;
use crate::{Options, Seed, Table};

/// Our own map under another name, with a city renamed: a map of somebody else.
fn elsewhere() -> String {
    let ours = include_str!("../content/two_oceans.toml");
    ours.replacen("id = \"original-17x9\"", "id = \"elsewhere\"", 1)
        .replacen("source = \"reconstructed\"", "source = \"drawn\"", 1)
        .replacen("Los Angeles", "Ciudad Nueva", 1)
}

fn open(map: &str) -> Result<Table<State>, crate::SetupError> {
    let options = Options::from([("map".to_owned(), map.to_owned())]);
    Table::<State>::open(&options, 2, Seed::from(1)).map(|(table, _)| table)
}

#[test]
fn another_map_is_played_on_and_an_exported_game_carries_it() {
    let table = open(&elsewhere()).unwrap();
    let written = serde_json::to_string(table.state()).unwrap();
    let again: State = serde_json::from_str(&written).unwrap();
    assert_eq!(again.map().id, "elsewhere");
    assert_eq!(again.map().cities[0].name, "Ciudad Nueva");
    assert_eq!(serde_json::to_string(&again).unwrap(), written);
    assert!(again.audit().is_ok());
}

#[test]
fn our_own_map_is_carried_by_its_name() {
    let position = Scene::new(2).play();
    let written = serde_json::to_value(position.state()).unwrap();
    assert_eq!(written["atlas"], serde_json::json!({ "map": "original-17x9" }));
}

#[test]
fn a_game_with_another_map_than_it_says_is_refused() {
    let mut written = serde_json::to_value(Scene::new(2).play().state()).unwrap();
    written["atlas"]["map"] = "elsewhere".into();
    assert!(serde_json::from_value::<State>(written.clone()).is_err());
    written["atlas"] = serde_json::json!({ "map": "elsewhere", "map_file": "width = 3" });
    assert!(serde_json::from_value::<State>(written).is_err());
}

#[test]
fn a_map_that_cannot_be_used_or_is_not_known_is_answered_in_one_sentence() {
    let error = open("atlantis").err().unwrap().to_string();
    assert!(error.contains("two-oceans") && !error.contains('\n'), "{error}");
    let broken = elsewhere().replacen("width = 17", "width = 18", 1);
    let error = open(&broken).err().unwrap().to_string();
    assert!(error.contains("the map cannot be used: row 1 has 17 cells, not 18"), "{error}");
}

#[test]
fn places_of_another_map_are_called_as_their_file_spells_them() {
    let table = open(&elsewhere()).unwrap();
    let name = serde_json::to_value(table.state().map().city_name(crate::pacific_rails::content::City(0))).unwrap();
    assert_eq!(name, serde_json::json!({ "proper": "Ciudad Nueva" }));
}
