//! The usual way to each city that a route can go on to.

use crate::pacific_rails::content::*;
use crate::pacific_rails::state::{Route, State};
use std::cmp::Reverse;
use std::collections::BinaryHeap;

/// What a way should save before anything else.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum First {
    Tiles,
    /// Opponents' buildings on the way, whose owners are paid.
    Paid,
}

/// How a route could go on.
pub struct Way {
    pub city: City,
    /// From where the route has come to the city.
    pub path: Vec<Cell>,
    /// Cells that take a new tile.
    pub new: Vec<Cell>,
    pub used: [u8; 3],
    /// Opponents' buildings on it.
    pub paid: u8,
}

impl Way {
    pub fn tiles(&self) -> u8 {
        self.used.iter().sum()
    }
}

/// A cell reached so far, with the tiles spent on it, and the step before.
struct Reached {
    cell: Cell,
    used: [u8; 3],
    paid: u8,
    before: Option<usize>,
}

impl State {
    /// The best way to every city that this route can go on to. Of equally good ones the shorter.
    pub(super) fn ways(&self, route: &Route, first: First) -> Vec<Way> {
        let (map, tiles) = (self.map(), self.tiles_left(route));
        let mut behind = route.path;
        behind.remove(route.here);
        let ground = self.ground().without(behind);
        let mut reached = vec![Reached { cell: route.here, used: [0; 3], paid: 0, before: None }];
        let mut best: Vec<Vec<[u8; 3]>> = vec![Vec::new(); map.cells.len()];
        let mut next = BinaryHeap::from([Reverse((0, 0, 0_u8, 0_usize))]);
        let mut ways: Vec<Way> = Vec::new();
        while let Some(Reverse((_, _, length, at))) = next.pop() {
            let Reached { cell, used, paid, .. } = reached[at];
            // What came before was no worse: a cell is reached again only with other tiles to spare.
            if best[cell.index()].iter().any(|spent| spent.iter().zip(used).all(|(spent, used)| *spent <= used)) {
                continue;
            }
            best[cell.index()].push(used);
            if length > 0 && ground.targets.has(cell) && !ways.iter().any(|way| map.cell_of(way.city) == cell) {
                ways.extend(self.way(&reached, at));
            }
            if length > 0 && !ground.free.has(cell) && map.all_cities.has(cell) {
                continue;
            }
            for &near in &map.near[cell.index()] {
                let mut used = used;
                if !ground.free.has(near) && !ground.targets.has(near) {
                    let Some(kind) = (0..3).find(|&kind| ground.open[kind].has(near)) else { continue };
                    used[kind] += 1;
                    if used[kind] > tiles[kind] {
                        continue;
                    }
                }
                let paid = paid + self.opponents_in(near);
                let spent: u8 = used.iter().sum();
                reached.push(Reached { cell: near, used, paid, before: Some(at) });
                let (one, two) = if first == First::Tiles { (spent, paid) } else { (paid, spent) };
                next.push(Reverse((one, two, length + 1, reached.len() - 1)));
            }
        }
        ways
    }

    fn way(&self, reached: &[Reached], at: usize) -> Option<Way> {
        let end = &reached[at];
        let steps = std::iter::successors(Some(end), |step| step.before.map(|before| &reached[before]));
        let mut path: Vec<Cell> = steps.map(|step| step.cell).collect();
        path.reverse();
        let is_new = |cell: &&Cell| matches!(self.map().terrain(**cell), Terrain::Open(_)) && !self.laid.has(**cell);
        let new = path.iter().filter(is_new).copied().collect();
        Some(Way { city: self.map().city(end.cell)?, path, new, used: end.used, paid: end.paid })
    }

    fn opponents_in(&self, cell: Cell) -> u8 {
        let Some(city) = self.map().city(cell) else { return 0 };
        let buildings = [self.stations[city.index()], self.telegraphs[city.index()]];
        buildings.into_iter().flatten().filter(|owner| *owner != self.turn).count() as u8
    }
}
