//! Files that cannot be used.

use thiserror::Error;

/// Why a data file cannot be used, in one sentence.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{0}")]
pub struct BadFile(pub String);
