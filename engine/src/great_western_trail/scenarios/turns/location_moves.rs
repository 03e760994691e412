//! Phase B: moving on, and copying a neighbour.

use super::*;

#[test]
fn gwt_031_a_an_extra_move_takes_one_step_at_least_and_its_number_at_most() {
    let mut position = Scene::new(2).building(RED, 4, "a-1").visit(RED, "a-1").play();
    position.choose("move");
    assert_eq!(position.menu(), ["go.b", "go.c"]);
}

#[test]
fn gwt_031_b_the_step_limit_does_not_apply_to_an_extra_move() {
    // Two players walk three steps, this building leads five.
    let mut position = Scene::new(2).building(RED, 10, "a-1").visit(RED, "a-1").play();
    position.choose("move");
    assert_eq!(position.menu(), ["go.b", "go.c", "go.d", "go.e", "go.f", "go.g"]);
}

#[test]
fn gwt_031_c_an_extra_move_pays_fees_and_brings_a_full_phase_b() {
    let mut position = Scene::new(2)
        .building(RED, 4, "a-1")
        .building(BLUE, 1, "a-2")
        .tile("flood-1", "flood-2-green")
        .hand(RED, "dutch-belt")
        .dollars(RED, 9)
        .dollars(BLUE, 0)
        .visit(RED, "a-1")
        .play();
    position.play(&["hazard", "move", "go.b"]);
    assert_eq!(position.dollars(RED), 9 - 5 - 2);
    assert_eq!(position.dollars(BLUE), 2);
    assert_eq!(position.menu(), ["discard.dutch-belt", "build", "aux.dollar", "aux.draw", "finish"]);
}

#[test]
fn gwt_032_the_hand_is_not_refilled_between_two_locations_of_a_turn() {
    let mut position =
        Scene::new(2).building(RED, 3, "a-1").hand(RED, "jersey jersey dutch-belt guernsey").visit(RED, "a-1").play();
    position.play(&["discard.pair", "move"]);
    assert_eq!(position.herder(RED), "b");
    assert_eq!(position.hand(RED), ["dutch-belt", "guernsey"]);
    position.choose("discard.dutch-belt");
    assert_eq!(position.hand(RED), ["guernsey"]);
    position.choose("finish");
    assert_eq!(position.hand(RED).len(), 4);
}

#[test]
fn gwt_033_an_extra_move_may_end_in_kansas_city() {
    let mut position =
        Scene::new(2).building(RED, 3, "g-1").foresight(1, "teepee-green flood-2-green").visit(RED, "g-1").play();
    position.choose("move");
    assert_eq!(position.herder(RED), "kansas-city");
    assert_eq!(position.menu(), ["take.teepee-green", "take.flood-2-green"]);
}

#[test]
fn gwt_034_actions_not_used_before_an_extra_move_are_lost() {
    let mut position = Scene::new(2).building(RED, 3, "a-1").hand(RED, "jersey jersey").visit(RED, "a-1").play();
    assert!(position.offers("discard.pair"));
    position.choose("move");
    assert_eq!(position.menu(), ["build", "aux.dollar", "aux.draw", "finish"]);
}

#[test]
fn gwt_035_a_neutral_own_and_foreign_neighbours_are_copied_forward_and_backward() {
    let scene = || Scene::new(2).b_sides(&[8]).hand(RED, "dutch-belt guernsey holstein").dollars(RED, 0);
    // Behind an own building, ahead a foreign one.
    let between = || scene().building(RED, 2, "b-1").building(RED, 8, "b-2").building(BLUE, 6, "b-3");
    assert_eq!(between().visit(RED, "b-2").play().menu_of("copy"), ["copy.b-1", "copy.b-3"]);
    for (neighbour, action, dollars) in [("copy.b-1", "discard.guernsey", 4), ("copy.b-3", "discard.holstein", 10)] {
        let mut position = between().visit(RED, "b-2").play();
        position.play(&[neighbour, action]);
        assert_eq!(position.dollars(RED), dollars);
        // One neighbour only.
        assert!(position.menu_of("copy").is_empty());
    }
    // Behind a neutral one.
    let mut position = scene().building(RED, 8, "b-1").building(RED, 2, "b-2").visit(RED, "b-1").play();
    assert_eq!(position.menu_of("copy"), ["copy.b", "copy.b-2"]);
    position.play(&["copy.b", "discard.dutch-belt"]);
    assert_eq!(position.dollars(RED), 2);
}

#[test]
fn gwt_035_b_nothing_may_lie_between_not_even_an_empty_space() {
    let scene = || Scene::new(2).b_sides(&[8]).building(RED, 8, "b-1");
    let position = scene().building(BLUE, 6, "b-3").visit(RED, "b-1").play();
    assert_eq!(position.menu_of("copy"), ["copy.b"]);
    let position = scene().building(RED, 2, "b-2").building(BLUE, 6, "b-3").visit(RED, "b-1").play();
    assert_eq!(position.menu_of("copy"), ["copy.b", "copy.b-2"]);
    // Side by side is not along the trail.
    let position =
        Scene::new(2).b_sides(&[8]).building(RED, 8, "f-1").building(BLUE, 6, "f-2").visit(RED, "f-1").play();
    assert_eq!(position.menu_of("copy"), ["copy.f", "copy.g"]);
}

