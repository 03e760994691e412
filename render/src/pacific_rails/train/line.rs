//! The train: an engine with the mark of its owner, and carriages with their specialists and upgrades.

use super::country::{self, RAIL};
use crate::pacific_rails::pieces::paper;
use crate::pacific_rails::sprites;
use crate::scene::geometry::{Area, Point, area, at};
use crate::scene::outline::Outline;
use crate::scene::pen::{Align, Pen};
use crate::scene::scheme::Ink;
use crate::scene::sprite::Sprite;
use crate::stage::spot;
use crate::stage::tokens::{self, Token};
use engine::Seat;
use engine::pacific_rails::content::*;
use engine::pacific_rails::{PlayerView, View};

const CARRIAGE: (f32, f32) = (254.0, 132.0);
const PITCH: f32 = 272.0;

/// What a decision is about.
#[derive(Clone, Copy, Default)]
pub struct Highlight {
    /// The place of whoever is hired next.
    pub seat: Option<usize>,
    /// A carriage on which something will be put.
    pub roof: [bool; CARRIAGES],
}

pub fn draw(pen: &mut Pen, view: &View, seat: Seat, highlight: Highlight) {
    country::draw(pen);
    let Some(player) = view.players.get(seat.index()) else { return };
    engine(pen, seat, 836.0, 232.0);
    for level in 0..CARRIAGES {
        let of = carriage(level);
        pen.spot(spot!("train.{}", level + 1), of);
        if level < usize::from(player.carriages) {
            wagon(pen, view, seat, player, level, highlight);
        } else {
            waiting(pen, level, of);
        }
    }
}

/// Where a carriage stands, without its roof: the first next to the engine.
fn carriage(level: usize) -> Area {
    area(12.0 + (CARRIAGES - 1 - level) as f32 * PITCH, RAIL - 28.0 - CARRIAGE.1, CARRIAGE.0, CARRIAGE.1)
}

fn engine(pen: &mut Pen, seat: Seat, x: f32, width: f32) {
    let mark = pen.mark_of(seat);
    let k = width / 64.0;
    let top = RAIL - 59.0 * k;
    let mut pen = pen.from(x, top);
    let pen = &mut pen;
    let scaled = |outline: Outline| outline.moved(|point| at(point.x * k, point.y * k));
    let body = Outline::from(5.0, 44.0)
        .to(59.0, 44.0)
        .to(63.0, 53.0)
        .to(5.0, 53.0)
        .to(5.0, 16.0)
        .to(24.0, 16.0)
        .to(24.0, 26.0)
        .to(48.0, 26.0)
        .quad((56.0, 27.0), (56.0, 36.0))
        .to(56.0, 44.0);
    let stack = Outline::through(&[(44.0, 26.0), (44.0, 13.0), (53.0, 13.0), (53.0, 26.0)]);
    for outline in [&body, &stack] {
        pen.path(scaled(outline.clone()), Some(Ink::Chalk), Some((Ink::Chalk, 5.5 * k)));
    }
    let line = Some((Ink::Line, 1.8 * k));
    pen.path(scaled(body), Some(mark.ink), line);
    pen.plate(area(9.0, 21.0, 10.0, 10.0).scaled(k), Ink::Chalk, Ink::Line, 1.8 * k, 0.0);
    pen.path(scaled(Outline::through(&[(2.0, 15.0), (27.0, 15.0)])), None, Some((Ink::Line, 3.4 * k)));
    pen.path(scaled(stack), Some(mark.ink), line);
    pen.path(scaled(Outline::through(&[(41.0, 12.0), (56.0, 12.0)])), None, Some((Ink::Line, 3.0 * k)));
    pen.path(scaled(Outline::through(&[(6.5, 42.0), (57.0, 42.0)])), None, Some((Ink::Gold, 1.6 * k)));
    for (x, y, r) in [(14.0, 51.0, 8.0), (34.0, 51.0, 8.0), (52.0, 53.5, 5.5)] {
        pen.disc(at(x * k, y * k), 2.0 * r * k, Ink::Chalk, line);
    }
    pen.path(scaled(Outline::through(&[(14.0, 51.0), (34.0, 51.0)])), None, Some((Ink::Line, 2.4 * k)));
    pen.mark_with_halo(seat, Area::around(at(38.4 * k, 35.3 * k), 70.0, 70.0));
    for (x, y, r) in [(168.0, 27.8, 13.0), (142.0, 16.0, 17.0), (106.0, 18.0, 17.0), (70.0, 20.0, 13.0)] {
        pen.disc(at(x, y), 2.0 * r, Ink::Chalk, None);
    }
}

/// One that is not there yet: its place beside the line, and what brings it.
fn waiting(pen: &mut Pen, level: usize, of: Area) {
    let middle = at(of.center().x, RAIL - 50.0);
    paper::plot(pen, Area::around(middle, of.w - 20.0, 84.0), Ink::Stake);
    pen.disc(at(of.x + 58.0, middle.y), 54.0, Ink::FaceDim, Some((Ink::Stake, 3.4)));
    pen.text(at(of.x + 58.0, middle.y), Align::Middle, 44.0, Ink::Line, (level + 1).to_string());
    pen.sprite(Sprite::Station, Area::around(at(middle.x + 20.0, middle.y - 2.0), 70.0, 70.0));
    pen.text(at(of.right() - 46.0, middle.y), Align::Middle, 44.0, Ink::Line, "+1");
}

