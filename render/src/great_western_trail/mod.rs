//! Great Western Trail: `pieces` lie on the `board` and before each `player`; `says` tells the same in words.

mod alt;
mod board;
mod crops;
mod face;
mod phone;
mod pieces;
mod play;
mod player;
mod says;
mod sections;
mod trail;

pub use face::face;
pub use play::Play;

/// What lies under most pictures of the game.
pub fn grounds() -> Vec<crate::scene::Ground> {
    let zooms: Vec<(f32, f32)> = crops::ZOOMS.into_iter().chain([phone::ZOOM]).collect();
    trail::grounds(&zooms)
}
