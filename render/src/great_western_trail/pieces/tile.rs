//! A building that waits to be placed: a band in the seat's colour, its actions below over the whole width.

use super::front;
use super::icons::Token;
use crate::scene::geometry::{Area, Point, area, at};
use crate::scene::outline::Outline;
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

/// With what it needs and what it is worth.
pub fn unbuilt(pen: &mut Pen, of: Area, face: &Building, owner: Seat, edition: Edition) {
    let mark = pen.mark_of(owner);
    let (h, line) = (of.h * 0.35, of.h * 0.024);
    pen.fill(of.shifted(of.h * 0.03, of.h * 0.036), Ink::Shadow, of.h * 0.07);
    pen.plate(of, mark.band, Ink::Line, line, of.h * 0.07);
    let body = area(of.x + line * 0.6, of.y + h, of.w - 1.2 * line, of.h - h - line * 0.6);
    pen.fill(body, Ink::Face, of.h * 0.05);
    // Only its lower corners are round.
    pen.fill(area(body.x, body.y, body.w, body.h * 0.4), Ink::Face, 0.0);
    pen.path(Outline::from(of.x + 1.0, body.y).to(of.right() - 1.0, body.y), None, Some((Ink::Line, line)));
    pen.frame(of, Ink::Line, line, of.h * 0.07, false);
    band(pen, area(of.x, of.y, of.w, h), face, owner);
    let lines = lines(face, edition, body.w - 10.0, of.h * 0.32);
    let (step, first) = match lines.len() {
        0 | 1 => (0.0, 0.5),
        two => (body.h * 0.98 / two as f32, 0.5 / two as f32),
    };
    let side = if lines.len() < 2 { of.h * 0.45 } else { (step * 1.1).min(of.h * 0.34) };
    for (nth, tokens) in lines.iter().enumerate() {
        let y = body.y + body.h * 0.01 + body.h * first + nth as f32 * step;
        let row = Area::around(at(body.center().x, y), body.w - 10.0, side);
        tokens::row(pen, tokens, row, side, Ink::Line);
    }
}

/// Number, craftsmen, hands and points.
fn band(pen: &mut Pen, of: Area, face: &Building, owner: Seat) {
    let (h, y) = (of.h, of.center().y + of.h * 0.02);
    let mark = pen.mark_of(owner);
    let number = front::sign(face, Some(owner));
    pen.text(at(of.x + h * 0.55, y), Align::Middle, h * 0.86, mark.letter_ink, number);
    let (needed, side) = (at(of.x + h * 1.54, y), h * 0.92);
    pen.disc(needed, side, Ink::Craftsman, Some((Ink::Line, h * 0.05)));
    let digits = face.craftsmen.to_string();
    pen.figure(needed, side * if digits.len() > 1 { 0.76 } else { 0.86 }, Ink::Line, digits);
    let hands = hands(face.hand);
    let (hand, room) = if hands.len() > 1 { (h * 0.52, h * 1.0) } else { (h * 0.74, h * 0.86) };
    if !hands.is_empty() {
        let plate = area(of.x + h * 2.04, y - h * 0.42, room, h * 0.84);
        pen.fill(plate, Ink::Face, h * 0.42);
        for (nth, sprite) in hands.iter().enumerate() {
            let x = plate.center().x + (nth as f32 - (hands.len() as f32 - 1.0) / 2.0) * h * 0.46;
            pen.sprite(*sprite, Area::around(at(x, y), hand, hand));
        }
    }
    let points = face.points.to_string();
    let seal = h * if points.len() > 1 { 1.16 } else { 0.92 };
    tokens::seal(pen, at(of.right() - h * 0.60, y), seal, &points);
}

/// The actions in rows; one that is too long for icons of that size goes over two.
fn lines(face: &Building, edition: Edition, width: f32, side: f32) -> Vec<Vec<Token>> {
    let mut rows = front::rows(face, edition);
    if let [only] = &mut rows[..]
        && tokens::width(only, side * 1.2) > width
    {
        let half = |cut: &usize| (tokens::width(&only[..*cut], 1.0) - tokens::width(&only[*cut..], 1.0)).abs();
        let cut = (1..only.len()).min_by(|a, b| half(a).total_cmp(&half(b)));
        let rest = cut.map(|cut| only.split_off(cut));
        rows.extend(rest);
    }
    rows
}

fn hands(hand: Hand) -> &'static [Sprite] {
    match hand {
        Hand::None => &[],
        Hand::Green => &[Sprite::HandGreen],
        Hand::Black => &[Sprite::HandBlack],
        Hand::Both => &[Sprite::HandGreen, Sprite::HandBlack],
    }
}
