//! Rows that can be chosen: a number, icons, and what else belongs there.

use crate::great_western_trail::pieces::icons::{self, Token};
use crate::scene::On;
use crate::scene::geometry::{Area, Point, area, at};
use crate::scene::pen::Pen;
use crate::scene::scheme::Ink;
use crate::scene::sprite::Sprite;
use crate::stage::tokens;
use engine::Seat;
use engine::great_western_trail::content::*;

/// A panel with a shadow.
pub fn panel(pen: &mut Pen, of: Area, ink: Ink) {
    pen.fill(of.shifted(5.0, 7.0), Ink::Shadow, 16.0);
    pen.plate(of, ink, Ink::Line, 4.0, 16.0);
}

/// The plate of a row: offered ones are framed in gold, others dim.
pub fn plate(pen: &mut Pen, of: Area, offered: bool) {
    if offered {
        pen.plate(of, Ink::Face, Ink::GoldDeep, 4.0, 12.0);
    } else {
        pen.fill(of, Ink::FaceDim, 12.0);
    }
}

/// A row with its number, if it has one; returns the room for what it says.
pub fn row(pen: &mut Pen, of: Area, number: Option<usize>) -> Area {
    plate(pen, of, number.is_some());
    let size = if of.h < 62.0 { 52.0 } else { 60.0 };
    if let Some(number) = number {
        pen.offer_seat(number, of, at(of.x + size * 0.62, of.center().y), size, On::Paper);
    }
    area(of.x + size * 1.16, of.y, of.w - size * 1.16 - 8.0, of.h)
}

/// A place for a disc with white or dark corners, and the disc if it is still there.
pub fn disc(pen: &mut Pen, middle: Point, white: bool, owner: Option<Seat>, diameter: f32) {
    let ink = if white { Ink::Chalk } else { Ink::WalnutRaised };
    match owner {
        Some(seat) => {
            pen.disc(middle, diameter, ink, Some((Ink::Line, 2.4)));
            pen.mark(seat, Area::around(middle, diameter * 0.8, diameter * 0.8));
        }
        None => pen.disc(middle, diameter * 0.64, ink, Some((Ink::Soft, 3.0))),
    }
}

/// What an auxiliary action takes and gives, once or twice.
pub fn aux(aux: Aux, times: u8) -> Vec<Token> {
    use Token::{Arrow, Coin, Icon, Number, Pay};
    if times < 2 {
        return icons::aux(aux);
    }
    let twice = |icon: Sprite| [Icon(icon), Number(times.to_string())];
    let price = Pay((aux.price() * times).to_string());
    let row = match aux {
        Aux::Dollar => vec![vec![Coin(times.into())]],
        Aux::Draw => vec![twice(Sprite::CardDrawDiscard).to_vec()],
        Aux::Certificate => {
            let back = [Icon(Sprite::EngineBack), Number(times.to_string()), Arrow];
            vec![vec![price], back.to_vec(), twice(Sprite::Certificate).to_vec()]
        }
        Aux::Engine => vec![vec![price, Arrow], twice(Sprite::Engine).to_vec()],
        Aux::Trash => vec![twice(Sprite::EngineBack).to_vec(), vec![Arrow], twice(Sprite::CardTrash).to_vec()],
        Aux::TrashGain => {
            let back = [Icon(Sprite::EngineBack), Number(times.to_string()), Arrow];
            vec![vec![Coin(times.into())], back.to_vec(), twice(Sprite::CardTrash).to_vec()]
        }
        Aux::Branchlet => vec![twice(Sprite::CardDiscard).to_vec(), vec![Arrow], twice(Sprite::Branchlet).to_vec()],
        Aux::BranchletPay => {
            vec![twice(Sprite::CardDiscard).to_vec(), vec![price, Arrow], twice(Sprite::Branchlet).to_vec()]
        }
    };
    row.concat()
}

/// A tag that hangs from something: icons on paper.
pub fn tag(pen: &mut Pen, middle: Point, row: &[Token], side: f32) -> Area {
    let of = Area::around(middle, tokens::width(row, side) + 18.0, side + 8.0);
    pen.plate(of, Ink::Road, Ink::Line, 4.0, of.h / 2.0);
    tokens::row(pen, row, of.inset(4.0), side, Ink::Line);
    of
}

/// Dims what cannot be chosen.
pub fn veil(pen: &mut Pen, of: Area, radius: f32) {
    pen.fill(of, Ink::Shadow, radius);
}
