//! Places on the board, as offers point to them and pictures show them.

use crate::Spot;
use crate::great_western_trail::content::*;
use crate::kit::spot;

pub fn trail(place: Place) -> Spot {
    spot!("trail.{}", place.name())
}

/// A local action of the building at that place: its row, and which of those that a slash divides, from 0.
pub fn local(place: Place, row: u8, alternative: u8) -> Spot {
    spot!("local.{}.{row}-{alternative}", place.name())
}

/// Column and row from 0.
pub fn foresight(column: usize, row: usize) -> Spot {
    spot!("foresight.{}-{}", column + 1, row + 1)
}

/// A row of the job market, from 0.
pub fn job(row: usize) -> Spot {
    spot!("job.{}", row + 1)
}

/// The whole cattle market.
pub fn market() -> Spot {
    spot!("market")
}

pub fn market_card(card: Cattle) -> Spot {
    spot!("market.{}", card.name())
}

/// A card of the objective display, from 0.
pub fn display(row: usize) -> Spot {
    spot!("display.{row}")
}

pub fn objective_stack() -> Spot {
    spot!("display.stack")
}

pub fn city(city: City) -> Spot {
    spot!("city.{}", city.name())
}

pub fn rail(stop: Stop) -> Spot {
    spot!("rail.{}", stop.name())
}

pub fn station(station: Station) -> Spot {
    spot!("station.{}", station.name())
}

pub fn town(town: Town) -> Spot {
    spot!("town.{}", town.name())
}

/// A disc space of the player board.
pub fn discs(space: DiscSpace) -> Spot {
    spot!("board.{}", space.name())
}

/// A row of the player board.
pub fn workers(worker: Worker) -> Spot {
    spot!("board.{}", worker.name())
}

/// A building that waits to be placed.
pub fn building(number: u8) -> Spot {
    spot!("building.{number}")
}

/// A card of the hand or of another open pile.
pub fn card(pile: &str, name: &str) -> Spot {
    spot!("{pile}.{name}")
}
