//! What is stored of people: what they chose, everything that names them, and forgetting it.

mod forget;
mod keep;
mod known;
mod player;

pub use forget::{Around, Unnamed};
pub use known::{Known, KnownInvitation, KnownMessage, KnownSettings, KnownTable};
pub use player::{Finish, Invitations, PictureSize, Ping, Settings, Way};
