//! The states that are kept of a table, by what they are for.

use engine::Seat;
use std::fmt;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SnapshotName {
    /// The draft as it is now.
    Current,
    /// What everybody knows.
    Published,
    /// What the draft can be taken back to.
    Seal,
    /// What a seat saw when it last handed over.
    Seat(Seat),
    /// What a seat's hand-over is taken back with.
    Before(Seat),
}

impl fmt::Display for SnapshotName {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SnapshotName::Current => to.write_str("current"),
            SnapshotName::Published => to.write_str("published"),
            SnapshotName::Seal => to.write_str("seal"),
            SnapshotName::Seat(seat) => write!(to, "seat-{}", seat.0),
            SnapshotName::Before(seat) => write!(to, "before-{}", seat.0),
        }
    }
}
