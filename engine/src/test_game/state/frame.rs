//! Pending work.

use crate::Seat;
use crate::test_game::content::Good;
use serde::{Deserialize, Serialize};

/// Only the top of the agenda offers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Frame {
    /// Somebody's turn, with the moves left.
    Turn { left: u8 },
    /// This card, still in hand, looks for a cell.
    Put { good: Good },
    /// This seat gives a card to the one whose turn it is.
    Answer { seat: Seat },
}
