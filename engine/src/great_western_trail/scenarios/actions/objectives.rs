//! Objectives: gaining and playing them.

use super::*;

#[test]
fn gwt_084_an_objective_is_played_before_phase_a() {
    let mut position = Scene::new(2).hand(RED, "jersey dollars-bgu").herder(RED, "b").others_at("c").turn(RED).play();
    let before = position.dollars(RED);
    assert_eq!(position.menu_of("play."), ["play.dollars-bgu"]);
    position.choose("play.dollars-bgu");
    assert_eq!(position.dollars(RED), before + 2);
    assert_eq!(position.area(RED), ["dollars-bgu"]);
    assert_eq!(position.menu(), ["go.c", "go.d", "go.e", "go.f"]);
}

#[test]
fn gwt_084_an_objective_is_played_before_or_after_any_action_of_phase_b() {
    let mut position =
        Scene::new(2).hand(RED, "guernsey dollars-bgu dollars-buu dollars-ssh").others_at("c").visit(RED, "a").play();
    position.play(&["play.dollars-bgu", "discard.guernsey", "play.dollars-buu"]);
    assert_eq!(position.area(RED), ["dollars-bgu", "dollars-buu"]);
    assert!(position.offers("play.dollars-ssh"));
    // A single auxiliary action is an action too.
    let mut position = Scene::new(2).hand(RED, "dollars-bgu").others_at("c").visit(RED, "a").play();
    position.play(&["aux.dollar", "play.dollars-bgu"]);
    assert_eq!(position.area(RED), ["dollars-bgu"]);
}

#[test]
fn gwt_084_an_objective_is_never_played_inside_an_action() {
    let mut position = Scene::new(2)
        .hand(RED, "jersey dollars-bgu")
        .dollars(RED, 12)
        .market("holstein ayrshire")
        .workers(RED, [2, 1, 1])
        .others_at("c")
        .visit(RED, "e")
        .play();
    position.choose("buy");
    assert_eq!(position.menu_of("play."), Vec::<String>::new());
    position.choose("buy.holstein-for-6");
    assert_eq!(position.menu_of("play."), Vec::<String>::new());
    position.choose("stop");
    assert!(position.offers("play.dollars-bgu"));
}

#[test]
fn gwt_084_an_objective_drawn_in_phase_c_waits_for_the_next_turn() {
    let mut position = Scene::new(2)
        .hand(RED, "")
        .stack(RED, "jersey jersey jersey dollars-bgu")
        .others_at("c")
        .visit(RED, "a")
        .play();
    position.choose("finish");
    assert!(position.hand(RED).contains(&"dollars-bgu".to_owned()));
    assert_eq!(position.decider(), Some(BLUE));
    assert!(!position.offers("play.dollars-bgu"));
}

#[test]
fn gwt_085_the_immediate_action_may_be_forfeited() {
    for (card, forfeit) in [
        ("aux-terminal", "skip"),
        ("draw-5h", "skip"),
        ("engine-345", "stay"),
        ("engine-sshh", "stay"),
        ("move-345", "stay"),
    ] {
        let mut position = Scene::new(2).hand(RED, card).dollars(RED, 5).others_at("c").visit(RED, "a").play();
        position.play(&[&format!("play.{card}"), forfeit]);
        assert_eq!(position.area(RED), [card]);
        assert_eq!((position.dollars(RED), position.engine(RED), position.herder(RED)), (5, "0".into(), "a".into()));
        assert!(position.offers("hire") || position.offers("aux.dollar"), "the visit goes on");
    }
}

#[test]
fn gwt_085_a_played_card_stays_and_must_be_scored() {
    let mut position = Scene::new(2).hand(RED, "aux-terminal").others_at("c").visit(RED, "a").play();
    assert_eq!(position.points(RED, "objectives"), 0, "in hand it need not be scored");
    position.play(&["play.aux-terminal", "skip"]);
    assert_eq!(position.points(RED, "objectives"), -3);
    assert!(!position.offers("play.aux-terminal"));
}

#[test]
fn gwt_086_a_free_move_is_up_to_three_steps() {
    // Four players take four steps, but a free move has three.
    let mut position = Scene::new(4).hand(RED, "move-345").herder(RED, "b").others_at("c").turn(RED).play();
    assert_eq!(position.menu_of("go."), ["go.c", "go.d", "go.e", "go.f", "go.g"]);
    position.choose("play.move-345");
    assert_eq!(position.menu(), ["go.c", "go.d", "go.e", "go.f", "stay"]);
}

