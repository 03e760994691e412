//! The pictures of decisions, one a file. What has none is shown as the blocks that matter, one above the other.

mod arrive;
mod asked;
mod auxes;
mod hand;
mod lying;
mod moving;
mod sites;
mod steps;
mod taking;
mod tolls;
mod turn;
mod way;
mod window;

pub use asked::Asked;
pub use tolls::{fee, is_walk};
pub use turn::{Turn, scene as turn};
pub use window::ZOOMS;

use crate::scene::Scene;

/// The picture of a decision. Which one is a matter of the question; a question that is asked in several places is told
/// apart by where its offers lie.
pub fn decision(asked: &Asked) -> Option<Scene> {
    match asked.decision.prompt.id.as_ref() {
        "gwt-ask-turn" | "gwt-ask-start" | "gwt-ask-move" | "gwt-ask-free-move" if asked.is_walk() => {
            Some(moving::scene(asked))
        }
        "gwt-ask-visit" | "gwt-ask-visit-copied" | "gwt-ask-visit-other" => Some(arrive::scene(asked)),
        "gwt-ask-site" => Some(sites::scene(asked)),
        "gwt-ask-way" if asked.is_walk() => Some(way::scene(asked)),
        "gwt-ask-trade" | "gwt-ask-outlaw" | "gwt-ask-hazard" if asked.is_walk() => Some(taking::scene(asked)),
        "gwt-ask-hazard-or-trade" | "gwt-ask-hazard-or-outlaw" if asked.is_walk() => Some(taking::scene(asked)),
        _ => None,
    }
}
