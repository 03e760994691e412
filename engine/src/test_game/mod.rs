//! A tiny game with one of everything that is hard to host: hidden cards, another seat's decision in the middle of
//! a turn, a decision with 60 offers, a forced answer, something that is revealed without dice. It goes through
//! every generic test, so that nothing generic leans on a real game. `RULES.md` tells how it is played.

mod audit;
mod event;
mod rules;
mod state;
mod turn;
mod view;

pub use event::Event;
pub use state::{Cell, Frame, Good, Placed, State};
pub use turn::Action;
pub use view::View;
