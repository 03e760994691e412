//! New York and its spare station master: what it leads to, before and after the transport is paid.

use super::*;
use crate::great_western_trail::State;
use serde_json::{Value, json};

/// Worth 18: the transport from space 0 to New York costs 11.
const EIGHTEEN: &str = "texas-longhorn-5 west-highland-3 holstein ayrshire brown-swiss";

/// Red delivers to New York with nothing but her income; her next branchlet can go to the red station, whose upgrade
/// costs $15. A spare station master places that branchlet.
fn to_new_york(options: &[(&str, &str)], master: &str) -> Position {
    to_new_york_by(2, options, master)
}

fn to_new_york_by(version: u16, options: &[(&str, &str)], master: &str) -> Position {
    Scene::with(2, options)
        .version(version)
        .no_tokens()
        .others_at("c")
        .engine(RED, "0")
        .dollars(RED, 0)
        .disc(RED, "aux-dollar", "chicago")
        .towns(RED, "milwaukee red-1")
        .spare(master)
        .delivery(RED, EIGHTEEN)
        .play()
}

/// The same state as it was stored when the transport was paid last also in the second edition: nothing is paid yet.
fn before_the_transport(position: &Position, transport: i64) -> Position {
    let mut state = serde_json::to_value(position.state()).unwrap();
    let more = |value: &mut Value, by: i64| *value = json!(value.as_i64().unwrap() + by);
    more(&mut state["players"][0]["dollars"], transport);
    more(&mut state["bank"], -transport);
    let departure = state["agenda"].as_array_mut().unwrap().iter_mut().find(|frame| frame["frame"] == "departure");
    departure.unwrap().as_object_mut().unwrap().remove("paid").expect("a transport that is paid");
    Position::new(serde_json::from_value(state).unwrap())
}

#[test]
fn gwt_052_in_the_second_edition_transport_is_paid_before_what_the_disc_brings() {
    let mut position = to_new_york(SECOND_NORTH, "town-tiles");
    position.play(&["deliver.new-york", "disc.aux-draw"]);
    assert!(position.offers("master.town-tiles"));
    assert_eq!((position.dollars(RED), position.herder(RED).as_str()), (18 - 11, "kansas-city"));
    position.play(&["master.town-tiles", "town.red-station"]);
    assert!(position.offers("finish") && position.stations(RED).is_empty(), "{:?}", position.menu());
    assert_eq!((position.dollars(RED), position.herder(RED).as_str()), (18 - 11, "start"));
}

#[test]
fn gwt_052_in_the_first_edition_and_before_version_2_it_is_paid_last_and_what_it_costs_is_kept() {
    for (options, master) in [(NORTH, "tokens"), (SECOND_NORTH, "town-tiles")] {
        let mut position = to_new_york_by(1, options, master);
        position.play(&["deliver.new-york", "disc.aux-draw"]);
        assert_eq!(position.dollars(RED), 18);
        position.play(&[&format!("master.{master}"), "town.red-station"]);
        assert!(position.offers("finish") && position.stations(RED).is_empty(), "{:?}", position.menu());
        assert_eq!((position.dollars(RED), position.herder(RED).as_str()), (18 - 11, "start"));
    }
}

#[test]
fn gwt_052_a_delivery_stored_before_its_transport_was_paid_goes_on() {
    let mut position = to_new_york(SECOND_NORTH, "town-tiles");
    position.play(&["deliver.new-york", "disc.aux-draw"]);
    let mut stored = before_the_transport(&position, 11);
    assert_eq!(stored.dollars(RED), 18);
    stored.play(&["master.town-tiles", "town.red-station"]);
    assert!(stored.offers("finish") && stored.stations(RED).is_empty());
    assert_eq!(stored.dollars(RED), 18 - 11);
}

#[test]
fn gwt_052_whoever_has_more_may_spend_what_is_not_kept() {
    let mut richer = Scene::with(2, NORTH).no_tokens().others_at("c").dollars(RED, 8);
    richer = richer.disc(RED, "aux-dollar", "chicago").towns(RED, "milwaukee red-1").spare("tokens");
    let mut position = richer.delivery(RED, EIGHTEEN).play();
    position.play(&["deliver.new-york", "disc.aux-draw", "master.tokens", "town.red-station", "upgrade.s12"]);
    // 26 less 15 are the 11 of the transport: a disc with a fee is out of reach.
    assert_eq!(position.why("disc.hand-limit"), "gwt-why-disc-fee");
    position.choose("disc.step-points");
    assert_eq!((position.dollars(RED), position.stations(RED)), (0, vec!["s12".to_owned()]));
}

