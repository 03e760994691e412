//! Great Western Trail: `pieces` are drawn on the `board` and before each `player`, and all of it is told in words in `says`.

mod board;
mod face;
mod pieces;
mod play;
mod player;
mod says;

pub use face::face;
pub use play::Play;
