//! A table around its game: lobby, seats, name, who may know of it, what is asked of its players, an early end.

mod ending;
mod invitations;
mod invited;
mod listing;
pub(super) mod lobby;
mod motion;
mod name;
pub(super) mod renaming;
pub(super) mod seats;

pub use invitations::{Guest, Uninvited};
pub use listing::Listed;
pub use lobby::{Lobby, LobbyRule, NewLobby, Opening};
pub use motion::Motion;
pub use renaming::Renaming;
