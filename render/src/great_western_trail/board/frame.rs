//! Round corners of what lies on the page.

use crate::scene::geometry::{Area, Point, at};
use crate::scene::outline::Outline;
use crate::scene::pen::Pen;
use crate::scene::scheme::Ink;

const RADIUS: f32 = 18.0;

/// Cuts the corners off a block of land, and puts a line around it.
pub fn round(pen: &mut Pen, of: Area) {
    let corners = [(of.x, of.y, 1.0, 1.0), (of.right(), of.y, -1.0, 1.0)];
    let lower = [(of.x, of.bottom(), 1.0, -1.0), (of.right(), of.bottom(), -1.0, -1.0)];
    for (x, y, sx, sy) in corners.into_iter().chain(lower) {
        let Point { x, y } = at(x - sx, y - sy);
        let (w, h) = (sx * (RADIUS + 1.0), sy * (RADIUS + 1.0));
        let cut = Outline::from(x, y).to(x + w, y).quad((x, y), (x, y + h)).close();
        pen.path(cut, Some(Ink::Page), None);
    }
    let (r, of) = (RADIUS - 2.0, of.inset(2.0));
    let line = Outline::from(of.x + r, of.y)
        .to(of.right() - r, of.y)
        .quad((of.right(), of.y), (of.right(), of.y + r))
        .to(of.right(), of.bottom() - r)
        .quad((of.right(), of.bottom()), (of.right() - r, of.bottom()))
        .to(of.x + r, of.bottom())
        .quad((of.x, of.bottom()), (of.x, of.bottom() - r))
        .to(of.x, of.y + r)
        .quad((of.x, of.y), (of.x + r, of.y));
    pen.path(line.close(), None, Some((Ink::Line, 4.0)));
}
