//! Everything on the table.

use super::charter::Charter;
use super::frame::Frame;
use super::piles::{Bag, CattleCounts, MasterSet, ObjectiveSet, PlaceSet};
use super::player::Player;
use super::{shelf, trail_by_name};
use crate::great_western_trail::content::*;
use crate::{Dice, Seat};
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

/// Everything on the table, hidden or not. It never leaves the engine; views do.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct State {
    pub(crate) charter: Charter,
    pub(crate) dice: Dice,
    /// Pending work; only the top frame offers.
    pub(crate) agenda: Vec<Frame>,
    /// Whose turn it is.
    pub(crate) turn: Seat,
    pub(crate) players: ArrayVec<Player, 4>,
    /// What the bank has received less what it has paid. Together with the players' money it is always 0.
    pub(crate) bank: i32,
    #[serde(with = "trail_by_name")]
    pub(crate) trail: [Option<Tile>; SPACE_COUNT],
    /// The three face-down piles next to Kansas City.
    pub(crate) supply: [Bag; 3],
    pub(crate) foresight: [[Option<Supply>; 2]; 3],
    /// Tiles that left the game.
    pub(crate) boxed: Bag,
    pub(crate) jobs: [[Option<Worker>; 4]; JOB_ROWS],
    /// The row of the job market token, from 0; beyond the last row once it has left.
    pub(crate) token: u8,
    pub(crate) market: CattleCounts,
    pub(crate) market_stack: CattleCounts,
    pub(crate) display: [Option<Objective>; 4],
    pub(crate) objectives: ObjectiveSet,
    /// Objective cards that left the game.
    pub(crate) removed: ObjectiveSet,
    /// Station master tiles still to be had.
    #[serde(with = "shelf")]
    pub(crate) masters: [Option<Master>; MASTER_STATIONS],
    /// Workers who took a station master's place.
    #[serde(with = "shelf")]
    pub(crate) posted: [Option<Worker>; MASTER_STATIONS],
    /// Station masters that lie beside no station, to be had in New York.
    #[serde(default, skip_serializing_if = "is_no_master")]
    pub(crate) spare_masters: MasterSet,
    /// Beside the medium towns.
    #[serde(default, skip_serializing_if = "is_no_tile")]
    pub(crate) town_tiles: [Option<TownTile>; TOWN_TILES],
    /// Buildings whose actions were used in this turn, where none may be used twice.
    #[serde(default, skip_serializing_if = "is_no_place")]
    pub(crate) used_buildings: PlaceSet,
    /// Who brought about the end of the game, and so has had their last turn.
    pub(crate) ended_by: Option<Seat>,
    pub(crate) over: bool,
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

impl State {
    #[inline]
    pub(crate) fn me(&self) -> &Player {
        &self.players[self.turn.index()]
    }

    #[inline]
    pub(crate) fn me_mut(&mut self) -> &mut Player {
        &mut self.players[self.turn.index()]
    }

    #[inline]
    pub(crate) fn seats(&self) -> u8 {
        self.players.len() as u8
    }

    #[inline]
    pub(crate) fn catalog(&self) -> &'static Catalog {
        self.charter.catalog()
    }

    #[inline]
    pub(crate) fn space(&self, place: Place) -> &'static Space {
        self.catalog().space(place)
    }

    /// The face of a private building that all players use.
    #[inline]
    pub(crate) fn face(&self, number: u8) -> &'static Building {
        &self.catalog().faces[number as usize - 1][usize::from(self.charter.b_sides.has(number))]
    }

    /// The building a tile shows, if it shows one.
    #[inline]
    pub(crate) fn building(&self, tile: Tile) -> Option<&'static Building> {
        match tile {
            Tile::Neutral(row) => Some(&NEUTRAL[row as usize]),
            Tile::Private(_, number) => Some(self.face(number)),
            Tile::Hazard(_) | Tile::Teepee(_) => None,
        }
    }
}
