//! More pieces to place and more facts to read.

use super::{Position, Scene};
use crate::great_western_trail::View;
use crate::great_western_trail::content::*;
use crate::great_western_trail::state::piles::{Bag, Card, Counts, ObjectiveSet};
use crate::{Dice, Eye, Seat, Seed};

/// The disc spaces with white corners.
pub const WHITE_DISCS: &str = "aux-dollar aux-draw aux-certificate aux-certificate aux-engine aux-engine \
     aux-trash aux-trash certificate-limit-4";
/// The disc spaces with dark corners, but for those that cost 5 dollars.
pub const FREE_DARK_DISCS: &str = "certificate-limit-6 step-dollars step-points";
pub const PAID_DISCS: &str = "hand-limit hand-limit";

impl Scene {
    /// What chance brings from here on.
    pub fn seed(mut self, seed: u64) -> Scene {
        self.state.dice = Dice::new(Seed::from(seed));
        self
    }

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

    /// Discs from these spaces of the board lie on that city, or the only one on that station.
    pub fn discs(self, seat: Seat, spaces: &str, onto: &str) -> Scene {
        spaces.split_whitespace().fold(self, |scene, space| scene.disc(seat, space, onto))
    }

    /// Exactly these cards in the market stack; the rest of it is in that player's discard pile.
    pub fn market_stack(self, holder: Seat, cards: &str) -> Scene {
        let mut scene = self.no_market_stack(holder);
        for name in cards.split_whitespace() {
            let card = Cattle::from_name(name).expect("a cattle card");
            scene.player(holder).discard.remove(Card::Cattle(card));
            scene.state.market_stack.add(card);
        }
        scene
    }

    /// Exactly these cards in the objective stack; the rest of it has left the game.
    pub fn objective_stack(mut self, cards: &str) -> Scene {
        let mut stack = ObjectiveSet::NONE;
        for name in cards.split_whitespace() {
            let card = self.state.objectives.iter().find(|card| card.card().id == name).expect("a card of the stack");
            self.state.objectives.remove(card);
            stack.add(card);
        }
        self.state.removed = self.state.removed.with(self.state.objectives);
        self.state.objectives = stack;
        self
    }

    /// That seat has filled the job market and had her last turn.
    pub fn ended_by(mut self, seat: Seat) -> Scene {
        self.state.token = JOB_ROWS as u8;
        self.state.ended_by = Some(seat);
        self.player(seat).token = true;
        self
    }

    /// That seat is in Kansas City with this hand. Its foresights leave no choice, so that unless there are
    /// objectives to play or certificates to spend the delivery is next.
    pub fn delivery(self, seat: Seat, hand: &str) -> Scene {
        let tiles = if self.state.has_outlaws() { "outlaw-green outlaw-green" } else { "teepee-green teepee-green" };
        self.foresight(1, tiles)
            .foresight(2, "cowboy cowboy")
            .foresight(3, "engineer engineer")
            .hand(seat, hand)
            .visit(seat, "kansas-city")
    }
}

impl Position {
    /// A row of the job market (from 1), gaps as `-`.
    pub fn jobs(&self, row: usize) -> Vec<&'static str> {
        let spaces = &self.state().jobs[row - 1][..self.state().players.len()];
        spaces.iter().map(|space| space.map_or("-", Worker::name)).collect()
    }

    /// The row of the job market token (from 1).
    pub fn token(&self) -> u8 {
        self.state().token + 1
    }

    /// The tiles in a column of the foresight spaces (from 1).
    pub fn foresight(&self, column: usize) -> Vec<String> {
        self.state().foresight[column - 1].iter().flatten().map(|tile| tile.name().to_owned()).collect()
    }

    /// The cards of the cattle market.
    pub fn market(&self) -> Vec<String> {
        self.state().market.each().map(|card| card.name().to_owned()).collect()
    }

    pub fn certificates(&self, seat: Seat) -> u8 {
        self.player(seat).temporary_certificates()
    }

    pub fn stack(&self, seat: Seat) -> Vec<String> {
        Self::names(&self.player(seat).stack)
    }

    /// The cities with discs of that player, each as often as there are discs.
    pub fn cities(&self, seat: Seat) -> Vec<String> {
        self.player(seat).cities.each().map(|city| city.name().to_owned()).collect()
    }

    pub fn stations(&self, seat: Seat) -> Vec<String> {
        self.player(seat).stations.iter().map(|station| station.name().to_owned()).collect()
    }

    /// The name of the tile on that space, or nothing.
    pub fn lies_at(&self, place: &str) -> String {
        self.tile(place).map_or("", Tile::name).to_owned()
    }

    /// The spaces of the trail that hold a hazard or a teepee.
    pub fn tiles_on_trail(&self) -> Vec<String> {
        let tile = |place: &Place| matches!(self.state().trail[place.index()], Some(Tile::Hazard(_) | Tile::Teepee(_)));
        Place::all().filter(tile).map(|place| place.name().to_owned()).collect()
    }

    pub fn seen_by(&self, eye: Eye) -> View {
        self.state().view(eye)
    }

    /// Tiles of that name which have left the game.
    pub fn boxed(&self, tile: &str) -> u8 {
        self.state().boxed.get(Supply::from_name(tile).expect("a tile"))
    }

    /// The names of the tiles in a face-down pile (from 1).
    pub fn pile(&self, number: usize) -> Vec<String> {
        let pile: &Counts<Supply, SUPPLY_KINDS> = &self.state().supply[number - 1];
        pile.each().map(|tile| tile.name().to_owned()).collect()
    }
}
