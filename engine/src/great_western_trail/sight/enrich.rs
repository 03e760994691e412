//! Richer starts than the rules give, for tests that have to reach what random play never does. Nothing comes from
//! nowhere: pieces are taken from the piles and money from the bank, and the conservation laws hold.

use crate::Seat;
use crate::great_western_trail::content::*;
use crate::great_western_trail::state::State;
use crate::great_western_trail::state::piles::{Card, Counts, NumberSet, TownSet};
use crate::great_western_trail::verbs::railroad::branchlets::towns;

const DOLLARS: u16 = 150;
const MARKET_CARDS: u8 = 4;

impl State {
    pub(crate) fn enrich(&mut self) {
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
        self.lay_branchlets();
        match self.dice.below(4) {
            0 => {}
            1 => self.crowd_the_trail(),
            2 => self.breed_well(),
            _ => self.run_out(),
        }
    }

    /// Branchlets on the extension board, wherever chance leads, without what they bring.
    fn lay_branchlets(&mut self) {
        const MOST: u32 = 12;
        if !self.catalog().goes_north() {
            return;
        }
        let turn = self.turn;
        for seat in Seat::all(self.seats()) {
            self.turn = seat;
            // A disc on Chicago, and sometimes more, opens the way to the large areas.
            for city in [City::CHICAGO, City::DETROIT, City::PITTSBURGH, City::CLEVELAND, City::ST_LOUIS] {
                let me = &mut self.players[seat.index()];
                let space = me.discs.kinds().next();
                if let Some(space) = space.filter(|_| self.dice.below(2) == 0) {
                    me.discs.remove(space);
                    me.cities.add(city);
                }
            }
            for _ in 0..self.dice.below(MOST) {
                let open: Vec<Town> = towns(self.open_towns()).collect();
                if open.is_empty() {
                    break;
                }
                let town = open[self.dice.below(open.len() as u32) as usize];
                self.me_mut().towns.add(town);
            }
        }
        self.turn = turn;
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

    /// Workers in the piles that the empty spaces of the job market do not need.
    fn spare_workers(&self) -> usize {
        let workers = Worker::ALL
            .into_iter()
            .flat_map(|worker| self.supply.iter().map(move |pile| usize::from(pile.get(worker.into()))));
        let placed = self.jobs.iter().flatten().flatten().count();
        workers.sum::<usize>().saturating_sub(JOB_ROWS * self.players.len() - placed)
    }

    /// The large buildings stand already, as many as there is room for, in random order.
    fn crowd_the_trail(&mut self) {
        let catalog = self.catalog();
        let numbers = 5..=catalog.faces.len() as u8;
        let mut tiles: Vec<(usize, u8)> =
            numbers.flat_map(|number| (0..self.players.len()).map(move |seat| (seat, number))).collect();
        self.dice.shuffle(&mut tiles);
        // A building that copies stands in front of one that moves its visitor on.
        tiles.sort_by_key(|tile| [(0, 6), (0, 10)].iter().position(|first| first == tile).unwrap_or(2));
        let sites = Place::all().filter(|&place| catalog.space(place).kind == SpaceKind::Building);
        for (place, (seat, number)) in sites.zip(tiles) {
            self.trail[place.index()] = Some(Tile::Private(Seat(seat as u8), number));
            self.players[seat].built[number as usize - 1] = Some(place);
            self.players[seat].unbuilt.remove(number);
        }
    }

    /// The first seat has only market cattle and, on the extension board, rails to the farthest city.
    fn breed_well(&mut self) {
        const HERD: u8 = 12;
        let me = &mut self.players[0];
        for pile in [&mut me.hand, &mut me.stack, &mut me.discard] {
            for kind in 0..FIRST_MARKET_KIND {
                me.trashed.of[kind] += std::mem::take(&mut pile.cattle.of[kind]);
            }
        }
        for _ in 0..HERD {
            if let Some(card) = self.market_stack.draw(&mut self.dice) {
                me.stack.add(Card::Cattle(card));
            }
        }
        me.certificates = me.certificate_limit();
        me.engine = Stop(18);
        if self.charter.catalog().goes_north() {
            me.towns = TownSet(0);
            let way = ["milwaukee", "red-1", "green-bay", "red-2", "red-5", "montreal", "blue-1", "blue-3", "pacific"];
            way.iter().filter_map(|name| Town::from_name(name)).for_each(|town| me.towns.add(town));
        }
    }

    /// No objective cards are left outside the display. The first seat has few buildings left. The last has delivered
    /// all its discs to Kansas City; its engine stands beyond stations, which a building of its could upgrade.
    fn run_out(&mut self) {
        self.removed = self.removed.with(std::mem::take(&mut self.objectives));
        let catalog = self.catalog();
        self.players[0].unbuilt = NumberSet(0b11_0000_0010);
        let seat = Seat(self.seats() - 1);
        let site = Place::all().find(|&place| catalog.space(place).kind == SpaceKind::Building);
        if let (Some(site), Some(player)) = (site, self.players.last_mut()) {
            self.trail[site.index()] = Some(Tile::Private(seat, 9));
            player.built[8] = Some(site);
            player.unbuilt.remove(9);
            player.engine = Stop(12);
            player.discs = Counts::NONE;
            player.cities = Counts::NONE;
            player.cities.of[City::KANSAS_CITY.index()] = catalog.discs;
        }
    }
}
