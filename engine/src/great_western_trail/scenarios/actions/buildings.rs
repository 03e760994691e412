//! Buildings.

use super::*;

/// Red stands on B with this many craftsmen and dollars.
fn builder(craftsmen: u8, dollars: u16) -> Scene {
    Scene::new(2).workers(RED, [1, craftsmen, 1]).dollars(RED, dollars).others_at("c").herder(RED, "b")
}

fn building(scene: Scene) -> Position {
    let mut position = scene.visit(RED, "b").play();
    position.choose("build");
    position
}

#[test]
fn gwt_078_placing_needs_as_many_craftsmen_as_printed() {
    let position = building(builder(2, 20));
    assert_eq!(position.menu(), ["tile.1a", "tile.2a", "tile.3a", "tile.4a"]);
    assert_eq!(position.why("tile.5a"), "gwt-why-craftsmen");
    assert_eq!(position.why("tile.10a"), "gwt-why-craftsmen");
}

#[test]
fn gwt_078_placing_costs_two_dollars_per_craftsman() {
    let mut position = building(builder(2, 5));
    position.play(&["tile.4a", "site.a-1"]);
    assert_eq!(position.dollars(RED), 1);
    assert_eq!(position.tile("a-1"), Some(Tile::Private(RED, 4)));
    let position = building(builder(2, 3));
    assert_eq!(position.menu(), ["tile.1a", "tile.2a", "tile.3a"]);
    assert_eq!(position.why("tile.4a"), "gwt-why-dollars");
    let position = builder(2, 1).visit(RED, "b").play();
    assert_eq!(position.why("build"), "gwt-why-dollars");
}

#[test]
fn gwt_078_placing_costs_one_dollar_per_craftsman_in_the_worker_slots() {
    // The fourth craftsman and the sixth.
    for (craftsmen, tile, craftsmen_of_tile) in [(3, "tile.6a", 4), (5, "tile.8a", 5)] {
        let mut position =
            builder(craftsmen, 6 + craftsmen_of_tile).jobs(&["craftsman cowboy", "cowboy"]).visit(RED, "a").play();
        position.play(&["hire", "hire.craftsman-6", tile, "site.b-1"]);
        assert_eq!(position.dollars(RED), 0);
        assert!(matches!(position.tile("b-1"), Some(Tile::Private(RED, _))));
    }
}

#[test]
fn gwt_079_replacing_needs_and_pays_only_the_difference() {
    // 6a shows 4 craftsmen, 4a shows 2.
    let mut position = building(builder(2, 5).building(RED, 4, "a-1"));
    assert_eq!(position.points(RED, "buildings"), 3);
    position.choose("tile.6a");
    assert_eq!(position.dollars(RED), 1);
    assert_eq!(position.tile("a-1"), Some(Tile::Private(RED, 6)));
    // Without the building to be replaced it cannot be placed.
    assert_eq!(building(builder(2, 5)).why("tile.6a"), "gwt-why-craftsmen");
    // And the difference is to be paid in full.
    assert_eq!(building(builder(2, 3).building(RED, 4, "a-1")).why("tile.6a"), "gwt-why-dollars-to-replace");
}

#[test]
fn gwt_079_the_old_tile_leaves_the_game_with_its_points() {
    let mut position = building(builder(2, 20).building(RED, 4, "a-1"));
    position.choose("tile.6a");
    assert_eq!(position.points(RED, "buildings"), 5);
    assert_eq!(position.player(RED).built[3], None);
    assert!(!position.player(RED).unbuilt.has(4));
    assert_eq!(position.player(RED).unbuilt.len(), 8);
}

#[test]
fn gwt_079_tiles_that_left_the_game_are_not_placed_again() {
    let position = building(builder(2, 20).without_buildings(RED, 2..=10));
    assert_eq!(position.menu_of("site.").len(), 22, "only 1a is left, so nobody is asked which");
    let position = builder(2, 20).without_buildings(RED, 1..=10).visit(RED, "b").play();
    assert_eq!(position.why("build"), "gwt-why-no-building-left");
}

#[test]
fn gwt_079_only_a_higher_tile_replaces() {
    let mut position = building(builder(4, 20).building(RED, 6, "a-1").building(RED, 1, "a-2"));
    position.choose("tile.4a");
    assert!(!position.offers("site.a-1"));
    assert!(position.offers("site.a-2"));
}

