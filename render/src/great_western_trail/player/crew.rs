//! The crew: six places a kind, those with points as seals, and at the right what the next one brings.

use crate::great_western_trail::pieces::icons::{self, Token};
use crate::scene::geometry::{Area, area, at};
use crate::scene::outline::Outline;
use crate::scene::pen::Pen;
use crate::scene::scheme::Ink;
use crate::stage::tokens;
use engine::Seat;
use engine::great_western_trail::content::*;
use engine::great_western_trail::{View, spots};

pub fn draw(pen: &mut Pen, view: &View, seat: Seat, of: Area) {
    pen.fill(of, Ink::JobsPanel, 14.0);
    let row = (of.h - 10.0) / 3.0;
    for worker in Worker::ALL {
        let line = area(of.x + 6.0, of.y + 7.0 + row * f32::from(worker as u8), of.w - 12.0, row - 4.0);
        kind(pen, view, seat, worker, line);
    }
}

fn kind(pen: &mut Pen, view: &View, seat: Seat, worker: Worker, of: Area) {
    let spot = spots::workers(worker);
    pen.spot(spot.clone(), of);
    pen.fill(of, Ink::Face, 12.0);
    let step = if of.w > 430.0 { 49.0 } else { 44.5 };
    let count = view.players[seat.index()].workers[worker as usize];
    let y = of.center().y;
    for slot in 0..SLOTS {
        let middle = at(of.x + 26.0 + f32::from(slot) * step, y);
        if slot < count {
            let face = Area::around(middle, step - 2.0, step - 2.0);
            let what = format!("{} {}", worker.name(), slot + 1);
            pen.thing(Some(spot.clone()), what, face, |pen| pen.sprite(icons::worker(worker), face));
        } else if slot >= 4 {
            tokens::seal(pen, middle, step.min(44.0), &SLOT_POINTS.to_string());
        } else if slot == count {
            pen.path(Outline::circle(middle.x, y, 18.0), None, Some((ring(worker), 5.0)));
        } else {
            pen.disc(middle, 20.0, Ink::FaceDim, Some((Ink::Soft, 2.5)));
        }
    }
    let left = of.x + 26.0 + 6.0 * step - step * 0.36;
    pen.path(Outline::from(left, of.y + 8.0).to(left, of.bottom() - 8.0), None, Some((Ink::Plot, 3.0)));
    let room = area(left + 8.0, of.y, of.right() - left - 14.0, of.h);
    let next = brings(view, worker, count);
    if next.is_empty() {
        let dash = Outline::from(room.center().x - 16.0, y).to(room.center().x + 16.0, y);
        pen.path(dash, None, Some((Ink::Soft, 5.0)));
    } else {
        tokens::row(pen, &next, room, of.h - 2.0, Ink::Line);
    }
}

/// What hiring one more brings at once, or at the end.
fn brings(view: &View, worker: Worker, count: u8) -> Vec<Token> {
    if count >= SLOTS {
        return Vec::new();
    }
    match slot_action(worker, count + 1) {
        Some(effect) => icons::effect_in(view.edition, effect),
        None if count >= 4 => vec![Token::Points(SLOT_POINTS)],
        None => Vec::new(),
    }
}

/// Around the next place. A craftsman's own colour is too bright for a line on paper.
fn ring(worker: Worker) -> Ink {
    match worker {
        Worker::Cowboy => Ink::Cowboy,
        Worker::Craftsman => Ink::Soft,
        Worker::Engineer => Ink::Engineer,
    }
}
