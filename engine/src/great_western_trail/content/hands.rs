//! Hands on tiles: what walking onto them costs.

/// The hands on a tile: whoever walks onto it or past it pays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hand {
    None,
    Green,
    Black,
    Both,
}

/// Dollars for each hand by number of players (two, three, four).
pub const GREEN_HAND: [u8; 3] = [2, 2, 1];
pub const BLACK_HAND: [u8; 3] = [2, 1, 2];
