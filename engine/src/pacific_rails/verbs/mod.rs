//! What a player does, a verb in each file: what is possible and why not, what it does, how it is offered and asked for.

pub mod cargo;
pub mod centre;
pub mod congress;
mod connection;
pub mod hats;
mod hire;
mod house;
mod on_map;
mod route;
pub mod special;
pub mod train;
mod upgrade;
pub mod worker;
