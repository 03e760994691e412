//! What a player does. The file of a verb holds its check, its start, what it asks and what it offers.

pub mod auxiliary;
pub mod build;
pub mod cattle;
pub mod delivery;
pub mod discard;
pub mod draw;
pub mod exchange;
pub mod gain;
pub mod hire;
pub mod kansas_city;
pub mod objectives;
pub mod railroad;
pub mod tiles;
pub mod verb;
