//! Great Western Trail: `pieces` lie on the `board` and before each `player`; `says` tells the same in words.

mod board;
mod face;
mod pieces;
mod play;
mod player;
mod says;

pub use face::face;
pub use play::Play;
