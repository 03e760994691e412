//! The printed numbers: const tables, checked against the fact files by tests. Nothing here acts.

mod board;
mod buildings;
mod cards;
mod catalog;
mod cities;
mod effect;
#[cfg(test)]
mod facts;
mod hands;
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
pub use effect::*;
pub use hands::*;
pub use masters::*;
pub use north::*;
pub use railroad::*;
pub use tiles::*;
pub use trail::*;
