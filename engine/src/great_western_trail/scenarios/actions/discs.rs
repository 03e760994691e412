//! Discs.

use super::*;

const WHITE_SPACES: [&str; 6] = [
    "disc.aux-dollar",
    "disc.aux-draw",
    "disc.aux-certificate",
    "disc.aux-engine",
    "disc.aux-trash",
    "disc.certificate-limit-4",
];
const DARK_SPACES: [&str; 4] = ["disc.certificate-limit-6", "disc.step-dollars", "disc.step-points", "disc.hand-limit"];

/// Cattle worth 10.
const TEN: &str = "west-highland-3 holstein ayrshire";

/// Red's engine moves into the turnout of a station with 20 dollars.
fn at_station(station: &str, before: &str, scene: Scene) -> Position {
    let mut position = scene.engine(RED, before).visit(RED, "g").play();
    position.play(&["engine", &station.replace('s', "engine.turnout-")]);
    position
}

#[test]
fn gwt_058_a_a_white_disc_may_go_anywhere_a_dark_one_only_onto_dark_places() {
    let scene = || Scene::new(2).dollars(RED, 20);
    let mut position = scene().delivery(RED, TEN).play();
    position.choose("deliver.topeka");
    assert_eq!(position.menu(), WHITE_SPACES);
    for space in DARK_SPACES {
        assert_eq!(position.why(space), "gwt-why-dark-disc");
    }
    let mut position = scene().delivery(RED, TEN).play();
    position.choose("deliver.albuquerque");
    assert_eq!(position.menu(), [&WHITE_SPACES[..], &DARK_SPACES].concat());
    // Stations likewise.
    let mut position = at_station("s1", "4", scene());
    position.choose("upgrade.s1");
    assert_eq!(position.menu(), WHITE_SPACES);
    let mut position = at_station("s5", "16", scene());
    position.choose("upgrade.s5");
    assert_eq!(position.menu(), [&WHITE_SPACES[..], &DARK_SPACES].concat());
}

#[test]
fn gwt_058_b_with_no_white_disc_left_a_dark_one_may_go_onto_a_white_place() {
    let scene = || Scene::new(2).discs(RED, WHITE_DISCS, "san-francisco").dollars(RED, 20);
    let mut position = scene().delivery(RED, "jersey").play();
    position.choose("deliver.topeka");
    assert_eq!(position.menu(), DARK_SPACES);
    position.choose("disc.step-points");
    assert!(position.cities(RED).contains(&"topeka".to_owned()));
    let mut position = at_station("s1", "4", scene());
    position.choose("upgrade.s1");
    assert_eq!(position.menu(), DARK_SPACES);
}

#[test]
fn gwt_059_hand_limit_discs_cost_5_dollars_each_at_once() {
    // Upgrading the fifth station costs 6 and leaves 4, 5 or 10 dollars.
    let upgraded = |dollars| {
        let mut position = at_station("s5", "16", Scene::new(2).dollars(RED, dollars));
        position.choose("upgrade.s5");
        position
    };
    assert_eq!(upgraded(10).why("disc.hand-limit"), "gwt-why-disc-fee");
    assert!(upgraded(10).offers("disc.step-points"));
    let mut position = upgraded(11);
    position.choose("disc.hand-limit");
    assert_eq!(position.dollars(RED), 0);
    assert_eq!(position.player(RED).hand_limit(), 5);
    // The second costs as much again.
    let mut position = at_station("s5", "16", Scene::new(2).disc(RED, "hand-limit", "el-paso").dollars(RED, 16));
    position.play(&["upgrade.s5", "disc.hand-limit"]);
    assert_eq!(position.dollars(RED), 5);
    assert_eq!(position.player(RED).hand_limit(), 6);
}

#[test]
fn gwt_060_the_left_step_disc_gives_3_dollars_the_right_one_3_points() {
    for (space, dollars, points) in [("disc.step-dollars", 3, 0), ("disc.step-points", 0, 3)] {
        let mut position = at_station("s5", "16", Scene::new(2).dollars(RED, 6));
        position.choose("upgrade.s5");
        assert_eq!(position.dollars(RED), 0);
        position.choose(space);
        assert_eq!(position.dollars(RED), dollars);
        assert_eq!(position.points(RED, "step-space"), points);
    }
}

#[test]
fn gwt_061_the_6_counts_for_the_certificate_limit_only_with_the_4() {
    let cleared = [
        ("", 3),
        ("certificate-limit-6", 3),
        ("certificate-limit-4", 4),
        ("certificate-limit-4 certificate-limit-6", 6),
    ];
    for (spaces, limit) in cleared {
        let scene = Scene::new(2).discs(RED, spaces, "san-francisco").building(RED, 10, "a-1");
        let mut position = scene.visit(RED, "a-1").play();
        position.choose("certificate");
        assert_eq!(position.certificates(RED), limit, "cleared: {spaces}");
    }
    // In play: the 6 is clear, then the 4 leaves as well.
    let scene = || Scene::new(2).disc(RED, "certificate-limit-6", "el-paso").certificates(RED, 3);
    assert_eq!(scene().visit(RED, "c").play().why("certificate"), "gwt-why-certificate-limit");
    let mut position = at_station("s1", "4", scene().dollars(RED, 2));
    position.play(&["upgrade.s1", "disc.certificate-limit-4"]);
    assert_eq!(position.seen_by(Eye::Public).players[0].certificate_limit, 6);
}

