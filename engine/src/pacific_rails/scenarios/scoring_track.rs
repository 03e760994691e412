//! Points for track, for buildings on the way and for the coasts.

use super::*;

const LAY: [&str; 2] = ["use.centre", "place.s04"];

#[test]
fn pri_062_new_tiles_on_the_shortest_stretch_score_two_others_one() {
    // Four tiles from the passed city c1 to h1 are the stretch; the one before scores 1.
    let mut position = Scene::on(&["W.C....C"], 2).station(BLUE, "c1").goods(RED, "").tracks(RED, [5, 0, 0]).play();
    position.play(&LAY).play(&["go.d1", "station.h1", "row.wood", "hire.crew"]);
    assert_eq!(position.points(RED, "tracks"), 4 * 2 + 1);
}

#[test]
fn pri_063_empty_cities_and_starts_count_for_the_nearest() {
    // An opening move from a start scores 2 a tile.
    let scene = |options: &[(&str, &str)]| Scene::on_with(&["W..C"], 2, options).tracks(RED, [2, 0, 0]);
    let mut position = scene(&[]).play();
    position.play(&LAY).choose("telegraph.d1");
    assert_eq!(position.points(RED, "tracks"), 4);
    let mut position = scene(&[("start-counts-as-city", "false")]).play();
    position.play(&LAY).choose("telegraph.d1");
    assert_eq!(position.points(RED, "tracks"), 2, "no other city is near");
    // A bypassed empty city is the nearest.
    let mut position = Scene::on(&["^^C^^", "W...C"], 2).goods(RED, "").tracks(RED, [3, 0, 0]).play();
    position.play(&LAY).play(&["go.d2", "telegraph.e2"]);
    assert_eq!(position.points(RED, "tracks"), 2 * 2 + 1);
}

#[test]
fn pri_064_the_stretch_to_a_city_with_a_building_scores_one() {
    // Red's line is as long as the one that is there: it scores 1 by either reading.
    let rows = ["W..C", "^^^.", "^W.."];
    let scene = |options: &[(&str, &str)]| {
        Scene::on_with(&rows, 2, options)
            .laid("b1 c1")
            .station(BLUE, "d1")
            .engine(RED, 0, "b3")
            .engine(RED, 1, "b3")
            .goods(RED, "")
            .tracks(RED, [3, 0, 0])
    };
    let mut position = scene(&[]).play();
    position.play(&LAY);
    assert_eq!((position.points(RED, "tracks"), position.points(BLUE, "passed")), (3, 3));
    let mut position = scene(&[("path-must-shorten", "true")]).play();
    position.play(&LAY);
    assert_eq!(position.points(RED, "tracks"), 3, "it became no shorter");
}

#[test]
fn pri_064_b_a_shorter_line_to_a_connected_city() {
    let rows = ["W....C", "^^^^^.", "^^^C.."];
    let scene = |options: &[(&str, &str)]| {
        Scene::on_with(&rows, 2, options)
            .laid("b1 c1 d1 e1 e3")
            .station(BLUE, "f1")
            .telegraph(RED, "d3")
            .engine(RED, 0, "d3")
            .engine(RED, 1, "d3")
            .tracks(RED, [2, 0, 0])
    };
    let mut position = scene(&[]).play();
    position.play(&LAY);
    assert_eq!((position.points(RED, "tracks"), position.points(RED, "telegraphs")), (2, 2));
    let mut position = scene(&[("path-must-shorten", "true")]).play();
    position.play(&LAY);
    assert_eq!(position.points(RED, "tracks"), 4);
}

#[test]
fn pri_065_of_equally_short_stretches_the_one_with_most_new_tiles_counts() {
    // The shortest way counts, even if a longer one has more new tiles.
    let rows = ["C..C", "^^.^", "^W.^"];
    let mut position = Scene::on(&rows, 2)
        .laid("b1")
        .telegraph(RED, "a1")
        .engine(RED, 0, "b3")
        .engine(RED, 1, "b3")
        .goods(RED, "")
        .tracks(RED, [3, 0, 0])
        .play();
    position.play(&LAY).play(&["station.d1", "row.wood", "hire.crew"]);
    // c3, c2 and c1 are new. The nearest is a1, two tiles off: c1 is new, b1 is not.
    assert_eq!(position.points(RED, "tracks"), 2 + 1 + 1);
    // Two stretches of two tiles: one with one new tile, one with two.
    let rows = ["C..C", "^^.^", "^^W^"];
    let mut position = Scene::on(&rows, 2).laid("b1").telegraph(RED, "a1").tracks(RED, [2, 0, 0]).play();
    position.play(&LAY).play(&["station.d1", "row.wood", "hire.crew"]);
    assert_eq!(position.points(RED, "tracks"), 4);
}

