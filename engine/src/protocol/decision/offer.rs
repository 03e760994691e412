//! A decision as its player sees it.

use crate::protocol::key::{Key, Spot};
use crate::protocol::phrase::Phrase;
use crate::protocol::seat::Seat;
use serde::Serialize;

/// One legal action, ready to be shown on a button or in a menu.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Offer {
    pub key: Key,
    pub label: Phrase,
    /// What it costs, what it brings.
    pub hint: Option<Phrase>,
    /// How a panel splits a long list.
    pub group: Option<Phrase>,
    pub tone: Tone,
    /// The places on the board it is about; for a move the way, destination last.
    pub at: Vec<Spot>,
}

/// How an offer stands out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Tone {
    Plain,
    /// Goes on without: declines, stops, skips.
    Less,
    /// Ends the turn.
    Finish,
}

impl Offer {
    pub fn new(key: Key, label: Phrase) -> Offer {
        Offer { key, label, hint: None, group: None, tone: Tone::Plain, at: Vec::new() }
    }

    #[must_use]
    pub fn hint(mut self, hint: Phrase) -> Offer {
        self.hint = Some(hint);
        self
    }

    #[must_use]
    pub fn group(mut self, group: Phrase) -> Offer {
        self.group = Some(group);
        self
    }

    #[must_use]
    pub fn tone(mut self, tone: Tone) -> Offer {
        self.tone = tone;
        self
    }

    #[must_use]
    pub fn at(mut self, spot: Spot) -> Offer {
        self.at.push(spot);
        self
    }
}

/// What is not offered, and why. Comes from the generator of the offers, so it cannot drift from the rules.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Withheld {
    pub label: Phrase,
    pub why: Phrase,
    /// The rules topic to read.
    pub rule: &'static str,
}

/// An offer within a decision.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Choice {
    pub offer: Offer,
    /// What is chosen together with it, in order.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub then: Vec<Key>,
    /// Taking it makes the steps so far final: it draws something, shows something or hands over.
    pub seals: bool,
}

impl Choice {
    /// Everything that is chosen by it, in order.
    pub fn keys(&self) -> impl Iterator<Item = Key> + '_ {
        std::iter::once(self.offer.key).chain(self.then.iter().copied())
    }
}

/// The next decision: one seat, a prompt, a non-empty list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Decision {
    pub step: u64,
    pub seat: Seat,
    pub prompt: Phrase,
    pub choices: Vec<Choice>,
    /// Several of the choices may be taken at once. Only a menu says so.
    pub pick: Option<Pick>,
    /// What a menu leaves out, since hardly anybody wants it.
    pub detour: Option<Detour>,
}

/// How many of the choices to take.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Pick {
    pub least: u8,
    pub most: u8,
}

/// A second list behind the last line of a menu, and what that line says.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Detour {
    pub offer: Phrase,
    pub hint: Phrase,
    pub choices: Vec<Choice>,
}

/// A number worth showing next to a player's name: money, points so far, cards.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Gauge {
    pub name: &'static str,
    pub value: i64,
}

/// A piece of the rules that can be looked up: a section of the rules text, or a tile.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Topic {
    pub id: String,
    pub title: Phrase,
    /// What else a player would call it.
    pub also: Vec<Phrase>,
    pub text: Phrase,
}
