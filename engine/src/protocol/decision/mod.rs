//! What is asked and offered.

mod candidates;
mod menu;
mod offer;
mod task;

pub use candidates::{Flow, Put};
pub use menu::{Bundle, Menu, Picks};
pub use offer::{Choice, Decision, Detour, Gauge, Offer, Pick, Tone, Topic, Withheld};
pub use task::{Task, When};
