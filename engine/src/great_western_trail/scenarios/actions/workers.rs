//! Workers and station masters.

use super::*;
use crate::great_western_trail::content::Worker;

#[test]
fn gwt_070_a_nobody_is_hired_from_the_row_of_the_token() {
    let mut position =
        Scene::new(2).jobs(&["cowboy engineer", "craftsman", "engineer"]).dollars(RED, 20).visit(RED, "a").play();
    position.choose("hire");
    assert_eq!(position.menu(), ["hire.cowboy-6", "hire.craftsman-6", "hire.engineer-6"]);
    assert_eq!(position.why("hire.engineer-7"), "gwt-why-token-row");
    let position = Scene::new(2).jobs(&["", "", "engineer"]).dollars(RED, 20).visit(RED, "a").play();
    assert_eq!(position.why("hire"), "gwt-why-nobody-to-hire");
}

#[test]
fn gwt_070_b_when_the_token_has_left_the_board_all_rows_are_open() {
    let mut rows = [""; 12];
    rows[4] = "craftsman";
    rows[11] = "cowboy engineer";
    let mut position = Scene::new(2).jobs(&rows).ended_by(BLUE).dollars(RED, 20).visit(RED, "a").play();
    position.choose("hire");
    assert_eq!(position.menu(), ["hire.cowboy-4", "hire.craftsman-7", "hire.engineer-4"]);
}

#[test]
fn gwt_071_hiring_costs_the_row_and_the_modifier_in_full() {
    // Rows 3 and 4 cost 7 and 5.
    let rows = ["", "", "cowboy", "engineer", ""];
    let scene = |dollars| Scene::new(2).jobs(&rows).building(RED, 5, "a-1").hand(RED, "guernsey").dollars(RED, dollars);
    for (place, action, cowboy, engineer) in
        [("a", "hire", 7, 5), ("a", "hire.plus-2", 9, 7), ("a-1", "hire.minus-1", 6, 4)]
    {
        let mut position = scene(20).visit(RED, place).play();
        position.choose(action);
        assert_eq!(position.menu(), [format!("hire.cowboy-{cowboy}"), format!("hire.engineer-{engineer}")]);
        position.choose(&format!("hire.cowboy-{cowboy}"));
        assert_eq!(position.dollars(RED), 20 - cowboy);
        // Short of a dollar.
        let mut position = scene(cowboy - 1).visit(RED, place).play();
        position.choose(action);
        assert_eq!(position.player(RED).workers, [1, 1, 2], "only the engineer can be paid");
        assert_eq!(scene(engineer - 1).visit(RED, place).play().why(action), "gwt-why-dollars");
    }
}

#[test]
fn gwt_072_a_the_worker_takes_the_leftmost_slot_whose_action_may_be_used_or_refused() {
    let scene = |cowboys| {
        Scene::new(2)
            .jobs(&["cowboy cowboy", ""])
            .workers(RED, [cowboys, 1, 1])
            .tile("flood-1", "flood-2-green")
            .tile("trade-1", "teepee-blue")
            .hand(RED, "jersey")
            .dollars(RED, 6)
            .visit(RED, "a")
    };
    // The fourth cowboy removes a hazard for nothing, the sixth trades, the others do nothing.
    for (cowboys, offers) in [(1, None), (2, None), (3, Some("take.flood-1")), (4, None), (5, Some("take.trade-1"))] {
        let mut position = scene(cowboys).play();
        position.choose("hire");
        assert_eq!(position.player(RED).workers, [cowboys + 1, 1, 1]);
        match offers {
            Some(take) => assert_eq!(position.menu(), [take, "skip"]),
            None => assert_eq!(position.menu(), ["finish"]),
        }
    }
    let mut position = scene(3).play();
    position.play(&["hire", "take.flood-1"]);
    assert_eq!(position.lies_at("flood-1"), "");
    assert_eq!(position.dollars(RED), 0);
    // At once or not at all.
    let mut position = scene(3).play();
    position.play(&["hire", "skip"]);
    assert_eq!(position.lies_at("flood-1"), "flood-2-green");
    assert_eq!(position.menu(), ["finish"]);
    // Where its requirement cannot be met, nothing is asked: the second engineer wants a jersey.
    for (hand, menu) in [("jersey", ["discard.jersey", "skip"].as_slice()), ("black-angus", &["finish"])] {
        let scene = Scene::new(2).jobs(&["engineer engineer", ""]).hand(RED, hand).dollars(RED, 6);
        let mut position = scene.visit(RED, "a").play();
        position.choose("hire");
        assert_eq!(position.menu(), menu);
    }
}

#[test]
fn gwt_072_b_nobody_is_hired_for_a_full_row() {
    let scene =
        |jobs: &[&str]| Scene::new(2).jobs(jobs).workers(RED, [6, 1, 1]).dollars(RED, 20).visit(RED, "a").play();
    assert_eq!(scene(&["cowboy cowboy", ""]).why("hire"), "gwt-why-row-full");
    let mut position = scene(&["cowboy engineer", "craftsman", ""]);
    position.choose("hire");
    assert_eq!(position.menu(), ["hire.craftsman-6", "hire.engineer-6"]);
    assert_eq!(position.why("hire.cowboy-6"), "gwt-why-row-full");
}

