//! Engine and stations.

use super::*;

/// Red stands on G, which moves the engine, with this many engineers.
fn on_g(engineers: u8, engine: &str) -> Scene {
    Scene::new(2).workers(RED, [1, 1, engineers]).engine(RED, engine).dollars(RED, 20).others_at("c").herder(RED, "g")
}

/// The engine stops offered by G.
fn ahead(scene: Scene) -> Position {
    let mut position = scene.visit(RED, "g").play();
    position.choose("engine");
    position
}

/// Red stands on her 1b, which moves the engine back by 1 for 3 dollars.
fn on_1b(engine: &str) -> Scene {
    Scene::new(2)
        .b_sides(&[1])
        .building(RED, 1, "a-1")
        .engine(RED, engine)
        .dollars(RED, 20)
        .others_at("c")
        .herder(RED, "a-1")
}

fn back(scene: Scene) -> Position {
    let mut position = scene.visit(RED, "a-1").play();
    position.choose("engine-back");
    position
}

#[test]
fn gwt_097_occupied_spaces_do_not_exist_forward() {
    let position = ahead(on_g(3, "1").engine(BLUE, "3"));
    assert_eq!(position.menu(), ["engine.2", "engine.4", "engine.turnout-1", "engine.5"]);
    let position = ahead(on_g(3, "1"));
    assert_eq!(position.menu(), ["engine.2", "engine.3", "engine.4"]);
}

#[test]
fn gwt_097_occupied_spaces_do_not_exist_backward() {
    assert_eq!(back(on_1b("20")).engine(RED), "19");
    assert_eq!(back(on_1b("20").engine(BLUE, "19")).engine(RED), "18");
}

#[test]
fn gwt_097_an_occupied_turnout_does_not_exist_either() {
    assert_eq!(ahead(on_g(1, "4")).menu(), ["engine.turnout-1", "engine.5"]);
    assert_eq!(ahead(on_g(1, "4").engine(BLUE, "turnout-1")).engine(RED), "5");
    assert_eq!(back(on_1b("5")).menu(), ["engine.4", "engine.turnout-1"]);
    assert_eq!(back(on_1b("5").engine(BLUE, "turnout-1")).engine(RED), "4");
}

#[test]
fn gwt_097_only_space_0_holds_several_engines() {
    let position = back(on_1b("1").engine(BLUE, "0"));
    assert_eq!((position.engine(RED), position.engine(BLUE)), ("0".into(), "0".into()));
    assert_eq!(position.dollars(RED), 23);
}

#[test]
fn gwt_098_a_turnout_is_one_more_space_between_its_numbers() {
    assert_eq!(ahead(on_g(2, "4")).menu(), ["engine.turnout-1", "engine.5", "engine.6"]);
    // From the turnout the next number is one step ahead.
    assert_eq!(ahead(on_g(2, "turnout-1")).menu(), ["engine.5", "engine.6"]);
}

#[test]
fn gwt_098_going_through_a_turnout_counts_a_step() {
    // Two spaces back from 5: over 4 to 3, or through the turnout to 4.
    let mut position =
        on_g(1, "5").disc(RED, "aux-trash", "topeka").disc(RED, "aux-trash", "wichita").visit(RED, "g").play();
    position.play(&["aux", "aux.trash-2"]);
    assert_eq!(position.menu(), ["engine.3", "engine.4"]);
}

#[test]
fn gwt_098_stopping_in_a_turnout_ends_the_movement() {
    let mut position = ahead(on_g(3, "4"));
    position.choose("engine.turnout-1");
    assert_eq!(position.menu(), ["upgrade.s1", "skip"]);
    position.choose("skip");
    assert_eq!(position.engine(RED), "turnout-1");
    assert_eq!(position.why("engine"), "gwt-why-used");
}

#[test]
fn gwt_099_forward_one_may_stop_early_and_loses_the_rest() {
    let mut position = ahead(on_g(3, "22"));
    assert_eq!(position.menu(), ["engine.23", "engine.24", "engine.25"]);
    position.choose("engine.23");
    assert_eq!(position.engine(RED), "23");
    assert_eq!(position.why("engine"), "gwt-why-used");
}

#[test]
fn gwt_099_backward_the_full_number_is_required() {
    let mut position =
        on_g(1, "20").disc(RED, "aux-trash", "topeka").disc(RED, "aux-trash", "wichita").visit(RED, "g").play();
    position.play(&["aux", "aux.trash-2"]);
    assert_eq!(position.engine(RED), "18", "there is no other stop, so nobody is asked");
}

