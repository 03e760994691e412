//! Exchange tokens: cards for cards, at any point of one's own turn.

use super::verb::Verb;
use crate::Flow;
use crate::great_western_trail::content::*;
use crate::great_western_trail::speech::names::Name;
use crate::great_western_trail::state::{Action, Frame, Log, Put, State, What, Why};
use crate::kit::{Done, key};
use crate::{Offer, Phrase};

/// Exchange tokens.
#[derive(Clone, Copy)]
pub struct Tokens {
    pub count: u8,
}

impl Verb for Tokens {
    fn check(self, _: &State) -> Result<(), Why> {
        Ok(())
    }

    fn begin(self, state: &mut State, _: bool, log: &mut Log) -> Done {
        state.gain_tokens(self.count, log);
        Ok(())
    }

    fn label(self, _: &State) -> Phrase {
        Phrase::new("gwt-act-exchange")
    }

    fn hint(self, _: &State) -> Phrase {
        Phrase::new("gwt-hint-token")
    }

    fn key(self) -> Name {
        "token".into()
    }
}

pub fn offer(state: &State) -> Offer {
    Offer::new(key!("exchange"), Phrase::new("gwt-offer-exchange"))
        .hint(Phrase::new("gwt-hint-exchange").number("left", state.me().exchange))
        .group(Phrase::new("gwt-group-exchange"))
}

impl Frame {
    /// Whether a token can be spent here. Not while cards are being drawn and discarded, and not where cards of the
    /// hand have been promised: they might be gone.
    fn takes_exchange(&self) -> bool {
        !matches!(
            self,
            Frame::Draw { .. } | Frame::Drop { .. } | Frame::Discard { .. } | Frame::Shed { .. } | Frame::Trash { .. }
        )
    }

    /// Whether spending one counts as a choice where only one other thing can be done. Elsewhere the forced action
    /// happens, and the token can be spent at the next choice.
    pub(crate) fn waits_for_exchange(&self) -> bool {
        matches!(self, Frame::Arrival)
    }
}

impl State {
    pub(crate) fn put_exchange<P: Put>(&self, frame: &Frame, put: &mut P) -> Flow {
        if self.me().exchange == 0 {
            return Flow::Continue(());
        }
        let can = if !frame.takes_exchange() {
            Err(Why::ExchangeNotNow)
        } else if self.me().can_draw() == 0 {
            Err(Why::NothingToDraw)
        } else {
            Ok(())
        };
        put(Action::Exchange, can)
    }

    /// What was being asked is asked again afterwards.
    pub(crate) fn exchange(&mut self, log: &mut Log) {
        let me = self.me_mut();
        me.exchange = me.exchange.saturating_sub(1);
        self.note(log, || What::Exchanged);
        self.agenda.push(Frame::Draw { up_to: EXCHANGE_CARDS, optional: false });
    }
}
