//! Drawing and discarding, removing cards from the game.

use super::verb::{Verb, skip};
use crate::Flow;
use crate::great_western_trail::content::*;
use crate::great_western_trail::speech::names::Name;
use crate::great_western_trail::state::piles::{Card, Cards};
use crate::great_western_trail::state::{Action, Frame, Log, Put, State, What, Why};
use crate::kit::{Done, fault, key};
use crate::{Offer, Phrase};

/// Draw up to that many cards, then discard as many.
#[derive(Clone, Copy)]
pub struct DrawDiscard {
    pub up_to: Count,
}

impl Verb for DrawDiscard {
    fn check(self, state: &State) -> Result<(), Why> {
        if state.me().can_draw() == 0 { Err(Why::NothingToDraw) } else { Ok(()) }
    }

    fn begin(self, state: &mut State, optional: bool, _: &mut Log) -> Done {
        state.agenda.push(Frame::Draw { up_to: state.count(self.up_to), optional });
        Ok(())
    }

    fn label(self, state: &State) -> Phrase {
        Phrase::new("gwt-act-draw").number("cards", state.count(self.up_to))
    }

    fn hint(self, _: &State) -> Phrase {
        Phrase::new("gwt-hint-draw")
    }

    fn key(self) -> Name {
        "draw".into()
    }
}

/// Remove cards of the hand from the game.
#[derive(Clone, Copy)]
pub struct Trash {
    pub up_to: u8,
}

impl Verb for Trash {
    fn check(self, state: &State) -> Result<(), Why> {
        if state.me().hand.is_empty() { Err(Why::NoSuchCard) } else { Ok(()) }
    }

    fn begin(self, state: &mut State, _: bool, _: &mut Log) -> Done {
        state.agenda.push(Frame::Trash { count: self.up_to, rank: 0, exactly: state.charter.own_words() });
        Ok(())
    }

    fn label(self, state: &State) -> Phrase {
        let exactly = state.charter.own_words();
        Phrase::new(if exactly { "gwt-act-trash-exactly" } else { "gwt-act-trash" }).number("cards", self.up_to)
    }

    fn hint(self, _: &State) -> Phrase {
        Phrase::new("gwt-hint-trash")
    }

    fn key(self) -> Name {
        "trash".into()
    }
}

pub fn prompt(up_to: u8) -> Phrase {
    Phrase::new("gwt-ask-draw").number("cards", up_to)
}

pub fn prompt_drop(state: &State, count: u8) -> Phrase {
    let set_up = state.agenda.first() == Some(&Frame::Ready);
    Phrase::new(if set_up { "gwt-ask-ready" } else { "gwt-ask-drop" }).number("cards", count)
}

pub fn prompt_trash(count: u8, exactly: bool) -> Phrase {
    Phrase::new(if exactly { "gwt-ask-trash-exactly" } else { "gwt-ask-trash" }).number("cards", count)
}

pub fn offer(count: u8) -> Offer {
    Offer::new(key!("draw.{count}"), Phrase::new("gwt-offer-draw").number("cards", count))
        .hint(Phrase::new("gwt-hint-drop").number("cards", count))
}

impl State {
    pub(crate) fn put_draws<P: Put>(&self, up_to: u8, optional: bool, put: &mut P) -> Flow {
        let there = self.me().can_draw();
        for count in 1..=up_to {
            put(Action::Draw(count), if count <= there { Ok(()) } else { Err(Why::NothingToDraw) })?;
        }
        skip(optional, put)
    }

    /// As many are discarded as were really drawn, chosen from the whole hand.
    pub(crate) fn draw_then_drop(&mut self, count: u8, log: &mut Log) {
        let drawn = self.draw_cards(count, log);
        if drawn > 0 {
            self.agenda.push(Frame::Drop { count: drawn, rank: 0 });
        }
    }

    /// Cards are picked in canonical order, so that {a, b} and {b, a} are one way.
    pub(crate) fn put_drops<P: Put>(&self, count: u8, rank: u8, put: &mut P) -> Flow {
        let hand = &self.me().hand;
        for card in hand.kinds() {
            let can = if card.rank() < rank {
                Err(Why::PassedOver)
            } else if hand.at_or_after(card.rank()) < count {
                Err(Why::TooFewAfter)
            } else {
                Ok(())
            };
            put(Action::Discard(card), can)?;
        }
        Flow::Continue(())
    }

    pub(crate) fn drop_card(&mut self, card: Card, count: u8, log: &mut Log) -> Done {
        let mut cards = Cards::default();
        cards.add(card);
        self.discard(card);
        self.note(log, || What::Discarded { cards });
        let left = count.checked_sub(1).ok_or_else(|| fault("no card is to be discarded"))?;
        if left > 0 {
            self.agenda.push(Frame::Drop { count: left, rank: card.rank() });
        }
        Ok(())
    }

    pub(crate) fn put_trash<P: Put>(&self, count: u8, rank: u8, exactly: bool, put: &mut P) -> Flow {
        if exactly {
            return self.put_drops(count.min(self.me().hand.at_or_after(rank)), rank, put);
        }
        for card in self.me().hand.kinds() {
            put(Action::Discard(card), if card.rank() < rank { Err(Why::PassedOver) } else { Ok(()) })?;
        }
        put(Action::Skip, Ok(()))
    }

    pub(crate) fn trash_card(&mut self, card: Card, count: u8, exactly: bool, log: &mut Log) {
        let mut cards = Cards::default();
        cards.add(card);
        self.trash(card);
        self.note(log, || What::Trashed { cards });
        if count > 1 {
            self.agenda.push(Frame::Trash { count: count - 1, rank: card.rank(), exactly });
        }
    }
}
