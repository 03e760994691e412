//! What lies where.

use super::frame::Frame;
use crate::kit::{Done, fault};
use crate::test_game::content::{Cards, Cell, Good};
use crate::{Dice, Eye, Seat, Version};
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Placed {
    pub cell: Cell,
    pub good: Good,
    pub by: Seat,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Crate {
    pub good: Good,
    pub open: bool,
}

/// How well the engine behaves, to test those who have to live with its faults.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Engine {
    Sound,
    /// Opening a crate is a fault.
    Faulty,
    /// There is no second turn.
    Panicking,
}

#[derive(Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct State {
    #[serde(default, skip_serializing_if = "Version::is_first")]
    pub(crate) version: Version,
    pub(crate) rounds: u8,
    pub(crate) rich: bool,
    pub(crate) engine: Engine,
    pub(crate) dice: Dice,
    /// Counts the turns of the game from 0. The seats take them in order.
    pub(crate) turn: u32,
    /// Empty once the game is over.
    pub(crate) agenda: Vec<Frame>,
    pub(crate) deck: Cards,
    pub(crate) hands: Vec<Cards>,
    pub(crate) crates: Vec<Crate>,
    pub(crate) yard: Vec<Placed>,
}

impl State {
    pub(crate) fn seats(&self) -> u8 {
        self.hands.len() as u8
    }

    pub(crate) fn active(&self) -> Seat {
        Seat((self.turn % u32::from(self.seats().max(1))) as u8)
    }

    pub(crate) fn is_over(&self) -> bool {
        self.agenda.is_empty()
    }

    pub(crate) fn hand_is_open(&self, eye: Eye, seat: Seat) -> bool {
        eye.is(seat) || self.is_over()
    }

    pub(crate) fn crate_is_open(&self, seat: Seat) -> bool {
        self.crates[seat.index()].open || self.is_over()
    }

    pub(crate) fn is_free(&self, cell: Cell) -> bool {
        self.yard.iter().all(|placed| placed.cell != cell)
    }

    /// What a card of this good is worth in that cell, as the yard is now.
    pub(crate) fn neighbours(&self, cell: Cell, good: Good) -> i32 {
        self.yard.iter().filter(|other| other.good == good && other.cell.touches(cell)).count() as i32
    }

    pub(crate) fn holds(&self, seat: Seat, good: Good) -> bool {
        self.hands[seat.index()][good as usize] > 0
    }

    pub(crate) fn take(&mut self, seat: Seat, good: Good) -> Done {
        let held = &mut self.hands[seat.index()][good as usize];
        *held = held.checked_sub(1).ok_or_else(|| fault("a card that is not there"))?;
        Ok(())
    }

    pub(crate) fn spend_move(&mut self) -> Done {
        match self.agenda.last_mut() {
            Some(Frame::Turn { left }) if *left > 0 => *left -= 1,
            _ => return Err(fault("a move too many")),
        }
        Ok(())
    }
}
