//! Workers: placing and taking back, stepping onto a district, hats.

use super::*;

#[test]
fn pri_009_a_turn_is_one_worker_moved_and_one_action_and_nobody_passes() {
    let mut position = Scene::new(2).play();
    assert_eq!(position.menu().len(), 8, "every district but the centre, where nothing can be done");
    position.play(&["use.coin", "place.s08"]);
    assert_eq!(position.player(RED).reserve, 5);
    assert_eq!(position.goods(RED), [1, 1, 1, 2]);
    assert_eq!(position.menu(), ["finish"]);
    position.choose("finish");
    assert_eq!(position.decider(), Some(BLUE));
}

#[test]
fn pri_010_placing_and_taking_back_mix_freely() {
    let position = Scene::new(4).worker(RED, "s01 s02").play();
    let mut both = position;
    both.choose("use.crew");
    assert_eq!(both.menu(), ["back.s01", "back.s02", "place.s04"]);
    // All out: one is taken back.
    let mut all_out = Scene::new(4).worker(RED, "s01 s02 s08").play();
    assert_eq!(all_out.why("use.wood"), "pri-why-no-worker");
    all_out.choose("use.crew");
    assert_eq!(all_out.menu(), ["back.s01", "back.s02"]);
    assert_eq!(all_out.why("place.s04"), "pri-why-empty-reserve");
    // None out: one is placed.
    let mut none_out = Scene::new(4).play();
    none_out.choose("use.crew");
    assert_eq!(none_out.menu(), ["place.s01", "place.s02", "place.s04"]);
}

#[test]
fn pri_011_a_spot_holds_one_worker_and_one_of_its_two_districts_is_used() {
    let mut position = Scene::new(2).worker(BLUE, "s01").play();
    position.choose("use.crew");
    assert_eq!(position.why("place.s01"), "pri-why-spot-taken");
    // The spot lies beside the financier too, who does not act.
    let mut position = Scene::new(2).play();
    position.play(&["use.wood", "place.s12"]);
    assert_eq!(position.goods(RED), [3, 1, 1, 1]);
    assert!(position.menu().iter().all(|key| key == "finish"));
}

#[test]
fn pri_012_taking_back_gives_the_choice_between_both_districts() {
    let scene = || Scene::new(2).worker(RED, "s08");
    let mut position = scene().play();
    position.play(&["use.coin", "back.s08"]);
    assert_eq!(position.goods(RED)[3], 2);
    let mut position = scene().play();
    position.play(&["use.miner", "back.s08", "make.1"]);
    assert_eq!(position.tracks(RED), [0, 0, 1]);
}

#[test]
fn pri_013_the_moved_worker_is_the_action_and_only_others_are_bonuses() {
    let mut position = Scene::new(2).worker(RED, "s08 s11").play();
    position.play(&["use.coin", "back.s08"]);
    assert_eq!(position.goods(RED)[3], 1 + 2, "1 for the action, 1 for the worker that stays");
    let mut position = Scene::new(2).worker(RED, "s11").play();
    position.play(&["use.coin", "place.s08"]);
    assert_eq!(position.goods(RED)[3], 1 + 2);
}

#[test]
fn pri_014_stepping_on_needs_a_full_district_without_ones_own_worker() {
    let mut position = Scene::new(3).worker(BLUE, "s08").play();
    position.choose("use.coin");
    // One spot is free: the worker goes there by itself.
    assert_eq!(position.player(RED).reserve, 3);
    assert_eq!(position.player(BLUE).hats, 0);
    let mut position = Scene::new(3).worker(BLUE, "s01").worker(RED, "s02 s04").play();
    position.choose("use.crew");
    assert_eq!(position.why("step-on"), "pri-why-own-worker");
    let mut position = Scene::new(3).worker(BLUE, "s01").worker(RED, "s02").play();
    position.choose("use.crew");
    assert_eq!(position.why("step-on"), "pri-why-own-worker");
    // It is a placing: without a worker at home nobody steps on.
    let position = Scene::new(4).worker(BLUE, "s08 s11").worker(RED, "s01 s02 s10").play();
    assert_eq!(position.why("use.coin"), "pri-why-no-worker");
}

