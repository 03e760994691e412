//! Everything that Pacific Rails Inc. names has its place, on its own map and on another.

mod common;

use common::{Game, ask};
use engine::pacific_rails::content::{Good, Specialist, Track};
use engine::{AnyTable, Decision, Options, Seat, Seed, Spot};
use render::{Area, Ask, Badge, Composed, Crop, Paint, Role, Scene, compose};

fn missing(scene: &Scene, names: impl IntoIterator<Item = String>) -> Vec<String> {
    names.into_iter().filter(|name| scene.spot(&Spot::of(format_args!("{name}"))).is_none()).collect()
}

#[test]
fn every_spot_of_the_board_has_a_place_inside_the_picture() {
    let game = Game::new("pacific-rails", 4, 1);
    let scene = compose(game.table.public_view(), &ask(Crop::Board)).get().scene.clone();
    let cells = ('a'..='q').flat_map(|column| (1..=9).map(move |row| format!("map.{column}{row}")));
    let mut names: Vec<String> = cells.collect();
    names.extend((1..=12).map(|spot| format!("spot.s{spot:02}")));
    names.extend((1..=8).map(|senator| format!("senator.{senator}")));
    names.extend(Good::ALL.map(|good| format!("district.{}", good.name())));
    names.extend(Good::ALL.map(|good| format!("supply.{}", good.name())));
    names.extend(Track::ALL.map(|track| format!("supply.{}", track.name())));
    names.extend(Specialist::ALL.map(|kind| format!("district.{}", kind.name())));
    names.extend(Specialist::ALL.map(|kind| format!("pile.{}", kind.name())));
    names.extend(["district.centre", "congress"].map(str::to_owned));
    assert_eq!(missing(&scene, names.clone()), Vec::<String>::new());
    for name in names {
        let area = scene.spot(&Spot::of(format_args!("{name}"))).unwrap();
        assert!(scene.whole().holds(area), "{name} is cut");
    }
}

#[test]
fn every_spot_of_a_players_board_has_a_place() {
    let game = Game::new("pacific-rails", 2, 1);
    let scene = compose(game.table.view_of(Seat(0)), &ask(Crop::Player(Seat(0)))).get().scene.clone();
    let mut names: Vec<String> = (1..=3).map(|carriage| format!("train.{carriage}")).collect();
    names.extend(Good::ALL.map(|good| format!("row.{}", good.name())));
    names.extend(Good::ALL.map(|good| format!("cargo.{}", good.name())));
    names.extend(Track::ALL.map(|track| format!("cargo.{}", track.name())));
    names.push("hats".to_owned());
    assert_eq!(missing(&scene, names), Vec::<String>::new());
}

