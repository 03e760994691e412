//! How far the coasts are from being joined.

use crate::pacific_rails::content::CellSet;
use crate::pacific_rails::state::State;

/// More tiles than any map needs.
const MOST: u8 = 60;

/// The fewest tiles that still have to be laid to join the coasts, if these lie there.
pub fn tiles_to_join(state: &State, laid: CellSet) -> u8 {
    let map = state.map();
    let free = laid.or(map.all_cities);
    let open = map.open[0].or(map.open[1]).or(map.open[2]);
    let mut reached = map.around(map.west).and(free);
    let mut seen = map.west.or(reached);
    for tiles in 0..MOST {
        // As far as it goes without another tile.
        loop {
            let near = map.around(seen);
            if near.meets(&map.east) && !reached.is_empty() {
                return tiles;
            }
            let grown = seen.or(near.and(free));
            if grown == seen {
                break;
            }
            seen = grown;
        }
        let grown = seen.or(map.around(seen).and(open));
        if grown == seen {
            return tiles + 1;
        }
        seen = grown;
        reached = seen;
    }
    MOST
}
