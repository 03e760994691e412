//! Lobbying Congress.

use super::*;

/// Red's foreman lobbies with one action more for each of these workers.
fn lobby(workers: &str, coins: usize) -> Scene {
    Scene::new(2).worker(RED, workers).goods(RED, &"coin ".repeat(coins))
}

const LOBBY: [&str; 2] = ["use.financier", "place.s12"];

#[test]
fn pri_044_a_financier_action_and_a_coin_move_a_senator_down_for_its_reward() {
    let mut position = lobby("", 2).play();
    position.play(&LOBBY);
    assert_eq!(position.menu(), ["senator.1", "senator.2", "senator.3", "senator.4", "skip"]);
    position.choose("senator.1");
    assert_eq!(position.goods(RED), [2, 0, 0, 1]);
    assert_eq!(position.state().lowered, 1);
    // Down is down.
    let mut position = lobby("", 2).lowered(&[1]).play();
    position.play(&LOBBY);
    assert_eq!(position.why("senator.1"), "pri-why-senator-down");
}

#[test]
fn pri_045_a_senator_who_would_bring_nothing_stays() {
    // No track, so no station; no station, so no telegraph.
    let scene = |options: &[(&str, &str)]| Scene::with(2, options).worker(RED, "s11 s09").goods(RED, "coin coin coin");
    let mut position = scene(&[]).play();
    position.play(&LOBBY);
    assert_eq!(position.why("senator.7"), "pri-why-no-effect");
    let mut position = scene(&[("senator-needs-effect", "false")]).play();
    position.play(&LOBBY).choose("senator.7");
    assert_eq!((position.state().lowered, position.goods(RED)), (1 << 6, [0; 4]));
    assert_eq!(position.menu(), ["finish"]);
}

#[test]
fn pri_046_a_reset_lifts_all_for_a_coin_and_a_point_each() {
    let mut position = lobby("s11", 3).lowered(&[1, 2, 6, 8]).play();
    position.play(&LOBBY).choose("reset");
    assert_eq!((position.points(RED, "congress"), position.goods(RED)[3]), (4, 2));
    // Lifted ones can be used again at once.
    position.choose("senator.1");
    assert_eq!(position.goods(RED), [2, 0, 0, 1]);
}

#[test]
fn pri_046_b_a_reset_needs_a_senator_who_is_down() {
    let mut position = lobby("", 1).play();
    position.play(&LOBBY);
    assert_eq!(position.why("reset"), "pri-why-nobody-down");
    let mut position = Scene::with(2, &[("reset-needs-lowered", "false")]).goods(RED, "coin").play();
    position.play(&LOBBY).choose("reset");
    assert_eq!((position.points(RED, "congress"), position.goods(RED)[3]), (0, 0));
}

/// The foreman has one action, the financier in carriage 1 another.
fn two_financiers(options: &[(&str, &str)]) -> Scene {
    Scene::with(2, options).station(RED, "denver").specialists(RED, "financier").goods(RED, "coin coin")
}

#[test]
fn pri_047_dearer_senators_take_as_many_actions_of_the_same_activation() {
    let mut position = two_financiers(&[]).play();
    position.play(&LOBBY);
    assert_eq!(position.why("senator.6"), "pri-why-financier-actions");
    // The foreman leaves its action; nothing is paid for that.
    position.choose("skip");
    assert_eq!(position.goods(RED)[3], 2);
    position.play(&["senator.6", "take.rail", "take.tunnel"]);
    assert_eq!((position.goods(RED)[3], position.tracks(RED)), (0, [1, 0, 1]));
    assert_eq!(position.menu(), ["finish"]);
}

#[test]
fn pri_047_b_what_is_left_over_only_helps_dearer_senators() {
    let mut position = two_financiers(&[]).play();
    position.play(&LOBBY).play(&["skip", "senator.1"]);
    assert_eq!(position.menu(), ["finish"], "not one more for the action left over");
    // Where actions do not add up, each financier is alone.
    let mut position = two_financiers(&[("actions-add-up", "false")]).play();
    position.play(&LOBBY).choose("skip");
    assert_eq!(position.why("senator.6"), "pri-why-financier-actions");
    // The actions of one are combined all the same.
    let mut position = Scene::with(2, &[("actions-add-up", "false")]).worker(RED, "s11").goods(RED, "coin coin").play();
    position.play(&LOBBY);
    assert!(position.offers("senator.6"));
}

#[test]
fn pri_049_the_rewards() {
    // Three of wood, iron and gunpowder in any mix, but no coins.
    let mut position = lobby("s11", 2).play();
    position.play(&LOBBY).choose("senator.5");
    assert_eq!(position.menu(), ["take.wood", "take.iron", "take.gunpowder"]);
    position.play(&["take.iron", "take.iron", "take.gunpowder"]);
    assert_eq!(position.goods(RED), [0, 2, 1, 0]);
    // A house in a district or an upgrade for one point, and no replacing.
    let mut position =
        Scene::new(2).station(RED, "denver").specialists(RED, "crew").upgrades(RED, "wood-1").goods(RED, "coin").play();
    position.play(&LOBBY).choose("senator.4");
    assert_eq!(position.menu(), ["house.wood", "house.iron", "house.gunpowder", "house.coin"]);
    assert_eq!(position.why("upgrade.iron-1"), "pri-why-no-carriage");
    position.play(&["house.coin", "row.coin"]);
    assert_eq!(position.points(RED, "houses"), 1);
}

#[test]
fn pri_049_b_a_station_and_a_telegraph_at_no_further_cost() {
    let mut position = Scene::on(&["W.C~C"], 2)
        .laid("b1 d1")
        .station(BLUE, "c1")
        .worker(RED, "s11 s09")
        .goods(RED, "coin coin coin")
        .play();
    position.play(&LOBBY).choose("senator.8");
    assert_eq!(position.menu(), ["station.e1", "telegraph.c1"]);
    position.play(&["telegraph.c1"]);
    assert_eq!(position.menu(), ["station.e1", "skip"], "and, or");
    position.play(&["station.e1", "row.wood", "hire.crew"]);
    assert_eq!((position.goods(RED), position.player(RED).stations), ([0; 4], 1));
    assert_eq!(position.points(RED, "telegraphs"), 1);
}

#[test]
fn pri_084_b_and_in_the_middle_of_a_reward_of_congress() {
    let mut position = Scene::new(2).goods(RED, "coin coin wood wood wood wood").play();
    position.play(&["use.financier", "place.s12", "senator.3"]);
    assert_eq!(position.menu(), ["discard.wood", "discard.iron", "discard.coin"]);
}
