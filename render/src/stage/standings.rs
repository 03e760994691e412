//! The standings: categories of points by players.

use super::blocks::Stage;
use super::owner::name_of;
use crate::scene::Scene;
use crate::scene::geometry::{area, at};
use crate::scene::pen::{Align, LEAST_TEXT, Pen};
use crate::scene::scheme::Ink;
use crate::scene::sprite::Sprite;
use crate::scene::type_case;
use engine::{Arg, Kind, Phrase, Seat, Standings};

pub const WIDTH: f32 = 1080.0;
const LEFT: f32 = 110.0;
const HEAD: f32 = 136.0;
const TEXT: f32 = 40.0;

pub fn scene(stage: &dyn Stage, standings: &Standings, names: &[String]) -> Scene {
    let categories: &[(&str, i32)] = standings.seats.first().map_or(&[], |score| &score.by);
    let row = (640.0 / (categories.len() as f32 + 1.0)).clamp(50.0, 76.0);
    let height = (HEAD + (categories.len() as f32 + 1.0) * row + 30.0).max(608.0);
    let mut scene = Scene::new(WIDTH, height.round()).marked(stage.marks());
    let mut pen = Pen::new(&mut scene, at(0.0, 0.0), 1.0, LEAST_TEXT);
    let column = (WIDTH - LEFT - 20.0) / standings.seats.len().max(1) as f32;
    for (line, (category, _)) in categories.iter().enumerate() {
        let of = area(20.0, HEAD + line as f32 * row, WIDTH - 40.0, row - 6.0);
        pen.fill(of, Ink::FaceDim, 12.0);
        let side = row - 10.0;
        pen.sprite(stage.category(category), area(20.0 + (90.0 - side) / 2.0, of.y + 2.0, side, side));
    }
    let total = HEAD + categories.len() as f32 * row;
    pen.plate(area(20.0, total, WIDTH - 40.0, row + 8.0), Ink::Face, Ink::Line, 4.0, 12.0);
    pen.sprite(Sprite::Points, area(67.0 - row / 2.0, total + 5.0, row - 4.0, row - 4.0));
    for (number, score) in standings.seats.iter().enumerate() {
        let x = LEFT + (number as f32 + 0.5) * column;
        head(&mut pen, score.seat, score.rank, x, column, names);
        for (line, (category, points)) in score.by.iter().enumerate() {
            let y = HEAD + (line as f32 + 0.5) * row - 3.0;
            let cell = area(x - column / 2.0, y - row / 2.0, column, row);
            pen.thing(None, format!("{category} {} {points}", score.seat.0), cell, |pen| {
                pen.text(at(x, y), Align::Middle, TEXT, Ink::Line, points.to_string().replace('-', "−"));
            });
        }
        let sum = score.total.to_string().replace('-', "−");
        pen.text(at(x, total + row / 2.0 + 4.0), Align::Middle, 50.0, Ink::Line, sum);
    }
    says(&mut scene, standings, stage.kind());
    scene
}

fn head(pen: &mut Pen, seat: Seat, rank: u8, x: f32, column: f32, names: &[String]) {
    if rank == 1 {
        pen.plate(area(x - column / 2.0 + 4.0, 8.0, column - 8.0, HEAD - 16.0), Ink::Gold, Ink::Line, 4.0, 16.0);
    }
    let ink = if rank == 1 { Ink::Line } else { Ink::Text };
    let name = name_of(names, seat);
    if name.is_empty() {
        pen.mark(seat, area(x - 76.0, 26.0, 80.0, 80.0));
        pen.text(at(x + 40.0, 66.0), Align::Middle, 54.0, ink, format!("{rank}."));
    } else {
        pen.mark(seat, area(x - 74.0, 12.0, 72.0, 72.0));
        pen.text(at(x + 36.0, 48.0), Align::Middle, 46.0, ink, format!("{rank}."));
        let name = type_case::shortened(name, TEXT, column - 20.0);
        pen.text(at(x, 106.0), Align::Middle, TEXT, ink, name);
    }
}

fn says(scene: &mut Scene, standings: &Standings, kind: Kind) {
    let mut scores: Vec<_> = standings.seats.iter().collect();
    scores.sort_by_key(|score| (score.rank, score.seat));
    for score in scores {
        let worth = score.by.iter().filter(|(_, points)| *points != 0);
        let by = worth.map(|(category, points)| {
            let named = words::category(kind, category);
            let phrase = Phrase::new("picture-category").phrase("category", named).number("points", *points);
            Arg::Phrase(Box::new(phrase))
        });
        let line = Phrase::new("picture-score").number("rank", score.rank).seat("who", score.seat);
        scene.say(8, line.number("total", score.total).with("by", Arg::List(by.collect())));
    }
}
