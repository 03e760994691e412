//! A tiny game with one of everything that is hard to host: hidden cards, another seat's decision in the middle of
//! a turn, a decision with 60 offers, a forced answer, something that is revealed without dice. It goes through
//! every generic test, so that nothing generic leans on a real game. `RULES.md` tells how it is played.
//!
//! The layers, each of which knows only those before it: `content` (what is in the box), `state` (what lies there, what
//! is pending, what can be chosen), `speech` (how it is told), `verbs` (what a player does), `flow` (how a game runs),
//! `sight` (what is seen of it), `rules` (the protocol), `mind` (what a computer player knows of it).

mod content;
mod flow;
mod mind;
mod rules;
mod setup;
mod sight;
mod speech;
mod state;
mod verbs;

pub use content::{COLUMNS, Cell, Good, ROWS};
pub use sight::View;
pub use state::{Action, Event, Frame, Placed, State, Why};
