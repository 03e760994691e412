//! What lies open for everybody beside map and city: Congress, the goals, the supply.

mod congress;
mod goals;
mod supply;

pub use congress::{CARD as SENATOR, HALL, congress, reset_area, senator, senator_area};
pub use goals::{GOAL, goal, goals, leader, led};
pub use supply::supply;
