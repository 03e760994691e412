//! Pacific Rails Inc.: `pieces` lie on the `map` and in the `city`; each player has a `train`; `crops` are the pictures of
//! decisions, `turn` those of what somebody did; `says` tells the same in words.

mod board;
mod city;
mod crops;
mod face;
mod ledger;
mod map;
mod panels;
mod phone;
mod pieces;
mod play;
mod says;
mod spots;
mod sprites;
mod train;
mod turn;

pub use face::face;
pub use map::grounds;
pub use play::Play;
