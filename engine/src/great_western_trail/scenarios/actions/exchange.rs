//! Exchange tokens.

use super::*;

fn scene(tokens: u8) -> Scene {
    Scene::with(2, SECOND).no_tokens().tokens(RED, tokens).others_at("c")
}

#[test]
fn gwt_120_everybody_begins_with_one_token_in_the_second_edition_and_with_the_expansion() {
    for (options, tokens) in [(&[][..], 0), (SECOND, 1), (NORTH, 1), (SECOND_NORTH, 1)] {
        let position = Position::dealt(4, options, 1);
        assert!([RED, BLUE, YELLOW, WHITE].iter().all(|&seat| position.tokens(seat) == tokens), "{options:?}");
    }
}

#[test]
fn gwt_120_a_token_draws_up_to_two_cards_and_discards_as_many() {
    let mut position =
        scene(1).hand(RED, "jersey guernsey").stack(RED, "dutch-belt black-angus").visit(RED, "a").play();
    position.choose("exchange");
    assert_eq!(position.menu(), ["draw.1", "draw.2"]);
    position.play(&["draw.2", "discard.jersey", "discard.guernsey"]);
    assert_eq!(
        (position.hand(RED), position.tokens(RED)),
        (vec!["dutch-belt".to_owned(), "black-angus".to_owned()], 0)
    );
    assert!(!position.offers("exchange"));
}

#[test]
fn gwt_120_a_token_may_be_spent_before_moving_between_actions_and_inside_one() {
    let position = scene(1).herder(RED, "a").turn(RED).play();
    assert!(position.offers("exchange"), "before phase A");
    let position = scene(1).visit(RED, "a").play();
    assert!(position.offers("exchange"), "before an action");
    let mut position = scene(1).visit(RED, "g").workers(RED, [1, 1, 2]).play();
    position.choose("engine");
    assert!(position.offers("exchange"), "while the engine is being moved");
    position.play(&["exchange", "draw.1"]);
    let key = position.menu().remove(0);
    position.choose(&key);
    assert!(position.offers("engine.2"), "what was asked is asked again");
    let position = scene(1).herder(RED, "g").delivery(RED, "jersey guernsey").play();
    assert_eq!(position.menu(), ["enter", "exchange"], "on arrival in Kansas City, though nothing else can be chosen");
    let mut position = scene(1).delivery(RED, "jersey guernsey").play();
    position.play(&["enter", "deliver.kansas-city", "disc.aux-dollar"]);
    assert_eq!(position.menu(), ["finish", "exchange"], "after the delivery");
}

#[test]
fn gwt_120_nobody_spends_a_token_in_the_turn_of_another() {
    let mut position = scene(0).tokens(BLUE, 1).visit(RED, "a").play();
    assert!(!position.offers("exchange"));
    position.choose("finish");
    assert_eq!((position.decider(), position.offers("exchange")), (Some(BLUE), true));
}

#[test]
fn gwt_120_without_a_card_to_draw_a_token_cannot_be_spent() {
    let position = scene(1).hand(RED, "jersey").no_deck(RED).visit(RED, "a").play();
    assert_eq!(position.why("exchange"), "gwt-why-nothing-to-draw");
    let mut position = scene(1).hand(RED, "jersey").stack(RED, "guernsey").discard(RED, "").visit(RED, "a").play();
    position.state();
    position.choose("exchange");
    assert!(position.menu().iter().all(|key| key.starts_with("draw.") || key.starts_with("discard.")));
}

#[test]
fn gwt_121_a_token_cannot_be_spent_while_another_drawing_and_discarding_is_unfinished() {
    let mut position = scene(2).hand(RED, "jersey guernsey").visit(RED, "g").play();
    position.choose("aux.draw");
    assert!(position.menu().iter().all(|key| key.starts_with("discard.")));
    let mut position = scene(2).hand(RED, "jersey guernsey").visit(RED, "a").play();
    position.choose("exchange");
    assert!(!position.offers("exchange"));
    position.choose("draw.2");
    assert!(!position.offers("exchange"));
}

#[test]
fn gwt_121_nor_while_a_card_of_the_hand_is_being_paid() {
    let mut position = Scene::with(2, SECOND)
        .no_tokens()
        .tokens(RED, 1)
        .b_sides(&[8])
        .building(RED, 8, "a-1")
        .hand(RED, "jersey guernsey")
        .others_at("c")
        .visit(RED, "a-1")
        .play();
    position.choose("discard.any");
    assert_eq!(position.menu(), ["discard.jersey", "discard.guernsey"]);
}
