//! What happened.

use crate::Seat;
use crate::test_game::content::{Cell, Good};

/// The log of this game.
pub type Log = crate::Log<Event>;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    Drew { seat: Seat, good: Good },
    Opened { seat: Seat, good: Good },
    Asked { seat: Seat, other: Seat },
    Gave { from: Seat, to: Seat, good: Good },
    Put { seat: Seat, good: Good, cell: Cell },
    Forced,
    Finished { seat: Seat },
    Ended(Ending),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    Deck,
    Rounds,
}
