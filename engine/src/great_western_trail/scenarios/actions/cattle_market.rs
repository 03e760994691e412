//! The cattle market.

use super::*;

/// Red on E with this many cowboys and 40 dollars.
fn buyer(cowboys: u8, market: &str) -> Scene {
    Scene::new(2)
        .workers(RED, [cowboys, 1, 1])
        .dollars(RED, 40)
        .market(market)
        .hand(RED, "jersey")
        .discard(RED, "")
        .others_at("c")
        .herder(RED, "e")
}

fn buying(scene: Scene) -> Position {
    let mut position = scene.visit(RED, "e").play();
    position.choose("buy");
    position
}

#[test]
fn gwt_116_each_cowboy_serves_once_in_a_purchase() {
    let mut position = buying(buyer(2, "holstein holstein ayrshire texas-longhorn-5"));
    let offers = [
        "buy.holstein-for-6",
        "buy.ayrshire-for-6",
        "buy.holstein-for-3",
        "buy.ayrshire-for-3",
        "buy.longhorn-5-for-12",
        "reveal",
        "stop",
    ];
    assert_eq!(position.menu(), offers);
    position.choose("buy.holstein-for-6");
    // One cowboy is left: no price for two.
    assert_eq!(position.menu(), ["buy.holstein-for-6", "buy.ayrshire-for-6", "reveal", "stop"]);
    assert_eq!(position.why("buy.holstein-for-3"), "gwt-why-cowboys");
    position.choose("buy.ayrshire-for-6");
    assert!(position.offers("finish"), "no cowboy is left");
    assert_eq!(
        (position.dollars(RED), position.discard(RED)),
        (28, vec!["holstein".to_owned(), "ayrshire".to_owned()])
    );
}

#[test]
fn gwt_116_deals_may_be_mixed_and_repeated() {
    let mut position = buying(buyer(6, "holstein holstein ayrshire west-highland-3 texas-longhorn-5"));
    position.play(&["buy.holstein-for-3", "buy.holstein-for-3", "buy.longhorn-5-for-12"]);
    assert_eq!(position.dollars(RED), 40 - 3 - 3 - 12);
    assert_eq!(position.discard(RED), ["holstein", "holstein", "texas-longhorn-5"]);
    assert_eq!(position.market(), ["ayrshire", "west-highland-3"]);
    assert!(position.offers("finish"));
    let mut position = buying(buyer(4, "ayrshire west-highland-3"));
    position.play(&["buy.highland-3-for-6", "buy.ayrshire-for-6"]);
    assert_eq!(position.discard(RED), ["ayrshire", "west-highland-3"]);
}

#[test]
fn gwt_116_the_next_purchase_has_all_cowboys_again() {
    let mut position = buying(buyer(1, "holstein holstein").building(RED, 2, "f-1").herder(BLUE, "c"));
    position.choose("buy.holstein-for-6");
    position.play(&["finish", "go.d", "finish", "go.f-1", "buy"]);
    assert!(position.offers("buy.holstein-for-6"));
}

#[test]
fn gwt_117_two_card_deals_take_any_two_cards_of_the_value() {
    let mut position = buying(buyer(3, "holstein holstein ayrshire west-highland-3"));
    position.choose("two.value-3-for-5");
    assert_eq!(position.menu(), ["holstein.holstein", "holstein.ayrshire"]);
    position.choose("holstein.ayrshire");
    assert_eq!(
        (position.dollars(RED), position.discard(RED)),
        (35, vec!["holstein".to_owned(), "ayrshire".to_owned()])
    );
    let mut position = buying(buyer(3, "holstein holstein ayrshire west-highland-3"));
    position.play(&["two.value-3-for-5", "holstein.holstein"]);
    assert_eq!(position.discard(RED), ["holstein", "holstein"]);
}

#[test]
fn gwt_117_two_west_highlands_of_equal_or_different_points() {
    let mut position = buying(buyer(5, "ayrshire west-highland-3 west-highland-3 west-highland-5"));
    position.choose("two.value-4-for-8");
    assert_eq!(position.menu(), ["highland-3.highland-3", "highland-3.highland-5"]);
    position.choose("highland-3.highland-5");
    assert_eq!((position.dollars(RED), position.discard(RED).len()), (32, 2));
}

#[test]
fn gwt_118_each_cowboy_not_used_may_turn_up_two_cards() {
    let mut position = buying(buyer(2, "holstein"));
    position.choose("reveal");
    assert_eq!(position.market().len(), 3);
    position.choose("reveal");
    assert_eq!((position.market().len(), position.dollars(RED)), (5, 40));
    assert!(position.offers("finish"), "both cowboys are used");
}

