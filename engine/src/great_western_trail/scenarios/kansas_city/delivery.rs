//! Kansas City: the delivery.

use super::*;

/// Cattle worth 10, 12 and 20.
const TEN: &str = "west-highland-3 holstein ayrshire";
const TWELVE: &str = "west-highland-3 holstein ayrshire guernsey";
const TWENTY: &str = "texas-longhorn-5 west-highland-3 holstein brown-swiss ayrshire guernsey";

#[test]
fn gwt_048_income_with_certificates_comes_before_the_delivery_and_can_pay_for_it() {
    let mut position = Scene::new(2).certificates(RED, 2).dollars(RED, 0).delivery(RED, "guernsey").play();
    position.choose("spend.2");
    assert_eq!(position.dollars(RED), 4);
    position.play(&["deliver.wichita", "disc.aux-draw"]);
    assert_eq!(position.dollars(RED), 4 - 1);
    // The 5 dollars of a disc as well.
    let mut position = Scene::new(2).dollars(RED, 0).engine(RED, "20").delivery(RED, TEN).play();
    position.play(&["deliver.albuquerque", "disc.hand-limit"]);
    assert_eq!(position.dollars(RED), 5);
}

#[test]
fn gwt_049_a_delivery_must_be_made_and_kansas_city_is_always_possible() {
    // Worth nothing: there is no choice but Kansas City, so the disc for it is next.
    let mut position = Scene::new(2).dollars(RED, 0).delivery(RED, "draw-5h").play();
    position.choose("enter");
    assert!(position.told().contains(&"gwt-told-delivered".to_owned()));
    position.choose("disc.aux-draw");
    assert_eq!(position.cities(RED), ["kansas-city"]);
    assert_eq!(position.dollars(RED), 6);
    // All others in reach used.
    let scene = Scene::new(2).disc(RED, "aux-dollar", "topeka").disc(RED, "aux-draw", "wichita");
    let mut position = scene.delivery(RED, "west-highland-3").play();
    position.choose("disc.aux-engine");
    assert_eq!(position.cities(RED), ["kansas-city", "topeka", "wichita"]);
    // With a choice of cities there is no offer to go without.
    let position = Scene::new(2).delivery(RED, "jersey").play();
    assert_eq!(position.menu(), ["deliver.kansas-city", "deliver.topeka"]);
}

#[test]
fn gwt_050_only_kansas_city_and_san_francisco_take_a_second_own_disc() {
    let discs = "kansas-city topeka wichita colorado-springs santa-fe albuquerque el-paso san-diego san-francisco";
    let spaces = "aux-dollar aux-draw aux-certificate aux-engine aux-trash certificate-limit-4 certificate-limit-6 \
                  step-dollars step-points";
    let used = discs.split_whitespace().zip(spaces.split_whitespace());
    let scene = used.fold(Scene::new(2), |scene, (city, space)| scene.disc(RED, space, city));
    // A foreign disc does not matter.
    let position = scene.disc(BLUE, "aux-dollar", "sacramento").delivery(RED, TWENTY).play();
    assert_eq!(position.menu(), ["deliver.kansas-city", "deliver.sacramento", "deliver.san-francisco"]);
    for city in ["topeka", "wichita", "colorado-springs", "santa-fe", "albuquerque", "el-paso", "san-diego"] {
        assert_eq!(position.why(&format!("deliver.{city}")), "gwt-why-city-used");
    }
}

#[test]
fn gwt_051_a_on_dark_crests_income_covers_the_disc_and_the_transport() {
    let cities = [("albuquerque", TEN, 0), ("el-paso", TWELVE, 0), ("sacramento", TWENTY, 20 - 5 - 9)];
    for (city, hand, left) in cities {
        let mut position = Scene::new(2).dollars(RED, 0).delivery(RED, hand).play();
        position.play(&[&format!("deliver.{city}"), "disc.hand-limit"]);
        assert_eq!(position.dollars(RED), left, "{city}");
    }
}

