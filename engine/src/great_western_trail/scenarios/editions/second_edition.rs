//! The second edition: set-up, trail, outlaws, cities, auxiliary actions, station masters.

use super::*;

fn second() -> Scene {
    Scene::with(2, SECOND).no_tokens().others_at("c")
}

#[test]
fn gwt_002_cards_by_seat_are_4_5_6_7_and_everybody_discards_down_to_4_before_play() {
    for seed in 0..40 {
        let players = 2 + seed % 3;
        let mut position = Position::dealt(players, SECOND, seed);
        let seats = &[RED, BLUE, YELLOW, WHITE][..players as usize];
        assert_eq!(position.hand(RED).len(), 4);
        // Seat by seat, in playing order; whoever has nothing to choose is not asked.
        let mut asked = Vec::new();
        while position.decider() != Some(RED) {
            let seat = position.decider().unwrap();
            asked.push(seat);
            let key = position.menu().remove(0);
            assert!(key.starts_with("discard."), "{key}");
            position.choose(&key);
        }
        assert!(asked.is_sorted() && asked.iter().all(|seat| seats[1..].contains(seat)));
        for (row, &seat) in seats.iter().enumerate() {
            assert_eq!((position.hand(seat).len(), position.discard(seat).len()), (4, row));
        }
        assert_eq!(position.menu_of("start.").len(), 7);
    }
}

#[test]
fn gwt_002_the_cards_discarded_are_chosen_one_by_one_by_their_owner() {
    let mut position = Position::dealt(3, SECOND, 4);
    assert_eq!(position.decider(), Some(BLUE));
    position.choose(&position.menu()[0].clone());
    assert_eq!((position.decider(), position.hand(YELLOW).len()), (Some(YELLOW), 6));
    position.choose(&position.menu()[0].clone());
    assert_eq!((position.decider(), position.hand(YELLOW).len()), (Some(YELLOW), 5));
}

#[test]
fn gwt_004_outlaws_fill_the_token_first_then_1_2_and_so_on() {
    let outlaws = ["outlaw-orange"; 7].join(" ");
    let position = Scene::with(2, SECOND).foresight(1, "").pile(1, &outlaws).first_tiles().play();
    let spaces = ["outlaw-1", "outlaw-2", "outlaw-3", "outlaw-4", "outlaw-off-1", "outlaw-off-2", "outlaw-off-3"];
    assert_eq!(position.tiles_on_trail(), spaces);
    let mut position =
        Scene::with(2, SECOND).no_tokens().foresight(1, "outlaw-green flood-2-green").visit(RED, "kansas-city").play();
    position.choose("take.outlaw-green");
    assert_eq!(position.lies_at("outlaw-off-1"), "outlaw-green");
}

#[test]
fn gwt_004_taking_an_outlaw_gives_what_its_space_shows() {
    let values = [
        ("outlaw-off-2", 1),
        ("outlaw-off-3", 2),
        ("outlaw-1", 3),
        ("outlaw-2", 4),
        ("outlaw-3", 5),
        ("outlaw-4", 6),
        ("outlaw-5", 8),
        ("outlaw-6", 10),
    ];
    for (place, dollars) in values {
        let mut position = second()
            .tile(place, "outlaw-green")
            .tile("outlaw-off-1", "outlaw-orange")
            .dollars(RED, 0)
            .visit(RED, "d")
            .play();
        position.play(&["trade", &format!("take.{place}")]);
        assert_eq!((position.dollars(RED), position.player(RED).teepees), (dollars, [1, 0]));
    }
    let mut position = second()
        .tile("outlaw-off-1", "outlaw-orange")
        .tile("outlaw-1", "outlaw-green")
        .dollars(RED, 0)
        .visit(RED, "d")
        .play();
    position.play(&["trade", "take.outlaw-off-1"]);
    assert_eq!((position.dollars(RED), position.tokens(RED), position.player(RED).teepees), (0, 1, [0, 1]));
}

#[test]
fn gwt_004_the_outlaws_branch_off_at_d_and_the_three_lowest_spaces_lie_beside_the_trail() {
    let scene = || {
        Scene::with(2, SECOND)
            .no_tokens()
            .tile("outlaw-off-1", "outlaw-green")
            .tile("outlaw-1", "outlaw-green")
            .tile("outlaw-2", "outlaw-orange")
            .others_at("b")
    };
    let position = scene().herder(RED, "c").turn(RED).play();
    assert_eq!(position.menu(), ["go.d", "go.outlaw-1", "go.outlaw-2", "go.e", "go.f", "go.g"]);
    let position = scene().building(RED, 1, "d-1").herder(RED, "d").turn(RED).play();
    assert_eq!(position.menu(), ["go.d-1", "go.outlaw-1", "go.outlaw-2", "go.e", "go.f"]);
    // No building stands where the first edition has its space before D.
    let mut position = scene().dollars(RED, 9).visit(RED, "b").play();
    position.play(&["build", "tile.1a"]);
    assert!(position.offers("site.d-1") && !position.offers("site.c-3"));
}

#[test]
fn gwt_014_an_outlaw_has_the_hand_of_its_colour() {
    // With 4 players a green hand costs $1, a black one $2.
    for (tile, toll) in [("outlaw-green", 1), ("outlaw-orange", 2)] {
        let mut position = Scene::with(4, SECOND)
            .no_tokens()
            .tile("outlaw-1", tile)
            .dollars(RED, 5)
            .herder(RED, "d")
            .others_at("b")
            .turn(RED)
            .play();
        position.choose("go.outlaw-1");
        assert_eq!(position.dollars(RED), 5 - toll);
    }
}

