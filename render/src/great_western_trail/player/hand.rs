//! The hand: for its owner the cards, for the others only their number.

use crate::great_western_trail::pieces::cards;
use crate::great_western_trail::pieces::icons::{self, Token};
use crate::scene::geometry::{Area, area};
use crate::scene::pen::{Align, Pen};
use crate::scene::scheme::Ink;
use crate::scene::sprite::Sprite;
use engine::Seat;
use engine::great_western_trail::content::*;
use engine::great_western_trail::{CardsView, View, spots};

pub const WIDTH: f32 = super::board::WIDTH;
const CARD: (f32, f32) = (216.0, 270.0);
const STEP: f32 = 228.0;
const PER_ROW: usize = 5;

/// The kinds of cards and how many of each, in the order they are shown.
fn kinds(cards: &CardsView) -> Vec<(Card, u8)> {
    let mut kinds: Vec<(Card, u8)> = Cattle::all()
        .filter_map(|kind| Some((Card::Cattle(kind), cards.cattle.get(kind))).filter(|kind| kind.1 > 0))
        .collect();
    for &id in &cards.objectives {
        match kinds.iter_mut().find(|(card, _)| *card == Card::Objective(id)) {
            Some((_, count)) => *count += 1,
            None => kinds.push((Card::Objective(id), 1)),
        }
    }
    kinds
}

#[derive(Clone, Copy, PartialEq)]
enum Card {
    Cattle(Cattle),
    Objective(&'static str),
}

/// The room that the hand needs, in units.
pub fn size(view: &View, seat: Seat) -> (f32, f32) {
    let rows = match &view.players[seat.index()].hand {
        Some(hand) => kinds(hand).len().div_ceil(PER_ROW).max(1),
        None => 1,
    };
    (WIDTH, rows as f32 * (CARD.1 + 12.0) + 12.0)
}

pub fn draw(pen: &mut Pen, view: &View, seat: Seat) {
    let player = &view.players[seat.index()];
    let (w, h) = size(view, seat);
    pen.fill(area(0.0, 0.0, w, h), Ink::FaceDim, 20.0);
    let Some(hand) = &player.hand else {
        for row in 0..player.hand_size.min(8) {
            let of = area(20.0 + f32::from(row) * 140.0, 40.0, 130.0, 200.0);
            pen.sprite(Sprite::CardBack, of);
        }
        return;
    };
    for (row, (card, count)) in kinds(hand).into_iter().enumerate() {
        let (column, line) = ((row % PER_ROW) as f32, (row / PER_ROW) as f32);
        let of = area(12.0 + column * STEP, 12.0 + line * (CARD.1 + 12.0), CARD.0, CARD.1);
        one(pen, of, card, count, "hand");
    }
}

fn one(pen: &mut Pen, of: Area, card: Card, count: u8, pile: &str) {
    let name = match card {
        Card::Cattle(kind) => kind.name(),
        Card::Objective(id) => id,
    };
    let at = spots::card(pile, name);
    pen.spot(at.clone(), of);
    pen.thing(Some(at), format!("{count} {name}"), of, |pen| {
        match card {
            Card::Cattle(kind) => cards::cattle(pen, of, kind),
            Card::Objective(id) => {
                if let Some(card) = cards::by_id(id) {
                    cards::objective(pen, of, card);
                }
            }
        }
        if count > 1
            && let Some(size) = pen.size_of(&[30.0, 42.3])
        {
            let chip = area(of.right() - size * 1.45, of.bottom() - size * 1.25, size * 1.4, size * 1.2);
            pen.plate(chip, Ink::Line, Ink::Face, 2.0, 8.0);
            pen.text(chip.center(), Align::Middle, size, Ink::Face, format!("×{count}"));
        }
    });
}

pub const PILES: (f32, f32) = (WIDTH, 268.0);

/// The size of the draw stack, and the open discard pile.
pub fn piles(pen: &mut Pen, view: &View, seat: Seat) {
    let player = &view.players[seat.index()];
    pen.fill(area(0.0, 0.0, PILES.0, PILES.1), Ink::FaceDim, 20.0);
    for (row, (sprite, value)) in [
        (Sprite::CardBack, player.stack_size.to_string()),
        (
            Sprite::CardDiscard,
            player.discard.objectives.len().saturating_add(player.discard.cattle.len() as usize).to_string(),
        ),
    ]
    .into_iter()
    .enumerate()
    {
        let chip = area(12.0, 12.0 + row as f32 * 124.0, 150.0, 118.0);
        pen.fill(chip, Ink::Face, 12.0);
        icons::row_of(pen, &[Token::Icon(sprite), Token::Number(value)], chip.inset(8.0), 66.0, &[42.3], Ink::Line);
    }
    let discarded = kinds(&player.discard);
    let step = (PILES.0 - 174.0 - 158.0) / (discarded.len() as f32 - 1.0).max(1.0);
    for (row, (card, count)) in discarded.into_iter().enumerate() {
        let of = area(174.0 + row as f32 * step.min(164.0), 30.0, 156.0, 210.0);
        one(pen, of, card, count, "discard");
    }
}
