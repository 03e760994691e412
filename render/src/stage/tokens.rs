//! Rows of icons and amounts: what something does, gives or costs.

use crate::scene::geometry::{Area, Point, area, at};
use crate::scene::outline::Outline;
use crate::scene::pen::{Align, Pen};
use crate::scene::scheme::Ink;
use crate::scene::sprite::Sprite;
use crate::scene::type_case;

/// One piece of a row.
#[derive(Clone, Debug, PartialEq)]
pub enum Token {
    Icon(Sprite),
    /// Money received.
    Coin(i32),
    /// Money paid, or a change of a price.
    Pay(String),
    /// Points.
    Points(i32),
    Number(String),
    Arrow,
    Slash,
    Times,
    /// Between two actions in one row.
    Bar,
}

/// The size of a number in a row, in proportion to its icons.
const NUMBER: f32 = 0.82;

/// The width of one piece where icons have this side.
fn width_of(token: &Token, side: f32) -> f32 {
    match token {
        Token::Icon(_) | Token::Coin(_) | Token::Pay(_) | Token::Points(_) => side,
        Token::Number(text) => type_case::width(text, side * NUMBER) + side * 0.05,
        Token::Arrow => side * 0.46,
        Token::Times => side * 0.42,
        Token::Slash => side * 0.3,
        Token::Bar => side * 0.26,
    }
}

/// The width of a row where icons have this side.
pub fn width(tokens: &[Token], side: f32) -> f32 {
    let gaps = side * 0.06 * (tokens.len() as f32 - 1.0).max(0.0);
    tokens.iter().map(|token| width_of(token, side)).sum::<f32>() + gaps
}

/// A row in the middle of an area, icons no larger than that. It shrinks to fit; numbers that become too small to read
/// are left out.
pub fn row(pen: &mut Pen, tokens: &[Token], of: Area, side: f32, ink: Ink) {
    let side = side.min(of.h);
    let side = side * (of.w / width(tokens, side).max(0.01)).min(1.0);
    let y = of.center().y;
    let mut x = of.center().x - width(tokens, side) / 2.0;
    for token in tokens {
        let w = width_of(token, side);
        let middle = at(x + w / 2.0, y);
        match token {
            Token::Icon(sprite) => pen.sprite(*sprite, Area::around(middle, side, side)),
            Token::Coin(value) => coin(pen, middle, side, &value.to_string()),
            Token::Pay(value) => pay(pen, middle, side, value),
            Token::Points(value) => seal(pen, middle, side, &signed(*value)),
            Token::Number(text) => pen.text(middle, Align::Middle, side * NUMBER, ink, text.clone()),
            Token::Arrow => arrow(pen, middle, side, ink),
            Token::Times => times(pen, middle, side, ink),
            Token::Bar => {
                let bar = Outline::from(middle.x, y - side * 0.36).to(middle.x, y + side * 0.36);
                pen.path(bar, None, Some((Ink::Plot, side * 0.07)));
            }
            Token::Slash => {
                let (dx, dy) = (side * 0.09, side * 0.34);
                let slash = Outline::from(middle.x + dx, y - dy).to(middle.x - dx, y + dy);
                pen.path(slash, None, Some((ink, side * 0.08)));
            }
        }
        x += w + side * 0.06;
    }
}

/// With a true minus.
pub fn signed(number: i32) -> String {
    number.to_string().replace('-', "−")
}

fn arrow(pen: &mut Pen, Point { x, y }: Point, side: f32, ink: Ink) {
    let head = Outline::from(x, y - side * 0.14).to(x + side * 0.16, y).to(x, y + side * 0.14);
    let shaft = head.jump(x - side * 0.18, y).to(x + side * 0.12, y);
    pen.path(shaft, None, Some((ink, side * 0.085)));
}

fn times(pen: &mut Pen, Point { x, y }: Point, side: f32, ink: Ink) {
    let d = side * 0.11;
    let cross = Outline::from(x - d, y - d).to(x + d, y + d).jump(x + d, y - d).to(x - d, y + d);
    pen.path(cross, None, Some((ink, side * 0.085)));
}

/// The size of a numeral in a disc, by its digits.
fn numeral(text: &str, shares: [f32; 3]) -> f32 {
    shares[text.chars().count().clamp(1, 3) - 1]
}

/// Money received: a thin ring. One of two digits has to be 52 wide to be read, of one digit 43.
pub fn coin(pen: &mut Pen, middle: Point, diameter: f32, text: &str) {
    pen.sprite(Sprite::Coin, Area::around(middle, diameter, diameter));
    pen.figure(middle, diameter * numeral(text, [0.80, 0.66, 0.48]), Ink::Line, text);
}

/// Money paid: a thick red ring.
pub fn pay(pen: &mut Pen, middle: Point, diameter: f32, text: &str) {
    pen.sprite(Sprite::Pay, Area::around(middle, diameter, diameter));
    pen.figure(middle, diameter * numeral(text, [0.80, 0.66, 0.48]), Ink::Line, text);
}

/// Points. One of two digits has to be 57 wide to be read, of one digit 45.
pub fn seal(pen: &mut Pen, middle: Point, diameter: f32, text: &str) {
    pen.sprite(Sprite::Points, Area::around(middle, diameter, diameter));
    pen.figure(middle, diameter * numeral(text, [0.76, 0.60, 0.42]), Ink::Line, text);
}

/// In a chip numbers are larger.
const CHIP_ICON: f32 = 0.80;
const CHIP_NUMBER: f32 = 44.0 / 60.0;

/// A cream plate with icons and amounts, its middle at that height; returns its width.
pub fn chip(pen: &mut Pen, x: f32, y: f32, height: f32, tokens: &[Token]) -> f32 {
    let w = chip_width(height, tokens);
    pen.plate(area(x, y - height / 2.0, w, height), Ink::Face, Ink::Line, 3.0, height * 0.3);
    let mut left = x + 10.0;
    for token in tokens {
        let w = chip_part(height, token);
        match token {
            Token::Number(text) => {
                pen.text(at(left + w / 2.0, y), Align::Middle, height * CHIP_NUMBER, Ink::Line, text.clone());
            }
            other => {
                let side = height * CHIP_ICON;
                row(pen, std::slice::from_ref(other), area(left, y - side / 2.0, w, side), side, Ink::Line);
            }
        }
        left += w + height * 0.07;
    }
    w
}

fn chip_part(height: f32, token: &Token) -> f32 {
    match token {
        Token::Number(text) => type_case::width(text, height * CHIP_NUMBER),
        other => width_of(other, height * CHIP_ICON),
    }
}

pub fn chip_width(height: f32, tokens: &[Token]) -> f32 {
    let gaps = height * 0.07 * (tokens.len() as f32 - 1.0).max(0.0);
    tokens.iter().map(|token| chip_part(height, token)).sum::<f32>() + gaps + 22.0
}
