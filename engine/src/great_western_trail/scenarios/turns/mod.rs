//! A turn from its beginning to its end, and the first and the last of a game.

mod deck;
mod ending;
mod explain;
mod location;
mod location_moves;
mod menus;
mod moving;
mod setup;

use super::*;