#[test]
fn gwt_051_b_on_a_white_crest_a_disc_that_leaves_too_little_for_transport_is_not_affordable() {
    // Worth 8, with 4 crosses to Santa Fe; only the discs for 5 dollars are left on the board.
    let scene = |dollars| {
        Scene::new(2)
            .disc(RED, "aux-dollar", "s1")
            .disc(RED, "aux-draw", "s2")
            .discs(RED, "aux-certificate aux-certificate aux-engine aux-engine", "san-francisco")
            .discs(RED, "aux-trash aux-trash certificate-limit-4", "san-francisco")
            .discs(RED, FREE_DARK_DISCS, "san-francisco")
            .dollars(RED, dollars)
            .delivery(RED, "texas-longhorn-5 holstein")
    };
    let mut position = scene(0).play();
    position.choose("deliver.santa-fe");
    assert_eq!(position.why("disc.hand-limit"), "gwt-why-disc-fee");
    assert_eq!(position.menu(), ["move-disc.s1", "move-disc.s2"]);
    position.choose("move-disc.s1");
    assert_eq!(position.dollars(RED), 8 - 4);
    // One dollar more and the fee comes first, the transport last.
    let mut position = scene(1).play();
    position.choose("deliver.santa-fe");
    assert_eq!(position.dollars(RED), 9 - 5 - 4);
    assert_eq!(position.stations(RED), ["s1", "s2"]);
    let told = position.told();
    let paid = told.iter().position(|id| id == "gwt-told-paid");
    let transport = told.iter().position(|id| id == "gwt-told-transport");
    assert!(paid.is_some() && paid < transport, "{told:?}");
}

#[test]
fn gwt_052_transport_costs_a_dollar_for_each_cross_from_the_engine_to_the_city() {
    let cases = [
        ("0", "topeka", 0),
        ("0", "wichita", 1),
        ("3", "wichita", 1),
        ("4", "wichita", 0),
        ("12", "wichita", 0),
        ("5", "santa-fe", 2),
        ("turnout-1", "santa-fe", 2),
        ("4", "santa-fe", 3),
        ("0", "albuquerque", 5),
        ("5", "albuquerque", 3),
        ("10", "albuquerque", 0),
        ("0", "san-francisco", 11),
        ("17", "san-francisco", 1),
        ("18", "san-francisco", 0),
        ("30", "san-francisco", 0),
    ];
    for (engine, city, cost) in cases {
        let mut position = Scene::new(2).dollars(RED, 0).engine(RED, engine).delivery(RED, TWENTY).play();
        position.play(&[&format!("deliver.{city}"), "disc.aux-draw"]);
        assert_eq!(position.dollars(RED), 20 - cost, "from {engine} to {city}");
    }
}

#[test]
fn gwt_053_a_disc_on_kansas_city_gives_6_dollars_and_costs_6_points() {
    let scene = || Scene::new(2).dollars(RED, 0).delivery(RED, "jersey");
    let mut position = scene().play();
    position.choose("deliver.kansas-city");
    assert_eq!(position.dollars(RED), 1);
    assert_eq!(position.points(RED, "cities"), 0);
    position.choose("disc.aux-draw");
    assert_eq!(position.dollars(RED), 1 + 6);
    assert_eq!(position.points(RED, "cities"), -6);
    // Each disc.
    let mut position = scene().disc(RED, "aux-dollar", "kansas-city").play();
    position.play(&["deliver.kansas-city", "disc.aux-draw"]);
    assert_eq!(position.dollars(RED), 1 + 6);
    assert_eq!(position.points(RED, "cities"), -12);
}

#[test]
fn gwt_054_a_an_arrow_fires_when_its_second_neighbour_gets_a_disc() {
    for (city, cards) in [("topeka", 0), ("el-paso", 0), ("colorado-springs", 1), ("albuquerque", 1)] {
        let mut position = Scene::new(2).disc(RED, "aux-dollar", city).delivery(RED, TWENTY).play();
        position.play(&["deliver.santa-fe", "disc.aux-draw"]);
        if cards == 1 {
            position.choose("take.stack");
        }
        assert_eq!(position.menu(), ["finish"], "beside {city}");
        assert_eq!(position.player(RED).discard.objectives.len(), cards);
    }
    // Blue's disc is no neighbour.
    let scene = Scene::new(2).disc(BLUE, "aux-dollar", "colorado-springs").delivery(RED, TWENTY);
    let mut position = scene.play();
    position.play(&["deliver.santa-fe", "disc.aux-draw"]);
    assert_eq!(position.menu(), ["finish"]);
}

