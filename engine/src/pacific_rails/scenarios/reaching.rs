//! Cell by cell, exactly the legal routes are offered, and none gets stuck: compared with brute force on small maps.

use super::scene::sketch;
use crate::pacific_rails::content::*;
use proptest::prelude::*;
use proptest::test_runner::RngSeed;
use std::collections::BTreeSet;

fn config() -> ProptestConfig {
    ProptestConfig { failure_persistence: None, rng_seed: RngSeed::Fixed(1869), ..ProptestConfig::with_cases(4000) }
}

/// A map of a few cells, tiles on some of them, cities that are targets, an origin, tiles in cargo.
#[derive(Clone, Debug)]
struct Small {
    rows: Vec<String>,
    laid: Vec<bool>,
    closed: Vec<bool>,
    origin: usize,
    tiles: [u8; 3],
}

fn small() -> impl Strategy<Value = Small> {
    let letter = prop_oneof![3 => Just('.'), 3 => Just('~'), 3 => Just('h'), 1 => Just('^'), 2 => Just('C')];
    (2_usize..=5, 2_usize..=4).prop_flat_map(move |(width, height)| {
        let cells = width * height;
        (
            prop::collection::vec(prop::collection::vec(letter.clone(), width), height),
            prop::collection::vec(prop::bool::weighted(0.3), cells),
            prop::collection::vec(prop::bool::weighted(0.3), cells),
            0..height,
            prop::array::uniform3(0_u8..=3),
        )
            .prop_map(move |(mut rows, laid, closed, row, tiles)| {
                rows[row][0] = 'W';
                let rows = rows.into_iter().map(|row| row.into_iter().collect()).collect();
                Small { rows, laid, closed, origin: row * width, tiles }
            })
    })
}

struct Walk {
    map: Map,
    ground: Ground,
}

impl Walk {
    fn new(small: &Small) -> Walk {
        let rows: Vec<&str> = small.rows.iter().map(String::as_str).collect();
        let map = sketch(&rows);
        let all = (0..map.cells.len()).map(|cell| Cell(cell as u8));
        let laid: CellSet = all
            .clone()
            .filter(|cell| small.laid[cell.index()] && matches!(map.terrain(*cell), Terrain::Open(_)))
            .collect();
        let targets: CellSet =
            all.filter(|cell| map.terrain(*cell) == Terrain::City && !small.closed[cell.index()]).collect();
        let ground = Ground { free: laid.or(map.all_cities), open: map.open.map(|open| open.without(laid)), targets };
        Walk { map, ground }
    }

    /// The tiles left after stepping there; `None`: that is not possible.
    fn pay(&self, cell: Cell, tiles: [u8; 3]) -> Option<[u8; 3]> {
        if self.ground.free.has(cell) {
            return Some(tiles);
        }
        let kind = (0..3).find(|&kind| self.ground.open[kind].has(cell))?;
        let mut left = tiles;
        left[kind] = left[kind].checked_sub(1)?;
        Some(left)
    }

    /// Every route, without looking ahead.
    fn brute(&self, path: &mut Vec<Cell>, tiles: [u8; 3], found: &mut BTreeSet<Vec<Cell>>) {
        let here = path[path.len() - 1];
        for &cell in &self.map.near[here.index()] {
            if path.contains(&cell) {
                continue;
            }
            if let Some(left) = self.pay(cell, tiles) {
                path.push(cell);
                if self.ground.targets.has(cell) {
                    found.insert(path.clone());
                }
                self.brute(path, left, found);
                path.pop();
            }
        }
    }

    /// Every route as it is offered. A dead end fails.
    fn offered(&self, path: &mut Vec<Cell>, tiles: [u8; 3], found: &mut BTreeSet<Vec<Cell>>) {
        let here = path[path.len() - 1];
        let been: CellSet = path.iter().copied().collect();
        let near: CellSet = self.map.near[here.index()].iter().copied().collect();
        let open = self.ground.without(been).reach(&self.map, tiles, near.without(been), false);
        let arrived = path.len() > 1 && self.ground.targets.has(here);
        assert!(arrived || path.len() == 1 || !open.is_empty(), "stuck at {here:?} after {path:?}");
        if arrived {
            found.insert(path.clone());
        }
        for cell in open.iter() {
            let left = self.pay(cell, tiles).expect("what is offered can be paid");
            path.push(cell);
            self.offered(path, left, found);
            path.pop();
        }
    }
}

proptest! {
    #![proptest_config(config())]

    #[test]
    fn the_routes_offered_cell_by_cell_are_all_routes_and_none_gets_stuck(small in small()) {
        let walk = Walk::new(&small);
        let (mut brute, mut offered) = (BTreeSet::new(), BTreeSet::new());
        let origin = Cell(small.origin as u8);
        walk.brute(&mut vec![origin], small.tiles, &mut brute);
        walk.offered(&mut vec![origin], small.tiles, &mut offered);
        prop_assert_eq!(&offered, &brute);
        // That an engine can set out at all is found by the same search, which ends with the first cell.
        let near: CellSet = walk.map.near[origin.index()].iter().copied().collect();
        let any = !walk.ground.reach(&walk.map, small.tiles, near, true).is_empty();
        prop_assert_eq!(any, !brute.is_empty());
    }
}

#[test]
fn on_our_own_map_the_routes_are_as_many_as_counted_elsewhere() {
    // From one start, with two and three tiles of each kind and every city a target: counted by another program.
    let map = &Atlas::ours().unwrap().map;
    let ground = Ground { free: map.all_cities, open: map.open, targets: map.all_cities };
    let walk = Walk { map: map.clone(), ground };
    for (each, wanted) in [(2, 11), (3, 62)] {
        let counts: Vec<usize> = map
            .starts
            .iter()
            .map(|start| {
                let mut found = BTreeSet::new();
                walk.offered(&mut vec![start.cell], [each; 3], &mut found);
                found.len()
            })
            .collect();
        assert!(counts.contains(&wanted), "{each} of each kind: {counts:?}");
    }
}
