//! What a player does, a file a verb.

mod auxiliary;
pub mod branchlets;
pub mod build;
mod cattle;
mod discs;
mod draw;
mod engine;
mod exchange;
pub mod hire;
mod kansas_city;
mod objectives;
mod stations;
mod tiles;
