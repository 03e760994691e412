//! Station masters, and pieces of the second edition and of Rails to the North.

use super::{Position, Scene};
use crate::great_western_trail::content::*;
use crate::{Seat, Version};

pub const SECOND: &[(&str, &str)] = &[("edition", "second")];
pub const SIMMENTAL: &[(&str, &str)] = &[("edition", "second"), ("cattle", "simmental")];
pub const BRAHMAN: &[(&str, &str)] = &[("edition", "second"), ("cattle", "brahman")];
pub const NORTH: &[(&str, &str)] = &[("north", "true")];
pub const SECOND_NORTH: &[(&str, &str)] = &[("edition", "second"), ("north", "true")];

impl Scene {
    /// A table that began by that version of the rules.
    pub fn version(mut self, version: u16) -> Scene {
        self.state.charter.version = Version(version);
        self
    }

    /// Exactly this many exchange tokens.
    pub fn tokens(mut self, seat: Seat, count: u8) -> Scene {
        self.player(seat).exchange = count;
        self
    }

    /// Nobody has an exchange token: menus are those of the board.
    pub fn no_tokens(mut self) -> Scene {
        self.state.players.iter_mut().for_each(|player| player.exchange = 0);
        self
    }

    /// Branchlets of that player in these towns.
    pub fn towns(mut self, seat: Seat, towns: &str) -> Scene {
        for name in towns.split_whitespace() {
            let town = Town::from_name(name).unwrap_or_else(|| panic!("there is no town {name}"));
            self.player(seat).towns.add(town);
        }
        self
    }

    /// That player holds a station master (as one who appointed a cowboy of the supply).
    pub fn master(mut self, seat: Seat, name: &str) -> Scene {
        let row = self.state.masters.iter().position(|master| master.is_some_and(|master| master.name() == name));
        let row = row.expect("a station master still to be had");
        let master = self.state.masters[row].take().expect("a station master");
        self.player(seat).masters.add(master);
        self.draw_tile("cowboy");
        self.state.posted[row] = Some(Worker::Cowboy);
        self
    }

    /// That station master lies beside that station (`s1` to `s5`).
    pub fn master_at(mut self, station: &str, name: &str) -> Scene {
        let to = Station::from_name(station).and_then(Station::master_row).expect("a station with a master");
        let from = self.state.masters.iter().position(|master| master.is_some_and(|master| master.name() == name));
        if let Some(from) = from {
            self.state.masters.swap(from, to);
        } else {
            // One that lies beside no station changes places with one that does.
            let new = named(name);
            let old = self.state.masters[to].replace(new);
            if self.state.catalog().goes_north() {
                self.state.spare_masters.remove(new);
                self.state.spare_masters.add(old.expect("a master"));
            }
        }
        self
    }

    /// Simmental cards that have grown, in the discard pile of that player; those they began as have left the game.
    pub fn grown(mut self, seat: Seat, cards: &str) -> Scene {
        for name in cards.split_whitespace() {
            let card = Cattle::from_name(name).expect("a Simmental card");
            self.state
                .market_stack
                .remove(Breed::Simmental.kinds().map(|kind| Cattle(kind as u8)).next().expect("one"));
            let player = self.player(seat);
            for kind in Breed::Simmental.kinds().map(|kind| Cattle(kind as u8)).filter(|kind| *kind < card) {
                player.trashed.add(kind);
            }
            player.discard.cattle.add(card);
        }
        self
    }

    /// That tile lies beside that town.
    pub fn town_tile(mut self, town: &str, tile: &str) -> Scene {
        let town = Town::from_name(town).expect("a town");
        let tile = TownTile::ALL.into_iter().find(|other| other.name() == tile).expect("a town tile");
        let to = TILE_TOWNS.iter().position(|&other| other == town).expect("a medium town");
        match self.state.town_tiles.iter().position(|&other| other == Some(tile)) {
            Some(from) => self.state.town_tiles.swap(from, to),
            None => self.state.town_tiles[to] = Some(tile),
        }
        self
    }

    /// That station master lies beside no station; another has taken its place.
    pub fn spare(mut self, name: &str) -> Scene {
        let master = named(name);
        if let Some(row) = self.state.masters.iter().position(|&tile| tile == Some(master)) {
            let other = self.state.spare_masters.iter().next().expect("an unused master");
            self.state.masters[row] = Some(other);
            self.state.spare_masters.remove(other);
            self.state.spare_masters.add(master);
        }
        self
    }

    /// That player holds a station master that lay beside no station.
    pub fn spare_master(self, seat: Seat, name: &str) -> Scene {
        let mut scene = self.spare(name);
        scene.state.spare_masters.remove(named(name));
        scene.player(seat).masters.add(named(name));
        scene
    }
}

fn named(name: &str) -> Master {
    Master::ALL.into_iter().find(|master| master.name() == name).expect("a station master")
}

impl Position {
    pub fn tokens(&self, seat: Seat) -> u8 {
        self.player(seat).exchange
    }

    pub fn towns(&self, seat: Seat) -> Vec<&'static str> {
        self.player(seat).towns.iter().map(Town::name).collect()
    }
}
