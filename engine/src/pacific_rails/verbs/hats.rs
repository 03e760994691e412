//! Hats add to an action: before it, or in the middle of it at tables that allow it.

use crate::kit::{Done, fault, key, spot};
use crate::pacific_rails::state::{Action, Frame, Log, Mode, Move, Put, Ruling, State, What};
use crate::{Flow, Offer, Phrase, Tone};

impl State {
    pub(crate) fn put_hats<P: Put>(&self, put: &mut P) -> Flow {
        for hats in 0..=self.me().hats {
            put(Action::Hats(hats), Ok(()))?;
        }
        Flow::Continue(())
    }

    pub(crate) fn plan_hats(&mut self, district: u8, how: Move, mode: Mode, log: &mut Log) -> Done {
        if self.me().hats > 0 && self.ruled(Ruling::HatsDeclared) {
            self.agenda.push(Frame::Hats { district, how, mode });
            return Ok(());
        }
        self.perform(district, how, mode, 0, log)
    }

    /// May a hat still be spent in the middle of an action?
    #[inline]
    pub(crate) fn may_add_hat(&self) -> bool {
        !self.ruled(Ruling::HatsDeclared) && self.me().hats > 0
    }

    pub(crate) fn spend_hat(&mut self, log: &mut Log) -> Done {
        let me = self.me_mut();
        me.hats = me.hats.checked_sub(1).ok_or_else(|| fault("a hat that is not there"))?;
        self.note(log, || What::SpentHats { hats: 1 });
        Ok(())
    }

    pub(crate) fn hats_prompt(&self) -> Phrase {
        Phrase::new("pri-ask-hats").number("count", self.me().hats)
    }
}

pub(crate) fn hats_offer(hats: u8) -> Offer {
    match hats {
        0 => Offer::new(key!("hats.0"), Phrase::new("pri-offer-no-hats"))
            .hint(Phrase::new("pri-hint-no-hats"))
            .tone(Tone::Less),
        _ => Offer::new(key!("hats.{hats}"), Phrase::new("pri-offer-hats").number("count", hats))
            .hint(Phrase::new("pri-hint-hats").number("count", hats))
            .at(spot!("hats")),
    }
}

pub(crate) fn hat_offer() -> Offer {
    Offer::new(key!("hat"), Phrase::new("pri-offer-hat"))
        .hint(Phrase::new("pri-hint-hats").number("count", 1))
        .at(spot!("hats"))
}
