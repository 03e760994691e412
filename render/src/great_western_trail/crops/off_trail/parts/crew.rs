//! One's own workers: how many of each, and what the next one brings.

use crate::great_western_trail::crops::asked::Asked;
use crate::great_western_trail::pieces::icons;
use crate::scene::On;
use crate::scene::geometry::{Area, area, at};
use crate::scene::outline::Outline;
use crate::scene::pen::{Align, Pen};
use crate::scene::scheme::Ink;
use crate::scene::sprite::Sprite;
use crate::stage::tokens;
use engine::great_western_trail::content::*;
use engine::great_western_trail::spots;

/// The colour of a worker's pips.
fn ink(worker: Worker) -> Ink {
    match worker {
        Worker::Cowboy => Ink::Cowboy,
        Worker::Craftsman => Ink::Craftsman,
        Worker::Engineer => Ink::Engineer,
    }
}

/// A panel for each kind, side by side. A number stands on the place that the next worker of its kind would take.
pub fn panels(pen: &mut Pen, asked: &Asked, of: Area, number: impl Fn(Worker) -> Option<usize>) {
    for (of, worker) in of.columns(Worker::ALL.len(), 10.0).zip(Worker::ALL) {
        panel(pen, asked, worker, of, number(worker));
    }
}

/// The panel of one kind.
pub fn panel(pen: &mut Pen, asked: &Asked, worker: Worker, of: Area, number: Option<usize>) {
    pen.spot(spots::workers(worker), of);
    pen.plate(of, Ink::Face, Ink::Line, 3.0, 14.0);
    pen.sprite(icons::worker(worker), Area::around(at(of.x + 50.0, of.center().y), 80.0, 80.0));
    let count = asked.player().workers[worker as usize];
    let places = area(of.x + 104.0, of.y + 8.0, of.w - 116.0, 40.0);
    pips(pen, worker, count, places, number.is_some());
    if let Some(number) = number {
        pen.offer_seat(number, of, at(places.x + pip(places.w, count), of.y + 29.0), 46.0, On::Paper);
    }
    next(pen, asked, worker, area(of.x + 104.0, of.y + 50.0, of.w - 116.0, of.h - 54.0));
}

fn pip(width: f32, nth: u8) -> f32 {
    width / f32::from(SLOTS) * (f32::from(nth) + 0.4)
}

/// Six places: taken ones filled, a ring on the next, seals where there are points.
fn pips(pen: &mut Pen, worker: Worker, count: u8, of: Area, numbered: bool) {
    for nth in 0..SLOTS {
        let middle = at(of.x + pip(of.w, nth), of.center().y);
        if nth < count {
            pen.disc(middle, 28.0, ink(worker), Some((Ink::Line, 3.0)));
        } else if nth == count {
            if numbered {
                continue;
            }
            pen.path(Outline::circle(middle.x, middle.y, 15.0), None, Some((Ink::Line, 5.0)));
        } else if nth >= 4 {
            pen.sprite(Sprite::Points, Area::around(middle, 34.0, 34.0));
        } else {
            pen.disc(middle, 22.0, Ink::FaceDim, Some((Ink::Soft, 2.0)));
        }
    }
}

/// Which one the next would be, and what it brings.
fn next(pen: &mut Pen, asked: &Asked, worker: Worker, of: Area) {
    let next = asked.player().workers[worker as usize] + 1;
    let y = of.center().y;
    if next > SLOTS {
        return;
    }
    pen.text(at(of.x + 2.0, y), Align::Left, 42.0, Ink::Line, format!("{next}."));
    let room = area(of.x + 46.0, of.y, of.w - 46.0, of.h);
    brings(pen, asked, worker, next, room);
}

/// What a worker on that place brings at once; a stroke for nothing.
fn brings(pen: &mut Pen, asked: &Asked, worker: Worker, slot: u8, room: Area) {
    let mut row =
        slot_action(worker, slot).map_or_else(Vec::new, |effect| icons::effect_in(asked.view.edition, effect));
    if slot > 4 {
        row.push(tokens::Token::Points(SLOT_POINTS));
    }
    if row.is_empty() {
        let middle = room.center();
        let stroke = Outline::from(middle.x - 14.0, middle.y).to(middle.x + 14.0, middle.y);
        pen.path(stroke, None, Some((Ink::Soft, 5.0)));
    } else {
        tokens::row(pen, &row, room, room.h.min(54.0), Ink::Line);
    }
}
