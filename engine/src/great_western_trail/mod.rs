//! Great Western Trail.

mod action;
mod agenda;
mod audit;
mod auxiliary;
mod branchlets;
mod build;
mod cattle;
mod charter;
mod city_topic;
pub mod content;
mod discs;
mod draw;
mod effect;
mod enrich;
mod event;
mod exchange;
mod frame;
mod hire;
mod kansas_city;
mod label;
mod ledger;
mod objectives;
mod offer;
mod offer_pieces;
mod piles;
mod player;
mod rail;
mod redeal;
mod rules;
#[cfg(test)]
mod scenarios;
mod scoring;
mod setup;
mod shelf;
mod stations;
mod tell;
mod tiles;
mod topics;
mod turn;
mod view;
mod visit;
mod walk;
mod why;

use crate::{Dice, Seat};
use action::Action;
use arrayvec::ArrayVec;
use charter::Charter;
pub use charter::Edition;
use content::*;
pub use effect::{Count, Effect, Gain, Want};
use frame::Frame;
use piles::{Bag, CattleCounts, MasterSet, ObjectiveSet, PlaceSet};
use player::Player;
use serde::{Deserialize, Serialize};
use std::ops::ControlFlow;
pub use view::{CardsView, PlayerView, View};
use why::Why;

/// Everything on the table, hidden or not. It never leaves the engine; views do.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct State {
    charter: Charter,
    dice: Dice,
    /// Pending work; only the top frame offers.
    agenda: Vec<Frame>,
    /// Whose turn it is.
    turn: Seat,
    players: ArrayVec<Player, 4>,
    /// What the bank has received less what it has given: with the players' money always 0.
    bank: i32,
    #[serde(with = "trail_by_name")]
    trail: [Option<Tile>; SPACE_COUNT],
    /// The three face-down piles next to Kansas City.
    supply: [Bag; 3],
    foresight: [[Option<Supply>; 2]; 3],
    /// Tiles that left the game.
    boxed: Bag,
    jobs: [[Option<Worker>; 4]; JOB_ROWS],
    /// The row of the job market token, from 0; beyond the last row once it has left.
    token: u8,
    market: CattleCounts,
    market_stack: CattleCounts,
    display: [Option<Objective>; 4],
    objectives: ObjectiveSet,
    /// Objective cards that left the game.
    removed: ObjectiveSet,
    /// Station master tiles still to be had.
    #[serde(with = "shelf")]
    masters: [Option<Master>; MASTER_STATIONS],
    /// Workers who took a station master's place.
    #[serde(with = "shelf")]
    posted: [Option<Worker>; MASTER_STATIONS],
    /// Station masters that lie beside no station, to be had in New York.
    #[serde(default, skip_serializing_if = "is_no_master")]
    spare_masters: MasterSet,
    /// Beside the medium towns.
    #[serde(default, skip_serializing_if = "is_no_tile")]
    town_tiles: [Option<TownTile>; TOWN_TILES],
    /// Buildings whose actions were used in this turn, where none may be used twice.
    #[serde(default, skip_serializing_if = "is_no_place")]
    used_buildings: PlaceSet,
    /// Who brought about the end of the game, and so has had the last turn.
    ended_by: Option<Seat>,
    over: bool,
}

#[allow(clippy::trivially_copy_pass_by_ref)] // As serde asks for it.
fn is_no_master(masters: &MasterSet) -> bool {
    masters.is_empty()
}

#[allow(clippy::trivially_copy_pass_by_ref)]
fn is_no_tile(tiles: &[Option<TownTile>; TOWN_TILES]) -> bool {
    tiles.iter().all(Option::is_none)
}

#[allow(clippy::trivially_copy_pass_by_ref)]
fn is_no_place(places: &PlaceSet) -> bool {
    places.is_empty()
}

/// The log of this game.
type Log = crate::Log<event::Event>;
/// Work on a state that a fault can stop.
type Done = Result<(), crate::Fault>;
/// A generator of candidates goes on until its receiver has seen enough.
type Flow = ControlFlow<()>;

/// Receives every candidate: an action that is legal, or one that is not and why. What is legal and what is withheld
/// come out of the same generator.
trait Put: FnMut(Action, Result<(), Why>) -> Flow {}
impl<F: FnMut(Action, Result<(), Why>) -> Flow> Put for F {}

impl State {
    #[inline]
    fn me(&self) -> &Player {
        &self.players[self.turn.index()]
    }

    #[inline]
    fn me_mut(&mut self) -> &mut Player {
        &mut self.players[self.turn.index()]
    }

    #[inline]
    fn seats(&self) -> u8 {
        self.players.len() as u8
    }

    #[inline]
    fn catalog(&self) -> &'static Catalog {
        self.charter.catalog()
    }

    #[inline]
    fn space(&self, place: Place) -> &'static Space {
        self.catalog().space(place)
    }

    /// The face of a private building that all players use.
    #[inline]
    fn face(&self, number: u8) -> &'static Building {
        &self.catalog().faces[number as usize - 1][usize::from(self.charter.b_sides.has(number))]
    }

    /// The building a tile shows, if it shows one.
    #[inline]
    fn building(&self, tile: Tile) -> Option<&'static Building> {
        match tile {
            Tile::Neutral(row) => Some(&NEUTRAL[row as usize]),
            Tile::Private(_, number) => Some(self.face(number)),
            Tile::Hazard(_) | Tile::Teepee(_) => None,
        }
    }
}

/// Something in the engine does not fit together.
fn fault(what: impl std::fmt::Display) -> crate::Fault {
    crate::Fault(what.to_string())
}

/// The trail is written as a map from space to tile.
mod trail_by_name {
    use super::content::{Place, SPACE_COUNT, Tile};
    use serde::{Deserialize, Deserializer, Serializer, de::Error as _};
    use std::collections::BTreeMap;

    pub fn serialize<S: Serializer>(trail: &[Option<Tile>; SPACE_COUNT], to: S) -> Result<S::Ok, S::Error> {
        to.collect_map(Place::all().filter_map(|place| trail[place.index()].map(|tile| (place, tile))))
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<[Option<Tile>; SPACE_COUNT], D::Error> {
        let mut trail = [None; SPACE_COUNT];
        for (name, tile) in BTreeMap::<String, Tile>::deserialize(from)? {
            let place = Place::from_name(&name)
                .ok_or_else(|| D::Error::custom(format!("there is no space \"{name}\" on the trail")))?;
            trail[place.index()] = Some(tile);
        }
        Ok(trail)
    }
}
