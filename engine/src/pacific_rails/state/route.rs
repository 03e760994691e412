//! A route on its way.

use crate::pacific_rails::content::{Cell, CellSet};
use serde::{Deserialize, Serialize};

/// A route as far as it has been chosen. Its tiles are still in the cargo.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Route {
    pub engine: u8,
    pub here: Cell,
    /// Every cell of it, the engine's included.
    pub path: CellSet,
    /// Those that take a new tile.
    pub new: CellSet,
}
