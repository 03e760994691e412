//! The end: equal turns, the end table, goals, ties.

use super::*;
use crate::pacific_rails::content::*;
use crate::{Seat, Version};

const LAY: [&str; 2] = ["use.centre", "place.s04"];

/// This seat can join the coasts; three play.
fn about_to_join(seat: Seat) -> Scene {
    Scene::on(&["W.C.E"], 3).laid("b1").tracks(seat, [1, 0, 0]).engine(seat, 1, "e1").turn(seat)
}

#[test]
fn pri_072_players_after_the_one_who_joined_have_one_more_turn_those_before_none() {
    let mut position = about_to_join(BLUE).play();
    position.play(&LAY).play(&["engine.e1", "telegraph.c1", "finish"]);
    assert_eq!(position.decider(), Some(YELLOW));
    assert!(position.told().contains(&"pri-told-last-round".to_owned()));
    position.play(&["use.wood", "place.s10", "finish"]);
    assert!(position.is_over());
    assert_eq!([RED, BLUE, YELLOW].map(|seat| position.player(seat).turns), [1, 1, 1]);
}

#[test]
fn pri_073_the_turn_that_joins_the_coasts_is_finished_in_full() {
    let mut position = about_to_join(YELLOW).worker(YELLOW, "s06").play();
    position.play(&LAY).play(&["engine.e1", "telegraph.c1"]);
    assert!(!position.is_over());
    assert_eq!(position.state().joined_by, Some(YELLOW));
    position.choose("finish");
    assert!(position.is_over(), "the last seat closes the round");
    assert_eq!(position.told().last().map(String::as_str), Some("pri-told-over-coasts"));
}

#[test]
fn pri_074_stations_and_telegraphs_together_score_by_the_table() {
    let position = Scene::new(2).play();
    assert_eq!(position.points(RED, "network"), 0);
    let position = Scene::new(2).station(RED, "denver").station(RED, "omaha").telegraph(RED, "ogden").play();
    assert_eq!(position.points(RED, "network"), 7);
    let board = position.state().board();
    assert_eq!(board.network[12 + 2 - 1], 69, "the example, although nobody has twelve houses");
    assert_eq!((board.network.len(), board.network[17]), (18, 87));
}

#[test]
fn pri_075_tiles_in_cargo_score_one_and_resources_nothing() {
    let position = Scene::new(2).goods(RED, "coin coin coin").tracks(RED, [1, 1, 1]).play();
    assert_eq!(position.points(RED, "cargo"), 3);
}

#[test]
fn pri_076_a_goal_pays_a_sole_leader_only() {
    let goals = [Goal::Wood, Goal::Coins, Goal::Stations, Goal::Upgrades];
    let position = Scene::new(3)
        .goals(goals)
        .goods(RED, "wood wood coin")
        .goods(BLUE, "coin coin")
        .goods(YELLOW, "coin coin")
        .play();
    // Red leads in wood; blue and yellow share the coins; nobody has a station or an upgrade.
    assert_eq!([RED, BLUE, YELLOW].map(|seat| position.points(seat, "goals")), [3, 0, 0]);
}

#[test]
fn pri_076_b_every_goal_counts_what_it_says() {
    let rich = |scene: Scene| {
        scene
            .station(RED, "denver")
            .station(RED, "omaha")
            .telegraph(RED, "ogden")
            .house(RED, "wood", "iron")
            .specialists(RED, "crew engineer miner financier")
            .upgrades(RED, "wood-1 iron-2")
            .goods(RED, "wood wood iron iron gunpowder gunpowder coin coin")
            .goods(BLUE, "wood iron gunpowder coin")
    };
    for four in Goal::ALL.chunks(4) {
        let goals = [four[0], four[1], four[2], four[3]];
        let position = rich(Scene::new(2).goals(goals)).play();
        assert_eq!(position.points(RED, "goals"), 12, "{goals:?}");
    }
}

#[test]
fn pri_077_stations_are_no_houses_and_specialists_count_by_token() {
    let goals = [Goal::Houses, Goal::Crew, Goal::Miners, Goal::Coins];
    let position = Scene::new(2)
        .goals(goals)
        .station(RED, "denver")
        .station(RED, "omaha")
        .specialists(RED, "miner miner crew")
        .house(BLUE, "wood", "wood")
        .station(BLUE, "ogden")
        .specialists(BLUE, "crew crew")
        .play();
    // Blue has one house in a district; one crew of red in carriage 2 is one crew.
    assert_eq!((position.points(RED, "goals"), position.points(BLUE, "goals")), (3, 6));
}

