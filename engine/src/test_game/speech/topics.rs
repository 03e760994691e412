//! What can be looked up.

use crate::{Phrase, Spot, Topic};

pub fn all() -> Vec<Topic> {
    let topic = |id: &str| Topic {
        id: id.to_owned(),
        title: Phrase::new(format!("tg-topic-{id}")),
        also: Vec::new(),
        text: Phrase::new(format!("tg-topic-{id}-text")),
    };
    ["turn", "crate", "yard", "end"].map(topic).into()
}

/// What stands there: the yard, or a card that is waiting to be put into it.
pub fn at(spot: &Spot) -> Option<&'static str> {
    match spot.as_str().split('.').next() {
        Some("yard") => Some("yard"),
        Some("hand") => Some("turn"),
        _ => None,
    }
}
