//! Places where nothing lies yet: earth with four stakes, and what is printed there.

use super::icons;
use crate::scene::geometry::{Area, area};
use crate::scene::outline::Outline;
use crate::scene::pen::Pen;
use crate::scene::scheme::Ink;
use crate::scene::sprite::Sprite;
use crate::stage::tokens;
use engine::great_western_trail::Effect;
use engine::great_western_trail::content::*;

/// On the board. Something built there is larger.
pub const WIDTH: f32 = 132.0;
pub const HEIGHT: f32 = 78.0;
/// In a crop, where empty places matter little.
pub const SMALL: (f32, f32) = (78.0, 44.0);
pub const PLANK: (f32, f32) = (146.0, 34.0);

/// For a building. The stakes are in another colour where something has left.
pub fn plot(pen: &mut Pen, of: Area, stakes: Ink) {
    let w = of.w;
    pen.fill(of, Ink::Plot, w * 0.06);
    pen.fill(of.inset(w * 0.04), Ink::PlotLight, w * 0.045);
    let (k, s) = (w * 0.13, w * 0.026);
    let of = of.inset(s * 0.4);
    for (x, sx) in [(of.x, 1.0), (of.right(), -1.0)] {
        for (y, sy) in [(of.y, 1.0), (of.bottom(), -1.0)] {
            let stake = Outline::from(x + sx * k, y).to(x, y).to(x, y + sy * k);
            pen.path(stake, None, Some((stakes, s.max(2.0))));
        }
    }
}

/// For a hazard or a teepee.
pub fn small(pen: &mut Pen, of: Area, kind: SpaceKind) {
    pen.fill(of, Ink::Plot, of.w * 0.18);
    pen.fill(of.inset(of.w * 0.06), Ink::PlotLight, of.w * 0.14);
    let (icon, percent) = match kind {
        SpaceKind::Hazard(hazard) => (icons::hazard(hazard).0, 45),
        SpaceKind::TradeForToken => (Sprite::OutlawPair, 40),
        _ => (Sprite::Trade, 40),
    };
    pen.faded(icon, percent, Area::around(of.center(), of.w * 0.6, of.w * 0.6));
}

/// The owner's extra action at a risky place, on a plank below it.
pub fn plank(pen: &mut Pen, of: Area, risk: &Effect) {
    pen.plate(of, Ink::FaceDim, Ink::Stake, 2.6, 4.0);
    let inner = area(of.x + 5.0, of.y, of.w - 10.0, of.h);
    let mut tokens = icons::effect(risk);
    // A coin whose figure cannot be read says nothing.
    if of.h * pen.zoom < pen.least {
        tokens.retain(|token| !matches!(token, tokens::Token::Coin(_)));
    }
    tokens::row(pen, &tokens, inner, of.h * 0.86, Ink::Line);
}
