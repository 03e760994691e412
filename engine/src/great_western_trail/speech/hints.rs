//! Hints: what an offer costs and brings, in short parts.

use super::names;
use crate::Phrase;
use crate::great_western_trail::content::*;

/// Parts one after the other, the price first.
pub fn joined(parts: impl IntoIterator<Item = Phrase>) -> Phrase {
    let both = |first, second| Phrase::new("gwt-hint-more").phrase("first", first).phrase("second", second);
    parts.into_iter().reduce(both).unwrap_or_else(|| Phrase::new("list-nothing"))
}

pub fn pay(dollars: u8) -> Phrase {
    Phrase::new("gwt-hint-pay").number("dollars", dollars)
}

pub fn points(points: impl Into<i64>) -> Phrase {
    Phrase::new("gwt-hint-points").number("points", points)
}

pub fn cowboys(cowboys: u8) -> Phrase {
    Phrase::new("gwt-hint-cowboys").number("cowboys", cowboys)
}

/// What a cattle card is worth.
pub fn cattle(card: Cattle) -> Phrase {
    let card = card.card();
    Phrase::new("gwt-hint-cattle").number("value", card.breeding).number("points", card.points)
}

/// What an objective card asks for and is worth, and what playing it gives.
pub fn objective(card: &ObjectiveCard, immediate: Phrase) -> Phrase {
    joined([Phrase::new(names::objective(card)), immediate])
}

/// An effect in the middle of a hint.
pub fn effect(effect: &Effect, outlaws: bool) -> Phrase {
    match *effect {
        Effect::Discard { want, gain } => {
            Phrase::new("gwt-does-discard").phrase("want", names::want(want)).phrase("gain", names::gain(gain))
        }
        Effect::Hire { cost } => Phrase::new("gwt-does-hire").number("less", -cost),
        Effect::Build { per_craftsman, .. } => Phrase::new("gwt-does-build").number("each", per_craftsman),
        Effect::RemoveHazard { .. } => Phrase::new("gwt-does-hazard"),
        Effect::Trade if outlaws => Phrase::new("gwt-does-outlaw"),
        _ => Phrase::new("gwt-does-trade"),
    }
}
