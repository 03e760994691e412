//! The map: cells, cities and starts.

use super::cells::{Cell, CellSet};
use super::kinds::Track;
use crate::Arg;
use serde::{Deserialize, Serialize};
use std::borrow::Cow;

/// A choice of a city stays one menu.
pub const MOST_CITIES: usize = 24;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Terrain {
    /// Takes that tile.
    Open(Track),
    Mountain,
    City,
    Start(Side),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Side {
    West,
    East,
}

impl Side {
    #[must_use]
    pub fn other(self) -> Side {
        match self {
            Side::West => Side::East,
            Side::East => Side::West,
        }
    }
}

/// A city by its row in the file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct City(pub u8);

impl City {
    #[inline]
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

/// A start by its row in the file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Start(pub u8);

/// A place with a name.
#[derive(Clone, Debug, PartialEq)]
pub struct Named {
    pub cell: Cell,
    pub name: String,
    /// The name in letters of a key.
    pub key: String,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Map {
    pub id: String,
    pub title: String,
    pub width: u8,
    pub height: u8,
    pub cells: Vec<Terrain>,
    pub cities: Vec<Named>,
    pub starts: Vec<Named>,
    /// By cell; 255: no city there.
    pub city_at: Vec<u8>,
    /// Neighbours by cell: north, west, east, south, as far as there are any.
    pub near: Vec<arrayvec::ArrayVec<Cell, 4>>,
    /// Cells by the tile they take.
    pub open: [CellSet; 3],
    pub all_cities: CellSet,
    pub west: CellSet,
    pub east: CellSet,
    pub first_column: CellSet,
    pub last_column: CellSet,
    /// Our own map's names are worded by the language files, other maps' stand as their file spells them.
    pub ours: bool,
}

impl Map {
    /// Works out everything else from the cells and the named places.
    pub fn new(id: String, title: String, width: u8, cells: Vec<Terrain>, places: [Vec<Named>; 2], ours: bool) -> Map {
        let height = (cells.len() / usize::from(width.max(1))) as u8;
        let all = |which: &dyn Fn(Terrain) -> bool| -> CellSet {
            let found = cells.iter().enumerate().filter(|(_, terrain)| which(**terrain));
            found.map(|(at, _)| Cell(at as u8)).collect()
        };
        let column =
            |wanted: u8| (0..cells.len()).map(|at| Cell(at as u8)).filter(move |cell| cell.0 % width == wanted);
        let [cities, starts] = places;
        let mut city_at = vec![u8::MAX; cells.len()];
        for (row, city) in cities.iter().enumerate() {
            if let Some(at) = city_at.get_mut(city.cell.index()) {
                *at = row as u8;
            }
        }
        let (first_column, last_column): (CellSet, CellSet) = (column(0).collect(), column(width - 1).collect());
        let every: CellSet = (0..cells.len()).map(|at| Cell(at as u8)).collect();
        let near = (0..cells.len()).map(|at| {
            let one: CellSet = [Cell(at as u8)].into_iter().collect();
            one.around(u32::from(width), first_column, last_column).and(every).iter().collect()
        });
        Map {
            near: near.collect(),
            open: Track::ALL.map(|track| all(&|terrain| terrain == Terrain::Open(track))),
            all_cities: all(&|terrain| terrain == Terrain::City),
            west: all(&|terrain| terrain == Terrain::Start(Side::West)),
            east: all(&|terrain| terrain == Terrain::Start(Side::East)),
            first_column,
            last_column,
            id,
            title,
            width,
            height,
            cells,
            cities,
            starts,
            city_at,
            ours,
        }
    }

    #[inline]
    pub fn terrain(&self, cell: Cell) -> Terrain {
        self.cells[cell.index()]
    }

    #[inline]
    pub fn city(&self, cell: Cell) -> Option<City> {
        let row = self.city_at[cell.index()];
        (row != u8::MAX).then_some(City(row))
    }

    #[inline]
    pub fn cell_of(&self, city: City) -> Cell {
        self.cities[city.index()].cell
    }

    pub fn all_cities(&self) -> impl Iterator<Item = City> + use<> {
        (0..self.cities.len() as u8).map(City)
    }

    #[inline]
    pub fn around(&self, cells: CellSet) -> CellSet {
        cells.around(u32::from(self.width), self.first_column, self.last_column)
    }

    pub fn starts(&self) -> CellSet {
        self.west.or(self.east)
    }

    pub fn side(&self, start: Start) -> Side {
        match self.terrain(self.starts[start.0 as usize].cell) {
            Terrain::Start(side) => side,
            _ => Side::West,
        }
    }

    /// Cells from one to the other, as far as nothing is in the way.
    pub fn distance(&self, one: Cell, other: Cell) -> u8 {
        let (columns, rows) = ((one.0 % self.width, other.0 % self.width), (one.0 / self.width, other.0 / self.width));
        columns.0.abs_diff(columns.1) + rows.0.abs_diff(rows.1)
    }

    /// Columns by letter, rows by number: `c4`.
    pub fn cell_name(&self, cell: Cell) -> String {
        let (column, row) = (cell.0 % self.width, cell.0 / self.width);
        format!("{}{}", char::from(b'a' + column), row + 1)
    }

    /// The city or start in that cell.
    pub fn named(&self, cell: Cell) -> Option<&Named> {
        self.cities.iter().chain(&self.starts).find(|place| place.cell == cell)
    }

    /// The name of a place: a message for our own map, else as the file spells it.
    pub fn name(&self, place: &Named) -> Arg {
        if self.ours {
            Arg::Name(Cow::Owned(format!("pri-place-{}", place.key)))
        } else {
            Arg::Proper(Cow::Owned(place.name.clone()))
        }
    }

    /// The name of a cell: its city or start; what has none goes by its column and row.
    pub fn cell_label(&self, cell: Cell) -> Arg {
        match self.named(cell) {
            Some(place) => self.name(place),
            None => Arg::Proper(Cow::Owned(self.cell_name(cell).to_uppercase())),
        }
    }

    pub fn city_name(&self, city: City) -> Arg {
        self.name(&self.cities[city.index()])
    }

    /// Are the coasts joined by these tiles and the cities?
    pub fn coasts_joined(&self, laid: CellSet) -> bool {
        let free = laid.or(self.all_cities);
        let mut reached = self.around(self.west).and(free);
        loop {
            let next = self.around(reached);
            if next.meets(&self.east) {
                return true;
            }
            let grown = reached.or(next.and(free));
            if grown == reached {
                return false;
            }
            reached = grown;
        }
    }
}
