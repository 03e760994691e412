//! A table around its game: lobby, seats, name, what is asked of its players, an early end.

mod ending;
pub(super) mod lobby;
mod motion;
mod name;
pub(super) mod renaming;
pub(super) mod seats;

pub use lobby::{NewLobby, Opening};
pub use motion::Motion;
pub use renaming::Renaming;
