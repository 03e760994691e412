//! How a game runs: the set-up, the turns, the agenda and what it asks.

mod agenda;
mod offer;
mod opening;
mod prompt;
mod turn;
