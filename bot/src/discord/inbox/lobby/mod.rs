//! What is done with a lobby: wished for, opened, filled, kept in order, begun, and opened again.

pub mod alone;
pub mod assistant;
pub mod colours;
mod guests;
pub mod hosting;
pub mod opening;
pub mod options;
mod posting;
pub mod rematch;
pub mod seats;
pub mod showing;
pub mod starting;
