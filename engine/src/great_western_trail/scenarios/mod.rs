//! The numbered subtleties of the game as scenarios: a board in a few lines, moves by their keys, one or two facts.

mod moving;
mod scene;

use scene::{BLUE, RED, Scene, WHITE, YELLOW};