#[test]
fn gwt_052_what_the_kept_dollars_forbid_says_that_they_are_kept() {
    let scene = Scene::with(2, NORTH).no_tokens().others_at("c").dollars(RED, 0);
    let scene = scene.disc(RED, "aux-dollar", "chicago").towns(RED, "milwaukee red-1 green-bay red-2").spare("tokens");
    let scene = scene.town_tile("red-3", "hire").jobs(&["cowboy", "", "", "", "", "", "", "", "engineer", ""]);
    let mut position = scene.delivery(RED, EIGHTEEN).play();
    position.play(&["deliver.new-york", "disc.aux-draw", "master.tokens", "town.red-3", "hire.minus-2"]);
    assert!(position.offers("hire.cowboy-4"), "{:?}", position.menu());
    assert_eq!(position.why("hire.engineer-8"), "gwt-why-dollars-kept");
}

#[test]
fn gwt_103_from_space_39_the_engine_goes_back_only_as_far_as_the_transport_can_be_paid() {
    let scene = Scene::with(2, NORTH).no_tokens().others_at("c").engine(RED, "37").dollars(RED, 0);
    let scene = scene.disc(RED, "aux-dollar", "chicago").towns(RED, "milwaukee red-1 green-bay red-2").spare("tokens");
    let mut position = scene.town_tile("red-3", "engine").delivery(RED, EIGHTEEN).play();
    position.play(&["deliver.new-york", "disc.hand-limit", "master.tokens", "town.red-3", "engine", "engine.39"]);
    position.play(&["upgrade.s10", "disc.hand-limit"]);
    // 18 less 5, 3 and 5 are 5, and leaving brings 3: from 0 the transport would cost 11.
    assert_eq!(position.why("engine.0"), "gwt-why-transport-from-there");
    position.choose("engine.18");
    assert_eq!((position.dollars(RED), position.herder(RED).as_str()), (5 + 3, "start"));
}

#[test]
fn gwt_052_a_delivery_stored_after_the_kept_dollars_were_spent_pays_what_is_there() {
    let mut position = to_new_york_by(1, SECOND_NORTH, "town-tiles");
    position.play(&["deliver.new-york", "disc.aux-draw"]);
    let mut state = serde_json::to_value(position.state()).unwrap();
    state["players"][0]["dollars"] = json!(3);
    state["bank"] = json!(state["bank"].as_i64().unwrap() + 15);
    let mut spent = Position::new(serde_json::from_value::<State>(state).unwrap());
    spent.choose("skip");
    assert_eq!((spent.dollars(RED), spent.herder(RED).as_str()), (0, "start"));
}

/// Red has gone back from 31 to a turnout for New York, and her spare station master leads to a town tile that moves
/// the engine on.
fn leaving_a_turnout() -> Position {
    let scene = Scene::with(2, SECOND_NORTH).no_tokens().others_at("c").building(RED, 9, "a-1").engine(RED, "31");
    let scene = scene.dollars(RED, 10).towns(RED, "green-1").town_tile("green-2", "engine").spare("town-tiles");
    let mut position = scene.visit(RED, "a-1").play();
    position.play(&["deliver", "engine.turnout-3", "deliver.new-york", "disc.aux-draw"]);
    position.play(&["master.town-tiles", "town.green-2", "engine"]);
    position
}

#[test]
fn gwt_110_the_upgrade_of_a_turnout_is_settled_before_the_engine_leaves_it() {
    let mut position = leaving_a_turnout();
    assert_eq!(position.menu(), ["upgrade.s3", "skip"]);
    position.play(&["upgrade.s3", "disc.aux-dollar"]);
    assert_eq!(position.menu(), ["engine.11", "engine.12", "engine.13"]);
    position.choose("engine.13");
    assert_eq!((position.stations(RED), position.engine(RED).as_str()), (vec!["s3".to_owned()], "13"));
    assert!(position.offers("finish"), "nothing is asked about the turnout it has left");
}

#[test]
fn gwt_110_every_state_on_the_way_can_be_loaded_again() {
    let mut position = leaving_a_turnout();
    for key in ["skip", "engine.12", "finish"] {
        position.choose(key);
        let state = serde_json::to_value(position.state()).unwrap();
        let again: State = serde_json::from_value(state).unwrap();
        assert!(again.audit().is_ok(), "after {key}");
    }
}

#[test]
fn gwt_110_a_state_stored_before_the_question_came_first_goes_on() {
    let mut position = leaving_a_turnout();
    let mut state = serde_json::to_value(position.state()).unwrap();
    let agenda = state["agenda"].as_array_mut().unwrap();
    let question = agenda.pop().unwrap();
    agenda.insert(1, question);
    position = Position::new(serde_json::from_value(state).unwrap());
    position.choose("engine.12");
    assert!(position.offers("finish") && position.stations(RED).is_empty());
}
