//! What lies before a player.

pub mod board;
pub mod collected;
pub mod hand;
pub mod summary;
