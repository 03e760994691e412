//! Pacific Rails Inc.

mod city;
mod face;
mod map;
mod panels;
mod phone;
mod play;
mod player_board;
mod says;
mod spots;
mod sprites;

pub use face::face;
pub use play::Play;