#[test]
fn pri_014_b_one_free_spot_forbids_stepping_on() {
    let mut position = Scene::new(3).worker(BLUE, "s01").worker(YELLOW, "s02").play();
    position.choose("use.crew");
    // Crew has one spot left, which is taken.
    assert!(position.told().contains(&"pri-told-placed".to_owned()));
    let mut position = Scene::new(3).worker(BLUE, "s01").play();
    position.choose("use.crew");
    assert_eq!(position.why("step-on"), "pri-why-spot-free");
}

#[test]
fn pri_015_stepping_on_sends_all_home_with_a_hat_for_each_worker() {
    // Red 1 and yellow 2 at the crew; blue steps on.
    let mut position = Scene::new(3).worker(RED, "s01").worker(YELLOW, "s02 s04").turn(BLUE).play();
    position.choose("use.crew");
    assert_eq!((position.player(RED).hats, position.player(YELLOW).hats), (1, 2));
    assert_eq!((position.player(RED).reserve, position.player(YELLOW).reserve), (4, 4));
    assert_eq!(position.player(BLUE).reserve, 3);
    assert_eq!(position.menu(), ["make.1", "skip"], "then the action of the district");
}

#[test]
fn pri_016_a_worker_on_top_fills_no_spot_and_leaves_when_another_steps_on() {
    // Blue stands on top of coin; both spots are free, so others place normally and blue stays.
    let mut position = Scene::new(3).top(BLUE, "coin").play();
    position.choose("use.coin");
    assert_eq!(position.menu(), ["place.s08", "place.s11"]);
    position.choose("place.s08");
    assert_eq!(position.player(BLUE).hats, 0);
    // Yellow holds both spots: red steps on, and blue goes home too.
    let mut position = Scene::new(3).top(BLUE, "coin").worker(YELLOW, "s08 s11").play();
    position.choose("use.coin");
    assert_eq!((position.player(BLUE).hats, position.player(YELLOW).hats), (1, 2));
    assert_eq!(position.player(BLUE).reserve, 4);
    // Who stands on top is there already and cannot step on again.
    let mut position = Scene::new(3).top(RED, "coin").worker(YELLOW, "s08 s11").play();
    position.choose("use.coin");
    assert_eq!(position.player(YELLOW).hats, 0, "the worker on top was taken back instead");
    assert_eq!(position.player(RED).reserve, 4);
}

#[test]
fn pri_017_a_worker_on_top_is_a_bonus_there() {
    let coins = |options: &[(&str, &str)]| {
        let mut position = Scene::with(3, options).top(RED, "coin").play();
        position.play(&["use.coin", "place.s08"]);
        position.goods(RED)[3] - 1
    };
    assert_eq!(coins(&[]), 2);
    assert_eq!(coins(&[("top-worker-counts", "false")]), 1);
    // Nowhere else.
    let mut position = Scene::new(3).top(RED, "financier").play();
    position.play(&["use.coin", "place.s08"]);
    assert_eq!(position.goods(RED)[3], 2);
}

#[test]
fn pri_018_a_worker_on_top_is_taken_back_before_any_other() {
    // Also with workers at home: the other one cannot be taken back, so one is placed.
    let mut position = Scene::new(3).top(RED, "coin").worker(RED, "s10").play();
    position.choose("use.wood");
    assert_eq!(position.player(RED).reserve, 1);
    let mut position = Scene::new(3).top(RED, "coin").top(RED, "iron").worker(RED, "s01").play();
    position.choose("use.crew");
    assert_eq!(position.why("back.s01"), "pri-why-top-first");
    // Any of them, if there are several; only that district is used.
    let mut position = Scene::new(4).top(RED, "coin").top(RED, "iron").worker(RED, "s01").play();
    assert_eq!(position.menu(), ["use.iron", "use.coin"]);
    position.choose("use.iron");
    assert_eq!(position.goods(RED)[1], 2);
}

