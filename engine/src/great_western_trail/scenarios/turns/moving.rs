//! Phase A: moving.

use super::*;

#[test]
fn gwt_010_at_least_one_step_must_be_made() {
    let position = Scene::new(2).herder(RED, "b").others_at("c").turn(RED).play();
    assert_eq!(position.menu(), ["go.c", "go.d", "go.e", "go.f"]);
}

#[test]
fn gwt_011_empty_spaces_cost_no_step_and_are_no_destination() {
    // Flood 2 and 3 lie empty between the two tiles.
    let position = Scene::new(2)
        .tile("flood-1", "flood-2-green")
        .tile("flood-4", "flood-4-green")
        .herder(RED, "a")
        .others_at("c")
        .turn(RED)
        .play();
    assert_eq!(position.menu(), ["go.flood-1", "go.flood-4", "go.b", "go.c", "go.d", "go.e"]);
}

#[test]
fn gwt_012_kansas_city_stops_every_movement() {
    // With a step left over, and with none.
    for (from, menu) in [("f", &["go.g", "go.kansas-city"][..]), ("e", &["go.f", "go.g", "go.kansas-city"])] {
        let mut position = Scene::new(2).herder(RED, from).others_at("c").turn(RED).play();
        assert_eq!(position.menu(), menu);
        position.choose("go.kansas-city");
        assert_eq!(position.herder(RED), "kansas-city");
        assert!(position.menu_of("go.").is_empty());
    }
}

#[test]
fn gwt_013_herders_never_block_one_another() {
    let mut position = Scene::new(4).dollars(RED, 6).herder(RED, "b").others_at("c").turn(RED).play();
    assert_eq!(position.menu(), ["go.c", "go.d", "go.e", "go.f", "go.g"]);
    position.choose("go.c");
    assert_eq!(position.herder(RED), "c");
    assert_eq!(position.herder(WHITE), "c");
    assert_eq!(position.dollars(RED), 6);
}

#[test]
fn gwt_014_every_hand_entered_or_passed_costs_its_fee() {
    let scene = || {
        Scene::new(2)
            .tile("flood-1", "flood-2-green")
            .tile("flood-2", "flood-3-black")
            .tile("flood-3", "flood-4-green")
            .dollars(RED, 10)
            .herder(RED, "a")
            .others_at("c")
            .turn(RED)
    };
    // The destination counts, what lies beyond it does not.
    for (to, left) in [("go.flood-1", 8), ("go.flood-2", 6), ("go.flood-3", 4)] {
        let mut position = scene().play();
        position.choose(to);
        assert_eq!(position.dollars(RED), left, "{to}");
    }
}

#[test]
fn gwt_015_a_fees_of_hazards_and_teepees_go_to_the_bank() {
    let scene = || {
        let tiles = Scene::new(2).tile("flood-1", "flood-2-green").tile("trade-1", "teepee-blue");
        tiles.dollars(RED, 5).dollars(BLUE, 5)
    };
    for (from, to) in [("a", "go.flood-1"), ("c", "go.trade-1")] {
        let mut position = scene().herder(RED, from).others_at("e").turn(RED).play();
        position.choose(to);
        assert_eq!(position.dollars(RED), 3);
        assert_eq!(position.dollars(BLUE), 5);
    }
}

#[test]
fn gwt_015_b_the_fee_of_a_building_goes_to_its_owner_and_own_buildings_cost_nothing() {
    for (owner, red, blue) in [(BLUE, 3, 7), (RED, 5, 5)] {
        let mut position = Scene::new(2)
            .building(owner, 1, "a-1")
            .dollars(RED, 5)
            .dollars(BLUE, 5)
            .herder(RED, "a")
            .others_at("c")
            .turn(RED)
            .play();
        position.choose("go.a-1");
        assert_eq!(position.dollars(RED), red);
        assert_eq!(position.dollars(BLUE), blue);
        assert_eq!(position.told().contains(&"gwt-told-toll".to_owned()), owner == BLUE);
    }
    // An own hand on the way takes nothing from what is there for the next one.
    let scene = Scene::new(2).building(RED, 7, "a-1").building(BLUE, 1, "a-2").dollars(RED, 2).dollars(BLUE, 0);
    let mut position = scene.herder(RED, "a").others_at("c").turn(RED).play();
    position.choose("go.a-2");
    assert_eq!([RED, BLUE].map(|seat| position.dollars(seat)), [0, 2]);
}