#[test]
fn gwt_118_a_cowboy_used_for_a_purchase_turns_up_nothing() {
    let mut position = buying(buyer(1, "holstein"));
    assert_eq!(position.menu(), ["buy.holstein-for-6", "reveal", "stop"]);
    position.choose("buy.holstein-for-6");
    assert!(position.offers("finish"));
    // Two cowboys for one card: nobody is left either.
    let mut position = buying(buyer(2, "holstein"));
    position.choose("buy.holstein-for-3");
    assert!(position.offers("finish"));
}

#[test]
fn gwt_118_buying_and_revealing_interleave() {
    let mut position = buying(buyer(3, "holstein ayrshire"));
    position.choose("reveal");
    assert!(!position.table().can_undo(), "what was hidden has been seen");
    position.play(&["buy.holstein-for-6", "reveal"]);
    assert_eq!((position.market().len(), position.discard(RED).len()), (2 + 2 - 1 + 2, 1));
    assert!(position.offers("finish"));
}

#[test]
fn gwt_118_the_first_printing_turns_up_nothing() {
    let scene = Scene::with(2, &[("cowboy-reveal", "false")]).dollars(RED, 40).market("holstein ayrshire");
    let position = buying(scene.others_at("c"));
    assert_eq!(position.menu(), ["buy.holstein-for-6", "buy.ayrshire-for-6", "stop"]);
}

#[test]
fn gwt_118_from_an_empty_stack_nothing_is_turned_up() {
    let position = buying(buyer(1, "holstein").no_market_stack(BLUE));
    assert_eq!(position.menu(), ["buy.holstein-for-6", "stop"]);
    assert_eq!(position.why("reveal"), "gwt-why-market-stack-empty");
}

/// Red may turn up cards; then blue, with only Kansas City before her, moves the job market token over a yellow arrow.
fn before_a_refill(market: &str) -> Position {
    let scene = buyer(1, market).jobs(&["", "", "", "", "", "cowboy"]);
    scene
        .hand(BLUE, "jersey")
        .foresight(1, "teepee-green teepee-green")
        .foresight(2, "cowboy cowboy")
        .foresight(3, "engineer engineer")
        .herder(BLUE, "g")
        .visit(RED, "e")
        .play()
}

#[test]
fn gwt_119_revealed_cards_may_push_the_market_above_its_number() {
    let seven = "holstein holstein holstein brown-swiss brown-swiss ayrshire ayrshire";
    let mut position = before_a_refill(seven);
    position.play(&["buy", "reveal"]);
    assert_eq!(position.market().len(), 9);
    // The later refill adds nothing.
    position.choose("finish");
    assert_eq!(position.jobs(6), ["cowboy", "cowboy"]);
    assert_eq!(position.market().len(), 9);
}

#[test]
fn gwt_119_without_them_the_refill_goes_up_to_the_number() {
    let mut position = before_a_refill("holstein holstein brown-swiss ayrshire");
    position.choose("finish");
    assert_eq!(position.jobs(6), ["cowboy", "cowboy"]);
    assert_eq!(position.market().len(), 7);
}

#[test]
fn gwt_152_one_card_is_bought_by_a_deal_for_one() {
    let buying = |market: &str| {
        let scene = Scene::new(2).workers(RED, [3, 1, 1]).dollars(RED, 20).market(market).others_at("c");
        let mut position = scene.visit(RED, "e").play();
        position.choose("buy");
        position
    };
    // One card of value 3 lies there: the deal for two has nothing to offer, the one for one is cheaper.
    let mut position = buying("holstein west-highland-3");
    assert_eq!(position.why("two.value-3-for-5"), "gwt-why-not-in-market");
    assert!(position.offers("buy.holstein-for-3"));
    position.choose("buy.holstein-for-3");
    assert_eq!(position.dollars(RED), 17);
    // And who could buy two may buy one, or none.
    let mut position = buying("holstein holstein");
    assert!(position.offers("two.value-3-for-5"));
    position.play(&["buy.holstein-for-6", "stop"]);
    assert_eq!((position.dollars(RED), position.market()), (14, vec!["holstein".to_owned()]));
    let mut position = buying("holstein holstein");
    position.choose("stop");
    assert_eq!((position.dollars(RED), position.market().len()), (20, 2));
}
