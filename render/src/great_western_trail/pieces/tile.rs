//! A building that waits to be placed.

use super::front;
use super::icons;
use crate::scene::geometry::{Area, Point, area, at};
use crate::scene::pen::{Align, Pen};
use crate::scene::scheme::Ink;
use crate::scene::sprite::Sprite;
use crate::stage::tokens;
use engine::Seat;
use engine::great_western_trail::Edition;
use engine::great_western_trail::content::*;

/// Where the number of an offer sits: on the upper edge at the left, outside, where it covers no sign.
pub fn badge_seat(of: Area) -> Point {
    at(of.x + 26.0, of.y - 21.0)
}

/// With what it needs and what it is worth: a band in the seat's colour, its actions below over the whole width.
pub fn unbuilt(pen: &mut Pen, of: Area, face: &Building, owner: Seat, edition: Edition) {
    let mark = pen.mark_of(owner);
    pen.fill(of.shifted(5.0, 6.0), Ink::Shadow, 12.0);
    pen.plate(of, Ink::Face, Ink::Line, 4.0, 12.0);
    let band = area(of.x, of.y, of.w, of.h * 0.33);
    pen.plate(band, mark.ink, Ink::Line, 4.0, 12.0);
    let (y, side) = (band.center().y, band.h * 0.9);
    let sign = front::sign(face, Some(owner));
    let needed = at(band.x + side * if sign.len() > 1 { 1.72 } else { 1.52 }, y);
    pen.text(at(band.x + side * 0.6, y), Align::Middle, band.h * 0.9, mark.letter_ink, sign);
    pen.sprite(Sprite::CraftsmenNeeded, Area::around(needed, side, side));
    pen.figure(needed, side * 0.76, Ink::Line, face.craftsmen.to_string());
    // Two digits need a larger seal to be read.
    let seal = if face.points > 9 { side * 1.22 } else { side };
    tokens::seal(pen, at(band.right() - side * 0.64, y), seal, &face.points.to_string());
    let hands = hands(face.hand);
    let width = if hands.len() > 1 { 0.6 } else { 0.82 };
    let right = band.right() - side * 1.2;
    for (nth, hand) in hands.iter().enumerate() {
        let middle = at(right - side * width * (nth as f32 + 0.5), y);
        pen.disc(middle, side * width, Ink::Face, None);
        pen.sprite(*hand, Area::around(middle, side * width * 0.94, side * width * 0.94));
    }
    let room = area(of.x + 6.0, band.bottom(), of.w - 12.0, of.h - band.h - 4.0);
    let rows = face.actions.len().max(1) as f32;
    for (nth, effect) in face.actions.iter().enumerate() {
        let line = area(room.x, room.y + nth as f32 * room.h / rows, room.w, room.h / rows);
        tokens::row(pen, &icons::effect_in(edition, effect), line, line.h.min(of.h * 0.36), Ink::Line);
    }
}

fn hands(hand: Hand) -> &'static [Sprite] {
    match hand {
        Hand::None => &[],
        Hand::Green => &[Sprite::HandGreen],
        Hand::Black => &[Sprite::HandBlack],
        Hand::Both => &[Sprite::HandGreen, Sprite::HandBlack],
    }
}
