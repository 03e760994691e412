//! What lies on the trail, in a word or two.

use super::{hints, names};
use crate::Phrase;
use crate::great_western_trail::content::*;
use crate::great_western_trail::state::State;

/// What lies there, as it stands on a button. Kansas City needs no tile.
pub fn label(state: &State, place: Place) -> Phrase {
    let building = |id: &'static str, face: &Building| {
        Phrase::new(id).name("building", names::face(face.id)).name("place", names::place(place))
    };
    match state.trail[place.index()] {
        Some(Tile::Neutral(row)) => building("gwt-at-building", &NEUTRAL[row as usize]),
        Some(Tile::Private(owner, number)) if owner == state.turn => building("gwt-at-own", state.face(number)),
        Some(Tile::Private(_, number)) => building("gwt-at-building", state.face(number)),
        Some(Tile::Hazard(hazard)) => self::hazard(hazard).name("place", names::place(place)),
        Some(Tile::Teepee(teepee)) => {
            let id = if teepee.is_outlaw() { "gwt-at-outlaw" } else { "gwt-at-teepee" };
            let value = if let SpaceKind::Trade(value) = state.space(place).kind { value } else { 0 };
            Phrase::new(id).number("dollars", value)
        }
        None => Phrase::new("gwt-at-kansas-city"),
    }
}

/// A hazard by its type and its points.
pub fn hazard(hazard: Hazard) -> Phrase {
    let id = match hazard.hazard_type() {
        HazardType::Flood => "gwt-at-flood",
        HazardType::Drought => "gwt-at-drought",
        HazardType::Rockfall => "gwt-at-rockfall",
    };
    Phrase::new(id).number("points", hazard.face().points)
}

/// The building whose actions are used there.
pub fn tile(state: &State, tile: Tile) -> Phrase {
    match tile {
        Tile::Private(owner, number) if owner != state.turn => {
            Phrase::new("gwt-tile-private").seat("owner", owner).name("building", names::face(state.face(number).id))
        }
        tile => match state.building(tile) {
            Some(building) => Phrase::new("gwt-tile-building").name("building", names::face(building.id)),
            None => Phrase::new("gwt-tile-none"),
        },
    }
}

/// Whose building lies there and where, if that is not plain from its letter; briefly, if much else is said.
pub fn whereabouts(state: &State, place: Place, briefly: bool) -> Option<Phrase> {
    match state.trail[place.index()]? {
        Tile::Private(owner, _) if owner != state.turn => {
            let id = if briefly { "gwt-where-owner" } else { "gwt-where-private" };
            Some(Phrase::new(id).seat("owner", owner).name("place", names::place(place)))
        }
        Tile::Private(..) if briefly => None,
        Tile::Private(..) | Tile::Hazard(_) => Some(Phrase::new(names::place(place))),
        Tile::Neutral(_) | Tile::Teepee(_) => None,
    }
}

/// What the player whose turn it is can do there.
pub fn use_of(state: &State, place: Place) -> Phrase {
    if place == KANSAS_CITY {
        return Phrase::new("gwt-hint-kansas-city");
    }
    match state.trail[place.index()] {
        Some(tile) => match (state.building(tile), tile) {
            (Some(_), Tile::Private(owner, _)) if owner != state.turn => Phrase::new("gwt-hint-aux-only"),
            (Some(building), _) => Phrase::new(names::actions(building.id)),
            (None, Tile::Teepee(teepee)) => {
                hints::joined([Phrase::new(names::supply(teepee.into())), Phrase::new("gwt-hint-aux-only")])
            }
            (None, _) => Phrase::new("gwt-hint-aux-only"),
        },
        None => Phrase::new("gwt-hint-aux-only"),
    }
}
