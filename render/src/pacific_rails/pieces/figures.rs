//! Pieces of the players: engines and workers, with a halo, so that they stand out from any ground.

use crate::scene::geometry::{Area, Point, area, at};
use crate::scene::outline::Outline;
use crate::scene::pen::Pen;
use crate::scene::scheme::Ink;
use crate::scene::sprite::Sprite;
use engine::Seat;

pub fn engine_area(middle: Point, width: f32) -> Area {
    Area::around(middle, width, width * 62.0 / 72.0)
}

/// An engine, this wide with its halo.
pub fn engine(pen: &mut Pen, seat: Seat, middle: Point, width: f32) {
    let mark = pen.mark_of(seat);
    let of = engine_area(middle, width);
    pen.tinted(mark.engine, mark.ink, of);
    let dy = if mark.letter == "Y" { 0.05 } else { -0.02 };
    let boiler = at(of.x + width * 34.8 / 72.0, of.y + of.h * 29.3 / 62.0 + width * dy);
    pen.letter(boiler, width * 0.2, mark.letter_ink, mark.letter);
}

/// What a worker covers that is this large, halo included.
pub fn worker_area(foot: Point, size: f32) -> Area {
    area(foot.x - size * 0.5, foot.y - size * 1.02, size, size * 1.1)
}

/// A worker with the foot there; the mark is on the chest.
pub fn worker(pen: &mut Pen, seat: Seat, foot: Point, size: f32) {
    let k = size / 64.0;
    let point = |x: f32, y: f32| (foot.x + (x - 32.0) * k, foot.y + (y - 62.0) * k);
    let (x, y) = (foot.x, foot.y);
    pen.path(Outline::ellipse(x, y, size * 0.5, size * 0.12), Some(Ink::Shadow), None);
    let (start, top, end) = (point(10.0, 60.0), point(32.0, 30.0), point(54.0, 60.0));
    let coat = Outline::from(start.0, start.1).quad(point(12.0, 30.0), top).quad(point(52.0, 30.0), end).close();
    let (hx, hy) = point(32.0, 16.0);
    let head = Outline::circle(hx, hy, 13.0 * k);
    let ink = pen.mark_of(seat).ink;
    for outline in [&coat, &head] {
        pen.path(outline.clone(), Some(Ink::Chalk), Some((Ink::Chalk, 11.0 * k)));
    }
    for outline in [head, coat] {
        pen.path(outline, Some(ink), Some((Ink::Line, 3.6 * k)));
    }
    pen.mark_in_chalk(seat, Area::around(at(x, y - size * 0.22), size * 0.40, size * 0.40));
}

/// A worker without an owner's mark beside its number: in a row of amounts.
pub fn pawn(pen: &mut Pen, seat: Seat, of: Area) {
    pen.tinted(Sprite::Pawn, pen.mark_of(seat).ink, of);
}
