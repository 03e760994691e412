//! Kansas City: foresights and income.

use super::*;

#[test]
fn gwt_039_the_five_subphases_run_in_fixed_order() {
    let mut position = Scene::new(2)
        .foresight(1, "teepee-green flood-2-green")
        .foresight(2, "cowboy engineer")
        .foresight(3, "craftsman teepee-blue")
        .hand(RED, "jersey")
        .certificates(RED, 1)
        .visit(RED, "kansas-city")
        .play();
    assert_eq!(position.menu(), ["take.teepee-green", "take.flood-2-green"]);
    position.choose("take.flood-2-green");
    assert_eq!(position.menu(), ["take.cowboy", "take.engineer"]);
    position.choose("take.cowboy");
    assert_eq!(position.menu(), ["take.craftsman", "take.teepee-blue"]);
    position.choose("take.craftsman");
    assert_eq!(position.menu(), ["spend.0", "spend.1"]);
    position.choose("spend.0");
    assert_eq!(position.menu(), ["deliver.kansas-city", "deliver.topeka"]);
    position.play(&["deliver.topeka", "disc.aux-draw"]);
    assert_eq!(position.menu(), ["finish"]);
    let told = position.told();
    let order = ["gwt-told-foresight", "gwt-told-income", "gwt-told-delivered"];
    let rows: Vec<_> = order.iter().map(|id| told.iter().position(|other| other == id)).collect();
    assert!(rows.is_sorted() && rows[0].is_some(), "{told:?}");
}

#[test]
fn gwt_040_a_tile_without_a_free_space_leaves_the_game() {
    let floods = [("flood-1", "flood-2-green"), ("flood-2", "flood-3-green"), ("flood-3", "flood-3-black")];
    let full = floods.iter().fold(Scene::new(2), |scene, (place, tile)| scene.tile(place, tile));
    let mut position = full
        .tile("flood-4", "flood-2-black")
        .foresight(1, "flood-4-green teepee-green")
        .visit(RED, "kansas-city")
        .play();
    position.choose("take.flood-4-green");
    assert_eq!(position.boxed("flood-4-green"), 1);
    assert_eq!(position.lies_at("flood-4"), "flood-2-black");
    assert!(position.told().contains(&"gwt-told-tile-gone".to_owned()));
    let trade = ["off-1", "off-2", "off-3", "1", "2", "3", "4", "5", "6"];
    let full = trade.iter().fold(Scene::new(2), |scene, row| scene.tile(&format!("trade-{row}"), "teepee-green"));
    let mut position = full.foresight(1, "flood-4-green teepee-blue").visit(RED, "kansas-city").play();
    position.choose("take.teepee-blue");
    assert_eq!(position.boxed("teepee-blue"), 1);
    assert_eq!(position.tiles_on_trail().len(), 9);
}

#[test]
fn gwt_041_workers_go_into_the_row_of_the_token_from_left_to_right() {
    for (players, before) in [(2, ""), (3, "cowboy"), (4, "cowboy cowboy")] {
        let mut position = Scene::new(players)
            .jobs(&["", "", before])
            .foresight(2, "engineer craftsman")
            .foresight(3, "craftsman cowboy")
            .visit(RED, "kansas-city")
            .play();
        let first = position.menu().remove(0);
        position.play(&[&first, "take.engineer"]);
        let row: Vec<&str> = before.split_whitespace().chain(["engineer"]).collect();
        assert_eq!(position.jobs(3), [&row[..], &["-"]].concat());
        assert_eq!(position.token(), 3);
        // The last space of the row is the token's.
        position.choose("take.craftsman");
        assert_eq!(position.jobs(3), [&row[..], &["craftsman"]].concat());
        assert_eq!(position.jobs(3).len(), players as usize);
        assert_eq!(position.token(), 4);
        assert_eq!(position.jobs(4), vec!["-"; players as usize]);
    }
}

/// Two players; the next worker fills the row of the token (from 1); the market holds one card.
fn next_worker_fills(row: usize) -> Scene {
    let mut rows = vec![""; row];
    rows[row - 1] = "cowboy";
    Scene::new(2)
        .jobs(&rows)
        .foresight(1, "teepee-green teepee-green")
        .foresight(2, "engineer cowboy")
        .foresight(3, "craftsman cowboy")
}

