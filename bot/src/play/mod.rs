//! Tables in play: one actor for each that somebody uses, and nothing for those that wait.

mod actor;
mod desk;
mod fault;
mod forget;
mod heads;
mod motion;
mod opening;
mod repair;
mod rewind;
mod seats;

pub use actor::{Deed, Pressed};
pub use desk::Desk;
pub use heads::Sitting;
pub use motion::{ABSENT, Moved, Standing};
pub use opening::{Room, commitment, new_id, open};
pub use seats::again;

use crate::store;
use engine::{LoadError, Refusal, SetupError};
use thiserror::Error;

/// Why something could not be done at a table. The table is as it was.
#[derive(Debug, Error)]
pub enum Refused {
    #[error(transparent)]
    Rules(#[from] Refusal),
    #[error(transparent)]
    Store(#[from] store::Error),
    #[error(transparent)]
    Load(#[from] LoadError),
    #[error(transparent)]
    Setup(#[from] SetupError),
    #[error("the system gives no random numbers")]
    NoChance,
    #[error("the table stands still because of a fault")]
    Frozen,
    #[error("the table is being put away; try again")]
    Away,
}
