//! What a game brings along to be drawn, and what is made of it whatever the game: crops, numbers, standings.

pub mod badges;
mod blocks;
pub mod changes;
pub mod crop;
mod face;
pub mod header;
mod owner;
pub mod routes;
pub mod standings;
pub mod tokens;

pub use blocks::{Block, MIDDLE, Stage};
pub use face::Face;
pub(crate) use owner::spot;
pub use owner::{name_of, owner, summary};
