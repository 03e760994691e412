//! Other starts than the rules give, for tests that have to reach what random play seldom does. Nothing is made: pieces
//! come out of the supply, and the conservation laws hold.

use crate::Seat;
use crate::pacific_rails::content::*;
use crate::pacific_rails::state::State;
use crate::pacific_rails::state::charter::LEAST_ROUNDS;

impl State {
    /// Stations with their carriages and full trains for some, a network half grown, and a supply that runs dry.
    pub(crate) fn enrich(&mut self) {
        let how = self.dice.below(4);
        if how < 3 {
            self.grow_network();
        }
        if how != 1 {
            self.fill_trains();
        }
        if how == 2 {
            self.run_dry();
        }
        if how == 3 {
            self.charter.round_cap = LEAST_ROUNDS;
        }
        for seat in 0..self.players.len() {
            self.players[seat].hats = self.dice.below(u32::from(self.board().hats) + 1) as u8;
        }
    }

    /// Half of the map is laid already, short of joining the coasts, and cities have buildings.
    fn grow_network(&mut self) {
        let cells: Vec<Cell> = (0..self.map().cells.len()).map(|cell| Cell(cell as u8)).collect();
        for cell in cells {
            let Terrain::Open(track) = self.map().terrain(cell) else { continue };
            let mut laid = self.laid;
            laid.add(cell);
            if self.dice.below(3) > 0 && self.tracks[track.index()] > 20 && !self.map().coasts_joined(laid) {
                self.laid = laid;
                self.tracks[track.index()] -= 1;
            }
        }
        for city in self.map().all_cities() {
            let seat = Seat(self.dice.below(u32::from(self.seats())) as u8);
            let other = seat.next(self.seats());
            let row = Good::ALL.into_iter().find(|good| self.player(seat).houses[good.index()] > 1);
            if let (0, Some(row)) = (self.dice.below(3), row) {
                self.stations[city.index()] = Some(seat);
                let player = self.player_mut(seat);
                player.houses[row.index()] -= 1;
                player.stations += 1;
            }
            if self.dice.below(4) == 0 && self.player(other).telegraphs > 1 {
                self.telegraphs[city.index()] = Some(other);
                self.player_mut(other).telegraphs -= 1;
            }
        }
    }

    /// Specialists, upgrades and cargo, as far as there are carriages for them.
    fn fill_trains(&mut self) {
        for seat in 0..self.players.len() {
            while let Some(slot) = self.players[seat].free_slot().filter(|slot| *slot < 5) {
                let kind = Specialist::ALL[self.dice.below(4) as usize];
                if self.piles[kind.index()] == 0 || self.dice.below(4) == 0 {
                    break;
                }
                self.piles[kind.index()] -= 1;
                self.players[seat].specialists[slot] = Some(kind);
            }
            let kind = self.dice.below(4) as usize;
            if self.players[seat].carriage_to_upgrade() == Some(0) && self.upgrades[kind] > 0 {
                self.upgrades[kind] -= 1;
                self.players[seat].upgrades[0] = Some(kind as u8);
            }
            while self.players[seat].cargo() < self.players[seat].limit(self.board()) {
                let at = self.dice.below(7) as usize;
                match at.checked_sub(4) {
                    None if self.goods[at] > 0 => {
                        self.goods[at] -= 1;
                        self.players[seat].goods[at] += 1;
                    }
                    Some(track) => {
                        self.tracks[track] -= 1;
                        self.players[seat].tracks[track] += 1;
                    }
                    None => {}
                }
            }
        }
    }

    /// The last player hoards wood.
    fn run_dry(&mut self) {
        let last = self.players.len() - 1;
        while self.players[last].cargo() < self.players[last].limit(self.board()) && self.goods[0] > 0 {
            self.goods[0] -= 1;
            self.players[last].goods[0] += 1;
        }
    }
}
