//! The cattle market with its prices, and the objective cards on display.

use crate::great_western_trail::pieces::cards;
use crate::great_western_trail::pieces::icons::{self, NUMBER, Token};
use crate::scene::geometry::{Area, area, at};
use crate::scene::pen::{Align, Pen};
use crate::scene::scheme::Ink;
use crate::scene::sprite::Sprite;
use engine::great_western_trail::content::*;
use engine::great_western_trail::{View, spots};

pub const SIZE: (f32, f32) = (574.0, 386.0);
const ROW: f32 = 125.0;

/// Rows by breeding value, three kinds in each.
fn slot(kind: Cattle) -> Area {
    if kind.index() >= FIRST_EXTRA_KIND {
        return area(8.0, 8.0 + 3.0 * ROW, 119.0, ROW - 6.0);
    }
    let row = kind.index().saturating_sub(FIRST_MARKET_KIND);
    area(8.0 + (row % 3) as f32 * 124.0, 8.0 + (row / 3) as f32 * ROW, 119.0, ROW - 6.0)
}

/// The kinds that come into the market; one of the extra breeds at most.
fn market_kinds(extra: Option<ExtraBreed>) -> impl Iterator<Item = Cattle> {
    let plain = Cattle::all().filter(|kind| (FIRST_MARKET_KIND..FIRST_EXTRA_KIND).contains(&kind.index()));
    plain.chain(extra.map(ExtraBreed::card))
}

/// An extra breed has a row of its own, and a tile that sells it.
pub fn size(view: &View) -> (f32, f32) {
    if view.extra_breed.is_some() { (SIZE.0, SIZE.1 + ROW) } else { SIZE }
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
    pen.spot(spots::market(), area(382.0, 8.0, 186.0, 119.0));
    for kind in market_kinds(view.extra_breed) {
        let of = slot(kind);
        let spot = spots::market_card(kind);
        pen.spot(spot.clone(), of);
        let count = view.market.get(kind);
        if count > 0 {
            pen.thing(Some(spot), format!("{count} {}", kind.name()), of, |pen| {
                cards::cattle(pen, of, kind);
                if count > 1 {
                    number_of(pen, of, count);
                }
            });
        }
    }
    let values: &[u8] = if view.extra_breed.is_some() { &[3, 4, 5, 2] } else { &[3, 4, 5] };
    for (row, &value) in values.iter().enumerate() {
        for (line, deal) in DEALS.iter().filter(|deal| deal.breeding == value).enumerate() {
            let of = area(386.0, 11.0 + row as f32 * ROW + line as f32 * 38.0, 178.0, 37.0);
            let cards = if deal.cards > 1 { format!("×{}", deal.cards) } else { String::new() };
            let mut tokens = vec![
                Token::Icon(Sprite::Cowboy),
                Token::Number(deal.cowboys.to_string()),
                Token::Arrow,
                Token::Pay(deal.dollars.to_string()),
            ];
            if deal.cards > 1 {
                tokens.push(Token::Number(cards));
            }
            if pen.shows(NUMBER) {
                icons::row(pen, &tokens, of, 36.0);
            }
        }
    }
    let left = area(386.0, ROW * 2.0 + 86.0, 178.0, 38.0);
    icons::row(pen, &[Token::Icon(Sprite::CardBack), Token::Number(view.market_stack.to_string())], left, 34.0);
}

fn number_of(pen: &mut Pen, of: Area, count: u8) {
    let Some(size) = pen.size_of(&[30.0, 42.5]) else { return };
    let chip = area(of.right() - size * 1.25, of.bottom() - size * 1.05, size * 1.3, size * 1.1);
    pen.plate(chip, Ink::Line, Ink::Face, 2.0, 8.0);
    pen.text(chip.center(), Align::Middle, size, Ink::Face, format!("×{count}"));
}

fn ground(pen: &mut Pen, extra: Option<ExtraBreed>) {
    let rows = if extra.is_some() { 4 } else { 3 };
    pen.fill(area(0.0, 0.0, SIZE.0, SIZE.1 + (rows - 3) as f32 * ROW), Ink::FaceDim, 24.0);
    for kind in market_kinds(extra) {
        pen.frame(slot(kind), Ink::Soft, 2.0, 12.0, true);
    }
    for row in 0..rows {
        pen.fill(area(382.0, 8.0 + row as f32 * ROW, 186.0, ROW - 6.0), Ink::Face, 12.0);
    }
}

pub const DISPLAY_SIZE: (f32, f32) = (574.0, 206.0);

fn display_slot(row: usize) -> Area {
    area(8.0 + row as f32 * 112.0, 8.0, 108.0, 190.0)
}

pub fn draw_display(pen: &mut Pen, view: &View) {
    pen.ground("gwt-display", DISPLAY_SIZE.0, DISPLAY_SIZE.1, display_ground);
    for (row, id) in view.display.iter().enumerate() {
        let of = display_slot(row);
        let spot = spots::display(row);
        pen.spot(spot.clone(), of);
        if let Some(card) = id.and_then(cards::by_id) {
            pen.thing(Some(spot), format!("objective {}", card.id), of, |pen| cards::objective(pen, of, card));
        }
    }
    let of = display_slot(4);
    let spot = spots::objective_stack();
    pen.spot(spot.clone(), of);
    pen.thing(Some(spot), format!("objective stack {}", view.objectives_left), of, |pen| {
        pen.fit(
            area(of.x, of.bottom() - 58.0, of.w, 50.0),
            &[30.0, 42.5],
            Ink::Chalk,
            format!("×{}", view.objectives_left),
        );
    });
}

fn display_ground(pen: &mut Pen) {
    pen.fill(area(0.0, 0.0, DISPLAY_SIZE.0, DISPLAY_SIZE.1), Ink::FaceDim, 24.0);
    for row in 0..4 {
        pen.frame(display_slot(row), Ink::Soft, 2.0, 12.0, true);
    }
    let stack = display_slot(4);
    pen.plate(stack.inset(3.0), Ink::TeepeeGreen, Ink::Line, 3.0, 12.0);
    pen.sprite(Sprite::Objective, Area::around(at(stack.center().x, stack.y + 66.0), 70.0, 80.0));
}
