//! Other starts than the rules give, for tests that have to reach what random play never does. Nothing is made: pieces
//! come out of the piles, money out of the bank, and the conservation laws hold.

use super::State;
use super::content::*;
use super::piles::{Card, Counts, NumberSet};
use crate::Seat;

const DOLLARS: u16 = 150;
const MARKET_CARDS: u8 = 4;

impl State {
    pub(super) fn make_rich(&mut self) {
        for seat in 0..self.players.len() {
            self.players[seat].dollars += DOLLARS;
            self.bank -= i32::from(DOLLARS);
            for _ in 0..MARKET_CARDS {
                if let Some(card) = self.market_stack.draw(&mut self.dice) {
                    self.players[seat].stack.add(Card::Cattle(card));
                }
            }
        }
        self.hire_spare_workers();
        match self.dice.below(3) {
            0 => {}
            1 => self.crowd_the_trail(),
            _ => self.run_out(),
        }
    }

    /// Every worker that is not needed to end the game.
    fn hire_spare_workers(&mut self) {
        let mut spare = self.spare_workers();
        for slot in 2..=SLOTS {
            for worker in [Worker::Craftsman, Worker::Cowboy, Worker::Engineer] {
                for seat in 0..self.players.len() {
                    let pile = self.supply.iter_mut().find(|pile| pile.get(worker.into()) > 0);
                    let row = &mut self.players[seat].workers[worker as usize];
                    if let Some(pile) = pile
                        && spare > 0
                        && *row < slot
                    {
                        pile.remove(worker.into());
                        *row += 1;
                        spare -= 1;
                    }
                }
            }
        }
    }

    /// Workers in the piles beyond those that the empty spaces of the job market need.
    fn spare_workers(&self) -> usize {
        let workers = Worker::ALL
            .into_iter()
            .flat_map(|worker| self.supply.iter().map(move |pile| usize::from(pile.get(worker.into()))));
        let placed = self.jobs.iter().flatten().flatten().count();
        workers.sum::<usize>().saturating_sub(JOB_ROWS * self.players.len() - placed)
    }

    /// The large buildings stand already, as many as there is room for.
    fn crowd_the_trail(&mut self) {
        let mut sites = Place::all().filter(|place| place.space().kind == SpaceKind::Building);
        for number in (5..=PRIVATE_COUNT as u8).rev() {
            for seat in 0..self.players.len() {
                let Some(place) = sites.next() else { return };
                self.trail[place.index()] = Some(Tile::Private(Seat(seat as u8), number));
                self.players[seat].built[number as usize - 1] = Some(place);
                self.players[seat].unbuilt.remove(number);
            }
        }
    }

    /// The first seat has few buildings left. The last has delivered all its discs to Kansas City, with its engine
    /// beyond stations and a building that could upgrade them.
    fn run_out(&mut self) {
        self.players[0].unbuilt = NumberSet(0b11_0000_0010);
        let seat = Seat(self.seats() - 1);
        let site = Place::all().find(|place| place.space().kind == SpaceKind::Building);
        if let (Some(site), Some(player)) = (site, self.players.last_mut()) {
            self.trail[site.index()] = Some(Tile::Private(seat, 9));
            player.built[8] = Some(site);
            player.unbuilt.remove(9);
            player.engine = Stop(12);
            player.discs = Counts::NONE;
            player.cities.of[DELIVERY_TO_KANSAS_CITY.index()] = DISCS;
        }
    }
}
