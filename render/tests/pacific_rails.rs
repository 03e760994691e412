//! Everything that Pacific Rails Inc. names has its place, on its own map and on another.

mod common;

use common::{Game, ask};
use engine::pacific_rails::content::{Good, Specialist, Track};
use engine::{Options, Seat, Seed, Spot};
use render::{Crop, Scene, compose};

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
