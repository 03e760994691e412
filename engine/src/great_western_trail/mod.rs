//! Great Western Trail.

pub mod content;
mod flow;
mod rules;
#[cfg(test)]
mod scenarios;
mod setup;
mod sight;
mod speech;
mod state;
mod verbs;

pub use content::{Count, Effect, Gain, Want};
pub use sight::{CardsView, PlayerView, View};
pub use state::State;
pub use state::charter::Edition;
