//! What lies on the trail, in a word or two.

use super::names;
use crate::Phrase;
use crate::great_western_trail::content::*;
use crate::great_western_trail::state::State;

/// What lies there; Kansas City needs no tile.
pub fn what(state: &State, place: Place) -> Phrase {
    match state.trail[place.index()] {
        Some(tile) => self::tile(state, tile),
        None => Phrase::new("gwt-tile-none"),
    }
}

pub fn tile(state: &State, tile: Tile) -> Phrase {
    match tile {
        Tile::Neutral(row) => Phrase::new("gwt-tile-neutral").name("building", names::face(NEUTRAL[row as usize].id)),
        Tile::Private(owner, number) => {
            let building = names::face(state.face(number).id);
            if owner == state.turn {
                Phrase::new("gwt-tile-own").name("building", building)
            } else {
                Phrase::new("gwt-tile-private").seat("owner", owner).name("building", building)
            }
        }
        Tile::Hazard(hazard) => Phrase::new("gwt-tile-hazard").number("points", hazard.face().points),
        Tile::Teepee(teepee) => Phrase::new(names::supply(teepee.into())),
    }
}

/// What the player whose turn it is can do on a tile.
pub fn use_of(state: &State, tile: Tile) -> Phrase {
    match state.building(tile) {
        Some(building) if !matches!(tile, Tile::Private(owner, _) if owner != state.turn) => {
            Phrase::new(names::actions(building.id))
        }
        _ => Phrase::new("gwt-hint-aux-only"),
    }
}
