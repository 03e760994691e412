//! Collecting and the four special actions.

use super::*;
use crate::pacific_rails::content::*;

#[test]
fn pri_027_a_collection_is_one_and_free_spaces_and_houses_and_bonuses() {
    let mut position =
        Scene::new(2).house(RED, "wood", "wood").house(RED, "wood", "iron").worker(RED, "s12").goods(RED, "").play();
    position.play(&["use.wood", "place.s10"]);
    // 1, two free spaces, two houses, one more worker: 6, and the slots are full.
    assert_eq!(position.goods(RED)[0], 6);
}

#[test]
fn pri_028_the_special_action_comes_after_collecting_once_and_for_each_bonus() {
    let scene = || Scene::new(2).goods(RED, "wood wood wood").worker(RED, "s03").play();
    let mut position = scene();
    position.play(&["use.gunpowder", "place.s01"]);
    assert_eq!(position.goods(RED), [3, 0, 2, 0], "collected first");
    position.play(&["house.wood", "row.iron", "house.iron", "row.iron"]);
    assert_eq!(position.goods(RED)[0], 1, "one wood is left, but it was twice already");
    assert_eq!(position.menu(), ["finish"]);
    assert_eq!(position.points(RED, "houses"), 4);
    // It may be left.
    let mut position = scene();
    position.play(&["use.gunpowder", "place.s01", "stop"]);
    assert_eq!(position.menu(), ["finish"]);
}

#[test]
fn pri_029_a_house_goes_into_any_district_of_a_resource_with_room() {
    let full = |scene: Scene| scene.house(BLUE, "iron", "iron").house(BLUE, "iron", "coin").house(RED, "iron", "coin");
    let mut position = full(Scene::new(2)).goods(RED, "wood").play();
    position.play(&["use.gunpowder", "place.s01"]);
    assert_eq!(position.menu(), ["house.wood", "house.gunpowder", "house.coin", "stop"]);
    assert_eq!(position.why("house.iron"), "pri-why-district-full");
    // Or only into the one that was used.
    let options = [("house-any-district", "false")];
    let mut position = full(Scene::with(2, &options)).goods(RED, "wood").play();
    position.play(&["use.gunpowder", "place.s01"]);
    assert_eq!(position.menu(), ["house.gunpowder", "stop"]);
    assert_eq!(position.why("house.wood"), "pri-why-other-district");
}

#[test]
fn pri_030_a_house_leaves_a_row_of_choice_and_the_row_brings_more_from_then_on() {
    let mut position = Scene::new(2).goods(RED, "wood wood").worker(RED, "s03").play();
    position.play(&["use.gunpowder", "place.s01", "house.wood"]);
    assert_eq!(position.menu(), ["row.wood", "row.iron", "row.gunpowder", "row.coin"]);
    position.choose("row.gunpowder");
    assert_eq!(position.player(RED).houses, [2, 3, 2, 3]);
    assert_eq!(position.goods(RED)[2], 2, "not this time");
    assert_eq!(position.player(RED).yields(position.state().board(), Good::Gunpowder), 2);
}

#[test]
fn pri_031_a_station_by_special_action_needs_a_tile_beside_the_city() {
    let mut position = Scene::on(&["W.C~C~C~C", "^^^^^^^^^"], 3)
        .laid("b1 d1 f1")
        .station(BLUE, "c1")
        .telegraph(RED, "e1")
        .telegraph(BLUE, "g1")
        .goods(RED, "iron")
        .play();
    position.play(&["use.coin", "place.s08"]);
    // An opponent's telegraph is no obstacle.
    assert_eq!(position.menu(), ["station.g1", "stop"]);
    assert_eq!(position.why("station.c1"), "pri-why-station-there");
    assert_eq!(position.why("station.e1"), "pri-why-own-building");
    assert_eq!(position.why("station.i1"), "pri-why-no-track-there");
    let engine = position.engine(RED, 0);
    position.play(&["station.g1", "row.wood", "hire.miner"]);
    assert_eq!(position.engine(RED, 0), engine, "the engine stays");
    assert_eq!((position.points(RED, "tracks"), position.points(BLUE, "passed")), (0, 0));
}

#[test]
fn pri_032_a_telegraph_by_special_action_needs_an_opponents_station() {
    let mut position = Scene::new(3)
        .station(BLUE, "denver")
        .station(BLUE, "omaha")
        .telegraph(YELLOW, "omaha")
        .station(RED, "ogden")
        .goods(RED, "coin")
        .play();
    position.play(&["use.iron", "place.s02"]);
    assert_eq!(position.menu(), ["telegraph.denver", "stop"]);
    assert_eq!(position.why("telegraph.omaha"), "pri-why-telegraph-there");
    assert_eq!(position.why("telegraph.ogden"), "pri-why-own-building");
    position.choose("telegraph.denver");
    assert_eq!(position.points(RED, "telegraphs"), 1);
}

