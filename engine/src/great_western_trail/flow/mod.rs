//! How a turn runs: its phases, the way along the trail, and the agenda, which knows whose turn in the verbs it is.

mod agenda;
mod effects;
mod offers;
mod prompts;
mod turn;
mod visit;
mod walk;
