//! Where nothing is left but to decline, declining finishes the turn.

use crate::pacific_rails::speech::label;
use crate::pacific_rails::state::{Action, Frame, State};
use crate::pacific_rails::verbs::centre::centre_done;
use crate::{Menu, Phrase, Tone};

impl State {
    /// What declines and leaves nothing else to do ends the turn at once.
    pub(super) fn finishing(&self, mut menu: Menu<Action>) -> Menu<Action> {
        for bundle in menu.bundles.iter_mut().filter(|bundle| bundle.offer.tone == Tone::Less) {
            let after = bundle.actions.iter().try_fold(self.clone(), |state, &action| state.after(action));
            if after.is_some_and(|after| !after.over && after.turn == self.turn && after.top() == Frame::End) {
                bundle.actions.push(Action::Finish);
                bundle.offer.label = Phrase::new("pri-offer-finish");
                bundle.offer.tone = Tone::Finish;
                bundle.offer.hint = Some(label::and(self.left_out(), Phrase::new("pri-hint-ends")));
            }
        }
        menu
    }

    /// What a turn that ends now goes without.
    fn left_out(&self) -> Phrase {
        match self.top() {
            Frame::Special { .. } => Phrase::new("pri-hint-no-special"),
            Frame::Centre { mode, .. } => centre_done(mode),
            Frame::Train { .. } => Phrase::new("pri-hint-train-rests"),
            _ => Phrase::new("pri-hint-without"),
        }
    }
}
