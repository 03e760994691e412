//! The state of a table.

use super::charter::{Charter, Ruling};
use super::frame::Frame;
use super::player::Player;
use super::route::Route;
use crate::pacific_rails::content::{
    Atlas, Board, CellSet, DISTRICTS, Goal, MOST_CITIES, MOST_UPGRADES, Map, SPOTS, atlas,
};
use crate::{Dice, Seat};
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// Everything on the table. Nothing of it is hidden but the dice, which are not read after the deal.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct State {
    /// Board and map, shared by all copies.
    #[serde(with = "atlas")]
    pub(crate) atlas: Arc<Atlas>,
    pub(crate) charter: Charter,
    pub(crate) dice: Dice,
    /// Pending work; only the top frame offers.
    pub(crate) agenda: ArrayVec<Frame, 16>,
    /// Whose turn it is.
    pub(crate) turn: Seat,
    pub(crate) players: ArrayVec<Player, 4>,
    /// Workers on action spots.
    pub(crate) spots: [Option<Seat>; SPOTS],
    /// Workers on top of districts.
    pub(crate) tops: [Option<Seat>; DISTRICTS],
    /// What is left in the supply; below zero only where it is without limit.
    pub(crate) goods: [i16; 4],
    pub(crate) tracks: [i16; 3],
    /// Specialists to be hired.
    pub(crate) piles: [u8; 4],
    pub(crate) upgrades: [u8; MOST_UPGRADES],
    /// Senators that have been moved down, by bit.
    pub(crate) lowered: u8,
    pub(crate) goals: [Goal; 4],
    pub(crate) laid: CellSet,
    /// Owners by city.
    pub(crate) stations: [Option<Seat>; MOST_CITIES],
    pub(crate) telegraphs: [Option<Seat>; MOST_CITIES],
    /// The route being chosen, cell by cell.
    pub(crate) route: Option<Route>,
    /// Who joined the coasts.
    pub(crate) joined_by: Option<Seat>,
    /// Nobody can ever connect a city again.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub(crate) no_way_left: bool,
    pub(crate) over: bool,
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
    pub(crate) fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    #[inline]
    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    #[inline]
    pub(crate) fn seats(&self) -> u8 {
        self.players.len() as u8
    }

    #[inline]
    pub(crate) fn board(&self) -> &Board {
        &self.atlas.board
    }

    #[inline]
    pub(crate) fn map(&self) -> &Map {
        &self.atlas.map
    }

    /// Does this ruling hold here?
    #[inline]
    pub(crate) fn ruled(&self, ruling: Ruling) -> bool {
        self.charter.rulings.has(ruling)
    }

    #[inline]
    pub(crate) fn top(&self) -> Frame {
        self.agenda.last().copied().unwrap_or(Frame::End)
    }
}
