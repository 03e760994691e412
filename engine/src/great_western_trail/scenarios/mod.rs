//! The numbered subtleties of the game as scenarios: a board in a few lines, moves by their keys, one or two facts.

mod actions;
mod editions;
mod kansas_city;
mod points;
mod scene;
mod turns;

use crate::Eye;
use crate::great_western_trail::content::Tile;
use scene::{BLUE, FREE_DARK_DISCS, PAID_DISCS, Position, RED, Scene, WHITE, WHITE_DISCS, YELLOW};
use scene::{BRAHMAN, NORTH, SECOND, SECOND_NORTH, SIMMENTAL};
