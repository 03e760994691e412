//! How a game runs: the agenda, the turns, and what is asked.

mod agenda;
mod asked;
mod turn;
