//! Cargo: slots, overflow, gains.

use super::*;

const FULL: &str = "iron iron iron coin coin coin";

#[test]
fn pri_023_resources_and_tiles_share_the_slots() {
    let scene = Scene::new(2).goods(RED, "iron coin").tracks(RED, [1, 2, 1]).station(RED, "denver").hats(RED, 2);
    let mut position = scene.play();
    assert_eq!(position.player(RED).limit(position.state().board()), 9);
    assert_eq!(position.player(RED).cargo(), 6, "hats take no slot");
    position.play(&["use.wood", "place.s10", "hats.2"]);
    // 2 wood and 2 for the hats: one too many.
    assert_eq!(
        position.menu(),
        ["discard.wood", "discard.iron", "discard.coin", "discard.rail", "discard.bridge", "discard.tunnel"]
    );
    assert_eq!(position.why("discard.gunpowder"), "pri-why-not-held");
}

#[test]
fn pri_024_overflow_is_discarded_before_the_special_action() {
    let mut position = Scene::new(2)
        .station(RED, "denver")
        .specialists(RED, "crew")
        .goods(RED, "gunpowder iron iron iron coin coin coin coin coin")
        .play();
    position.play(&["use.wood", "place.s10"]);
    assert!(position.offers("discard.gunpowder") && !position.offers("upgrade.wood-1"));
    position.choose("discard.gunpowder");
    // After it only coins could follow. The gunpowder is gone, and with it the special action.
    assert_eq!(position.goods(RED), [2, 3, 0, 4]);
    assert_eq!(position.menu(), ["finish"]);
}

#[test]
fn pri_025_one_gain_is_taken_whole_then_the_excess_goes() {
    let mut position = Scene::new(2).goods(RED, "iron iron iron coin coin").play();
    position.play(&["use.wood", "place.s10"]);
    assert_eq!(position.goods(RED), [2, 3, 0, 2]);
    assert_eq!(position.menu(), ["discard.wood", "discard.iron", "discard.coin"]);
    position.choose("discard.iron");
    assert_eq!(position.goods(RED), [2, 2, 0, 2]);
}

#[test]
fn pri_025_b_the_same_pieces_are_not_discarded_in_two_ways() {
    let mut position = Scene::new(2).goods(RED, FULL).play();
    position.play(&["use.wood", "place.s10"]);
    assert_eq!(position.menu(), ["discard.wood", "discard.iron", "discard.coin"]);
    position.choose("discard.iron");
    assert_eq!(position.menu(), ["discard.iron", "discard.coin"], "wood has been passed over");
    assert_eq!(position.why("discard.wood"), "pri-why-passed-over");
    position.choose("discard.coin");
    assert_eq!(position.goods(RED), [2, 2, 0, 2]);
}

#[test]
fn pri_025_c_a_tunnel_that_the_fixed_order_skips_is_withheld_with_its_reason() {
    // Two pieces too many, and the tunnel is the last in the order: it can only be the second of them.
    let mut position = Scene::new(2).goods(RED, "iron iron iron coin coin").tracks(RED, [0, 0, 1]).play();
    position.play(&["use.wood", "place.s10"]);
    assert_eq!(position.menu(), ["discard.wood", "discard.iron", "discard.coin"]);
    assert_eq!(position.why("discard.tunnel"), "pri-why-too-few-after");
    position.choose("discard.coin");
    assert_eq!(position.menu(), ["discard.coin", "discard.tunnel"]);
    assert_eq!(position.why("discard.iron"), "pri-why-passed-over");
}

#[test]
fn pri_025_c2_what_is_picked_all_at_once_is_not_called_out_of_order() {
    let mut position = Scene::new(2).goods(RED, "iron iron iron coin coin").tracks(RED, [0, 0, 1]).play();
    position.play(&["use.wood", "place.s10"]);
    let menu = position.table().menu().expect("a decision");
    assert!(menu.choices.iter().any(|choice| choice.keys().any(|key| key.as_str() == "discard.tunnel")));
    let order = |why: &str| matches!(why, "pri-why-too-few-after" | "pri-why-passed-over");
    assert!(position.table().withheld().iter().all(|withheld| !order(&withheld.why.id)));
}

#[test]
fn pri_025_d_what_is_taken_in_a_fixed_order_says_so_too() {
    // Three of wood, iron and gunpowder: two wood are left in the supply.
    let mut position =
        Scene::new(2).goods(RED, "coin coin").supply("gunpowder", 2).hats(RED, 1).lowered(&[1, 2, 3, 4]).play();
    position.play(&["use.financier", "place.s12", "hats.1", "senator.5"]);
    assert_eq!(position.why("take.gunpowder"), "pri-why-too-few-after");
    position.choose("take.iron");
    assert_eq!(position.why("take.wood"), "pri-why-passed-over");
}

#[test]
fn pri_026_converting_never_overflows() {
    let mut position = Scene::new(2).goods(RED, FULL).play();
    position.play(&["use.crew", "place.s01", "make.1"]);
    assert_eq!((position.goods(RED)[1], position.tracks(RED)), (2, [1, 0, 0]));
    assert_eq!(position.menu(), ["finish"]);
}

#[test]
fn pri_026_b_a_new_carriage_widens_the_cargo_at_once() {
    let mut position = Scene::on(&["W.C"], 2).goods(RED, "wood wood wood coin coin").tracks(RED, [1, 0, 0]).play();
    position.play(&["use.centre", "place.s04", "station.c1", "row.iron"]);
    assert_eq!(position.player(RED).limit(position.state().board()), 9);
    assert!(position.offers("hire.crew"), "its free specialist comes next");
}