#[test]
fn gwt_036_with_empty_neighbouring_spaces_the_copying_building_does_nothing() {
    let position = Scene::new(2).b_sides(&[8]).building(RED, 8, "a-2").visit(RED, "a-2").play();
    assert_eq!(position.why("copy"), "gwt-why-nothing-to-copy");
    assert_eq!(position.menu(), ["aux.dollar", "aux.draw", "finish"]);
    // A hazard is no building.
    let scene = Scene::new(2).b_sides(&[8]).building(RED, 8, "flood-risk-1").tile("flood-4", "flood-2-green");
    assert_eq!(scene.visit(RED, "flood-risk-1").play().why("copy"), "gwt-why-nothing-to-copy");
}

#[test]
fn gwt_038_a_a_copied_move_starts_where_the_herder_stands() {
    let mut position =
        Scene::new(2).b_sides(&[8]).building(RED, 8, "b-2").building(BLUE, 4, "b-3").visit(RED, "b-2").play();
    position.play(&["copy.b-3", "move"]);
    assert_eq!(position.menu(), ["go.b-3", "go.c"]);
}

#[test]
fn gwt_038_b_counts_of_a_copied_building_are_those_of_the_active_player() {
    // Blue has three buildings in the woods, red one.
    let mut position = Scene::new(2)
        .b_sides(&[8])
        .building(RED, 8, "b-1")
        .building(BLUE, 1, "b-2")
        .building(BLUE, 2, "c-1")
        .building(BLUE, 3, "c-2")
        .building(BLUE, 4, "e-1")
        .dollars(RED, 0)
        .visit(RED, "b-1")
        .play();
    position.play(&["copy.b-2", "gain"]);
    assert_eq!(position.dollars(RED), 2);
    // Red has two engineers, blue four.
    let mut position = Scene::new(2)
        .b_sides(&[8])
        .building(RED, 8, "b-2")
        .building(BLUE, 5, "b-3")
        .workers(RED, [1, 1, 2])
        .workers(BLUE, [1, 1, 4])
        .visit(RED, "b-2")
        .play();
    position.play(&["copy.b-3", "engine"]);
    assert_eq!(position.menu(), ["engine.1", "engine.2"]);
}

#[test]
fn gwt_147_after_an_extra_move_the_new_location_has_a_phase_b_of_its_own() {
    let scene = Scene::new(2).building(RED, 3, "a-1").hand(RED, "jersey jersey dutch-belt").dollars(RED, 0);
    let mut position = scene.others_at("c").visit(RED, "a-1").play();
    position.choose("discard.pair");
    assert_eq!(position.why("aux.dollar"), "gwt-why-local-used");
    // One step: B, and nothing else.
    position.choose("move");
    assert_eq!(position.herder(RED), "b");
    assert!(position.offers("discard.dutch-belt"));
    position.choose("aux.dollar");
    assert_eq!(position.dollars(RED), 3 + 1);
    assert_eq!(position.why("discard.dutch-belt"), "gwt-why-aux-used");
}

/// Red's 8b stands on c-1; c-2 is its neighbour on the way to E.
fn on_8b(scene: Scene) -> Scene {
    scene.building(RED, 8, "c-1").others_at("c")
}

#[test]
fn gwt_148_copying_costs_no_fee() {
    let scene = on_8b(Scene::new(2).b_sides(&[8])).building(BLUE, 7, "c-2").collected(RED, "teepee-green teepee-blue");
    let mut position = scene.dollars(RED, 5).dollars(BLUE, 0).visit(RED, "c-1").play();
    position.choose("copy.c-2");
    assert_eq!((position.dollars(RED), position.dollars(BLUE), position.herder(RED)), (5, 0, "c-1".into()));
    position.choose("gain");
    assert_eq!((position.dollars(RED), position.certificates(RED), position.dollars(BLUE)), (7, 2, 0));
}

#[test]
fn gwt_149_copying_a_copying_tile_goes_on_from_there_and_ends() {
    let scene = on_8b(Scene::new(2).b_sides(&[8])).building(BLUE, 8, "c-2").hand(RED, "black-angus black-angus");
    let mut position = scene.dollars(RED, 0).visit(RED, "c-1").play();
    assert_eq!(position.menu_of("copy."), ["copy.c", "copy.c-2"]);
    position.choose("copy.c-2");
    // E touches c-2, not c-1. Neither tile of the chain is used again.
    assert_eq!(position.menu_of("copy."), ["copy.e"]);
    position.choose("copy.e");
    assert_eq!(position.menu_of("copy."), Vec::<String>::new());
    position.choose("discard.black-angus");
    assert_eq!((position.dollars(RED), position.herder(RED)), (2, "c-1".into()));
}

#[test]
fn gwt_149_a_chain_of_copying_tiles_without_anything_else_ends() {
    // Between two copying tiles and empty spaces there is nothing to copy.
    let scene = Scene::new(2).b_sides(&[8]).building(RED, 8, "a-1").building(BLUE, 8, "a-2");
    let mut position = scene.others_at("c").visit(RED, "a-1").play();
    assert_eq!(position.menu_of("copy."), ["copy.a", "copy.a-2"]);
    position.choose("copy.a-2");
    assert_eq!(position.menu(), ["finish"]);
    assert_eq!(position.why("copy"), "gwt-why-nothing-to-copy");
}
