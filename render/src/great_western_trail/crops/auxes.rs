//! The auxiliary actions of a player board: what is covered by a disc stays dim and has no number.

use super::asked::Asked;
use crate::great_western_trail::pieces::icons;
use crate::scene::On;
use crate::scene::geometry::{Area, area, at};
use crate::scene::pen::{Align, Pen};
use crate::scene::scheme::Ink;
use crate::stage::tokens;
use engine::great_western_trail::content::*;
use engine::great_western_trail::spots;

const BADGE: f32 = 60.0;
const DISC: f32 = 46.0;

/// A row an action: its number, what it does, and the discs on it. Twice at once has a number of its own.
pub fn panel(pen: &mut Pen, asked: &Asked, of: Area) {
    pen.fill(of.shifted(6.0, 8.0), Ink::Shadow, 18.0);
    pen.plate(of, Ink::CitiesPanel, Ink::Line, 4.0, 18.0);
    let auxes = asked.view.catalog().auxes;
    let height = (of.h - 16.0) / auxes.len() as f32;
    for (nth, &aux) in auxes.iter().enumerate() {
        let y = of.y + 8.0 + height * nth as f32;
        row(pen, asked, area(of.x + 10.0, y + 3.0, of.w - 20.0, height - 6.0), aux);
    }
}

fn row(pen: &mut Pen, asked: &Asked, of: Area, aux: Aux) {
    let (space, spot) = (aux.discs(), spots::discs(aux.discs()));
    let offered = asked.spots().filter(|offered| **offered == spot).count();
    pen.spot(spot.clone(), of);
    if offered > 0 {
        pen.plate(of, Ink::Face, Ink::GoldDeep, 4.0, 12.0);
    } else {
        pen.fill(of, Ink::FaceDim, 12.0);
    }
    let size = BADGE.min(of.h - 4.0);
    let y = of.center().y;
    pen.badge_seat(&spot, at(of.x + 42.0, y), size, On::Paper);
    let (count, left) = (space.row().count, asked.player().discs.get(space));
    for nth in 0..count {
        let x = of.right() - 38.0 - f32::from(nth) * (DISC + 6.0);
        if nth < left {
            pen.mark(asked.seat(), Area::around(at(x, y), DISC, DISC));
        } else {
            pen.disc(at(x, y), DISC * 0.78, Ink::Chalk, Some((Ink::Soft, 3.0)));
        }
    }
    let mut right = of.right() - 24.0 - f32::from(count) * (DISC + 6.0);
    if offered > 1 {
        pen.text(at(right, y), Align::Right, 42.0, Ink::Line, "×2");
        pen.badge_seat(&spot, at(right - 84.0, y), size, On::Paper);
        right -= 84.0 + size / 2.0;
    }
    let left = of.x + 82.0;
    tokens::row(pen, &icons::aux(aux), area(left, of.y, right - left, of.h), of.h.min(62.0), Ink::Line);
}
