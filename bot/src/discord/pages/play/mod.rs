//! What is shown of a game in play.

pub mod boards;
pub mod explain;
pub mod log;
pub mod offers;
pub mod panel;
pub mod public;
mod status;
mod story;
pub mod views;