#[test]
fn gwt_015_c_a_building_without_a_hand_costs_nothing() {
    let mut position = Scene::new(2)
        .building(BLUE, 2, "a-1")
        .dollars(RED, 5)
        .dollars(BLUE, 5)
        .herder(RED, "a")
        .others_at("c")
        .turn(RED)
        .play();
    position.choose("go.a-1");
    assert_eq!(position.dollars(RED), 5);
    assert_eq!(position.dollars(BLUE), 5);
}

#[test]
fn gwt_016_both_hands_cost_the_sum_of_the_two() {
    for (players, fee) in [(2, 4), (3, 3), (4, 3)] {
        let mut position = Scene::new(players)
            .building(BLUE, 7, "a-1")
            .dollars(RED, 9)
            .dollars(BLUE, 0)
            .herder(RED, "a")
            .others_at("c")
            .turn(RED)
            .play();
        position.choose("go.a-1");
        assert_eq!(position.dollars(RED), 9 - fee);
        assert_eq!(position.dollars(BLUE), fee);
    }
}

/// Four players; on the way from a: blue's black hand (2 dollars), yellow's green one (1), white's two (3).
fn past_three_owners(dollars: u16) -> Position {
    Scene::new(4)
        .building(BLUE, 4, "a-1")
        .building(YELLOW, 1, "a-2")
        .building(WHITE, 7, "a-3")
        .dollars(RED, dollars)
        .dollars(BLUE, 0)
        .dollars(YELLOW, 0)
        .dollars(WHITE, 0)
        .herder(RED, "a")
        .others_at("c")
        .turn(RED)
        .play()
}

#[test]
fn gwt_017_a_who_is_short_pays_what_is_left_in_walking_order_and_goes_on() {
    for (dollars, paid) in [(0, [0, 0, 0]), (1, [1, 0, 0]), (2, [2, 0, 0]), (4, [2, 1, 1]), (8, [2, 1, 3])] {
        let mut position = past_three_owners(dollars);
        position.choose("go.a-3");
        assert_eq!(position.herder(RED), "a-3");
        assert_eq!([BLUE, YELLOW, WHITE].map(|seat| position.dollars(seat)), paid);
        assert_eq!(position.dollars(RED), dollars - paid.iter().sum::<u16>());
    }
}

#[test]
fn gwt_017_b_nothing_is_owed_later() {
    let mut position = past_three_owners(2);
    position.play(&["go.a-3", "aux.dollar", "finish"]);
    assert_eq!(position.dollars(RED), 1);
    assert_eq!([BLUE, YELLOW, WHITE].map(|seat| position.dollars(seat)), [2, 0, 0]);
}

#[test]
fn gwt_018_only_fees_of_hands_may_be_underpaid() {
    let scene = |dollars| Scene::new(2).tile("flood-1", "flood-2-green").dollars(RED, dollars).others_at("c");
    // A fee.
    let mut position = scene(1).herder(RED, "a").turn(RED).play();
    position.choose("go.flood-1");
    assert_eq!(position.dollars(RED), 0);
    // A hazard for 7, a worker for 6, a building for 2, an auxiliary action for 1.
    assert_eq!(scene(6).visit(RED, "f").play().why("hazard"), "gwt-why-dollars");
    assert!(scene(7).visit(RED, "f").play().offers("hazard"));
    let jobs = ["cowboy engineer", ""];
    assert_eq!(scene(5).jobs(&jobs).visit(RED, "a").play().why("hire"), "gwt-why-dollars");
    assert!(scene(6).jobs(&jobs).visit(RED, "a").play().offers("hire"));
    assert_eq!(scene(1).visit(RED, "b").play().why("build"), "gwt-why-dollars");
    assert!(scene(2).visit(RED, "b").play().offers("build"));
    let engine = |dollars| scene(dollars).disc(RED, "aux-engine", "topeka").visit(RED, "flood-1").play();
    assert_eq!(engine(0).why("aux.engine"), "gwt-why-dollars");
    assert!(engine(1).offers("aux.engine"));
}

