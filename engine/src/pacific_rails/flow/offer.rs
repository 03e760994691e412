//! The offer of an action, in the words of its verb.

use super::opening::free_space_offer;
use crate::kit::key;
use crate::pacific_rails::state::{Action, Frame, State};
use crate::pacific_rails::verbs::cargo::{discard_offer, take_offer, take_track_offer};
use crate::pacific_rails::verbs::hats::{hat_offer, hats_offer};
use crate::pacific_rails::verbs::worker::mode_offer;
use crate::{Offer, Phrase, Tone};

impl State {
    pub(crate) fn offer(&self, action: Action) -> Offer {
        match action {
            Action::FreeSpace(good) => free_space_offer(good),
            Action::Start(start) => self.start_offer(start),
            Action::District(district) => self.district_offer(district),
            Action::Move(how) => self.move_offer(how),
            Action::Mode(mode) => mode_offer(mode),
            Action::Hats(hats) => hats_offer(hats),
            Action::Hat => hat_offer(),
            Action::Take(good) => take_offer(good),
            Action::TakeTrack(track) => take_track_offer(track),
            Action::Discard(kind) => discard_offer(kind),
            Action::House(good) => self.house_offer(good),
            Action::Station(city) => self.station_offer(city),
            Action::Telegraph(city) => self.telegraph_offer(city),
            Action::Upgrade(kind) => self.upgrade_offer(kind),
            Action::Row(good) => self.row_offer(good),
            Action::Convert(count) => self.convert_offer(count),
            Action::Senator(number) => self.senator_offer(number),
            Action::Reset => self.reset_offer(),
            Action::Hire(kind) => self.hire_offer(kind),
            Action::Engine(engine) => self.engine_offer(engine),
            Action::Go(cell) => self.go_offer(cell),
            Action::Finish => Offer::new(key!("finish"), Phrase::new("pri-offer-finish")).tone(Tone::Finish),
            Action::Skip => self.skip_offer(),
        }
    }

    pub(crate) fn skip_offer(&self) -> Offer {
        let (word, id) = match self.top() {
            Frame::Special { .. } => ("stop", "pri-skip-special"),
            Frame::Train { left: 0, .. } => ("skip", "pri-skip-hat"),
            Frame::Train { .. } => ("skip", "pri-skip-train"),
            Frame::Centre { .. } => ("stop", "pri-skip-centre"),
            _ => ("skip", "pri-skip"),
        };
        Offer::new(key!("{word}"), Phrase::new(id)).tone(Tone::Less)
    }
}
