//! The `railhead` binary. It names no game: it knows tables, offers by their keys, and phrases.

pub mod command;
mod failure;
mod line;
pub mod protocol;
mod replay_line;
mod scores;
mod seed;

pub use failure::Failure;
