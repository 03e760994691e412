//! How many there are of what a board always has.

/// Districts of the city, action spots between them, carriages of a train.
pub const DISTRICTS: usize = 9;
pub const SPOTS: usize = 12;
pub const CARRIAGES: usize = 3;
pub const SENATORS: usize = 8;
