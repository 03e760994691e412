//! Simmental and Brahman cattle.

use super::*;

#[test]
fn gwt_122_simmental_cards_shown_at_income_are_replaced_by_the_next_higher_ones_after_counting() {
    let scene = || Scene::with(2, SIMMENTAL).no_tokens().dollars(RED, 0).engine(RED, "18").others_at("c");
    let mut position = scene().discard(RED, "").delivery(RED, "simmental-2 simmental-2 jersey").play();
    // Two of one type count once: 2 and 1.
    assert_eq!(position.dollars(RED), 3);
    let has = |position: &Position, card: &str| position.discard(RED).iter().filter(|name| *name == card).count();
    assert_eq!((has(&position, "simmental-2"), has(&position, "simmental-4")), (0, 2));
    assert_eq!(position.points(RED, "cattle"), 2 * 4);
    position.play(&["deliver.fulton", "disc.aux-dollar", "finish"]);
}

#[test]
fn gwt_122_the_highest_simmental_stays_and_of_several_the_highest_counts() {
    let mut position = Scene::with(2, SIMMENTAL)
        .no_tokens()
        .dollars(RED, 0)
        .engine(RED, "18")
        .others_at("c")
        .delivery(RED, "simmental-2")
        .play();
    position.play(&["deliver.fulton", "disc.aux-dollar", "finish"]);
    // Played on with the card that has grown.
    let mut position = Scene::with(2, SIMMENTAL)
        .no_tokens()
        .dollars(RED, 0)
        .engine(RED, "18")
        .others_at("c")
        .grown(RED, "simmental-4 simmental-5 simmental-2")
        .delivery(RED, "simmental-4 simmental-5 simmental-2")
        .play();
    assert_eq!(position.dollars(RED), 5);
    let names = position.discard(RED);
    let count = |card: &str| names.iter().filter(|name| *name == card).count();
    assert_eq!((count("simmental-2"), count("simmental-4"), count("simmental-5")), (0, 1, 2));
    position.choose("deliver.fulton");
}

#[test]
fn gwt_122_each_brahman_gives_4_dollars_more_which_do_not_raise_the_value() {
    let position = Scene::with(2, BRAHMAN)
        .no_tokens()
        .dollars(RED, 0)
        .engine(RED, "18")
        .others_at("c")
        .delivery(RED, "brahman brahman jersey")
        .play();
    // 2 and 1 for the types, and 4 for each of two cards.
    assert_eq!(position.dollars(RED), 3 + 8);
    assert!(position.offers("deliver.fulton") && !position.offers("deliver.st-louis"));
    assert_eq!(position.why("deliver.st-louis"), "gwt-why-city-too-far");
}

#[test]
fn gwt_117_the_market_tile_sells_the_extra_breed_for_8_with_one_cowboy_or_5_with_two() {
    for (options, card) in [(SIMMENTAL, "simmental-2"), (BRAHMAN, "brahman")] {
        let mut position = Scene::with(2, options)
            .no_tokens()
            .market(&format!("{card} {card} holstein"))
            .workers(RED, [3, 1, 1])
            .dollars(RED, 13)
            .others_at("c")
            .visit(RED, "e")
            .play();
        position.choose("buy");
        let (dear, cheap) = (format!("buy.{card}-for-8"), format!("buy.{card}-for-5"));
        assert!(position.offers(&dear) && position.offers(&cheap));
        position.play(&[&cheap, &dear]);
        assert_eq!((position.dollars(RED), position.market()), (0, vec!["holstein".to_owned()]));
    }
    let mut position = Scene::with(2, SECOND).no_tokens().workers(RED, [3, 1, 1]).dollars(RED, 20).others_at("c");
    position = position.visit(RED, "e");
    let mut position = position.play();
    position.choose("buy");
    assert!(position.menu().iter().all(|key| !key.ends_with("-for-8")), "the tile comes with the breed");
}

#[test]
fn gwt_119_the_market_has_9_12_or_15_cards_with_an_extra_breed() {
    for (players, size) in [(2, 9), (3, 12), (4, 15)] {
        assert_eq!(Position::dealt(players, SIMMENTAL, players).market().len(), size);
        assert_eq!(Position::dealt(players, BRAHMAN, players).market().len(), size);
    }
    assert_eq!(Position::dealt(2, SECOND, 1).market().len(), 7);
}

#[test]
fn gwt_142_a_fifth_starting_objective_is_dealt_from_with_an_extra_breed() {
    let mut seen = std::collections::BTreeSet::new();
    for seed in 0..100 {
        seen.insert(Position::dealt(2, SIMMENTAL, seed).player(RED).starting.name());
    }
    assert_eq!(seen.len(), 5);
    let position = Scene::with(2, BRAHMAN)
        .no_tokens()
        .starting_objective(RED, "start-xxb")
        .hand(RED, "brahman brahman")
        .building(RED, 1, "a-1")
        .others_at("c")
        .turn(RED)
        .play();
    assert_eq!(position.points(RED, "objectives"), 3);
}

#[test]
fn gwt_093_a_simmental_of_value_4_is_no_west_highland() {
    let position = Scene::with(2, SIMMENTAL)
        .no_tokens()
        .starting_objective(RED, "start-34b")
        .grown(RED, "simmental-4")
        .hand(RED, "holstein")
        .building(RED, 1, "a-1")
        .others_at("c")
        .turn(RED)
        .play();
    assert_eq!(position.points(RED, "objectives"), 0);
}
