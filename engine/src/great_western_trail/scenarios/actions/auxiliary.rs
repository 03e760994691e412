//! Auxiliary actions and trading.

use super::*;

/// Red on G, which allows a single or a double auxiliary action; these disc spaces are cleared.
fn on_g(cleared: &[&str]) -> Scene {
    let cities = ["topeka", "wichita"];
    let scene = Scene::new(2).engine(RED, "20").dollars(RED, 5).others_at("c").herder(RED, "g");
    cleared.iter().zip(cities).fold(scene, |scene, (space, city)| scene.disc(RED, space, city))
}

fn acting(scene: Scene) -> Position {
    let mut position = scene.visit(RED, "g").play();
    position.choose("aux");
    position
}

#[test]
fn gwt_112_with_one_space_cleared_an_auxiliary_action_is_single_only() {
    let position = acting(on_g(&["aux-engine"]));
    assert_eq!(position.menu(), ["aux.dollar", "aux.draw", "aux.engine"]);
    for action in ["aux.dollar-2", "aux.draw-2", "aux.engine-2"] {
        assert_eq!(position.why(action), "gwt-why-aux-single");
    }
    for action in ["aux.certificate", "aux.trash"] {
        assert_eq!(position.why(action), "gwt-why-aux-locked");
    }
}

#[test]
fn gwt_112_with_both_spaces_cleared_single_or_double_is_a_free_choice() {
    let position = acting(on_g(&["aux-dollar", "aux-draw"]));
    assert_eq!(position.menu(), ["aux.dollar", "aux.dollar-2", "aux.draw", "aux.draw-2"]);
    for space in ["certificate", "engine", "trash"] {
        let space = format!("aux-{space}");
        let position = acting(on_g(&[&space, &space]));
        let action = space.replacen('-', ".", 1);
        assert!(position.offers(&action) && position.offers(&format!("{action}-2")));
    }
}

#[test]
fn gwt_112_a_dollar_or_two() {
    for (action, dollars) in [("aux.dollar", 6), ("aux.dollar-2", 7)] {
        let mut position = acting(on_g(&["aux-dollar"]));
        position.choose(action);
        assert_eq!(position.dollars(RED), dollars);
    }
}

#[test]
fn gwt_112_one_card_or_two_are_drawn_and_discarded() {
    let hand = |action: &str, discards: &[&str]| {
        let scene = on_g(&["aux-draw"]).hand(RED, "guernsey guernsey").stack(RED, "jersey jersey").discard(RED, "");
        let mut position = acting(scene.stack(RED, "jersey jersey jersey"));
        position.choose(action).play(discards);
        position.hand(RED)
    };
    assert_eq!(hand("aux.draw", &["discard.guernsey"]), ["jersey", "guernsey"]);
    // Two cards are drawn and the first discard leaves no choice for the second: guernsey comes last in order.
    assert_eq!(hand("aux.draw-2", &["discard.guernsey"]), ["jersey", "jersey"]);
    assert_eq!(hand("aux.draw-2", &["discard.jersey", "discard.guernsey"]), ["jersey", "guernsey"]);
}

#[test]
fn gwt_112_a_certificate_or_two_cost_as_many_dollars_and_spaces_back() {
    for (action, count) in [("aux.certificate", 1), ("aux.certificate-2", 2)] {
        let mut position = acting(on_g(&["aux-certificate", "aux-certificate"]));
        position.choose(action);
        assert_eq!(position.certificates(RED), count);
        assert_eq!(position.dollars(RED), 5 - u16::from(count));
        assert_eq!(position.engine(RED), format!("{}", 20 - count));
    }
}

#[test]
fn gwt_112_the_engine_goes_a_space_for_a_dollar_or_two_for_two() {
    let mut position = acting(on_g(&["aux-engine", "aux-engine"]).engine(RED, "22"));
    position.choose("aux.engine-2");
    assert_eq!(position.dollars(RED), 3);
    assert_eq!(position.menu(), ["engine.23", "engine.24", "stay"]);
    let mut position = acting(on_g(&["aux-engine", "aux-engine"]).engine(RED, "22"));
    position.choose("aux.engine");
    assert_eq!((position.dollars(RED), position.menu()), (4, vec!["engine.23".to_owned(), "stay".to_owned()]));
}

