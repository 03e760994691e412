//! Paper on the land: plates with a shadow, banners with names, plots of earth.

use crate::scene::geometry::{Area, Point, area};
use crate::scene::outline::Outline;
use crate::scene::pen::{Align, Pen};
use crate::scene::scheme::Ink;
use crate::scene::type_case;

/// A piece of paper with an outline that suits its size.
pub fn sheet(pen: &mut Pen, of: Area, radius: f32) {
    pen.fill(of.shifted(5.0, 6.0), Ink::Shadow, radius);
    pen.plate(of, Ink::Face, Ink::Line, 4.5, radius);
}

/// How wide a banner is.
pub fn banner_width(name: &str, size: f32) -> f32 {
    type_case::width(name, size) + size * 0.6
}

/// A walnut board with a name. `seat`: how much room is left for a number before it.
pub fn banner(pen: &mut Pen, of: Area, name: &str, size: f32, seat: f32) {
    pen.plate(of, Ink::Walnut, Ink::Line, size * 0.075, size * 0.25);
    let middle = of.center();
    pen.text(Point { x: middle.x + seat / 2.0, y: middle.y }, Align::Middle, size, Ink::Chalk, name);
}

/// Earth where something may lie.
pub fn plot(pen: &mut Pen, of: Area, stakes: Ink) {
    let w = of.w;
    pen.fill(of, Ink::Plot, w * 0.06);
    pen.fill(of.inset(w * 0.04), Ink::PlotLight, w * 0.045);
    let (k, s) = (w * 0.13, (w * 0.026).max(2.0));
    let of = of.inset(s * 0.4);
    for (x, sx) in [(of.x, 1.0), (of.right(), -1.0)] {
        for (y, sy) in [(of.y, 1.0), (of.bottom(), -1.0)] {
            let stake = Outline::from(x + sx * k, y).to(x, y).to(x, y + sy * k);
            pen.path(stake, None, Some((stakes, s)));
        }
    }
}

/// The upper part of a plate, filled inside of its outline.
pub fn top_band(of: Area, height: f32, line: f32, radius: f32) -> Outline {
    let inner = area(of.x + line / 2.0, of.y + line / 2.0, of.w - line, height - line / 2.0);
    let r = radius;
    Outline::from(inner.x, inner.bottom())
        .to(inner.x, inner.y + r)
        .quad((inner.x, inner.y), (inner.x + r, inner.y))
        .to(inner.right() - r, inner.y)
        .quad((inner.right(), inner.y), (inner.right(), inner.y + r))
        .to(inner.right(), inner.bottom())
        .close()
}
