//! What can be looked up: sections of the rules text, and every tile and card.

use super::content::*;
use super::label;
use crate::{Phrase, Topic};

/// The sections of RULES.md that a player can be pointed to.
pub const SECTIONS: [&str; 22] = [
    "turn",
    "moving",
    "tolls",
    "phase-b",
    "auxiliary",
    "discarding",
    "money",
    "hiring",
    "building",
    "copying",
    "certificates",
    "objectives",
    "engine",
    "stations",
    "trade",
    "hazards",
    "cattle-market",
    "kansas-city",
    "delivery",
    "discs",
    "deck",
    "end",
];

pub(super) fn all() -> Vec<Topic> {
    let sections = SECTIONS.iter().map(|&id| Topic {
        id: id.to_owned(),
        title: Phrase::new(format!("gwt-topic-{id}")),
        text: Phrase::new(format!("gwt-topic-{id}-text")),
    });
    let faces = NEUTRAL.iter().chain(PRIVATE.iter().flatten()).map(|building| Topic {
        id: format!("building-{}", building.id),
        title: Phrase::new(label::face(building.id)),
        text: Phrase::new(format!("gwt-building-text-{}", building.id)),
    });
    let masters = Master::ALL.into_iter().map(|master| Topic {
        id: format!("master-{}", master.name()),
        title: Phrase::new(label::master(master)),
        text: Phrase::new(format!("gwt-master-text-{}", master.name())),
    });
    sections.chain(faces).chain(masters).collect()
}
