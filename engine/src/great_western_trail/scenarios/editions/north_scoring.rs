//! Rails to the North: bells, station masters, New York, buildings 11 to 13, objective cards.

use super::*;

fn north() -> Scene {
    Scene::with(2, NORTH).no_tokens().others_at("c")
}

fn second_north() -> Scene {
    Scene::with(2, SECOND_NORTH).no_tokens().others_at("c")
}

const SIX: &str = "green-1 memphis green-2 green-3 green-station purple-1";

#[test]
fn gwt_126_oregon_city_scores_3_points_a_bell_and_takes_one_disc() {
    let scene = || second_north().towns(RED, "blue-1 blue-3 pacific green-1 green-2 blue-2").engine(RED, "18");
    let position = scene().disc(RED, "certificate-limit-6", "oregon-city").turn(RED).play();
    assert_eq!((position.player(RED).bells(), position.points(RED, "cities")), (2, 6));
    let hand = "texas-longhorn-5 west-highland-3 holstein ayrshire brown-swiss";
    let position = scene().disc(RED, "certificate-limit-6", "oregon-city").delivery(RED, hand).play();
    assert_eq!(position.why("deliver.oregon-city"), "gwt-why-city-used");
    assert!(position.offers("deliver.new-york"));
}

#[test]
fn gwt_126_san_francisco_scores_2_points_a_bell_and_disc_in_the_first_edition() {
    let position = north()
        .towns(RED, "blue-1 blue-3 pacific")
        .discs(RED, "certificate-limit-6 step-points", "san-francisco")
        .turn(RED)
        .play();
    assert_eq!((position.player(RED).bells(), position.points(RED, "cities")), (1, 4));
    let position = north().area(RED, "aux-terminal").starting_objective(RED, "start-34b");
    let position = position.disc(RED, "step-points", "san-francisco").turn(RED).play();
    assert_eq!(position.points(RED, "objectives"), 5);
}

#[test]
fn gwt_045_kansas_city_costs_8_points_with_the_expansion() {
    let mut position = north().dollars(RED, 0).delivery(RED, "jersey").play();
    position.play(&["deliver.kansas-city", "disc.aux-dollar"]);
    assert_eq!((position.dollars(RED), position.points(RED, "cities")), (1 + 6, -8));
    let mut position = second_north().dollars(RED, 0).delivery(RED, "jersey").play();
    position.play(&["deliver.kansas-city", "disc.aux-dollar"]);
    assert_eq!((position.dollars(RED), position.points(RED, "cities")), (1 + 4, -8));
}

#[test]
fn gwt_055_arrows_of_the_expansion_give_tokens_and_an_objective() {
    let mut position =
        north().disc(RED, "aux-dollar", "columbia").engine(RED, "18").delivery(RED, "west-highland-3").play();
    position.play(&["deliver.st-louis", "disc.aux-draw"]);
    assert_eq!((position.tokens(RED), position.points(RED, "cities")), (1, -5));
    let hand = "texas-longhorn-5 west-highland-3 holstein ayrshire";
    let mut position = north().disc(RED, "step-points", "cleveland").engine(RED, "18").delivery(RED, hand).play();
    position.play(&["deliver.pittsburgh", "disc.aux-draw"]);
    assert!(position.offers("take.stack"));
    assert_eq!(position.points(RED, "cities"), 4);
}

#[test]
fn gwt_077_new_york_gives_an_unused_station_master_without_a_worker() {
    let hand = "texas-longhorn-5 west-highland-3 holstein ayrshire brown-swiss";
    let mut position = second_north().engine(RED, "18").dollars(RED, 0).delivery(RED, hand).play();
    let unused: Vec<_> = position.state().spare_masters.iter().collect();
    assert_eq!(unused.len(), 4);
    position.play(&["deliver.new-york", "disc.certificate-limit-6"]);
    assert_eq!(position.menu_of("master.").len(), 4);
    position.choose(&format!("master.{}", unused[0].name()));
    assert!(position.player(RED).masters.has(unused[0]));
    assert_eq!(position.workers(RED), [1, 1, 1]);
    // In the first edition New York takes one disc of each player, in the second any number.
    let position = second_north().disc(RED, "step-points", "new-york").engine(RED, "18").delivery(RED, hand).play();
    assert!(position.offers("deliver.new-york"));
    let position = north().disc(RED, "step-points", "new-york").engine(RED, "18").delivery(RED, hand).play();
    assert_eq!(position.why("deliver.new-york"), "gwt-why-city-used");
}

#[test]
fn gwt_077_the_station_masters_of_the_expansion_give_branchlets_tokens_and_buildings() {
    let before = |scene: Scene, master: &str| {
        let scene = scene.master_at("s1", master).workers(RED, [2, 1, 1]).dollars(RED, 10).engine(RED, "4");
        let mut position = scene.visit(RED, "g").play();
        position.play(&["engine", "engine.turnout-1", "upgrade.s1", "disc.aux-draw", "appoint.cowboy"]);
        position
    };
    for (scene, master) in [(north(), "tokens"), (second_north(), "town-tiles")] {
        let mut position = before(scene, master);
        assert_eq!(position.menu(), ["town.green-1", "skip"]);
        position.choose("town.green-1");
        assert_eq!(position.towns(RED), ["green-1"]);
    }
    assert_eq!(before(north(), "areas").tokens(RED), 1);
    let mut position = before(second_north(), "cattle");
    assert!(position.offers("tile.4a") && position.offers("skip") && !position.offers("tile.5a-second"));
    position.play(&["tile.4a", "site.a-1"]);
    assert_eq!(position.dollars(RED), 8);
}

