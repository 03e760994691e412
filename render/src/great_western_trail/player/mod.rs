//! What lies before a player.

pub mod board;
pub mod crew;
pub mod discs;
pub mod hand;
pub mod sheet;
pub mod shelf;
pub mod summary;
