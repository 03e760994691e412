//! The pictures of decisions that do not take place on the trail.

mod aux;
mod build;
mod buy;
mod deliver;
mod discs;
mod draw;
mod hire;
mod kansas_city;
mod masters;
mod north;
mod objectives;
mod parts;
mod picks;
mod railway;

pub use deliver::fee;
pub use picks::hand_alone;

use super::asked::Asked;
use crate::scene::Scene;

pub fn decision(asked: &Asked) -> Option<Scene> {
    let question = asked.decision.prompt.id.strip_prefix("gwt-ask-")?;
    Some(match question {
        "hire" => hire::scene(asked),
        "buy" | "claim" => buy::scene(asked),
        "buy-two" => picks::pairs(asked),
        "deliver" | "income" => deliver::scene(asked),
        "foresight" | "arrival" => kansas_city::scene(asked),
        "disc-city" | "disc-station" => discs::scene(asked),
        "aux" => aux::scene(asked),
        "build" => build::scene(asked),
        "discard" | "drop" | "ready" | "shed" | "trash" | "trash-exactly" => picks::scene(asked),
        "end" if asked.exchange().is_some() => picks::scene(asked),
        "draw" => draw::scene(asked),
        "engine" | "engine-back" | "way-back" | "delivery-back" | "upgrade" | "upgrade-behind" => railway::scene(asked),
        "objective" => objectives::scene(asked),
        "master" | "spare-master" => masters::scene(asked),
        "branchlet" | "upgrade-town" | "town-tile" => north::scene(asked),
        _ => return None,
    })
}
