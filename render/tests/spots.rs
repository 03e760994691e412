//! Everything that the tables of the game name has its place and its art.

mod common;

use common::{Game, ask};
use engine::great_western_trail::CardsView;
use engine::great_western_trail::content::*;
use engine::{AnyView, Seat, Spot};
use render::{Crop, SPRITES, Scene, Scheme, Sprite, Studio, compose};
use std::collections::BTreeSet;

fn spot(text: &str) -> Spot {
    Spot::of(format_args!("{text}"))
}

fn missing(scene: &Scene, names: impl IntoIterator<Item = String>) -> Vec<String> {
    names.into_iter().filter(|name| scene.spot(&spot(name)).is_none()).collect()
}

/// Each edition with its tables, and the kinds of its market.
type Edition = (&'static [(&'static str, &'static str)], &'static Catalog, Option<ExtraBreed>);
const EDITIONS: [Edition; 6] = [
    (&[], &FIRST, None),
    (&[("north", "true")], &FIRST_NORTH, None),
    (&[("edition", "second")], &SECOND, None),
    (&[("edition", "second"), ("cattle", "simmental")], &SECOND, Some(ExtraBreed::Simmental)),
    (&[("edition", "second"), ("north", "true")], &SECOND_NORTH, None),
    (&[("edition", "second"), ("north", "true"), ("cattle", "brahman")], &SECOND_NORTH, Some(ExtraBreed::Brahman)),
];

fn places(catalog: &Catalog) -> impl Iterator<Item = Place> + '_ {
    Place::all().filter(|&place| catalog.space(place).kind != SpaceKind::Absent)
}

#[test]
fn every_spot_of_the_board_has_a_place() {
    for (options, catalog, extra) in EDITIONS {
        board_spots(options, catalog, extra);
    }
}

fn board_spots(options: &[(&str, &str)], catalog: &Catalog, extra: Option<ExtraBreed>) {
    let game = Game::with("great-western-trail", options, 4, 1);
    let scene = compose(game.table.public_view(), &ask(Crop::Board)).get().scene.clone();
    let mut names = vec!["market".to_owned(), "display.stack".to_owned()];
    names.extend(places(catalog).map(|place| format!("trail.{}", place.name())));
    names.extend((1..=3).flat_map(|column| (1..=2).map(move |row| format!("foresight.{column}-{row}"))));
    names.extend((1..=JOB_ROWS).map(|row| format!("job.{row}")));
    let plain = Cattle::all().filter(|card| (FIRST_MARKET_KIND..FIRST_EXTRA_KIND).contains(&card.index()));
    names.extend(plain.chain(extra.map(ExtraBreed::card)).map(|card| format!("market.{}", card.name())));
    names.extend((0..4).map(|row| format!("display.{row}")));
    names.extend(catalog.cities.order.iter().map(|city| format!("city.{}", city.name())));
    names.extend(Stop::all().map(|stop| format!("rail.{}", stop.name())));
    names.extend(Station::all().take(catalog.stations).map(|station| format!("station.{}", station.name())));
    names.extend(Town::all().filter(|_| catalog.goes_north()).map(|town| format!("town.{}", town.name())));
    assert_eq!(missing(&scene, names.clone()), Vec::<String>::new());
    for name in names {
        let area = scene.spot(&spot(&name)).unwrap();
        assert!(scene.whole().holds(area), "{name} is cut");
    }
}

#[test]
fn every_spot_of_a_players_board_and_hand_has_a_place() {
    for (options, catalog, _) in EDITIONS {
        player_spots(options, catalog);
    }
}