#[test]
fn gwt_042_a_yellow_arrow_refills_the_market_in_mid_phase() {
    for (row, cards) in (1..=11).map(|row| (row, if row == 6 || row == 9 { 7 } else { 1 })) {
        let mut position = next_worker_fills(row).market("holstein").visit(RED, "kansas-city").play();
        assert_eq!(position.market().len(), 1);
        position.choose("take.engineer");
        assert_eq!(usize::from(position.token()), row + 1);
        assert_eq!(position.market().len(), cards, "over the arrow of row {row}");
        // The third foresight is still to come, and its worker goes into the next row.
        assert_eq!(position.menu(), ["take.craftsman", "take.cowboy"]);
        position.choose("take.craftsman");
        assert_eq!(position.jobs(row + 1), ["craftsman", "-"]);
    }
}

#[test]
fn gwt_042_b_before_its_space_is_filled_the_token_stays() {
    let rows = ["", "", "", "", "", ""];
    let scene = Scene::new(2).jobs(&rows).market("holstein").foresight(1, "teepee-green teepee-green");
    let mut position = scene.foresight(2, "engineer cowboy").visit(RED, "kansas-city").play();
    position.choose("take.engineer");
    assert_eq!(position.token(), 6);
    assert_eq!(position.market().len(), 1);
}

#[test]
fn gwt_043_a_the_market_is_refilled_only_up_to_its_first_number() {
    for (players, size) in [(2, 7), (3, 10), (4, 13)] {
        let row = vec!["cowboy"; players - 1].join(" ");
        let mut position = Scene::new(players as u64)
            .jobs(&["", "", "", "", "", &row])
            .market("holstein ayrshire")
            .foresight(1, "teepee-green teepee-green")
            .foresight(2, "engineer cowboy")
            .visit(RED, "kansas-city")
            .play();
        position.choose("take.engineer");
        assert_eq!(position.market().len(), size);
    }
}

#[test]
fn gwt_043_b_a_market_at_or_above_its_number_gets_nothing() {
    let seven = ["holstein"; 7].join(" ");
    for (market, cards) in [(seven.clone(), 7), (format!("{seven} ayrshire ayrshire"), 9)] {
        let mut position = next_worker_fills(6).market(&market).visit(RED, "kansas-city").play();
        position.choose("take.engineer");
        assert_eq!(position.token(), 7);
        assert_eq!(position.market().len(), cards);
    }
}

#[test]
fn gwt_043_c_an_empty_stack_stops_the_refill() {
    for (stack, cards) in [("", 1), ("ayrshire brown-swiss", 3)] {
        let scene = next_worker_fills(6).market("holstein").market_stack(BLUE, stack);
        let mut position = scene.visit(RED, "kansas-city").play();
        position.choose("take.engineer");
        assert_eq!(position.market().len(), cards);
        assert!(position.state().market_stack.is_empty());
    }
}

#[test]
fn gwt_044_emptied_foresight_spaces_are_refilled_at_the_end_of_the_turn() {
    let scene = Scene::new(2).jobs(&[""; 11]).delivery(RED, "jersey");
    let mut position = scene.pile(1, "teepee-blue").pile(2, "").pile(3, "craftsman craftsman").play();
    position.play(&["deliver.topeka", "disc.aux-draw"]);
    assert_eq!(position.foresight(1), ["teepee-green"]);
    assert_eq!(position.foresight(2), ["cowboy"]);
    assert_eq!(position.foresight(3), ["engineer"]);
    position.choose("finish");
    // Each from the pile of its number; where the pile is exhausted the space stays empty.
    assert_eq!(position.foresight(1), ["teepee-blue", "teepee-green"]);
    assert_eq!(position.foresight(2), ["cowboy"]);
    assert_eq!(position.foresight(3), ["craftsman", "engineer"]);
    assert_eq!(position.pile(3), ["craftsman"]);
}

