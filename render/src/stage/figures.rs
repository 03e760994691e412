//! Herders: the figures that stand for players.

use crate::scene::geometry::{Area, Point, area, at};
use crate::scene::pen::Pen;
use engine::Seat;

/// What a herder covers whose mark is that wide, halo included.
pub fn herder_area(foot: Point, width: f32) -> Area {
    area(foot.x - width * 0.625, foot.y - width * 1.5625, width * 1.25, width * 1.75)
}

/// A herder with its feet there.
pub fn herder(pen: &mut Pen, seat: Seat, foot: Point, width: f32) {
    let mark = pen.mark_of(seat);
    pen.tinted(mark.herder, mark.ink, herder_area(foot, width));
    let dy = if mark.letter == "Y" { 0.36 } else { 0.47 };
    let size = width * if mark.letter == "Y" { 0.46 } else { 0.55 };
    pen.letter(at(foot.x, foot.y - width * dy), size, mark.letter_ink, mark.letter);
}
