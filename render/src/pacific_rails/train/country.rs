//! The country behind the train, and the line it stands on. It never changes.

use crate::pacific_rails::map::{layers, peak, pine};
use crate::scene::geometry::area;
use crate::scene::outline::Outline;
use crate::scene::pen::Pen;
use crate::scene::scheme::Ink;

pub const WIDTH: f32 = 1080.0;
pub const HEIGHT: f32 = 266.0;
/// The top of the rails.
pub const RAIL: f32 = 238.0;

pub fn draw(pen: &mut Pen) {
    pen.ground("pri-country", WIDTH, HEIGHT, country);
}

fn country(pen: &mut Pen) {
    pen.fill(area(0.0, 0.0, WIDTH, HEIGHT), Ink::Sky, 0.0);
    let peaks = [
        (90.0, 260.0, 120.0),
        (300.0, 220.0, 96.0),
        (620.0, 300.0, 130.0),
        (900.0, 260.0, 110.0),
        (1060.0, 200.0, 90.0),
    ];
    for (nth, (x, w, h)) in peaks.into_iter().enumerate() {
        layers(pen, std::iter::once(peak((x, 170.0), w, h, nth + 31)));
    }
    let prairie = Outline::from(0.0, 160.0)
        .quad((180.0, 118.0), (420.0, 150.0))
        .quad((660.0, 182.0), (800.0, 136.0))
        .quad((940.0, 110.0), (WIDTH, 150.0))
        .to(WIDTH, HEIGHT)
        .to(0.0, HEIGHT)
        .close();
    pen.path(prairie, Some(Ink::PrairieLight), None);
    let meadow = Outline::from(0.0, 214.0)
        .quad((240.0, 186.0), (520.0, 206.0))
        .quad((800.0, 226.0), (WIDTH, 196.0))
        .to(WIDTH, HEIGHT)
        .to(0.0, HEIGHT)
        .close();
    pen.path(meadow, Some(Ink::Meadow), None);
    layers(pen, [20.0, 262.0, 290.0, 520.0, 795.0, 1060.0].into_iter().map(|x| pine((x, 206.0), 0.9)));
    pen.fill(area(0.0, RAIL - 6.0, WIDTH, HEIGHT - RAIL + 6.0), Ink::Ballast, 0.0);
    let mut ties = Outline::default();
    for tie in 0..40 {
        let x = 7.0 + 28.0 * tie as f32;
        ties = ties.jump(x, RAIL + 9.0).to(x, RAIL + 15.0);
    }
    pen.path(ties, None, Some((Ink::Tie, 12.0)));
    pen.fill(area(0.0, RAIL, WIDTH, 7.0), Ink::Rail, 0.0);
}
