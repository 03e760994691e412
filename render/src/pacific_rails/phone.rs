//! The board on a small screen, in two pictures: the map; the city and what the players have.

use super::spots::map_spot;
use super::sprites;
use crate::scene::Scene;
use crate::scene::geometry::{Area, area, at};
use crate::scene::pen::{Align, LEAST_TEXT, Pen};
use crate::scene::scheme::Ink;
use crate::scene::sprite::Sprite;
use crate::stage::players::{self, Entry};
use crate::stage::{Block, Stage, name_of};
use engine::Seat;
use engine::pacific_rails::content::*;
use engine::pacific_rails::{PlayerView, View};

const WIDTH: f32 = 1080.0;
const HEIGHT: f32 = 810.0;
/// Of a city's name, shortened: whole names have no room beside one another.
const NAME: f32 = 30.0;
/// For the city; below it are the players.
const CITY: f32 = 450.0;

/// The map over the whole width; below it the supply, the piles of specialists and the goals.
pub fn land(stage: &dyn Stage, view: &View, names: &[String], map: Block) -> Scene {
    let mut scene = Scene::new(WIDTH, HEIGHT).marked(stage.marks());
    let shown = fitted(stage, map, area(0.0, players::HEIGHT, WIDTH, HEIGHT - players::HEIGHT));
    let shown = area(shown.x, players::HEIGHT, shown.w, shown.h);
    block(&mut scene, stage, map, shown);
    let cities = view.atlas.map.cities.iter().zip(shown_cities(&scene, view));
    let cities: Vec<(String, Area)> = cities.filter_map(|(city, of)| Some((short(&city.name), of?))).collect();
    let mut pen = Pen::new(&mut scene, at(0.0, 0.0), 1.0, NAME);
    for (name, of) in cities {
        let sign = Area::around(at(of.center().x, of.bottom() - 12.0), of.w, 25.0);
        pen.fill(sign, Ink::Face, 5.0);
        pen.text(sign.center(), Align::Middle, NAME, Ink::Line, name);
    }
    let below = area(0.0, shown.bottom(), WIDTH, HEIGHT - shown.bottom());
    if below.h > 60.0 {
        supply(&mut Pen::new(&mut scene, at(0.0, 0.0), 1.0, LEAST_TEXT), view, below);
    }
    line(&mut scene, stage, view, names);
    scene
}

/// What is left in two rows: goods and tracks above, specialists and goals below.
fn supply(pen: &mut Pen, view: &View, of: Area) {
    pen.fill(of, Ink::Walnut, 0.0);
    let count = |count: i16| if count < 0 { "∞".to_owned() } else { count.to_string() };
    let goods = Good::ALL.map(|good| (sprites::GOODS[good.index()], count(view.goods[good.index()])));
    let tracks = Track::ALL.map(|track| (sprites::TRACKS[track.index()], count(view.tracks[track.index()])));
    let piles = Specialist::ALL.map(|kind| (sprites::specialist(kind), view.piles[kind.index()].to_string()));
    let upper = area(of.x + 6.0, of.y + 8.0, of.w - 12.0, of.h / 2.0 - 10.0);
    for ((icon, count), cell) in goods.into_iter().chain(tracks).zip(upper.columns(7, 6.0)) {
        chip(pen, cell, icon, &count, Ink::Face);
    }
    let lower = upper.shifted(0.0, upper.h + 6.0);
    let cells: Vec<Area> = lower.columns(8, 6.0).collect();
    for ((icon, count), &cell) in piles.into_iter().zip(&cells) {
        chip(pen, cell, icon, &count, Ink::PlotLight);
    }
    for (goal, &cell) in view.goals.into_iter().zip(cells.iter().skip(4)) {
        pen.plate(cell, Ink::Face, Ink::Line, 2.0, 12.0);
        let (side, y) = (50.0_f32.min(cell.h - 8.0), cell.center().y);
        pen.sprite(Sprite::Goal, Area::around(at(cell.center().x - side * 0.56, y), side, side));
        pen.sprite(sprites::goal(goal), Area::around(at(cell.center().x + side * 0.56, y), side, side));
    }
}

fn chip(pen: &mut Pen, of: Area, icon: Sprite, text: &str, fill: Ink) {
    pen.plate(of, fill, Ink::Line, 2.0, 12.0);
    let (side, y) = (50.0_f32.min(of.h - 8.0), of.center().y);
    pen.sprite(icon, Area::around(at(of.x + side / 2.0 + 8.0, y), side, side));
    let middle = at(f32::midpoint(of.x + side + 8.0, of.right() - 4.0), y);
    pen.text(middle, Align::Middle, LEAST_TEXT, Ink::Line, text);
}

