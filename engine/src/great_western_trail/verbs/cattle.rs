//! The cattle market.

use super::verb::{Verb, skip};
use crate::Flow;
use crate::great_western_trail::content::*;
use crate::great_western_trail::speech::names::{self, Name};
use crate::great_western_trail::speech::{hints, spots};
use crate::great_western_trail::state::piles::{Card, CattleCounts, Counts};
use crate::great_western_trail::state::{Action, Frame, Log, Put, State, What, Why};
use crate::kit::{Done, key};
use crate::{Offer, Phrase};

#[derive(Clone, Copy)]
pub struct BuyCattle;

impl Verb for BuyCattle {
    fn check(self, state: &State) -> Result<(), Why> {
        state.can_buy(state.me().workers(Worker::Cowboy))
    }

    fn begin(self, state: &mut State, _: bool, _: &mut Log) -> Done {
        state.agenda.push(Frame::Buy { cowboys: state.me().workers(Worker::Cowboy) });
        Ok(())
    }

    fn label(self, _: &State) -> Phrase {
        Phrase::new("gwt-act-buy")
    }

    fn hint(self, state: &State) -> Phrase {
        let market = state.market.len();
        Phrase::new("gwt-hint-buy").number("cowboys", state.me().workers(Worker::Cowboy)).number("cards", market)
    }

    fn key(self) -> Name {
        "buy".into()
    }
}

/// A card of that breeding value from the cattle market, for nothing.
#[derive(Clone, Copy)]
pub struct ClaimCattle {
    pub breeding: u8,
}

impl Verb for ClaimCattle {
    fn check(self, state: &State) -> Result<(), Why> {
        state.can_claim(self.breeding)
    }

    fn begin(self, state: &mut State, optional: bool, _: &mut Log) -> Done {
        state.agenda.push(Frame::ClaimCattle { breeding: self.breeding, optional });
        Ok(())
    }

    fn label(self, _: &State) -> Phrase {
        Phrase::new("gwt-act-claim").number("value", self.breeding)
    }

    fn hint(self, _: &State) -> Phrase {
        Phrase::new("gwt-hint-claim")
    }

    fn key(self) -> Name {
        "claim".into()
    }
}

pub fn prompt(cowboys: u8) -> Phrase {
    Phrase::new("gwt-ask-buy").number("cowboys", cowboys)
}

pub fn prompt_two() -> Phrase {
    Phrase::new("gwt-ask-buy-two")
}

pub fn prompt_claim() -> Phrase {
    Phrase::new("gwt-ask-claim")
}

pub fn offer(deal: u8, card: Cattle) -> Offer {
    let deal = DEALS[deal as usize];
    Offer::new(
        key!("buy.{}-for-{}", card.card().key, deal.dollars),
        Phrase::new("gwt-offer-buy").name("card", names::short_cattle(card)).number("dollars", deal.dollars),
    )
    .hint(hints::joined([hints::cowboys(deal.cowboys), hints::cattle(card)]))
    .at(spots::market_card(card))
}

pub fn two_offer(deal: u8) -> Offer {
    let deal = DEALS[deal as usize];
    Offer::new(
        key!("two.value-{}-for-{}", deal.breeding, deal.dollars),
        Phrase::new("gwt-offer-two").number("value", deal.breeding).number("dollars", deal.dollars),
    )
    .hint(hints::joined([hints::cowboys(deal.cowboys), Phrase::new("gwt-hint-two")]))
    .at(spots::market())
}

pub fn reveal_offer() -> Offer {
    Offer::new(key!("reveal"), Phrase::new("gwt-offer-reveal"))
        .hint(hints::joined([hints::cowboys(1), Phrase::new("gwt-hint-reveal")]))
        .at(spots::market())
}

pub fn claim_offer(card: Cattle) -> Offer {
    Offer::new(key!("claim.{}", card.card().key), Phrase::new("gwt-offer-claim").name("card", names::cattle(card)))
        .hint(hints::joined([Phrase::new("gwt-hint-free"), hints::cattle(card)]))
        .at(spots::market_card(card))
}

impl State {
    /// Draws cards up to the initial number; a market at or above it gets none.
    pub(crate) fn fill_market(&mut self, log: &mut Log) {
        let size = u32::from(self.charter.market_size(self.players.len()));
        let missing = size.saturating_sub(self.market.len());
        let cards = self.turn_up(missing as u8);
        self.note(log, || What::MarketFilled { cards });
    }

    fn turn_up(&mut self, count: u8) -> CattleCounts {
        let mut cards = Counts::NONE;
        for _ in 0..count {
            let Some(card) = self.market_stack.draw(&mut self.dice) else { break };
            self.market.add(card);
            cards.add(card);
        }
        cards
    }

    /// The kinds of that breeding value that come into the market, as rows of the cattle table.
    fn kinds_of(breeding: u8) -> std::ops::Range<usize> {
        match breeding {
            2 => FIRST_EXTRA_KIND..CATTLE_KINDS,
            3 => 4..7,
            4 => 7..10,
            _ => 10..13,
        }
    }

    fn in_market(&self, breeding: u8) -> u8 {
        self.market.of[Self::kinds_of(breeding)].iter().sum()
    }

