//! The centre: connections or hires, the first of them a must.

use super::content::*;
use super::event::What;
use super::frame::{Frame, Mode};
use super::{Action, Done, Flow, Log, Put, State, Why, fault, unless};

impl State {
    /// Costs follow the carriage of the leftmost free place.
    fn put_hires<P: Put>(&self, put: &mut P) -> Flow {
        let me = self.me();
        let carriage = me.free_slot().map(|slot| slot / SPECIALIST_SLOTS);
        for kind in Specialist::ALL {
            let can = match carriage {
                None => Err(Why::NoSlot),
                Some(_) if self.piles[kind.index()] == 0 => Err(Why::PileEmpty),
                Some(carriage) => {
                    let cost = self.board().hire[kind.index()][carriage];
                    let short = Good::ALL.into_iter().find(|good| me.goods[good.index()] < cost[good.index()]);
                    short.map_or(Ok(()), |good| Err(Why::Pay(good)))
                }
            };
            put(Action::Hire(kind), can)?;
        }
        Flow::Continue(())
    }

    pub(super) fn can_hire(&self) -> bool {
        self.put_hires(&mut |_, can: Result<(), Why>| if can.is_ok() { Flow::Break(()) } else { Flow::Continue(()) })
            .is_break()
    }

    pub(super) fn put_centre<P: Put>(&self, mode: Mode, left: u8, first: bool, put: &mut P) -> Flow {
        if left > 0 && mode != Mode::Hire {
            let open = self.open_engines();
            let [first, second] = self.me().engines;
            put(Action::Engine(0), unless(!open[0], Why::NoConnection))?;
            // Two engines in one city are the same choice.
            if first != second {
                put(Action::Engine(1), unless(!open[1], Why::NoConnection))?;
            }
        }
        if left > 0 && mode != Mode::Lay {
            self.put_hires(put)?;
        }
        if !first && self.may_add_hat() {
            put(Action::Hat, Ok(()))?;
        }
        if first { Flow::Continue(()) } else { put(Action::Skip, Ok(())) }
    }

    pub(super) fn centre(&mut self, mode: Mode, left: u8, first: bool, action: Action, log: &mut Log) -> Done {
        match action {
            Action::Hat => {
                self.spend_hat(log)?;
                self.agenda.push(Frame::Centre { mode, left: left + 1, first });
            }
            Action::Engine(engine) => {
                self.agenda.push(Frame::Centre { mode, left: left.saturating_sub(1), first: false });
                self.set_out(engine)?;
            }
            Action::Hire(kind) => {
                self.agenda.push(Frame::Centre { mode, left: left.saturating_sub(1), first: false });
                let slot = self.me().free_slot().ok_or_else(|| fault("no place is free"))?;
                let cost = self.board().hire[kind.index()][slot / SPECIALIST_SLOTS];
                for good in Good::ALL {
                    self.pay(good, cost[good.index()])?;
                }
                self.seat_specialist(kind, false, log)?;
            }
            Action::Skip => {}
            other => return Err(fault(format!("{other:?} is not done at the centre"))),
        }
        Ok(())
    }

    /// A worker had to leave the centre where nothing could be done.
    pub(super) fn nothing_done(&self, log: &mut Log) {
        self.note(log, || What::WentHome);
    }
}
