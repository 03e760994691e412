//! Engines, stations, discs and branchlets.

pub mod branchlets;
pub mod discs;
pub mod engine;
pub mod stations;