#[test]
fn gwt_080_a_building_of_nine_craftsmen_is_reached_with_six_by_replacing() {
    let mut position = building(builder(6, 13).building(RED, 5, "a-1"));
    position.choose("tile.10a");
    assert_eq!(position.tile("a-1"), Some(Tile::Private(RED, 10)));
    assert_eq!(position.dollars(RED), 1);
}

#[test]
fn gwt_080_a_building_of_nine_craftsmen_is_never_placed_directly() {
    assert_eq!(building(builder(6, 30)).why("tile.10a"), "gwt-why-craftsmen");
    // A difference of seven is too much as well.
    assert_eq!(building(builder(6, 30).building(RED, 4, "a-1")).why("tile.10a"), "gwt-why-craftsmen-or-replace");
}

#[test]
fn gwt_081_neutral_and_foreign_buildings_are_never_replaced() {
    let mut position = building(
        builder(6, 30)
            .building(RED, 2, "a-1")
            .building(BLUE, 1, "a-2")
            .tile("flood-1", "flood-4-green")
            .tile("trade-1", "teepee-green"),
    );
    position.choose("tile.6a");
    let sites = position.menu();
    assert!(position.offers("site.a-1") && position.offers("site.a-3"));
    assert!(!position.offers("site.a-2"), "a foreign building");
    for neutral in ["a", "b", "c", "d", "e", "f", "g"] {
        assert!(!position.offers(&format!("site.{neutral}")));
    }
    // 22 spaces for buildings, one of them foreign.
    assert_eq!(sites.len(), 21);
}

#[test]
fn gwt_081_tiles_are_never_flipped_or_moved() {
    let position = building(builder(6, 30).b_sides(&[3]).building(RED, 2, "a-1"));
    // What stands is not offered again, and of each tile only the side of this game. (9a would replace 2a.)
    let tiles = ["tile.1a", "tile.3b", "tile.4a", "tile.5a", "tile.6a", "tile.7a", "tile.8a", "tile.9a"];
    assert_eq!(position.menu(), tiles);
}

#[test]
fn gwt_083_a_building_touches_the_woods_by_its_space() {
    // b-1 and c-1 lie in the woods, a-2 and a-3 do not.
    let mut position = Scene::new(2)
        .building(RED, 1, "a-2")
        .building(RED, 2, "b-1")
        .building(RED, 3, "c-1")
        .building(RED, 4, "a-3")
        .building(BLUE, 5, "c-2")
        .dollars(RED, 0)
        .others_at("c")
        .visit(RED, "a-2")
        .play();
    position.choose("gain");
    assert_eq!(position.dollars(RED), 4);
    let position =
        Scene::new(2).building(RED, 1, "a-2").building(RED, 2, "a-1").others_at("c").visit(RED, "a-2").play();
    assert_eq!(position.why("gain"), "gwt-why-count-is-zero");
}

#[test]
fn gwt_083_the_first_building_itself_counts_when_it_lies_in_the_woods() {
    let mut position = Scene::new(2).building(RED, 1, "b-1").dollars(RED, 0).others_at("c").visit(RED, "b-1").play();
    position.choose("gain");
    assert_eq!(position.dollars(RED), 2);
}

#[test]
fn gwt_137_a_tile_replaces_only_one_of_strictly_fewer_craftsmen() {
    // Of equal craftsmen: 8a over 7a, 9b over 8b, 3a over 2a.
    for (b_sides, old, new, tile) in
        [(&[][..], 7, 8, "tile.8a"), (&[8, 9], 8, 9, "tile.9b"), (&[], 2, 3, "tile.3a"), (&[], 8, 7, "tile.7a")]
    {
        let scene = Scene::new(2).b_sides(b_sides).workers(RED, [1, 6, 1]).dollars(RED, 30).others_at("c");
        let mut position = scene.building(RED, old, "a-1").visit(RED, "b").play();
        position.play(&["build", tile]);
        assert!(!position.offers("site.a-1"), "{new} over {old}");
        assert!(position.offers("site.a-2"));
    }
    // 9b shows 6 craftsmen, 8a only 5.
    let scene = Scene::new(2).b_sides(&[9]).workers(RED, [1, 6, 1]).dollars(RED, 30).others_at("c");
    let mut position = scene.building(RED, 8, "a-1").visit(RED, "b").play();
    position.play(&["build", "tile.9b", "site.a-1"]);
    assert_eq!((position.tile("a-1"), position.dollars(RED)), (Some(Tile::Private(RED, 9)), 28));
}
