//! Why something could not be done at a table.

use crate::store;
use engine::{LoadError, Refusal, SetupError};
use thiserror::Error;

/// The table is as it was.
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