#[test]
fn gwt_045_income_counts_each_type_once_then_the_whole_hand_is_discarded() {
    let mut position =
        Scene::new(2).dollars(RED, 0).discard(RED, "").delivery(RED, "jersey jersey guernsey draw-5h").play();
    position.choose("enter");
    assert_eq!(position.dollars(RED), 1 + 2);
    assert!(position.hand(RED).is_empty());
    let discarded = position.discard(RED);
    for (card, least) in [("jersey", 2), ("guernsey", 1), ("draw-5h", 1)] {
        assert!(discarded.iter().filter(|other| *other == card).count() >= least, "{card}");
    }
    // Two cards of one type with different points are one type.
    let position =
        Scene::new(2).dollars(RED, 0).delivery(RED, "west-highland-3 west-highland-5 holstein ayrshire").play();
    assert_eq!(position.dollars(RED), 4 + 3 + 3);
}

#[test]
fn gwt_046_a_permanent_certificates_add_each_time_by_themselves() {
    let mut position =
        Scene::new(2).master(RED, "hazards").dollars(RED, 0).herder(BLUE, "b").delivery(RED, "jersey").play();
    assert_eq!(position.dollars(RED), 1 + 1);
    position.play(&["deliver.topeka", "disc.aux-draw", "finish", "go.c", "finish"]);
    position.play(&["go.c", "finish", "go.d", "finish", "go.f", "finish", "go.e", "finish"]);
    // Red has come round again with another hand.
    let value = position.player(RED).hand.breeding();
    assert_eq!(position.dollars(RED), 2);
    position.choose("go.kansas-city");
    while position.menu_of("deliver.").is_empty() {
        let first = position.menu().remove(0);
        position.choose(&first);
    }
    assert_eq!(position.dollars(RED), 2 + u16::from(value) + 1);
    // With two station masters, two.
    let position = Scene::new(2).master(RED, "hazards").master(RED, "teepee-pairs").dollars(RED, 0);
    assert_eq!(position.delivery(RED, "guernsey").play().dollars(RED), 2 + 2);
}

#[test]
fn gwt_046_b_temporary_certificates_are_spent_as_far_as_wanted() {
    for (spend, value, left) in [("spend.0", 1, 3), ("spend.1", 2, 2), ("spend.2", 3, 1), ("spend.3", 4, 0)] {
        let mut position = Scene::new(2).certificates(RED, 3).dollars(RED, 0).delivery(RED, "jersey").play();
        assert_eq!(position.menu(), ["spend.0", "spend.1", "spend.2", "spend.3"]);
        position.choose(spend);
        assert_eq!(position.dollars(RED), value);
        assert_eq!(position.certificates(RED), left);
        assert_eq!(position.offers("deliver.wichita"), value >= 4);
    }
}

/// Red may have six certificates.
fn six_allowed() -> Scene {
    Scene::new(2).discs(RED, "certificate-limit-4 certificate-limit-6", "san-francisco").dollars(RED, 0)
}

#[test]
fn gwt_047_a_from_six_the_next_lower_certificate_is_four() {
    let mut position = six_allowed().certificates(RED, 6).delivery(RED, "jersey").play();
    assert_eq!(position.menu(), ["spend.0", "spend.2", "spend.3", "spend.4", "spend.5", "spend.6"]);
    position.choose("spend.2");
    assert_eq!(position.certificates(RED), 4);
    assert_eq!(position.dollars(RED), 3);
}

#[test]
fn gwt_047_b_from_four_the_next_higher_certificate_is_six() {
    let mut position = six_allowed().certificates(RED, 4).visit(RED, "c").play();
    position.choose("certificate");
    assert_eq!(position.certificates(RED), 6);
}

#[test]
fn what_leaves_no_choice_resolves_itself_and_is_listed_in_its_order() {
    let mut position = Scene::new(2).delivery(RED, "draw-5h").play();
    let (_, resolved) = position.table().choose(RED, 0, "enter").unwrap().into_parts();
    let keys: Vec<_> = resolved.iter().map(|key| key.as_str().to_owned()).collect();
    assert_eq!(keys, ["take.teepee-green", "take.cowboy", "take.engineer", "spend.0", "deliver.kansas-city"]);
    let (_, resolved) = position.table().choose(RED, 1, "disc.aux-draw").unwrap().into_parts();
    assert!(resolved.is_empty(), "the end of the turn is a choice");
}
