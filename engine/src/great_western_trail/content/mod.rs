//! The printed numbers: const tables, checked against the fact files by tests. Nothing here acts.

mod board;
mod buildings;
mod cards;
mod cities;
#[cfg(test)]
mod facts;
mod names;
mod railroad;
mod tiles;
mod trail;

pub use board::*;
pub use buildings::*;
pub use cards::*;
pub use cities::*;
pub use railroad::*;
pub use tiles::*;
pub use trail::*;

pub(super) use names::named;