/// No disc is left on red's board; two lie on stations, all others on San Francisco.
fn two_on_stations() -> Scene {
    Scene::new(2)
        .disc(RED, "aux-dollar", "s1")
        .disc(RED, "aux-draw", "s3")
        .discs(RED, "aux-certificate aux-certificate aux-engine aux-engine aux-trash aux-trash", "san-francisco")
        .discs(RED, "certificate-limit-4", "san-francisco")
        .discs(RED, FREE_DARK_DISCS, "san-francisco")
        .discs(RED, PAID_DISCS, "san-francisco")
}

#[test]
fn gwt_062_a_with_no_disc_left_one_is_moved_from_a_station_and_its_points_and_task_are_lost() {
    let mut position = two_on_stations()
        .starting_objective(RED, "start-ssg")
        .collected(RED, "teepee-green")
        .delivery(RED, "jersey")
        .play();
    assert_eq!(position.points(RED, "stations"), 1 + 2);
    assert_eq!(position.points(RED, "objectives"), 3);
    position.choose("deliver.topeka");
    assert_eq!(position.menu(), ["move-disc.s1", "move-disc.s3"]);
    position.choose("move-disc.s3");
    assert_eq!(position.stations(RED), ["s1"]);
    assert!(position.cities(RED).contains(&"topeka".to_owned()));
    assert_eq!(position.points(RED, "stations"), 1);
    assert_eq!(position.points(RED, "objectives"), 0);
}

#[test]
fn gwt_062_b_an_upgrade_takes_the_disc_of_another_station_too() {
    let mut position = at_station("s2", "7", two_on_stations().dollars(RED, 2));
    position.choose("upgrade.s2");
    assert_eq!(position.menu(), ["move-disc.s1", "move-disc.s3"]);
    position.choose("move-disc.s1");
    assert_eq!(position.stations(RED), ["s2", "s3"]);
    assert_eq!(position.dollars(RED), 0);
}

#[test]
fn gwt_062_c_the_same_where_no_disc_of_the_board_can_be_paid() {
    // The two discs for 5 dollars are left.
    let scene = |dollars| {
        Scene::new(2)
            .disc(RED, "aux-dollar", "s1")
            .disc(RED, "aux-draw", "s3")
            .discs(RED, "aux-certificate aux-certificate aux-engine aux-engine aux-trash aux-trash", "san-francisco")
            .discs(RED, "certificate-limit-4", "san-francisco")
            .discs(RED, FREE_DARK_DISCS, "san-francisco")
            .dollars(RED, dollars)
            .delivery(RED, "jersey")
    };
    let mut position = scene(3).play();
    position.choose("deliver.topeka");
    assert_eq!(position.why("disc.hand-limit"), "gwt-why-disc-fee");
    assert_eq!(position.menu(), ["move-disc.s1", "move-disc.s3"]);
    // Who can pay must take the disc from the board.
    let mut position = scene(4).play();
    position.choose("deliver.topeka");
    assert_eq!(position.stations(RED), ["s1", "s3"]);
    assert_eq!(position.dollars(RED), 0);
    assert_eq!(position.menu(), ["finish"]);
}

/// All of red's discs lie on San Francisco.
fn all_on_cities() -> Scene {
    Scene::new(2)
        .discs(RED, WHITE_DISCS, "san-francisco")
        .discs(RED, FREE_DARK_DISCS, "san-francisco")
        .discs(RED, PAID_DISCS, "san-francisco")
        .dollars(RED, 20)
}

#[test]
fn gwt_063_a_with_all_discs_on_cities_a_delivery_goes_without() {
    let mut position = all_on_cities().dollars(RED, 0).delivery(RED, "west-highland-3").play();
    position.choose("deliver.wichita");
    assert_eq!(position.cities(RED), ["san-francisco"; 14]);
    assert!(position.told().contains(&"gwt-told-no-disc".to_owned()));
    // Transport is due all the same, and the herder leaves.
    assert_eq!(position.dollars(RED), 4 - 1);
    assert_eq!(position.herder(RED), "start");
    assert_eq!(position.menu(), ["finish"]);
}

#[test]
fn gwt_063_b_with_all_discs_on_cities_no_station_is_upgraded() {
    let position = at_station("s1", "4", all_on_cities());
    assert_eq!(position.engine(RED), "turnout-1");
    assert_eq!(position.dollars(RED), 20);
    assert_eq!(position.menu(), ["aux", "finish"]);
    let scene = all_on_cities().b_sides(&[9]).building(RED, 9, "a-1").engine(RED, "20");
    assert_eq!(scene.visit(RED, "a-1").play().why("upgrade-behind"), "gwt-why-no-disc");
}

#[test]
fn gwt_064_a_disc_taken_off_a_station_makes_it_upgradable_again() {
    // While the disc lies there it is not.
    let position = at_station("s1", "4", two_on_stations().dollars(RED, 9));
    assert_eq!(position.menu(), ["aux", "finish"]);
    let mut position =
        two_on_stations().dollars(RED, 1).engine(RED, "4").herder(BLUE, "f").delivery(RED, "jersey").play();
    position.play(&["deliver.topeka", "move-disc.s1", "finish", "go.g", "finish", "go.c"]);
    position.play(&["engine", "engine.turnout-1"]);
    assert_eq!(position.menu(), ["upgrade.s1", "skip"]);
    position.choose("upgrade.s1");
    assert_eq!(position.stations(RED), ["s1"]);
}