#[test]
fn gwt_054_b_two_arrows_at_once_are_two_actions_with_a_refill_in_between() {
    let mut position = Scene::new(2)
        .disc(RED, "aux-dollar", "colorado-springs")
        .disc(RED, "aux-draw", "albuquerque")
        .display("dollars-4hh dollars-bgu dollars-buu dollars-ssh")
        .objective_stack("move-345")
        .delivery(RED, TEN)
        .play();
    position.play(&["deliver.santa-fe", "disc.aux-engine"]);
    assert!(!position.offers("take.move-345"));
    position.choose("take.dollars-bgu");
    assert_eq!(position.menu(), ["take.dollars-4hh", "take.dollars-buu", "take.dollars-ssh", "take.move-345"]);
    position.choose("take.move-345");
    assert_eq!(position.menu(), ["finish"]);
    assert_eq!(position.player(RED).discard.objectives.names(), ["dollars-bgu", "move-345"]);
}

/// Red's disc on Wichita will complete an arrow with a card.
fn arrow_to_come() -> Scene {
    Scene::new(2).disc(RED, "aux-dollar", "topeka").display("dollars-4hh dollars-bgu dollars-buu dollars-ssh")
}

#[test]
fn gwt_055_a_the_card_of_an_arrow_is_compulsory_from_the_display_or_the_stack() {
    for card in ["take.dollars-ssh", "take.stack"] {
        let mut position = arrow_to_come().delivery(RED, "west-highland-3").play();
        position.play(&["deliver.wichita", "disc.aux-draw"]);
        let display = ["take.dollars-4hh", "take.dollars-bgu", "take.dollars-buu", "take.dollars-ssh", "take.stack"];
        assert_eq!(position.menu(), display);
        position.choose(card);
        assert_eq!(position.player(RED).discard.objectives.len(), 1);
        assert!(position.player(RED).hand.objectives.is_empty());
        assert_eq!(position.menu(), ["finish"]);
    }
}

#[test]
fn gwt_055_b_an_arrow_gives_nothing_when_display_and_stack_are_empty() {
    let mut position = arrow_to_come().display("").no_objective_stack().delivery(RED, "west-highland-3").play();
    position.play(&["deliver.wichita", "disc.aux-draw"]);
    assert_eq!(position.menu(), ["finish"]);
    assert!(position.player(RED).discard.objectives.is_empty());
}

#[test]
fn gwt_056_arrow_points_need_own_discs_on_both_sides_and_may_be_negative() {
    let spaces = ["aux-dollar", "aux-draw", "aux-engine", "aux-trash"];
    let points = |cities: &[&str]| {
        let discs = cities.iter().zip(spaces).fold(Scene::new(2), |scene, (city, space)| scene.disc(RED, space, city));
        discs.turn(RED).play().points(RED, "cities")
    };
    assert_eq!(points(&["topeka"]), 0);
    assert_eq!(points(&["topeka", "wichita"]), -3);
    assert_eq!(points(&["topeka", "wichita", "colorado-springs"]), -4);
    assert_eq!(points(&["albuquerque"]), 0);
    assert_eq!(points(&["albuquerque", "san-diego"]), 0);
    assert_eq!(points(&["albuquerque", "el-paso", "san-diego", "sacramento"]), 6 + 8 + 4 + 6);
    // A neighbour's disc of another colour does not help.
    let scene = Scene::new(2).disc(RED, "aux-dollar", "albuquerque").disc(BLUE, "aux-dollar", "el-paso");
    assert_eq!(scene.turn(RED).play().points(RED, "cities"), 0);
}

#[test]
fn gwt_057_after_the_delivery_the_herder_starts_anew_from_a_space_that_is_no_location() {
    let mut position = Scene::new(2).herder(BLUE, "f").delivery(RED, "jersey").play();
    position.play(&["deliver.topeka", "disc.aux-draw"]);
    assert_eq!(position.herder(RED), "start");
    // Nothing can be done there.
    assert_eq!(position.menu(), ["finish"]);
    position.play(&["finish", "go.g", "finish"]);
    assert_eq!(position.decider(), Some(RED));
    assert_eq!(position.menu(), ["go.a", "go.b", "go.c"]);
}
