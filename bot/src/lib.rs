//! The `railhead` binary. It names no game: it knows tables, offers by their keys, and phrases.

mod chance;
mod clock;
pub mod command;
mod company;
pub mod discord;
mod failure;
mod guard;
pub mod ids;
pub mod keys;
mod line;
mod maps;
mod monitor;
mod owner;
pub mod play;
pub mod protocol;
mod replay_line;
mod scores;
mod seed;
mod serve;
pub mod store;

pub use chance::Chance;
pub use clock::Clock;
pub use failure::Failure;
pub use maps::Maps;
