//! Phase B: using a location.

use super::*;

/// Red at the neutral building a with a guernsey, 20 dollars, and two workers to hire.
fn at_the_hiring_hall() -> Position {
    Scene::new(2).jobs(&["cowboy engineer", ""]).hand(RED, "guernsey").dollars(RED, 20).visit(RED, "a").play()
}

#[test]
fn gwt_021_a_each_local_action_once_in_any_order() {
    let mut position = at_the_hiring_hall();
    assert_eq!(position.menu(), ["discard.guernsey", "hire", "hire.plus-2", "aux.dollar", "aux.draw", "finish"]);
    position.play(&["hire.plus-2", "hire.engineer-8"]);
    assert_eq!(position.why("hire.plus-2"), "gwt-why-used");
    position.choose("hire");
    assert_eq!(position.player(RED).workers, [2, 1, 2]);
    position.choose("discard.guernsey");
    assert_eq!(position.dollars(RED), 20 - 8 - 6 + 2);
    assert_eq!(position.menu(), ["finish"]);
    for used in ["discard.guernsey", "hire", "hire.plus-2"] {
        assert_eq!(position.why(used), "gwt-why-used");
    }
}

#[test]
fn gwt_021_b_any_local_action_may_be_left_out() {
    let mut position = at_the_hiring_hall();
    position.play(&["discard.guernsey", "finish"]);
    assert_eq!(position.decider(), Some(BLUE));
    let mut position = at_the_hiring_hall();
    position.choose("finish");
    assert_eq!(position.decider(), Some(BLUE));
    assert_eq!(position.player(RED).workers, [1, 1, 1]);
}

/// Red at an own building on a space with a risk action.
fn at_risk() -> Position {
    Scene::new(2).building(RED, 2, "flood-risk-1").hand(RED, "jersey guernsey").visit(RED, "flood-risk-1").play()
}

#[test]
fn gwt_022_a_a_single_auxiliary_action_only_if_no_local_action_was_used() {
    let mut position = at_risk();
    assert!(position.offers("aux.dollar"));
    position.choose("discard.guernsey");
    assert_eq!(position.why("aux.dollar"), "gwt-why-local-used");
    assert_eq!(position.why("aux.draw"), "gwt-why-local-used");
    // A risk action counts as local.
    let mut position = at_risk();
    position.choose("risk");
    assert_eq!(position.why("aux.dollar"), "gwt-why-local-used");
}

#[test]
fn gwt_022_b_after_the_auxiliary_action_neither_a_local_nor_another_one() {
    let mut position = at_risk();
    position.choose("aux.dollar");
    assert_eq!(position.menu(), ["finish"]);
    assert_eq!(position.why("discard.guernsey"), "gwt-why-aux-used");
    assert_eq!(position.why("risk"), "gwt-why-aux-used");
    assert_eq!(position.why("aux.dollar"), "gwt-why-used");
    assert_eq!(position.why("aux.draw"), "gwt-why-used");
}

#[test]
fn gwt_023_a_slash_means_one_of_the_two() {
    let mut position = Scene::new(2).visit(RED, "c").play();
    position.choose("certificate");
    assert_eq!(position.why("objective"), "gwt-why-other-half");
    assert!(position.offers("engine"));
    let mut position = Scene::new(2).visit(RED, "c").play();
    position.play(&["objective", "take.stack"]);
    assert_eq!(position.why("certificate"), "gwt-why-other-half");
    let mut position = Scene::new(2).tile("trade-1", "teepee-blue").dollars(RED, 2).visit(RED, "d").play();
    position.play(&["pay-engine", "engine.2"]);
    assert_eq!(position.why("trade"), "gwt-why-other-half");
    assert!(position.offers("aux"));
}

#[test]
fn gwt_024_on_foreign_buildings_hazards_and_teepees_only_a_single_auxiliary_action() {
    let scene = || {
        Scene::new(2)
            .building(BLUE, 2, "flood-risk-1")
            .tile("flood-1", "flood-2-green")
            .tile("trade-1", "teepee-blue")
            .hand(RED, "jersey guernsey")
            .dollars(RED, 20)
    };
    for place in ["flood-risk-1", "flood-1", "trade-1"] {
        let position = scene().visit(RED, place).play();
        assert_eq!(position.menu(), ["aux.dollar", "aux.draw", "finish"], "{place}");
    }
    // Its owner can do more there.
    let position = scene().hand(BLUE, "jersey guernsey").dollars(BLUE, 20).visit(BLUE, "flood-risk-1").play();
    assert_eq!(position.menu(), ["discard.guernsey", "buy", "risk", "aux.dollar", "aux.draw", "finish"]);
}

