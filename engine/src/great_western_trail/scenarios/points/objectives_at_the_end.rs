//! Objectives: tasks and the choices of the final scoring.

use super::*;

/// The objective points of red, who has these cards in her area.
fn points(scene: Scene, area: &str) -> i32 {
    scene.area(RED, area).others_at("c").turn(RED).play().points(RED, "objectives")
}

#[test]
fn gwt_089_each_thing_counts_for_one_task_of_one_card_only() {
    // Two buildings, a hazard, a green and a blue teepee: each card alone could be fulfilled, both need 3 buildings.
    let with = |buildings: &[&str]| {
        let scene = Scene::new(2).starting_objective(RED, "start-ssg");
        let scene = scene.collected(RED, "flood-4-green teepee-green teepee-blue");
        buildings.iter().enumerate().fold(scene, |scene, (row, place)| scene.building(RED, row as u8 + 1, place))
    };
    assert_eq!(points(with(&["a-1", "a-2"]), "draw-bbh"), 3);
    assert_eq!(points(with(&["a-1", "a-2"]), "dollars-bgu"), 3);
    assert_eq!(points(with(&["a-1", "a-2"]), "draw-bbh dollars-bgu"), 3 - 2);
    assert_eq!(points(with(&["a-1", "a-2", "a-3"]), "draw-bbh dollars-bgu"), 3 + 3);
}

#[test]
fn gwt_089_several_cards_with_san_francisco_need_as_many_discs_there() {
    let cards = "aux-terminal aux-terminal";
    let none = Scene::new(2);
    assert_eq!(points(none, cards), -6);
    let one = Scene::new(2).disc(RED, "aux-draw", "san-francisco");
    assert_eq!(points(one, cards), 5 - 3);
    let two = Scene::new(2).disc(RED, "aux-draw", "san-francisco").disc(RED, "aux-dollar", "san-francisco");
    assert_eq!(points(two, cards), 10);
}

#[test]
fn gwt_089_the_example_of_the_rules() {
    // Three buildings, three hazards, a blue teepee, discs on San Francisco: 18 points, with one disc short 10.
    let scene = || {
        Scene::new(2)
            .starting_objective(RED, "start-bbh")
            .building(RED, 1, "a-1")
            .building(RED, 2, "a-2")
            .building(RED, 3, "a-3")
            .collected(RED, "flood-4-green flood-3-green flood-2-green teepee-blue")
            .disc(RED, "aux-draw", "san-francisco")
    };
    let cards = "engine-buhh aux-terminal aux-terminal";
    assert_eq!(points(scene().disc(RED, "aux-dollar", "san-francisco"), cards), 18);
    assert_eq!(points(scene(), cards), 10);
}

#[test]
fn gwt_090_the_assignment_is_the_best_one_for_the_player() {
    // Two buildings serve the card of 5 points, not the one of 3 that stands before it.
    let scene = Scene::new(2)
        .starting_objective(RED, "start-uhh")
        .building(RED, 1, "a-1")
        .building(RED, 2, "a-2")
        .collected(RED, "teepee-green teepee-green flood-4-green");
    assert_eq!(points(scene, "draw-bbh engine-bbgg"), 5 - 2);
}

#[test]
fn gwt_090_two_small_cards_may_be_better_than_one_large() {
    let scene = Scene::new(2)
        .starting_objective(RED, "start-34b")
        .disc(RED, "aux-draw", "s1")
        .disc(RED, "aux-dollar", "s2")
        .collected(RED, "flood-4-green flood-3-green")
        .hand(RED, "texas-longhorn-5");
    assert_eq!(points(scene, "engine-sshh dollars-ssh draw-5h"), 3 + 3 - 3);
}

#[test]
fn gwt_091_cards_in_the_deck_may_each_be_added_or_dropped() {
    // One disc on San Francisco fulfils one card; the others are dropped, wherever they are.
    let scene = || Scene::new(2).starting_objective(RED, "start-ssg").disc(RED, "aux-draw", "san-francisco");
    for scene in [
        scene().hand(RED, "aux-terminal draw-5h"),
        scene().stack(RED, "jersey aux-terminal draw-5h"),
        scene().discard(RED, "jersey aux-terminal draw-5h"),
        scene().hand(RED, "aux-terminal").stack(RED, "aux-terminal").discard(RED, "draw-5h"),
    ] {
        assert_eq!(points(scene, ""), 5);
    }
}

#[test]
fn gwt_091_an_added_card_has_no_immediate_action() {
    let position = Scene::new(2)
        .hand(RED, "dollars-bgu")
        .building(RED, 1, "a-1")
        .collected(RED, "teepee-green teepee-blue")
        .starting_objective(RED, "start-ssg")
        .dollars(RED, 4)
        .others_at("c")
        .turn(RED)
        .play();
    assert_eq!((position.points(RED, "objectives"), position.points(RED, "money")), (3, 0));
}

