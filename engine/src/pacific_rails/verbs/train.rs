//! The activation of a train: the foreman, then carriage by carriage the upgrade and the specialists.

use crate::kit::{Done, fault, key, spot, unless};
use crate::pacific_rails::content::*;
use crate::pacific_rails::speech::label;
use crate::pacific_rails::state::{Action, Frame, LAST_STEP, Log, Put, Ruling, State, TrainStep, What, Why};
use crate::{Flow, Offer, Phrase};

/// Upgrades come after the specialists among the bits of what takes part.
const UPGRADE_BITS: usize = CARRIAGES * SPECIALIST_SLOTS;
pub const EVERYTHING: u16 = (1 << (UPGRADE_BITS + CARRIAGES)) - 1;

impl State {
    /// What takes part in an activation that begins now.
    pub(crate) fn takes_part(&self) -> u16 {
        if self.ruled(Ruling::AdditionsAct) {
            return EVERYTHING;
        }
        let me = self.me();
        let present = me.specialists.iter().map(Option::is_some).chain(me.upgrades.iter().map(Option::is_some));
        present.enumerate().fold(0, |part, (at, here)| part | u16::from(here) << at)
    }

    /// Who acts in that step.
    pub(crate) fn acting(&self, foreman: Specialist, step: u8) -> Option<Specialist> {
        match TrainStep::of(step) {
            TrainStep::Foreman => Some(foreman),
            TrainStep::Upgrade { .. } => None,
            TrainStep::Slot { slot } => self.me().specialists[slot],
        }
    }

    /// Goes on to the next step in which somebody acts; upgrades pay on the way.
    pub(crate) fn next_step(&mut self, foreman: Specialist, step: u8, saved: u8, part: u16, log: &mut Log) {
        let mut step = step + 1;
        while step <= LAST_STEP {
            match TrainStep::of(step) {
                TrainStep::Foreman => {}
                TrainStep::Slot { slot } => {
                    if part >> slot & 1 == 1 && self.me().specialists[slot].is_some() {
                        let left = self.board().repeats[slot / SPECIALIST_SLOTS];
                        self.agenda.push(Frame::Train { foreman, step, left, saved, part });
                        return;
                    }
                }
                TrainStep::Upgrade { carriage } => {
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

    pub(crate) fn put_train<P: Put>(&self, frame: Frame, put: &mut P) -> Flow {
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
    pub(crate) fn train(&mut self, frame: Frame, action: Action, log: &mut Log) -> Done {
        let Frame::Train { foreman, step, left, saved, part } = frame else { return Err(fault("no train is active")) };
        let again = |left, saved| Frame::Train { foreman, step, left, saved, part };
        let kind = self.acting(foreman, step);
        match action {
            Action::Convert(count) => {
                let kind = kind.ok_or_else(|| fault("nobody acts"))?;
                let track = self.board().gains[kind.index()].ok_or_else(|| fault("no track is made"))?;
                self.convert(self.board().pays[kind.index()], track, count)?;
                self.note(log, || What::Converted { by: kind, track, count, foreman: step == 0 });
                // How often is chosen once, so the rest lapses; only a hat could add to it.
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

    pub(crate) fn convert_offer(&self, count: u8) -> Offer {
        let Frame::Train { foreman, step, .. } = self.top() else { return self.make_offer(count, [0; 3]) };
        let acting = self.acting(foreman, step);
        let track = acting.and_then(|kind| self.board().gains[kind.index()]);
        let mut tiles = [0; 3];
        if let Some(track) = track {
            tiles[track.index()] = count;
        }
        self.make_offer(count, tiles)
    }

    /// So many tiles, whoever makes them; `first` by the one who acts now.
    pub(crate) fn make_offer(&self, first: u8, tiles: [u8; 3]) -> Offer {
        let mut pays = [0; 4];
        for kind in Specialist::ALL {
            if let Some(track) = self.board().gains[kind.index()] {
                pays[self.board().pays[kind.index()].index()] = tiles[track.index()];
            }
        }
        let (made, paid) = (label::amounts([0; 4], tiles), label::amounts(pays, [0; 3]));
        let [rails, bridges, tunnels] = tiles;
        // All three kinds by name are too long for a button.
        let (label, hint) = if tiles.contains(&0) {
            (Phrase::new("pri-offer-make").with("made", made), Phrase::new("pri-hint-make").with("paid", paid))
        } else {
            let all = Phrase::new("pri-offer-make-all");
            let all = all.number("rails", rails).number("bridges", bridges).number("tunnels", tunnels);
            (all, Phrase::new("pri-hint-make-all").with("made", made).with("paid", paid))
        };
        let offer = Offer::new(key!("make.{first}"), label).hint(hint);
        let spots = Good::ALL.into_iter().filter(|good| pays[good.index()] > 0);
        spots.fold(offer, |offer, good| offer.at(spot!("cargo.{}", good.name())))
    }

    /// What it is called that somebody does not act, and what it means.
    pub(crate) fn skip_train(&self, foreman: Specialist, step: u8) -> (Phrase, Phrase) {
        let acting = self.acting(foreman, step).unwrap_or(foreman);
        let label = match step {
            0 => Phrase::new("pri-skip-foreman"),
            _ => Phrase::new("pri-skip-specialist").name("specialist", label::specialist(acting)),
        };
        let hint = match self.board().gains[acting.index()] {
            Some(_) => Phrase::new("pri-hint-keep").name("good", label::good(self.board().pays[acting.index()])),
            None if self.ruled(Ruling::ActionsAddUp) => Phrase::new("pri-hint-save-actions"),
            None => Phrase::new("pri-hint-no-lobbying"),
        };
        (label, hint)
    }

    pub(crate) fn train_prompt(&self, foreman: Specialist, step: u8, left: u8, saved: u8) -> Phrase {
        let acting = self.acting(foreman, step).unwrap_or(foreman);
        let id = match (acting, step, saved) {
            (Specialist::Financier, 0, _) => "pri-ask-foreman-financier",
            (Specialist::Financier, _, 0) => "pri-ask-financier",
            (Specialist::Financier, ..) => "pri-ask-financier-saved",
            (_, 0, _) => "pri-ask-foreman",
            _ => "pri-ask-specialist",
        };
        Phrase::new(id)
            .name("specialist", label::specialist(acting))
            .number("count", left)
            .number("saved", saved)
            .number("carriage", step.saturating_sub(1) / 3 + 1)
    }
}
