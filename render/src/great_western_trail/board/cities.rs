//! The strip of cities with their discs, and what lies between neighbours.

use crate::great_western_trail::pieces::icons::{self, NUMBER, Token};
use crate::scene::Dash;
use crate::scene::geometry::{Area, Point, area, at};
use crate::scene::pen::{Align, Pen};
use crate::scene::scheme::Ink;
use crate::scene::sprite::Sprite;
use engine::Seat;
use engine::great_western_trail::content::*;
use engine::great_western_trail::{Edition, View, spots};

pub const SIZE: (f32, f32) = (574.0, 384.0);
pub const CELL: f32 = 112.0;
pub const ROW: f32 = 189.0;

/// As printed on the board: names of places are the same in every language.
fn printed_name(city: City) -> [String; 2] {
    let word = |word: &str| {
        let mut letters = word.chars();
        letters.next().map_or(String::new(), |first| first.to_uppercase().chain(letters).collect())
    };
    match city.name() {
        "st-louis" => ["St. Louis".to_owned(), String::new()],
        name => {
            let words: Vec<String> = name.split('-').map(word).collect();
            let whole = words.join(" ");
            match words.split_last() {
                Some((last, first)) if whole.len() > 11 => [first.join(" "), last.clone()],
                _ => [whole, String::new()],
            }
        }
    }
}

/// The cities of the strip, without those of the extension board.
fn strip(catalog: &Catalog) -> impl Iterator<Item = City> + '_ {
    catalog.cities.order.iter().copied().filter(|&city| catalog.crest(city).town.is_none())
}

fn cell(catalog: &Catalog, city: City) -> Area {
    let row = strip(catalog).position(|other| other == city).unwrap_or_default();
    area(7.0 + (row % 5) as f32 * CELL, 3.0 + (row / 5) as f32 * ROW, CELL, ROW)
}

fn crest(city: City) -> Sprite {
    Sprite::from_name(&format!("city-{}", city.name())).unwrap_or(Sprite::Terminal)
}

pub fn draw(pen: &mut Pen, view: &View) {
    let catalog = view.catalog();
    match (view.edition, view.north) {
        (Edition::First, false) => pen.ground("gwt-cities", SIZE.0, SIZE.1, |pen| ground(pen, &FIRST)),
        (Edition::Second, false) => pen.ground("gwt-cities-second", SIZE.0, SIZE.1, |pen| ground(pen, &SECOND)),
        (_, true) => pen.ground("gwt-cities-north", SIZE.0, SIZE.1, |pen| ground(pen, &FIRST_NORTH)),
    }
    for city in strip(catalog) {
        draw_city(pen, view, city, cell(catalog, city));
    }
    for arrow in catalog.cities.arrows {
        between(pen, catalog, arrow);
    }
}

/// A crest with its number, its discs and what it brings.
pub fn draw_city(pen: &mut Pen, view: &View, city: City, of: Area) {
    let spot = spots::city(city);
    pen.spot(spot.clone(), area(of.x + 3.0, of.y + 3.0, of.w - 6.0, ROW - 46.0));
    printed(pen, view.catalog(), city, of);
    for seat in Seat::all(view.players.len() as u8) {
        let count = view.players[seat.index()].cities.get(city);
        if count > 0 {
            discs(pen, of, seat, count, &spot);
        }
    }
}

/// What is printed, whoever has delivered there.
pub fn printed(pen: &mut Pen, catalog: &Catalog, city: City, of: Area) {
    let printed = catalog.crest(city);
    pen.fit(area(of.x + 62.0, of.y + 10.0, 48.0, 50.0), &[34.0, 42.5], Ink::Line, printed.value.to_string());
    let [first, second] = printed_name(city);
    if second.is_empty() {
        pen.text(at(of.center().x, of.y + 76.0), Align::Middle, 16.0, Ink::Line, first);
    } else {
        pen.text(at(of.center().x, of.y + 71.0), Align::Middle, 14.0, Ink::Line, first);
        pen.text(at(of.center().x, of.y + 84.0), Align::Middle, 14.0, Ink::Line, second);
    }
    let mut more = Vec::new();
    if printed.objectives > 0 {
        more.push(Token::Icon(Sprite::Objective));
    }
    if printed.master {
        more.push(Token::Icon(Sprite::Master));
    }
    if printed.per_bell > 0 {
        more.extend([Token::Points(printed.per_bell.into()), Token::Times, Token::Icon(Sprite::Bell)]);
    }
    if printed.points != 0 && more.is_empty() {
        let star = area(of.center().x - 14.0, of.bottom() - 42.0, 40.0, 40.0);
        icons::row(pen, &[Token::Points(printed.points.into())], star, 40.0);
    } else if printed.points != 0 {
        more.insert(0, Token::Points(printed.points.into()));
    }
    if printed.dollars > 0 {
        let coin = area(of.x + 8.0, of.bottom() - 39.0, 34.0, 34.0);
        icons::row(pen, &[Token::Coin(printed.dollars.into())], coin, 34.0);
    }
    icons::row(pen, &more, area(of.x + 42.0, of.bottom() - 42.0, of.w - 44.0, 40.0), 34.0);
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

/// What discs on both neighbours bring.
fn between(pen: &mut Pen, catalog: &Catalog, arrow: &Arrow) {
    let middle = arrow_center(catalog, arrow);
    let of = Area::around(middle, 76.0, 40.0);
    let mut tokens = Vec::new();
    if arrow.points != 0 {
        tokens.push(Token::Points(arrow.points.into()));
    }
    match arrow.reward {
        ArrowReward::Nothing => {}
        ArrowReward::Objective => tokens.push(Token::Icon(Sprite::Objective)),
        ArrowReward::Token => tokens.push(Token::Icon(Sprite::Exchange)),
    }
    icons::row(pen, &tokens, of, 40.0);
}

/// Between the two cities; at the end of a row below the first of them.
fn arrow_center(catalog: &Catalog, arrow: &Arrow) -> Point {
    let of = cell(catalog, arrow.between.0);
    let below = cell(catalog, arrow.between.1).y > of.y;
    let x = if below { of.right() - 36.0 } else { of.right() };
    at(x, of.bottom() - 22.0)
}

fn ground(pen: &mut Pen, catalog: &Catalog) {
    pen.fill(area(0.0, 0.0, SIZE.0, SIZE.1), Ink::FaceDim, 20.0);
    for city in strip(catalog) {
        city_ground(pen, catalog, city, cell(catalog, city));
    }
    for arrow in catalog.cities.arrows {
        let Point { x, y } = arrow_center(catalog, arrow);
        pen.line(&[at(x - 34.0, y), at(x + 34.0, y)], Ink::Plot, 30.0, Dash::Solid);
    }
}

pub fn city_ground(pen: &mut Pen, catalog: &Catalog, city: City, cell: Area) {
    let of = cell.inset(2.0);
    pen.plate(area(of.x, of.y, of.w, of.h - 40.0), Ink::Face, Ink::Soft, 2.0, 12.0);
    pen.sprite(crest(city), area(of.x + 2.0, of.y + 6.0, 58.0, 58.0));
    let disc = if catalog.crest(city).white { Sprite::DiscWhite } else { Sprite::DiscDark };
    pen.sprite(disc, area(of.right() - 22.0, of.y + 47.0, 18.0, 18.0));
}
