//! What is stored of people: what they chose, everything that names them, and forgetting it.

mod forget;
mod keep;
mod known;
mod player;

pub use forget::Unnamed;
pub use known::{Known, KnownMessage, KnownSettings, KnownTable};
pub use player::{PictureSize, Ping, Settings, Way};
