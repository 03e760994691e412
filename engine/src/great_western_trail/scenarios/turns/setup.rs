//! Setup and first turn.

use super::*;

#[test]
fn gwt_001_a_start_money_by_seat_is_6_7_8_9() {
    for players in 2..=4 {
        let position = Position::dealt(players, &[], players);
        let money: Vec<u16> =
            [RED, BLUE, YELLOW, WHITE][..players as usize].iter().map(|&seat| position.dollars(seat)).collect();
        assert_eq!(money, [6, 7, 8, 9][..players as usize]);
    }
}

#[test]
fn gwt_001_b_unused_starting_objectives_are_not_in_play() {
    for seed in 0..50 {
        let position = Position::dealt(2, &[], seed);
        assert_ne!(position.player(RED).starting, position.player(BLUE).starting);
        let mut elsewhere: Vec<&str> = position.state().objectives.names();
        elsewhere.extend(position.state().display.iter().flatten().map(|card| card.card().id));
        assert_eq!(elsewhere.len(), 24);
        assert!(!elsewhere.iter().any(|card| card.starts_with("start-")));
    }
}

#[test]
fn gwt_003_a_hazard_without_room_goes_back_and_does_not_count_among_the_seven() {
    // Six floods and three teepees: whatever comes first, four floods and three teepees lie down.
    let floods = "flood-4-green flood-4-green flood-3-green flood-2-green flood-3-black flood-2-black";
    for seed in 0..100 {
        let position = Scene::new(2)
            .seed(seed)
            .foresight(1, "")
            .pile(1, &format!("{floods} teepee-green teepee-blue teepee-blue"))
            .first_tiles()
            .play();
        let spaces = ["flood-1", "flood-2", "flood-3", "flood-4", "trade-off-1", "trade-off-2", "trade-off-3"];
        assert_eq!(position.tiles_on_trail(), spaces);
        assert_eq!(position.pile(1).iter().filter(|tile| tile.starts_with("flood")).count(), 2);
    }
}

#[test]
fn gwt_003_b_seven_tiles_lie_on_the_board_when_the_game_begins() {
    for seed in 0..1000 {
        let position = Position::dealt(2 + seed % 3, &[], seed);
        assert_eq!(position.tiles_on_trail().len(), 7);
        // 35 tiles: seven on the trail, two on the foresight spaces, none in the box.
        assert_eq!(position.pile(1).len(), 26);
        assert!(position.state().boxed.is_empty());
    }
}

#[test]
fn gwt_004_a_teepees_fill_the_free_space_of_lowest_value() {
    let teepees = ["teepee-blue"; 7].join(" ");
    let position = Scene::new(2).foresight(1, "").pile(1, &teepees).first_tiles().play();
    // -3, -2, -1, 1, 2, 4, 6.
    let spaces = ["trade-1", "trade-2", "trade-3", "trade-4", "trade-off-1", "trade-off-2", "trade-off-3"];
    assert_eq!(position.tiles_on_trail(), spaces);
    let order = [("trade-off-3", -3), ("trade-off-2", -2), ("trade-off-1", -1), ("trade-1", 1), ("trade-2", 2)];
    for (lying, (place, dollars)) in order.into_iter().enumerate() {
        let lying_there =
            order[..lying].iter().fold(Scene::new(2), |scene, (place, _)| scene.tile(place, "teepee-green"));
        let mut position = lying_there.foresight(1, "teepee-blue flood-2-green").visit(RED, "kansas-city").play();
        position.choose("take.teepee-blue");
        assert_eq!(position.lies_at(place), "teepee-blue", "at {dollars} dollars");
    }
}

#[test]
fn gwt_004_b_a_space_freed_among_the_teepees_is_filled_again_first() {
    let mut position = Scene::new(2)
        .tile("trade-off-3", "teepee-green")
        .tile("trade-off-1", "teepee-green")
        .tile("trade-1", "teepee-green")
        .foresight(1, "teepee-blue flood-2-green")
        .visit(RED, "kansas-city")
        .play();
    position.choose("take.teepee-blue");
    assert_eq!(position.lies_at("trade-off-2"), "teepee-blue");
}

#[test]
fn gwt_004_c_the_three_lowest_spaces_of_the_teepees_are_never_stepped_on() {
    let position = Scene::new(2)
        .tile("trade-off-3", "teepee-green")
        .tile("trade-off-2", "teepee-green")
        .tile("trade-off-1", "teepee-green")
        .tile("trade-1", "teepee-green")
        .herder(RED, "c")
        .others_at("b")
        .turn(RED)
        .play();
    assert_eq!(position.menu(), ["go.d", "go.trade-1", "go.e", "go.f", "go.g"]);
}

#[test]
fn gwt_005_hazards_fill_the_lowest_free_number_of_their_own_section() {
    let scene = || {
        Scene::new(2)
            .tile("flood-1", "flood-2-green")
            .tile("flood-2", "flood-3-green")
            .tile("flood-3", "flood-3-black")
            .foresight(1, "flood-4-green drought-2-green")
    };
    let mut position = scene().visit(RED, "kansas-city").play();
    position.choose("take.flood-4-green");
    assert_eq!(position.lies_at("flood-4"), "flood-4-green");
    let mut position = scene().visit(RED, "kansas-city").play();
    position.choose("take.drought-2-green");
    assert_eq!(position.lies_at("drought-1"), "drought-2-green");
    // The second flood is removed, so its space comes before the fourth.
    let mut position = scene().dollars(RED, 7).herder(BLUE, "f").visit(RED, "f").play();
    position.play(&["hazard", "take.flood-2", "finish", "go.kansas-city", "take.flood-4-green"]);
    assert_eq!(position.lies_at("flood-2"), "flood-4-green");
    assert_eq!(position.lies_at("flood-4"), "");
}

