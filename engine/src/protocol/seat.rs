//! A place at the table. Seats count from 0, in playing order.

use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seat(pub u8);

impl Seat {
    pub fn index(self) -> usize {
        self.0 as usize
    }

    /// The seats of a table, in playing order.
    pub fn all(players: u8) -> impl Iterator<Item = Seat> {
        (0..players).map(Seat)
    }

    /// The next seat in playing order.
    #[must_use]
    pub fn next(self, players: u8) -> Seat {
        Seat((self.0 + 1) % players)
    }
}
