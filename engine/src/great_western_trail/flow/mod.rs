//! How a turn runs: the agenda, the phases, the way along the trail.

mod agenda;
mod turn;
mod visit;
pub mod walk;
