//! What lies on the table, what is pending, what can be chosen and what has happened: data, and the ledger through which
//! it changes.

mod action;
mod candidate;
pub mod charter;
mod event;
mod frame;
mod ledger;
mod player;
mod route;
mod table;
mod why;

pub use action::Action;
pub use candidate::Put;
pub use charter::Ruling;
pub use event::{Ending, Event, Log, What};
pub use frame::{Frame, House, LAST_STEP, Mode, Move, TrainStep};
pub use player::{POINTS, Player, Points};
pub use route::Route;
pub use table::State;
pub use why::Why;
