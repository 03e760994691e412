//! Found on review: what belongs to an action, copying, standing on the trail, set-up, buying.

use super::*;

#[test]
fn gwt_143_spaces_of_hired_workers_stay_empty_for_good() {
    let scene = Scene::new(2).jobs(&["cowboy engineer", "craftsman"]).dollars(RED, 20);
    let scene = scene.foresight(1, "teepee-green teepee-green").foresight(2, "cowboy cowboy");
    let scene = scene.foresight(3, "engineer engineer").hand(BLUE, "jersey").herder(BLUE, "g").others_at("c");
    let mut position = scene.visit(RED, "a").play();
    position.play(&["hire", "hire.cowboy-6"]);
    assert_eq!((position.jobs(1), position.jobs(2)), (vec!["-", "engineer"], vec!["craftsman", "-"]));
    // New workers go only into the token's row.
    position.choose("finish");
    assert_eq!(position.herder(BLUE), "kansas-city");
    assert_eq!((position.jobs(1), position.jobs(2)), (vec!["-", "engineer"], vec!["craftsman", "cowboy"]));
    assert_eq!(position.jobs(3), ["engineer", "-"]);
}

/// No objective card can be played now.
#[track_caller]
fn no_play(position: &Position) {
    assert_eq!(position.menu_of("play."), Vec::<String>::new());
    assert!(position.menu().len() > 1, "there is something to decide");
}

#[test]
fn gwt_145_no_objective_between_hiring_and_the_action_of_the_worker_slot() {
    let scene = Scene::new(2).hand(RED, "jersey dollars-bgu").workers(RED, [1, 3, 1]).dollars(RED, 20);
    let mut position = scene.jobs(&["craftsman cowboy", "cowboy"]).others_at("c").visit(RED, "a").play();
    position.choose("hire");
    no_play(&position);
    position.choose("hire.craftsman-6");
    assert!(position.offers("tile.6a") && position.offers("skip"));
    no_play(&position);
    position.choose("skip");
    assert!(position.offers("play.dollars-bgu"));
}

#[test]
fn gwt_145_no_objective_during_an_upgrade_and_the_reward_of_a_station_master() {
    let scene = Scene::new(2).hand(RED, "jersey dollars-bgu").workers(RED, [2, 1, 1]).dollars(RED, 20);
    let scene = scene.master_at("s1", "objectives").tile("flood-1", "flood-4-green").engine(RED, "4");
    let mut position = scene.others_at("c").visit(RED, "g").play();
    for key in ["engine", "engine.turnout-1", "upgrade.s1", "disc.aux-draw", "appoint.cowboy"] {
        position.choose(key);
        no_play(&position);
    }
    position.choose("take.flood-1");
    assert!(position.offers("play.dollars-bgu"));
}

#[test]
fn gwt_145_no_objective_before_the_way_back_from_space_39() {
    let scene =
        Scene::new(2).hand(RED, "jersey dollars-bgu").dollars(RED, 20).engine(RED, "37").workers(RED, [1, 1, 2]);
    let mut position = scene.others_at("c").visit(RED, "g").play();
    for key in ["engine", "engine.39", "skip"] {
        position.choose(key);
        no_play(&position);
    }
    position.choose("engine.36");
    assert!(position.offers("play.dollars-bgu"));
}

#[test]
fn gwt_146_an_immediate_action_uses_up_neither_local_actions_nor_the_single_auxiliary_action() {
    let scene = || Scene::new(2).hand(RED, "guernsey guernsey aux-terminal").dollars(RED, 0).others_at("c");
    let mut position = scene().visit(RED, "a").play();
    position.play(&["play.aux-terminal", "aux.dollar"]);
    assert!(position.offers("discard.guernsey") && position.offers("aux.dollar"));
    position.choose("discard.guernsey");
    assert_eq!(position.dollars(RED), 1 + 2);
    let mut position = scene().visit(RED, "a").play();
    position.play(&["play.aux-terminal", "aux.dollar", "aux.dollar"]);
    assert_eq!(position.dollars(RED), 2);
    assert_eq!(position.why("discard.guernsey"), "gwt-why-aux-used");
}

#[test]
fn gwt_146_an_immediate_action_opens_the_choice_of_phase_b_neither() {
    let scene = || Scene::new(2).hand(RED, "guernsey guernsey aux-terminal").dollars(RED, 0).others_at("c");
    // After a local action the auxiliary action of the card is still there, the one instead is not.
    let mut position = scene().visit(RED, "a").play();
    position.play(&["discard.guernsey", "play.aux-terminal", "aux.dollar"]);
    assert_eq!(position.dollars(RED), 3);
    assert_eq!(position.why("aux.dollar"), "gwt-why-local-used");
    // After the single auxiliary action local actions stay closed.
    let mut position = scene().visit(RED, "a").play();
    position.play(&["aux.dollar", "play.aux-terminal", "aux.dollar"]);
    assert_eq!(position.dollars(RED), 2);
    assert_eq!(position.why("discard.guernsey"), "gwt-why-aux-used");
    assert_eq!(position.why("aux.dollar"), "gwt-why-used");
}

#[test]
fn gwt_146_an_auxiliary_action_gained_by_a_card_may_be_double() {
    let scene = Scene::new(2).hand(RED, "jersey aux-terminal").dollars(RED, 0).disc(RED, "aux-dollar", "topeka");
    let mut position = scene.others_at("c").visit(RED, "a").play();
    assert!(!position.offers("aux.dollar-2"), "never instead of local actions");
    position.choose("play.aux-terminal");
    assert!(position.offers("aux.dollar"));
    position.choose("aux.dollar-2");
    assert_eq!(position.dollars(RED), 2);
}

