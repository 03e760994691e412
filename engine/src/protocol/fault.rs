//! What cannot happen.

use thiserror::Error;

/// Something that cannot happen has happened: the state breaks a law, or an action came from another decision. The
/// text is for engineers.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{0}")]
pub struct Fault(pub String);
