//! The second edition: private buildings with other faces.

use super::*;

/// Red stands on that building, with all buildings on the sides given.
fn at_building(number: u8, b_side: bool) -> Scene {
    let sides: &[u8] = if b_side { &[number] } else { &[] };
    Scene::with(2, SECOND).no_tokens().b_sides(sides).building(RED, number, "a-1").others_at("c")
}

#[test]
fn gwt_029_building_2b_sells_a_dutch_belt_for_the_engine_and_a_jersey_for_dollars() {
    let mut position = at_building(2, true).hand(RED, "dutch-belt jersey").dollars(RED, 0).visit(RED, "a-1").play();
    position.play(&["discard.dutch-belt", "engine.2", "discard.jersey"]);
    assert_eq!((position.engine(RED), position.dollars(RED)), ("2".to_owned(), 2));
}

#[test]
fn gwt_029_building_5a_sells_one_card_of_value_3() {
    let mut position =
        at_building(5, false).hand(RED, "holstein ayrshire jersey").dollars(RED, 0).visit(RED, "a-1").play();
    position.choose("discard.value-3");
    assert_eq!(position.menu(), ["discard.holstein", "discard.ayrshire"]);
    position.choose("discard.ayrshire");
    assert_eq!((position.dollars(RED), position.hand(RED).len()), (7, 2));
    let position = at_building(5, false).hand(RED, "jersey west-highland-3").visit(RED, "a-1").play();
    assert_eq!(position.why("discard.value-3"), "gwt-why-no-such-card");
}

#[test]
fn gwt_073_building_6a_hires_for_a_dollar_less_and_moves_the_engine() {
    let mut position = at_building(6, false)
        .jobs(&["cowboy cowboy", ""])
        .dollars(RED, 5)
        .workers(RED, [1, 1, 2])
        .visit(RED, "a-1")
        .play();
    position.play(&["hire.minus-1", "engine", "engine.2"]);
    assert_eq!((position.workers(RED), position.dollars(RED)), ([2, 1, 2], 0));
}

#[test]
fn gwt_096_building_8b_takes_an_objective_to_the_hand_from_the_display_only() {
    let mut position = at_building(8, true)
        .hand(RED, "jersey")
        .dollars(RED, 0)
        .display("draw-5h dollars-4hh move-345 engine-345")
        .visit(RED, "a-1")
        .play();
    position.choose("discard.any");
    assert!(position.offers("take.draw-5h") && position.offers("skip") && !position.offers("take.stack"));
    position.choose("take.draw-5h");
    assert_eq!((position.hand(RED), position.dollars(RED)), (vec!["draw-5h".to_owned()], 6));
    // The usual action still allows the top of the stack.
    let mut position = Scene::with(2, SECOND).no_tokens().others_at("b").visit(RED, "c").play();
    position.choose("objective");
    assert!(position.offers("take.stack"));
}

#[test]
fn gwt_036_and_building_6b_does_nothing_without_a_neighbour() {
    let position = at_building(6, true).visit(RED, "a-1").play();
    assert!(position.offers("copy.a"), "neutral A lies before it");
    let position = Scene::with(2, SECOND)
        .no_tokens()
        .b_sides(&[6])
        .building(RED, 6, "b-2")
        .others_at("c")
        .visit(RED, "b-2")
        .play();
    assert_eq!(position.why("copy"), "gwt-why-nothing-to-copy");
}

#[test]
fn gwt_037_a_building_that_was_copied_cannot_be_used_by_walking_on_to_it() {
    let mut position = Scene::with(2, SECOND)
        .no_tokens()
        .b_sides(&[6, 3])
        .building(RED, 6, "a-2")
        .building(RED, 3, "a-3")
        .others_at("c")
        .visit(RED, "a-2")
        .play();
    position.play(&["copy.a-3", "move"]);
    assert_eq!(position.herder(RED), "a-3");
    assert_eq!(position.why("move"), "gwt-why-used-this-turn");
    assert_eq!(position.why("aux"), "gwt-why-used-this-turn");
    assert!(position.offers("aux.dollar"), "one single auxiliary action is open there");
}