#[test]
fn gwt_147_after_an_extra_move_the_new_location_has_a_phase_b_of_its_own() {
    let scene = Scene::new(2).building(RED, 3, "a-1").hand(RED, "jersey jersey dutch-belt").dollars(RED, 0);
    let mut position = scene.others_at("c").visit(RED, "a-1").play();
    position.choose("discard.pair");
    assert_eq!(position.why("aux.dollar"), "gwt-why-local-used");
    // One step: B, and nothing else.
    position.choose("move");
    assert_eq!(position.herder(RED), "b");
    assert!(position.offers("discard.dutch-belt"));
    position.choose("aux.dollar");
    assert_eq!(position.dollars(RED), 3 + 1);
    assert_eq!(position.why("discard.dutch-belt"), "gwt-why-aux-used");
}

/// Red's 8b stands on c-1; c-2 is its neighbour on the way to E.
fn on_8b(scene: Scene) -> Scene {
    scene.building(RED, 8, "c-1").others_at("c")
}

#[test]
fn gwt_148_copying_costs_no_fee() {
    let scene = on_8b(Scene::new(2).b_sides(&[8])).building(BLUE, 7, "c-2").collected(RED, "teepee-green teepee-blue");
    let mut position = scene.dollars(RED, 5).dollars(BLUE, 0).visit(RED, "c-1").play();
    position.choose("copy.c-2");
    assert_eq!((position.dollars(RED), position.dollars(BLUE), position.herder(RED)), (5, 0, "c-1".into()));
    position.choose("gain");
    assert_eq!((position.dollars(RED), position.certificates(RED), position.dollars(BLUE)), (7, 2, 0));
}

#[test]
fn gwt_149_copying_a_copying_tile_goes_on_from_there_and_ends() {
    let scene = on_8b(Scene::new(2).b_sides(&[8])).building(BLUE, 8, "c-2").hand(RED, "black-angus black-angus");
    let mut position = scene.dollars(RED, 0).visit(RED, "c-1").play();
    assert_eq!(position.menu_of("copy."), ["copy.c", "copy.c-2"]);
    position.choose("copy.c-2");
    // E touches c-2, not c-1. Neither tile of the chain is used again.
    assert_eq!(position.menu_of("copy."), ["copy.e"]);
    position.choose("copy.e");
    assert_eq!(position.menu_of("copy."), Vec::<String>::new());
    position.choose("discard.black-angus");
    assert_eq!((position.dollars(RED), position.herder(RED)), (2, "c-1".into()));
}

#[test]
fn gwt_149_a_chain_of_copying_tiles_without_anything_else_ends() {
    // Between two copying tiles and empty spaces there is nothing to copy.
    let scene = Scene::new(2).b_sides(&[8]).building(RED, 8, "a-1").building(BLUE, 8, "a-2");
    let mut position = scene.others_at("c").visit(RED, "a-1").play();
    assert_eq!(position.menu_of("copy."), ["copy.a", "copy.a-2"]);
    position.choose("copy.a-2");
    assert_eq!(position.menu(), ["finish"]);
    assert_eq!(position.why("copy"), "gwt-why-nothing-to-copy");
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

#[test]
fn gwt_151_a_hazard_returned_during_set_up_is_shuffled_in() {
    // The floods are full: the fifth goes back, and must not keep the teepees from coming up.
    let teepees = "teepee-green teepee-green teepee-green teepee-green teepee-blue teepee-blue teepee-blue";
    let position = Scene::new(2)
        .tile("flood-1", "flood-4-green")
        .tile("flood-2", "flood-3-green")
        .tile("flood-3", "flood-2-green")
        .tile("flood-4", "flood-3-black")
        .pile(1, &format!("flood-2-black {teepees}"))
        .first_tiles()
        .others_at("c")
        .turn(RED)
        .play();
    assert_eq!(position.pile(1), ["flood-2-black"]);
    let trade = ["off-3", "off-2", "off-1", "1", "2", "3", "4"];
    assert!(trade.iter().all(|space| matches!(position.tile(&format!("trade-{space}")), Some(Tile::Teepee(_)))));
    assert_eq!(position.tile("trade-5"), None);
}

#[test]
fn gwt_151_seven_tiles_lie_on_the_trail_whatever_comes_up() {
    for seed in 0..500 {
        let options = crate::Options::default();
        let (table, _) =
            crate::Table::<super::super::State>::open(&options, 2, crate::Seed::from(seed)).expect("a table");
        let tiles = table.state().trail.iter().flatten().filter(|tile| !tile.is_building());
        assert_eq!(tiles.count(), 7);
        assert_eq!(table.state().supply[0].len(), 35 - 7 - 2);
    }
}

#[test]
fn gwt_152_one_card_is_bought_by_a_deal_for_one() {
    let buying = |market: &str| {
        let scene = Scene::new(2).workers(RED, [3, 1, 1]).dollars(RED, 20).market(market).others_at("c");
        let mut position = scene.visit(RED, "e").play();
        position.choose("buy");
        position
    };
    // One card of value 3 lies there: the deal for two has nothing to offer, the one for one is cheaper.
    let mut position = buying("holstein west-highland-3");
    assert_eq!(position.why("two.value-3-for-5"), "gwt-why-not-in-market");
    assert!(position.offers("buy.holstein-for-3"));
    position.choose("buy.holstein-for-3");
    assert_eq!(position.dollars(RED), 17);
    // And who could buy two may buy one, or none.
    let mut position = buying("holstein holstein");
    assert!(position.offers("two.value-3-for-5"));
    position.play(&["buy.holstein-for-6", "stop"]);
    assert_eq!((position.dollars(RED), position.market()), (14, vec!["holstein".to_owned()]));
    let mut position = buying("holstein holstein");
    position.choose("stop");
    assert_eq!((position.dollars(RED), position.market().len()), (20, 2));
}