#[test]
fn gwt_100_from_space_0_no_backward_requirement_can_be_met() {
    let position = on_1b("0").visit(RED, "a-1").play();
    assert_eq!(position.why("engine-back"), "gwt-why-engine-back");
    let scene = on_g(1, "0").disc(RED, "aux-trash", "topeka").disc(RED, "aux-certificate", "wichita");
    let position = scene.visit(RED, "g").play();
    assert_eq!(position.why("aux.trash"), "gwt-why-engine-back");
    assert_eq!(position.why("aux.certificate"), "gwt-why-engine-back");
}

#[test]
fn gwt_100_from_space_1_a_requirement_of_two_spaces_cannot_be_met() {
    let scene = || on_g(1, "1").disc(RED, "aux-trash", "topeka").disc(RED, "aux-trash", "wichita");
    let mut position = scene().visit(RED, "g").play();
    position.choose("aux");
    assert!(position.offers("aux.trash"));
    assert_eq!(position.why("aux.trash-2"), "gwt-why-engine-back");
    // Likewise from 2 with the space between occupied.
    let mut position = scene().engine(RED, "2").engine(BLUE, "1").visit(RED, "g").play();
    position.choose("aux");
    assert!(position.offers("aux.trash"));
    assert_eq!(position.why("aux.trash-2"), "gwt-why-engine-back");
}

#[test]
fn gwt_101_stopping_on_a_turnout_offers_an_upgrade() {
    let mut position = ahead(on_g(1, "4").workers(RED, [2, 1, 1]).master_at("s1", "certificates"));
    position.choose("engine.turnout-1");
    assert_eq!(position.menu(), ["upgrade.s1", "skip"]);
    position.choose("upgrade.s1");
    // First the cost, then the disc, then the station master.
    assert_eq!(position.dollars(RED), 18);
    assert_eq!(position.menu_of("disc.").len(), position.menu().len());
    position.choose("disc.aux-draw");
    assert_eq!(position.stations(RED), ["s1"]);
    assert_eq!(position.menu(), ["appoint.cowboy", "skip"]);
    position.choose("appoint.cowboy");
    assert_eq!((position.workers(RED), position.player(RED).permanent_certificates()), ([1, 1, 1], 1));
}

#[test]
fn gwt_101_an_upgrade_is_offered_backward_too_and_must_be_paid_in_full() {
    let mut position = back(on_1b("5"));
    position.choose("engine.turnout-1");
    assert_eq!(position.menu(), ["upgrade.s1", "skip"]);
    // With a dollar too little the question does not come up.
    let mut position = back(on_1b("5").dollars(RED, 1));
    position.choose("engine.turnout-1");
    assert_eq!((position.dollars(RED), position.stations(RED)), (4, vec![]));
    assert!(position.offers("finish"));
}

#[test]
fn gwt_102_each_player_upgrades_each_station_once() {
    let mut position = ahead(on_g(1, "4").disc(RED, "aux-draw", "s1"));
    position.choose("engine.turnout-1");
    assert!(position.offers("finish"), "nothing to upgrade");
    assert_eq!((position.dollars(RED), position.stations(RED)), (20, vec!["s1".to_owned()]));
}

#[test]
fn gwt_102_the_discs_of_other_players_do_not_matter() {
    let mut position = ahead(on_g(1, "4").disc(BLUE, "aux-draw", "s1"));
    position.play(&["engine.turnout-1", "upgrade.s1", "disc.aux-draw"]);
    assert_eq!((position.stations(RED), position.stations(BLUE)), (vec!["s1".to_owned()], vec!["s1".to_owned()]));
}

#[test]
fn gwt_103_space_39_ends_the_movement_and_is_left_again() {
    let mut position = ahead(on_g(4, "36").engine(BLUE, "20"));
    assert_eq!(position.menu(), ["engine.37", "engine.38", "engine.39"]);
    position.choose("engine.39");
    assert_eq!(position.menu(), ["upgrade.s10", "skip"]);
    position.choose("skip");
    // At least one space back, to any free space, turnouts included.
    let stops = position.menu();
    assert_eq!(stops.len(), 39 + 9 - 1);
    assert!(position.offers("engine.38") && position.offers("engine.0") && position.offers("engine.turnout-1"));
    assert!(!position.offers("engine.39") && !position.offers("engine.20") && !position.offers("stay"));
    position.choose("engine.30");
    assert_eq!((position.engine(RED), position.dollars(RED)), ("30".into(), 23));
}

