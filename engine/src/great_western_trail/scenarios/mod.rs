//! The numbered subtleties of the game as scenarios: a board in a few lines, moves by their keys, one or two facts.

mod auxiliary;
mod buildings;
mod cattle_market;
mod deck;
mod delivery;
mod discs;
mod ending;
mod engine;
mod extraordinary_delivery;
mod kansas_city;
mod location;
mod location_moves;
mod masters;
mod moving;
mod objectives;
mod objectives_at_the_end;
mod review;
mod review_actions;
mod scene;
mod scoring;
mod setup;
mod workers;

use super::content::Tile;
use crate::Eye;
use scene::{BLUE, FREE_DARK_DISCS, PAID_DISCS, Position, RED, Scene, WHITE, WHITE_DISCS, YELLOW};
