//! Cities as cards: crest, value, which discs they take, and who has delivered there.

use super::rows;
use crate::great_western_trail::pieces::icons::Token;
use crate::scene::geometry::{Area, area, at};
use crate::scene::pen::{Align, Pen};
use crate::scene::scheme::Ink;
use crate::scene::sprite::Sprite;
use engine::Seat;
use engine::great_western_trail::content::*;
use engine::great_western_trail::{View, spots};

pub fn crest(city: City) -> Sprite {
    Sprite::from_name(&format!("city-{}", city.name())).unwrap_or(Sprite::Terminal)
}

/// The card of a city. One that is offered is bright, with a gold frame inside.
pub fn card(pen: &mut Pen, view: &View, city: City, of: Area, offered: bool) {
    let printed = view.catalog().crest(city);
    let (w, h) = (of.w, of.h);
    pen.fill(of.shifted(6.0, 7.0), Ink::Shadow, 16.0);
    pen.plate(of, if offered { Ink::Face } else { Ink::FaceDim }, Ink::Line, 4.0, 16.0);
    if offered {
        pen.frame(of.inset(4.0), Ink::GoldDeep, 5.0, 13.0, false);
    }
    let side = (h * 0.5).min(w * 0.42);
    pen.sprite(crest(city), Area::around(at(of.x + w * 0.28, of.y + h * 0.46), side, side));
    let ink = if offered { Ink::Line } else { Ink::Soft };
    let x = of.right() - w * 0.265;
    pen.text(at(x, of.y + h * 0.37), Align::Middle, (h * 0.42).max(46.0), ink, printed.value.to_string());
    let corner = if printed.white { Ink::Chalk } else { Ink::WalnutRaised };
    pen.disc(at(x, of.y + h * 0.65), 24.0, corner, Some((Ink::Line, 3.0)));
    discs(pen, view, city, area(of.x + 14.0, of.bottom() - 38.0, w - 28.0, 32.0));
}

/// The discs of all players, those of one player on top of each other.
fn discs(pen: &mut Pen, view: &View, city: City, of: Area) {
    let owners = Seat::all(view.players.len() as u8).filter(|seat| view.players[seat.index()].cities.get(city) > 0);
    for (nth, seat) in owners.enumerate() {
        let count = view.players[seat.index()].cities.get(city);
        let disc = area(of.x + nth as f32 * (of.h + 7.0), of.y, of.h, of.h);
        let what = format!("{count} disc {}", seat.0);
        pen.thing(Some(spots::city(city)), what, disc, |pen| {
            for below in (0..count.min(4)).rev() {
                let by = f32::from(below) * 5.0;
                pen.mark(seat, disc.shifted(by, -by));
            }
        });
    }
}

/// What a disc there brings by itself.
pub fn own_reward(catalog: &Catalog, city: City) -> Vec<Token> {
    let printed = catalog.crest(city);
    let mut row = Vec::new();
    if printed.points != 0 {
        row.push(Token::Points(printed.points.into()));
    }
    if printed.per_bell > 0 {
        row.extend([Token::Points(printed.per_bell.into()), Token::Times, Token::Icon(Sprite::Bell)]);
    }
    if printed.dollars > 0 {
        row.push(Token::Coin(printed.dollars.into()));
    }
    row.extend((0..printed.objectives).map(|_| Token::Icon(Sprite::Objective)));
    if printed.master {
        row.push(Token::Icon(Sprite::Master));
    }
    row
}

/// What discs on both neighbours bring.
pub fn link_reward(arrow: &Arrow) -> Vec<Token> {
    let mut row = Vec::new();
    if arrow.points != 0 {
        row.push(Token::Points(arrow.points.into()));
    }
    match arrow.reward {
        ArrowReward::Nothing => {}
        ArrowReward::Objective => row.push(Token::Icon(Sprite::Objective)),
        ArrowReward::Token => row.push(Token::Icon(Sprite::Exchange)),
    }
    row
}

/// A tag below the middle of a card.
pub fn hang(pen: &mut Pen, x: f32, y: f32, row: &[Token], hooks: &[f32]) {
    for &hook in hooks {
        pen.fill(area(hook - 4.0, y - 38.0, 8.0, 40.0), Ink::Line, 0.0);
    }
    rows::tag(pen, at(x, y), row, 58.0);
}
