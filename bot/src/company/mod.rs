//! Computer players with a clock: who they are, and games among them.

mod game;
mod processor;
mod seat;
mod who;

pub use game::{Company, play};
pub use who::Who;
