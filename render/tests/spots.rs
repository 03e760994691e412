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

#[test]
fn every_spot_of_the_board_has_a_place() {
    let game = Game::new("great-western-trail", 4, 1);
    let scene = compose(game.table.public_view(), &ask(Crop::Board)).get().scene.clone();
    let mut names = vec!["market".to_owned(), "display.stack".to_owned()];
    names.extend(Place::all().map(|place| format!("trail.{}", place.name())));
    names.extend((1..=3).flat_map(|column| (1..=2).map(move |row| format!("foresight.{column}-{row}"))));
    names.extend((1..=JOB_ROWS).map(|row| format!("job.{row}")));
    names.extend(Cattle::all().skip(FIRST_MARKET_KIND).map(|card| format!("market.{}", card.name())));
    names.extend((0..4).map(|row| format!("display.{row}")));
    names.extend(City::all().map(|city| format!("city.{}", city.name())));
    names.extend(Stop::all().map(|stop| format!("rail.{}", stop.name())));
    names.extend(Station::all().map(|station| format!("station.{}", station.name())));
    assert_eq!(missing(&scene, names.clone()), Vec::<String>::new());
    for name in names {
        let area = scene.spot(&spot(&name)).unwrap();
        assert!(scene.whole().holds(area), "{name} is cut");
    }
}

#[test]
fn every_spot_of_a_players_board_and_hand_has_a_place() {
    let game = Game::new("great-western-trail", 4, 1);
    let scene = compose(game.table.view_of(Seat(0)), &ask(Crop::Player(Seat(0)))).get().scene.clone();
    let mut names: Vec<String> = DiscSpace::all().map(|space| format!("board.{}", space.name())).collect();
    names.extend(Aux::ALL.map(|aux| format!("board.aux-{}", aux.name())));
    names.extend(Worker::ALL.map(|worker| format!("board.{}", worker.name())));
    names.extend((1..=PRIVATE_COUNT).map(|number| format!("building.{number}")));
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
        let mut pixmap = resvg::tiny_skia::Pixmap::new(48, 48).unwrap();
        let scale = 48.0 / tree.size().width().max(tree.size().height());
        resvg::render(&tree, resvg::tiny_skia::Transform::from_scale(scale, scale), &mut pixmap.as_mut());
        assert!(pixmap.data().iter().any(|&byte| byte > 0), "{name} is empty");
        assert!(seen.insert(pixmap.data().to_vec()), "{name} looks like another one");
    }
    for city in City::all() {
        assert!(Sprite::from_name(&format!("city-{}", city.name())).is_some(), "{}", city.name());
    }
}

#[test]
fn no_two_tiles_overlap_on_the_trail() {
    let game = Game::new("great-western-trail", 4, 1);
    let scene = compose(game.table.public_view(), &ask(Crop::Board)).get().scene.clone();
    let areas: Vec<_> = Place::all().map(|place| (place.name(), spot(&format!("trail.{}", place.name())))).collect();
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
