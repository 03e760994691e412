//! The activation of a train: the foreman, then carriage by carriage the upgrade and the specialists.

use super::content::*;
use super::event::What;
use super::frame::{Frame, LAST_STEP, Step};
use super::{Action, Done, Flow, Log, Put, Ruling, State, Why, fault, unless};

/// Upgrades come after the specialists among the bits of what takes part.
const UPGRADE_BITS: usize = CARRIAGES * SPECIALIST_SLOTS;
pub const EVERYTHING: u16 = (1 << (UPGRADE_BITS + CARRIAGES)) - 1;

impl State {
    /// What takes part in an activation that begins now.
    pub(super) fn takes_part(&self) -> u16 {
        if self.ruled(Ruling::AdditionsAct) {
            return EVERYTHING;
        }
        let me = self.me();
        let present = me.specialists.iter().map(Option::is_some).chain(me.upgrades.iter().map(Option::is_some));
        present.enumerate().fold(0, |part, (at, here)| part | u16::from(here) << at)
    }

    /// Who acts in that step.
    pub(super) fn acting(&self, foreman: Specialist, step: u8) -> Option<Specialist> {
        match Step::of(step) {
            Step::Foreman => Some(foreman),
            Step::Upgrade { .. } => None,
            Step::Slot { slot } => self.me().specialists[slot],
        }
    }

    /// Goes on to the next step in which somebody acts; upgrades pay on the way.
    pub(super) fn next_step(&mut self, foreman: Specialist, step: u8, saved: u8, part: u16, log: &mut Log) {
        let mut step = step + 1;
        while step <= LAST_STEP {
            match Step::of(step) {
                Step::Foreman => {}
                Step::Slot { slot } => {
                    if part >> slot & 1 == 1 && self.me().specialists[slot].is_some() {
                        let left = self.board().repeats[slot / SPECIALIST_SLOTS];
                        self.agenda.push(Frame::Train { foreman, step, left, saved, part });
                        return;
                    }
                }
                Step::Upgrade { carriage } => {
                    if let Some(kind) = self.me().upgrades[carriage]
                        && part >> (UPGRADE_BITS + carriage) & 1 == 1
                    {
                        self.agenda.push(Frame::Train { foreman, step, left: 0, saved, part });
                        self.note(log, || What::Paid { kind });
                        let gain = self.board().upgrade_gain[carriage];
                        match Good::ALL.get(kind as usize % 4) {
                            Some(&good) if usize::from(kind) < 8 => self.gain(self.turn, good, gain, log),
                            _ => self.pick(gain, 0b1111),
                        }
                        return;
                    }
                }
            }
            step += 1;
        }
    }

    pub(super) fn put_train<P: Put>(&self, frame: Frame, put: &mut P) -> Flow {
        let Frame::Train { foreman, step, left, saved, .. } = frame else { return Flow::Continue(()) };
        match self.acting(foreman, step) {
            Some(Specialist::Financier) if left > 0 => self.put_congress(left, saved, put)?,
            Some(kind) => self.put_conversions(kind, left, put)?,
            None => {}
        }
        if step == 0 && self.may_add_hat() {
            put(Action::Hat, Ok(()))?;
        }
        put(Action::Skip, Ok(()))
    }

    fn put_conversions<P: Put>(&self, kind: Specialist, left: u8, put: &mut P) -> Flow {
        let pays = self.board().pays[kind.index()];
        let Some(track) = self.board().gains[kind.index()] else { return Flow::Continue(()) };
        let (held, supply) = (self.me().goods[pays.index()], self.tiles_in_supply(track));
        for count in 1..=left {
            let can = if held < count { Err(Why::Pay(pays)) } else { unless(supply < count, Why::SupplyEmpty) };
            put(Action::Convert(count), can)?;
        }
        Flow::Continue(())
    }

    /// One choice of the acting specialist.
    pub(super) fn train(&mut self, frame: Frame, action: Action, log: &mut Log) -> Done {
        let Frame::Train { foreman, step, left, saved, part } = frame else { return Err(fault("no train is active")) };
        let again = |left, saved| Frame::Train { foreman, step, left, saved, part };
        let kind = self.acting(foreman, step);
        match action {
            Action::Convert(count) => {
                let kind = kind.ok_or_else(|| fault("nobody acts"))?;
                let track = self.board().gains[kind.index()].ok_or_else(|| fault("no track is made"))?;
                self.convert(self.board().pays[kind.index()], track, count)?;
                self.note(log, || What::Converted { by: kind, track, count, foreman: step == 0 });
                // How often is chosen once, so the rest is left; only a hat could add to it.
                self.agenda.push(again(0, saved));
            }
            Action::Hat => {
                self.spend_hat(log)?;
                self.agenda.push(again(left + 1, saved));
            }
            Action::Skip => {
                let financier = kind == Some(Specialist::Financier) && self.ruled(Ruling::ActionsAddUp);
                let saved = if financier { saved.saturating_add(left) } else { saved };
                self.next_step(foreman, step, saved, part, log);
            }
            Action::Senator(number) => {
                let senator = self.board().senators.get(number as usize).copied();
                let senator = senator.ok_or_else(|| fault("there is no such senator"))?;
                let from_saved = saved.min(senator.cost - 1);
                let now = left.checked_sub(senator.cost - from_saved).ok_or_else(|| fault("too few actions"))?;
                self.agenda.push(again(now, saved - from_saved));
                self.lobby(number, senator, log)?;
            }
            Action::Reset => {
                self.agenda.push(again(left.saturating_sub(1), saved));
                self.reset_senators(log)?;
            }
            other => return Err(fault(format!("{other:?} is not done by a train"))),
        }
        Ok(())
    }
}
