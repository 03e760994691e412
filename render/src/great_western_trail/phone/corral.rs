//! The cattle market: its piles fenced by value, and the deals below: cowboys, and the price lying on one card or on two.

use crate::great_western_trail::board::market;
use crate::great_western_trail::pieces::cards;
use crate::scene::geometry::{Area, area, at};
use crate::scene::outline::Outline;
use crate::scene::pen::{Align, Pen};
use crate::scene::scheme::Ink;
use crate::scene::sprite::Sprite;
use crate::stage::tokens;
use engine::great_western_trail::content::*;
use engine::great_western_trail::{View, spots};

pub const HEIGHT: f32 = 212.0;
const WIDTH: f32 = 1080.0;
/// Between two values.
const FENCE: f32 = 18.0;
const CARD: (f32, f32) = (10.0, 125.0);
const DEALS: (f32, f32) = (146.0, 60.0);

pub fn draw(pen: &mut Pen, view: &View) {
    pen.ground("gwt-phone-corral", WIDTH, HEIGHT, ground);
    let values = market::values(view);
    let kinds: Vec<Cattle> = market::kinds(view.extra_breed).collect();
    let fences = FENCE * (values.len() as f32 - 1.0);
    let step = (WIDTH - 20.0 - fences) / kinds.len() as f32;
    let mut x = 12.0;
    for (nth, &value) in values.iter().enumerate() {
        if nth > 0 {
            fence(pen, x + FENCE / 2.0 - 4.0);
            x += FENCE;
        }
        for &kind in kinds.iter().filter(|kind| kind.card().breeding == value) {
            pile(pen, view, kind, area(x, CARD.0, (step - 11.0).min(108.0), CARD.1));
            x += step;
        }
    }
    deals(pen, values);
}

fn pile(pen: &mut Pen, view: &View, kind: Cattle, of: Area) {
    let spot = spots::market_card(kind);
    pen.spot(spot.clone(), of);
    match view.market.get(kind) {
        0 => pen.fill(of.inset(10.0), Ink::Forest, 12.0),
        count => pen.thing(Some(spot), format!("{count} {}", kind.name()), of, |pen| {
            cards::pile(pen, of, kind, count);
        }),
    }
}

fn fence(pen: &mut Pen, x: f32) {
    let rail = || Outline::from(x, 4.0).to(x, 140.0);
    pen.path(rail(), None, Some((Ink::Line, 11.0)));
    pen.path(rail(), None, Some((Ink::Plank, 6.0)));
    for y in [20.0, 74.0, 128.0] {
        pen.plate(Area::around(at(x, y), 24.0, 12.0), Ink::PlankDeep, Ink::Line, 2.6, 3.0);
    }
}

fn deals(pen: &mut Pen, values: &[u8]) {
    let count = |value: u8| market::deals(value).count() as f32;
    let all: f32 = values.iter().map(|&value| count(value)).sum();
    let each = (WIDTH - 12.0 - 4.0 * (values.len() as f32 - 1.0)) / all;
    let mut x = 6.0;
    for &value in values {
        let of = area(x, DEALS.0, each * count(value), DEALS.1);
        pen.plate(of, Ink::Face, Ink::Line, 2.6, 12.0);
        for (nth, deal) in market::deals(value).enumerate() {
            let cell = area(of.x + each * nth as f32, of.y, each, of.h);
            if nth > 0 {
                let bar = Outline::from(cell.x, cell.y + 8.0).to(cell.x, cell.bottom() - 8.0);
                pen.path(bar, None, Some((Ink::Plot, 3.0)));
            }
            self::deal(pen, *deal, cell);
        }
        x = of.right() + 4.0;
    }
}

fn deal(pen: &mut Pen, deal: Deal, of: Area) {
    let y = of.center().y;
    let cowboys = deal.cowboys.to_string();
    let price = at(of.right() - if of.w > 115.0 { 33.0 } else { 32.0 }, y + 1.0);
    if of.w > 115.0 {
        pen.sprite(Sprite::Cowboy, Area::around(at(of.x + 25.0, y), 40.0, 40.0));
        let number = at(f32::midpoint(of.x + 45.0, price.x - 27.0), y);
        pen.text(number, Align::Middle, 42.0, Ink::Line, cowboys);
    } else {
        // With an extra breed there is less room: the number stands on the cowboys' colour.
        let disc = at(of.x + 23.0, y);
        pen.disc(disc, 40.0, Ink::Cowboy, Some((Ink::Line, 3.0)));
        pen.figure(disc, 34.0, Ink::Chalk, cowboys);
    }
    for nth in (0..deal.cards).rev() {
        let by = f32::from(nth) * 8.0;
        let card = area(price.x - 12.0 + by, y - 24.0 - by * 0.5, 32.0, 42.0);
        pen.plate(card, Ink::of_value(deal.breeding), Ink::Line, 2.6, 5.0);
    }
    tokens::pay(pen, price, if deal.dollars > 9 { 54.0 } else { 46.0 }, &deal.dollars.to_string());
}

fn ground(pen: &mut Pen) {
    pen.fill(area(0.0, 0.0, WIDTH, HEIGHT), Ink::MarketPanel, 0.0);
    for (x, w) in [(200.0, 260.0), (640.0, 300.0), (980.0, 200.0)] {
        pen.path(Outline::ellipse(x, 90.0, w, 80.0), Some(Ink::MeadowLight), None);
    }
    pen.path(Outline::from(0.0, 0.0).to(WIDTH, 0.0), None, Some((Ink::Line, 4.0)));
}
