//! Builds a position by placing pieces directly, and plays it by keys only: through the same door as everybody else.
//! Pieces come from where they would come from, so that the conservation laws hold; [`Scene::play`] checks them.

use crate::great_western_trail::content::*;
use crate::great_western_trail::state::piles::{Card, Cards, Counts, NumberSet, ObjectiveSet};
use crate::great_western_trail::state::{Player, State};
use crate::{Log, Seat, Seed, Table};

mod editions;
mod pieces;
mod readings;

pub use editions::{BRAHMAN, NORTH, SECOND, SECOND_NORTH, SIMMENTAL};
pub use pieces::{FREE_DARK_DISCS, PAID_DISCS, WHITE_DISCS};

pub const RED: Seat = Seat(0);
pub const BLUE: Seat = Seat(1);
pub const YELLOW: Seat = Seat(2);
pub const WHITE: Seat = Seat(3);

pub struct Scene {
    state: State,
}

/// A position in play.
pub type Position = crate::kit::scenario::Position<State>;

impl Scene {
    /// A dealt game whose hazards and teepees have gone back to their pile. It is red's turn, herders are unplaced.
    pub fn new(players: u64) -> Scene {
        Scene::with(players, &[])
    }

    /// The same with options.
    pub fn with(players: u64, options: &[(&str, &str)]) -> Scene {
        let options = options.iter().map(|&(key, value)| (key.to_owned(), value.to_owned())).collect();
        let (table, _) = Table::<State>::open(&options, players, Seed::from(1)).expect("a table");
        let mut scene = Scene { state: table.state().clone() };
        for place in Place::all() {
            scene.clear_tile(place);
        }
        scene
    }

    /// These private buildings lie on side b.
    pub fn b_sides(mut self, numbers: &[u8]) -> Scene {
        self.state.charter.b_sides = NumberSet(0);
        for &number in numbers {
            self.state.charter.b_sides.add(number);
        }
        self
    }

    pub fn herder(mut self, seat: Seat, place: &str) -> Scene {
        self.player(seat).herder = Some(at(place));
        self
    }

    /// Every herder that is not placed yet stands here.
    pub fn others_at(mut self, place: &str) -> Scene {
        self.state.players.iter_mut().for_each(|player| {
            player.herder.get_or_insert(at(place));
        });
        self
    }

    pub fn dollars(mut self, seat: Seat, dollars: u16) -> Scene {
        self.state.bank += i32::from(self.player(seat).dollars) - i32::from(dollars);
        self.player(seat).dollars = dollars;
        self
    }

    pub fn engine(mut self, seat: Seat, stop: &str) -> Scene {
        self.player(seat).engine = Stop::from_name(stop).expect("a space of the railroad");
        self
    }

    /// The value shown by the certificate marker.
    pub fn certificates(mut self, seat: Seat, value: u8) -> Scene {
        let place = CERTIFICATE_TRACK.iter().position(|&worth| worth == value).expect("a place of the track");
        self.player(seat).certificates = place as u8;
        self
    }

    /// Exactly these cards in hand (`"jersey jersey draw-5h"`), cattle and objectives, taken from the player's own
    /// deck first, else from the market stack or the objective stack; what was in hand goes to the discard pile.
    pub fn hand(mut self, seat: Seat, cards: &str) -> Scene {
        let old = std::mem::take(&mut self.player(seat).hand);
        self.player(seat).discard.add_all(&old);
        let cards = self.fetch(seat, cards);
        self.player(seat).hand = cards;
        self
    }

    /// Exactly these cards in the draw stack; the rest of it goes to the discard pile.
    pub fn stack(mut self, seat: Seat, cards: &str) -> Scene {
        let old = std::mem::take(&mut self.player(seat).stack);
        self.player(seat).discard.add_all(&old);
        let cards = self.fetch(seat, cards);
        self.player(seat).stack = cards;
        self
    }

    /// Exactly these cards in the discard pile; the rest of it goes to the draw stack.
    pub fn discard(mut self, seat: Seat, cards: &str) -> Scene {
        let old = std::mem::take(&mut self.player(seat).discard);
        self.player(seat).stack.add_all(&old);
        let cards = self.fetch(seat, cards);
        self.player(seat).discard = cards;
        self
    }

    /// Everything but the hand leaves the game.
    pub fn no_deck(mut self, seat: Seat) -> Scene {
        let player = self.player(seat);
        for pile in [std::mem::take(&mut player.stack), std::mem::take(&mut player.discard)] {
            pile.cattle.each().for_each(|card| player.trashed.add(card));
        }
        self
    }

    /// Objective cards already played.
    pub fn area(mut self, seat: Seat, cards: &str) -> Scene {
        let cards = self.fetch(seat, cards);
        assert!(cards.cattle.is_empty(), "only objective cards lie in the area");
        self.player(seat).area = self.player(seat).area.with(cards.objectives);
        self
    }

