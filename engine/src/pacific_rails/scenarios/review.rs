//! What a second look at the rules found.

use super::*;

#[test]
fn pri_083_telegraphs_score_what_they_uncover_by_whatever_means() {
    let mut position = Scene::new(2)
        .station(BLUE, "denver")
        .station(BLUE, "omaha")
        .telegraph(RED, "ogden")
        .telegraph(RED, "mobile")
        .goods(RED, "coin coin")
        .worker(RED, "s05")
        .play();
    position.play(&["use.iron", "place.s02", "telegraph.denver"]);
    assert_eq!(position.points(RED, "telegraphs"), 3, "the third");
    position.choose("telegraph.omaha");
    assert_eq!(position.points(RED, "telegraphs"), 3 + 4);
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

#[test]
fn pri_084_b_and_in_the_middle_of_a_reward_of_congress() {
    let mut position = Scene::new(2).goods(RED, "coin coin wood wood wood wood").play();
    position.play(&["use.financier", "place.s12", "senator.3"]);
    assert_eq!(position.menu(), ["discard.wood", "discard.iron", "discard.coin"]);
}

#[test]
fn pri_085_a_tile_beside_the_city_is_enough_for_a_station() {
    // Nobody has built in c1, and the tile leads nowhere.
    let mut position = Scene::on(&["W..C"], 2).laid("c1").goods(RED, "iron").play();
    position.play(&["use.coin", "place.s08"]);
    assert_eq!(position.menu(), ["station.d1", "stop"]);
}

#[test]
fn pri_086_the_free_specialist_comes_from_the_piles_in_play() {
    let mut position = Scene::on(&["W.C.C.C"], 2)
        .laid("b1")
        .station(BLUE, "e1")
        .station(BLUE, "g1")
        .specialists(BLUE, "crew crew crew crew")
        .goods(RED, "iron")
        .play();
    position.play(&["use.coin", "place.s08", "station.c1", "row.wood"]);
    assert_eq!(position.menu(), ["hire.engineer", "hire.miner", "hire.financier"]);
    assert_eq!(position.why("hire.crew"), "pri-why-pile-empty");
}
