//! Places of the map.

use crate::stage::spot;
use engine::Spot;
use engine::pacific_rails::content::{Cell, Map};

pub fn map_spot(map: &Map, cell: Cell) -> Spot {
    spot!("map.{}", map.cell_name(cell))
}
