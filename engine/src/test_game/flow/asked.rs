//! How actions and questions read, in the words of their verbs.

use crate::kit::key;
use crate::test_game::state::{Action, Frame, State};
use crate::test_game::verbs::ask::{ask_offer, give_offer};
use crate::test_game::verbs::cards::{draw_offer, pick_offer, put_prompt};
use crate::test_game::verbs::crates::open_offer;
use crate::{Offer, Phrase, Tone};

impl State {
    pub(crate) fn offer(&self, action: Action) -> Offer {
        match action {
            Action::Draw => draw_offer(),
            Action::Open => open_offer(),
            Action::Ask(other) => ask_offer(other),
            Action::Pick(good) => pick_offer(good),
            Action::Finish => Offer::new(key!("finish"), Phrase::new("tg-finish"))
                .hint(Phrase::new("tg-hint-finish"))
                .tone(Tone::Finish),
            Action::Put(cell) => self.put_offer(cell),
            Action::Give(good) => give_offer(good),
        }
    }

    pub(crate) fn prompt(&self) -> Phrase {
        match self.agenda.last() {
            None => Phrase::new("tg-over"),
            Some(Frame::Turn { left }) => Phrase::new("tg-prompt-turn").number("count", *left),
            Some(Frame::Put { good }) => put_prompt(*good),
            Some(Frame::Answer { .. }) => Phrase::new("tg-prompt-answer").seat("who", self.active()),
        }
    }

    pub(crate) fn waiting(&self) -> Phrase {
        let active = self.active();
        match self.agenda.last() {
            None => Phrase::new("tg-over"),
            Some(Frame::Turn { .. }) => Phrase::new("tg-wait-turn").seat("who", active),
            Some(Frame::Put { .. }) => Phrase::new("tg-wait-put").seat("who", active),
            Some(Frame::Answer { seat }) => Phrase::new("tg-wait-answer").seat("who", *seat).seat("other", active),
        }
    }
}