#[test]
fn gwt_134_the_station_masters_of_the_expansion_count_tokens_areas_town_tiles_and_cattle() {
    let position = north().spare_master(RED, "tokens").tokens(RED, 5).turn(RED).play();
    assert_eq!(position.points(RED, "station-masters"), 10);
    let position = north().spare_master(RED, "areas").towns(RED, SIX).turn(RED).play();
    assert_eq!(position.points(RED, "station-masters"), 4);
    let position =
        second_north().spare_master(RED, "town-tiles").towns(RED, SIX).towns(RED, "purple-2").turn(RED).play();
    assert_eq!(position.points(RED, "station-masters"), 4);
    let position = second_north()
        .spare_master(RED, "cattle")
        .hand(RED, "holstein west-highland-3 jersey")
        .discard(RED, "texas-longhorn-5")
        .turn(RED)
        .play();
    assert_eq!(position.points(RED, "station-masters"), 3);
}

#[test]
fn gwt_136_seven_of_eleven_station_masters_and_six_of_ten_town_tiles_are_used() {
    for options in [NORTH, SECOND_NORTH] {
        let mut masters = std::collections::BTreeSet::new();
        let mut tiles = std::collections::BTreeSet::new();
        for seed in 0..200 {
            let position = Position::dealt(3, options, seed);
            assert_eq!(position.state().masters.iter().flatten().count(), 7);
            assert_eq!(position.state().town_tiles.iter().flatten().count(), 6);
            masters.extend(position.state().masters.iter().flatten().map(|master| master.name()));
            tiles.extend(position.state().town_tiles.iter().flatten().map(|tile| tile.name()));
            assert_eq!(position.state().objectives.len() + 4, 28);
            assert_eq!(position.player(RED).discs.len(), 15);
        }
        assert_eq!((masters.len(), tiles.len()), (11, 5));
    }
}

#[test]
fn gwt_038_building_12a_of_the_first_edition_gains_for_bells() {
    let scene = |towns: &str| north().building(RED, 12, "a-1").towns(RED, towns).dollars(RED, 0);
    let mut position = scene(SIX).visit(RED, "a-1").play();
    position.choose("gain");
    assert_eq!((position.dollars(RED), position.certificates(RED)), (2, 2));
    let position = scene("green-1").visit(RED, "a-1").play();
    assert_eq!(position.why("gain"), "gwt-why-count-is-zero");
    let mut position = north()
        .b_sides(&[12])
        .building(RED, 12, "a-1")
        .workers(RED, [1, 2, 1])
        .dollars(RED, 0)
        .visit(RED, "a-1")
        .play();
    position.play(&["gain", "branchlet"]);
    assert_eq!((position.dollars(RED), position.towns(RED)), (2, vec!["green-1"]));
}

#[test]
fn gwt_025_building_13a_gives_a_single_auxiliary_action_a_certificate_and_a_branchlet() {
    let mut position = second_north()
        .building(RED, 13, "a-1")
        .disc(RED, "aux-dollar", "columbia")
        .dollars(RED, 0)
        .visit(RED, "a-1")
        .play();
    position.choose("aux");
    assert!(position.offers("aux.dollar") && !position.offers("aux.dollar-2"));
    position.play(&["aux.dollar", "certificate", "branchlet", "town.memphis"]);
    assert_eq!((position.dollars(RED), position.certificates(RED), position.towns(RED)), (1 + 2, 1, vec!["memphis"]));
    let mut position =
        second_north().b_sides(&[13]).building(RED, 13, "a-1").towns(RED, SIX).disc(RED, "aux-dollar", "columbia");
    position = position.visit(RED, "a-1");
    let mut position = position.play();
    position.choose("gain");
    assert_eq!(position.certificates(RED), 2);
}

#[test]
fn gwt_089_each_branchlet_serves_one_task_of_one_card() {
    let scene = |towns: &str| {
        north()
            .starting_objective(RED, "start-34b")
            .area(RED, "dollars-nnns engine-nnnnb")
            .disc(RED, "step-points", "s5")
            .building(RED, 1, "a-1")
            .towns(RED, towns)
            .turn(RED)
            .play()
    };
    assert_eq!(scene(SIX).points(RED, "objectives"), 5 - 2);
    assert_eq!(
        scene("green-1 memphis green-2 green-3 green-station purple-1 purple-2").points(RED, "objectives"),
        3 + 5
    );
}

#[test]
fn gwt_107_building_9b_does_not_reach_the_stations_of_towns() {
    let mut position = north()
        .b_sides(&[9])
        .building(RED, 9, "a-1")
        .towns(RED, "green-1 memphis green-station")
        .engine(RED, "9")
        .dollars(RED, 30)
        .visit(RED, "a-1")
        .play();
    position.choose("upgrade-behind");
    assert_eq!(position.menu_of("upgrade."), ["upgrade.s1", "upgrade.s2"]);
}
