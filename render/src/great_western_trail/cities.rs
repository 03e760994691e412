//! The strip of cities with their discs, and what lies between neighbours.

use super::icons::{self, NUMBER, Token};
use super::spot;
use crate::geometry::{Area, Point, area, at};
use crate::pen::{Align, Pen};
use crate::scheme::Ink;
use crate::sprite::Sprite;
use engine::Seat;
use engine::great_western_trail::View;
use engine::great_western_trail::content::*;

pub const SIZE: (f32, f32) = (574.0, 384.0);
const CELL: f32 = 112.0;
const ROW: f32 = 189.0;

/// As printed on the board; names of places are the same in every language.
const NAMES: [[&str; 2]; CITY_COUNT] = [
    ["Kansas City", ""],
    ["Topeka", ""],
    ["Wichita", ""],
    ["Colorado", "Springs"],
    ["Santa Fe", ""],
    ["Albuquerque", ""],
    ["El Paso", ""],
    ["San Diego", ""],
    ["Sacramento", ""],
    ["San", "Francisco"],
];

fn cell(city: City) -> Area {
    area(7.0 + f32::from(city.0 % 5) * CELL, 3.0 + f32::from(city.0 / 5) * ROW, CELL, ROW)
}

fn crest(city: City) -> Sprite {
    Sprite::from_name(&format!("city-{}", city.name())).unwrap_or(Sprite::Terminal)
}

pub fn draw(pen: &mut Pen, view: &View) {
    pen.ground("gwt-cities", SIZE.0, SIZE.1, ground);
    for city in City::all() {
        let (of, printed) = (cell(city), city.crest());
        let spot = spot(format_args!("city.{}", city.name()));
        pen.spot(spot.clone(), area(of.x + 3.0, of.y + 3.0, of.w - 6.0, ROW - 46.0));
        pen.fit(area(of.x + 62.0, of.y + 10.0, 48.0, 50.0), &[34.0, 42.5], Ink::Line, printed.value.to_string());
        let [first, second] = NAMES[city.index()];
        if second.is_empty() {
            pen.text(at(of.center().x, of.y + 76.0), Align::Middle, 16.0, Ink::Line, first);
        } else {
            pen.text(at(of.center().x, of.y + 71.0), Align::Middle, 14.0, Ink::Line, first);
            pen.text(at(of.center().x, of.y + 84.0), Align::Middle, 14.0, Ink::Line, second);
        }
        for seat in Seat::all(view.players.len() as u8) {
            let count = view.players[seat.index()].cities.get(city);
            if count > 0 {
                discs(pen, of, seat, count, &spot);
            }
        }
        if printed.points != 0 {
            let star = area(of.center().x - 14.0, of.bottom() - 42.0, 40.0, 40.0);
            icons::row(pen, &[Token::Points(printed.points.into())], star, 40.0);
        }
        if printed.dollars > 0 {
            let coin = area(of.x + 8.0, of.bottom() - 39.0, 34.0, 34.0);
            icons::row(pen, &[Token::Coin(printed.dollars.into())], coin, 34.0);
        }
    }
    for arrow in &ARROWS {
        between(pen, arrow);
    }
}

fn discs(pen: &mut Pen, of: Area, seat: Seat, count: u8, spot: &engine::Spot) {
    let (column, row) = (f32::from(seat.0 % 2), f32::from(seat.0 / 2));
    let disc = area(of.x + 7.0 + column * 51.0, of.y + 90.0 + row * 28.0, 27.0, 27.0);
    pen.thing(Some(spot.clone()), format!("{count} disc {}", seat.0), disc, |pen| {
        pen.mark(seat, disc);
        if count > 1 {
            pen.text(at(disc.right() + 1.0, disc.center().y), Align::Left, NUMBER, Ink::Line, count.to_string());
        }
    });
}

/// What an own disc on both neighbours brings.
fn between(pen: &mut Pen, arrow: &Arrow) {
    let middle = arrow_center(arrow);
    let of = Area::around(middle, 76.0, 40.0);
    let mut tokens = Vec::new();
    if arrow.points != 0 {
        tokens.push(Token::Points(arrow.points.into()));
    }
    if arrow.objective {
        tokens.push(Token::Icon(Sprite::Objective));
    }
    icons::row(pen, &tokens, of, 40.0);
}

/// Between the two cities; at the end of a row below the first of them.
fn arrow_center(arrow: &Arrow) -> Point {
    let of = cell(arrow.between.0);
    let x = if arrow.between.0.0 % 5 == 4 { of.right() - 36.0 } else { of.right() };
    at(x, of.bottom() - 22.0)
}

fn ground(pen: &mut Pen) {
    pen.fill(area(0.0, 0.0, SIZE.0, SIZE.1), Ink::Panel, 20.0);
    for city in City::all() {
        let of = cell(city).inset(2.0);
        pen.plate(area(of.x, of.y, of.w, of.h - 40.0), Ink::Paper, Ink::Soft, 2.0, 12.0);
        pen.sprite(crest(city), area(of.x + 2.0, of.y + 6.0, 58.0, 58.0));
        let disc = if city.crest().white { Sprite::DiscWhite } else { Sprite::DiscDark };
        pen.sprite(disc, area(of.right() - 22.0, of.y + 47.0, 18.0, 18.0));
    }
    for arrow in &ARROWS {
        let Point { x, y } = arrow_center(arrow);
        pen.line(&[at(x - 34.0, y), at(x + 34.0, y)], Ink::Trail, 30.0, false);
    }
}
