//! What lies on the table, what is pending, what can be chosen and what has happened.

mod action;
mod event;
mod frame;
mod table;

pub use action::{Action, Put, Why};
pub use event::{Ending, Event, Log};
pub use frame::Frame;
pub use table::{Crate, Engine, Placed, State};