    fn can_deal(&self, deal: Deal, cowboys: u8) -> Result<(), Why> {
        if cowboys < deal.cowboys {
            Err(Why::TooFewCowboys { need: deal.cowboys })
        } else if let Err(why) = self.can_pay(deal.dollars) {
            Err(why)
        } else if self.in_market(deal.breeding) < deal.cards {
            Err(Why::NotInMarket)
        } else {
            Ok(())
        }
    }

    fn can_reveal(&self, cowboys: u8) -> Result<(), Why> {
        if cowboys == 0 {
            Err(Why::TooFewCowboys { need: 1 })
        } else if self.market_stack.is_empty() {
            Err(Why::MarketStackEmpty)
        } else {
            Ok(())
        }
    }

    /// If nothing can be bought, the reason is the cheapest deal that only money rules out.
    fn can_buy(&self, cowboys: u8) -> Result<(), Why> {
        let mut can = if self.charter.cowboy_reveal { self.can_reveal(cowboys) } else { Err(Why::NotInMarket) };
        for &deal in self.charter.deals() {
            if can.is_ok() {
                break;
            }
            let in_market = self.in_market(deal.breeding) >= deal.cards;
            match (self.can_deal(deal, cowboys), can) {
                (Ok(()), _) => can = Ok(()),
                (Err(Why::Dollars { need }), Err(Why::Dollars { need: least })) if in_market => {
                    can = Err(Why::Dollars { need: need.min(least) });
                }
                (why @ Err(Why::Dollars { .. }), _) if in_market => can = why,
                _ => {}
            }
        }
        can
    }

    /// Each cowboy serves once in a purchase; deals may be mixed and repeated.
    pub(crate) fn put_deals<P: Put>(&self, cowboys: u8, put: &mut P) -> Flow {
        for (row, deal) in self.charter.deals().iter().enumerate() {
            let row = row as u8;
            let can = self.can_deal(*deal, cowboys);
            if deal.cards == 2 {
                put(Action::Two { deal: row }, can)?;
                continue;
            }
            for kind in Self::kinds_of(deal.breeding) {
                if self.market.of[kind] > 0 {
                    put(Action::Buy { deal: row, card: Cattle(kind as u8) }, can)?;
                }
            }
        }
        if self.charter.cowboy_reveal {
            put(Action::Reveal, self.can_reveal(cowboys))?;
        }
        put(Action::Skip, Ok(()))
    }

    /// Any two cards of the value, of one breed or of two.
    pub(crate) fn put_pairs_to_buy<P: Put>(&self, deal: u8, put: &mut P) -> Flow {
        let kinds = Self::kinds_of(DEALS[deal as usize].breeding);
        for one in kinds.clone() {
            for other in one..kinds.end {
                let need = if one == other { 2 } else { 1 };
                if self.market.of[one] >= need && self.market.of[other] >= need {
                    put(Action::Pair(Cattle(one as u8), Cattle(other as u8)), Ok(()))?;
                }
            }
        }
        Flow::Continue(())
    }

    fn can_claim(&self, breeding: u8) -> Result<(), Why> {
        if self.in_market(breeding) == 0 { Err(Why::NotInMarket) } else { Ok(()) }
    }

    pub(crate) fn put_claims<P: Put>(&self, breeding: u8, optional: bool, put: &mut P) -> Flow {
        for kind in Self::kinds_of(breeding) {
            if self.market.of[kind] > 0 {
                put(Action::Claim(Cattle(kind as u8)), Ok(()))?;
            }
        }
        skip(optional, put)
    }

    pub(crate) fn claim(&mut self, card: Cattle, log: &mut Log) {
        self.move_to_discard(card);
        self.note(log, || What::Claimed { card });
    }

    fn move_to_discard(&mut self, card: Cattle) {
        self.market.remove(card);
        self.me_mut().discard.add(Card::Cattle(card));
    }

    pub(crate) fn buy(&mut self, deal: u8, card: Cattle, cowboys: u8, log: &mut Log) -> Done {
        let Deal { dollars, cowboys: used, .. } = DEALS[deal as usize];
        self.pay(dollars)?;
        self.move_to_discard(card);
        self.note(log, || What::Bought { card, dollars });
        self.buy_on(cowboys - used);
        Ok(())
    }

    pub(crate) fn buy_two(&mut self, deal: u8, cards: (Cattle, Cattle), cowboys: u8, log: &mut Log) -> Done {
        let Deal { dollars, cowboys: used, .. } = DEALS[deal as usize];
        self.pay(dollars)?;
        self.move_to_discard(cards.0);
        self.move_to_discard(cards.1);
        self.note(log, || What::BoughtTwo { cards, dollars });
        self.buy_on(cowboys - used);
        Ok(())
    }

    pub(crate) fn reveal(&mut self, cowboys: u8, log: &mut Log) {
        let cards = self.turn_up(COWBOY_REVEALS);
        self.note(log, || What::Revealed { cards });
        self.buy_on(cowboys - 1);
    }

    fn buy_on(&mut self, cowboys: u8) {
        if cowboys > 0 {
            self.agenda.push(Frame::Buy { cowboys });
        }
    }
}
