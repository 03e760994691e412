//! Every change of money, certificates and cards goes through here and is recorded.

use super::event::{Event, Log, What};
use super::frame::Frame;
use super::piles::{Card, Cards, ObjectiveSet};
use super::table::State;
use super::why::Why;
use crate::Seat;
use crate::great_western_trail::content::*;
use crate::kit::{Done, fault};

impl State {
    #[inline]
    pub(crate) fn note(&self, log: &mut Log, what: impl FnOnce() -> What) {
        let seat = self.turn;
        log.tell(|| Event { seat, what: what() });
    }

    /// Dollars from the bank.
    pub(crate) fn gain(&mut self, dollars: u8, log: &mut Log) {
        if dollars > 0 {
            self.me_mut().dollars += u16::from(dollars);
            self.bank -= i32::from(dollars);
            self.note(log, || What::Gained { dollars });
        }
    }

    /// Dollars to the bank, in full.
    pub(crate) fn pay(&mut self, dollars: u8) -> Done {
        let money = &mut self.me_mut().dollars;
        *money = money.checked_sub(dollars.into()).ok_or_else(|| fault("more was paid than there was"))?;
        self.bank += i32::from(dollars);
        Ok(())
    }

    /// The city of a delivery whose transport is still to be paid.
    pub(crate) fn unpaid_delivery(&self) -> Option<City> {
        if self.me().herder != Some(KANSAS_CITY) {
            return None;
        }
        self.agenda.iter().find_map(|frame| match *frame {
            Frame::Departure { city, paid: false } => Some(city),
            _ => None,
        })
    }

    /// What that transport costs from where the engine stands.
    fn owed(&self) -> u8 {
        self.unpaid_delivery().map_or(0, |city| self.transport_to(city))
    }

    /// The dollars that may be spent: those kept for the transport may not.
    pub(crate) fn purse(&self) -> u16 {
        self.me().dollars.saturating_sub(self.owed().into())
    }

    pub(crate) fn can_pay(&self, need: u8) -> Result<(), Why> {
        if self.purse() >= need.into() {
            Ok(())
        } else if self.me().dollars >= need.into() {
            Err(Why::DollarsKept { need, kept: self.owed() })
        } else {
            Err(Why::Dollars { need })
        }
    }

    pub(crate) fn pay_player(&mut self, payee: Seat, dollars: u8) -> Done {
        let money = &mut self.me_mut().dollars;
        *money = money.checked_sub(dollars.into()).ok_or_else(|| fault("more was paid than there was"))?;
        self.players[payee.index()].dollars += u16::from(dollars);
        Ok(())
    }

    /// Moves the certificate marker, as far as the limit allows. More certificates never hurt, so nobody is asked
    /// whether to take fewer.
    pub(crate) fn add_certificates(&mut self, places: u8, log: &mut Log) {
        let me = self.me_mut();
        let to = (me.certificates.saturating_add(places)).min(me.certificate_limit());
        if to > me.certificates {
            me.certificates = to;
            self.note(log, || What::Certificates { now: CERTIFICATE_TRACK[to as usize] });
        }
    }

    pub(crate) fn gain_tokens(&mut self, count: u8, log: &mut Log) {
        let me = self.me_mut();
        me.exchange = me.exchange.saturating_add(count);
        self.note(log, || What::Tokens { count });
    }

    /// A card leaves the hand for a place where everybody sees it.
    fn leaves_hand(&mut self, card: Card) {
        let me = self.me_mut();
        me.hand.remove(card);
        if let Card::Objective(objective) = card {
            me.secret.remove(objective);
            me.shown.remove(objective);
        }
    }

    pub(crate) fn discard(&mut self, card: Card) {
        self.leaves_hand(card);
        self.me_mut().discard.add(card);
    }

    pub(crate) fn discard_hand(&mut self) {
        let me = self.me_mut();
        let hand = std::mem::take(&mut me.hand);
        me.discard.add_all(&hand);
        me.secret = ObjectiveSet::NONE;
        me.shown = ObjectiveSet::NONE;
    }

    pub(crate) fn trash(&mut self, card: Card) {
        self.leaves_hand(card);
        match card {
            Card::Cattle(cattle) => self.me_mut().trashed.add(cattle),
            Card::Objective(objective) => self.removed.add(objective),
        }
    }

    pub(crate) fn put_into_area(&mut self, objective: Objective) {
        self.leaves_hand(Card::Objective(objective));
        self.me_mut().area.add(objective);
    }

    /// Draws as many cards as there are, up to `count`. The discard pile becomes the stack only when a card is needed
    /// and the stack is empty (first edition, "What is your herd deck?").
    pub(crate) fn draw_cards(&mut self, count: u8, log: &mut Log) -> u8 {
        let mut drawn = Cards::default();
        for _ in 0..count {
            let me = &mut self.players[self.turn.index()];
            if me.stack.is_empty() {
                me.stack = std::mem::take(&mut me.discard);
            }
            let Some(card) = me.stack.draw(&mut self.dice) else { break };
            me.hand.add(card);
            drawn.add(card);
        }
        if !drawn.is_empty() {
            self.note(log, || What::Drew { cards: drawn });
        }
        drawn.len()
    }
}
