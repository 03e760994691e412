//! How a turn runs: its phases, the way along the trail, and the agenda, which hands over to the verbs.

mod agenda;
mod effects;
mod menu;
mod offers;
mod prompts;
mod turn;
mod visit;
mod walk;
