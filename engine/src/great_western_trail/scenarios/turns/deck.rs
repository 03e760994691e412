//! Phase C and deck.

use super::*;

#[test]
fn gwt_065_the_discard_pile_becomes_the_stack_only_when_a_card_is_needed() {
    let mut position = Scene::new(2)
        .hand(RED, "jersey jersey guernsey guernsey")
        .stack(RED, "black-angus black-angus")
        .herder(BLUE, "b")
        .visit(RED, "f")
        .play();
    position.play(&["discard.pair", "jersey.jersey", "finish"]);
    // The stack has run out, and that is all.
    assert_eq!(position.hand(RED), ["black-angus", "black-angus", "guernsey", "guernsey"]);
    assert!(position.stack(RED).is_empty());
    assert_eq!(position.discard(RED).len(), 10);
    position.play(&["go.c", "finish", "go.g"]);
    assert!(position.stack(RED).is_empty());
    position.choose("aux.draw");
    assert_eq!(position.hand(RED).len(), 5);
    assert_eq!(position.stack(RED).len(), 9);
    assert!(position.discard(RED).is_empty());
}

#[test]
fn gwt_066_a_deck_too_small_to_fill_the_hand_is_legal() {
    let mut position = Scene::new(2).hand(RED, "guernsey jersey").no_deck(RED).herder(BLUE, "b").visit(RED, "a").play();
    position.play(&["discard.guernsey", "finish"]);
    assert_eq!(position.hand(RED), ["jersey", "guernsey"]);
    assert_eq!(position.decider(), Some(BLUE));
    // Not even one card.
    let mut position = Scene::new(2).hand(RED, "").no_deck(RED).herder(BLUE, "b").visit(RED, "a").play();
    assert_eq!(position.why("aux.draw"), "gwt-why-nothing-to-draw");
    position.choose("finish");
    assert!(position.hand(RED).is_empty());
    assert_eq!(position.decider(), Some(BLUE));
}

#[test]
fn gwt_067_nobody_discards_down_at_the_end_of_a_turn() {
    let cards = "jersey dutch-belt black-angus guernsey holstein draw-5h";
    let mut position = Scene::new(2).hand(RED, cards).herder(BLUE, "b").visit(RED, "g").play();
    let stack = position.stack(RED);
    position.choose("finish");
    assert_eq!(position.decider(), Some(BLUE));
    assert_eq!(position.hand(RED), cards.split_whitespace().collect::<Vec<_>>());
    assert_eq!(position.stack(RED), stack);
}

#[test]
fn gwt_068_as_many_are_discarded_as_were_really_drawn_from_the_whole_hand() {
    // Three cowboys draw up to three, but the deck has two.
    let scene = || {
        Scene::new(2)
            .b_sides(&[4])
            .building(RED, 4, "a-1")
            .workers(RED, [3, 1, 1])
            .hand(RED, "jersey dutch-belt")
            .no_deck(RED)
            .stack(RED, "holstein ayrshire")
            .visit(RED, "a-1")
    };
    let mut position = scene().play();
    position.choose("draw");
    assert_eq!(position.menu(), ["draw.1", "draw.2"]);
    position.choose("draw.2");
    assert_eq!(position.hand(RED), ["jersey", "dutch-belt", "holstein", "ayrshire"]);
    assert_eq!(position.menu(), ["discard.jersey", "discard.dutch-belt", "discard.holstein"]);
    position.choose("discard.jersey");
    assert_eq!(position.menu(), ["discard.dutch-belt", "discard.holstein", "discard.ayrshire"]);
    position.choose("discard.ayrshire");
    assert_eq!(position.hand(RED), ["dutch-belt", "holstein"]);
    assert_eq!(position.discard(RED), ["jersey", "ayrshire"]);
    assert!(position.offers("finish"));
    // One drawn, one discarded.
    let mut position = scene().play();
    position.play(&["draw", "draw.1", "discard.jersey"]);
    assert_eq!(position.hand(RED).len(), 2);
    assert!(position.offers("finish"));
}

#[test]
fn gwt_069_a_the_discard_pile_is_seen_the_draw_stack_is_not() {
    let scene = |hand: &str, stack: &str| Scene::new(2).hand(RED, hand).stack(RED, stack).visit(RED, "a").play();
    let (one, other) = (scene("jersey jersey", "guernsey guernsey"), scene("guernsey guernsey", "jersey jersey"));
    assert_eq!(one.discard(RED), other.discard(RED));
    // Others cannot tell hand and stack apart.
    assert_eq!(one.seen_by(Eye::Seat(BLUE)), other.seen_by(Eye::Seat(BLUE)));
    let own = &one.seen_by(Eye::Seat(RED)).players[0];
    assert_eq!(own.discard.cattle, one.player(RED).discard.cattle);
    assert_eq!(own.stack_size, 2);
    assert!(own.hand.is_some());
    let written = serde_json::to_value(own).expect("a view can be written");
    assert!(written.get("stack").is_none());
}

#[test]
fn gwt_069_b_bought_cards_and_gained_objectives_enter_face_up() {
    let mut position = Scene::new(2).market("holstein ayrshire").dollars(RED, 6).visit(RED, "e").play();
    position.play(&["buy", "buy.holstein-for-6"]);
    assert!(position.discard(RED).contains(&"holstein".to_owned()));
    let seen = position.seen_by(Eye::Seat(BLUE)).players.remove(0);
    assert_eq!(seen.discard.cattle, position.player(RED).discard.cattle);
    let mut position = Scene::new(2).objective_stack("move-345").visit(RED, "c").play();
    position.play(&["objective", "take.stack"]);
    let seen = position.seen_by(Eye::Seat(BLUE)).players.remove(0);
    assert_eq!(seen.discard.objectives, ["move-345"]);
}
