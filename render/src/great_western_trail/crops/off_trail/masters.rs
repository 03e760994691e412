//! Station masters: whom to post for one, or which of the spare ones to take.

use super::discs;
use super::parts::rows;
use crate::great_western_trail::crops::asked::{Asked, room};
use crate::great_western_trail::crops::hand;
use crate::great_western_trail::pieces::icons;
use crate::scene::Scene;
use crate::scene::geometry::{Area, area, at};
use crate::scene::outline::Outline;
use crate::scene::pen::{Align, LEAST_TEXT, Pen};
use crate::scene::scheme::Ink;
use crate::scene::sprite::Sprite;
use engine::great_western_trail::content::*;
use engine::great_western_trail::{Edition, spots};

const HEIGHT: f32 = 720.0;

pub fn scene(asked: &Asked) -> Scene {
    let mut scene = asked.scene(HEIGHT, &[asked.money(), asked.certificates(), asked.points()]);
    let room = room(&scene, hand::STRIP);
    let mut pen = Pen::in_pane(&mut scene, room, LEAST_TEXT);
    discs::land(&mut pen.from(0.0, room.y));
    let spare: Vec<(usize, Master)> = asked
        .numbered()
        .filter_map(|(number, offer)| Some((number, named(offer.key.as_str().strip_prefix("master.")?)?)))
        .collect();
    if spare.is_empty() {
        posting(&mut pen, asked, room);
    } else {
        let columns = if spare.len() > 4 { 4 } else { spare.len() };
        let (w, h) = (236.0, if spare.len() > 4 { 180.0 } else { 300.0 });
        let left = room.center().x - (columns as f32 * (w + 24.0) - 24.0) / 2.0;
        for (nth, (number, master)) in spare.into_iter().enumerate() {
            let (column, line) = ((nth % columns) as f32, (nth / columns) as f32);
            let of = area(left + column * (w + 24.0), room.y + 40.0 + line * (h + 22.0), w, h);
            tile(&mut pen, of, master, asked.view.edition);
            discs::on_edge(&mut pen, number, of);
        }
    }
    asked.hand(&mut scene);
    scene
}

fn named(name: &str) -> Option<Master> {
    Master::ALL.into_iter().find(|master| master.name() == name)
}

/// The tile at the left, one's own workers at the right: the last one hired goes.
fn posting(pen: &mut Pen, asked: &Asked, room: Area) {
    let of = area(18.0, room.y + 40.0, 240.0, 300.0);
    if let Some(master) = asked.asked_name("master", "gwt-master-").and_then(named) {
        tile(pen, of, master, asked.view.edition);
    }
    let panel = area(286.0, room.y + 14.0, 778.0, room.h - 30.0);
    rows::panel(pen, panel, Ink::JobsPanel);
    let height = (panel.h - 12.0) / Worker::ALL.len() as f32;
    for (nth, worker) in Worker::ALL.into_iter().enumerate() {
        let line = area(panel.x + 8.0, panel.y + 6.0 + height * nth as f32 + 3.0, panel.w - 16.0, height - 6.0);
        let spot = spots::workers(worker);
        pen.spot(spot.clone(), line);
        let number = asked.numbered().find(|(_, offer)| offer.at.contains(&spot)).map(|(number, _)| number);
        let room = rows::row(pen, line, number);
        let count = asked.player().workers[worker as usize];
        for place in 0..SLOTS {
            let middle = at(room.x + 62.0 + f32::from(place) * 108.0, line.center().y);
            if place < count {
                pen.sprite(icons::worker(worker), Area::around(middle, 92.0, 92.0));
            } else if place >= 4 {
                pen.sprite(Sprite::Points, Area::around(middle, 60.0, 60.0));
                pen.figure(middle, 44.0, Ink::Line, SLOT_POINTS.to_string());
            } else {
                pen.disc(middle, 30.0, Ink::FaceDim, Some((Ink::Soft, 3.0)));
            }
            if number.is_some() && place + 1 == count {
                leaves(pen, middle.x, line.y + 18.0);
            }
        }
    }
}

/// This worker goes.
fn leaves(pen: &mut Pen, x: f32, y: f32) {
    pen.path(Outline::circle(x, y + 46.0, 52.0), None, Some((Ink::Red, 6.0)));
}

/// A cap, what is counted, and the points for it.
fn tile(pen: &mut Pen, of: Area, master: Master, edition: Edition) {
    let (thing, points) = icons::master(master, edition);
    pen.fill(of.shifted(7.0, 8.0), Ink::Shadow, 18.0);
    pen.plate(of, Ink::Face, Ink::Line, 5.0, 18.0);
    pen.frame(of.inset(6.0), Ink::GoldDeep, 6.0, 14.0, false);
    let side = (of.w * 0.42).min(of.h * 0.46);
    pen.sprite(Sprite::Master, Area::around(at(of.x + of.w * 0.29, of.y + of.h * 0.34), side, side));
    pen.sprite(thing, Area::around(at(of.x + of.w * 0.71, of.y + of.h * 0.34), side, side));
    pen.text(at(of.center().x, of.y + of.h * 0.76), Align::Middle, (of.h * 0.26).min(76.0), Ink::Line, points);
}
