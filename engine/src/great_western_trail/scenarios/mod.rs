//! The numbered subtleties of the game as scenarios: a board in a few lines, moves by their keys, one or two facts.

mod deck;
mod delivery;
mod discs;
mod kansas_city;
mod location;
mod location_moves;
mod moving;
mod scene;
mod setup;
mod workers;

use crate::Eye;
use scene::{BLUE, FREE_DARK_DISCS, PAID_DISCS, Position, RED, Scene, WHITE, WHITE_DISCS, YELLOW};