#[test]
fn a_smaller_map_is_drawn_as_well() {
    let starts: Vec<String> = [("west", 0), ("east", 6)]
        .iter()
        .flat_map(|(side, col)| {
            (0..4).map(move |row| format!(r#"{{ side = "{side}", name = "{side} {row}", col = {col}, row = {row} }}"#))
        })
        .collect();
    let map = format!(
        r#"format = 1
id = "small"
width = 7
height = 4
rows = ["WC...CE", "W.~^h.E", "W.....E", "W.....E"]
cities = [{{ name = "Upper", col = 1, row = 0 }}, {{ name = "Lower", col = 5, row = 0 }}]
starts = [{}]
[legend]
"." = {{ terrain = "plain", track = "rail" }}
"h" = {{ terrain = "hill", track = "tunnel" }}
"~" = {{ terrain = "river", track = "bridge" }}
"^" = {{ terrain = "mountain" }}
"C" = {{ terrain = "city" }}
"W" = {{ terrain = "start-west" }}
"E" = {{ terrain = "start-east" }}
"#,
        starts.join(", ")
    );
    let options = Options::from([("map".to_owned(), map)]);
    let (table, _) = engine::game("pacific-rails").unwrap().open(&options, 4, Seed::from(1)).unwrap();
    let scene = compose(table.public_view(), &ask(Crop::Board)).get().scene.clone();
    assert_eq!(missing(&scene, ["map.a1", "map.g4"].map(str::to_owned)), Vec::<String>::new());
    assert!(scene.texts().any(|(text, _)| text.text == "Upper"));
}

/// Options that ask otherwise: hats in the middle of an action, hiring and laying together, starts for several engines.
const TABLES: [&[(&str, &str)]; 3] =
    [&[], &[("hats-declared", "false")], &[("no-mixing", "false"), ("starts-exclusive", "false")]];

fn composed(table: &AnyTable, decision: &Decision) -> Composed {
    compose(table.view_of(decision.seat), &ask(Crop::Decision(Some(decision)))).get().clone()
}

#[test]
fn every_number_touches_what_it_is_about_and_covers_no_other() {
    for (options, players) in TABLES.into_iter().zip(2..) {
        let mut game = Game::with("pacific-rails", options, players, 3);
        while let Some(decision) = game.table.decision() {
            for asked in [Some(decision.clone()), game.table.menu()].into_iter().flatten() {
                let Composed { scene, badges, .. } = composed(&game.table, &asked);
                let context = format!("{options:?}, {players} players, step {}", decision.step);
                for (row, badge) in badges.iter().enumerate() {
                    let offer = &asked.choices[badge.number - 1].offer;
                    let here = |(spot, of): &(Spot, Area)| offer.at.contains(spot) && touch(*of, badge.area);
                    assert!(scene.spots.iter().any(here), "{context}: {} lies beside {:?}", badge.number, offer.at);
                    let other = badges[..row].iter().find(|other| other.area.overlap(badge.area).is_some());
                    assert!(other.is_none(), "{context}: {} covers {other:?}", badge.number);
                }
                names_are_seen(&scene, &badges, &context);
            }
            game.choose(&decision);
        }
    }
}

fn touch(one: Area, other: Area) -> bool {
    one.inset(-1.0).overlap(other).is_some()
}

/// A number on a banner may touch it, but no letter of it.
fn names_are_seen(scene: &Scene, badges: &[Badge], context: &str) {
    for (text, of) in scene.texts().filter(|(text, _)| text.role == Role::Word) {
        let covers = |badge: &&Badge| badge.area.inset(badge.area.w * 0.12).overlap(of).is_some();
        let badge = badges.iter().find(covers);
        assert!(badge.is_none(), "{context}: {badge:?} covers \"{}\"", text.text);
    }
}

#[test]
fn a_turn_shows_the_way_of_an_engine_in_the_colour_of_its_owner() {
    let mut game = Game::new("pacific-rails", 2, 1);
    let mut before = game.table.public_view();
    while let Some(decision) = game.table.decision() {
        let laying = ["engine.", "go.", "lay", "use.centre", "station.", "telegraph."];
        let wanted =
            decision.choices.iter().find(|choice| laying.iter().any(|key| choice.offer.key.as_str().starts_with(key)));
        match wanted {
            Some(choice) => {
                let key = choice.offer.key;
                game.table.choose(decision.seat, decision.step, key.as_str()).unwrap();
            }
            None => game.choose(&decision),
        }
        let now = game.table.public_view();
        let crop = Ask { since: Some(&before), ..ask(Crop::Changed(Some(decision.seat))) };
        let scene = compose(now.clone(), &crop).get().scene.clone();
        let arrow = scene.items.iter().find_map(|item| match &item.paint {
            Paint::Line(line) if line.arrow => Some(line.ink),
            _ => None,
        });
        if let Some(ink) = arrow {
            assert_eq!(ink, render::MARKS[decision.seat.index()].ink);
            return;
        }
        if game.table.decider() != Some(decision.seat) {
            before = now;
        }
    }
    panic!("no engine moved in the whole game");
}