fn wagon(pen: &mut Pen, view: &View, seat: Seat, player: &PlayerView, level: usize, highlight: Highlight) {
    let of = carriage(level);
    let mark = pen.mark_of(seat);
    let name = spot!("train.{}", level + 1);
    let coupling = Outline::through(&[(of.right() - 4.0, RAIL - 38.0), (of.right() + 22.0, RAIL - 38.0)]);
    pen.path(coupling, None, Some((Ink::Line, 9.0)));
    pen.thing(Some(name.clone()), format!("carriage {} of {}", level + 1, seat.0), of, |pen| {
        pen.fill(of.inset(-4.5), Ink::Chalk, 16.0);
        pen.plate(of, mark.ink, Ink::Line, 5.0, 12.0);
        pen.plate(area(of.x - 8.0, of.y - 12.0, of.w + 16.0, 18.0), Ink::Walnut, Ink::Line, 4.0, 6.0);
        pen.disc(at(of.x + 35.0, of.center().y + 2.0), 54.0, Ink::Chalk, Some((Ink::Line, 3.4)));
        pen.text(at(of.x + 35.0, of.center().y + 2.0), Align::Middle, 44.0, Ink::Line, (level + 1).to_string());
        for x in [of.x + 52.0, of.right() - 52.0] {
            pen.disc(at(x, RAIL - 22.0), 44.0, Ink::Chalk, Some((Ink::Line, 5.0)));
            pen.disc(at(x, RAIL - 22.0), 14.0, Ink::Line, None);
        }
    });
    for nth in 0..SPECIALIST_SLOTS {
        let slot = level * SPECIALIST_SLOTS + nth;
        let window = area(of.x + 70.0 + nth as f32 * 91.0, of.y + 20.0, 84.0, of.h - 38.0);
        if let Some(kind) = player.specialists[slot] {
            pen.thing(Some(name.clone()), format!("{} of {}", kind.name(), seat.0), window, |pen| {
                specialist(pen, kind, window);
            });
        } else {
            let points = view.atlas.board.slot_points[level][nth];
            empty_window(pen, window, highlight.seat == Some(slot), points);
        }
    }
    let roof = at(of.center().x, of.y - 33.0);
    match player.upgrades[level] {
        Some(kind) => {
            let of = Area::around(roof, 136.0, 58.0);
            pen.thing(Some(name), format!("upgrade {} of {}", Board::upgrade_name(kind), seat.0), of, |pen| {
                upgrade(pen, kind, of);
            });
        }
        None => empty_roof(pen, roof, highlight.roof[level]),
    }
}

fn empty_window(pen: &mut Pen, of: Area, next: bool, points: u8) {
    let (line, width) = if next { (Ink::GoldDeep, 8.0) } else { (Ink::Line, 3.4) };
    pen.plate(of, Ink::Walnut, line, width, 10.0);
    if points > 0 {
        tokens::seal(pen, of.center(), 58.0, &points.to_string());
    } else {
        pen.disc(of.center(), 18.0, Ink::Soft, None);
    }
}

fn empty_roof(pen: &mut Pen, middle: Point, next: bool) {
    let line = if next { (Ink::GoldDeep, 7.0) } else { (Ink::Stake, 3.0) };
    pen.plate(Area::around(at(middle.x, middle.y + 6.0), 88.0, 30.0), Ink::Plot, line.0, line.1, 8.0);
}

/// A specialist, by what it makes.
pub fn specialist(pen: &mut Pen, kind: Specialist, of: Area) {
    pen.plate(of, Ink::Face, Ink::Line, 3.4, 10.0);
    let side = of.w.min(of.h) - 14.0;
    pen.sprite(sprites::specialist(kind), Area::around(of.center(), side, side));
}

/// An upgrade: what a carriage brings.
pub fn upgrade(pen: &mut Pen, kind: u8, of: Area) {
    pen.plate(of, Ink::Face, Ink::Line, of.h * 0.06, of.h * 0.17);
    upgrade_on(pen, kind, of);
}

/// The same on paper that lies there already.
pub fn upgrade_on(pen: &mut Pen, kind: u8, of: Area) {
    let (good, count) = sprites::upgrade(kind);
    let inner = of.inset(of.h * 0.03);
    let Some(good) = good else {
        // Any mix of all four.
        let side = of.h * 0.42;
        let number = area(inner.x, inner.y, inner.w * 0.5, inner.h);
        tokens::row(pen, &[Token::Number(format!("+{count}"))], number, of.h * 0.93, Ink::Line);
        for (nth, good) in sprites::GOODS.into_iter().enumerate() {
            let (x, y) = ((nth % 2) as f32 - 0.5, (nth / 2) as f32 - 0.5);
            let middle = at(inner.x + inner.w * 0.70 + x * side * 1.06, inner.center().y + y * side * 1.02);
            pen.sprite(good, Area::around(middle, side, side));
        }
        return;
    };
    tokens::row(pen, &[Token::Number(format!("+{count}")), Token::Icon(good)], inner, of.h * 0.93, Ink::Line);
}
