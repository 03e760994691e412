//! What a frame asks, in the words of its verb.

use crate::pacific_rails::state::{Frame, State};
use crate::pacific_rails::verbs::centre::centre_prompt;
use crate::pacific_rails::verbs::congress::on_map_prompt;
use crate::{Phrase, Rules};

impl State {
    /// Said to the one who decides.
    pub(crate) fn prompt(&self) -> Phrase {
        match self.top() {
            Frame::FreeSpace => Phrase::new("pri-ask-free-space"),
            Frame::FirstEngine => Phrase::new("pri-ask-first-engine"),
            Frame::SecondEngine => Phrase::new("pri-ask-second-engine"),
            Frame::Turn => Phrase::new("pri-ask-turn").number("workers", self.me().reserve),
            Frame::Worker { district } => self.worker_prompt(district),
            Frame::Mode { .. } => Phrase::new("pri-ask-mode"),
            Frame::Hats { .. } => self.hats_prompt(),
            Frame::HatGift { left, .. } => Phrase::new("pri-ask-hat-gift").number("count", left),
            Frame::Discard { seat, .. } => self.discard_prompt(seat),
            Frame::Special { district, left } => self.special_prompt(district, left),
            Frame::Row { house } => self.row_prompt(house),
            Frame::Pick { left, .. } => Phrase::new("pri-ask-pick").number("count", left),
            Frame::PickTrack { left, .. } => Phrase::new("pri-ask-pick-track").number("count", left),
            Frame::Train { foreman, step, left, saved, .. } => self.train_prompt(foreman, step, left, saved),
            Frame::HouseOrUpgrade { .. } => Phrase::new("pri-ask-house-or-upgrade"),
            Frame::OnMap { station, telegraph, .. } => on_map_prompt(station, telegraph),
            Frame::FreeSpecialist => Phrase::new("pri-ask-free-specialist"),
            Frame::Centre { mode, left, .. } => centre_prompt(mode, left),
            Frame::Route => self.route_prompt(),
            Frame::End | Frame::Begin { .. } => Phrase::new("pri-ask-end"),
        }
    }

    /// Said to those who wait.
    pub(crate) fn waiting(&self) -> Phrase {
        let Some(who) = self.decider() else { return Phrase::new("pri-wait-over") };
        let id = match self.top() {
            Frame::FreeSpace => "pri-wait-free-space",
            Frame::FirstEngine | Frame::SecondEngine => "pri-wait-engine",
            Frame::Turn | Frame::Worker { .. } | Frame::Mode { .. } | Frame::Hats { .. } => "pri-wait-turn",
            Frame::HatGift { .. } => "pri-wait-hat-gift",
            Frame::Discard { .. } => "pri-wait-discard",
            Frame::Train { .. } => "pri-wait-train",
            Frame::Route | Frame::Centre { .. } => "pri-wait-centre",
            Frame::End => "pri-wait-end",
            _ => "pri-wait-action",
        };
        Phrase::new(id).seat("who", who)
    }
}
