//! The strip of cities through four lands: cards with their discs, and what lies between neighbours.

use crate::great_western_trail::pieces::icons::Token;
use crate::scene::geometry::{Area, Point, area, at};
use crate::scene::outline::Outline;
use crate::scene::pen::{Align, Pen};
use crate::scene::scheme::Ink;
use crate::scene::sprite::Sprite;
use crate::scene::type_case;
use crate::stage::tokens;
use engine::Seat;
use engine::great_western_trail::content::*;
use engine::great_western_trail::{Edition, View, spots};

pub const SIZE: (f32, f32) = (604.0, 570.0);
pub const CARD: (f32, f32) = (114.0, 196.0);
const STEP: (f32, f32) = (118.0, 280.0);
const NAME: f32 = 20.0;

/// As printed on the board: names of places are the same in every language. In two lines where one would be too long.
pub fn printed_name(city: City) -> Vec<String> {
    let word = |word: &str| {
        let mut letters = word.chars();
        letters.next().map_or(String::new(), |first| first.to_uppercase().chain(letters).collect())
    };
    match city.name() {
        "st-louis" => vec!["St. Louis".to_owned()],
        name => {
            let words: Vec<String> = name.split('-').map(word).collect();
            let whole = words.join(" ");
            if whole.len() > 11 { words } else { vec![whole] }
        }
    }
}

fn cell(catalog: &Catalog, city: City) -> Area {
    let row = catalog.cities.order.iter().position(|&other| other == city).unwrap_or_default();
    area(9.0 + (row % 5) as f32 * STEP.0, 12.0 + (row / 5) as f32 * STEP.1, CARD.0, CARD.1)
}

pub fn crest(city: City) -> Sprite {
    Sprite::from_name(&format!("city-{}", city.name())).unwrap_or(Sprite::Terminal)
}

pub fn draw(pen: &mut Pen, view: &View) {
    let catalog = view.catalog();
    match view.edition {
        Edition::First => pen.ground("gwt-cities", SIZE.0, SIZE.1, |pen| ground(pen, &FIRST)),
        Edition::Second => pen.ground("gwt-cities-second", SIZE.0, SIZE.1, |pen| ground(pen, &SECOND)),
    }
    for arrow in catalog.cities.arrows {
        tokens::row(pen, &arrow_tokens(arrow), pill(arrow_center(catalog, arrow)), 38.0, Ink::Line);
    }
    for &city in catalog.cities.order {
        let of = cell(catalog, city);
        let spot = spots::city(city);
        pen.spot(spot.clone(), of);
        printed(pen, catalog, city, of);
        for seat in Seat::all(view.players.len() as u8) {
            discs(pen, of, seat, view.players[seat.index()].cities.get(city), &spot);
        }
    }
}

/// What is written on a card.
pub fn printed(pen: &mut Pen, catalog: &Catalog, city: City, of: Area) {
    let crest = catalog.crest(city);
    pen.text(at(of.x + 84.0, of.y + 33.0), Align::Middle, 42.0, Ink::Line, crest.value.to_string());
    let lines = printed_name(city);
    for (nth, line) in lines.iter().enumerate() {
        let size = NAME * (104.0 / type_case::width(line, NAME)).min(1.0);
        let y = if lines.len() == 1 { 87.0 } else { 79.0 + nth as f32 * 18.0 };
        pen.text(at(of.center().x, of.y + y), Align::Middle, size, Ink::Line, line.as_str());
    }
    tokens::row(pen, &brings(crest), own(of, crest).inset(2.0), 38.0, Ink::Line);
}

/// What a disc on a city brings, now or at the end.
pub fn brings(crest: &CityCrest) -> Vec<Token> {
    let mut tokens = Vec::new();
    if crest.points != 0 {
        tokens.push(Token::Points(crest.points.into()));
    }
    if crest.per_bell > 0 {
        tokens.extend([Token::Points(crest.per_bell.into()), Token::Times, Token::Icon(Sprite::Bell)]);
    }
    if crest.dollars > 0 {
        tokens.push(Token::Coin(crest.dollars.into()));
    }
    if crest.objectives > 0 {
        tokens.push(Token::Icon(Sprite::Objective));
    }
    if crest.master {
        tokens.push(Token::Icon(Sprite::Master));
    }
    tokens
}