#[test]
fn gwt_027_the_first_risk_space_of_the_flood_takes_any_cattle_for_a_certificate() {
    let mut position =
        second().building(RED, 1, "flood-risk-1").hand(RED, "guernsey").visit(RED, "flood-risk-1").play();
    position.choose("risk");
    assert_eq!((position.certificates(RED), position.discard(RED).contains(&"guernsey".to_owned())), (1, true));
}

#[test]
fn gwt_114_removing_a_card_also_gains_a_dollar_and_two_when_doubled() {
    let scene = || {
        second().disc(RED, "aux-trash", "fulton").disc(RED, "aux-trash", "st-louis").engine(RED, "10").dollars(RED, 0)
    };
    let mut position = scene().hand(RED, "jersey guernsey").visit(RED, "g").play();
    position.play(&["aux.trash-gain", "discard.jersey"]);
    assert_eq!(
        (position.dollars(RED), position.engine(RED), position.hand(RED)),
        (1, "9".to_owned(), vec!["guernsey".to_owned()])
    );
    let mut position = scene().hand(RED, "jersey guernsey").visit(RED, "g").play();
    position.play(&["aux", "aux.trash-gain-2", "discard.jersey", "stop"]);
    assert_eq!((position.dollars(RED), position.engine(RED)), (2, "8".to_owned()));
    // From space 0 the engine cannot go back, so there is nothing to gain either.
    let position = scene().engine(RED, "0").visit(RED, "g").play();
    assert_eq!(position.why("aux.trash-gain"), "gwt-why-engine-back");
}

#[test]
fn gwt_045_kansas_city_pays_4_dollars_and_new_york_takes_any_number_of_discs() {
    let mut position = second().dollars(RED, 0).delivery(RED, "jersey").play();
    position.play(&["deliver.kansas-city", "disc.aux-dollar"]);
    assert_eq!((position.dollars(RED), position.points(RED, "cities")), (1 + 4, -6));
    let hand = "texas-longhorn-5 west-highland-3 holstein ayrshire brown-swiss";
    let mut position = second().disc(RED, "step-points", "new-york").engine(RED, "18").delivery(RED, hand).play();
    position.play(&["deliver.new-york", "disc.certificate-limit-6"]);
    assert_eq!(position.points(RED, "cities"), 18);
}

#[test]
fn gwt_055_the_arrow_of_st_louis_and_bloomington_gives_an_exchange_token() {
    let mut position =
        second().disc(RED, "aux-dollar", "st-louis").engine(RED, "18").delivery(RED, "holstein ayrshire").play();
    position.play(&["deliver.bloomington", "disc.aux-draw"]);
    assert_eq!(position.tokens(RED), 1);
    // A disc on one side alone gives nothing.
    let mut position = second().engine(RED, "18").delivery(RED, "holstein ayrshire").play();
    position.play(&["deliver.bloomington", "disc.aux-draw"]);
    assert_eq!(position.tokens(RED), 0);
}

#[test]
fn gwt_089_the_terminal_task_asks_for_new_york() {
    let scene = || second().area(RED, "aux-new-york").starting_objective(RED, "start-34b");
    assert_eq!(scene().turn(RED).play().points(RED, "objectives"), -3);
    let position = scene().disc(RED, "step-points", "new-york").turn(RED).play();
    assert_eq!(position.points(RED, "objectives"), 5);
}

#[test]
fn gwt_093_objective_cards_ask_for_outlaws() {
    let position = second()
        .area(RED, "draw-sww dollars-boo")
        .disc(RED, "step-points", "s5")
        .building(RED, 1, "a-1")
        .collected(RED, "outlaw-green outlaw-green outlaw-orange outlaw-orange")
        .turn(RED)
        .play();
    assert_eq!(position.points(RED, "objectives"), 3 + 3);
}

/// Red, with a hired cowboy, has upgraded the first station, where that master lies.
fn with_master(master: &str) -> Position {
    let mut position = second()
        .master_at("s1", master)
        .workers(RED, [2, 1, 1])
        .dollars(RED, 10)
        .engine(RED, "4")
        .visit(RED, "g")
        .play();
    position.play(&["engine", "engine.turnout-1", "upgrade.s1", "disc.aux-draw", "appoint.cowboy"]);
    position
}

#[test]
fn gwt_077_the_four_further_station_masters_give_what_they_show() {
    let position = with_master("twelve-dollars");
    assert_eq!((position.dollars(RED), position.points(RED, "station-masters")), (8 + 12, 0));
    let position = with_master("two-certificates");
    assert_eq!((position.player(RED).permanent_certificates(), position.points(RED, "station-masters")), (2, 0));
    let position = with_master("buildings");
    assert_eq!((position.certificates(RED), position.player(RED).permanent_certificates()), (2, 0));
    let position = with_master("stations");
    assert_eq!(position.player(RED).permanent_certificates(), 1);
}

#[test]
fn gwt_134_stations_and_buildings_are_counted_by_their_station_masters() {
    let scene = |master: &str| second().master_at("s1", master).master(RED, master);
    let position =
        scene("stations").discs(RED, "aux-draw", "s2").discs(RED, "aux-dollar", "s3").discs(RED, "step-points", "s5");
    assert_eq!(position.turn(RED).play().points(RED, "station-masters"), 3);
    let position = scene("buildings").building(RED, 1, "a-1").building(RED, 2, "a-2");
    assert_eq!(position.turn(RED).play().points(RED, "station-masters"), 4);
}

#[test]
fn gwt_136_five_of_nine_station_masters_lie_beside_stations() {
    let mut seen = std::collections::BTreeSet::new();
    for seed in 0..200 {
        let position = Position::dealt(2, SECOND, seed);
        let masters: Vec<_> = position.state().masters.iter().flatten().map(|master| master.name()).collect();
        assert_eq!(masters.len(), 5);
        seen.extend(masters);
    }
    assert_eq!(seen.len(), 9);
}
