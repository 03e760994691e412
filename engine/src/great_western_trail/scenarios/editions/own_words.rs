//! The second edition by its own words, where they differ from those of the first; tables of version 1 go on as they
//! began.

use super::*;

fn second(version: u16) -> Scene {
    Scene::with(2, SECOND).version(version).no_tokens().others_at("c")
}

#[test]
fn gwt_114_the_single_action_removes_exactly_one_card() {
    let play = |version| {
        let scene = second(version).disc(RED, "aux-trash", "fulton").engine(RED, "3").hand(RED, "jersey guernsey");
        let mut position = scene.visit(RED, "g").play();
        position.choose("aux.trash-gain");
        position
    };
    assert_eq!(play(2).menu(), ["discard.jersey", "discard.guernsey"]);
    assert_eq!(play(1).menu(), ["discard.jersey", "discard.guernsey", "stop"]);
}

#[test]
fn gwt_114_the_double_action_removes_up_to_two() {
    let scene = second(2).discs(RED, "aux-trash aux-trash", "kansas-city").engine(RED, "3");
    let mut position = scene.hand(RED, "jersey guernsey").visit(RED, "g").play();
    position.play(&["aux", "aux.trash-gain-2"]);
    assert_eq!(position.menu(), ["discard.jersey", "discard.guernsey", "stop"]);
    position.play(&["discard.jersey", "stop"]);
    assert_eq!(position.hand(RED), ["guernsey"]);
}

#[test]
fn gwt_114_with_an_empty_hand_the_action_removes_nothing() {
    let scene = second(2).disc(RED, "aux-trash", "fulton").engine(RED, "3").hand(RED, "").dollars(RED, 0);
    let mut position = scene.visit(RED, "g").play();
    position.choose("aux.trash-gain");
    assert!(position.offers("finish"));
    assert_eq!((position.dollars(RED), position.engine(RED).as_str()), (1, "2"));
}

#[test]
fn gwt_126_a_town_tile_removes_exactly_two_cards_or_what_there_is() {
    let removing = |options, version, hand: &str| {
        let tile = if options == NORTH { "trash" } else { "trash-or-hazard" };
        let scene = Scene::with(2, options).version(version).no_tokens().others_at("c").dollars(RED, 1);
        let scene = scene.towns(RED, "green-1").town_tile("green-2", tile).hand(RED, hand);
        let mut position = scene.visit(RED, "g").play();
        let aux = position.menu_of("aux.branchlet").remove(0);
        position.play(&[&aux, "town.green-2", "trash"]);
        position
    };
    let mut position = removing(SECOND_NORTH, 2, "guernsey jersey jersey holstein");
    // The first has to be a Jersey, which leaves no choice; none may be kept.
    assert_eq!(position.menu(), ["discard.jersey", "discard.holstein"]);
    position.choose("discard.holstein");
    assert_eq!(position.hand(RED), ["jersey"]);
    // Only one is there, so it goes without a question.
    assert!(removing(SECOND_NORTH, 2, "guernsey jersey").hand(RED).is_empty());
    assert!(removing(SECOND_NORTH, 1, "guernsey jersey jersey").offers("stop"));
    assert!(removing(NORTH, 2, "guernsey jersey jersey").offers("stop"));
}

#[test]
fn gwt_058_a_dark_disc_goes_onto_white_corners_when_the_only_white_one_is_the_add_ons_and_cannot_be_paid() {
    let delivery = |options, version, dollars| {
        let scene = Scene::with(2, options).version(version).no_tokens().others_at("c").engine(RED, "18");
        let scene = scene.discs(RED, WHITE_DISCS, "kansas-city").dollars(RED, dollars);
        let mut position = scene.delivery(RED, "jersey").play();
        position.choose("deliver.columbia");
        position
    };
    let poor = delivery(SECOND_NORTH, 2, 0);
    assert_eq!(poor.why("disc.aux-branchlet"), "gwt-why-disc-fee");
    assert!(poor.offers("disc.step-points") && poor.offers("disc.certificate-limit-6"));
    // With the $2 it counts as a white disc.
    assert_eq!(delivery(SECOND_NORTH, 2, 1).cities(RED).len(), WHITE_DISCS.split_whitespace().count() + 1);
    for (options, version) in [(SECOND_NORTH, 1), (NORTH, 2)] {
        let without = delivery(options, version, 0);
        assert_eq!(without.cities(RED).len(), WHITE_DISCS.split_whitespace().count(), "it goes without a disc");
    }
}

#[test]
fn gwt_092_the_station_master_of_the_objectives_counts_every_card_one_has() {
    // The starting card, one in the area, two in the deck that cannot be fulfilled.
    let scene = |options, version| {
        Scene::with(2, options)
            .version(version)
            .no_tokens()
            .others_at("c")
            .master_at("s1", "objectives")
            .master(RED, "objectives")
            .area(RED, "dollars-ssh")
            .discard(RED, "engine-345 engine-sshh")
            .turn(RED)
            .play()
    };
    assert_eq!(scene(SECOND, 2).points(RED, "station-masters"), 3 * (4 / 2));
    // Without adding the two of the deck there are two.
    assert_eq!(scene(SECOND, 1).points(RED, "station-masters"), 3);
    assert_eq!(scene(&[], 2).points(RED, "station-masters"), 3);
}