#[test]
fn pri_067_opponents_buildings_passed_or_reached_pay_three_each() {
    let scene = |options: &[(&str, &str)]| {
        Scene::on_with(&["W.C.C.C"], 3, options)
            .laid("b1 d1 f1")
            .station(BLUE, "c1")
            .telegraph(YELLOW, "c1")
            .station(BLUE, "e1")
            .telegraph(RED, "e1")
            .station(YELLOW, "g1")
    };
    let mut position = scene(&[]).play();
    position.play(&LAY);
    assert_eq!((position.points(BLUE, "passed"), position.points(YELLOW, "passed")), (6, 6));
    assert_eq!(position.points(RED, "passed"), 0, "own ones never");
    // The city the engine leaves does not pay.
    let at_e1 = |options| scene(options).engine(RED, 0, "e1").engine(RED, 1, "e1");
    let mut position = at_e1(&[]).play();
    position.play(&LAY);
    assert_eq!((position.points(BLUE, "passed"), position.points(YELLOW, "passed")), (0, 3));
    let mut position = at_e1(&[("origin-pays-nobody", "false")]).play();
    position.play(&LAY);
    assert_eq!((position.points(BLUE, "passed"), position.points(YELLOW, "passed")), (3, 3));
}

#[test]
fn pri_070_whoever_joins_the_coasts_gets_fifteen_once() {
    // Through an empty city, from starts nobody uses.
    let rows = ["W.C.C.E"];
    let mut position = Scene::on(&rows, 2)
        .laid("b1 f1")
        .station(RED, "e1")
        .engine(RED, 0, "e1")
        .engine(RED, 1, "e1")
        .goods(RED, "")
        .tracks(RED, [1, 0, 0])
        .play();
    position.play(&LAY).choose("telegraph.c1");
    assert_eq!((position.points(RED, "coasts"), position.points(RED, "tracks")), (15, 2));
    assert_eq!(position.state().joined_by, Some(RED));
    // Blue joins nothing any more.
    position.choose("finish");
    position.play(&["use.wood", "place.s10", "finish"]);
    assert_eq!(position.points(BLUE, "coasts"), 0);
}

#[test]
fn pri_081_new_tiles_beside_the_shortest_stretch_score_one() {
    let mut position = Scene::on(&["W~~~C.C.C~~~~C"], 3)
        .laid("f1 h1")
        .station(BLUE, "e1")
        .telegraph(YELLOW, "e1")
        .station(BLUE, "g1")
        .telegraph(YELLOW, "i1")
        .goods(RED, "")
        .board(|board| board.cargo = 9)
        .tracks(RED, [0, 7, 0])
        .play();
    position.play(&LAY);
    // On the way it could stop at g1 and i1.
    position.play(&["go.h1", "go.j1", "station.n1"]);
    position.play(&["row.wood", "hire.crew"]);
    assert_eq!(position.points(RED, "tracks"), 4 * 2 + 3);
    assert_eq!((position.points(BLUE, "passed"), position.points(YELLOW, "passed")), (6, 6));
}

#[test]
fn pri_082_whether_the_city_had_a_building_or_the_line_became_shorter() {
    // A line as long as the old one to an empty city: 2 by our reading, 1 by that of version 1.
    let scene = |options: &[(&str, &str)]| {
        Scene::on_with(&["W.C.C.E"], 2, options)
            .laid("b1 f1")
            .station(RED, "e1")
            .engine(RED, 0, "e1")
            .engine(RED, 1, "e1")
            .goods(RED, "")
            .tracks(RED, [1, 0, 0])
    };
    for (options, points) in [(&[][..], 2), (&[("path-must-shorten", "true")][..], 1)] {
        let mut position = scene(options).play();
        position.play(&LAY).choose("telegraph.c1");
        assert_eq!(position.points(RED, "tracks"), points);
    }
}

#[test]
fn pri_087_each_connection_of_a_bonus_is_scored_by_itself() {
    let mut position =
        Scene::on(&["W.C.C.C"], 2).station(BLUE, "c1").goods(RED, "").tracks(RED, [3, 0, 0]).worker(RED, "s06").play();
    position.play(&LAY).play(&["go.d1", "telegraph.e1"]);
    assert_eq!((position.points(RED, "tracks"), position.points(BLUE, "passed")), (3, 3));
    // The other engine goes the same way: c1 pays again, and the tiles of the first are old ones now.
    assert_eq!(position.menu(), ["engine.e1", "engine.a1", "stop"]);
    position.play(&["engine.a1", "go.d1", "telegraph.g1"]);
    assert_eq!((position.points(RED, "tracks"), position.points(BLUE, "passed")), (3 + 2, 6));
}

#[test]
fn pri_087_b_an_engine_that_goes_on_leaves_the_city_it_has_just_reached() {
    let mut position = Scene::on(&["W.C.C"], 2).station(BLUE, "c1").tracks(RED, [2, 0, 0]).worker(RED, "s06").play();
    position.play(&LAY).choose("telegraph.c1");
    assert_eq!(position.points(BLUE, "passed"), 3);
    position.play(&["engine.c1", "telegraph.e1"]);
    assert_eq!(position.points(BLUE, "passed"), 3, "c1 is the city it leaves");
}
