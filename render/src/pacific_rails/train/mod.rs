//! What belongs to one player: the train on its line, the cargo on the platform, what the districts bring, the stock.

mod country;
mod line;
mod platform;
mod rows;
mod stock;

pub use country::HEIGHT as LINE;
pub use line::{Highlight, draw as line, specialist, upgrade, upgrade_on};
pub use platform::{HEIGHT as PLATFORM, pieces, platform};
pub use rows::{row, yields};
pub use stock::stock;

use crate::scene::geometry::area;
use crate::scene::pen::Pen;
use crate::scene::scheme::Ink;
use crate::stage::header;
use engine::Seat;
use engine::pacific_rails::View;
use engine::pacific_rails::content::*;

/// The height of a player's board.
pub const BOARD: f32 = 688.0;

/// Everything below the band.
pub fn draw(pen: &mut Pen, view: &View, seat: Seat) {
    let top = header::HEIGHT;
    line(&mut pen.from(0.0, top), view, seat, Highlight::default());
    platform(&mut pen.from(0.0, top + LINE), view, seat, 1);
    let below = top + LINE + PLATFORM;
    shelf(pen, below, BOARD - below);
    let (w, h, gap) = (309.0, 90.0, 10.0);
    for (nth, good) in Good::ALL.into_iter().enumerate() {
        let (column, line) = ((nth % 2) as f32, (nth / 2) as f32);
        row(pen, view, seat, good, area(16.0 + column * (w + 12.0), below + 20.0 + line * (h + gap), w, h));
    }
    stock(pen, view, seat, area(658.0, below + 20.0, 406.0, 2.0 * h + gap));
}

/// The walnut strip at the bottom of a picture.
pub fn shelf(pen: &mut Pen, top: f32, height: f32) {
    let width = pen.scene.width;
    pen.fill(area(0.0, top, width, height), Ink::Walnut, 0.0);
    pen.fill(area(0.0, top, width, 7.0), Ink::WalnutEdge, 0.0);
    pen.fill(area(0.0, top + 7.0, width, 4.0), Ink::WalnutRaised, 0.0);
}
