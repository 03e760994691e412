//! What can be chosen, and why not.

use crate::Seat;
use crate::test_game::content::{Cell, Good};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    Draw,
    Open,
    Ask(Seat),
    Pick(Good),
    Finish,
    Put(Cell),
    Give(Good),
}

/// Why something is not offered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Why {
    NoMovesLeft,
    DeckIsEmpty,
    CrateIsOpen,
    NothingToGive(Seat),
    NotInHand,
    Occupied,
}

/// Receives the candidates.
pub trait Put: crate::Put<Action, Why> {}
impl<F: crate::Put<Action, Why>> Put for F {}
