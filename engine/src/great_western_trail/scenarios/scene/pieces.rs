//! More pieces to place and more facts to read.

use super::super::super::content::*;
use super::super::super::piles::Bag;
use super::{Position, Scene};
use crate::Seat;

impl Scene {
    /// Exactly these tiles in a face-down pile (from 1); the rest of it has left the game.
    pub fn pile(mut self, number: usize, tiles: &str) -> Scene {
        let pile = std::mem::replace(&mut self.state.supply[number - 1], Bag::NONE);
        pile.each().for_each(|tile| self.state.boxed.add(tile));
        for name in tiles.split_whitespace() {
            let tile = Supply::from_name(name).unwrap_or_else(|| panic!("there is no tile {name}"));
            assert!(self.state.boxed.get(tile) > 0, "no {name} left");
            self.state.boxed.remove(tile);
            self.state.supply[number - 1].add(tile);
        }
        self
    }

    /// The step of the set-up that lays the first tiles onto the trail.
    pub fn first_tiles(mut self) -> Scene {
        self.state.first_tiles().expect("enough tiles");
        self
    }

    /// That seat has filled the job market and had her last turn.
    pub fn ended_by(mut self, seat: Seat) -> Scene {
        self.state.token = JOB_ROWS as u8;
        self.state.ended_by = Some(seat);
        self.player(seat).token = true;
        self
    }
}

impl Position {
    /// A row of the job market (from 1), gaps as `-`.
    pub fn jobs(&self, row: usize) -> Vec<&'static str> {
        let spaces = &self.state().jobs[row - 1][..self.state().players.len()];
        spaces.iter().map(|space| space.map_or("-", Worker::name)).collect()
    }

    /// The tiles in a column of the foresight spaces (from 1).
    pub fn foresight(&self, column: usize) -> Vec<String> {
        self.state().foresight[column - 1].iter().flatten().map(|tile| tile.name().into_owned()).collect()
    }

    /// The cards of the cattle market.
    pub fn market(&self) -> Vec<String> {
        self.state().market.each().map(|card| card.name().into_owned()).collect()
    }

    pub fn certificates(&self, seat: Seat) -> u8 {
        self.player(seat).temporary_certificates()
    }

    /// The cities with discs of that player, each as often as there are discs.
    pub fn cities(&self, seat: Seat) -> Vec<String> {
        self.player(seat).cities.each().map(|city| city.name().into_owned()).collect()
    }

    pub fn stations(&self, seat: Seat) -> Vec<String> {
        self.player(seat).stations.iter().map(|station| station.name().into_owned()).collect()
    }

    /// The names of the tiles in a face-down pile (from 1).
    pub fn pile(&self, number: usize) -> Vec<String> {
        self.state().supply[number - 1].each().map(|tile| tile.name().into_owned()).collect()
    }
}
