//! Pieces of the players: herders and engines, with a halo, so that they stand out from any ground.

use crate::scene::geometry::{Area, Point, at};
use crate::scene::outline::Outline;
use crate::scene::pen::Pen;
use crate::scene::scheme::Ink;
use engine::Seat;

pub use crate::stage::figures::{herder, herder_area};

/// An engine, this wide with its halo.
pub fn engine(pen: &mut Pen, seat: Seat, middle: Point, width: f32) {
    let mark = pen.mark_of(seat);
    let of = Area::around(middle, width, width * 62.0 / 72.0);
    pen.tinted(mark.engine, mark.ink, of);
    let dy = if mark.letter == "Y" { 0.05 } else { -0.02 };
    let boiler = at(of.x + width * 34.8 / 72.0, of.y + of.h * 29.3 / 62.0 + width * dy);
    pen.letter(boiler, width * 0.2, mark.letter_ink, mark.letter);
}

/// The goal of a question about ways: a flag in the seat's colour, its foot there.
pub fn flag(pen: &mut Pen, seat: Seat, foot: Point, height: f32) {
    let ink = pen.mark_of(seat).ink;
    let top = foot.y - height;
    let cloth = Outline::polygon(&[
        (foot.x, top + height * 0.04),
        (foot.x + height * 0.8, top + height * 0.3),
        (foot.x, top + height * 0.58),
    ]);
    pen.path(cloth.clone(), None, Some((Ink::Chalk, height * 0.16)));
    pen.path(cloth, Some(ink), Some((Ink::Line, height * 0.045)));
    pen.path(Outline::from(foot.x, foot.y).to(foot.x, top), None, Some((Ink::Line, height * 0.09)));
}
