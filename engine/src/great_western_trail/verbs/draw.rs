//! Discarding for a reward, drawing and discarding, removing cards from the game.

use crate::great_western_trail::content::*;
use crate::great_western_trail::state::piles::{Card, Cards};
use crate::great_western_trail::state::{Action, Done, Flow, Frame, Log, Put, State, What, Why, fault};

impl State {
    pub(crate) fn can_discard(&self, want: Want) -> Result<(), Why> {
        let hand = &self.me().hand;
        match want {
            Want::Breed(breed) => hand.of_breed(breed) > 0,
            Want::AnyCattle => !hand.cattle.is_empty(),
            Want::Value(breeding) => hand.of_value(breeding) > 0,
            Want::Pair => Breed::ALL.into_iter().any(|breed| hand.of_breed(breed) > 1),
            Want::Objective => !hand.objectives.is_empty(),
        }
        .then_some(())
        .ok_or(match want {
            Want::Breed(_) | Want::AnyCattle | Want::Value(_) => Why::NoSuchCard,
            Want::Pair => Why::NoPair,
            Want::Objective => Why::NoObjectiveInHand,
        })
    }

    pub(crate) fn put_wanted<P: Put>(&self, want: Want, put: &mut P) -> Flow {
        let hand = &self.me().hand;
        let wanted = |card: Card| match (want, card) {
            (Want::Objective, Card::Objective(_)) | (Want::AnyCattle, Card::Cattle(_)) => true,
            (Want::Breed(breed), Card::Cattle(cattle)) => cattle.card().breed == breed,
            (Want::Value(breeding), Card::Cattle(cattle)) => cattle.card().breeding == breeding,
            (Want::Pair, Card::Cattle(cattle)) => hand.of_breed(cattle.card().breed) > 1,
            _ => false,
        };
        match want {
            Want::Pair => {
                for breed in Breed::ALL {
                    let kinds = breed.kinds();
                    for one in kinds.clone() {
                        for other in one..kinds.end {
                            let need = if one == other { 2 } else { 1 };
                            if hand.cattle.of[one] >= need && hand.cattle.of[other] >= need {
                                put(Action::Pair(Cattle(one as u8), Cattle(other as u8)), Ok(()))?;
                            }
                        }
                    }
                }
            }
            Want::Breed(_) | Want::AnyCattle | Want::Value(_) | Want::Objective => {
                for card in hand.kinds().filter(|&card| wanted(card)) {
                    put(Action::Discard(card), Ok(()))?;
                }
            }
        }
        for card in hand.kinds().filter(|&card| !wanted(card)) {
            put(Action::Discard(card), Err(Why::NotWanted))?;
        }
        Flow::Continue(())
    }

    pub(crate) fn discard_for(&mut self, cards: &[Card], gain: Gain, log: &mut Log) {
        let mut gone = Cards::default();
        for &card in cards {
            self.discard(card);
            gone.add(card);
        }
        self.note(log, || What::Discarded { cards: gone });
        self.give(gain, log);
    }

    /// Dollars have to be taken; what can be refused is offered.
    pub(crate) fn give(&mut self, gain: Gain, log: &mut Log) {
        self.gain(gain.dollars, log);
        self.add_certificates(gain.certificates, log);
        if gain.engine > 0 {
            self.agenda.push(Frame::Engine { up_to: gain.engine, optional: true });
        }
        if gain.objective {
            self.agenda.push(Frame::TakeObjective { to_hand: true, optional: true });
        }
    }

    pub(crate) fn put_draws<P: Put>(&self, up_to: u8, put: &mut P) -> Flow {
        let there = self.me().can_draw();
        for count in 1..=up_to {
            put(Action::Draw(count), if count <= there { Ok(()) } else { Err(Why::NothingToDraw) })?;
        }
        Flow::Continue(())
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

    /// Cattle cards of that value, picked in canonical order.
    pub(crate) fn put_sheds<P: Put>(&self, breeding: u8, count: u8, rank: u8, put: &mut P) -> Flow {
        let hand = &self.me().hand;
        let mut later: u8 = 0;
        let of_value = |card: &Card| matches!(card, Card::Cattle(cattle) if cattle.card().breeding == breeding);
        for card in hand.kinds().filter(of_value).filter(|card| card.rank() >= rank) {
            if let Card::Cattle(cattle) = card {
                later += hand.cattle.get(cattle);
            }
        }
        for card in hand.kinds() {
            let can = match card {
                Card::Cattle(_) if !of_value(&card) => Err(Why::NotWanted),
                Card::Cattle(_) if card.rank() < rank => Err(Why::PassedOver),
                Card::Cattle(cattle) => {
                    let enough = later >= count;
                    later -= hand.cattle.get(cattle);
                    if enough { Ok(()) } else { Err(Why::TooFewAfter) }
                }
                Card::Objective(_) => Err(Why::NotWanted),
            };
            put(Action::Discard(card), can)?;
        }
        Flow::Continue(())
    }

    pub(crate) fn shed_card(&mut self, card: Card, breeding: u8, count: u8, log: &mut Log) {
        let mut cards = Cards::default();
        cards.add(card);
        self.discard(card);
        self.note(log, || What::Discarded { cards });
        if count > 1 {
            self.agenda.push(Frame::Shed { breeding, count: count - 1, rank: card.rank() });
        }
    }

    pub(crate) fn put_trash<P: Put>(&self, rank: u8, put: &mut P) -> Flow {
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
