//! The pictures of decisions, one a file. What has none shows where one stands.

mod arrive;
mod asked;
mod auxes;
mod hand;
mod lying;
mod moving;
mod off_trail;
mod sites;
mod steps;
mod taking;
mod tolls;
mod turn;
mod way;
mod window;

pub use asked::Asked;
pub use tolls::is_walk;
pub use turn::{Turn, scene as turn};
pub use window::ZOOMS;

use crate::scene::Scene;
use crate::scene::seats::Marks;
use engine::great_western_trail::View;
use engine::{Decision, Offer, Phrase, Seat};

/// What has to be paid for taking an offer, where its number says so.
pub fn fee(view: &View, offer: &Offer, seat: Seat) -> Option<u32> {
    tolls::fee(view, offer, seat).or_else(|| off_trail::fee(view, offer, seat))
}

/// A player's cards without a question.
pub fn hand_alone(view: &View, seat: Seat, name: &str, marks: Marks) -> Scene {
    off_trail::hand_alone(&Asked { view, name, marks, decision: &nothing(seat) })
}

/// Where a player stands.
pub fn situation(view: &View, seat: Seat, name: &str, marks: Marks) -> Scene {
    moving::scene(&Asked { view, name, marks, decision: &nothing(seat) })
}

fn nothing(seat: Seat) -> Decision {
    Decision { step: 0, seat, prompt: Phrase::new("gwt-ask-turn"), choices: Vec::new(), pick: None, detour: None }
}

/// The picture of a decision. Which one is a matter of the question; a question that is asked in several places is told
/// apart by where its offers lie.
pub fn decision(asked: &Asked) -> Scene {
    match asked.decision.prompt.id.as_ref() {
        "gwt-ask-turn" | "gwt-ask-start" | "gwt-ask-move" | "gwt-ask-free-move" if asked.is_walk() => {
            moving::scene(asked)
        }
        "gwt-ask-visit" | "gwt-ask-visit-copied" | "gwt-ask-visit-other" => arrive::scene(asked),
        "gwt-ask-site" => sites::scene(asked),
        "gwt-ask-way" if asked.is_walk() => way::scene(asked),
        "gwt-ask-trade" | "gwt-ask-outlaw" | "gwt-ask-hazard" if asked.is_walk() => taking::scene(asked),
        "gwt-ask-hazard-or-trade" | "gwt-ask-hazard-or-outlaw" if asked.is_walk() => taking::scene(asked),
        _ => off_trail::decision(asked).unwrap_or_else(|| moving::scene(asked)),
    }
}
