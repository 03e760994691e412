//! What to buy: the corral with a row for each value, the deals beside it, and the hand. A purchase is a card and a deal:
//! at the right of each card stand its numbers with their prices.

use super::parts::scenery;
use crate::great_western_trail::crops::asked::{Asked, room};
use crate::great_western_trail::crops::hand;
use crate::great_western_trail::pieces::cards;
use crate::great_western_trail::pieces::icons::Token;
use crate::scene::geometry::{Area, area, at};
use crate::scene::pen::{LEAST_TEXT, Pen};
use crate::scene::scheme::Ink;
use crate::scene::sprite::Sprite;
use crate::scene::{On, Scene};
use crate::stage::tokens;
use engine::Offer;
use engine::great_western_trail::content::*;
use engine::great_western_trail::spots;

const WIDTH: f32 = 1080.0;
/// Where the deals begin.
const DEALS_LEFT: f32 = 752.0;
const PITCH: f32 = 246.0;
const BADGE: f32 = 58.0;

pub fn scene(asked: &Asked) -> Scene {
    let values: &[u8] = if asked.view.extra_breed.is_some() { &[2, 3, 4, 5] } else { &[3, 4, 5] };
    // A fourth row needs the height that a large hand would take.
    let (height, below) = if values.len() > 3 { (810.0, 118.0) } else { (760.0, hand::STRIP) };
    let chips = [asked.workers(Worker::Cowboy), asked.money(), asked.points()];
    let mut scene = asked.scene(height, &chips);
    let room = room(&scene, below);
    let mut pen = Pen::in_pane(&mut scene, room, LEAST_TEXT);
    let row = room.h / values.len() as f32;
    ground(&mut pen.from(0.0, room.y), values.len());
    pen.spot(spots::market(), area(DEALS_LEFT, room.y, WIDTH - DEALS_LEFT, room.h));
    for (nth, &value) in values.iter().enumerate() {
        let last = nth + 1 == values.len();
        let of = area(0.0, room.y + row * nth as f32, WIDTH, row);
        herd(&mut pen, asked, value, area(0.0, of.y, DEALS_LEFT, row), nth == 0);
        deals(&mut pen, asked, value, area(DEALS_LEFT + 12.0, of.y + 6.0, WIDTH - DEALS_LEFT - 20.0, row - 12.0), last);
    }
    if values.len() > 3 {
        let mut pen = Pen::new(&mut scene, at(0.0, 0.0), 1.0, LEAST_TEXT);
        hand::counter(&mut pen, area(0.0, room.bottom(), WIDTH, below));
        asked.small_hand(&mut scene, 16.0, room.bottom() + 15.0);
    } else {
        asked.hand(&mut scene);
    }
    scene
}

/// The kinds of one value.
fn kinds(asked: &Asked, value: u8) -> Vec<Cattle> {
    match asked.view.extra_breed {
        Some(extra) if value == 2 => vec![extra.card()],
        _ => Cattle::all()
            .filter(|kind| (FIRST_MARKET_KIND..FIRST_EXTRA_KIND).contains(&kind.index()))
            .filter(|kind| kind.card().breeding == value)
            .collect(),
    }
}

/// A row of the corral.
fn herd(pen: &mut Pen, asked: &Asked, value: u8, of: Area, first: bool) {
    let (above, under) = if first { (8.0, 20.0) } else { (17.0, 11.0) };
    let h = of.h - above - under;
    let w = h * 0.86;
    for (column, kind) in kinds(asked, value).into_iter().enumerate() {
        let card = area(16.0 + column as f32 * PITCH, of.y + above, w, h);
        let spot = spots::market_card(kind);
        let count = asked.view.market.get(kind);
        pen.spot(spot.clone(), card);
        if count == 0 {
            pen.fill(card.inset(12.0), Ink::MeadowTuft, 14.0);
            continue;
        }
        pen.thing(Some(spot.clone()), format!("{count} {}", kind.name()), card, |pen| {
            cards::pile(pen, card, kind, count);
        });
        let offers: Vec<(usize, &Offer)> = asked.numbered().filter(|(_, offer)| offer.at.contains(&spot)).collect();
        for (nth, &(number, offer)) in offers.iter().enumerate() {
            let share = if offers.len() == 1 { 0.5 } else { 0.26 + 0.5 * nth as f32 };
            let middle = at(card.right() + 46.0, card.y + h * share + 2.0);
            if let Some(price) = price(offer) {
                tokens::pay(pen, at(middle.x + 50.0, middle.y + 2.0), BADGE, price);
            }
            let with_prices = area(card.x, card.y, PITCH - 16.0, card.h);
            pen.offer_seat(number, with_prices, middle, BADGE, On::Paper);
        }
    }
}

fn price(offer: &Offer) -> Option<&str> {
    offer.key.as_str().rsplit_once("-for-").map(|parts| parts.1)
}

