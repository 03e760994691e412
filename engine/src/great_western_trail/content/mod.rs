//! The printed numbers: const tables, checked against the fact files by tests. Nothing here acts.

mod board;
mod buildings;
mod cards;
mod catalog;
mod cities;
#[cfg(test)]
mod facts;
mod masters;
mod names;
mod north;
mod railroad;
mod tiles;
mod trail;

pub use board::*;
pub use buildings::*;
pub use cards::*;
pub use catalog::*;
pub use cities::*;
pub use masters::*;
pub use north::*;
pub use railroad::*;
pub use tiles::*;
pub use trail::*;

pub(super) use names::named;
