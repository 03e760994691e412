//! Reading a stored or edited state.

use crate::{Fault, Rules};
use serde_json::Value;
use thiserror::Error;

/// Why a state cannot be loaded. Nothing has changed.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum LoadError {
    #[error("this is not a state of the game: {0}")]
    Shape(String),
    #[error("this state breaks a law of the game: {0}")]
    Law(#[from] Fault),
}

pub fn read<R: Rules>(state: Value) -> Result<R, LoadError> {
    serde_json::from_value(state).map_err(|error| LoadError::Shape(error.to_string()))
}
