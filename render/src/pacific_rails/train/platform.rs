//! The platform: everything that a player carries, piece by piece.

use crate::pacific_rails::sprites;
use crate::scene::geometry::{Area, area, at};
use crate::scene::outline::Outline;
use crate::scene::pen::{Align, Pen};
use crate::scene::scheme::Ink;
use crate::scene::sprite::Sprite;
use crate::stage::spot;
use engine::pacific_rails::content::*;
use engine::pacific_rails::{PlayerView, View};
use engine::{Seat, Spot};

/// With one row of crates.
pub const HEIGHT: f32 = 118.0;
const ROW: f32 = 96.0;
const MARGIN: f32 = 12.0;
/// Crates are no narrower.
const LEAST_PITCH: f32 = 64.0;

/// One kind of cargo: how many of it.
pub type Pieces = (Spot, &'static str, Sprite, u8);

/// Resources, then tiles.
pub fn pieces(player: &PlayerView) -> Vec<Pieces> {
    let goods = Good::ALL.into_iter().zip(sprites::GOODS).zip(player.goods);
    let tracks = Track::ALL.into_iter().zip(sprites::TRACKS).zip(player.tracks);
    let goods = goods.map(|((good, sprite), count)| (spot!("cargo.{}", good.name()), good.name(), sprite, count));
    let tracks = tracks.map(|((track, sprite), count)| (spot!("cargo.{}", track.name()), track.name(), sprite, count));
    goods.chain(tracks).collect()
}

/// How many crates lie beside each other, and whether alike ones are piled up.
fn plan(count: usize, rows: usize) -> (usize, bool) {
    let most = ((1080.0 - 2.0 * MARGIN) / LEAST_PITCH) as usize;
    let each = count.div_ceil(rows.max(1)).max(1);
    (each.clamp(8, most), each > most)
}

/// In so many rows, as high as they need.
pub fn platform(pen: &mut Pen, view: &View, seat: Seat, rows: usize) {
    let Some(player) = view.players.get(seat.index()) else { return };
    let height = HEIGHT + ROW * (rows as f32 - 1.0);
    boards(pen, height);
    let kinds = pieces(player);
    let held: usize = kinds.iter().map(|kind| usize::from(kind.3)).sum();
    let limit = usize::from(player.limit);
    let (columns, piled) = plan(held.max(limit), rows);
    let pitch = (1080.0 - 2.0 * MARGIN) / columns as f32;
    let place = |nth: usize| {
        let (column, row) = ((nth % columns) as f32, (nth / columns) as f32);
        area(MARGIN + column * pitch + 3.0, 16.0 + row * ROW, pitch - 8.0, ROW - 8.0)
    };
    let mut nth = 0;
    for (spot, name, sprite, count) in kinds {
        let shown = if piled { count.min(1) } else { count };
        let from = nth;
        for _ in 0..shown {
            crate_of(pen, sprite, place(nth), nth >= limit);
            pen.spot(spot.clone(), place(nth));
            nth += 1;
        }
        if piled && count > 1 {
            let of = place(from);
            pen.fill(area(of.right() - 62.0, of.bottom() - 46.0, 60.0, 44.0), Ink::Line, 8.0);
            pen.text(at(of.right() - 32.0, of.bottom() - 24.0), Align::Middle, 42.0, Ink::Chalk, format!("×{count}"));
        }
        if shown > 0 {
            let of = place(from).union(place(nth - 1));
            pen.thing(Some(spot), format!("{count} {name} of {}", seat.0), of, |_| {});
        } else {
            pen.spot(spot, area(MARGIN, HEIGHT / 2.0, 1.0, 1.0));
        }
    }
    for free in nth..limit {
        pen.fill(place(free).inset(6.0), Ink::PlankDeep, 10.0);
    }
}

fn boards(pen: &mut Pen, height: f32) {
    pen.fill(area(0.0, 0.0, 1080.0, height), Ink::Plank, 0.0);
    pen.fill(area(0.0, 0.0, 1080.0, 9.0), Ink::PlankDeep, 0.0);
    let mut joints = Outline::default();
    let mut y = 62.0;
    let mut odd = false;
    while y < height - 8.0 {
        joints = joints.jump(0.0, y).to(1080.0, y);
        for x in [140.0, 420.0, 700.0, 980.0] {
            let x = if odd { x - 90.0 } else { x };
            joints = joints.jump(x, y - 52.0).to(x, y);
        }
        y += 53.0;
        odd = !odd;
    }
    pen.path(joints, None, Some((Ink::PlankDeep, 3.0)));
}

/// One piece of cargo. What has no place any more has a red edge.
fn crate_of(pen: &mut Pen, sprite: Sprite, of: Area, over: bool) {
    pen.fill(of.shifted(3.0, 4.0), Ink::Shadow, 10.0);
    let (line, width) = if over { (Ink::Red, 6.0) } else { (Ink::Line, 3.6) };
    pen.plate(of, Ink::Face, line, width, 10.0);
    let side = (of.w.min(of.h) - 12.0).min(66.0);
    pen.sprite(sprite, Area::around(of.center(), side, side));
}
