//! Extraordinary delivery.

use super::*;

/// Red stands on her 9a with the engine there.
fn on_9a(engine: &str) -> Scene {
    Scene::new(2).building(RED, 9, "a-1").engine(RED, engine).dollars(RED, 10).others_at("c").herder(RED, "a-1")
}

fn delivery(scene: Scene) -> Position {
    let mut position = scene.visit(RED, "a-1").play();
    position.choose("deliver");
    position
}

#[test]
fn gwt_108_the_engine_goes_back_as_many_spaces_as_wanted() {
    let position = delivery(on_9a("6"));
    let stops = ["engine.0", "engine.1", "engine.2", "engine.3", "engine.4", "engine.turnout-1", "engine.5"];
    assert_eq!(position.menu(), stops);
}

#[test]
fn gwt_108_the_number_is_the_most_the_city_may_ask_for() {
    let mut position = delivery(on_9a("20"));
    position.choose("engine.14");
    let cities = ["deliver.kansas-city", "deliver.topeka", "deliver.wichita", "deliver.colorado-springs"];
    assert_eq!(position.menu(), cities);
    assert_eq!(position.why("deliver.santa-fe"), "gwt-why-city-too-far");
    position.play(&["deliver.wichita", "disc.aux-draw"]);
    assert_eq!((position.cities(RED), position.engine(RED)), (vec!["wichita".to_owned()], "14".into()));
}

#[test]
fn gwt_108_occupied_spaces_and_turnouts_do_not_count() {
    // From 12 to 8: 11, 10, 9, 8, and the turnout between 10 and 11 is nothing.
    let mut position = delivery(on_9a("12"));
    position.choose("engine.8");
    assert!(position.offers("deliver.wichita"));
    let mut position = delivery(on_9a("12").engine(BLUE, "10"));
    position.choose("engine.8");
    assert_eq!(position.menu(), ["deliver.kansas-city", "deliver.topeka"]);
}

#[test]
fn gwt_109_there_is_no_transport_cost() {
    // Four crosses lie between 0 and Santa Fe.
    let mut position = delivery(on_9a("8"));
    position.play(&["engine.0", "deliver.santa-fe", "disc.aux-draw"]);
    assert_eq!(position.dollars(RED), 10);
}

#[test]
fn gwt_109_the_rules_of_discs_apply() {
    let mut position = delivery(on_9a("8").disc(RED, "aux-draw", "topeka"));
    position.choose("engine.0");
    assert_eq!(position.why("deliver.topeka"), "gwt-why-city-used");
    position.choose("deliver.santa-fe");
    assert_eq!(position.why("disc.step-dollars"), "gwt-why-dark-disc");
    assert!(position.offers("disc.aux-dollar"));
    // On a dark crest every disc may lie; its fee or gain is settled.
    let mut position = delivery(on_9a("10"));
    position.play(&["engine.0", "deliver.albuquerque", "disc.hand-limit"]);
    assert_eq!(position.dollars(RED), 5);
}

#[test]
fn gwt_109_crest_rewards_and_arrows_apply() {
    let mut position = delivery(on_9a("8"));
    position.play(&["engine.0", "deliver.kansas-city", "disc.aux-draw"]);
    assert_eq!((position.dollars(RED), position.points(RED, "cities")), (16, -6));

    let scene = on_9a("8").disc(RED, "aux-draw", "topeka").display("dollars-4hh dollars-bgu dollars-buu dollars-ssh");
    let mut position = delivery(scene.discard(RED, ""));
    position.play(&["engine.0", "deliver.wichita", "disc.aux-dollar", "take.dollars-bgu"]);
    assert_eq!((position.discard(RED), position.points(RED, "cities")), (vec!["dollars-bgu".to_owned()], -3));
}

