//! The numbered subtleties of the game as scenarios: a board in a few lines, moves by their keys, one or two facts.

mod auxiliary;
mod buildings;
mod cattle_market;
mod deck;
mod delivery;
mod discs;
mod ending;
mod engine;
mod exchange;
mod explain;
mod extra_breeds;
mod extraordinary_delivery;
mod kansas_city;
mod location;
mod location_moves;
mod masters;
mod moving;
mod new_york;
mod north;
mod north_scoring;
mod objectives;
mod objectives_at_the_end;
mod own_words;
mod review;
mod review_actions;
mod scene;
mod scoring;
mod second_buildings;
mod second_edition;
mod setup;
mod workers;

use super::content::Tile;
use crate::Eye;
use scene::{BLUE, FREE_DARK_DISCS, PAID_DISCS, Position, RED, Scene, WHITE, WHITE_DISCS, YELLOW};
use scene::{BRAHMAN, NORTH, SECOND, SECOND_NORTH, SIMMENTAL};
