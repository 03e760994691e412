//! What can be done.

mod auxiliary;
mod buildings;
mod cattle_market;
mod discs;
mod engine;
mod exchange;
mod masters;
mod objectives;
mod objectives_and_actions;
mod stations;
mod workers;

use super::*;
