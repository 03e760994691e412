//! How a command ends when it does not end well.

use engine::SetupError;
use std::io;
use std::process::ExitCode;
use thiserror::Error;

/// One sentence for standard error, and whose fault it is.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Failure {
    /// The command was used wrongly.
    #[error("{0}")]
    Use(String),
    /// The command was right, but could not be carried out or found a fault.
    #[error("{0}")]
    Failed(String),
}

impl Failure {
    pub fn exit_code(&self) -> ExitCode {
        match self {
            Failure::Use(_) => ExitCode::from(2),
            Failure::Failed(_) => ExitCode::from(1),
        }
    }
}

impl From<SetupError> for Failure {
    fn from(error: SetupError) -> Failure {
        match error {
            SetupError::Dealing(_) => Failure::Failed(error.to_string()),
            _ => Failure::Use(error.to_string()),
        }
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        Failure::Failed(format!("reading or writing failed: {error}"))
    }
}
