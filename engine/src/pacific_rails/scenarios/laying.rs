//! Laying track: routes, targets, what is built.

use super::*;

const LAY: [&str; 2] = ["use.centre", "place.s04"];

#[test]
fn pri_052_each_cell_takes_its_own_kind_of_tile_and_mountains_none() {
    let mut position = Scene::on(&["W.~hC", "^^^^^"], 2).goods(RED, "").tracks(RED, [1, 1, 1]).play();
    position.play(&LAY).play(&["station.e1", "row.wood", "hire.crew"]);
    assert_eq!(position.tracks(RED), [0, 0, 0]);
    assert_eq!(position.state().laid.len(), 3);
    // The wrong kinds do not help.
    let position = Scene::on(&["W.~hC", "^^^^^"], 2).goods(RED, "").tracks(RED, [2, 2, 0]).play();
    assert_eq!(position.why("use.centre"), "pri-why-nothing-at-centre");
}

#[test]
fn pri_053_neighbouring_tiles_are_joined_whatever_they_show() {
    // Two parallel lines touch: over the upper one the lower city is reached without a tile.
    let mut position = Scene::on(&["W..C", "W..C"], 2).laid("b1 c1 c2").tracks(RED, [0, 0, 0]).play();
    position.play(&LAY);
    assert_eq!(position.menu(), ["go.d1", "go.c2"]);
}

#[test]
fn pri_054_cities_are_passed_also_empty_ones() {
    let rows = ["W.C.C"];
    let scene = |options: &[(&str, &str)]| Scene::on_with(&rows, 2, options).tracks(RED, [2, 0, 0]);
    let mut position = scene(&[]).play();
    position.play(&LAY);
    assert_eq!(position.menu(), ["station.c1", "telegraph.c1", "go.d1"]);
    position.play(&["go.d1", "station.e1", "row.wood", "hire.crew"]);
    assert_eq!(position.engine(RED, 0), "e1");
    let mut position = scene(&[("empty-city-passable", "false")]).play();
    position.play(&LAY);
    assert_eq!(position.menu(), ["station.c1", "telegraph.c1"]);
    assert_eq!(position.why("go.d1"), "pri-why-dead-end");
    // With somebody's building it can be passed.
    let mut position = scene(&[("empty-city-passable", "false")]).station(BLUE, "c1").play();
    position.play(&LAY);
    assert_eq!(position.menu(), ["telegraph.c1", "go.d1"]);
}

#[test]
fn pri_055_no_route_passes_a_start() {
    let rows = ["C.W", "^.^", "^W^"];
    let mut position = Scene::on(&rows, 2).engine(RED, 0, "b3").engine(RED, 1, "b3").tracks(RED, [2, 0, 0]).play();
    position.play(&LAY);
    assert_eq!(position.menu(), ["station.a1", "telegraph.a1"]);
    let rows = ["W.W.C"];
    let position = Scene::on(&rows, 2).tracks(RED, [2, 0, 0]).play();
    assert_eq!(position.why("use.centre"), "pri-why-nothing-at-centre");
    let mut position = Scene::on_with(&rows, 2, &[("starts-are-terminals", "false")]).tracks(RED, [2, 0, 0]).play();
    position.play(&LAY);
    assert!(position.offers("station.e1"));
}

#[test]
fn pri_056_a_route_that_cannot_be_finished_cannot_be_begun() {
    let mut position = Scene::on(&["W..C", "^.~^", "^C^^"], 2).tracks(RED, [1, 1, 0]).goods(RED, "wood wood").play();
    // Two rails would lead to d1. With one rail and a bridge nothing is reached, since b3 needs two rails, too.
    assert_eq!(position.why("use.centre"), "pri-why-nothing-at-centre");
    position.choose("use.wood");
    let mut position = Scene::on(&["W..C", "^.~^", "^C^^"], 2).tracks(RED, [2, 0, 0]).play();
    position.play(&LAY);
    assert_eq!(position.menu(), ["go.c1", "go.b2"]);
    assert_eq!(position.why("go.a1"), "pri-why-on-route");
    position.choose("go.b2");
    assert_eq!(position.menu(), ["station.b3", "telegraph.b3"], "and from there on by itself");
}

#[test]
fn pri_056_b_reasons_along_a_route() {
    let mut position = Scene::on(&["^^C^", "W..C", "^h~^"], 2).tracks(RED, [2, 0, 0]).play();
    position.play(&LAY);
    assert_eq!(position.menu(), ["go.c1", "go.d2"]);
    assert_eq!(position.why("go.c3"), "pri-why-no-tile");
    assert_eq!(position.why("go.b2"), "pri-why-on-route");
}

#[test]
fn pri_057_a_route_visits_no_cell_twice_and_a_detour_scores() {
    let mut position = Scene::on(&["W.C", "..^"], 2).goods(RED, "").tracks(RED, [3, 0, 0]).play();
    position.play(&LAY);
    assert_eq!(position.menu(), ["go.b1", "go.a2"]);
    position.choose("go.a2");
    // Over a2, b2 and b1: three tiles, of which the last is the stretch to the nearest start.
    assert_eq!(position.menu(), ["station.c1", "telegraph.c1"]);
    position.choose("telegraph.c1");
    assert_eq!(position.points(RED, "tracks"), 2 + 1 + 1);
}