#[test]
fn pri_033_a_city_without_a_station_takes_a_telegraph_only_by_track() {
    let scene = || Scene::on(&["W.C"], 2).goods(RED, "coin").tracks(RED, [1, 0, 0]);
    let mut position = scene().play();
    position.choose("use.iron").choose("place.s02");
    assert_eq!(position.menu(), ["finish"]);
    let mut position = scene().play();
    position.play(&["use.centre", "place.s04"]);
    assert_eq!(position.menu(), ["station.c1", "telegraph.c1"]);
}

#[test]
fn pri_034_an_upgrade_goes_on_the_leftmost_carriage_with_a_specialist_and_without_one() {
    let scene = || Scene::new(2).station(RED, "denver").station(RED, "omaha").goods(RED, "gunpowder gunpowder");
    // No specialist, no upgrade.
    let mut position = scene().play();
    position.play(&["use.wood", "place.s10"]);
    assert_eq!(position.menu(), ["finish"]);
    let mut position = scene().specialists(RED, "crew crew crew").worker(RED, "s12").play();
    position.play(&["use.wood", "place.s10"]);
    assert_eq!(
        position.menu(),
        ["upgrade.wood-1", "upgrade.iron-1", "upgrade.gunpowder-1", "upgrade.coin-1", "stop"],
        "level 1 first"
    );
    assert_eq!(position.why("upgrade.wood-2"), "pri-why-no-carriage");
    position.choose("upgrade.iron-1");
    assert_eq!(position.points(RED, "upgrades"), 2);
    assert!(position.offers("upgrade.wood-2"), "then level 2");
}

#[test]
fn pri_034_b_the_token_must_be_in_the_supply() {
    let mut position = Scene::new(3)
        .station(BLUE, "denver")
        .specialists(BLUE, "crew")
        .upgrades(BLUE, "iron-1")
        .station(YELLOW, "omaha")
        .specialists(YELLOW, "crew")
        .upgrades(YELLOW, "iron-1")
        .station(RED, "ogden")
        .specialists(RED, "crew")
        .goods(RED, "gunpowder")
        .play();
    position.play(&["use.wood", "place.s10"]);
    assert_eq!(position.why("upgrade.iron-1"), "pri-why-upgrade-gone");
}

fn upgraded(options: &[(&str, &str)]) -> Scene {
    Scene::with(2, options)
        .station(RED, "denver")
        .specialists(RED, "crew")
        .upgrades(RED, "iron-1")
        .goods(RED, "gunpowder")
}

#[test]
fn pri_035_an_upgrade_may_be_replaced_by_another_kind_of_its_level_and_scores() {
    let mut position = upgraded(&[]).play();
    position.play(&["use.wood", "place.s10"]);
    assert_eq!(position.menu(), ["upgrade.wood-1", "upgrade.gunpowder-1", "upgrade.coin-1", "stop"]);
    assert_eq!(position.why("upgrade.iron-1"), "pri-why-same-upgrade");
    position.choose("upgrade.coin-1");
    assert_eq!(position.state().upgrades[..4], [2, 2, 2, 1], "the old token went back");
    assert_eq!(position.points(RED, "upgrades"), 2);
}

#[test]
fn pri_035_b_where_replacing_scores_nothing_or_may_be_by_the_same_kind() {
    let mut position = upgraded(&[("swap-scores", "false")]).play();
    position.play(&["use.wood", "place.s10", "upgrade.coin-1"]);
    assert_eq!(position.points(RED, "upgrades"), 0);
    let mut position = upgraded(&[("swap-must-differ", "false")]).play();
    position.play(&["use.wood", "place.s10", "upgrade.iron-1"]);
    assert_eq!(position.points(RED, "upgrades"), 2);
    assert_eq!(position.state().upgrades[1], 1);
}

#[test]
fn pri_036_without_houses_or_telegraphs_left_nothing_is_built() {
    let cities = ["denver", "omaha", "ogden", "detroit", "mobile", "albany", "duluth", "spokane"];
    let all = cities.iter().fold(Scene::new(2), |scene, city| scene.station(RED, city));
    let all = all.house(RED, "wood", "wood").house(RED, "wood", "wood").house(RED, "iron", "iron");
    let mut position = all.goods(RED, "wood iron").laid("b5").play();
    assert_eq!(position.player(RED).houses_left(), 0);
    position.play(&["use.coin", "place.s08"]);
    assert_eq!(position.menu(), ["finish"]);
    let telegraphs = &cities[..7];
    let scene = telegraphs.iter().fold(Scene::new(2), |scene, city| scene.station(BLUE, city).telegraph(RED, city));
    let mut position = scene.station(BLUE, "charlotte").goods(RED, "coin").play();
    position.play(&["use.iron", "place.s02"]);
    assert_eq!(position.menu(), ["finish"]);
}

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
