//! The numbered subtleties of the game as scenarios: a board in a few lines, moves by their keys, one or two facts.

mod activation;
mod cargo;
mod centre;
mod congress;
mod ending;
mod examples;
mod laying;
mod maps;
mod reaching;
pub mod scene;
mod scoring_track;
mod setup;
mod special;
mod workers;

use scene::{BLUE, Position, RED, Scene, WHITE, YELLOW};
