//! Small tiles: hazards, teepees and outlaws, workers. Tinted by kind, with a band on top; the number of an offer sits on
//! the top edge at the left.

use super::icons;
use crate::scene::geometry::{Area, Point, area, at};
use crate::scene::pen::Pen;
use crate::scene::scheme::Ink;
use crate::scene::sprite::Sprite;
use crate::stage::tokens;
use engine::great_western_trail::content::*;

/// On the board.
pub const WIDTH: f32 = 86.0;
pub const HEIGHT: f32 = 90.0;
/// In a crop.
pub const MIDDLE: (f32, f32) = (100.0, 104.0);

/// Where the number of an offer sits; a fee lies beside it.
pub fn badge_seat(of: Area, diameter: f32) -> Point {
    // A tile hardly larger than the number would vanish behind it.
    let above = if of.w < diameter * 1.3 { 0.34 } else { 0.08 };
    at(of.center().x - diameter * 0.23, of.y - diameter * above)
}

/// Where herders stand: at the right of the tile.
pub fn herder_foot(of: Area, nth: usize, width: f32) -> Point {
    at(of.right() + width * (0.42 + nth as f32 * 1.05), of.bottom() - of.h * 0.06)
}

fn ground(pen: &mut Pen, of: Area, fill: Ink, band: Option<Ink>) {
    let r = of.w * 0.13;
    let line = of.w * 0.04;
    pen.fill(of.shifted(of.w * 0.05, of.w * 0.07), Ink::Shadow, r);
    pen.plate(of, band.unwrap_or(fill), Ink::Line, line, r);
    if band.is_some() {
        let inner = area(of.x + line, of.y + of.h * 0.14, of.w - 2.0 * line, of.h * 0.86 - line);
        pen.fill(inner, fill, r * 0.6);
        // Only its lower corners are round.
        pen.fill(area(inner.x, inner.y, inner.w, inner.h * 0.4), fill, 0.0);
    }
}

pub fn hand(hand: Hand) -> Option<Sprite> {
    match hand {
        Hand::Green => Some(Sprite::HandGreen),
        Hand::Black => Some(Sprite::HandBlack),
        Hand::None | Hand::Both => None,
    }
}

fn hazard_ground(pen: &mut Pen, of: Area, tile: Hazard) -> Sprite {
    let (sprite, band) = icons::hazard(tile.hazard_type());
    let fill = match tile.hazard_type() {
        HazardType::Flood => Ink::FloodGround,
        HazardType::Drought => Ink::DroughtGround,
        HazardType::Rockfall => Ink::RockfallGround,
    };
    ground(pen, of, fill, Some(band));
    sprite
}

/// From afar its points have no room on it, and hang beside it.
pub fn far_hazard(pen: &mut Pen, of: Area, tile: Hazard) {
    let sprite = hazard_ground(pen, of, tile);
    let side = of.w * 0.76;
    pen.sprite(sprite, Area::around(at(of.center().x, of.center().y + of.h * 0.07), side, side));
}

pub fn hazard(pen: &mut Pen, of: Area, tile: Hazard) {
    let sprite = hazard_ground(pen, of, tile);
    let (w, h, middle) = (of.w, of.h, of.center());
    pen.sprite(sprite, Area::around(at(middle.x - w * 0.15, middle.y + h * 0.10), w * 0.66, w * 0.66));
    tokens::seal(pen, at(middle.x + w * 0.26, middle.y - h * 0.15), w * 0.46, &tile.face().points.to_string());
    if let Some(hand) = hand(tile.face().hand) {
        pen.sprite(hand, Area::around(at(middle.x + w * 0.27, middle.y + h * 0.27), w * 0.42, w * 0.42));
    }
}

pub fn teepee(pen: &mut Pen, of: Area, tile: Teepee) {
    let (fill, band) = match tile {
        Teepee::Green | Teepee::GreenOutlaw => (Ink::GreenGround, Ink::TeepeeGreen),
        Teepee::Blue => (Ink::BlueGround, Ink::TeepeeBlue),
        Teepee::OrangeOutlaw => (Ink::OutlawGround, Ink::Outlaw),
    };
    ground(pen, of, fill, Some(band));
    let (w, h, middle) = (of.w, of.h, of.center());
    if tile == Teepee::OrangeOutlaw {
        for nth in 0..7 {
            let x = of.x + w * (0.14 + 0.12 * nth as f32);
            pen.disc(at(x, of.y + h * 0.08), w * 0.045, Ink::Chalk, None);
        }
    }
    pen.sprite(icons::teepee(tile), Area::around(at(middle.x - w * 0.08, middle.y + h * 0.07), w * 0.76, w * 0.76));
    if let Some(hand) = hand(tile.hand()) {
        pen.sprite(hand, Area::around(at(middle.x + w * 0.29, middle.y + h * 0.28), w * 0.40, w * 0.40));
    }
}

/// A tile of the Kansas City supply.
pub fn supply(pen: &mut Pen, of: Area, tile: Supply) {
    match tile.kind() {
        SupplyKind::Hazard(tile) => hazard(pen, of, tile),
        SupplyKind::Teepee(tile) => teepee(pen, of, tile),
        SupplyKind::Worker(worker) => {
            ground(pen, of, Ink::Face, None);
            let side = of.h.min(of.w) * 0.82;
            pen.sprite(icons::worker(worker), Area::around(of.center(), side, side));
        }
    }
}

/// The value printed at a trade space: on the lower left corner, half outside.
pub fn trade_value(pen: &mut Pen, of: Area, kind: SpaceKind, diameter: f32) {
    let middle = at(of.x + of.w * 0.08, of.bottom() - of.h * 0.10);
    match kind {
        SpaceKind::Trade(value) if value < 0 => {
            tokens::pay(pen, middle, diameter, &value.unsigned_abs().to_string());
        }
        SpaceKind::Trade(value) => tokens::coin(pen, middle, diameter, &value.to_string()),
        SpaceKind::TradeForToken => pen.sprite(Sprite::Exchange, Area::around(middle, diameter, diameter)),
        _ => {}
    }
}
