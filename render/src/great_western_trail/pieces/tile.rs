//! Tiles: buildings, hazards, teepees, workers.

use super::icons::{self, NUMBER, Token};
use crate::scene::geometry::{Area, area};
use crate::scene::pen::Pen;
use crate::scene::scheme::Ink;
use crate::scene::sprite::Sprite;
use engine::Seat;
use engine::great_western_trail::Edition;
use engine::great_western_trail::content::*;

pub const WIDTH: f32 = 172.0;
pub const HEIGHT: f32 = 112.0;
/// A hazard or a teepee.
pub const SMALL_WIDTH: f32 = 80.0;
pub const SMALL_HEIGHT: f32 = 86.0;

/// Sizes of a building's letter or number, from near to far.
const SIZES: [f32; 3] = [34.0, 46.0, 86.0];

/// A building on the trail: what it does from near, only its sign from afar.
pub fn building(pen: &mut Pen, of: Area, face: &Building, owner: Option<Seat>, edition: Edition) {
    let sign: String = match owner {
        None => face.id.to_uppercase(),
        Some(_) => number_of(face).to_owned(),
    };
    let (ground, ink) = match owner {
        None => (Ink::Neutral, Ink::Line),
        Some(seat) => (pen.mark_of(seat).ink, pen.mark_of(seat).letter_ink),
    };
    let far = !pen.shows(SIZES[1]);
    if far {
        pen.plate(of, ground, Ink::Line, 4.0, 12.0);
        pen.fit(of, &SIZES, ink, sign);
        return;
    }
    pen.plate(of, Ink::Face, Ink::Line, 3.0, 12.0);
    let near = pen.shows(SIZES[0]);
    let column = area(of.x, of.y, if near { 42.0 } else { 62.0 }, of.h);
    pen.plate(column, ground, Ink::Line, 3.0, 12.0);
    let upper = area(column.x, column.y + 4.0, column.w, 40.0);
    pen.fit(upper, &SIZES, ink, sign);
    hands(pen, area(column.x + 3.0, column.bottom() - 40.0, column.w - 6.0, 34.0), face.hand);
    if let Some(seat) = owner
        && face.hand == Hand::None
    {
        let side = 30.0;
        pen.mark(seat, area(column.center().x - side / 2.0, column.bottom() - side - 7.0, side, side));
    }
    actions(pen, area(column.right() + 4.0, of.y + 4.0, of.right() - column.right() - 8.0, of.h - 8.0), face, edition);
}

/// The number of a private building, without its side and its edition.
fn number_of(face: &Building) -> &str {
    face.id.split(char::is_alphabetic).next().unwrap_or_default()
}

/// The local actions, each in a row.
pub fn actions(pen: &mut Pen, of: Area, face: &Building, edition: Edition) {
    let rows = face.actions.len().max(1) as f32;
    let height = of.h / rows;
    for (row, effect) in face.actions.iter().enumerate() {
        let line = area(of.x, of.y + row as f32 * height, of.w, height);
        icons::row(pen, &icons::effect_in(edition, effect), line, 42.0_f32.min(height - 2.0));
    }
}

/// The hands printed on it.
pub fn hands(pen: &mut Pen, of: Area, hand: Hand) {
    let tokens: &[Token] = match hand {
        Hand::None => &[],
        Hand::Green => &[Token::Icon(Sprite::HandGreen)],
        Hand::Black => &[Token::Icon(Sprite::HandBlack)],
        Hand::Both => &[Token::Icon(Sprite::HandGreen), Token::Icon(Sprite::HandBlack)],
    };
    icons::row(pen, tokens, of, of.h);
}

/// A tile of the Kansas City supply.
pub fn supply(pen: &mut Pen, of: Area, tile: Supply) {
    match tile.kind() {
        SupplyKind::Hazard(tile) => hazard(pen, of, tile),
        SupplyKind::Teepee(tile) => teepee(pen, of, tile),
        SupplyKind::Worker(worker) => {
            pen.plate(of, Ink::Face, Ink::Line, 3.0, 10.0);
            let side = of.h.min(of.w) - 14.0;
            pen.sprite(icons::worker(worker), Area::around(of.center(), side, side));
        }
    }
}