#[test]
fn gwt_025_the_auxiliary_action_instead_is_never_doubled() {
    let scene = || Scene::new(2).disc(RED, "aux-dollar", "topeka").tile("flood-1", "flood-2-green").dollars(RED, 0);
    for place in ["a", "flood-1"] {
        let mut position = scene().visit(RED, place).play();
        assert_eq!(position.menu_of("aux.dollar"), ["aux.dollar"]);
        position.choose("aux.dollar");
        assert_eq!(position.dollars(RED), 1);
    }
    // As a local action it may be.
    let mut position = scene().visit(RED, "g").play();
    position.choose("aux");
    assert_eq!(position.menu(), ["aux.dollar", "aux.dollar-2", "aux.draw"]);
    position.choose("aux.dollar-2");
    assert_eq!(position.dollars(RED), 2);
}

#[test]
fn gwt_026_a_everything_at_a_location_is_optional() {
    let scene = || Scene::new(2).building(RED, 1, "a-1").building(BLUE, 1, "a-2").tile("flood-1", "flood-2-green");
    for place in ["a", "b", "c", "d", "e", "f", "g", "a-1", "a-2", "flood-1"] {
        let mut position = scene().herder(BLUE, "c").visit(RED, place).play();
        position.choose("finish");
        assert_eq!(position.decider(), Some(BLUE), "{place}");
    }
}

#[test]
fn gwt_026_b_the_subphases_of_kansas_city_are_not_optional() {
    let mut position = Scene::new(2)
        .foresight(1, "teepee-green flood-2-green")
        .foresight(2, "cowboy engineer")
        .foresight(3, "craftsman teepee-blue")
        .hand(RED, "jersey guernsey")
        .certificates(RED, 1)
        .visit(RED, "kansas-city")
        .play();
    let mut decisions = 0;
    while position.menu() != ["finish"] {
        let menu = position.menu();
        assert!(!menu.iter().any(|key| ["finish", "skip", "stop", "stay"].contains(&key.as_str())), "{menu:?}");
        position.choose(&menu[0]);
        decisions += 1;
    }
    // Three foresights, the certificates, the city and its disc.
    assert_eq!(decisions, 6);
}

#[test]
fn gwt_027_a_a_risk_action_is_for_the_owner_of_the_building_on_the_space() {
    let scene = || Scene::new(2).building(RED, 2, "flood-risk-1").building(RED, 3, "a-1").dollars(RED, 0);
    let mut position = scene().hand(RED, "jersey").visit(RED, "flood-risk-1").play();
    position.choose("risk");
    assert_eq!(position.dollars(RED), 2);
    assert_eq!(position.certificates(RED), 1);
    assert_eq!(position.why("risk"), "gwt-why-used");
    assert!(!scene().hand(BLUE, "jersey").visit(BLUE, "flood-risk-1").play().offers("risk"));
    // It belongs to the space: an own building elsewhere has none.
    assert!(!scene().hand(RED, "jersey").visit(RED, "a-1").play().offers("risk"));
}

#[test]
fn gwt_027_b_a_risk_action_is_never_copied() {
    // Here any cattle card is asked for, on the neighbour's space a jersey.
    for owner in [RED, BLUE] {
        let mut position = Scene::new(2)
            .b_sides(&[8])
            .building(RED, 8, "trade-risk-1")
            .building(owner, 5, "trade-risk-2")
            .hand(RED, "jersey guernsey")
            .visit(RED, "trade-risk-1")
            .play();
        position.choose("copy.trade-risk-2");
        assert_eq!(position.menu_of("risk"), ["risk"]);
        position.choose("risk");
        assert_eq!(position.menu(), ["discard.jersey", "discard.guernsey"]);
        position.choose("discard.guernsey");
        assert_eq!(position.why("risk"), "gwt-why-used");
    }
}

