//! Activating the train.

use super::*;
use crate::pacific_rails::content::*;

fn carriages(count: usize) -> Scene {
    ["denver", "omaha", "ogden"][..count].iter().fold(Scene::new(2), |scene, city| scene.station(RED, city))
}

#[test]
fn pri_041_the_foreman_then_carriage_by_carriage_the_upgrade_and_both_specialists() {
    let mut position = carriages(2)
        .specialists(RED, "engineer miner crew")
        .upgrades(RED, "gunpowder-1 iron-2")
        .goods(RED, "iron wood")
        .play();
    position.choose("use.crew").choose("place.s01");
    assert_eq!(position.menu(), ["make.1", "skip"]);
    position.choose("make.1");
    // The upgrade of carriage 1 has paid before its specialists act.
    assert_eq!((position.goods(RED), position.tracks(RED)), ([1, 0, 1, 0], [1, 0, 0]));
    position.choose("make.1");
    assert_eq!(position.tracks(RED), [1, 1, 0], "the left specialist first");
    position.choose("make.1");
    assert_eq!(position.tracks(RED), [1, 1, 1]);
    assert_eq!(position.goods(RED), [0, 2, 0, 0], "then the upgrade of carriage 2");
    position.choose("make.2");
    assert_eq!(position.tracks(RED), [3, 1, 1]);
    assert_eq!(position.menu(), ["finish"]);
}

#[test]
fn pri_042_a_specialist_in_carriage_n_acts_up_to_n_times_each_paid() {
    let mut position = carriages(3)
        .specialists(RED, "crew crew engineer engineer miner")
        .goods(RED, "wood wood wood gunpowder gunpowder gunpowder gunpowder")
        .play();
    position.play(&["use.crew", "place.s01"]);
    // Nobody has iron, so the crews are passed over.
    assert_eq!(position.menu(), ["make.1", "make.2", "skip"]);
    position.play(&["make.1"]);
    assert_eq!(position.menu(), ["make.1", "make.2", "skip"]);
    position.choose("skip");
    assert_eq!(position.menu(), ["make.1", "make.2", "make.3", "skip"]);
    position.choose("make.3");
    assert_eq!((position.goods(RED), position.tracks(RED)), ([2, 0, 1, 0], [0, 1, 3]));
}

#[test]
fn pri_043_a_bonus_repeats_only_the_foreman() {
    // Two workers at the financier and one hat: the foreman three times, the rest of the train once.
    let mut position = carriages(1)
        .specialists(RED, "financier")
        .goods(RED, "coin coin coin coin coin")
        .worker(RED, "s11")
        .hats(RED, 1)
        .play();
    position.play(&["use.financier", "place.s12", "hats.1", "senator.1", "senator.2", "senator.3"]);
    // The three of the foreman are used; the specialist has one.
    assert_eq!(position.why("senator.5"), "pri-why-financier-actions");
    assert_eq!(position.why("senator.1"), "pri-why-senator-down");
    position.choose("reset");
    assert_eq!(position.menu(), ["finish"]);
    assert_eq!(position.points(RED, "congress"), 3);
}

/// Red lobbies for a station with the foreman, and has no carriage yet.
fn first_station_by_congress(options: &[(&str, &str)]) -> Position {
    let mut position =
        Scene::on_with(&["W.C"], 2, options).laid("b1").goods(RED, "coin coin coin iron").worker(RED, "s11 s09").play();
    position.play(&["use.financier", "place.s12", "senator.7", "row.iron", "hire.crew"]);
    position
}

#[test]
fn pri_048_what_joins_the_train_ahead_takes_part() {
    let mut position = first_station_by_congress(&[]);
    assert_eq!(position.menu(), ["make.1", "skip"], "the free specialist acts");
    position.choose("make.1");
    assert_eq!(position.tracks(RED), [1, 0, 0]);
    let position = first_station_by_congress(&[("additions-act", "false")]);
    assert_eq!(position.menu(), ["finish"]);
}

#[test]
fn pri_048_b_an_upgrade_behind_the_point_being_resolved_does_not_pay() {
    let mut position = carriages(1).specialists(RED, "financier").goods(RED, "coin").play();
    position.play(&["use.crew", "place.s01", "senator.4", "upgrade.wood-1"]);
    assert_eq!(position.goods(RED), [0, 0, 0, 0]);
    assert_eq!(position.menu(), ["finish"]);
    // By the foreman it comes ahead, and pays.
    let mut position = carriages(1).specialists(RED, "crew").goods(RED, "coin").play();
    position.play(&["use.financier", "place.s11", "senator.4", "upgrade.wood-1"]);
    assert_eq!(position.goods(RED), [1, 0, 0, 0]);
}

#[test]
fn pri_050_upgrades_pay_before_the_specialists_and_level_3_pays_any_three() {
    let mut position = carriages(1).specialists(RED, "miner").upgrades(RED, "gunpowder-1").goods(RED, "").play();
    position.play(&["use.crew", "place.s01"]);
    assert_eq!(position.menu(), ["make.1", "skip"], "what the upgrade paid can be spent there");
    let mut position = carriages(3)
        .specialists(RED, "crew crew miner miner engineer")
        .upgrades(RED, "coin-1 coin-2 any-3")
        .goods(RED, "")
        .play();
    position.play(&["use.crew", "place.s01"]);
    assert_eq!(position.menu(), ["take.wood", "take.iron", "take.gunpowder", "take.coin"]);
    position.play(&["take.wood", "take.coin"]);
    assert_eq!(position.menu(), ["make.1", "skip"], "the third could only be a coin");
    assert_eq!(position.goods(RED), [1, 0, 0, 3 + 2]);
}

#[test]
fn pri_051_without_carriages_the_activation_is_just_the_foreman() {
    let mut position = Scene::new(2).play();
    position.play(&["use.engineer", "place.s05", "make.1"]);
    assert_eq!(position.tracks(RED), [0, 1, 0]);
    assert_eq!(position.menu(), ["finish"]);
    assert_eq!(position.player(RED).count(Specialist::Engineer), 0);
}

#[test]
fn pri_084_overflow_is_settled_in_the_middle_of_an_activation() {
    let mut position = Scene::new(2)
        .station(RED, "denver")
        .specialists(RED, "miner")
        .upgrades(RED, "gunpowder-1")
        .goods(RED, "wood wood wood wood coin coin coin coin coin")
        .play();
    position.play(&["use.crew", "place.s01"]);
    assert_eq!(position.menu(), ["discard.wood", "discard.gunpowder", "discard.coin"]);
    position.choose("discard.coin");
    assert_eq!(position.menu(), ["make.1", "skip"], "then the miner may spend it");
}
