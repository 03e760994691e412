//! A decision as people take it. The rules ask one thing at a time; what a player has in mind as one thing is offered as
//! one: a place together with the way to it, two cards to discard.

use super::offer::{Offer, Pick};
use crate::protocol::phrase::Phrase;

/// Actions that are taken in one step, one after the other. Those after the first may depend on what came before.
#[derive(Clone, Debug)]
pub struct Bundle<A> {
    pub offer: Offer,
    pub actions: Vec<A>,
}

impl<A> Bundle<A> {
    pub fn one(offer: Offer, action: A) -> Bundle<A> {
        Bundle { offer, actions: vec![action] }
    }
}

/// What a decision offers to a person, in the order in which it is read.
#[derive(Clone, Debug)]
pub struct Menu<A> {
    pub bundles: Vec<Bundle<A>>,
    pub pick: Option<Picks<A>>,
    /// What the last line leads to, if anything is left out: its label, its effect and the actions.
    pub detour: Option<(Phrase, Phrase, Vec<A>)>,
}

impl<A> Menu<A> {
    pub fn of(bundles: Vec<Bundle<A>>) -> Menu<A> {
        Menu { bundles, pick: None, detour: None }
    }
}

/// A series of decisions that pick from the same things. Each thing is a bundle of its own, as often as it is there, in
/// the order in which the rules ask for them.
#[derive(Clone, Copy, Debug)]
pub struct Picks<A> {
    pub of: Pick,
    /// What ends the series early.
    pub stop: Option<A>,
}
