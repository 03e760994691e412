//! A decision as its player sees it.

use super::key::{Key, Spot};
use super::phrase::Phrase;
use super::seat::Seat;
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
    /// Taking it makes the steps so far final: it draws something, shows something or hands over.
    pub seals: bool,
}

/// The next decision: one seat, a prompt, a non-empty list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Decision {
    pub step: u64,
    pub seat: Seat,
    pub prompt: Phrase,
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
    pub text: Phrase,
}