    pub fn starting_objective(mut self, seat: Seat, card: &str) -> Scene {
        let card = Starting::from_name(card).expect("a starting objective");
        let old = std::mem::replace(&mut self.player(seat).starting, card);
        if let Some(other) = self
            .state
            .players
            .iter_mut()
            .enumerate()
            .find_map(|(other, player)| (other != seat.index() && player.starting == card).then_some(player))
        {
            other.starting = old;
        }
        self
    }

    /// Exactly these four (or fewer) objective cards on display, the first of them first.
    pub fn display(mut self, cards: &str) -> Scene {
        for row in 0..4 {
            if let Some(card) = self.state.display[row].take() {
                self.state.objectives.add(card);
            }
        }
        for (row, name) in cards.split_whitespace().enumerate() {
            let card = self.state.objectives.iter().find(|card| card.card().id == name).expect("a card of the stack");
            self.state.objectives.remove(card);
            self.state.display[row] = Some(card);
        }
        self
    }

    /// The objective stack is empty: its cards left the game.
    pub fn no_objective_stack(mut self) -> Scene {
        self.state.removed = self.state.removed.with(self.state.objectives);
        self.state.objectives = ObjectiveSet::NONE;
        self
    }

    /// A building of that player stands there.
    pub fn building(mut self, seat: Seat, number: u8, place: &str) -> Scene {
        self.state.trail[at(place).index()] = Some(Tile::Private(seat, number));
        let player = self.player(seat);
        player.unbuilt.remove(number);
        player.built[number as usize - 1] = Some(at(place));
        self
    }

    /// A hazard (`flood-4-green`) or teepee (`teepee-green`) tile on that space.
    pub fn tile(mut self, place: &str, tile: &str) -> Scene {
        let supply = self.draw_tile(tile);
        self.state.trail[at(place).index()] = Some(match supply.kind() {
            SupplyKind::Hazard(hazard) => Tile::Hazard(hazard),
            SupplyKind::Teepee(teepee) => Tile::Teepee(teepee),
            SupplyKind::Worker(_) => panic!("a worker does not lie on the trail"),
        });
        self
    }

    /// Hazards and teepees collected by that player.
    pub fn collected(mut self, seat: Seat, tiles: &str) -> Scene {
        for name in tiles.split_whitespace() {
            match self.draw_tile(name).kind() {
                SupplyKind::Hazard(hazard) => self.player(seat).hazards.add(hazard),
                SupplyKind::Teepee(teepee) => self.player(seat).teepees[teepee.half()] += 1,
                SupplyKind::Worker(_) => panic!("workers are hired"),
            }
        }
        self
    }

    /// Workers in the three rows, printed ones included: cowboys, craftsmen, engineers.
    pub fn workers(mut self, seat: Seat, workers: [u8; 3]) -> Scene {
        for worker in Worker::ALL {
            for _ in self.player(seat).workers(worker)..workers[worker as usize] {
                self.draw_tile(worker.name());
            }
        }
        self.player(seat).workers = workers;
        self
    }

    /// The foresight tiles of a column (from 1), one or two; a tile that lay there goes back to its pile.
    pub fn foresight(mut self, column: usize, tiles: &str) -> Scene {
        for row in 0..2 {
            if let Some(tile) = self.state.foresight[column - 1][row].take() {
                self.state.supply[column - 1].add(tile);
            }
        }
        for (row, name) in tiles.split_whitespace().enumerate() {
            let tile = self.draw_tile(name);
            self.state.foresight[column - 1][row] = Some(tile);
        }
        self
    }

    /// The job market: rows of workers (`"cowboy engineer"`), the token in the last row given.
    pub fn jobs(mut self, rows: &[&str]) -> Scene {
        for space in self.state.jobs.iter_mut().flatten() {
            if let Some(worker) = space.take() {
                self.state.supply[1].add(worker.into());
            }
        }
        for (row, workers) in rows.iter().enumerate() {
            for (column, name) in workers.split_whitespace().enumerate() {
                if let SupplyKind::Worker(worker) = self.draw_tile(name).kind() {
                    self.state.jobs[row][column] = Some(worker);
                }
            }
        }
        self.state.token = rows.len() as u8 - 1;
        self
    }

    /// Exactly these cards in the cattle market (`"holstein holstein ayrshire"`).
    pub fn market(mut self, cards: &str) -> Scene {
        for card in self.state.market.each().collect::<Vec<_>>() {
            self.state.market_stack.add(card);
        }
        self.state.market = Counts::NONE;
        for name in cards.split_whitespace() {
            let card = Cattle::from_name(name).expect("a cattle card");
            assert!(self.state.market_stack.get(card) > 0, "no {name} left in the market stack");
            self.state.market_stack.remove(card);
            self.state.market.add(card);
        }
        self
    }

    /// The market stack is empty: its cards are in that player's discard pile.
    pub fn no_market_stack(mut self, holder: Seat) -> Scene {
        let stack = std::mem::take(&mut self.state.market_stack);
        stack.each().for_each(|card| self.player(holder).discard.add(Card::Cattle(card)));
        self
    }

