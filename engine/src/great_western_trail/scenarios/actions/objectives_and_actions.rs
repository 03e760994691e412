//! Objective cards and actions: none is played inside an action, and what it gives uses up none.

use super::*;

/// No objective card can be played now.
#[track_caller]
fn no_play(position: &Position) {
    assert_eq!(position.menu_of("play."), Vec::<String>::new());
    assert!(position.menu().len() > 1, "there is something to decide");
}

#[test]
fn gwt_145_no_objective_between_hiring_and_the_action_of_the_worker_slot() {
    let scene = Scene::new(2).hand(RED, "jersey dollars-bgu").workers(RED, [1, 3, 1]).dollars(RED, 20);
    let mut position = scene.jobs(&["craftsman cowboy", "cowboy"]).others_at("c").visit(RED, "a").play();
    position.choose("hire");
    no_play(&position);
    position.choose("hire.craftsman-6");
    assert!(position.offers("tile.6a") && position.offers("skip"));
    no_play(&position);
    position.choose("skip");
    assert!(position.offers("play.dollars-bgu"));
}

#[test]
fn gwt_145_no_objective_during_an_upgrade_and_the_reward_of_a_station_master() {
    let scene = Scene::new(2).hand(RED, "jersey dollars-bgu").workers(RED, [2, 1, 1]).dollars(RED, 20);
    let scene = scene.master_at("s1", "objectives").tile("flood-1", "flood-4-green").engine(RED, "4");
    let mut position = scene.others_at("c").visit(RED, "g").play();
    for key in ["engine", "engine.turnout-1", "upgrade.s1", "disc.aux-draw", "appoint.cowboy"] {
        position.choose(key);
        no_play(&position);
    }
    position.choose("take.flood-1");
    assert!(position.offers("play.dollars-bgu"));
}

#[test]
fn gwt_145_no_objective_before_the_way_back_from_space_39() {
    let scene =
        Scene::new(2).hand(RED, "jersey dollars-bgu").dollars(RED, 20).engine(RED, "37").workers(RED, [1, 1, 2]);
    let mut position = scene.others_at("c").visit(RED, "g").play();
    for key in ["engine", "engine.39", "skip"] {
        position.choose(key);
        no_play(&position);
    }
    position.choose("engine.36");
    assert!(position.offers("play.dollars-bgu"));
}

#[test]
fn gwt_146_an_immediate_action_uses_up_neither_local_actions_nor_the_single_auxiliary_action() {
    let scene = || Scene::new(2).hand(RED, "guernsey guernsey aux-terminal").dollars(RED, 0).others_at("c");
    let mut position = scene().visit(RED, "a").play();
    position.play(&["play.aux-terminal", "aux.dollar"]);
    assert!(position.offers("discard.guernsey") && position.offers("aux.dollar"));
    position.choose("discard.guernsey");
    assert_eq!(position.dollars(RED), 1 + 2);
    let mut position = scene().visit(RED, "a").play();
    position.play(&["play.aux-terminal", "aux.dollar", "aux.dollar"]);
    assert_eq!(position.dollars(RED), 2);
    assert_eq!(position.why("discard.guernsey"), "gwt-why-aux-used");
}

#[test]
fn gwt_146_an_immediate_action_opens_the_choice_of_phase_b_neither() {
    let scene = || Scene::new(2).hand(RED, "guernsey guernsey aux-terminal").dollars(RED, 0).others_at("c");
    // After a local action the auxiliary action of the card is still there, the one instead is not.
    let mut position = scene().visit(RED, "a").play();
    position.play(&["discard.guernsey", "play.aux-terminal", "aux.dollar"]);
    assert_eq!(position.dollars(RED), 3);
    assert_eq!(position.why("aux.dollar"), "gwt-why-local-used");
    // After the single auxiliary action local actions stay closed.
    let mut position = scene().visit(RED, "a").play();
    position.play(&["aux.dollar", "play.aux-terminal", "aux.dollar"]);
    assert_eq!(position.dollars(RED), 2);
    assert_eq!(position.why("discard.guernsey"), "gwt-why-aux-used");
    assert_eq!(position.why("aux.dollar"), "gwt-why-used");
}

#[test]
fn gwt_146_an_auxiliary_action_gained_by_a_card_may_be_double() {
    let scene = Scene::new(2).hand(RED, "jersey aux-terminal").dollars(RED, 0).disc(RED, "aux-dollar", "topeka");
    let mut position = scene.others_at("c").visit(RED, "a").play();
    assert!(!position.offers("aux.dollar-2"), "never instead of local actions");
    position.choose("play.aux-terminal");
    assert!(position.offers("aux.dollar"));
    position.choose("aux.dollar-2");
    assert_eq!(position.dollars(RED), 2);
}
