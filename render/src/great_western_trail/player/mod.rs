//! What lies before a player.

pub mod crew;
pub mod discs;
pub mod sheet;
pub mod shelf;
pub mod summary;