#[test]
fn gwt_019_a_ways_that_pass_different_hands_are_different_moves() {
    let scene = || {
        Scene::new(2)
            .tile("flood-1", "flood-2-green")
            .building(BLUE, 1, "a-1")
            .dollars(RED, 5)
            .dollars(BLUE, 0)
            .herder(RED, "a")
            .others_at("c")
            .turn(RED)
    };
    for (way, blue) in [("way.b2", 0), ("way.p1-2", 2)] {
        let mut position = scene().play();
        position.choose("go.b");
        assert_eq!(position.menu(), ["way.b2", "way.p1-2"]);
        position.choose(way);
        assert_eq!(position.herder(RED), "b");
        assert_eq!(position.dollars(RED), 3);
        assert_eq!(position.dollars(BLUE), blue);
    }
}

#[test]
fn gwt_019_b_the_way_decides_who_gets_the_last_money() {
    // Red has 2 dollars and loses them either way: to blue, or to the bank for two floods.
    let scene = || {
        Scene::new(4)
            .building(BLUE, 4, "a-1")
            .building(YELLOW, 1, "a-2")
            .tile("flood-1", "flood-2-green")
            .tile("flood-2", "flood-3-black")
            .dollars(RED, 2)
            .dollars(BLUE, 0)
            .dollars(YELLOW, 0)
            .herder(RED, "a")
            .others_at("c")
            .turn(RED)
    };
    for (way, blue) in [("way.b2", 0), ("way.p1-2", 2)] {
        let mut position = scene().play();
        position.choose("go.b");
        assert_eq!(position.menu(), ["way.b2", "way.p1-2"]);
        position.choose(way);
        assert_eq!([RED, BLUE, YELLOW].map(|seat| position.dollars(seat)), [0, blue, 0]);
    }
}

#[test]
fn gwt_019_c_ways_that_cost_the_same_to_the_same_are_one() {
    let scene = Scene::new(2).herder(RED, "a").others_at("c").turn(RED);
    let mut position = scene.building(RED, 1, "a-1").dollars(RED, 5).play();
    position.choose("go.b");
    assert_eq!(position.herder(RED), "b");
    assert_eq!(position.dollars(RED), 5);
}

#[test]
fn gwt_019_d_a_longer_way_counts_only_within_the_step_limit() {
    // Three floods make four steps to b, and two players walk three.
    let mut position = Scene::new(2)
        .tile("flood-1", "flood-2-green")
        .tile("flood-2", "flood-3-green")
        .tile("flood-3", "flood-3-black")
        .building(BLUE, 1, "a-1")
        .dollars(RED, 9)
        .herder(RED, "a")
        .others_at("c")
        .turn(RED)
        .play();
    position.choose("go.b");
    assert_eq!(position.herder(RED), "b");
    assert_eq!(position.dollars(RED), 7);
}

#[test]
fn gwt_020_the_step_limit_depends_on_the_players_and_the_two_step_discs() {
    let furthest = ["go.a", "go.b", "go.c", "go.e", "go.f", "go.g", "go.kansas-city"];
    for (players, limits) in [(2, [3, 4, 4, 5]), (3, [3, 5, 4, 6]), (4, [4, 6, 5, 7])] {
        for (cleared, limit) in ["", "step-dollars", "step-points", "step-dollars step-points"].into_iter().zip(limits)
        {
            let scene = Scene::new(players).discs(RED, cleared, "san-francisco");
            let position = scene.herder(RED, "start").others_at("c").turn(RED).play();
            assert_eq!(position.menu().last().map(String::as_str), Some(furthest[limit - 1]), "{players}: {cleared}");
        }
    }
}

