//! What a player has collected, on a shelf: objective cards lying, teepees and hazards, station masters.

use crate::great_western_trail::board::stations::master_tile;
use crate::great_western_trail::pieces::cards;
use crate::scene::geometry::{Area, area, at};
use crate::scene::pen::{Align, Pen};
use crate::scene::scheme::Ink;
use crate::scene::sprite::Sprite;
use engine::Seat;
use engine::great_western_trail::content::*;
use engine::great_western_trail::{Edition, PlayerView, View};

const GAP: f32 = 8.0;
/// Wide enough for five icons with their numbers, and comfortably so.
const COUNTS: (f32, f32) = (400.0, 560.0);
/// For the number of cards in hand, in the draw stack and in the discard pile.
const PILES: f32 = 250.0;
/// Of an overlapped card at least points and penalty are seen.
const LEAST_STEP: f32 = 62.0;

pub fn draw(pen: &mut Pen, view: &View, seat: Seat, of: Area) {
    let player = &view.players[seat.index()];
    pen.fill(of, Ink::Walnut, 0.0);
    pen.fill(area(of.x, of.y, of.w, 6.0), Ink::WalnutEdge, 0.0);
    pen.fill(area(of.x, of.y + 6.0, of.w, 4.0), Ink::WalnutRaised, 0.0);
    let room = area(14.0, of.y + 17.0, of.w - 28.0, of.h - 25.0);
    let mut cards: Vec<&ObjectiveCard> = vec![player.starting.card()];
    cards.extend(player.area.iter().filter_map(|id| cards::by_id(id)));
    let masters = f32::from(player.masters.len());
    let (card, tile) = (cards::lying_width(room.h), room.h * 1.2);
    let right = masters * (tile + GAP);
    let wanted = cards.len() as f32 * (card + GAP);
    let most = (room.w - right - COUNTS.0).max(card + GAP);
    let step = match cards.len() {
        1 => card + GAP,
        many => ((most - GAP - card) / (many as f32 - 1.0)).clamp(LEAST_STEP, card + GAP),
    };
    // The last one lies on top.
    for (nth, objective) in cards.iter().enumerate() {
        let of = area(room.x + nth as f32 * step, room.y, card, room.h);
        pen.thing(None, format!("objective {}", objective.id), of, |pen| cards::lying_objective(pen, of, objective));
    }
    let left = room.x + wanted.min(step * (cards.len() as f32 - 1.0) + card + GAP);
    let rest = room.right() - right - left;
    let piles = rest >= COUNTS.0 + PILES + GAP;
    let width = if piles { (rest - PILES - GAP).min(COUNTS.1) } else { rest };
    counts(pen, player, view.edition, area(left, room.y, width, room.h));
    if piles {
        let left = left + width + GAP;
        self::piles(pen, player, area(left, room.y, room.right() - right - left, room.h));
    }
    for (nth, master) in player.masters.iter().enumerate() {
        let x = room.right() - right + GAP + nth as f32 * (tile + GAP);
        master_tile(pen, area(x, room.y, tile, room.h), master, view.edition);
    }
}

fn counts(pen: &mut Pen, player: &PlayerView, edition: Edition, of: Area) {
    let hazards = |kind: HazardType| {
        let tiles = Hazard::all().filter(|tile| tile.hazard_type() == kind);
        tiles.map(|tile| u32::from(player.hazards.get(tile))).sum::<u32>()
    };
    let pair = match edition {
        Edition::First => [Sprite::TeepeeGreen, Sprite::TeepeeBlue],
        Edition::Second => [Sprite::OutlawGreen, Sprite::OutlawOrange],
    };
    let counts = [
        (pair[0], player.teepees[0].into()),
        (pair[1], player.teepees[1].into()),
        (Sprite::Flood, hazards(HazardType::Flood)),
        (Sprite::Drought, hazards(HazardType::Drought)),
        (Sprite::Rockfall, hazards(HazardType::Rockfall)),
    ];
    row(pen, of, &counts);
}

/// Everybody may count the cards.
fn piles(pen: &mut Pen, player: &PlayerView, of: Area) {
    let discarded = player.discard.cattle.len() + player.discard.objectives.len() as u32;
    let piles = [
        (Sprite::CardDraw, player.hand_size.into()),
        (Sprite::CardBack, player.stack_size.into()),
        (Sprite::CardDiscard, discarded),
    ];
    row(pen, of, &piles);
}

fn row(pen: &mut Pen, of: Area, counts: &[(Sprite, u32)]) {
    pen.fill(of, Ink::WalnutRaised, 12.0);
    let (side, size) = if of.w / counts.len() as f32 > 92.0 { (56.0, 42.0) } else { (44.0, 38.0) };
    for (of, (icon, count)) in of.columns(counts.len(), 0.0).zip(counts) {
        let middle = of.center();
        pen.sprite(*icon, Area::around(at(middle.x - side * 0.36, middle.y), side, side));
        pen.text(at(middle.x + side * 0.48, middle.y), Align::Middle, size, Ink::Chalk, count.to_string());
    }
}