#[test]
fn gwt_110_after_the_delivery_the_station_of_the_turnout_may_be_upgraded() {
    let mut position = delivery(on_9a("12"));
    position.choose("engine.turnout-2");
    assert!(position.offers("deliver.topeka") && !position.offers("upgrade.s2"));
    position.play(&["deliver.topeka", "disc.aux-draw"]);
    assert_eq!(position.menu(), ["upgrade.s2", "skip"]);
    position.play(&["upgrade.s2", "disc.aux-dollar"]);
    assert_eq!((position.stations(RED), position.dollars(RED)), (vec!["s2".to_owned()], 8));
    // Then the action ends; the rest of the building is still to be used.
    assert_eq!(position.why("deliver"), "gwt-why-used");
    assert!(position.offers("engine"));
}

#[test]
fn gwt_111_an_extraordinary_delivery_is_impossible_with_the_engine_on_space_0() {
    let position = on_9a("0").visit(RED, "a-1").play();
    assert_eq!(position.why("deliver"), "gwt-why-engine-back");
    assert!(position.offers("engine"));
}

#[test]
fn gwt_111_moving_back_only_into_a_turnout_is_good_for_kansas_city_alone() {
    let mut position = delivery(on_9a("5"));
    position.choose("engine.turnout-1");
    // Kansas City is the only city, so nobody is asked which.
    position.choose("disc.aux-draw");
    assert_eq!((position.cities(RED), position.dollars(RED)), (vec!["kansas-city".to_owned()], 16));
    assert_eq!(position.menu(), ["upgrade.s1", "skip"]);
}

/// Red on her 9a, with an extraordinary delivery begun.
fn delivering(scene: Scene) -> Position {
    let mut position = scene.building(RED, 9, "a-1").others_at("c").visit(RED, "a-1").play();
    position.choose("deliver");
    position
}

#[test]
fn gwt_139_an_extraordinary_delivery_is_no_visit_to_kansas_city() {
    let scene = Scene::new(2)
        .engine(RED, "20")
        .dollars(RED, 3)
        .hand(RED, "jersey guernsey holstein")
        .certificates(RED, 3)
        .master(RED, "certificates")
        .foresight(1, "teepee-green teepee-blue")
        .foresight(2, "cowboy engineer")
        .foresight(3, "cowboy craftsman");
    let mut position = delivering(scene);
    position.choose("engine.17");
    // Neither the hand nor certificates add to the three spaces.
    assert_eq!(position.menu(), ["deliver.kansas-city", "deliver.topeka"]);
    position.play(&["deliver.topeka", "disc.aux-draw"]);
    assert_eq!(position.hand(RED), ["jersey", "guernsey", "holstein"]);
    assert_eq!((position.dollars(RED), position.certificates(RED), position.herder(RED)), (3, 3, "a-1".into()));
    assert_eq!(position.foresight(1), ["teepee-green", "teepee-blue"]);
    assert_eq!(position.foresight(2), ["cowboy", "engineer"]);
    assert_eq!(position.foresight(3), ["cowboy", "craftsman"]);
    assert!(!position.told().iter().any(|told| told.starts_with("gwt-told-income") || told == "gwt-told-foresight"));
    assert!(position.offers("engine"), "the visit goes on");
}

#[test]
fn gwt_140_how_far_back_counts() {
    let farthest = |from: &str, blue: &str, to: &str| {
        let mut position = delivering(Scene::new(2).engine(RED, from).engine(BLUE, blue));
        position.choose(&format!("engine.{to}"));
        position.menu().pop().expect("a city")
    };
    // 11, 10, 9, 8.
    assert_eq!(farthest("12", "0", "turnout-2"), "deliver.wichita");
    // With a foreign engine on 10 only three.
    assert_eq!(farthest("12", "10", "turnout-2"), "deliver.topeka");
    // From a turnout the first number back counts 1: 7, 6, 5, 4.
    assert_eq!(farthest("turnout-2", "0", "4"), "deliver.wichita");
    assert_eq!(farthest("turnout-2", "0", "5"), "deliver.topeka");
    // Space 0 counts 1, also with another engine on it: 3, 2, 1, 0.
    assert_eq!(farthest("4", "0", "0"), "deliver.wichita");
    assert_eq!(farthest("4", "0", "1"), "deliver.topeka");
    let position = delivering(Scene::new(2).engine(RED, "1"));
    assert_eq!(position.menu(), ["deliver.kansas-city", "deliver.topeka"], "nobody is asked how far back from 1");
}
