//! Rails to the North: towns, branchlets, cities beyond the strip, the sixth auxiliary action.

use super::*;

fn north() -> Scene {
    Scene::with(2, NORTH).no_tokens().others_at("c")
}

fn second_north() -> Scene {
    Scene::with(2, SECOND_NORTH).no_tokens().others_at("c")
}

/// Red has taken the sixth auxiliary action at a hazard-free neutral building and is asked for a town.
fn placing(scene: Scene) -> Position {
    let mut position = scene.hand(RED, "guernsey").visit(RED, "g").play();
    position.choose("aux.branchlet");
    position
}

#[test]
fn gwt_112_the_sixth_auxiliary_action_discards_a_value_2_card_for_a_branchlet() {
    let mut position = north().hand(RED, "guernsey jersey").dollars(RED, 0).visit(RED, "g").play();
    position.play(&["aux.branchlet", "town.green-1"]);
    assert_eq!((position.towns(RED), position.hand(RED)), (vec!["green-1"], vec!["jersey".to_owned()]));
    assert_eq!(position.player(RED).branchlets_left(), 14);
    let position = north().hand(RED, "jersey holstein").visit(RED, "g").play();
    assert_eq!(position.why("aux.branchlet"), "gwt-why-no-such-card");
}

#[test]
fn gwt_112_in_the_second_edition_it_also_costs_a_dollar_each() {
    let position = second_north().hand(RED, "guernsey").dollars(RED, 0).visit(RED, "g").play();
    assert_eq!(position.why("aux.branchlet-pay"), "gwt-why-dollars");
    let mut position = second_north().hand(RED, "guernsey").dollars(RED, 1).visit(RED, "g").play();
    position.play(&["aux.branchlet-pay", "town.green-1"]);
    assert_eq!(position.dollars(RED), 0);
    let scene = second_north().disc(RED, "aux-branchlet", "columbia").hand(RED, "guernsey dutch-belt").dollars(RED, 2);
    let mut position = scene.visit(RED, "g").play();
    position.play(&["aux", "aux.branchlet-pay-2", "town.green-1", "town.memphis"]);
    assert_eq!((position.towns(RED), position.hand(RED).len()), (vec!["green-1", "memphis"], 0));
}

#[test]
fn gwt_112_doubled_it_takes_two_cards_in_canonical_order_and_places_two() {
    let scene = || north().disc(RED, "aux-branchlet", "columbia");
    let mut position = scene().hand(RED, "dutch-belt black-angus guernsey").visit(RED, "g").play();
    position.play(&["aux", "aux.branchlet-2"]);
    assert_eq!(position.menu(), ["discard.dutch-belt", "discard.black-angus"]);
    position.choose("discard.black-angus");
    position.play(&["town.green-1", "town.green-2"]);
    assert_eq!(position.towns(RED), ["green-1", "green-2"]);
    let mut position = scene().hand(RED, "guernsey").visit(RED, "g").play();
    position.choose("aux");
    assert_eq!(position.why("aux.branchlet-2"), "gwt-why-no-such-card");
}

#[test]
fn gwt_059_its_disc_costs_2_dollars_and_may_go_anywhere() {
    let scene = |dollars| north().engine(RED, "18").dollars(RED, dollars).delivery(RED, "jersey");
    let mut position = scene(1).play();
    position.choose("deliver.columbia");
    assert!(position.offers("disc.aux-branchlet"));
    position.choose("disc.aux-branchlet");
    assert_eq!(position.dollars(RED), 1 + 1 - 2);
    let mut position = scene(0).play();
    position.choose("deliver.columbia");
    assert_eq!(position.why("disc.aux-branchlet"), "gwt-why-disc-fee");
}

#[test]
fn gwt_123_the_first_town_lies_next_to_the_office_of_kansas_city() {
    let position = placing(north());
    assert_eq!(position.menu(), ["town.green-1", "skip"]);
}

