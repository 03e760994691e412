//! The cattle market as a corral: a row a value, and beside it what cowboys get there.

use crate::great_western_trail::pieces::cards;
use crate::great_western_trail::pieces::icons::Token;
use crate::scene::geometry::{Area, area, at};
use crate::scene::outline::Outline;
use crate::scene::pen::Pen;
use crate::scene::scheme::Ink;
use crate::scene::sprite::Sprite;
use crate::stage::tokens;
use engine::great_western_trail::content::*;
use engine::great_western_trail::{View, spots};

pub const SIZE: (f32, f32) = (583.0, 392.0);
const ROW: f32 = 114.0;
const TOP: f32 = 42.0;
const CARD: (f32, f32) = (104.0, 100.0);
/// Beside the cards.
const DEALS_AT: f32 = 382.0;
const LINE: f32 = 35.0;

/// Rows by breeding value, three kinds in each.
fn slot(kind: Cattle) -> Area {
    let row = kind.index().saturating_sub(FIRST_MARKET_KIND);
    let (column, row) = if kind.index() >= FIRST_EXTRA_KIND { (0, 3) } else { (row % 3, row / 3) };
    area(14.0 + column as f32 * 121.0, TOP + 6.0 + row as f32 * ROW, CARD.0, CARD.1)
}

/// The kinds that come into the market; one of the extra breeds at most.
pub fn kinds(extra: Option<ExtraBreed>) -> impl Iterator<Item = Cattle> {
    let plain = Cattle::all().filter(|kind| (FIRST_MARKET_KIND..FIRST_EXTRA_KIND).contains(&kind.index()));
    plain.chain(extra.map(ExtraBreed::card))
}

/// An extra breed has a row of its own, and a tile that sells it.
pub fn size(view: &View) -> (f32, f32) {
    if view.extra_breed.is_some() { (SIZE.0, SIZE.1 + ROW) } else { SIZE }
}

/// The values on sale, in the order of their rows.
pub fn values(view: &View) -> &'static [u8] {
    if view.extra_breed.is_some() { &[3, 4, 5, 2] } else { &[3, 4, 5] }
}

/// What a number of cowboys gets at one value.
pub fn deals(value: u8) -> impl Iterator<Item = &'static Deal> {
    DEALS.iter().filter(move |deal| deal.breeding == value)
}

pub fn draw(pen: &mut Pen, view: &View) {
    let (width, height) = size(view);
    match view.extra_breed {
        None => pen.ground("gwt-market", width, height, |pen| ground(pen, None)),
        Some(ExtraBreed::Simmental) => {
            pen.ground("gwt-market-simmental", width, height, |pen| ground(pen, Some(ExtraBreed::Simmental)));
        }
        Some(ExtraBreed::Brahman) => {
            pen.ground("gwt-market-brahman", width, height, |pen| ground(pen, Some(ExtraBreed::Brahman)));
        }
    }
    pen.spot(spots::market(), deals_area(0));
    for kind in kinds(view.extra_breed) {
        let of = slot(kind);
        let spot = spots::market_card(kind);
        pen.spot(spot.clone(), of);
        let count = view.market.get(kind);
        if count > 0 {
            pen.thing(Some(spot), format!("{count} {}", kind.name()), of, |pen| cards::pile(pen, of, kind, count));
        }
    }
    for (row, &value) in values(view).iter().enumerate() {
        let of = deals_area(row);
        for (nth, deal) in deals(value).enumerate() {
            line(pen, of, nth, &terms(*deal));
        }
        // Below the shortest list.
        if value == 5 {
            let left = [Token::Icon(Sprite::CardBack), Token::Number(view.market_stack.to_string())];
            line(pen, of, 2, &left);
        }
    }
}

/// Cowboys, price, and how many cards for it if more than one.
fn terms(deal: Deal) -> Vec<Token> {
    let mut terms = vec![
        Token::Icon(Sprite::Cowboy),
        Token::Number(deal.cowboys.to_string()),
        Token::Arrow,
        Token::Pay(deal.dollars.to_string()),
    ];
    if deal.cards > 1 {
        terms.push(Token::Number(format!("×{}", deal.cards)));
    }
    terms
}

fn line(pen: &mut Pen, of: Area, nth: usize, tokens: &[Token]) {
    let line = area(of.x + 6.0, of.y + 1.0 + nth as f32 * LINE, of.w - 12.0, LINE);
    tokens::row(pen, tokens, line, 34.0, Ink::Line);
}

fn deals_area(row: usize) -> Area {
    area(DEALS_AT, TOP + 3.0 + row as f32 * ROW, SIZE.0 - DEALS_AT - 10.0, 107.0)
}

fn ground(pen: &mut Pen, extra: Option<ExtraBreed>) {
    let rows = if extra.is_some() { 4 } else { 3 };
    pen.fill(area(0.0, 0.0, SIZE.0, SIZE.1 + (rows - 3) as f32 * ROW), Ink::MarketPanel, 18.0);
    for kind in kinds(extra) {
        pen.fill(slot(kind).inset(6.0), Ink::Forest, 10.0);
    }
    for row in 0..rows {
        pen.fill(deals_area(row), Ink::Face, 12.0);
    }
    fence(pen, 10.0, SIZE.0 - 10.0, 16.0);
}

/// Two rails and twelve posts.
fn fence(pen: &mut Pen, from: f32, to: f32, y: f32) {
    for rail in [y - 7.0, y + 6.0] {
        pen.path(Outline::from(from, rail).to(to, rail), None, Some((Ink::PlankDeep, 5.0)));
    }
    for post in 0..12 {
        let x = from + 10.0 + (to - from - 20.0) * post as f32 / 11.0;
        pen.plate(Area::around(at(x, y + 1.0), 8.0, 30.0), Ink::Plank, Ink::Line, 1.6, 2.0);
    }
}