fn player_spots(options: &[(&str, &str)], catalog: &Catalog) {
    let game = Game::with("great-western-trail", options, 4, 1);
    let scene = compose(game.table.view_of(Seat(0)), &ask(Crop::Player(Seat(0)))).get().scene.clone();
    let spaces = DiscSpace::all().take(catalog.disc_kinds);
    let mut names: Vec<String> = spaces.map(|space| format!("board.{}", space.name())).collect();
    names.extend(catalog.auxes.iter().map(|aux| format!("board.{}", aux.discs().name())));
    names.extend(Worker::ALL.map(|worker| format!("board.{}", worker.name())));
    names.extend((1..=catalog.faces.len()).map(|number| format!("building.{number}")));
    assert_eq!(missing(&scene, names), Vec::<String>::new());

    let objectives: BTreeSet<&'static str> = OBJECTIVES.iter().map(|card| card.id).collect();
    let all = game.table.view_of(Seat(0)).map(|view| {
        let AnyView::GreatWesternTrail(mut view) = view else { unreachable!() };
        let mut hand = CardsView { objectives: objectives.iter().copied().collect(), ..CardsView::default() };
        Cattle::all().for_each(|card| hand.cattle.add(card));
        view.players[0].hand = Some(hand);
        AnyView::GreatWesternTrail(view)
    });
    let scene = compose(all, &ask(Crop::Hand)).get().scene.clone();
    let cards = Cattle::all().map(|card| card.name().to_owned()).chain(objectives.iter().map(ToString::to_string));
    assert_eq!(missing(&scene, cards.map(|card| format!("hand.{card}"))), Vec::<String>::new());
}

#[test]
fn every_piece_of_art_can_be_read_and_no_two_look_alike() {
    let mut seen: BTreeSet<Vec<u8>> = BTreeSet::new();
    let files = std::fs::read_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/art")).unwrap().count();
    assert_eq!(files, SPRITES.len(), "a file of art/ is not in the table");
    for (row, (sprite, name, source)) in SPRITES.iter().enumerate() {
        assert_eq!(*sprite as usize, row);
        assert_eq!(Sprite::from_name(name), Some(*sprite));
        let tree = resvg::usvg::Tree::from_str(source, &resvg::usvg::Options::default()).expect(name);
        let mut pixmap = tiny_skia::Pixmap::new(48, 48).unwrap();
        let scale = 48.0 / tree.size().width().max(tree.size().height());
        resvg::render(&tree, tiny_skia::Transform::from_scale(scale, scale), &mut pixmap.as_mut());
        assert!(pixmap.data().iter().any(|&byte| byte > 0), "{name} is empty");
        assert!(seen.insert(pixmap.data().to_vec()), "{name} looks like another one");
    }
    for city in City::all() {
        assert!(Sprite::from_name(&format!("city-{}", city.name())).is_some(), "{}", city.name());
    }
}

#[test]
fn no_two_tiles_overlap_on_the_trail() {
    for (options, catalog, _) in EDITIONS {
        tiles_apart(options, catalog);
    }
}

fn tiles_apart(options: &[(&str, &str)], catalog: &Catalog) {
    let game = Game::with("great-western-trail", options, 4, 1);
    let scene = compose(game.table.public_view(), &ask(Crop::Board)).get().scene.clone();
    let areas: Vec<_> = places(catalog).map(|place| (place.name(), spot(&format!("trail.{}", place.name())))).collect();
    for (row, (name, one)) in areas.iter().enumerate() {
        for (other, two) in &areas[..row] {
            let overlap = scene.spot(one).unwrap().overlap(scene.spot(two).unwrap());
            assert!(overlap.is_none(), "{name} and {other} overlap");
        }
    }
}

#[test]
fn a_picture_is_the_same_whenever_it_is_drawn() {
    let game = Game::after("great-western-trail", 3, 9, 90);
    let draw = |studio: &Studio| studio.draw(game.table.public_view(), &ask(Crop::Board)).get().clone();
    let (one, two) = (Studio::new(), Studio::new());
    let first = draw(&one);
    assert!(std::sync::Arc::ptr_eq(&first.png, &draw(&one).png), "the second comes out of the cache");
    assert!(first == draw(&two));
    one.forget_pictures();
    assert!(first == draw(&one));
    let dark = render::Ask { scheme: Scheme::Dark, ..ask(Crop::Board) };
    assert!(first != one.draw(game.table.public_view(), &dark).get().clone());
}