/// The ways to pay for cards of one value. Two cards at once, and turning cards up, are chosen here.
fn deals(pen: &mut Pen, asked: &Asked, value: u8, of: Area, last: bool) {
    let deals: Vec<&Deal> = DEALS.iter().filter(|deal| deal.breeding == value).collect();
    let reveal = last && asked.view.cowboy_reveal;
    let weight = |dollars: u8| if dollars > 9 { 60.0 } else { 47.0 };
    let all: f32 = deals.iter().map(|deal| weight(deal.dollars)).sum::<f32>() + if reveal { 47.0 } else { 0.0 };
    let mut y = of.y;
    for deal in deals {
        let line = area(of.x, y, of.w, of.h * weight(deal.dollars) / all);
        y = line.bottom();
        let two = format!("two.value-{value}-for-{}", deal.dollars);
        let number = asked.numbered().find(|(_, offer)| offer.key.as_str() == two).map(|(number, _)| number);
        let pays = format!("-for-{}", deal.dollars);
        let of_value = |offer: &Offer| kinds(asked, value).iter().any(|&kind| offer.at == [spots::market_card(kind)]);
        let payable = asked.offers().any(|offer| of_value(offer) && offer.key.as_str().ends_with(&pays));
        let offered = number.is_some() || payable && deal.cards == 1;
        let mut row = vec![Token::Icon(Sprite::Cowboy), Token::Number(deal.cowboys.to_string()), Token::Arrow];
        row.push(Token::Pay(deal.dollars.to_string()));
        if deal.cards > 1 {
            row.push(Token::Number(format!("×{}", deal.cards)));
        }
        terms(pen, line, &row, number, offered);
    }
    if reveal {
        let line = area(of.x, y, of.w, of.bottom() - y);
        let number = asked.numbered().find(|(_, offer)| offer.key.as_str() == "reveal").map(|(number, _)| number);
        let cards = Token::Number(format!("×{COWBOY_REVEALS}"));
        let row = [
            Token::Icon(Sprite::Cowboy),
            Token::Number("1".into()),
            Token::Arrow,
            Token::Icon(Sprite::CardDraw),
            cards,
        ];
        terms(pen, line, &row, number, number.is_some());
    }
}

/// One line. What stands for the same thing stands below one another.
fn terms(pen: &mut Pen, of: Area, row: &[Token], number: Option<usize>, offered: bool) {
    let of = area(of.x, of.y + 1.5, of.w, of.h - 3.0);
    if offered {
        pen.plate(of, Ink::Face, Ink::GoldDeep, 4.5, 12.0);
    } else {
        pen.fill(of, Ink::FaceDim, 12.0);
    }
    let ink = if offered { Ink::Line } else { Ink::Soft };
    let y = of.center().y;
    if let Some(number) = number {
        pen.offer_seat(number, of, at(of.x + 32.0, y), 52.0_f32.min(of.h + 8.0), On::Paper);
    }
    let columns = [91.0, 135.0, 174.0, 218.0, 275.0];
    for (token, x) in row.iter().zip(columns) {
        let middle = at(of.x + x, y);
        match token {
            Token::Pay(price) => {
                let diameter = if price.len() > 1 { 58.0_f32.min(of.h + 2.0) } else { 46.0 };
                tokens::pay(pen, middle, diameter, price);
            }
            Token::Number(text) => pen.text(middle, crate::scene::pen::Align::Middle, 42.0, ink, text.clone()),
            other => tokens::row(pen, std::slice::from_ref(other), Area::around(middle, 46.0, 46.0), 46.0, ink),
        }
    }
}

fn ground(pen: &mut Pen, rows: usize) {
    if rows > 3 {
        pen.ground("gwt-corral-of-four", WIDTH, 608.0, |pen| corral(pen, 608.0, 4));
    } else {
        pen.ground("gwt-corral", WIDTH, 472.0, |pen| corral(pen, 472.0, 3));
    }
}

/// A meadow with fences between the values, and the office at the right.
fn corral(pen: &mut Pen, height: f32, rows: usize) {
    pen.fill(area(0.0, 0.0, WIDTH, height), Ink::Meadow, 0.0);
    for (x, y, rx, ry) in [(180.0, 0.2, 240.0, 90.0), (560.0, 0.52, 260.0, 100.0), (200.0, 0.84, 240.0, 80.0)] {
        scenery::patch(pen, at(x, height * y), rx, ry, Ink::MeadowLight);
    }
    for nth in 0..26_u16 {
        let (x, y) = (f32::from(nth * 197 % 733) + 8.0, f32::from(nth * 311 % 457) / 457.0 * (height - 30.0) + 16.0);
        scenery::tuft(pen, at(x, y), 1.2, Ink::MeadowTuft);
    }
    let row = height / rows as f32;
    for nth in 1..rows {
        scenery::fence(pen, -10.0, DEALS_LEFT - 18.0, row * nth as f32, 9);
    }
    pen.fill(area(DEALS_LEFT, 0.0, WIDTH - DEALS_LEFT, height), Ink::JobsPanel, 0.0);
    pen.fill(area(DEALS_LEFT - 2.0, 0.0, 4.0, height), Ink::Line, 0.0);
    for nth in 1..rows {
        pen.fill(area(DEALS_LEFT, row * nth as f32 - 2.0, WIDTH - DEALS_LEFT, 4.0), Ink::Line, 0.0);
    }
}
