//! What a way costs: the hands on the tiles where it stops or passes.

use super::asked::trail_place;
use crate::great_western_trail::trail::map::face;
use engine::great_western_trail::View;
use engine::great_western_trail::content::*;
use engine::{Offer, Seat};

/// What the hands of a tile cost this seat.
pub fn toll(view: &View, place: Place, seat: Seat) -> u32 {
    let row = view.players.len().clamp(2, 4) - 2;
    let hand = match view.trail[place.index()] {
        Some(Tile::Private(owner, number)) if owner != seat => face(view, number).hand,
        Some(Tile::Hazard(hazard)) => hazard.face().hand,
        Some(Tile::Teepee(teepee)) => teepee.hand(),
        _ => Hand::None,
    };
    let (green, black) = (u32::from(GREEN_HAND[row]), u32::from(BLACK_HAND[row]));
    match hand {
        Hand::None => 0,
        Hand::Green => green,
        Hand::Black => black,
        Hand::Both => green + black,
    }
}

/// Whether an offer is a way that a herder takes.
pub fn is_walk(offer: &Offer) -> bool {
    let key = offer.key.as_str();
    !offer.at.is_empty() && (key.starts_with("go.") || key.starts_with("way."))
}

/// What the way of an offer costs; nobody pays more than she has.
pub fn fee(view: &View, offer: &Offer, seat: Seat) -> Option<u32> {
    let total: u32 = offer.at.iter().filter_map(trail_place).map(|place| toll(view, place, seat)).sum();
    let fee = total.min(u32::from(view.players.get(seat.index())?.dollars));
    (is_walk(offer) && fee > 0).then_some(fee)
}