#[test]
fn gwt_073_slot_actions_chain_in_the_middle_of_a_building_that_hires_twice() {
    let mut position = Scene::new(2)
        .jobs(&["engineer cowboy", "craftsman cowboy", ""])
        .workers(RED, [3, 1, 3])
        .tile("flood-1", "flood-2-green")
        .hand(RED, "guernsey")
        .dollars(RED, 30)
        .visit(RED, "a")
        .play();
    position.play(&["hire", "hire.engineer-6"]);
    // The fourth engineer hires again for 2 less.
    assert_eq!(position.menu(), ["hire.cowboy-4", "hire.craftsman-4", "skip"]);
    position.choose("hire.cowboy-4");
    // The fourth cowboy removes a hazard.
    assert_eq!(position.menu(), ["take.flood-1", "skip"]);
    position.choose("take.flood-1");
    assert_eq!(position.dollars(RED), 20);
    assert_eq!(position.menu(), ["discard.guernsey", "hire.plus-2", "finish"]);
    position.choose("hire.plus-2");
    assert_eq!(position.menu(), ["hire.cowboy-8", "hire.craftsman-8"]);
}

#[test]
fn gwt_074_a_craftsman_just_placed_counts_for_the_building_of_its_slot() {
    let mut position = Scene::new(2)
        .jobs(&["craftsman cowboy", ""])
        .workers(RED, [1, 3, 1])
        .dollars(RED, 6 + 5)
        .visit(RED, "a")
        .play();
    position.play(&["hire", "hire.craftsman-6"]);
    // Four craftsmen, not three and not five, for a dollar each.
    assert_eq!(position.menu(), ["tile.1a", "tile.2a", "tile.3a", "tile.4a", "tile.5a", "tile.6a", "skip"]);
    assert_eq!(position.why("tile.7a"), "gwt-why-craftsmen");
    position.play(&["tile.6a", "site.a-1"]);
    assert_eq!(position.lies_at("a-1"), "building-0-6");
    assert_eq!(position.dollars(RED), 5 - 4);
}

/// Red, with 4 cowboys and 20 dollars, has the engine before the first station and a building that hires and moves it.
fn before_the_first_station() -> Scene {
    Scene::new(2)
        .jobs(&["cowboy engineer", ""])
        .building(RED, 5, "a-1")
        .workers(RED, [4, 1, 1])
        .engine(RED, "4")
        .master_at("s1", "hazards")
        .tile("flood-1", "flood-2-green")
        .dollars(RED, 20)
}

#[test]
fn gwt_075_a_station_master_costs_a_hired_worker_whose_slot_can_act_again() {
    let mut position = before_the_first_station().visit(RED, "a-1").play();
    position.play(&["engine", "engine.turnout-1", "upgrade.s1", "disc.aux-draw"]);
    assert_eq!(position.menu(), ["appoint.cowboy", "skip"]);
    // Printed workers stay.
    for printed in ["appoint.craftsman", "appoint.engineer"] {
        assert_eq!(position.why(printed), "gwt-why-no-worker-to-appoint");
    }
    position.choose("appoint.cowboy");
    assert_eq!(position.player(RED).workers, [3, 1, 1]);
    assert_eq!(position.player(RED).permanent_certificates(), 1);
    assert_eq!(position.seen_by(Eye::Public).posted[0].map(Worker::name), Some("cowboy"));
    // The fourth slot acts again for the next cowboy.
    position.play(&["hire.minus-1", "hire.cowboy-5"]);
    assert_eq!(position.menu(), ["take.flood-1", "skip"]);
}

#[test]
fn gwt_075_b_a_row_with_only_its_printed_worker_gives_no_station_master() {
    // Nobody has been hired, so upgrading asks nothing more.
    let mut position = Scene::new(2).engine(BLUE, "4").dollars(BLUE, 9).visit(BLUE, "g").play();
    position.play(&["engine", "engine.turnout-1", "upgrade.s1", "disc.aux-draw"]);
    assert_eq!(position.menu(), ["aux", "finish"]);
    assert!(position.player(BLUE).masters.is_empty());
}

#[test]
fn gwt_076_a_who_refuses_a_station_master_has_no_second_chance() {
    let mut position = before_the_first_station().visit(RED, "a-1").play();
    position.play(&["engine", "engine.turnout-1", "upgrade.s1", "disc.aux-draw", "skip"]);
    assert_eq!(position.menu(), ["hire.minus-1", "finish"]);
    assert!(position.player(RED).masters.is_empty());
    // Coming to the station again brings neither an upgrade nor its master.
    let mut position = before_the_first_station().disc(RED, "aux-draw", "s1").visit(RED, "a-1").play();
    position.play(&["engine", "engine.turnout-1"]);
    assert_eq!(position.menu(), ["hire.minus-1", "finish"]);
}

#[test]
fn gwt_076_b_a_station_master_left_lying_is_offered_to_the_next_who_upgrades() {
    let mut position = before_the_first_station()
        .b_sides(&[9])
        .building(BLUE, 9, "g-1")
        .herder(BLUE, "f")
        .workers(BLUE, [2, 1, 1])
        .engine(BLUE, "20")
        .dollars(BLUE, 20)
        .visit(RED, "a-1")
        .play();
    position.play(&["engine", "engine.turnout-1", "upgrade.s1", "disc.aux-draw", "skip", "finish"]);
    position.play(&["go.g-1", "upgrade-behind", "upgrade.s1", "disc.aux-draw"]);
    assert_eq!(position.menu(), ["appoint.cowboy", "skip"]);
    position.choose("appoint.cowboy");
    assert_eq!(position.player(BLUE).permanent_certificates(), 1);
    assert_eq!(position.seen_by(Eye::Public).masters[0], None);
}

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
