//! What is done with a lobby: opened, filled, kept in order, begun, and opened again.

pub mod hosting;
pub mod opening;
pub mod options;
pub mod rematch;
pub mod seats;
pub mod showing;
