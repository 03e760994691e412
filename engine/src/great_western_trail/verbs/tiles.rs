//! Hazards, teepees or outlaws, and workers on the board.

use super::verb::{Verb, skip};
use crate::Flow;
use crate::great_western_trail::content::*;
use crate::great_western_trail::speech::names::{self, Name};
use crate::great_western_trail::speech::{hints, spots, trail};
use crate::great_western_trail::state::{Action, Frame, Log, Put, State, What, Why};
use crate::kit::{Done, fault, key};
use crate::{Offer, Phrase};

/// Take a teepee or an outlaw and settle the value of its space.
#[derive(Clone, Copy)]
pub struct Trade;

impl Verb for Trade {
    fn check(self, state: &State) -> Result<(), Why> {
        state.can_trade()
    }

    fn begin(self, state: &mut State, optional: bool, _: &mut Log) -> Done {
        state.agenda.push(Frame::Trade { optional });
        Ok(())
    }

    fn label(self, state: &State) -> Phrase {
        Phrase::new(if state.has_outlaws() { "gwt-act-outlaw" } else { "gwt-act-trade" })
    }

    fn hint(self, state: &State) -> Phrase {
        Phrase::new(if state.has_outlaws() { "gwt-hint-outlaw" } else { "gwt-hint-trade" })
    }

    fn key(self) -> Name {
        "trade".into()
    }
}

#[derive(Clone, Copy)]
pub struct RemoveHazard {
    pub cost: u8,
}

impl Verb for RemoveHazard {
    fn check(self, state: &State) -> Result<(), Why> {
        state.can_remove_hazard(self.cost)
    }

    fn begin(self, state: &mut State, optional: bool, _: &mut Log) -> Done {
        state.agenda.push(Frame::RemoveHazard { cost: self.cost, optional });
        Ok(())
    }

    fn label(self, _: &State) -> Phrase {
        Phrase::new("gwt-act-hazard")
    }

    fn hint(self, _: &State) -> Phrase {
        Phrase::new("gwt-hint-hazard").number("dollars", self.cost)
    }

    fn key(self) -> Name {
        "hazard".into()
    }
}

pub fn prompt_trade(state: &State) -> Phrase {
    Phrase::new(if state.has_outlaws() { "gwt-ask-outlaw" } else { "gwt-ask-trade" })
}

pub fn prompt_hazard(cost: u8) -> Phrase {
    Phrase::new("gwt-ask-hazard").number("dollars", cost)
}

pub fn prompt_either(state: &State) -> Phrase {
    Phrase::new(if state.has_outlaws() { "gwt-ask-hazard-or-outlaw" } else { "gwt-ask-hazard-or-trade" })
}

/// The hazard, the teepee or the outlaw of that space.
pub fn offer(state: &State, place: Place) -> Offer {
    let (label, hint) = match state.trail[place.index()] {
        Some(Tile::Hazard(hazard)) => {
            let cost = if let Frame::RemoveHazard { cost, .. } = state.top() { cost } else { 0 };
            let label = trail::hazard(hazard).name("place", names::place(place));
            (label, hints::joined([hints::pay(cost), Phrase::new(names::place(place))]))
        }
        Some(Tile::Teepee(teepee)) => {
            let label = Phrase::new("gwt-offer-teepee").name("tile", names::supply(teepee.into()));
            let hint = match state.space(place).kind {
                SpaceKind::Trade(value) if value < 0 => hints::pay(value.unsigned_abs()),
                SpaceKind::Trade(value) => Phrase::new("gwt-hint-gain").number("dollars", value),
                _ => Phrase::new("gwt-hint-gain-token"),
            };
            (label.name("place", names::place(place)), hint)
        }
        _ => (Phrase::new("gwt-act-choice"), Phrase::new("gwt-act-choice")),
    };
    Offer::new(key!("take.{}", place.name()), label).hint(hint).at(spots::trail(place))
}

impl State {
    /// Onto the lowest free number of its section; `false` if the section is full.
    pub(crate) fn place_hazard(&mut self, hazard: Hazard) -> bool {
        self.place_first_free(&hazard_spaces(hazard.hazard_type()), Tile::Hazard(hazard))
    }

    /// Onto the free space with the lowest value; `false` if the section is full.
    pub(crate) fn place_teepee(&mut self, teepee: Teepee) -> bool {
        self.place_first_free(self.catalog().trade_spaces, Tile::Teepee(teepee))
    }

    fn place_first_free(&mut self, section: &[Place], tile: Tile) -> bool {
        let free = section.iter().find(|place| self.trail[place.index()].is_none());
        if let Some(place) = free {
            self.trail[place.index()] = Some(tile);
        }
        free.is_some()
    }

    pub(crate) fn job_market_is_full(&self) -> bool {
        self.token as usize >= JOB_ROWS
    }

