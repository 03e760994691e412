//! The worked examples of the rulebook and those made for the rulings (`engine/tests/facts/pacific-rails`), reproduced
//! exactly. Their numbers are those of the subtleties.

use super::scene::sketch;
use super::*;
use crate::pacific_rails::content::*;
use crate::pacific_rails::state::{Points, Route};
use crate::{Log, Seat};
use toml::{Table, Value};

fn examples() -> Table {
    include_str!("../../../tests/facts/pacific-rails/examples.toml").parse().expect("a fact file")
}

fn rows<'a>(of: &'a Table, name: &str) -> &'a [Value] {
    of[name].as_array().expect("a list")
}

fn number(of: &Value, name: &str) -> i64 {
    of[name].as_integer().unwrap_or_else(|| panic!("no number {name} in {of:?}"))
}

fn seat(name: &str) -> Seat {
    match name {
        "red" => RED,
        "blue" => BLUE,
        "yellow" => YELLOW,
        "green" => WHITE,
        other => panic!("nobody is {other}"),
    }
}

fn cell(of: &Value, width: u8) -> Cell {
    let at = |row: usize| of[row].as_integer().expect("a number") as u8;
    Cell(at(1) * width + at(0))
}

#[test]
fn pri_066_every_example_of_laying_track_comes_out_as_told() {
    let all = examples();
    let examples = rows(&all, "lay_track");
    assert_eq!(examples.len(), 9);
    // The book's own examples come out as told by either reading; those made for the older reading do by that one.
    let by_both = |example: &&Value| example["source"].as_str() == Some("rulebook");
    let older = examples.iter().map(|example| (example, "true"));
    for (example, shorten) in older.chain(examples.iter().filter(by_both).map(|example| (example, "false"))) {
        let name = example["name"].as_str().expect("a name");
        let drawn: Vec<&str> = example["rows"].as_array().unwrap().iter().map(|row| row.as_str().unwrap()).collect();
        let map = sketch(&drawn);
        let width = map.width;
        let mut scene = Scene::on_with(&drawn, 4, &[("path-must-shorten", shorten)]);
        for at in example["laid"].as_array().unwrap() {
            let at = scene.state.map().cell_name(cell(at, width));
            scene = scene.laid(&at);
        }
        for building in example["buildings"].as_array().unwrap() {
            let city = scene.state.map().cell_name(cell(&building["cell"], width));
            let owner = seat(building["owner"].as_str().unwrap());
            scene = match building["kind"].as_str() {
                Some("station") => scene.station(owner, &city),
                _ => scene.telegraph(owner, &city),
            };
        }
        let player = seat(example["player"].as_str().unwrap());
        let placed = number(example, "telegraphs_placed") as u8;
        let mut state = scene.turn(player).state;
        state.players[player.index()].telegraphs = 7 - placed;
        let path: Vec<Cell> = example["path"].as_array().unwrap().iter().map(|at| cell(at, width)).collect();
        let new: CellSet = path
            .iter()
            .copied()
            .filter(|at| matches!(map.terrain(*at), Terrain::Open(_)) && !state.laid.has(*at))
            .collect();
        for at in new.iter() {
            let Terrain::Open(track) = map.terrain(at) else { continue };
            state.players[player.index()].tracks[track.index()] += 1;
        }
        state.players[player.index()].engines[0] = Some(path[0]);
        let here = *path.last().unwrap();
        let route = Route { engine: 0, here, path: path.iter().copied().collect(), new };
        state.connect(&route, &mut Log::silent()).expect("a connection");
        let before = state.players[player.index()].points[Points::Telegraphs as usize];
        if example["build"].as_str() == Some("telegraph") {
            state.telegraph(state.map().city(here).unwrap(), &mut Log::silent()).expect("a telegraph");
        }

        let expect = &example["expect"];
        let points = |seat: Seat, of: Points| i64::from(state.players[seat.index()].points[of as usize]);
        assert_eq!(i64::from(new.len()), number(expect, "tiles"), "{name}");
        assert_eq!(points(player, Points::Tracks), number(expect, "tile_vp"), "{name}");
        assert_eq!(points(player, Points::Telegraphs) - i64::from(before), number(expect, "building_vp"), "{name}");
        assert_eq!(state.joined_by.is_some(), expect["coast_to_coast"].as_bool().unwrap(), "{name}");
        for other in Seat::all(4) {
            let wanted = expect["others"].as_table().unwrap();
            let wanted =
                wanted.iter().find(|(name, _)| seat(name) == other).map_or(0, |(_, n)| n.as_integer().unwrap());
            assert_eq!(points(other, Points::Passed), wanted, "{name}");
        }
    }
}

