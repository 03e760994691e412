//! Found on review: buildings, upgrades, extraordinary delivery, objectives.

use super::*;

#[test]
fn gwt_137_a_tile_replaces_only_one_of_strictly_fewer_craftsmen() {
    // Of equal craftsmen: 8a over 7a, 9b over 8b, 3a over 2a.
    for (b_sides, old, new, tile) in
        [(&[][..], 7, 8, "tile.8a"), (&[8, 9], 8, 9, "tile.9b"), (&[], 2, 3, "tile.3a"), (&[], 8, 7, "tile.7a")]
    {
        let scene = Scene::new(2).b_sides(b_sides).workers(RED, [1, 6, 1]).dollars(RED, 30).others_at("c");
        let mut position = scene.building(RED, old, "a-1").visit(RED, "b").play();
        position.play(&["build", tile]);
        assert!(!position.offers("site.a-1"), "{new} over {old}");
        assert!(position.offers("site.a-2"));
    }
    // 9b shows 6 craftsmen, 8a only 5.
    let scene = Scene::new(2).b_sides(&[9]).workers(RED, [1, 6, 1]).dollars(RED, 30).others_at("c");
    let mut position = scene.building(RED, 8, "a-1").visit(RED, "b").play();
    position.play(&["build", "tile.9b", "site.a-1"]);
    assert_eq!((position.tile("a-1"), position.dollars(RED)), (Some(Tile::Private(RED, 9)), 28));
}

/// Red's engine has come to the turnout before a station.
fn at_turnout(station: u8, dollars: u16) -> Position {
    let scene = Scene::new(2).workers(RED, [2, 1, 1]).dollars(RED, dollars).others_at("c");
    let before = [4, 7, 10, 13, 16][station as usize - 1];
    let mut position = scene.engine(RED, &before.to_string()).visit(RED, "g").play();
    position.play(&["engine", &format!("engine.turnout-{station}")]);
    position
}

#[test]
fn gwt_138_upgrading_is_first_the_cost_then_the_disc_then_the_station_master() {
    let mut position = at_turnout(5, 6);
    position.choose("upgrade.s5");
    assert_eq!((position.dollars(RED), position.stations(RED)), (0, vec![]));
    position.choose("disc.step-dollars");
    assert_eq!((position.dollars(RED), position.stations(RED)), (3, vec!["s5".to_owned()]));
    assert_eq!(position.menu(), ["appoint.cowboy", "skip"]);
}

#[test]
fn gwt_138_a_hand_limit_disc_needs_its_five_dollars_on_top_of_the_cost() {
    let mut position = at_turnout(5, 10);
    position.choose("upgrade.s5");
    assert_eq!(position.why("disc.hand-limit"), "gwt-why-disc-fee");
    let mut position = at_turnout(5, 11);
    position.play(&["upgrade.s5", "disc.hand-limit"]);
    assert_eq!((position.dollars(RED), position.player(RED).hand_limit()), (0, 5));
}