#[test]
fn gwt_123_a_disc_on_a_city_of_the_strip_opens_the_towns_next_to_it() {
    let towns = |city: &str| placing(north().disc(RED, "aux-dollar", city)).menu_of("town.");
    assert_eq!(towns("columbia"), ["town.green-1", "town.memphis"]);
    assert_eq!(towns("st-louis"), ["town.green-1", "town.memphis", "town.purple-1"]);
    assert_eq!(towns("chicago"), ["town.green-1", "town.blue-1", "town.milwaukee"]);
    assert_eq!(towns("pittsburgh"), ["town.green-1", "town.violet-1"]);
    assert_eq!(towns("detroit"), ["town.green-1", "town.teal-1"]);
    assert_eq!(towns("cleveland"), ["town.green-1", "town.toronto"]);
    assert_eq!(towns("new-york"), ["town.green-1"]);
    // Another player's disc opens nothing.
    assert_eq!(placing(north().disc(BLUE, "aux-dollar", "chicago")).menu_of("town."), ["town.green-1"]);
}

#[test]
fn gwt_123_an_own_branchlet_opens_the_towns_next_to_it_and_closes_its_own() {
    assert_eq!(placing(north().towns(RED, "green-1")).menu_of("town."), ["town.green-2", "town.memphis"]);
    assert_eq!(placing(north().towns(BLUE, "green-1")).menu_of("town."), ["town.green-1"]);
}

#[test]
fn gwt_123_a_branchlet_just_placed_opens_the_way_for_the_second() {
    let mut position =
        north().disc(RED, "aux-branchlet", "new-york").hand(RED, "guernsey guernsey").visit(RED, "g").play();
    position.play(&["aux", "aux.branchlet-2"]);
    assert_eq!(position.menu_of("town."), ["town.green-1"]);
    position.choose("town.green-1");
    assert_eq!(position.menu_of("town."), ["town.green-2", "town.memphis"]);
}

#[test]
fn gwt_123_fifteen_branchlets_are_all_there_are() {
    let all = "green-1 green-2 memphis green-station green-3 purple-1 purple-2 blue-1 blue-2 blue-3 pacific milwaukee \
               red-1 green-bay red-2";
    let position = north().disc(RED, "aux-draw", "st-louis").disc(RED, "aux-dollar", "chicago").towns(RED, all);
    let position = position.hand(RED, "guernsey").dollars(RED, 20).visit(RED, "g").play();
    assert_eq!(position.why("aux.branchlet"), "gwt-why-no-branchlet-left");
    assert_eq!(position.player(RED).bells(), 5);
}

#[test]
fn gwt_124_a_city_beyond_the_strip_needs_an_own_branchlet_in_its_square() {
    let scene = || north().engine(RED, "18").dollars(RED, 10);
    let position = scene().delivery(RED, "holstein").play();
    assert_eq!(position.why("deliver.memphis"), "gwt-why-no-branchlet-there");
    let mut position = scene().towns(RED, "green-1 memphis").delivery(RED, "holstein").play();
    position.play(&["deliver.memphis", "disc.aux-draw"]);
    // Its 2 dollars, and an objective card.
    assert_eq!(position.dollars(RED), 10 + 3 + 2);
    assert!(position.offers("take.stack"));
    let key = position.menu().remove(0);
    position.choose(&key);
    assert_eq!(position.cities(RED), ["memphis"]);
}

#[test]
fn gwt_124_transport_is_counted_to_the_number_that_equals_the_citys_value() {
    // Denver is worth 8: crosses after 3, 4, 5 and 7.
    let mut position = north()
        .disc(RED, "aux-dollar", "chicago")
        .towns(RED, "blue-1 denver")
        .dollars(RED, 0)
        .delivery(RED, "holstein west-highland-3 jersey")
        .play();
    position.play(&["deliver.denver", "disc.aux-draw"]);
    assert_eq!(position.dollars(RED), 8 - 4);
}