#[test]
fn gwt_091_played_cards_must_be_scored() {
    assert_eq!(points(Scene::new(2), "aux-terminal draw-5h"), -3 - 2);
}

#[test]
fn gwt_092_adding_a_failed_card_can_pay() {
    let position = Scene::new(2).master(RED, "objectives").hand(RED, "draw-5h").others_at("c").turn(RED).play();
    // The starting objective and the failed card: 3 points against a penalty of 2.
    assert_eq!((position.points(RED, "objectives"), position.points(RED, "station-masters")), (-2, 3));
}

#[test]
fn gwt_092_a_failed_card_that_does_not_pay_is_dropped() {
    let sum = |scene: Scene| {
        let position = scene.others_at("c").turn(RED).play();
        (position.points(RED, "objectives"), position.points(RED, "station-masters"))
    };
    assert_eq!(sum(Scene::new(2).hand(RED, "draw-5h")), (0, 0), "without the station master");
    // Two cards already lie there; a third one completes no pair.
    let scene = Scene::new(2).master(RED, "objectives").area(RED, "draw-bbh").hand(RED, "draw-5h");
    assert_eq!(sum(scene), (-2, 3));
    // A penalty of 3 eats up the 3 points.
    let (objectives, masters) = sum(Scene::new(2).master(RED, "objectives").hand(RED, "aux-terminal"));
    assert_eq!(objectives + masters, 0);
}

#[test]
fn gwt_093_a_task_of_value_3_takes_any_of_the_three_breeds() {
    for cattle in ["holstein brown-swiss ayrshire", "holstein holstein holstein", "brown-swiss ayrshire ayrshire"] {
        let scene = Scene::new(2).starting_objective(RED, "start-ssg").building(RED, 1, "a-1").hand(RED, cattle);
        assert_eq!(points(scene, "dollars-333b"), 4);
    }
    // Starting cards and higher breeds do not serve.
    let scene = Scene::new(2).starting_objective(RED, "start-ssg").building(RED, 1, "a-1");
    assert_eq!(points(scene.hand(RED, "holstein holstein west-highland-3 guernsey"), "dollars-333b"), -2);
}

#[test]
fn gwt_093_value_4_is_west_highland_and_value_5_texas_longhorn() {
    let scene = |cattle| Scene::new(2).starting_objective(RED, "start-ssg").hand(RED, cattle);
    assert_eq!(points(scene("holstein west-highland-5 texas-longhorn-5"), "engine-345"), 5);
    assert_eq!(points(scene("holstein west-highland-5 west-highland-4"), "engine-345"), -3);
    assert_eq!(points(scene("holstein texas-longhorn-5 texas-longhorn-6"), "engine-345"), -3);
    assert_eq!(points(scene("holstein ayrshire texas-longhorn-6"), "engine-345"), -3);
}

#[test]
fn gwt_094_station_masters_count_independently_of_tasks() {
    let position = Scene::new(2)
        .starting_objective(RED, "start-uhh")
        .master(RED, "hazards")
        .master(RED, "teepee-pairs")
        .collected(RED, "flood-4-green flood-3-green teepee-blue teepee-green")
        .others_at("c")
        .turn(RED)
        .play();
    // The same two hazards and the same blue teepee serve both.
    assert_eq!((position.points(RED, "objectives"), position.points(RED, "station-masters")), (3, 3 + 3));
}

#[test]
fn gwt_142_the_starting_objective_counts_for_the_station_master() {
    let points = |area: &str| {
        let scene = Scene::new(2).master(RED, "objectives").area(RED, area);
        scene.others_at("c").turn(RED).play().points(RED, "station-masters")
    };
    assert_eq!(points(""), 0);
    assert_eq!(points("draw-5h"), 3);
    assert_eq!(points("draw-5h draw-bbh"), 3);
}

#[test]
fn gwt_142_the_tasks_of_the_starting_objective_use_up_things() {
    let points = |buildings: &[&str], hazards: &str| {
        let scene = Scene::new(2).starting_objective(RED, "start-bbh").area(RED, "draw-bbh").collected(RED, hazards);
        let scene =
            buildings.iter().enumerate().fold(scene, |scene, (row, place)| scene.building(RED, row as u8 + 1, place));
        scene.others_at("c").turn(RED).play().points(RED, "objectives")
    };
    assert_eq!(points(&[], ""), -2, "the starting one has no penalty");
    // For one of the two it is enough, best for the one with a penalty.
    assert_eq!(points(&["a-1", "a-2"], "flood-4-green"), 3);
    assert_eq!(points(&["a-1", "a-2", "a-3", "b-1"], "flood-4-green flood-3-green"), 3 + 3);
}