#[test]
fn pri_058_a_city_takes_one_station_and_one_telegraph_of_different_players() {
    let scene = || Scene::on(&["W.C.C"], 3).laid("b1 d1");
    // Both are there: no target.
    let mut position = scene().station(BLUE, "c1").telegraph(YELLOW, "c1").play();
    position.play(&LAY);
    assert_eq!(position.menu(), ["station.e1", "telegraph.e1"]);
    // An own building: no target.
    let mut position = scene().telegraph(RED, "c1").play();
    position.play(&LAY);
    assert_eq!(position.menu(), ["station.e1", "telegraph.e1"]);
}

#[test]
fn pri_059_a_route_without_a_new_tile_is_legal_and_scores_none() {
    let mut position = Scene::on(&["W.C"], 2).laid("b1").station(BLUE, "c1").play();
    position.play(&LAY);
    // Arriving was all there was to choose.
    assert_eq!(position.menu(), ["finish"]);
    assert_eq!((position.points(RED, "tracks"), position.points(RED, "telegraphs")), (0, 1));
    assert_eq!(position.engine(RED, 0), "c1");
}

#[test]
fn pri_060_station_or_telegraph_is_the_players_choice_also_in_an_empty_city() {
    let mut position = Scene::on(&["W.C"], 2).tracks(RED, [1, 0, 0]).play();
    position.play(&LAY);
    assert_eq!(position.menu(), ["station.c1", "telegraph.c1"]);
    position.choose("telegraph.c1");
    assert_eq!((position.player(RED).telegraphs, position.player(RED).stations), (6, 0));
}

#[test]
fn pri_061_tiles_and_points_then_others_then_the_coasts_then_the_building() {
    let mut position = Scene::on(&["W.C.C.E"], 2).laid("b1 f1").station(BLUE, "c1").tracks(RED, [1, 0, 0]).play();
    position.play(&LAY).play(&["go.d1"]);
    position.choose("station.e1");
    position.play(&["row.wood", "hire.crew"]);
    let told = position.told();
    let order = ["laid", "passed", "joined", "station-carriage", "joined-free"].map(|id| format!("pri-told-{id}"));
    let places: Vec<usize> = order.iter().map(|id| told.iter().position(|line| line == id).expect(id)).collect();
    assert!(places.windows(2).all(|pair| pair[0] < pair[1]), "{told:?}");
}

#[test]
fn pri_068_one_connection_for_the_action_and_one_for_each_bonus() {
    // Red builds on both coasts with the same action: it has another worker there.
    let scene = || Scene::on(&["W~C^ChE"], 2).engine(RED, 1, "g1").tracks(RED, [0, 1, 1]);
    let mut position = scene().worker(RED, "s06").play();
    position.play(&LAY);
    assert_eq!(position.menu(), ["engine.a1", "engine.g1"]);
    position.play(&["engine.a1", "station.c1", "row.wood", "hire.crew"]);
    assert_eq!(position.menu(), ["engine.g1", "stop"], "optional after the first");
    position.play(&["engine.g1", "telegraph.e1"]);
    assert_eq!(position.menu(), ["finish"]);
    assert_eq!((position.points(RED, "tracks"), position.points(RED, "telegraphs")), (4, 1));
    // Without a bonus one is all.
    let mut position = scene().play();
    position.play(&LAY).play(&["engine.a1", "telegraph.c1"]);
    assert_eq!(position.menu(), ["finish"]);
}

#[test]
fn pri_069_the_first_three_stations_by_any_means_bring_carriages() {
    // The first by special action.
    let mut position = Scene::on(&["W.C.C.C.C"], 2).laid("b1 d1 f1 h1").goods(RED, "iron").play();
    position.play(&["use.coin", "place.s08", "station.c1", "row.wood"]);
    assert!(position.offers("hire.crew"), "with a free specialist");
    position.choose("hire.crew");
    assert_eq!(position.player(RED).carriages(), 1);
    // The third brings a carriage and nobody, the fourth nothing.
    let scene =
        || Scene::on(&["W.C.C.C.C"], 2).laid("b1 d1 f1 h1").goods(RED, "iron").station(RED, "c1").station(RED, "e1");
    let mut position = scene().play();
    position.play(&["use.coin", "place.s08", "station.g1", "row.wood"]);
    assert_eq!((position.player(RED).carriages(), position.menu()), (3, vec!["finish".to_owned()]));
    let mut position = scene().station(RED, "g1").play();
    position.play(&["use.coin", "place.s08", "station.i1", "row.wood"]);
    assert_eq!((position.player(RED).carriages(), position.player(RED).stations), (3, 4));
}

#[test]
fn pri_071_engines_block_nothing() {
    let mut position =
        Scene::on(&["W.C"], 3).laid("b1").station(BLUE, "c1").engine(BLUE, 0, "c1").engine(BLUE, 1, "c1").play();
    position.play(&LAY);
    assert_eq!(position.engine(RED, 0), "c1");
    assert_eq!(position.engine(BLUE, 0), "c1");
}