#[test]
fn gwt_138_the_three_dollars_of_the_left_step_disc_come_too_late_for_the_cost() {
    // Station 5 costs 6: with 5 dollars, and the 3 of the step disc in sight, nobody is asked.
    let position = at_turnout(5, 5);
    assert!(position.offers("finish"));
    assert_eq!((position.dollars(RED), position.stations(RED)), (5, vec![]));
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

/// Red on her 9b.
fn on_9b(engine: &str) -> Scene {
    Scene::new(2).b_sides(&[9]).building(RED, 9, "a-1").engine(RED, engine).dollars(RED, 10).others_at("c")
}

#[test]
fn gwt_141_a_station_behind_is_upgraded_by_the_usual_rules() {
    let scene = on_9b("11").workers(RED, [2, 1, 1]).disc(RED, "aux-draw", "s2").master_at("s3", "workers");
    let mut position = scene.visit(RED, "a-1").play();
    position.choose("upgrade-behind");
    assert_eq!(position.why("upgrade.s2"), "gwt-why-station-upgraded");
    position.choose("upgrade.s3");
    assert_eq!(position.dollars(RED), 6);
    assert_eq!(position.why("disc.hand-limit"), "gwt-why-dark-disc");
    position.choose("disc.aux-dollar");
    assert_eq!(position.menu(), ["appoint.cowboy", "skip"]);
    position.choose("appoint.cowboy");
    assert_eq!((position.dollars(RED), position.stations(RED)), (8, vec!["s2".to_owned(), "s3".to_owned()]));
    assert_eq!(position.engine(RED), "11", "the engine does not move");
    assert_eq!(on_9b("11").dollars(RED, 1).visit(RED, "a-1").play().why("upgrade-behind"), "gwt-why-dollars");
}

#[test]
fn gwt_141_an_engine_in_that_turnout_does_not_matter() {
    let mut position = on_9b("11").engine(BLUE, "turnout-2").visit(RED, "a-1").play();
    position.choose("upgrade-behind");
    assert_eq!(position.menu(), ["upgrade.s1", "upgrade.s2", "upgrade.s3"]);
}

#[test]
fn gwt_141_the_station_of_space_39_is_never_behind() {
    let mut position = on_9b("38").visit(RED, "a-1").play();
    position.choose("upgrade-behind");
    let stations: Vec<String> = (1..=9).map(|station| format!("upgrade.s{station}")).collect();
    assert_eq!(position.menu(), stations);
}

#[test]
fn gwt_142_the_starting_objective_counts_for_the_station_master() {
    let points = |area: &str| {
        let scene = Scene::new(2).master(RED, "objectives").area(RED, area);
        scene.others_at("c").turn(RED).play().points(RED, "station-masters")
    };
    assert_eq!(points(""), 0);
    assert_eq!(points("draw-5h"), 3);
    assert_eq!(points("draw-5h draw-bbh"), 3);
}

#[test]
fn gwt_142_the_tasks_of_the_starting_objective_use_up_things() {
    let points = |buildings: &[&str], hazards: &str| {
        let scene = Scene::new(2).starting_objective(RED, "start-bbh").area(RED, "draw-bbh").collected(RED, hazards);
        let scene =
            buildings.iter().enumerate().fold(scene, |scene, (row, place)| scene.building(RED, row as u8 + 1, place));
        scene.others_at("c").turn(RED).play().points(RED, "objectives")
    };
    assert_eq!(points(&[], ""), -2, "the starting one has no penalty");
    // For one of the two it is enough, best for the one with a penalty.
    assert_eq!(points(&["a-1", "a-2"], "flood-4-green"), 3);
    assert_eq!(points(&["a-1", "a-2", "a-3", "b-1"], "flood-4-green flood-3-green"), 3 + 3);
}

#[test]
fn gwt_144_any_number_of_objectives_may_be_played_one_after_the_other() {
    let hand = "dollars-4hh dollars-bgu dollars-buu dollars-ssh";
    let mut position = Scene::new(2).hand(RED, hand).dollars(RED, 0).others_at("c").visit(RED, "a").play();
    position.play(&["play.dollars-4hh", "play.dollars-bgu", "play.dollars-buu", "play.dollars-ssh"]);
    assert_eq!((position.dollars(RED), position.area(RED).len()), (8, 4));
}

#[test]
fn gwt_144_two_free_moves_before_phase_a_make_up_to_six_steps() {
    let scene = Scene::new(2).hand(RED, "move-345 move-bbhh").building(BLUE, 1, "g-1").herder(RED, "a");
    let mut position = scene.others_at("c").turn(RED).play();
    // A to B, C, E; then F, G and the building behind G would be steps four to six.
    position.play(&["play.move-345", "go.e", "play.move-bbhh"]);
    assert_eq!(position.menu(), ["go.f", "go.g", "go.g-1", "stay"]);
    // Then the normal move.
    position.choose("go.g");
    assert_eq!((position.herder(RED), position.area(RED)), ("g".into(), vec!["move-345", "move-bbhh"]));
    assert_eq!(position.menu(), ["go.g-1", "go.kansas-city"]);
}

#[test]
fn gwt_144_after_a_free_move_in_phase_b_no_further_card_can_be_played() {
    let scene = Scene::new(2).hand(RED, "move-345 move-bbhh dollars-bgu").others_at("c");
    let mut position = scene.visit(RED, "a").play();
    position.play(&["play.move-345", "go.b"]);
    assert_eq!(position.menu(), ["finish"]);
    assert_eq!(position.hand(RED), ["dollars-bgu", "move-bbhh"]);
}
