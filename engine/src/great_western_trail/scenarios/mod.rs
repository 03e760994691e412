//! The numbered subtleties of the game as scenarios: a board in a few lines, moves by their keys, one or two facts.

mod auxiliary;
mod buildings;
mod cattle_market;
mod ending;
mod engine;
mod extraordinary_delivery;
mod masters;
mod moving;
mod objectives;
mod objectives_at_the_end;
mod review;
mod review_actions;
mod scene;
mod scoring;

use super::content::Tile;
use scene::{BLUE, Position, RED, Scene, WHITE, YELLOW};
