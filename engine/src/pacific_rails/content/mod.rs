//! What is printed: kinds of pieces, the board's panels and the map. The last two are read from data files.

pub(super) mod atlas;
mod board;
mod board_file;
mod cells;
mod kinds;
mod map;
mod map_check;
mod map_file;

pub use atlas::{Atlas, BadFile};
pub use board::{Board, District, Effect, MOST_UPGRADES, Reward, Senator, Special, UPGRADE_LEVELS};
pub use cells::{Cell, CellSet, MOST_CELLS};
pub use kinds::{Cost, Goal, Good, SPECIALIST_SLOTS, Specialist, Track};
pub use map::{City, MOST_CITIES, Map, Named, Side, Start, Terrain};
pub use map_file::read_map;

/// Districts of the city, action spots between them, carriages of a train.
pub const DISTRICTS: usize = 9;
pub const SPOTS: usize = 12;
pub const CARRIAGES: usize = 3;
pub const SENATORS: usize = 8;