#[test]
fn gwt_006_the_job_market_starts_with_two_rows_full_but_for_the_space_of_the_token() {
    for (players, workers) in [(2, 3), (3, 5), (4, 7)] {
        let position = Position::dealt(players, &[], 7);
        assert_eq!(position.token(), 2);
        assert!(!position.jobs(1).contains(&"-"));
        assert_eq!(position.jobs(2).iter().position(|&space| space == "-"), Some(players as usize - 1));
        let spaces = (1..=12).flat_map(|row| position.jobs(row));
        assert_eq!(spaces.filter(|&space| space != "-").count(), workers);
    }
}

#[test]
fn gwt_007_a_all_players_use_the_same_side_of_each_building() {
    let scene = || Scene::new(2).b_sides(&[1, 3]).workers(RED, [1, 3, 1]).workers(BLUE, [1, 3, 1]);
    for seat in [RED, BLUE] {
        let mut position = scene().dollars(seat, 20).visit(seat, "b").play();
        position.choose("build");
        assert_eq!(position.menu_of("tile."), ["tile.1b", "tile.2a", "tile.3b", "tile.4a", "tile.5a"]);
    }
}

#[test]
fn gwt_007_b_the_sides_are_drawn_once_for_all_and_stay() {
    let mut seen = std::collections::BTreeSet::new();
    for seed in 0..40 {
        let mut position = Position::dealt(2, &[("buildings", "random")], seed);
        let faces = position.seen_by(Eye::Public).faces;
        seen.extend(faces.iter().copied());
        for seat in [RED, BLUE] {
            position.choose("start.b").choose("build");
            let tiles: Vec<String> = faces.iter().map(|face| format!("tile.{face}")).collect();
            assert!(position.menu().iter().all(|key| tiles.contains(key)));
            let tile = position.menu().remove(0);
            position.choose(&tile);
            let site = position.menu().remove(usize::from(seat == BLUE));
            position.choose(&site).choose("finish");
        }
        assert_eq!(position.seen_by(Eye::Public).faces, faces);
    }
    assert_eq!(seen.len(), 20, "both sides of all ten come up");
}

#[test]
fn gwt_008_a_the_first_turn_starts_on_any_neutral_building_without_step_or_fee() {
    // Neither hazards nor private buildings are a start, not even an own one.
    let mut position = Scene::new(2)
        .tile("flood-1", "flood-4-green")
        .building(RED, 2, "a-1")
        .building(BLUE, 1, "a-2")
        .turn(RED)
        .play();
    assert_eq!(position.menu(), ["start.a", "start.b", "start.c", "start.d", "start.e", "start.f", "start.g"]);
    position.choose("start.g");
    assert_eq!(position.herder(RED), "g");
    assert_eq!(position.dollars(RED), 6);
    // Phase B follows at once.
    assert_eq!(position.menu(), ["engine", "aux", "aux.dollar", "aux.draw", "finish"]);
}

#[test]
fn gwt_008_b_the_first_building_may_be_occupied_already() {
    let mut position = Scene::new(2).turn(RED).play();
    position.play(&["start.c", "finish"]);
    assert_eq!(position.decider(), Some(BLUE));
    assert!(position.offers("start.c"));
    position.choose("start.c");
    assert_eq!(position.herder(RED), position.herder(BLUE));
    assert_eq!(position.menu(), ["certificate", "objective", "engine", "aux.dollar", "aux.draw", "finish"]);
}

#[test]
fn gwt_009_a_the_starting_objective_lies_open_from_the_beginning() {
    for seed in 0..20 {
        let position = Position::dealt(4, &[], seed);
        for seat in [RED, BLUE, YELLOW, WHITE] {
            let seen = &position.seen_by(Eye::Public).players[seat.index()];
            assert_eq!(seen.starting, position.player(seat).starting);
            assert!(!position.hand(seat).iter().any(|card| card.starts_with("start-")));
        }
    }
}

#[test]
fn gwt_009_b_the_starting_objective_has_no_penalty() {
    let scene = || Scene::new(2).starting_objective(RED, "start-bbh").turn(RED);
    assert_eq!(scene().play().points(RED, "objectives"), 0);
    // Any other card in the area that is not fulfilled has one.
    assert_eq!(scene().area(RED, "draw-5h").play().points(RED, "objectives"), -2);
    // Fulfilled, it gives its 3 points.
    let fulfilled = scene().building(RED, 1, "a-1").building(RED, 2, "a-2").collected(RED, "flood-2-green");
    assert_eq!(fulfilled.play().points(RED, "objectives"), 3);
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
        let (table, _) = crate::Table::<crate::great_western_trail::State>::open(&options, 2, crate::Seed::from(seed))
            .expect("a table");
        let tiles = table.state().trail.iter().flatten().filter(|tile| !tile.is_building());
        assert_eq!(tiles.count(), 7);
        assert_eq!(table.state().supply[0].len(), 35 - 7 - 2);
    }
}
