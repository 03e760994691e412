//! What a game brings along to be drawn, and what is made of it whatever the game: crops, numbers, standings.

pub mod badges;
pub mod blocks;
pub mod changes;
pub mod crop;
mod face;
pub mod figures;
pub mod header;
mod owner;
pub mod players;
pub mod routes;
mod section;
pub mod standings;
pub mod tokens;

pub use blocks::{MIDDLE, Stage};
pub use face::Face;
pub use owner::name_of;
pub(crate) use owner::spot;
pub use section::Section;