/// The sign below a card that says what it brings.
fn own(of: Area, crest: &CityCrest) -> Area {
    let w = tokens::width(&brings(crest), 38.0) + 12.0;
    area(of.right() - 4.0 - w, of.bottom() - 4.0, w, 46.0)
}

fn discs(pen: &mut Pen, of: Area, seat: Seat, count: u8, spot: &engine::Spot) {
    if count == 0 {
        return;
    }
    let (column, row) = (f32::from(seat.0 % 2), f32::from(seat.0 / 2));
    let middle = at(of.x + 23.0 + column * 52.0, of.y + 130.0 + row * 40.0);
    let disc = Area::around(middle, 32.0, 32.0);
    pen.thing(Some(spot.clone()), format!("{count} disc {}", seat.0), disc, |pen| {
        pen.mark(seat, disc);
        if count > 1 {
            pen.text(at(middle.x + 26.0, middle.y), Align::Middle, 25.0, Ink::Line, count.to_string());
        }
    });
}

/// What discs on both neighbours bring.
pub fn arrow_tokens(arrow: &Arrow) -> Vec<Token> {
    let mut tokens = Vec::new();
    if arrow.points != 0 {
        tokens.push(Token::Points(arrow.points.into()));
    }
    match arrow.reward {
        ArrowReward::Nothing => {}
        ArrowReward::Objective => tokens.push(Token::Icon(Sprite::Objective)),
        ArrowReward::Token => tokens.push(Token::Icon(Sprite::Exchange)),
    }
    tokens
}

fn pill(middle: Point) -> Area {
    Area::around(middle, 82.0, 40.0)
}

/// Between the two cities; at the end of a row below the first of them.
fn arrow_center(catalog: &Catalog, arrow: &Arrow) -> Point {
    let (of, next) = (cell(catalog, arrow.between.0), cell(catalog, arrow.between.1));
    let x = if next.y > of.y { of.right() - 34.0 } else { f32::midpoint(of.right(), next.x) };
    at(x, of.bottom() + 30.0)
}

/// A road between two cards, with room for what it brings.
pub fn road(pen: &mut Pen, arrow: &Arrow, middle: Point, rise: f32) {
    let Point { x, y } = middle;
    let half = if arrow_tokens(arrow).len() > 1 { 22.0 } else { 10.0 };
    let posts = Outline::from(x - 26.0, y - rise).to(x - 26.0, y).to(x + 26.0, y).to(x + 26.0, y - rise);
    pen.path(posts, None, Some((Ink::Casing, 12.0)));
    let line = || Outline::from(x - half, y).to(x + half, y);
    pen.path(line(), None, Some((Ink::Line, 46.0)));
    pen.path(line(), None, Some((Ink::Road, 40.0)));
}

fn ground(pen: &mut Pen, catalog: &Catalog) {
    let whole = area(0.0, 0.0, SIZE.0, SIZE.1);
    pen.land(Sprite::LandCities, whole);
    for arrow in catalog.cities.arrows {
        road(pen, arrow, arrow_center(catalog, arrow), 40.0);
    }
    for &city in catalog.cities.order {
        card(pen, catalog, city, cell(catalog, city));
    }
    super::frame::round(pen, whole);
}

/// A card without what is written on it.
pub fn card(pen: &mut Pen, catalog: &Catalog, city: City, of: Area) {
    let crest = catalog.crest(city);
    if !brings(crest).is_empty() {
        let own = own(of, crest);
        pen.fill(own.shifted(4.0, 5.0), Ink::Shadow, 10.0);
        pen.plate(own, Ink::FaceDim, Ink::Line, 3.0, 10.0);
    }
    pen.fill(of.shifted(4.0, 5.0), Ink::Shadow, 12.0);
    pen.plate(of, Ink::Face, Ink::Line, 3.0, 12.0);
    pen.sprite(self::crest(city), Area::around(at(of.x + 36.0, of.y + 36.0), 60.0, 60.0));
    let disc = if crest.white { Sprite::DiscWhite } else { Sprite::DiscDark };
    pen.sprite(disc, Area::around(at(of.x + 84.0, of.y + 60.0), 18.0, 18.0));
    let y = of.y + 108.0;
    pen.path(Outline::from(of.x + 8.0, y).to(of.right() - 8.0, y), None, Some((Ink::Plot, 2.0)));
}
