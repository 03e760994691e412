//! How a game goes on: one click, a rewind or a repair of its rules, each in one transaction.

pub(super) mod click;
mod repair;
mod rewind;

pub use click::{Click, Publication, Snapshot, StepKind};
pub use repair::Repair;
pub use rewind::{Before, Record, Rewind};