#[test]
fn pri_019_each_hat_is_one_more_bonus_in_any_action() {
    let mut position = Scene::new(2).goods(RED, "").worker(RED, "s11").hats(RED, 2).play();
    position.play(&["use.coin", "place.s08"]);
    assert_eq!(position.menu(), ["hats.0", "hats.1", "hats.2"]);
    position.choose("hats.2");
    assert_eq!(position.goods(RED)[3], 1 + 1 + 2);
    assert_eq!(position.player(RED).hats, 0);
    // The foreman acts once more for each.
    let mut position = Scene::new(2).goods(RED, "iron iron iron").hats(RED, 1).play();
    position.play(&["use.crew", "place.s01", "hats.1"]);
    assert_eq!(position.menu(), ["make.1", "make.2", "skip"]);
}

#[test]
fn pri_020_hats_are_spent_before_anything_is_resolved() {
    let mut position = Scene::new(2).goods(RED, "").hats(RED, 1).play();
    position.play(&["use.coin", "place.s08"]);
    assert_eq!(position.goods(RED)[3], 0, "the hats are asked for first");
    position.choose("hats.0");
    assert_eq!(position.menu(), ["finish"]);
    // Or in the middle of the action.
    let mut position = Scene::with(2, &[("hats-declared", "false")]).goods(RED, "").hats(RED, 1).play();
    position.play(&["use.coin", "place.s08"]);
    assert_eq!(position.goods(RED)[3], 1);
    assert_eq!(position.menu(), ["hat", "stop"]);
    position.choose("hat");
    assert_eq!((position.goods(RED)[3], position.player(RED).hats), (2, 0));
    let mut position = Scene::with(2, &[("hats-declared", "false")]).goods(RED, "iron iron").hats(RED, 1).play();
    position.play(&["use.crew", "place.s01", "make.1"]);
    assert_eq!(position.menu(), ["hat", "skip"]);
    position.play(&["hat", "make.1"]);
    assert_eq!(position.tracks(RED), [2, 0, 0]);
}

#[test]
fn pri_021_hats_beyond_two_become_resources_chosen_by_their_owners_before_the_action() {
    // Yellow has 1 hat and white 2; blue steps on.
    let mut position = Scene::new(4)
        .worker(YELLOW, "s01 s02")
        .worker(WHITE, "s04")
        .hats(YELLOW, 1)
        .hats(WHITE, 2)
        .goods(YELLOW, "wood wood wood wood wood wood")
        .turn(BLUE)
        .play();
    position.choose("use.crew");
    assert_eq!(position.decider(), Some(YELLOW), "in playing order from blue");
    assert_eq!(position.menu(), ["take.wood", "take.iron", "take.gunpowder", "take.coin"]);
    position.choose("take.coin");
    // Yellow's train is full: that overflows at once.
    assert_eq!(position.decider(), Some(YELLOW));
    assert_eq!(position.menu(), ["discard.wood", "discard.coin"]);
    position.choose("discard.wood");
    assert_eq!(position.decider(), Some(WHITE));
    position.choose("take.iron");
    assert_eq!((position.goods(WHITE)[1], position.player(WHITE).hats), (2, 2));
    assert_eq!(position.decider(), Some(BLUE), "then the turn goes on");
    assert_eq!(position.menu(), ["make.1", "skip"]);
}

#[test]
fn pri_022_the_centre_is_not_used_for_nothing() {
    let position = Scene::new(2).play();
    assert_eq!(position.why("use.centre"), "pri-why-nothing-at-centre");
    // Unless a worker has to leave it, which then just goes home.
    let mut position = Scene::new(4).top(RED, "centre").worker(RED, "s01 s02").play();
    assert_eq!(position.menu(), ["finish"], "the only move there is was made");
    assert_eq!(position.player(RED).reserve, 1);
    position.choose("finish");
    // With a worker at home it does not have to.
    let position = Scene::new(4).top(RED, "centre").worker(RED, "s01").play();
    assert_eq!(position.why("use.centre"), "pri-why-nothing-at-centre");
    let mut position = Scene::with(2, &[("void-only-forced", "false")]).play();
    position.play(&["use.centre", "place.s04"]);
    assert_eq!(position.menu(), ["finish"]);
}