#[test]
fn pri_078_ties_go_to_district_houses_then_to_buildings_on_the_map_then_are_shared() {
    let goals = [Goal::Wood, Goal::Iron, Goal::Gunpowder, Goal::Coins];
    let level = || Scene::new(3).goals(goals);
    assert_eq!(level().play().ranks(), [1, 1, 1], "shared");
    let position = level().house(BLUE, "wood", "iron").play();
    assert_eq!(position.ranks(), [2, 1, 2]);
    // Red has a telegraph for 2 points at the end, yellow two tiles.
    let position = level().telegraph(RED, "denver").tracks(YELLOW, [2, 0, 0]).play();
    assert_eq!(position.ranks(), [1, 3, 2]);
}

#[test]
fn pri_079_points_only_grow_and_have_no_top() {
    let mut scene = Scene::new(2);
    scene.state.players[0].points[0] = 250;
    let mut position = scene.goods(RED, "wood").play();
    position.play(&["use.gunpowder", "place.s01", "house.wood", "row.iron"]);
    assert_eq!(position.state().players[0].so_far(), 252);
}

#[test]
fn pri_080_the_game_ends_after_the_last_round_in_any_case() {
    let mut position = Scene::with(2, &[("round-cap", "10")]).round(10, RED).play();
    position.play(&["use.wood", "place.s10", "finish"]);
    assert!(!position.is_over());
    position.choose("use.wood");
    while !position.is_over() {
        let key = position.menu().remove(0);
        position.choose(&key);
    }
    assert_eq!(position.told().last().map(String::as_str), Some("pri-told-over-rounds"));
    // 200 unless the table agreed on another number.
    assert_eq!(Scene::new(2).state.charter.round_cap, 200);
}

/// This seat is about to take the last place of the only city; two play.
fn about_to_be_dead(seat: Seat, other: Seat) -> Scene {
    Scene::on(&["W.C^E"], 2).station(other, "c1").goods(seat, "").tracks(seat, [1, 0, 0]).turn(seat)
}

#[test]
fn pri_080_b_when_nobody_can_ever_connect_a_city_again_the_round_is_the_last() {
    let mut position = about_to_be_dead(RED, BLUE).play();
    position.play(&LAY);
    assert_eq!(position.menu(), ["finish"], "the telegraph of c1 was the last place to build");
    assert!(!position.told().contains(&"pri-told-no-way-left".to_owned()), "a turn is finished first");
    position.choose("finish");
    assert_eq!(position.told().last().map(String::as_str), Some("pri-told-no-way-left"));
    assert_eq!(position.decider(), Some(BLUE), "all have had equally many turns");
    position.play(&["use.wood", "place.s10"]);
    while !position.is_over() {
        let key = position.menu().pop().expect("an offer");
        position.choose(&key);
    }
    assert_eq!(position.told().last().map(String::as_str), Some("pri-told-over-no-way-left"));
    assert_eq!(position.told().iter().filter(|told| *told == "pri-told-no-way-left").count(), 1, "said once");
}

#[test]
fn pri_080_c_the_last_of_a_round_ends_a_dead_game_at_once() {
    let mut position = about_to_be_dead(BLUE, RED).play();
    position.play(&LAY).choose("finish");
    assert!(position.is_over());
    assert_eq!(position.told().last().map(String::as_str), Some("pri-told-over-no-way-left"));
}

#[test]
fn pri_080_d_tiles_do_not_matter_for_it_but_mountains_and_starts_do() {
    let alive = |rows: &[&str]| !Scene::on(rows, 2).station(BLUE, "c1").telegraph(RED, "c1").state.is_dead();
    assert!(alive(&["W.C~hC"]), "the bridge and the tunnel may come one day");
    assert!(!alive(&["W.C^hC"]));
    assert!(!alive(&["W.CE.C"]), "no route passes a start");
}

#[test]
fn pri_080_e_by_version_1_a_dead_game_goes_on_to_the_last_round() {
    let mut scene = about_to_be_dead(RED, BLUE);
    scene.state.charter.version = Version::FIRST;
    let mut position = scene.play();
    position.play(&LAY).choose("finish");
    assert!(position.state().is_dead() && !position.state().no_way_left);
    position.play(&["use.wood", "place.s10", "finish"]);
    assert_eq!(position.decider(), Some(RED));
    assert!(!position.told().contains(&"pri-told-no-way-left".to_owned()));
}