#[test]
fn gwt_150_a_herder_stands_on_a_space_not_on_a_tile() {
    // Blue takes the hazard under red, then red walks on from there.
    let scene = Scene::new(2).tile("rockfall-2", "rockfall-4-green").herder(BLUE, "rockfall-2").herder(RED, "e");
    let mut position = scene.dollars(RED, 7).dollars(BLUE, 0).visit(RED, "f").play();
    position.choose("hazard");
    assert_eq!(position.tile("rockfall-2"), None);
    position.choose("finish");
    assert_eq!((position.herder(BLUE), position.dollars(BLUE)), ("rockfall-2".into(), 0));
    assert_eq!(position.menu_of("go."), ["go.f", "go.g", "go.kansas-city"]);
    // A teepee likewise.
    let scene = Scene::new(2).tile("trade-3", "teepee-green").herder(BLUE, "trade-3").herder(RED, "c");
    let mut position = scene.dollars(BLUE, 0).visit(RED, "d").play();
    position.play(&["trade", "finish"]);
    assert_eq!(position.menu_of("go."), ["go.e", "go.f", "go.g"]);
}

#[test]
fn gwt_150_a_building_replaced_under_a_herder_costs_nothing() {
    // 1a has a green hand and 4a a black one.
    let scene = Scene::new(2).building(BLUE, 2, "a-1").building(BLUE, 3, "b-1").herder(RED, "a-1");
    let scene = scene.workers(BLUE, [1, 1, 1]).dollars(BLUE, 10).dollars(RED, 9).hand(BLUE, "jersey");
    let mut position = scene.visit(BLUE, "b").play();
    position.play(&["build", "tile.4a", "site.a-1"]);
    assert_eq!(position.tile("a-1"), Some(Tile::Private(BLUE, 4)));
    assert_eq!((position.dollars(RED), position.dollars(BLUE)), (9, 8));
    position.choose("finish");
    assert_eq!(position.herder(RED), "a-1");
    assert!(position.offers("go.b") && !position.offers("go.a-1"));
    position.choose("go.b");
    assert_eq!((position.dollars(RED), position.dollars(BLUE)), (9, 8));
}

#[test]
fn gwt_150_a_building_placed_under_a_herder_costs_nothing() {
    let scene = Scene::new(2).herder(RED, "a-1").dollars(BLUE, 10).dollars(RED, 9).hand(BLUE, "jersey");
    let mut position = scene.visit(BLUE, "b").play();
    position.play(&["build", "tile.1a", "site.a-1", "finish"]);
    assert_eq!((position.dollars(RED), position.dollars(BLUE), position.herder(RED)), (9, 8, "a-1".into()));
    assert!(position.offers("go.b") && !position.offers("go.a-1"));
}

#[test]
fn gwt_150_a_building_one_stands_on_may_be_replaced() {
    // Red replaces the building she stands on, by the slot of the craftsman she hires there.
    let scene = Scene::new(2).building(RED, 5, "a-1").workers(RED, [1, 3, 1]).dollars(RED, 20);
    let mut position = scene.jobs(&["craftsman craftsman", "cowboy"]).others_at("c").visit(RED, "a-1").play();
    position.play(&["hire.minus-1", "tile.6a", "site.a-1"]);
    assert_eq!(position.tile("a-1"), Some(Tile::Private(RED, 6)));
    assert_eq!((position.dollars(RED), position.herder(RED)), (20 - 5 - 1, "a-1".into()));
    position.play(&["finish", "go.d", "finish"]);
    assert!(position.offers("go.b") && !position.offers("go.a-1"));
}