#[test]
fn gwt_103_the_three_dollars_pay_for_an_upgrade_on_the_way_back() {
    let mut position = ahead(on_g(1, "38").dollars(RED, 5));
    position.play(&["upgrade.s10", "disc.aux-draw"]);
    assert_eq!((position.dollars(RED), position.stations(RED)), (2, vec!["s10".to_owned()]));
    position.choose("engine.turnout-9");
    assert_eq!(position.dollars(RED), 5);
    position.play(&["upgrade.s9", "disc.aux-dollar"]);
    assert_eq!((position.dollars(RED), position.stations(RED)), (0, vec!["s9".to_owned(), "s10".to_owned()]));
}

#[test]
fn gwt_104_the_three_dollars_cannot_pay_for_the_upgrade_on_39() {
    let mut position = ahead(on_g(1, "38").dollars(RED, 2));
    // Not affordable: the way back follows at once.
    assert!(position.offers("engine.38") && !position.offers("upgrade.s10"));
    position.choose("engine.30");
    assert_eq!(position.dollars(RED), 5);
    assert!(!position.offers("upgrade.s10") && position.offers("finish"));
}

#[test]
fn gwt_105_space_39_is_left_within_the_action_that_reached_it() {
    // An objective card before phase A.
    let mut position = Scene::new(2)
        .hand(RED, "engine-345 dollars-bgu")
        .engine(RED, "38")
        .dollars(RED, 0)
        .herder(RED, "b")
        .others_at("c")
        .turn(RED)
        .play();
    position.play(&["play.engine-345", "engine.39"]);
    assert_eq!(position.menu_of("engine.").len(), position.menu().len());
    position.choose("engine.36");
    assert_eq!(position.dollars(RED), 3);
    assert!(position.offers("go.c") && position.offers("play.dollars-bgu"));
    // A single auxiliary action.
    let scene = on_g(1, "38").dollars(RED, 1).disc(RED, "aux-engine", "topeka");
    let mut position = scene.visit(RED, "b").play();
    position.play(&["aux.engine", "engine.39", "engine.36"]);
    assert_eq!((position.dollars(RED), position.engine(RED)), (3, "36".into()));
    // A jersey for one space.
    let scene = on_g(1, "38").b_sides(&[2]).building(RED, 2, "a-1").hand(RED, "jersey jersey");
    let mut position = scene.visit(RED, "a-1").play();
    position.play(&["discard.jersey", "engine.39", "skip", "engine.36"]);
    assert_eq!((position.dollars(RED), position.engine(RED)), (23, "36".into()));
}

#[test]
fn gwt_106_an_upgrade_on_the_way_back_is_resolved_before_the_reward() {
    let mut position = on_g(1, "5").disc(RED, "aux-certificate", "topeka").visit(RED, "b").play();
    position.play(&["aux.certificate", "engine.turnout-1"]);
    assert_eq!(position.menu(), ["upgrade.s1", "skip"]);
    assert_eq!((position.certificates(RED), position.dollars(RED)), (0, 19));
    position.choose("upgrade.s1");
    assert_eq!(position.certificates(RED), 0);
    position.choose("disc.aux-draw");
    assert_eq!((position.certificates(RED), position.dollars(RED)), (1, 17));
    // The same with removing a card.
    let mut position =
        on_g(1, "5").disc(RED, "aux-trash", "topeka").hand(RED, "jersey guernsey").visit(RED, "b").play();
    position.play(&["aux.trash", "engine.turnout-1"]);
    assert_eq!(position.menu(), ["upgrade.s1", "skip"]);
    position.choose("skip");
    assert_eq!(position.menu(), ["discard.jersey", "discard.guernsey", "stop"]);
}

#[test]
fn gwt_107_behind_are_the_turnouts_lower_than_the_engine() {
    let on_9b = |engine| {
        let scene = Scene::new(2).b_sides(&[9]).building(RED, 9, "a-1").dollars(RED, 20).engine(RED, engine);
        scene.others_at("c").visit(RED, "a-1").play()
    };
    let mut position = on_9b("11");
    position.choose("upgrade-behind");
    assert_eq!(position.menu(), ["upgrade.s1", "upgrade.s2", "upgrade.s3"]);
    // The turnout the engine stands in is not behind it.
    let mut position = on_9b("turnout-3");
    position.choose("upgrade-behind");
    assert_eq!(position.menu(), ["upgrade.s1", "upgrade.s2"]);
    assert_eq!(on_9b("turnout-1").why("upgrade-behind"), "gwt-why-nothing-behind");
    assert_eq!(on_9b("4").why("upgrade-behind"), "gwt-why-nothing-behind");
}
