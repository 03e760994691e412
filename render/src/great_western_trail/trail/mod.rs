//! The trail from the start to Kansas City: where its spaces lie, its roads and its ground, and all that lies on it.

mod block;
mod city;
mod ground;
pub mod map;
pub mod roads;

pub use block::{draw, tile};
pub use ground::{LAND, corral, grounds};
