//! The offer of an action, in the words of its verb.

use super::opening::free_space_offer;
use crate::kit::key;
use crate::pacific_rails::state::{Action, Frame, State};
use crate::pacific_rails::verbs::centre::centre_done;
use crate::pacific_rails::verbs::hats::{hat_offer, hats_offer};
use crate::pacific_rails::verbs::special::skipped;
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
            Action::Take(good) => self.take_offer(good),
            Action::TakeTrack(track) => self.take_track_offer(track),
            Action::Discard(kind) => self.discard_offer(kind),
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
            Action::Finish => self.finish_offer(),
            Action::Skip => self.skip_offer(),
        }
    }

    pub(crate) fn finish_offer(&self) -> Offer {
        let next = self.turn.next(self.seats());
        Offer::new(key!("finish"), Phrase::new("pri-offer-finish"))
            .hint(Phrase::new("pri-hint-finish").seat("who", next))
            .tone(Tone::Finish)
    }

    fn skip_offer(&self) -> Offer {
        let (word, (label, hint)) = match self.top() {
            Frame::Special { district, .. } => {
                let label = self.special_of(district).map_or("pri-done", |(_, special)| skipped(special.effect));
                ("stop", (Phrase::new(label), Phrase::new("pri-hint-no-special")))
            }
            Frame::Train { left: 0, .. } => ("skip", without("pri-skip-hat")),
            Frame::Train { foreman, step, .. } => ("skip", self.skip_train(foreman, step)),
            Frame::Centre { mode, .. } => ("stop", (Phrase::new("pri-done"), centre_done(mode))),
            Frame::OnMap { station: true, .. } => ("skip", without("pri-skip-station")),
            _ => ("skip", without("pri-skip-telegraph")),
        };
        Offer::new(key!("{word}"), label).hint(hint).tone(Tone::Less)
    }
}

fn without(label: &'static str) -> (Phrase, Phrase) {
    (Phrase::new(label), Phrase::new("pri-hint-without"))
}
