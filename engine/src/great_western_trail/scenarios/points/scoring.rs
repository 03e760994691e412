//! Scoring.

use super::*;

fn standing(scene: Scene) -> Position {
    scene.others_at("c").turn(RED).play()
}

#[test]
fn gwt_131_money_scores_a_point_for_every_full_5_dollars() {
    for (dollars, points) in [(0, 0), (4, 0), (5, 1), (14, 2), (15, 3)] {
        assert_eq!(standing(Scene::new(2).dollars(RED, dollars)).points(RED, "money"), points);
    }
}

#[test]
fn gwt_132_workers_on_the_fifth_and_sixth_slot_score_4_points_each() {
    for (workers, points) in [([4, 4, 4], 0), ([5, 1, 1], 4), ([1, 6, 1], 8), ([6, 5, 4], 12), ([6, 6, 6], 24)] {
        assert_eq!(standing(Scene::new(2).workers(RED, workers)).points(RED, "workers"), points);
    }
}

#[test]
fn gwt_133_permanent_and_temporary_certificates_are_added_before_halving() {
    for (temporary, points) in [(0, 0), (1, 3), (2, 3), (3, 6)] {
        let position = standing(Scene::new(2).master(RED, "certificates").certificates(RED, temporary));
        assert_eq!(position.points(RED, "station-masters"), points, "with {temporary} and a permanent one");
    }
    // The permanent certificates of other station masters count as well.
    let scene = Scene::new(2).master(RED, "certificates").master(RED, "hazards").master(RED, "teepee-pairs");
    assert_eq!(standing(scene.certificates(RED, 1)).points(RED, "station-masters"), 6);
    // The marker's 6 is worth six certificates.
    let scene = Scene::new(2).disc(RED, "certificate-limit-4", "topeka").disc(RED, "certificate-limit-6", "el-paso");
    let position = standing(scene.master(RED, "certificates").certificates(RED, 6));
    assert_eq!(position.points(RED, "station-masters"), 9);
}

#[test]
fn gwt_134_the_objectives_station_master_counts_cards_fulfilled_or_not() {
    let points = |area: &str| {
        let position = standing(Scene::new(2).master(RED, "objectives").area(RED, area));
        (position.points(RED, "objectives"), position.points(RED, "station-masters"))
    };
    assert_eq!(points(""), (0, 0));
    assert_eq!(points("draw-5h"), (-2, 3));
    assert_eq!(points("draw-5h draw-bbh"), (-4, 3));
    assert_eq!(points("draw-5h draw-bbh draw-sgg"), (-6, 6));
    let scene =
        Scene::new(2).master(RED, "objectives").area(RED, "aux-terminal").disc(RED, "aux-draw", "san-francisco");
    let position = standing(scene);
    assert_eq!((position.points(RED, "objectives"), position.points(RED, "station-masters")), (5, 3));
}

#[test]
fn gwt_134_the_objectives_station_master_counts_after_the_scoring_choice() {
    // A fulfilled card of the deck is added, and counts for the station master.
    let scene = Scene::new(2).disc(RED, "aux-draw", "san-francisco").hand(RED, "aux-terminal");
    let position = standing(scene.master(RED, "objectives"));
    assert_eq!((position.points(RED, "objectives"), position.points(RED, "station-masters")), (5, 3));
    // Cards that are dropped do not count.
    let position = standing(Scene::new(2).master(RED, "objectives").hand(RED, "engine-345 engine-bbgg"));
    assert_eq!(position.points(RED, "objectives") + position.points(RED, "station-masters"), 0);
}

#[test]
fn gwt_135_equal_totals_share_the_victory() {
    let scene = |yellow| Scene::new(3).dollars(RED, 10).dollars(BLUE, 14).dollars(YELLOW, yellow);
    let position = standing(scene(5));
    assert_eq!([RED, BLUE, YELLOW].map(|seat| position.total(seat)), [2, 2, 1]);
    assert_eq!(position.winners(), [RED, BLUE]);
    assert_eq!(position.ranks(), [1, 1, 3]);
    assert_eq!(standing(scene(15)).winners(), [YELLOW]);
}

#[test]
fn gwt_136_with_stack_and_display_empty_no_objective_can_be_gained() {
    let none = || Scene::new(2).display("").no_objective_stack().dollars(RED, 0).others_at("c");
    let position = none().visit(RED, "c").play();
    assert_eq!(position.why("objective"), "gwt-why-no-objectives");
    assert!(position.offers("certificate"));
    // What 6b gives besides is gained.
    let mut position = none().b_sides(&[6]).building(RED, 6, "a-1").hand(RED, "jersey").visit(RED, "a-1").play();
    position.choose("discard.any");
    assert_eq!((position.dollars(RED), position.hand(RED)), (3, vec![]));
    assert!(position.offers("finish"));
}

#[test]
fn gwt_136_with_stack_and_display_empty_an_arrow_does_nothing_more() {
    let mut position = Scene::new(2)
        .display("")
        .no_objective_stack()
        .disc(RED, "aux-draw", "topeka")
        .hand(RED, "jersey guernsey black-angus")
        .engine(RED, "18")
        .foresight(1, "teepee-green teepee-green")
        .foresight(2, "cowboy cowboy")
        .foresight(3, "engineer engineer")
        .others_at("c")
        .visit(RED, "kansas-city")
        .play();
    position.play(&["deliver.wichita", "disc.aux-dollar"]);
    assert_eq!(position.menu(), ["finish"]);
    assert!(position.player(RED).discard.objectives.is_empty());
}

#[test]
fn gwt_136_a_display_without_a_stack_is_not_refilled() {
    let mut position = Scene::new(2)
        .display("dollars-4hh dollars-bgu dollars-buu dollars-ssh")
        .no_objective_stack()
        .others_at("c")
        .visit(RED, "c")
        .play();
    position.choose("objective");
    assert_eq!(position.menu(), ["take.dollars-4hh", "take.dollars-bgu", "take.dollars-buu", "take.dollars-ssh"]);
    position.choose("take.dollars-bgu");
    assert_eq!(position.display(), ["dollars-4hh", "dollars-buu", "dollars-ssh"]);
}