#[test]
fn gwt_037_a_building_used_in_this_turn_cannot_be_copied() {
    let scene = |copied: &str| {
        Scene::with(2, SECOND)
            .no_tokens()
            .b_sides(&[6, 3])
            .building(RED, 3, "a-1")
            .building(RED, 6, "a-2")
            .building(RED, 1, "a-3")
            .others_at("c")
            .visit(RED, copied)
    };
    let position = scene("a-2").play();
    assert_eq!(position.menu_of("copy."), ["copy.a-1", "copy.a-3"]);
    let mut position = scene("a-1").play();
    position.choose("move");
    assert_eq!(position.menu_of("copy."), ["copy.a-3"]);
    // The next turn begins anew.
    let mut position = scene("a-1").herder(BLUE, "g").play();
    position.play(&["move", "finish"]);
    assert!(position.state().used_buildings.is_empty());
}

#[test]
fn gwt_037_copying_gives_printed_actions_only() {
    let position = {
        let mut position = Scene::with(2, SECOND)
            .no_tokens()
            .b_sides(&[6])
            .building(RED, 6, "trade-risk-1")
            .building(RED, 2, "trade-risk-2")
            .hand(RED, "jersey guernsey")
            .others_at("c")
            .visit(RED, "trade-risk-1")
            .play();
        position.choose("copy.trade-risk-2");
        position
    };
    // The risk action offered is that of the own space (any cattle), not that of the neighbour (a Jersey).
    assert_eq!(position.menu_of("discard."), ["discard.guernsey"]);
    let mut position = position;
    position.choose("risk");
    assert_eq!(position.menu(), ["discard.jersey", "discard.guernsey"]);
}

#[test]
fn gwt_071_building_11a_removes_two_hazards_for_2_dollars_each() {
    let mut position = at_building(11, false)
        .tile("flood-1", "flood-4-green")
        .tile("drought-1", "drought-2-green")
        .dollars(RED, 4)
        .visit(RED, "a-1")
        .play();
    position.play(&["hazard", "take.flood-1", "hazard"]);
    assert_eq!((position.player(RED).hazards.len(), position.dollars(RED)), (2, 0));
    assert_eq!(position.points(RED, "buildings"), 20);
}

#[test]
fn gwt_080_building_11a_of_12_craftsmen_is_reached_by_replacing_only() {
    let scene =
        || Scene::with(2, SECOND).no_tokens().workers(RED, [1, 6, 1]).dollars(RED, 60).others_at("c").b_sides(&[8]);
    let mut position = scene().visit(RED, "b").play();
    position.choose("build");
    assert_eq!(position.why("tile.11a-second"), "gwt-why-craftsmen");
    let mut position = scene().building(RED, 8, "a-1").visit(RED, "b").play();
    position.play(&["build", "tile.11a-second"]);
    assert_eq!((position.lies_at("a-1"), position.dollars(RED)), ("building-0-11".to_owned(), 60 - 12));
}

#[test]
fn gwt_038_building_11b_moves_the_engine_by_hazards_collected() {
    let mut position =
        at_building(11, true).collected(RED, "flood-4-green drought-4-green rockfall-4-green").visit(RED, "a-1").play();
    position.play(&["engine", "engine.3"]);
    assert_eq!(position.engine(RED), "3");
    let position = at_building(11, true).visit(RED, "a-1").play();
    assert_eq!(position.why("engine"), "gwt-why-count-is-zero");
}

#[test]
fn gwt_038_building_12_pays_for_craftsmen_or_for_discs_on_stations() {
    let mut position = at_building(12, false).workers(RED, [1, 3, 1]).dollars(RED, 0).visit(RED, "a-1").play();
    position.choose("gain");
    assert_eq!(position.dollars(RED), 3);
    assert!(position.offers("move"));
    let mut position = at_building(12, true).disc(RED, "aux-dollar", "s1").disc(RED, "aux-draw", "s2").dollars(RED, 0);
    position = position.visit(RED, "a-1");
    let mut position = position.play();
    position.play(&["gain", "token"]);
    assert_eq!((position.dollars(RED), position.tokens(RED)), (4, 1));
}

#[test]
fn gwt_007_there_are_twelve_private_buildings_and_13_with_the_expansion() {
    assert_eq!(Position::dealt(2, SECOND, 1).seen_by(Eye::Public).faces.len(), 12);
    assert_eq!(Position::dealt(2, SECOND_NORTH, 1).seen_by(Eye::Public).faces.len(), 13);
    assert_eq!(Position::dealt(2, NORTH, 1).seen_by(Eye::Public).faces.len(), 12);
}