#[test]
fn gwt_124_montreal_asks_for_20() {
    let hand = "texas-longhorn-5 west-highland-3 holstein ayrshire brown-swiss guernsey";
    let scene = |hand: &str| {
        north()
            .disc(RED, "aux-dollar", "chicago")
            .disc(RED, "hand-limit", "st-louis")
            .disc(RED, "hand-limit", "columbia")
            .towns(RED, "milwaukee red-1 green-bay red-2 red-5 montreal")
            .engine(RED, "18")
            .delivery(RED, hand)
    };
    let mut position = scene(hand).play();
    position.play(&["deliver.montreal", "disc.certificate-limit-6"]);
    // Columbia and St. Louis cost 5 points, and the other arrows are open.
    assert_eq!(position.points(RED, "cities"), 15 - 5);
    let position = scene("texas-longhorn-5 west-highland-3 holstein").play();
    assert_eq!(position.why("deliver.montreal"), "gwt-why-city-too-far");
}

#[test]
fn gwt_125_a_branchlet_next_to_a_station_allows_its_upgrade_and_its_station_master() {
    let mut position = placing(
        north()
            .towns(RED, "green-1 memphis")
            .master_at("s11", "twelve-dollars")
            .workers(RED, [2, 1, 1])
            .dollars(RED, 7),
    );
    position.choose("town.green-station");
    assert_eq!(position.menu(), ["upgrade.s11", "skip"]);
    position.play(&["upgrade.s11", "disc.aux-draw", "appoint.cowboy"]);
    assert_eq!((position.stations(RED), position.dollars(RED)), (vec!["s11".to_owned()], 12));
    assert_eq!((position.points(RED, "stations"), position.workers(RED)), (6, [1, 1, 1]));
}

#[test]
fn gwt_125_without_the_money_there_is_no_upgrade_and_no_second_chance_by_that_branchlet() {
    let mut position = placing(north().towns(RED, "green-1 memphis").dollars(RED, 6));
    position.choose("town.green-station");
    assert!(position.stations(RED).is_empty() && position.offers("finish"));
}

#[test]
fn gwt_126_a_reward_for_the_first_goes_to_the_first_branchlet_only() {
    let scene = || north().disc(RED, "aux-dollar", "st-louis").dollars(RED, 0);
    let mut position = placing(scene());
    position.choose("town.purple-1");
    assert_eq!(position.dollars(RED), 2);
    let mut position = placing(scene().towns(BLUE, "purple-1"));
    position.choose("town.purple-1");
    assert_eq!(position.dollars(RED), 0);
}

#[test]
fn gwt_126_certificates_tokens_and_objectives_are_rewards_too() {
    let red = "milwaukee red-1 green-bay red-2";
    let mut position = placing(north().disc(RED, "aux-dollar", "chicago").towns(RED, red));
    position.choose("town.red-4");
    assert_eq!(position.certificates(RED), 1);
    let mut position = placing(north().disc(RED, "aux-dollar", "detroit"));
    position.choose("town.teal-1");
    assert_eq!(position.tokens(RED), 1);
    let mut position = placing(north().disc(RED, "aux-dollar", "pittsburgh"));
    position.choose("town.violet-1");
    assert!(position.offers("take.stack") && position.offers("skip"));
}

#[test]
fn gwt_126_a_square_with_a_cost_is_paid_in_full_or_not_entered() {
    let scene = |dollars| north().disc(RED, "aux-dollar", "chicago").towns(RED, "blue-1").dollars(RED, dollars);
    let mut position = placing(scene(1));
    position.choose("town.denver");
    assert_eq!(position.dollars(RED), 0);
    let position = placing(scene(0));
    assert_eq!(position.why("town.denver"), "gwt-why-dollars");
    // The second branchlet there costs 2.
    let position = placing(scene(1).disc(BLUE, "aux-dollar", "chicago").towns(BLUE, "blue-1 denver"));
    assert_eq!(position.why("town.denver"), "gwt-why-dollars");
}

#[test]
fn gwt_126_each_row_of_three_uncovers_a_bell_and_the_second_and_fifth_a_token() {
    let mut position = placing(north().disc(RED, "aux-dollar", "st-louis").towns(RED, "green-1 memphis"));
    position.choose("town.purple-1");
    assert_eq!((position.player(RED).bells(), position.tokens(RED)), (1, 0));
    let five = "green-1 memphis purple-1 green-3 purple-2";
    let mut position = placing(north().disc(RED, "aux-dollar", "st-louis").towns(RED, five).dollars(RED, 0));
    position.choose("town.green-station");
    assert_eq!((position.player(RED).bells(), position.tokens(RED)), (2, 1));
}