    /// A disc from that space of the board lies on that city (`topeka`) or station (`s3`).
    pub fn disc(mut self, seat: Seat, space: &str, onto: &str) -> Scene {
        let player = self.player(seat);
        let space = DiscSpace::from_name(space).expect("a disc space");
        assert!(player.discs.get(space) > 0, "{} is cleared", space.name());
        player.discs.remove(space);
        match (City::from_name(onto), Station::from_name(onto)) {
            (Some(city), _) => player.cities.add(city),
            (_, Some(station)) => player.stations.add(station),
            _ => panic!("there is neither a city nor a station {onto}"),
        }
        self
    }

    /// It is that seat's turn, before phase A.
    pub fn turn(mut self, seat: Seat) -> Scene {
        self.state.turn = seat;
        self.state.begin_turn();
        self
    }

    /// It is that seat's turn, and its herder has just reached that place: phase B, or the arrival in Kansas City.
    pub fn visit(self, seat: Seat, place: &str) -> Scene {
        let mut scene = self.herder(seat, place).turn(seat);
        scene.state.arrive(&mut Log::silent());
        scene
    }

    /// The position, with the conservation laws checked and forced actions resolved.
    pub fn play(mut self) -> Position {
        self.state.settle(&mut Log::silent()).expect("a position that can be played");
        Position::new(self.state)
    }

    fn player(&mut self, seat: Seat) -> &mut Player {
        &mut self.state.players[seat.index()]
    }

    fn clear_tile(&mut self, place: Place) {
        let tile = match self.state.trail[place.index()] {
            Some(Tile::Hazard(hazard)) => hazard.into(),
            Some(Tile::Teepee(teepee)) => teepee.into(),
            _ => return,
        };
        self.state.trail[place.index()] = None;
        self.state.supply[0].add(tile);
    }

    /// Takes a tile out of a pile; where no pile has it, out of a foresight space, which is refilled.
    fn draw_tile(&mut self, name: &str) -> Supply {
        let tile = Supply::from_name(name).unwrap_or_else(|| panic!("there is no tile {name}"));
        if let Some(pile) = self.state.supply.iter_mut().find(|pile| pile.get(tile) > 0) {
            pile.remove(tile);
            return tile;
        }
        let space = self.state.foresight.iter_mut().flatten().find(|space| **space == Some(tile));
        *space.unwrap_or_else(|| panic!("no {name} left")) = None;
        tile
    }

    fn fetch(&mut self, seat: Seat, names: &str) -> Cards {
        let mut cards = Cards::default();
        for name in names.split_whitespace() {
            cards.add(self.fetch_card(seat, name));
        }
        cards
    }

    fn fetch_card(&mut self, seat: Seat, name: &str) -> Card {
        if let Some(cattle) = Cattle::from_name(name) {
            let player = &mut self.state.players[seat.index()];
            for pile in [&mut player.discard, &mut player.stack] {
                if pile.cattle.get(cattle) > 0 {
                    pile.cattle.remove(cattle);
                    return Card::Cattle(cattle);
                }
            }
            let market = [&mut self.state.market_stack, &mut self.state.market];
            let pile = market.into_iter().find(|pile| pile.get(cattle) > 0);
            pile.unwrap_or_else(|| panic!("no {name} left")).remove(cattle);
            return Card::Cattle(cattle);
        }
        let card = self.state.objectives.iter().find(|card| card.card().id == name);
        if let Some(card) = card {
            self.state.objectives.remove(card);
            return Card::Objective(card);
        }
        // On display: another card takes its place there.
        let row = self.state.display.iter().position(|card| card.is_some_and(|card| card.card().id == name));
        let row = row.unwrap_or_else(|| panic!("there is no card {name} left"));
        let card = self.state.display[row].expect("a card");
        self.state.display[row] = self.state.objectives.iter().next();
        if let Some(other) = self.state.display[row] {
            self.state.objectives.remove(other);
        }
        Card::Objective(card)
    }
}

fn at(place: &str) -> Place {
    Place::from_name(place).unwrap_or_else(|| panic!("there is no place {place}"))
}

impl Position {
    /// The keys on offer that begin like this.
    pub fn menu_of(&self, beginning: &str) -> Vec<String> {
        self.menu().into_iter().filter(|key| key.starts_with(beginning)).collect()
    }

    pub fn player(&self, seat: Seat) -> &Player {
        &self.state().players[seat.index()]
    }

    pub fn dollars(&self, seat: Seat) -> u16 {
        self.player(seat).dollars
    }

    pub fn tile(&self, place: &str) -> Option<Tile> {
        self.state().trail[at(place).index()]
    }

    pub fn herder(&self, seat: Seat) -> String {
        self.player(seat).herder.map_or("", Place::name).to_owned()
    }

    pub fn engine(&self, seat: Seat) -> String {
        self.player(seat).engine.name().to_owned()
    }

    /// The names of the cards of a pile, in canonical order.
    pub fn names(cards: &Cards) -> Vec<String> {
        cards.names().into_iter().map(str::to_owned).collect()
    }

    pub fn hand(&self, seat: Seat) -> Vec<String> {
        Self::names(&self.player(seat).hand)
    }

    pub fn discard(&self, seat: Seat) -> Vec<String> {
        Self::names(&self.player(seat).discard)
    }
}