/// The paths of the examples are among those that are offered cell by cell.
#[test]
fn pri_066_b_the_examples_can_be_played_by_their_keys() {
    // Green rides back to the bypassed city without a tile.
    let mut position = Scene::on(&["^W~C^", "^^^~^", "^^^~^", "W..~C"], 2)
        .laid("c1 b4 c4 d4 d3 d2")
        .station(BLUE, "d1")
        .telegraph(RED, "d1")
        .engine(RED, 0, "d1")
        .engine(RED, 1, "d1")
        .play();
    position.play(&["use.centre", "place.s04"]);
    assert_eq!(position.menu(), ["station.e4", "telegraph.e4"]);
    position.choose("telegraph.e4");
    assert_eq!((position.points(RED, "tracks"), position.points(RED, "telegraphs")), (0, 2));
}

#[test]
fn every_example_of_collecting_comes_out_as_told() {
    for example in rows(&examples(), "collect") {
        let (uncovered, houses) = (number(example, "uncovered") as u8, number(example, "district_houses") as u8);
        let mut player = *Scene::new(2).play().player(RED);
        player.houses[1] = 3 - uncovered;
        player.built[1] = houses;
        let yields = player.yields(&Atlas::ours().unwrap().board, Good::Iron);
        assert_eq!(i64::from(yields) + number(example, "bonus"), number(example, "expect"));
    }
}

#[test]
fn every_example_of_hiring_resetting_and_the_end_table_comes_out_as_told() {
    let (all, atlas) = (examples(), Atlas::ours().unwrap());
    for example in rows(&all, "hire") {
        let kind = Specialist::from_name(example["specialist"].as_str().unwrap()).unwrap();
        let cost = atlas.board.hire[kind.index()][number(example, "carriage") as usize - 1];
        let wanted = example["expect"].as_table().unwrap();
        for good in Good::ALL {
            let wanted = wanted.get(good.name()).and_then(Value::as_integer).unwrap_or(0);
            assert_eq!(i64::from(cost[good.index()]), wanted);
        }
    }
    for example in rows(&all, "end_buildings") {
        let buildings = number(example, "stations") + number(example, "telegraphs");
        assert_eq!(i64::from(atlas.board.network[buildings as usize - 1]), number(example, "expect"));
    }
    for example in rows(&all, "reset") {
        let points = number(example, "lowered") * i64::from(atlas.board.reset_points);
        assert_eq!(points, number(example, "expect_vp"));
    }
    for example in rows(&all, "foreman") {
        // Two workers of which one is moved, and a hat: 1 + 1 + 1.
        let times = 1 + (number(example, "adjacent_own_workers") - 1) + number(example, "hats");
        assert_eq!(times, number(example, "expect"));
    }
}

#[test]
fn every_example_of_sending_home_comes_out_as_told() {
    let all = examples();
    for example in rows(&all, "bump") {
        let table = |name: &str| example[name].as_table().unwrap();
        let mut scene = Scene::new(4).turn(BLUE);
        let mut spots = ["s01", "s02", "s04"].into_iter();
        for (name, count) in table("returned") {
            for _ in 0..count.as_integer().unwrap() {
                scene = scene.worker(seat(name), spots.next().unwrap());
            }
            scene = scene.hats(seat(name), table("hats_before")[name].as_integer().unwrap() as u8);
        }
        // Whoever is left holds the rest of the spots.
        for spot in spots {
            scene = scene.worker(WHITE, spot);
        }
        let mut position = scene.play();
        position.choose("use.crew");
        for (name, after) in table("hats_after") {
            assert_eq!(i64::from(position.player(seat(name)).hats), after.as_integer().unwrap());
            let due = table("resources_due")[name].as_integer().unwrap();
            assert_eq!(position.decider() == Some(seat(name)), due > 0, "a resource is due");
        }
    }
}
