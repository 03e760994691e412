//! What is printed: kinds of pieces, the board's panels and the map. The last two are read from data files.

pub(crate) mod atlas;
mod bad_file;
mod board;
mod board_file;
mod cells;
#[cfg(test)]
mod facts;
mod kinds;
mod map;
mod map_check;
mod map_file;
mod reach;
mod sizes;

pub use atlas::Atlas;
pub use bad_file::BadFile;
pub use board::{Board, District, Effect, MOST_UPGRADES, Reward, Senator, Special, UPGRADE_LEVELS};
pub use cells::{Cell, CellSet, MOST_CELLS};
pub use kinds::{Cost, Goal, Good, SPECIALIST_SLOTS, Specialist, Track};
pub use map::{City, MOST_CITIES, Map, Named, Side, Start, Terrain};
pub use map_file::read_map;
pub use reach::Ground;
pub use sizes::{CARRIAGES, DISTRICTS, SENATORS, SPOTS};
