//! The pictures of decisions, one a file. What has none is shown as the blocks that matter, one above the other.

mod asked;
mod hand;
mod moving;
mod off_trail;
mod tolls;
mod window;

pub use asked::Asked;
pub use tolls::is_walk;
pub use window::ZOOMS;

use crate::scene::Scene;
use engine::great_western_trail::View;
use engine::{Offer, Seat};

/// What has to be paid for taking an offer, where its number says so.
pub fn fee(view: &View, offer: &Offer, seat: Seat) -> Option<u32> {
    tolls::fee(view, offer, seat).or_else(|| off_trail::fee(view, offer, seat))
}

/// The picture of a decision. Which one is a matter of the question; a question that is asked in several places is told
/// apart by where its offers lie.
pub fn decision(asked: &Asked) -> Option<Scene> {
    match asked.decision.prompt.id.as_ref() {
        "gwt-ask-turn" | "gwt-ask-start" | "gwt-ask-move" | "gwt-ask-free-move" if asked.is_walk() => {
            Some(moving::scene(asked))
        }
        _ => off_trail::decision(asked),
    }
}
