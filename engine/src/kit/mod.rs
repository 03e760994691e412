//! What every game needs to write its rules with.

mod forced;
mod macros;
mod mean;
#[cfg(test)]
pub mod rules_text;
#[cfg(test)]
pub mod scenario;

pub use forced::{Forced, forced, till_legal, unless};
pub use macros::{Done, fault};
pub(crate) use macros::{key, law, spot};
pub use mean::mean;
