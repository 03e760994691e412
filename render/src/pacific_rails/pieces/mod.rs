//! What lies on a table of Pacific Rails, and how it is drawn anywhere.

pub mod figures;
pub mod paper;