    /// Into the token's row, left to right. Filling the token's own space moves it on at once, over a yellow arrow
    /// with a refill of the cattle market in mid-phase, over the red one with the end of the game.
    pub(crate) fn place_worker(&mut self, worker: Worker, log: &mut Log) -> Done {
        let columns = self.players.len();
        let row = self.jobs.get_mut(self.token as usize).ok_or_else(|| fault("the job market is full"))?;
        let column = row[..columns].iter().position(Option::is_none).ok_or_else(|| fault("the token's row is full"))?;
        row[column] = Some(worker);
        if column + 1 < columns {
            return Ok(());
        }
        self.token += 1;
        if YELLOW_ARROWS.contains(&(self.token - 1)) {
            self.fill_market(log);
        }
        if self.job_market_is_full() {
            self.ended_by = Some(self.turn);
            self.me_mut().token = true;
            self.note(log, || What::TookToken);
        }
        Ok(())
    }

    /// What a trade at that space brings or costs.
    pub(crate) fn trade_value(&self, place: Place) -> i8 {
        if let SpaceKind::Trade(value) = self.space(place).kind { value } else { 0 }
    }

    /// The teepees or outlaws on the board, with what taking them brings or costs.
    pub(crate) fn teepees(&self) -> impl Iterator<Item = (Place, Teepee, i8)> {
        let catalog = self.catalog();
        catalog.trade_spaces.iter().filter_map(move |&place| {
            let Some(Tile::Teepee(teepee)) = self.trail[place.index()] else { return None };
            let value = if let SpaceKind::Trade(value) = catalog.space(place).kind { value } else { 0 };
            Some((place, teepee, value))
        })
    }

    pub(crate) fn hazards(&self) -> impl Iterator<Item = (Place, Hazard)> {
        HazardType::ALL.into_iter().flat_map(hazard_spaces).filter_map(|place| {
            let Some(Tile::Hazard(hazard)) = self.trail[place.index()] else { return None };
            Some((place, hazard))
        })
    }

    /// Whether the tiles of the trade section are called outlaws.
    pub(crate) fn has_outlaws(&self) -> bool {
        self.catalog().trade_spaces == &OUTLAW_SPACES
    }

    fn can_take_teepee(&self, value: i8) -> Result<(), Why> {
        self.can_pay(value.min(0).unsigned_abs())
    }

    fn can_trade(&self) -> Result<(), Why> {
        let mut can = Err(Why::NoTeepees);
        for (_, _, value) in self.teepees() {
            can = self.can_take_teepee(value);
            if can.is_ok() {
                break;
            }
        }
        can
    }

    fn put_teepees<P: Put>(&self, put: &mut P) -> Flow {
        for (place, _, value) in self.teepees() {
            put(Action::Take(place), self.can_take_teepee(value))?;
        }
        Flow::Continue(())
    }

    fn can_remove_hazard(&self, cost: u8) -> Result<(), Why> {
        if self.hazards().next().is_none() { Err(Why::NoHazards) } else { self.can_pay(cost) }
    }

    fn put_hazards<P: Put>(&self, cost: u8, put: &mut P) -> Flow {
        for (place, _) in self.hazards() {
            put(Action::Take(place), self.can_remove_hazard(cost))?;
        }
        Flow::Continue(())
    }

    pub(crate) fn put_trade<P: Put>(&self, optional: bool, put: &mut P) -> Flow {
        self.put_teepees(put)?;
        skip(optional, put)
    }

    pub(crate) fn put_removals<P: Put>(&self, cost: u8, optional: bool, put: &mut P) -> Flow {
        self.put_hazards(cost, put)?;
        skip(optional, put)
    }

    /// A hazard for nothing, or a trade.
    pub(crate) fn put_removals_or_trade<P: Put>(&self, put: &mut P) -> Flow {
        self.put_hazards(0, put)?;
        self.put_teepees(put)?;
        skip(true, put)
    }

    /// Takes the hazard or teepee of that space.
    pub(crate) fn take_tile(&mut self, place: Place, cost: u8, log: &mut Log) -> Done {
        match self.trail[place.index()].take() {
            Some(Tile::Hazard(hazard)) => {
                self.pay(cost)?;
                self.me_mut().hazards.add(hazard);
                self.note(log, || What::RemovedHazard { hazard, cost });
            }
            Some(Tile::Teepee(teepee)) => {
                let value = self.trade_value(place);
                self.me_mut().teepees[teepee.half()] += 1;
                self.note(log, || What::Traded { teepee, value });
                if self.space(place).kind == SpaceKind::TradeForToken {
                    self.gain_tokens(1, log);
                } else if value < 0 {
                    self.pay(value.unsigned_abs())?;
                } else {
                    self.gain(value.unsigned_abs(), log);
                }
            }
            _ => return Err(fault("there is nothing to take here")),
        }
        Ok(())
    }
}