#[test]
fn gwt_028_a_a_requirement_must_be_met_completely() {
    // One dollar and one space back for a certificate.
    let at = |engine, dollars| {
        let scene = Scene::new(2).disc(RED, "aux-certificate", "topeka").engine(RED, engine).dollars(RED, dollars);
        scene.visit(RED, "a").play()
    };
    assert_eq!(at("0", 5).why("aux.certificate"), "gwt-why-engine-back");
    assert_eq!(at("3", 0).why("aux.certificate"), "gwt-why-dollars");
    let mut position = at("3", 5);
    position.choose("aux.certificate");
    assert_eq!(position.engine(RED), "2");
    assert_eq!(position.dollars(RED), 4);
    assert_eq!(position.certificates(RED), 1);
    // A card that is not in hand.
    let position = Scene::new(2).hand(RED, "jersey").visit(RED, "a").play();
    assert_eq!(position.why("discard.guernsey"), "gwt-why-no-such-card");
}

#[test]
fn gwt_028_b_a_reward_may_be_refused_in_whole_or_part() {
    for (key, engine) in [("stay", "0"), ("engine.1", "1"), ("engine.2", "2")] {
        let mut position = Scene::new(2).dollars(RED, 5).visit(RED, "d").play();
        position.choose("pay-engine");
        assert_eq!(position.menu(), ["engine.1", "engine.2", "stay"]);
        position.choose(key);
        assert_eq!(position.engine(RED), engine);
        assert_eq!(position.dollars(RED), 3);
    }
    let mut position = Scene::new(2).b_sides(&[2]).building(RED, 2, "a-1").hand(RED, "jersey").visit(RED, "a-1").play();
    position.choose("discard.jersey");
    assert_eq!(position.menu(), ["engine.1", "stay"]);
}

#[test]
fn gwt_028_c_dollars_of_a_reward_must_be_taken_in_full() {
    // 3 dollars and an objective card: only the card may be refused.
    let mut position = Scene::new(2)
        .b_sides(&[6])
        .building(RED, 6, "a-1")
        .hand(RED, "jersey")
        .dollars(RED, 0)
        .display("dollars-4hh dollars-bgu dollars-buu dollars-ssh")
        .visit(RED, "a-1")
        .play();
    position.choose("discard.any");
    assert_eq!(position.dollars(RED), 3);
    let display = ["take.dollars-4hh", "take.dollars-bgu", "take.dollars-buu", "take.dollars-ssh", "take.stack"];
    assert_eq!(position.menu(), [&display[..], &["skip"]].concat());
    position.choose("skip");
    assert!(position.hand(RED).is_empty());
    // Money alone leaves nothing to decide.
    let mut position = at_the_hiring_hall();
    position.choose("discard.guernsey");
    assert_eq!(position.dollars(RED), 22);
}

#[test]
fn gwt_029_one_card_is_discarded_once_a_visit_however_many_are_in_hand() {
    let mut position = Scene::new(2).hand(RED, "guernsey guernsey guernsey").dollars(RED, 0).visit(RED, "a").play();
    position.choose("discard.guernsey");
    assert_eq!(position.hand(RED), ["guernsey", "guernsey"]);
    assert_eq!(position.dollars(RED), 2);
    assert_eq!(position.why("discard.guernsey"), "gwt-why-used");
}

#[test]
fn gwt_030_two_cards_of_the_same_type_are_cattle_of_any_type() {
    let hand = |cards: &str| Scene::new(2).hand(RED, cards).dollars(RED, 0).visit(RED, "f").play();
    let mut position = hand("jersey jersey guernsey guernsey");
    position.choose("discard.pair");
    assert_eq!(position.menu(), ["jersey.jersey", "guernsey.guernsey"]);
    position.choose("guernsey.guernsey");
    assert_eq!(position.hand(RED), ["jersey", "jersey"]);
    assert_eq!(position.dollars(RED), 4);
    // The type counts, not the points.
    let mut position = hand("west-highland-3 west-highland-5");
    position.choose("discard.pair");
    assert_eq!(position.dollars(RED), 4);
    assert_eq!(hand("jersey dutch-belt black-angus guernsey").why("discard.pair"), "gwt-why-no-pair");
    // Not even two objective cards that are alike.
    assert_eq!(hand("aux-terminal aux-terminal jersey").why("discard.pair"), "gwt-why-no-pair");
}