#[test]
fn gwt_126_a_town_tile_may_be_used_by_everybody_who_places_a_branchlet_beside_it() {
    let scene = || north().towns(RED, "green-1").town_tile("green-2", "dollars-or-cattle").dollars(RED, 0);
    let mut position = placing(scene().market("holstein west-highland-3"));
    position.choose("town.green-2");
    assert_eq!(position.menu(), ["gain", "claim", "skip"]);
    position.choose("claim");
    assert!(position.discard(RED).contains(&"holstein".to_owned()), "the only card of value 3");
    let mut position = placing(scene().towns(BLUE, "green-1 green-2"));
    position.play(&["town.green-2", "gain"]);
    assert_eq!(position.dollars(RED), 5);
    let mut position = placing(scene().market("west-highland-3"));
    position.choose("town.green-2");
    assert_eq!(position.why("claim"), "gwt-why-not-in-market");
}

#[test]
fn gwt_126_the_other_town_tiles_hire_remove_cards_move_the_engine_and_build() {
    let scene = |tile: &str| north().towns(RED, "green-1").town_tile("green-2", tile);
    let mut position = placing(scene("hire").jobs(&["cowboy cowboy", ""]).dollars(RED, 4));
    position.play(&["town.green-2", "hire.minus-2"]);
    assert_eq!((position.workers(RED), position.dollars(RED)), ([2, 1, 1], 0));
    let mut position = scene("trash").hand(RED, "guernsey jersey jersey").visit(RED, "g").play();
    position.play(&["aux.branchlet", "town.green-2", "trash", "discard.jersey", "discard.jersey"]);
    assert!(position.hand(RED).is_empty());
    let mut position = placing(scene("engine"));
    position.play(&["town.green-2", "engine", "engine.3"]);
    assert_eq!(position.engine(RED), "3");
    let mut position = placing(scene("build").workers(RED, [1, 3, 1]).dollars(RED, 0));
    position.play(&["town.green-2", "build", "tile.5a", "site.a-1"]);
    assert_eq!((position.lies_at("a-1"), position.dollars(RED)), ("building-0-5".to_owned(), 0));
}

#[test]
fn gwt_126_in_the_second_edition_a_tile_also_takes_a_hazard() {
    let scene = second_north()
        .towns(RED, "green-1")
        .town_tile("green-2", "trash-or-hazard")
        .tile("flood-1", "flood-4-green")
        .tile("flood-2", "flood-2-green");
    let mut position = scene.hand(RED, "guernsey jersey").dollars(RED, 1).visit(RED, "g").play();
    position.play(&["aux.branchlet-pay", "town.green-2"]);
    assert_eq!(position.menu(), ["trash", "hazard", "skip"]);
    position.play(&["hazard", "take.flood-1"]);
    assert_eq!(position.player(RED).hazards.len(), 1);
}

#[test]
fn gwt_082_a_building_as_if_with_exactly_2_craftsmen_is_one_of_at_most_2_whatever_the_real_number() {
    let scene = |craftsmen: u8| {
        second_north()
            .towns(RED, "green-1")
            .town_tile("green-2", "build-as-two")
            .workers(RED, [1, craftsmen, 1])
            .hand(RED, "guernsey")
            .dollars(RED, 1)
    };
    for craftsmen in [1, 6] {
        let mut position = scene(craftsmen).visit(RED, "g").play();
        position.play(&["aux.branchlet-pay", "town.green-2", "build"]);
        assert_eq!(position.menu(), ["tile.1a", "tile.2a", "tile.3a", "tile.4a"]);
        assert_eq!(position.why("tile.5a-second"), "gwt-why-craftsmen");
        position.play(&["tile.4a", "site.a-1"]);
        assert_eq!(position.dollars(RED), 0);
    }
    // The difference counts when replacing: 3 craftsmen for 1.
    let mut position = scene(1).building(RED, 1, "a-1").visit(RED, "g").play();
    position.play(&["aux.branchlet-pay", "town.green-2", "build", "tile.5a-second"]);
    assert_eq!(position.lies_at("a-1"), "building-0-5");
}
