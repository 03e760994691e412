//! From which cells can a city still be reached with the tiles at hand? The question behind every step of a route.
//!
//! The search runs backwards from all cities that are possible targets. It keeps, for each way to spend tiles, the set
//! of cells from which a target can be reached, and grows whole sets at a time. A way that visits a cell twice can be
//! cut short at no cost, so a cell that is reached here has a route that visits none twice.

use super::cells::CellSet;
use super::map::Map;
use arrayvec::ArrayVec;

/// What a route can run over.
#[derive(Clone, Copy)]
pub struct Ground {
    /// Cells that cost nothing: laid tiles, cities, and starts at tables that allow it.
    pub free: CellSet,
    /// Cells that take a tile, by its kind.
    pub open: [CellSet; 3],
    /// Cities where a route may end.
    pub targets: CellSet,
}

/// Sets by tiles spent of the two scarcer kinds. A train has at most 24 slots, so the two scarcer kinds of three have
/// at most 8 tiles each.
type Layers = ArrayVec<CellSet, 81>;

impl Ground {
    /// Keeps a route off these cells.
    #[must_use]
    pub fn without(mut self, cells: CellSet) -> Ground {
        self.free = self.free.without(cells);
        self.open = self.open.map(|open| open.without(cells));
        self.targets = self.targets.without(cells);
        self
    }

    /// Those of `wanted` from which a target can be reached with these tiles, the cell itself included. With `any`,
    /// the search ends with the first that is found.
    pub fn reach(&self, map: &Map, tiles: [u8; 3], wanted: CellSet, any: bool) -> CellSet {
        let usable = (0..3).filter(|&kind| tiles[kind] > 0).fold(self.free, |all, kind| all.or(self.open[kind]));
        let wanted = wanted.and(usable.or(self.targets));
        let enough = |found: &CellSet| if any { found.meets(&wanted) } else { found.holds(&wanted) };
        // At no cost first: on a grown network that is most of the answer.
        let mut found = self.grow(map, self.targets, &enough);
        if enough(&found) || tiles == [0; 3] {
            return found.and(wanted);
        }
        // With endless tiles: what is not reached now never is.
        let loose = Ground { free: usable, ..*self }.grow(map, found, &enough);
        let wanted = if any { wanted } else { wanted.and(loose) };
        if !loose.meets(&wanted) {
            return CellSet::NONE;
        }
        let enough = |found: &CellSet| if any { found.meets(&wanted) } else { found.holds(&wanted) };
        if enough(&found) {
            return found.and(wanted);
        }

        // Layer by layer, by the number of tiles spent. The most plentiful kind is counted by what is left over.
        let mut kinds = [0, 1, 2];
        kinds.sort_unstable_by_key(|&kind| tiles[kind]);
        let [a, b, c] = kinds;
        let [most_a, most_b, most_c] = kinds.map(|kind| usize::from(tiles[kind].min(24)));
        let (most_a, most_b) = (most_a.min(8), most_b.min(8));
        let columns = most_b + 1;
        let mut layers = Layers::new();
        for _ in 0..(most_a + 1) * columns {
            layers.push(CellSet::NONE);
        }
        layers[0] = found;
        for spent in 1..=most_a + most_b + most_c {
            for i in (0..=most_a.min(spent)).rev() {
                for j in (0..=most_b.min(spent - i)).rev() {
                    let k = spent - i - j;
                    if k > most_c {
                        continue;
                    }
                    // What was there with one tile less of each kind. The largest indices go first, so that these
                    // still stand for one tile less.
                    let at = i * columns + j;
                    let mut here = CellSet::NONE;
                    let mut step = |from: CellSet, kind: usize| {
                        here = here.or(from).or(map.around(from).and(self.open[kind]));
                    };
                    if k > 0 {
                        step(layers[at], c);
                    }
                    if i > 0 {
                        step(layers[at - columns], a);
                    }
                    if j > 0 {
                        step(layers[at - 1], b);
                    }
                    let here = self.grow(map, here, &enough);
                    layers[at] = here;
                    found = found.or(here);
                    if enough(&found) {
                        return found.and(wanted);
                    }
                }
            }
        }
        found.and(wanted)
    }

    /// Whether a target can be reached from any of `wanted` with endless tiles.
    pub fn ever_reaches(&self, map: &Map, wanted: CellSet) -> bool {
        let free = self.open.iter().fold(self.free, |all, open| all.or(*open));
        !Ground { free, ..*self }.reach(map, [0; 3], wanted, true).is_empty()
    }

    /// Everything that can be reached at no further cost, until there is enough.
    #[inline]
    fn grow(&self, map: &Map, from: CellSet, enough: &impl Fn(&CellSet) -> bool) -> CellSet {
        let mut all = from;
        loop {
            let next = all.or(map.around(all).and(self.free));
            if next == all || enough(&next) {
                return next;
            }
            all = next;
        }
    }
}