#[test]
fn gwt_112_a_doubled_requirement_must_be_met_in_full() {
    let position = acting(on_g(&["aux-engine", "aux-engine"]).dollars(RED, 1));
    assert!(position.offers("aux.engine"));
    assert_eq!(position.why("aux.engine-2"), "gwt-why-dollars");
    let position = acting(on_g(&["aux-certificate", "aux-certificate"]).engine(RED, "1"));
    assert!(position.offers("aux.certificate"));
    assert_eq!(position.why("aux.certificate-2"), "gwt-why-engine-back");
}

#[test]
fn gwt_113_a_removed_card_is_any_hand_card() {
    let scene = || on_g(&["aux-trash", "aux-trash"]).hand(RED, "jersey guernsey dollars-bgu").discard(RED, "");
    let mut position = acting(scene());
    position.choose("aux.trash");
    assert_eq!(position.menu(), ["discard.jersey", "discard.guernsey", "discard.dollars-bgu", "stop"]);
    position.choose("discard.dollars-bgu");
    assert_eq!(position.engine(RED), "19");
    // Gone for good: neither in hand nor on the discard pile.
    assert_eq!(position.hand(RED), ["jersey", "guernsey"]);
    assert!(position.discard(RED).is_empty());
    assert!(position.state().removed.iter().any(|card| card.card().id == "dollars-bgu"));

    let mut position = acting(scene());
    position.play(&["aux.trash-2", "discard.jersey", "discard.guernsey"]);
    assert_eq!((position.engine(RED), position.hand(RED)), ("18".into(), vec!["dollars-bgu".to_owned()]));
}

#[test]
fn gwt_113_of_two_cards_one_may_be_kept() {
    let mut position = acting(on_g(&["aux-trash", "aux-trash"]).hand(RED, "jersey guernsey"));
    position.play(&["aux.trash-2", "discard.jersey"]);
    assert_eq!(position.menu(), ["discard.guernsey", "stop"]);
    position.choose("stop");
    assert_eq!(position.hand(RED), ["guernsey"]);
}

#[test]
fn gwt_113_the_deck_may_shrink_without_limit() {
    let mut position = acting(on_g(&["aux-trash", "aux-trash"]).hand(RED, "jersey guernsey").no_deck(RED));
    position.play(&["aux.trash-2", "discard.jersey", "discard.guernsey", "finish"]);
    let red = position.player(RED);
    assert_eq!((red.hand.len(), red.stack.len(), red.discard.len()), (0, 0, 0));
    assert_eq!(position.decider(), Some(BLUE));
}

#[test]
fn gwt_115_taking_a_teepee_with_a_negative_value_needs_the_dollars_in_full() {
    let trading = |dollars| {
        let scene = Scene::new(2).tile("trade-off-3", "teepee-green").tile("trade-off-1", "teepee-blue");
        scene.dollars(RED, dollars).others_at("c").visit(RED, "d").play()
    };
    let mut position = trading(3);
    position.choose("trade");
    assert_eq!(position.menu(), ["take.trade-off-3", "take.trade-off-1"]);
    position.choose("take.trade-off-3");
    assert_eq!((position.dollars(RED), position.player(RED).teepees), (0, [1, 0]));
    assert_eq!(position.tile("trade-off-3"), None);
    // With two dollars only the cheaper one, and nobody is asked.
    let mut position = trading(2);
    position.choose("trade");
    assert_eq!((position.dollars(RED), position.player(RED).teepees), (1, [0, 1]));
    assert_eq!(trading(0).why("trade"), "gwt-why-dollars");
}

#[test]
fn gwt_115_a_teepee_with_a_positive_value_brings_dollars() {
    let mut position =
        Scene::new(2).tile("trade-6", "teepee-green").dollars(RED, 0).others_at("c").visit(RED, "d").play();
    position.choose("trade");
    assert_eq!((position.dollars(RED), position.player(RED).teepees), (10, [1, 0]));
}
