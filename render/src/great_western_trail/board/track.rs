//! Rails on their bed.

use crate::scene::Dash;
use crate::scene::geometry::{Point, at};
use crate::scene::outline::Outline;
use crate::scene::pen::Pen;
use crate::scene::scheme::Ink;

/// The width of the bed; all else is in proportion to it.
pub const BED: f32 = 26.0;

/// A line through these points.
pub fn draw(pen: &mut Pen, points: &[Point], bed: f32) {
    pen.line(points, Ink::Ballast, bed, Dash::Solid);
    pen.line(points, Ink::Tie, bed * 0.84, Dash::Ties);
    for side in [-1.0, 1.0] {
        let rail: Vec<(f32, f32)> = beside(points, side * bed * 0.24).collect();
        pen.path(Outline::through(&rail), None, Some((Ink::Rail, bed * 0.13)));
    }
}

/// From a line to a station: thinner.
pub fn branch(pen: &mut Pen, from: Point, to: Point) {
    let line = || Outline::from(from.x, from.y).to(to.x, to.y);
    pen.path(line(), None, Some((Ink::Rail, 8.0)));
    pen.path(line(), None, Some((Ink::Ballast, 3.0)));
    pen.line(&[from, to], Ink::Tie, 8.0, Dash::Ties);
}

/// The same points moved to one side.
fn beside(points: &[Point], by: f32) -> impl Iterator<Item = (f32, f32)> + '_ {
    let last = points.len().saturating_sub(1);
    points.iter().enumerate().map(move |(row, here)| {
        let (before, after) = (points[row.saturating_sub(1)], points[(row + 1).min(last)]);
        let one = unit(before, *here);
        let two = unit(*here, after);
        let (x, y) = match (one, two) {
            (Some(one), Some(two)) => (one.x + two.x, one.y + two.y),
            (Some(only), None) | (None, Some(only)) => (2.0 * only.x, 2.0 * only.y),
            (None, None) => (0.0, 0.0),
        };
        // At a bend both sides have to be met.
        let square = (x * x + y * y).max(0.5);
        (here.x - y * 2.0 * by / square, here.y + x * 2.0 * by / square)
    })
}

fn unit(from: Point, to: Point) -> Option<Point> {
    let (dx, dy) = (to.x - from.x, to.y - from.y);
    let length = dx.hypot(dy);
    (length > 0.001).then(|| at(dx / length, dy / length))
}
