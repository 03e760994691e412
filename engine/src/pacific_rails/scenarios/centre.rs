//! The centre: hiring, and how often.

use super::*;

/// Red has this many stations and these specialists.
fn train(stations: usize, specialists: &str, goods: &str) -> Scene {
    let cities = ["denver", "omaha", "ogden"];
    let scene = cities[..stations].iter().fold(Scene::new(2), |scene, city| scene.station(RED, city));
    scene.specialists(RED, specialists).goods(RED, goods)
}

#[test]
fn pri_037_the_cost_follows_the_carriage_of_the_leftmost_free_place() {
    // Carriage 1 has a place left although there are two carriages.
    let mut position = train(2, "crew", "wood coin coin").play();
    position.play(&["use.centre", "place.s04", "hire.engineer"]);
    assert_eq!(position.goods(RED), [0, 0, 0, 1]);
    let position = train(2, "crew crew", "wood coin coin").play();
    // Two wood would be needed for carriage 2, and three coins for a financier.
    assert_eq!(position.why("use.centre"), "pri-why-nothing-at-centre");
}

#[test]
fn pri_038_without_a_free_place_nobody_is_hired() {
    for scene in [train(0, "", "wood coin coin"), train(1, "crew crew", "wood coin coin")] {
        assert_eq!(scene.play().why("use.centre"), "pri-why-nothing-at-centre");
    }
    let mut position = train(1, "crew crew", "coin coin").tracks(RED, [1, 1, 1]).laid("b1 c1").play();
    position.play(&["use.centre"]);
    assert!(position.offers("place.s04"), "laying track is possible");
    position.choose("place.s04");
    assert!(!position.offers("hire"));
}

#[test]
fn pri_039_hires_come_one_after_the_other_each_at_its_own_price() {
    let mut position = train(2, "crew", "wood wood wood coin coin coin").worker(RED, "s06").play();
    position.play(&["use.centre", "place.s04", "hire.engineer"]);
    assert_eq!(position.goods(RED), [2, 0, 0, 2]);
    // The second falls into carriage 2: 2 wood and 1 coin, and may be left.
    assert_eq!(position.menu(), ["hire.engineer", "stop"]);
    position.choose("hire.engineer");
    assert_eq!(position.goods(RED), [0, 0, 0, 1]);
    assert_eq!(position.menu(), ["finish"]);
}

/// Red could lay one rail to the city, and hire.
fn lay_or_hire(options: &[(&str, &str)]) -> Scene {
    Scene::on_with(&["W.C", "^^C"], 2, options)
        .station(RED, "c2")
        .goods(RED, "coin coin coin coin")
        .tracks(RED, [1, 0, 0])
        .worker(RED, "s06")
}

#[test]
fn pri_039_b_one_use_of_the_centre_is_all_hiring_or_all_laying() {
    let mut position = lay_or_hire(&[]).play();
    position.play(&["use.centre", "place.s04"]);
    assert_eq!(position.menu(), ["lay", "hire"]);
    position.choose("hire");
    // The only one who could be hired was hired; for the second time no engine is offered.
    assert_eq!(position.menu(), ["hire.financier", "stop"]);
    let mut position = lay_or_hire(&[("no-mixing", "false")]).play();
    position.play(&["use.centre", "place.s04"]);
    assert_eq!(position.menu(), ["engine.a1", "hire.financier"]);
    position.choose("hire.financier");
    assert_eq!(position.menu(), ["engine.a1", "hire.financier", "stop"], "both are still open");
    position.play(&["engine.a1", "telegraph.c1"]);
    assert_eq!(position.menu(), ["finish"]);
}

#[test]
fn pri_040_filling_carriage_3_scores_its_printed_points() {
    let mut position =
        train(3, "crew crew miner miner", "wood wood wood wood coin coin coin coin").worker(RED, "s06").play();
    position.play(&["use.centre", "place.s04", "hire.engineer"]);
    assert_eq!((position.points(RED, "train"), position.goods(RED)), (2, [2, 0, 0, 2]));
    position.choose("hire.engineer");
    assert_eq!(position.points(RED, "train"), 2 + 3);
}

#[test]
fn pri_040_b_the_free_specialist_costs_and_scores_nothing() {
    let mut position = Scene::on(&["W.C"], 2).tracks(RED, [1, 0, 0]).play();
    position.play(&["use.centre", "place.s04", "station.c1", "row.coin"]);
    assert_eq!(position.menu(), ["hire.crew", "hire.engineer", "hire.miner", "hire.financier"]);
    let before = position.goods(RED);
    position.choose("hire.financier");
    assert_eq!((position.goods(RED), position.points(RED, "train")), (before, 0));
}
