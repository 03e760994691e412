//! Pacific Rails Inc.

mod action;
mod agenda;
mod audit;
mod build;
mod cargo;
mod centre;
mod charter;
mod collect;
mod congress;
mod connection;
pub mod content;
mod enrich;
mod event;
mod frame;
mod label;
mod offer;
mod opening;
mod player;
mod reach;
mod route;
mod rules;
#[cfg(test)]
mod scenarios;
mod scoring;
mod setup;
mod tell;
mod topics;
mod train;
mod turn;
mod view;
mod why;

use crate::{Dice, Seat};
use action::Action;
use arrayvec::ArrayVec;
use charter::{Charter, Ruling};
use content::*;
use frame::Frame;
use player::Player;
pub use player::{POINTS, Points};
use route::Route;
use serde::{Deserialize, Serialize};
use std::ops::ControlFlow;
use std::sync::Arc;
pub use view::{CityView, PlayerView, RouteView, View};
use why::Why;

/// Everything on the table. Nothing of it is hidden but the dice, which are not read after the deal.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct State {
    /// Board and map, shared by all copies.
    #[serde(with = "content::atlas")]
    atlas: Arc<Atlas>,
    charter: Charter,
    dice: Dice,
    /// Pending work; only the top frame offers.
    agenda: ArrayVec<Frame, 16>,
    /// Whose turn it is.
    turn: Seat,
    players: ArrayVec<Player, 4>,
    /// Workers on action spots.
    spots: [Option<Seat>; SPOTS],
    /// Workers on top of districts.
    tops: [Option<Seat>; DISTRICTS],
    /// What is left in the supply; below zero only where it is without limit.
    goods: [i16; 4],
    tracks: [i16; 3],
    /// Specialists to be hired.
    piles: [u8; 4],
    upgrades: [u8; MOST_UPGRADES],
    /// Senators that have been moved down, by bit.
    lowered: u8,
    goals: [Goal; 4],
    laid: CellSet,
    /// Owners by city.
    stations: [Option<Seat>; MOST_CITIES],
    telegraphs: [Option<Seat>; MOST_CITIES],
    /// The route being chosen, cell by cell.
    route: Option<Route>,
    /// Who joined the coasts.
    joined_by: Option<Seat>,
    /// Nobody can ever connect a city again.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    no_way_left: bool,
    over: bool,
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
    fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    #[inline]
    fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    #[inline]
    fn seats(&self) -> u8 {
        self.players.len() as u8
    }

    #[inline]
    fn board(&self) -> &Board {
        &self.atlas.board
    }

    #[inline]
    fn map(&self) -> &Map {
        &self.atlas.map
    }

    /// Is it played as ruled?
    #[inline]
    fn ruled(&self, ruling: Ruling) -> bool {
        self.charter.rulings.has(ruling)
    }

    #[inline]
    fn top(&self) -> Frame {
        self.agenda.last().copied().unwrap_or(Frame::End)
    }
}

/// Something in the engine does not fit together.
fn fault(what: impl std::fmt::Display) -> crate::Fault {
    crate::Fault(what.to_string())
}

/// Legal unless something stands against it.
fn unless(hindered: bool, why: Why) -> Result<(), Why> {
    if hindered { Err(why) } else { Ok(()) }
}
