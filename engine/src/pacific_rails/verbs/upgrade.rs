//! Upgrades of carriages.

use crate::kit::{Done, fault, key, spot, unless};
use crate::pacific_rails::content::*;
use crate::pacific_rails::speech::label;
use crate::pacific_rails::state::{Action, Log, Points, Put, Ruling, State, What, Why};
use crate::{Flow, Offer, Phrase};

impl State {
    /// A new upgrade goes on the leftmost carriage with a specialist and without one; an old one may be replaced by
    /// another of its level where that is allowed. Levels tell the two apart.
    pub(crate) fn put_upgrades<P: Put>(&self, gate: Option<Why>, swap: bool, put: &mut P) -> Flow {
        let me = self.me();
        let new = me.carriage_to_upgrade();
        for kind in 0..MOST_UPGRADES as u8 {
            let level = UPGRADE_LEVELS[kind as usize];
            let old = me.upgrades[level];
            let can = if let Some(why) = gate {
                Err(why)
            } else if new != Some(level) && (old.is_none() || !swap) {
                Err(Why::NoCarriageToUpgrade)
            } else if old == Some(kind) {
                unless(self.ruled(Ruling::SwapMustDiffer), Why::SameUpgrade)
            } else {
                unless(self.upgrades[kind as usize] == 0, Why::UpgradeGone)
            };
            put(Action::Upgrade(kind), can)?;
        }
        Flow::Continue(())
    }

    pub(crate) fn upgrade(&mut self, kind: u8, points: u8, log: &mut Log) -> Done {
        let level = *UPGRADE_LEVELS.get(kind as usize).ok_or_else(|| fault("there is no such upgrade"))?;
        let old = self.me().upgrades[level];
        if let Some(old) = old {
            self.upgrades[old as usize] += 1;
        }
        let left = &mut self.upgrades[kind as usize];
        *left = left.checked_sub(1).ok_or_else(|| fault("this upgrade is gone"))?;
        self.me_mut().upgrades[level] = Some(kind);
        let points = if old.is_some() && !self.ruled(Ruling::SwapScores) { 0 } else { points };
        self.score(self.turn, Points::Upgrades, points);
        match old {
            None => self.note(log, || What::Upgraded { kind, points }),
            Some(old) => self.note(log, || What::Swapped { old, kind, points }),
        }
        Ok(())
    }

    pub(crate) fn upgrade_offer(&self, kind: u8) -> Offer {
        let level = UPGRADE_LEVELS[kind as usize];
        let old = self.me().upgrades[level];
        let (label, brings) = match old {
            Some(old) => ("pri-offer-swap", Phrase::new("pri-hint-swap").name("old", label::upgrade(old))),
            None => ("pri-offer-upgrade", Phrase::new("pri-hint-upgrade").number("carriage", level as u32 + 1)),
        };
        let points = old.is_some_and(|_| !self.ruled(Ruling::SwapScores)).then_some(0);
        let label = Phrase::new(label).name("upgrade", label::upgrade(kind));
        Offer::new(key!("upgrade.{}", Board::upgrade_name(kind)), label)
            .hint(self.price(points, brings))
            .at(spot!("train.{}", level + 1))
    }
}
