//! Dealing a table.

use crate::great_western_trail::content::*;
use crate::great_western_trail::state::charter::{Charter, Setup, Sides};
use crate::great_western_trail::state::piles::{Bag, Counts, MasterSet, NumberSet, ObjectiveSet, PlaceSet};
use crate::great_western_trail::state::{Frame, Log, Player, State};
use crate::kit::{Done, fault};
use crate::{Dice, Seat};
use arrayvec::ArrayVec;

impl State {
    pub(crate) fn deal(setup: Setup, players: u8, mut dice: Dice, log: &mut Log) -> Result<State, crate::Fault> {
        if !(2..=4).contains(&players) {
            return Err(fault("two to four play"));
        }
        let mut charter = Charter {
            version: setup.version,
            edition: setup.edition,
            north: setup.north,
            extra_breed: setup.extra_breed,
            b_sides: NumberSet(0),
            cowboy_reveal: setup.cowboy_reveal,
        };
        let catalog = charter.catalog();
        charter.b_sides = match setup.sides {
            Sides::Given(b_sides) => b_sides,
            Sides::Random => {
                let mut b_sides = NumberSet(0);
                (1..=catalog.faces.len() as u8).filter(|_| dice.below(2) == 1).for_each(|number| b_sides.add(number));
                b_sides
            }
        };
        let mut masters: ArrayVec<Master, { Master::ALL.len() }> = catalog.masters.iter().copied().collect();
        dice.shuffle(&mut masters);
        let (beside, spare) = masters.split_at(catalog.masters_used);
        let mut neutral: [u8; NEUTRAL_COUNT] = [0, 1, 2, 3, 4, 5, 6];
        if setup.neutral_random {
            dice.shuffle(&mut neutral);
        }
        let mut starting: ArrayVec<Starting, STARTING_COUNT> = charter.starting().collect();
        dice.shuffle(&mut starting);
        let town_tiles = town_tiles(catalog, &mut dice);
        let mut state = State {
            charter,
            dice,
            agenda: vec![Frame::Turn],
            turn: Seat(0),
            players: ArrayVec::new(),
            bank: 0,
            trail: [None; SPACE_COUNT],
            supply: catalog.piles.map(Bag::new),
            foresight: [[None; 2]; 3],
            boxed: Bag::NONE,
            jobs: [[None; 4]; JOB_ROWS],
            token: TOKEN_START,
            market: Counts::NONE,
            market_stack: Counts::new(std::array::from_fn(|kind| charter.market_cards(Cattle(kind as u8)))),
            display: [None; 4],
            objectives: ObjectiveSet::of(catalog.objectives),
            removed: ObjectiveSet::NONE,
            masters: std::array::from_fn(|row| beside.get(row).copied()),
            posted: [None; MASTER_STATIONS],
            spare_masters: MasterSet(0),
            town_tiles,
            used_buildings: PlaceSet(0),
            ended_by: None,
            over: false,
        };
        if catalog.goes_north() {
            for &master in spare {
                state.spare_masters.add(master);
            }
        }
        for (place, row) in NEUTRAL_SPACES.into_iter().zip(neutral) {
            state.trail[place.index()] = Some(Tile::Neutral(row));
        }
        state.first_tiles()?;
        for column in 0..3 {
            for row in 0..2 {
                state.foresight[column][row] = state.supply[column].draw(&mut state.dice);
            }
        }
        state.fill_jobs(players)?;
        for seat in Seat::all(players) {
            let dollars = START_DOLLARS[seat.index()];
            state.bank -= i32::from(dollars);
            state.players.push(Player::new(dollars, starting[seat.index()], catalog));
        }
        state.fill_market(log);
        state.fill_display(log);
        for seat in Seat::all(players) {
            state.turn = seat;
            state.draw_cards(catalog.start_cards[seat.index()], log);
        }
        state.turn = Seat(1);
        state.ready_hand();
        state.settle(log)?;
        Ok(state)
    }

    /// Draws tiles from the first pile until seven lie on the trail. A hazard whose section is full goes back.
    pub(crate) fn first_tiles(&mut self) -> Done {
        let mut placed = 0;
        while placed < FIRST_TILES {
            let tile = self.supply[0].draw(&mut self.dice).ok_or_else(|| fault("the first pile is empty"))?;
            let fits = match tile.kind() {
                SupplyKind::Hazard(hazard) => self.place_hazard(hazard),
                SupplyKind::Teepee(teepee) => self.place_teepee(teepee),
                SupplyKind::Worker(_) => return Err(fault("a worker in the first pile")),
            };
            if fits {
                placed += 1;
            } else {
                self.supply[0].add(tile);
            }
        }
        Ok(())
    }

    /// The first row is full, the second but for the token's space.
    fn fill_jobs(&mut self, players: u8) -> Done {
        let columns = players as usize;
        for space in 0..2 * columns - 1 {
            let tile = self.supply[1].draw(&mut self.dice).map(Supply::kind);
            let Some(SupplyKind::Worker(worker)) = tile else { return Err(fault("no worker in the second pile")) };
            self.jobs[space / columns][space % columns] = Some(worker);
        }
        Ok(())
    }
}

/// Six of the ten town tiles, for the medium towns in their order.
fn town_tiles(catalog: &Catalog, dice: &mut Dice) -> [Option<TownTile>; TOWN_TILES] {
    let mut tiles: Vec<TownTile> = Vec::new();
    for &tile in catalog.town_tiles {
        tiles.extend(std::iter::repeat_n(tile, TILES_OF_A_KIND.into()));
    }
    dice.shuffle(&mut tiles);
    std::array::from_fn(|row| tiles.get(row).copied())
}