pub fn hazard(pen: &mut Pen, of: Area, tile: Hazard) {
    let (sprite, ink) = icons::hazard(tile.hazard_type());
    pen.plate(of, Ink::Face, Ink::Line, 3.0, 10.0);
    pen.fill(area(of.x + 3.0, of.y + 3.0, of.w - 6.0, 8.0), ink, 4.0);
    if pen.shows(NUMBER) {
        let art = area(of.x + 5.0, of.y + 12.0, of.w - 42.0, of.h - 18.0);
        let side = art.w.min(art.h) + 6.0;
        pen.sprite(sprite, Area::around(art.center(), side, side));
        let column = area(of.right() - 38.0, of.y + 13.0, 34.0, of.h - 17.0);
        let points = tile.face().points.to_string();
        icons::amount(pen, Sprite::Points, area(column.x, column.y, 34.0, 34.0), &points, &[NUMBER]);
        hands(pen, area(column.x, column.bottom() - 33.0, 34.0, 32.0), tile.face().hand);
    } else {
        let side = of.w.min(of.h) - 22.0;
        let center = of.center();
        pen.sprite(sprite, Area::around(crate::scene::geometry::at(center.x, center.y + 4.0), side, side));
    }
}

pub fn teepee(pen: &mut Pen, of: Area, tile: Teepee) {
    let ink = match tile {
        Teepee::Green | Teepee::GreenOutlaw => Ink::TeepeeGreen,
        Teepee::Blue => Ink::TeepeeBlue,
        Teepee::OrangeOutlaw => Ink::Drought,
    };
    pen.plate(of, Ink::Face, Ink::Line, 3.0, 10.0);
    pen.fill(area(of.x + 3.0, of.y + 3.0, of.w - 6.0, 8.0), ink, 4.0);
    let side = (of.w - 12.0).min(of.h - 18.0);
    let side = if pen.shows(NUMBER) { side - 10.0 } else { side };
    pen.sprite(icons::teepee(tile), area(of.center().x - side / 2.0, of.y + 12.0, side, side));
    if pen.shows(NUMBER) {
        hands(pen, area(of.right() - 32.0, of.bottom() - 32.0, 28.0, 28.0), tile.hand());
    }
}

/// A building still to be placed, with what it needs and what it is worth.
pub fn unbuilt(pen: &mut Pen, of: Area, face: &Building, owner: Seat, edition: Edition) {
    let sizes = [NUMBER, 42.3];
    let mark = pen.mark_of(owner);
    pen.plate(of, Ink::Face, Ink::Line, 3.0, 12.0);
    let column = area(of.x, of.y, 58.0, of.h);
    pen.plate(column, mark.ink, Ink::Line, 3.0, 12.0);
    let sign = number_of(face);
    pen.fit(area(column.x, column.y + 5.0, column.w, 40.0), &[40.0, 46.0], mark.letter_ink, sign);
    let craftsmen = area(column.x + 5.0, column.y + 47.0, 48.0, 48.0);
    icons::amount(pen, Sprite::CraftsmenNeeded, craftsmen, &face.craftsmen.to_string(), &[30.0, 42.3]);
    icons::amount(
        pen,
        Sprite::Points,
        area(column.x + 5.0, column.bottom() - 52.0, 48.0, 48.0),
        &face.points.to_string(),
        &sizes,
    );
    let body = area(column.right() + 3.0, of.y + 3.0, of.right() - column.right() - 6.0, of.h - 6.0);
    let rows = face.actions.len() + usize::from(face.hand != Hand::None);
    let height = body.h / rows.max(1) as f32;
    for (row, effect) in face.actions.iter().enumerate() {
        let line = area(body.x, body.y + row as f32 * height, body.w, height);
        icons::row_of(pen, &icons::effect_in(edition, effect), line, 50.0_f32.min(height), &sizes, Ink::Line);
    }
    if face.hand != Hand::None {
        hands(pen, area(body.x, body.bottom() - height + 3.0, body.w, (height - 6.0).min(40.0)), face.hand);
    }
}
