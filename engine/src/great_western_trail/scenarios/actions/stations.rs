//! Upgrading stations, where the engine stands and behind it.

use super::*;

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
