//! Phase A: moving.

use super::*;

#[test]
fn gwt_010_at_least_one_step_must_be_made() {
    let position = Scene::new(2).herder(RED, "b").others_at("c").turn(RED).play();
    assert_eq!(position.menu(), ["go.c", "go.d", "go.e", "go.f"]);
}

#[test]
fn gwt_011_empty_spaces_cost_no_step_and_are_no_destination() {
    // Flood 2 and 3 lie empty between the two tiles.
    let position = Scene::new(2)
        .tile("flood-1", "flood-2-green")
        .tile("flood-4", "flood-4-green")
        .herder(RED, "a")
        .others_at("c")
        .turn(RED)
        .play();
    assert_eq!(position.menu(), ["go.flood-1", "go.flood-4", "go.b", "go.c", "go.d", "go.e"]);
}

#[test]
fn gwt_012_kansas_city_stops_every_movement() {
    let mut position = Scene::new(2).herder(RED, "f").others_at("c").turn(RED).play();
    assert_eq!(position.menu(), ["go.g", "go.kansas-city"]);
    position.choose("go.kansas-city");
    assert_eq!(position.herder(RED), "kansas-city");
}
