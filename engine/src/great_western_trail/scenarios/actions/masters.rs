//! Station masters: their two kinds of rewards.

use super::*;

/// Red, with a hired cowboy and 10 dollars, stands before the turnout of the first station with that master.
fn before_the_first_station(master: &str) -> Position {
    let scene = Scene::new(2).master_at("s1", master).workers(RED, [2, 1, 1]).dollars(RED, 10).engine(RED, "4");
    let mut position =
        scene.tile("flood-1", "flood-4-green").tile("trade-1", "teepee-green").others_at("c").visit(RED, "g").play();
    position.play(&["engine", "engine.turnout-1", "upgrade.s1", "disc.aux-draw"]);
    position
}

#[test]
fn gwt_077_the_immediate_reward_of_a_station_master_is_optional() {
    let mut position = before_the_first_station("objectives");
    position.choose("appoint.cowboy");
    assert_eq!(position.menu(), ["take.flood-1", "take.trade-1", "skip"]);
    position.choose("skip");
    assert_eq!((position.player(RED).hazards.len(), position.player(RED).teepees), (0, [0, 0]));
    assert!(position.offers("finish"));
}

#[test]
fn gwt_077_the_hazard_of_a_station_master_is_free_and_instead_of_the_trade() {
    let mut position = before_the_first_station("objectives");
    position.play(&["appoint.cowboy", "take.flood-1"]);
    assert_eq!((position.player(RED).hazards.len(), position.player(RED).teepees), (1, [0, 0]));
    assert_eq!(position.dollars(RED), 10 - 2);
    assert!(position.offers("finish"));
}

#[test]
fn gwt_077_the_trade_of_a_station_master_settles_its_value() {
    let mut position = before_the_first_station("objectives");
    position.play(&["appoint.cowboy", "take.trade-1"]);
    assert_eq!((position.player(RED).hazards.len(), position.player(RED).teepees), (0, [1, 0]));
    assert_eq!(position.dollars(RED), 10 - 2 + 1);
}

#[test]
fn gwt_077_the_two_dollars_of_a_station_master_come_at_once() {
    let mut position = before_the_first_station("workers");
    assert_eq!(position.dollars(RED), 8);
    position.choose("appoint.cowboy");
    assert_eq!(position.dollars(RED), 10);
    assert_eq!(position.player(RED).permanent_certificates(), 0);
}

#[test]
fn gwt_077_a_permanent_certificate_lasts_for_the_game() {
    for master in ["hazards", "teepee-pairs", "certificates"] {
        let mut position = before_the_first_station(master);
        position.choose("appoint.cowboy");
        assert_eq!(position.player(RED).permanent_certificates(), 1);
        assert_eq!(position.certificates(RED), 0, "the marker does not move");

        // It counts at an income and is still there afterwards.
        let mut position = Scene::new(2)
            .master(RED, master)
            .hand(RED, "jersey dutch-belt")
            .dollars(RED, 0)
            .engine(RED, "18")
            .others_at("c")
            .foresight(1, "teepee-green teepee-green")
            .foresight(2, "cowboy cowboy")
            .foresight(3, "engineer engineer")
            .visit(RED, "kansas-city")
            .play();
        assert_eq!(position.dollars(RED), 1 + 2 + 1);
        position.play(&["deliver.wichita", "disc.aux-draw", "finish"]);
        assert_eq!(position.player(RED).permanent_certificates(), 1);
    }
}
