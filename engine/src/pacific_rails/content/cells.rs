//! Cells of a map, and sets of them that can be grown by all their neighbours at once.

use serde::{Deserialize, Serialize};

/// A map has at most this many cells.
pub const MOST_CELLS: usize = 256;
const WORDS: usize = MOST_CELLS / 64;

/// A cell, counted along the rows from the north-west.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Cell(pub u8);

impl Cell {
    #[inline]
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct CellSet([u64; WORDS]);

impl CellSet {
    pub const NONE: CellSet = CellSet([0; WORDS]);

    #[inline]
    pub fn has(&self, cell: Cell) -> bool {
        self.0[cell.index() / 64] >> (cell.0 % 64) & 1 == 1
    }

    #[inline]
    pub fn add(&mut self, cell: Cell) {
        self.0[cell.index() / 64] |= 1 << (cell.0 % 64);
    }

    #[inline]
    pub fn remove(&mut self, cell: Cell) {
        self.0[cell.index() / 64] &= !(1 << (cell.0 % 64));
    }

    #[inline]
    pub fn is_empty(&self) -> bool {
        self.0 == [0; WORDS]
    }

    pub fn len(&self) -> u32 {
        self.0.iter().map(|word| word.count_ones()).sum()
    }

    #[inline]
    #[must_use]
    pub fn and(mut self, other: CellSet) -> CellSet {
        self.0.iter_mut().zip(other.0).for_each(|(word, other)| *word &= other);
        self
    }

    #[inline]
    #[must_use]
    pub fn or(mut self, other: CellSet) -> CellSet {
        self.0.iter_mut().zip(other.0).for_each(|(word, other)| *word |= other);
        self
    }

    #[inline]
    #[must_use]
    pub fn without(mut self, other: CellSet) -> CellSet {
        self.0.iter_mut().zip(other.0).for_each(|(word, other)| *word &= !other);
        self
    }

    #[inline]
    pub fn meets(&self, other: &CellSet) -> bool {
        self.0.iter().zip(other.0).any(|(word, other)| word & other != 0)
    }

    #[inline]
    pub fn holds(&self, other: &CellSet) -> bool {
        self.0.iter().zip(other.0).all(|(word, other)| other & !word == 0)
    }

    pub fn iter(&self) -> impl Iterator<Item = Cell> + '_ {
        self.0.iter().enumerate().flat_map(|(at, &word)| {
            let mut left = word;
            std::iter::from_fn(move || {
                let bit = left.trailing_zeros();
                left &= left.wrapping_sub(1);
                (bit < 64).then(|| Cell((at * 64) as u8 + bit as u8))
            })
        })
    }

    /// Every cell one number up; the last falls off.
    #[inline]
    fn up(self, by: u32) -> CellSet {
        let mut moved = [0; WORDS];
        let mut carried = 0;
        for (word, moved) in self.0.iter().zip(&mut moved) {
            *moved = word << by | carried;
            carried = word >> (64 - by);
        }
        CellSet(moved)
    }

    #[inline]
    fn down(self, by: u32) -> CellSet {
        let mut moved = [0; WORDS];
        let mut carried = 0;
        for (word, moved) in self.0.iter().zip(&mut moved).rev() {
            *moved = word >> by | carried;
            carried = word << (64 - by);
        }
        CellSet(moved)
    }

    /// The neighbours of all its cells, on a map of that width (1 to 63), whose first and last columns are given.
    #[inline]
    #[must_use]
    pub fn around(self, width: u32, first: CellSet, last: CellSet) -> CellSet {
        let east = self.without(last).up(1);
        let west = self.without(first).down(1);
        east.or(west).or(self.up(width)).or(self.down(width))
    }
}

impl FromIterator<Cell> for CellSet {
    fn from_iter<I: IntoIterator<Item = Cell>>(cells: I) -> CellSet {
        let mut set = CellSet::NONE;
        cells.into_iter().for_each(|cell| set.add(cell));
        set
    }
}

/// Written as the numbers of the cells.
impl Serialize for CellSet {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for CellSet {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<CellSet, D::Error> {
        Ok(Vec::<Cell>::deserialize(from)?.into_iter().collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn neighbours_do_not_wrap_around_the_edges() {
        let width = 17;
        let first: CellSet = (0..9).map(|row| Cell(row * 17)).collect();
        let last: CellSet = (0..9).map(|row| Cell(row * 17 + 16)).collect();
        let around = |cell: u8| {
            let one: CellSet = [Cell(cell)].into_iter().collect();
            one.around(width, first, last).iter().map(|cell| cell.0).collect::<Vec<_>>()
        };
        assert_eq!(around(0), [1, 17]);
        assert_eq!(around(16), [15, 33]);
        assert_eq!(around(17), [0, 18, 34]);
        assert_eq!(around(63), [46, 62, 64, 80]);
        assert_eq!(around(128), [111, 127, 129, 145]);
    }

    #[test]
    fn a_set_is_written_as_its_cells() {
        let set: CellSet = [Cell(3), Cell(64), Cell(200)].into_iter().collect();
        let text = serde_json::to_string(&set).unwrap();
        assert_eq!(text, "[3,64,200]");
        assert_eq!(serde_json::from_str::<CellSet>(&text).unwrap(), set);
        assert_eq!(set.len(), 3);
    }
}
