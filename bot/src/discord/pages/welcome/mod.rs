//! What somebody sees who is new here.

pub mod greeting;
pub mod help;
pub mod lesson;
