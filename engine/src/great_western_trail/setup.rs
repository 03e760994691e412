//! Dealing a table.

use super::charter::{Charter, Edition, Setup, Sides};
use super::content::*;
use super::frame::Frame;
use super::piles::{Bag, Counts, NumberSet, ObjectiveSet};
use super::player::Player;
use super::{Done, Log, State, fault};
use crate::{Dice, Seat};
use arrayvec::ArrayVec;

impl State {
    pub(super) fn set_up(setup: Setup, players: u8, mut dice: Dice, log: &mut Log) -> Result<State, crate::Fault> {
        if !(2..=4).contains(&players) {
            return Err(fault("two to four play"));
        }
        let b_sides = match setup.sides {
            Sides::Given(b_sides) => b_sides,
            Sides::Random => {
                let mut b_sides = NumberSet(0);
                (1..=PRIVATE_COUNT as u8).filter(|_| dice.below(2) == 1).for_each(|number| b_sides.add(number));
                b_sides
            }
        };
        let mut masters = Master::ALL;
        dice.shuffle(&mut masters);
        let mut neutral: [u8; NEUTRAL_COUNT] = [0, 1, 2, 3, 4, 5, 6];
        if setup.neutral_random {
            dice.shuffle(&mut neutral);
        }
        let mut starting: [u8; 4] = [0, 1, 2, 3];
        dice.shuffle(&mut starting);
        let mut state = State {
            charter: Charter { edition: Edition::First, b_sides, cowboy_reveal: setup.cowboy_reveal },
            dice,
            agenda: vec![Frame::Turn],
            turn: Seat(0),
            players: ArrayVec::new(),
            bank: 0,
            trail: [None; SPACE_COUNT],
            supply: PILES.map(Bag::new),
            foresight: [[None; 2]; 3],
            boxed: Bag::NONE,
            jobs: [[None; 4]; JOB_ROWS],
            token: TOKEN_START,
            market: Counts::NONE,
            market_stack: Counts::new(std::array::from_fn(|kind| CATTLE[kind].market)),
            display: [None; 4],
            objectives: ObjectiveSet::ALL,
            removed: ObjectiveSet::NONE,
            masters: masters.map(Some),
            posted: [None; MASTER_STATIONS],
            ended_by: None,
            over: false,
        };
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
            state.players.push(Player::new(dollars, Starting(starting[seat.index()])));
        }
        state.fill_market(log);
        state.fill_display(log);
        for seat in Seat::all(players) {
            state.turn = seat;
            state.draw_cards(HAND_LIMIT, log);
        }
        state.turn = Seat(0);
        state.begin_turn();
        Ok(state)
    }

    /// Tiles of the first pile until seven lie on the trail. A hazard whose section is full goes back into the pile.
    pub(super) fn first_tiles(&mut self) -> Done {
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
