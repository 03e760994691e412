//! Why something cannot be done.

/// Why somebody could not do that, in a sentence that the client itself would show.
#[derive(Clone, Debug, thiserror::Error, PartialEq, Eq)]
#[error("{0}")]
pub struct DeedError(String);

impl DeedError {
    pub fn new(sentence: impl Into<String>) -> Self {
        DeedError(sentence.into())
    }
}