#[test]
fn gwt_086_a_free_move_ignores_fees() {
    let mut position = Scene::new(2)
        .hand(RED, "move-345")
        .dollars(RED, 5)
        .dollars(BLUE, 0)
        .tile("flood-1", "flood-2-green")
        .building(BLUE, 7, "a-1")
        .herder(RED, "a")
        .others_at("c")
        .turn(RED)
        .play();
    position.play(&["play.move-345", "go.a-1"]);
    assert_eq!((position.dollars(RED), position.dollars(BLUE)), (5, 0));
    assert_eq!(position.herder(RED), "a-1");
}

#[test]
fn gwt_086_a_free_move_does_not_lead_to_kansas_city() {
    let mut position = Scene::new(2).hand(RED, "move-345").herder(RED, "f").others_at("c").turn(RED).play();
    assert_eq!(position.menu_of("go."), ["go.g", "go.kansas-city"]);
    position.choose("play.move-345");
    assert_eq!(position.menu(), ["go.g", "stay"]);
}

#[test]
fn gwt_086_before_phase_a_the_location_is_not_used_and_the_normal_move_follows() {
    let mut position = Scene::new(2).hand(RED, "move-345").herder(RED, "b").others_at("c").turn(RED).play();
    position.play(&["play.move-345", "go.e"]);
    assert_eq!(position.menu(), ["go.f", "go.g", "go.kansas-city"]);
    position.choose("go.f");
    assert!(position.offers("aux.dollar"), "phase B at F");
}

#[test]
fn gwt_087_a_free_move_during_phase_b_leads_straight_to_phase_c() {
    let mut position =
        Scene::new(2).hand(RED, "guernsey guernsey move-345").dollars(RED, 0).others_at("c").visit(RED, "a").play();
    assert!(position.offers("discard.guernsey"));
    position.play(&["play.move-345", "go.b"]);
    // Neither what was left at A nor what B offers.
    assert_eq!(position.menu(), ["finish"]);
    position.choose("finish");
    assert_eq!(position.decider(), Some(BLUE));
    assert_eq!((position.herder(RED).as_str(), position.player(RED).hand.len()), ("b", 4));
}

#[test]
fn gwt_088_on_arrival_in_kansas_city_objectives_may_be_played() {
    let mut position = Scene::new(2)
        .hand(RED, "jersey dollars-bgu dollars-buu")
        .dollars(RED, 0)
        .others_at("c")
        .visit(RED, "kansas-city")
        .play();
    assert_eq!(position.menu(), ["play.dollars-bgu", "play.dollars-buu", "enter"]);
    position.choose("play.dollars-buu");
    assert_eq!((position.dollars(RED), position.area(RED)), (2, vec!["dollars-buu"]));
    assert_eq!(position.menu(), ["play.dollars-bgu", "enter"]);
}

#[test]
fn gwt_088_between_the_subphases_of_kansas_city_no_objective_is_played() {
    let mut position = Scene::new(2)
        .hand(RED, "jersey dollars-bgu")
        .certificates(RED, 1)
        .foresight(1, "teepee-green teepee-blue")
        .foresight(2, "cowboy engineer")
        .foresight(3, "craftsman engineer")
        .others_at("c")
        .visit(RED, "kansas-city")
        .play();
    position.choose("enter");
    assert_eq!(position.menu(), ["take.teepee-green", "take.teepee-blue"]);
    position.choose("take.teepee-green");
    assert_eq!(position.menu(), ["take.cowboy", "take.engineer"]);
    position.choose("take.cowboy");
    assert_eq!(position.menu(), ["take.craftsman", "take.engineer"]);
    position.choose("take.craftsman");
    assert_eq!(position.menu(), ["spend.0", "spend.1"]);
    position.choose("spend.1");
    assert_eq!(position.menu(), ["deliver.kansas-city", "deliver.topeka"]);
    position.play(&["deliver.topeka", "disc.aux-draw"]);
    assert_eq!(position.menu(), ["finish"]);
}

