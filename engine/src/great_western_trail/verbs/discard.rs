//! Discarding cards for a reward, or as a price.

use super::verb::{Verb, skip};
use crate::Flow;
use crate::great_western_trail::content::*;
use crate::great_western_trail::speech::names::{self, Name};
use crate::great_western_trail::speech::{hints, spots};
use crate::great_western_trail::state::piles::{Card, Cards};
use crate::great_western_trail::state::{Action, Frame, Log, Put, State, What, Why};
use crate::kit::{Done, key};
use crate::{Offer, Phrase};

/// Exactly those cards from the hand, then the reward.
#[derive(Clone, Copy)]
pub struct Discard {
    pub want: Want,
    pub gain: Gain,
}

impl Verb for Discard {
    fn check(self, state: &State) -> Result<(), Why> {
        state.can_discard(self.want)
    }

    fn begin(self, state: &mut State, optional: bool, _: &mut Log) -> Done {
        let Discard { want, gain } = self;
        state.agenda.push(Frame::Discard { want, gain, optional });
        Ok(())
    }

    fn label(self, _: &State) -> Phrase {
        Phrase::new("gwt-act-discard").phrase("want", names::want(self.want))
    }

    fn hint(self, _: &State) -> Phrase {
        reward(self.gain)
    }

    fn key(self) -> Name {
        match self.want {
            Want::Breed(breed) => format!("discard.{}", breed.name()).into(),
            Want::AnyCattle => "discard.any".into(),
            Want::Value(breeding) => format!("discard.value-{breeding}").into(),
            Want::Pair => "discard.pair".into(),
            Want::Objective => "discard.objective".into(),
        }
    }
}

pub fn prompt(want: Want, gain: Gain) -> Phrase {
    Phrase::new("gwt-ask-discard").phrase("want", names::want(want)).phrase("gain", names::gain(gain))
}

pub fn prompt_shed(breeding: u8, count: u8) -> Phrase {
    Phrase::new("gwt-ask-shed").number("cards", count).number("value", breeding)
}

/// A card of the hand, to be discarded or removed.
pub fn offer(state: &State, card: Card) -> Offer {
    let (key, name, label, worth) = match card {
        Card::Cattle(cattle) => {
            let label = Phrase::new("gwt-offer-card").name("card", names::short_cattle(cattle));
            (key!("discard.{}", cattle.card().key), cattle.name(), label, hints::cattle(cattle))
        }
        Card::Objective(objective) => {
            let card = objective.card();
            let worth = Phrase::new(names::objective(card));
            (key!("discard.{}", card.id), card.id, names::objective_label(card), worth)
        }
    };
    let then = match state.top() {
        Frame::Trash { .. } => Phrase::new("gwt-hint-trashed"),
        Frame::Discard { gain, .. } => reward(gain),
        _ => Phrase::new("gwt-hint-discarded"),
    };
    Offer::new(key, label).hint(hints::joined([worth, then])).at(spots::card("hand", name))
}

fn reward(gain: Gain) -> Phrase {
    Phrase::new("gwt-hint-reward").phrase("gain", names::gain(gain))
}

/// Two cards at once, of the market or of the hand.
pub fn pair_offer(state: &State, a: Cattle, b: Cattle) -> Offer {
    let (one, other) = (a.card(), b.card());
    let label = if a == b {
        Phrase::new("gwt-offer-pair-alike").name("card", names::short_cattle(a))
    } else if one.breed == other.breed {
        let breed = Phrase::new("gwt-offer-pair-breed").name("breed", names::breed(one.breed));
        breed.number("first", one.points).number("second", other.points)
    } else {
        Phrase::new("gwt-offer-pair").names("cards", [names::cattle(a), names::cattle(b)])
    };
    let key = key!("{}.{}", one.key, other.key);
    let (pile, hint) = match state.top() {
        Frame::BuyTwo { deal, .. } => {
            let deal = DEALS[deal as usize];
            ("market", hints::joined([hints::pay(deal.dollars), hints::cowboys(deal.cowboys)]))
        }
        Frame::Discard { gain, .. } => ("hand", reward(gain)),
        _ => ("hand", Phrase::new("gwt-hint-discarded")),
    };
    Offer::new(key, label).hint(hint).at(spots::card(pile, a.name())).at(spots::card(pile, b.name()))
}

impl State {
    fn can_discard(&self, want: Want) -> Result<(), Why> {
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

    pub(crate) fn put_wanted<P: Put>(&self, want: Want, optional: bool, put: &mut P) -> Flow {
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
        skip(optional, put)
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
}
