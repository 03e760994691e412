//! What lies on the table, what is pending, what can be chosen and what happened: data, and the ledger through which it
//! changes.

mod action;
mod candidate;
pub mod charter;
mod event;
mod frame;
mod ledger;
pub mod piles;
mod player;
mod shelf;
mod table;
pub mod trail_by_name;
mod why;

pub use action::Action;
pub use candidate::Put;
pub use event::{Event, Log, What};
pub use frame::{Frame, Onto, Visit};
pub use player::{Player, every_number};
pub use table::State;
pub use why::Why;