#[test]
fn gwt_095_taking_from_the_display_refills_it_at_once() {
    let mut position = Scene::new(2)
        .display("dollars-4hh dollars-bgu dollars-buu dollars-ssh")
        .discard(RED, "")
        .others_at("c")
        .visit(RED, "c")
        .play();
    position.choose("objective");
    let offers = ["take.dollars-4hh", "take.dollars-bgu", "take.dollars-buu", "take.dollars-ssh", "take.stack"];
    assert_eq!(position.menu(), offers);
    position.choose("take.dollars-buu");
    assert_eq!(position.discard(RED), ["dollars-buu"]);
    let display = position.display();
    assert_eq!(display.len(), 4);
    assert!(!display.contains(&"dollars-buu"));
    assert!(["dollars-4hh", "dollars-bgu", "dollars-ssh"].iter().all(|card| display.contains(card)));
}

#[test]
fn gwt_095_drawing_the_top_of_the_stack_instead_is_allowed() {
    let mut position = Scene::new(2)
        .display("dollars-4hh dollars-bgu dollars-buu dollars-ssh")
        .discard(RED, "")
        .others_at("c")
        .visit(RED, "c")
        .play();
    position.play(&["objective", "take.stack"]);
    assert_eq!(position.display(), ["dollars-4hh", "dollars-bgu", "dollars-buu", "dollars-ssh"]);
    let discard = position.discard(RED);
    assert_eq!(discard.len(), 1);
    assert!(!position.display().contains(&discard[0].as_str()));
    assert_eq!(position.state().objectives.len(), 24 - 4 - 1);
}

/// Red has used her 6b, with the card of the display.
fn taking_to_hand() -> Position {
    let mut position = Scene::new(2)
        .b_sides(&[6])
        .building(RED, 6, "a-1")
        .display("dollars-4hh dollars-bgu dollars-buu dollars-ssh")
        .hand(RED, "jersey")
        .dollars(RED, 0)
        .others_at("c")
        .visit(RED, "a-1")
        .play();
    position.choose("discard.any");
    position
}

#[test]
fn gwt_096_to_hand_the_first_edition_allows_the_display_and_the_top_of_the_stack() {
    let mut position = taking_to_hand();
    assert_eq!(position.dollars(RED), 3);
    let offers = ["take.dollars-4hh", "take.dollars-bgu", "take.dollars-buu", "take.dollars-ssh", "take.stack", "skip"];
    assert_eq!(position.menu(), offers);
    position.choose("take.dollars-bgu");
    assert_eq!(position.hand(RED), ["dollars-bgu"]);
    assert_eq!(position.display().len(), 4);

    let mut position = taking_to_hand();
    position.choose("take.stack");
    assert_eq!(position.player(RED).hand.objectives.len(), 1);
    assert_eq!(position.display(), ["dollars-4hh", "dollars-bgu", "dollars-buu", "dollars-ssh"]);
    assert_eq!(position.menu_of("play.").len(), 1, "it may be played at once");
}

#[test]
fn gwt_144_any_number_of_objectives_may_be_played_one_after_the_other() {
    let hand = "dollars-4hh dollars-bgu dollars-buu dollars-ssh";
    let mut position = Scene::new(2).hand(RED, hand).dollars(RED, 0).others_at("c").visit(RED, "a").play();
    position.play(&["play.dollars-4hh", "play.dollars-bgu", "play.dollars-buu", "play.dollars-ssh"]);
    assert_eq!((position.dollars(RED), position.area(RED).len()), (8, 4));
}

#[test]
fn gwt_144_two_free_moves_before_phase_a_make_up_to_six_steps() {
    let scene = Scene::new(2).hand(RED, "move-345 move-bbhh").building(BLUE, 1, "g-1").herder(RED, "a");
    let mut position = scene.others_at("c").turn(RED).play();
    // A to B, C, E; then F, G and the building behind G would be steps four to six.
    position.play(&["play.move-345", "go.e", "play.move-bbhh"]);
    assert_eq!(position.menu(), ["go.f", "go.g", "go.g-1", "stay"]);
    // Then the normal move.
    position.choose("go.g");
    assert_eq!((position.herder(RED), position.area(RED)), ("g".into(), vec!["move-345", "move-bbhh"]));
    assert_eq!(position.menu(), ["go.g-1", "go.kansas-city"]);
}

#[test]
fn gwt_144_after_a_free_move_in_phase_b_no_further_card_can_be_played() {
    let scene = Scene::new(2).hand(RED, "move-345 move-bbhh dollars-bgu").others_at("c");
    let mut position = scene.visit(RED, "a").play();
    position.play(&["play.move-345", "go.b"]);
    assert_eq!(position.menu(), ["finish"]);
    assert_eq!(position.hand(RED), ["dollars-bgu", "move-bbhh"]);
}
