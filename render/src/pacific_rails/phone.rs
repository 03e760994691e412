//! The board on a small screen, in two pictures: the map; the city and what the players have.

use super::city::City;
use super::map::{self, Window};
use super::sprites;
use crate::scene::Scene;
use crate::scene::geometry::{Area, area, at};
use crate::scene::pen::{Align, LEAST_TEXT, Pen};
use crate::scene::scheme::Ink;
use crate::scene::seats::Marks;
use crate::scene::sprite::Sprite;
use crate::stage::name_of;
use crate::stage::players::{self, Entry};
use engine::Seat;
use engine::pacific_rails::content::*;
use engine::pacific_rails::{PlayerView, View};

const WIDTH: f32 = 1080.0;
const HEIGHT: f32 = 810.0;
/// Of a city's name.
const NAME: f32 = 30.0;
/// The least that is left below the map.
const SUPPLY: f32 = 130.0;
/// For the city; below it are the players.
const CITY: f32 = 470.0;

/// The map over the whole width; below it the supply, the piles of specialists and the goals.
pub fn land(view: &View, names: &[String], marks: Marks) -> Scene {
    let mut scene = Scene::new(WIDTH, HEIGHT).marked(marks);
    let (w, h) = map::size(&view.atlas.map);
    let zoom = (WIDTH / w).min((HEIGHT - players::HEIGHT - SUPPLY) / h);
    let shown = area(0.0, players::HEIGHT, WIDTH, (h * zoom).round());
    let cells: Vec<Cell> = (0..view.atlas.map.cells.len()).map(|cell| Cell(cell as u8)).collect();
    Window::around(view, &cells, shown, zoom, NAME).draw(&mut scene, NAME);
    let whole = scene.whole();
    scene.panes.push(whole);
    let pane = scene.panes.len() - 1;
    let mut pen = Pen { pane, ..Pen::new(&mut scene, at(0.0, 0.0), 1.0, LEAST_TEXT) };
    supply(&mut pen, view, area(0.0, shown.bottom(), WIDTH, HEIGHT - shown.bottom()));
    line(&mut pen, view, names);
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

/// The city; a row a player.
pub fn table(view: &View, names: &[String], marks: Marks) -> Scene {
    let mut scene = Scene::new(WIDTH, HEIGHT).marked(marks);
    let top = players::HEIGHT + CITY;
    let city = area(0.0, players::HEIGHT, WIDTH, CITY);
    City::new(view, city).draw(&mut Pen::in_pane(&mut scene, city, LEAST_TEXT));
    let whole = scene.whole();
    scene.panes.push(whole);
    let pane = scene.panes.len() - 1;
    let mut pen = Pen { pane, ..Pen::new(&mut scene, at(0.0, 0.0), 1.0, LEAST_TEXT) };
    pen.fill(area(0.0, top, WIDTH, HEIGHT - top), Ink::Walnut, 0.0);
    let height = ((HEIGHT - top - 6.0) / view.players.len().max(1) as f32).min(84.0);
    for (seat, player) in Seat::all(view.players.len() as u8).zip(&view.players) {
        let of = area(6.0, top + 6.0 + height * f32::from(seat.0), WIDTH - 12.0, height - 6.0);
        row(&mut pen, seat, player, of);
    }
    line(&mut pen, view, names);
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

fn line(pen: &mut Pen, view: &View, names: &[String]) {
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
    players::line(pen, &entries, (!view.over).then_some(view.turn));
}
