//! Hiring workers.

use super::verb::{Verb, skip};
use crate::Flow;
use crate::great_western_trail::content::*;
use crate::great_western_trail::speech::names::Name;
use crate::great_western_trail::speech::{hints, spots};
use crate::great_western_trail::state::{Action, Frame, Log, Put, State, What, Why};
use crate::kit::{Done, fault, key};
use crate::{Offer, Phrase};

/// One worker, for the cost of its row and `cost` more.
#[derive(Clone, Copy)]
pub struct Hire {
    pub cost: i8,
}

impl Verb for Hire {
    fn check(self, state: &State) -> Result<(), Why> {
        state.can_hire(self.cost)
    }

    fn begin(self, state: &mut State, optional: bool, _: &mut Log) -> Done {
        state.agenda.push(Frame::Hire { cost: self.cost, optional });
        Ok(())
    }

    fn label(self, _: &State) -> Phrase {
        match self.cost {
            0 => Phrase::new("gwt-act-hire"),
            more if more > 0 => Phrase::new("gwt-act-hire-more").number("more", more),
            less => Phrase::new("gwt-act-hire-less").number("less", -less),
        }
    }

    fn hint(self, state: &State) -> Phrase {
        match state.cheapest_worker(self.cost) {
            Some(dollars) => Phrase::new("gwt-hint-hire").number("dollars", dollars),
            None => Phrase::new("gwt-hint-hire-none"),
        }
    }

    fn key(self) -> Name {
        match self.cost {
            0 => "hire".into(),
            more if more > 0 => format!("hire.plus-{more}").into(),
            less => format!("hire.minus-{}", -less).into(),
        }
    }
}

pub fn prompt() -> Phrase {
    Phrase::new("gwt-ask-hire")
}

pub fn offer(state: &State, worker: Worker, row: u8) -> Offer {
    let extra = if let Frame::Hire { cost, .. } = state.top() { cost } else { 0 };
    let cost = hire_cost(row as usize, extra);
    let label = Phrase::new(format!("gwt-offer-hire-{}", worker.name())).number("dollars", cost).number("row", row);
    let offer = Offer::new(key!("hire.{}-{cost}", worker.name()), label)
        .group(Phrase::new(format!("gwt-group-{}", worker.name())))
        .at(spots::job(row as usize));
    let slot = state.me().workers(worker) + 1;
    match slot_action(worker, slot) {
        Some(effect) => {
            let action = hints::effect(effect, state.has_outlaws());
            offer.hint(Phrase::new("gwt-hint-slot").number("slot", slot).phrase("action", action))
        }
        None => offer.hint(Phrase::new("gwt-hint-slot-plain").number("slot", slot)),
    }
}

impl State {
    fn can_hire_from(&self, worker: Worker, row: usize, extra: i8) -> Result<(), Why> {
        if self.me().workers(worker) >= SLOTS {
            return Err(Why::RowFull(worker));
        }
        if row >= self.token as usize {
            return Err(Why::TokenRow);
        }
        self.can_pay(hire_cost(row, extra))
    }

    /// Workers of one type at one price are offered once, from the highest row.
    fn put_workers<P: Put>(&self, extra: i8, put: &mut P) -> Flow {
        for worker in Worker::ALL {
            let mut seen = 0_u32;
            for (row, spaces) in self.jobs.iter().enumerate() {
                let price = 1 << HIRE_COST[row];
                let open = row < self.token as usize;
                if spaces.contains(&Some(worker)) && (!open || seen & price == 0) {
                    if open {
                        seen |= price;
                    }
                    put(Action::Hire(worker, row as u8), self.can_hire_from(worker, row, extra))?;
                }
            }
        }
        Flow::Continue(())
    }

    fn cheapest_worker(&self, extra: i8) -> Option<u8> {
        let mut least: Option<u8> = None;
        let _ = self.put_workers(extra, &mut |action, can: Result<(), Why>| {
            if let (Action::Hire(_, row), Ok(())) = (action, can) {
                let cost = hire_cost(row as usize, extra);
                least = Some(least.map_or(cost, |other| other.min(cost)));
            }
            Flow::Continue(())
        });
        least
    }

    pub(crate) fn put_hire<P: Put>(&self, extra: i8, optional: bool, put: &mut P) -> Flow {
        self.put_workers(extra, put)?;
        skip(optional, put)
    }

    fn can_hire(&self, extra: i8) -> Result<(), Why> {
        let mut can = Err(Why::NobodyToHire);
        let _ = self.put_workers(extra, &mut |_, this| {
            match (this, can) {
                (Ok(()), _) => {
                    can = Ok(());
                    return Flow::Break(());
                }
                (Err(Why::TokenRow), _) | (Err(Why::RowFull(_)), Err(Why::Dollars { .. })) => {}
                (Err(Why::Dollars { need }), Err(Why::Dollars { need: least })) => {
                    can = Err(Why::Dollars { need: need.min(least) });
                }
                (why, _) => can = why,
            }
            Flow::Continue(())
        });
        can
    }

    pub(crate) fn hire(&mut self, worker: Worker, row: u8, extra: i8, log: &mut Log) -> Done {
        let cost = hire_cost(row as usize, extra);
        self.pay(cost)?;
        let spaces = &mut self.jobs[row as usize];
        let column = spaces.iter().position(|&space| space == Some(worker)).ok_or_else(|| fault("no such worker"))?;
        spaces[column] = None;
        let slots = &mut self.me_mut().workers[worker as usize];
        *slots += 1;
        let slot = *slots;
        self.note(log, || What::Hired { worker, cost });
        // The worker stands on its slot before the slot's action: a craftsman already counts for the building.
        if let Some(effect) = slot_action(worker, slot)
            && self.check(effect).is_ok()
        {
            self.note(log, || What::UsedSlot { worker, slot });
            self.begin(effect, true, log)?;
        }
        Ok(())
    }
}

/// The price of a worker in that row of the job market.
pub fn hire_cost(row: usize, extra: i8) -> u8 {
    HIRE_COST[row].saturating_add_signed(extra)
}