/// The city with a panel at its side; a row a player.
pub fn table(stage: &dyn Stage, view: &View, names: &[String], city: Block, beside: Block) -> Scene {
    let mut scene = Scene::new(WIDTH, HEIGHT).marked(stage.marks());
    let shown = fitted(stage, city, area(0.0, players::HEIGHT + 4.0, WIDTH, CITY));
    let shown = area(4.0, shown.y, shown.w, shown.h);
    block(&mut scene, stage, city, shown);
    let side = area(shown.right() + 8.0, shown.y, WIDTH - shown.right() - 16.0, CITY);
    if side.w > 160.0 {
        block(&mut scene, stage, beside, fitted(stage, beside, side));
    }
    let top = players::HEIGHT + CITY + 10.0;
    let mut pen = Pen::new(&mut scene, at(0.0, 0.0), 1.0, LEAST_TEXT);
    pen.fill(area(0.0, top, WIDTH, HEIGHT - top), Ink::Walnut, 0.0);
    let height = ((HEIGHT - top - 6.0) / view.players.len().max(1) as f32).min(84.0);
    for (seat, player) in Seat::all(view.players.len() as u8).zip(&view.players) {
        let of = area(6.0, top + 6.0 + height * f32::from(seat.0), WIDTH - 12.0, height - 6.0);
        row(&mut pen, seat, player, of);
    }
    line(&mut scene, stage, view, names);
    scene
}

/// Goods, tracks, workers at home and hats.
fn row(pen: &mut Pen, seat: Seat, player: &PlayerView, of: Area) {
    pen.plate(of, Ink::Face, Ink::Line, 2.0, 12.0);
    let y = of.center().y;
    pen.mark(seat, Area::around(at(of.x + 32.0, y), 44.0, 44.0));
    let goods = Good::ALL.map(|good| (sprites::GOODS[good.index()], player.goods[good.index()]));
    let tracks = Track::ALL.map(|track| (sprites::TRACKS[track.index()], player.tracks[track.index()]));
    let rest = [(Sprite::WorkerAny, player.reserve), (Sprite::Hat, player.hats)];
    let amounts: Vec<(Sprite, u8)> = goods.into_iter().chain(tracks).chain(rest).collect();
    let side = 44.0_f32.min(of.h - 10.0);
    for (&(icon, count), cell) in amounts.iter().zip(area(of.x + 64.0, of.y, of.w - 70.0, of.h).columns(9, 0.0)) {
        pen.sprite(icon, Area::around(at(cell.x + side / 2.0 + 4.0, y), side, side));
        pen.text(at(cell.x + side + 8.0, y), Align::Left, LEAST_TEXT, Ink::Line, count.to_string());
    }
}

/// As large as an area allows, in its middle.
fn fitted(stage: &dyn Stage, block: Block, of: Area) -> Area {
    let (w, h) = stage.size(block);
    let zoom = (of.w / w).min(of.h / h);
    Area::around(of.center(), w * zoom, h * zoom)
}

fn block(scene: &mut Scene, stage: &dyn Stage, block: Block, of: Area) {
    let zoom = of.w / stage.size(block).0;
    scene.panes.push(of);
    let pane = scene.panes.len() - 1;
    let pen = Pen::new(scene, at(of.x, of.y), zoom, LEAST_TEXT);
    stage.draw(&mut Pen { pane, ..pen }, block);
}

fn shown_cities(scene: &Scene, view: &View) -> Vec<Option<Area>> {
    let map = &view.atlas.map;
    map.cities.iter().map(|city| scene.spot(&map_spot(map, city.cell))).collect()
}

/// The initials of several words, else the first three letters.
fn short(name: &str) -> String {
    let words: Vec<&str> = name.split(' ').collect();
    let letters: String = match words[..] {
        [only] => only.chars().take(3).collect(),
        _ => words.iter().filter_map(|word| word.chars().next()).collect(),
    };
    letters.to_uppercase()
}

fn line(scene: &mut Scene, stage: &dyn Stage, view: &View, names: &[String]) {
    let entries: Vec<Entry> = Seat::all(view.players.len() as u8)
        .zip(&view.players)
        .map(|(seat, player)| Entry {
            seat,
            name: name_of(names, seat),
            points: player.points.iter().map(|&points| i32::from(points)).sum(),
            icon: Sprite::Station,
            amount: player.stations.to_string(),
        })
        .collect();
    players::line(&mut Pen::new(scene, at(0.0, 0.0), 1.0, LEAST_TEXT), &entries, stage.turn());
}
