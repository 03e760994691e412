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

use super::Asked;
use crate::scene::Scene;
use engine::Arg;

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
        "discard" | "drop" | "ready" | "shed" | "trash" | "trash-exactly" | "end" => picks::scene(asked),
        "draw" => draw::scene(asked),
        "engine" | "engine-back" | "way-back" | "delivery-back" | "upgrade" | "upgrade-behind" => railway::scene(asked),
        "objective" => objectives::scene(asked),
        "master" | "spare-master" => masters::scene(asked),
        "branchlet" | "upgrade-town" | "town-tile" => north::scene(asked),
        _ => return None,
    })
}

impl Asked<'_> {
    /// A number that the question names.
    fn asked_number(&self, name: &str) -> Option<i64> {
        self.decision.prompt.args.iter().find_map(|(other, arg)| match arg {
            Arg::Number(number) if other == name => Some(*number),
            _ => None,
        })
    }

    /// A thing that the question names, without the beginning of its id.
    fn asked_name(&self, name: &str, prefix: &str) -> Option<&str> {
        self.decision.prompt.args.iter().find_map(|(other, arg)| match arg {
            Arg::Name(id) if other == name => id.strip_prefix(prefix),
            _ => None,
        })
    }
}

/// The station that the question names.
fn station_asked(asked: &Asked) -> Option<engine::great_western_trail::content::Station> {
    use engine::great_western_trail::content::Station;
    let number = u8::try_from(asked.asked_number("station")?).ok()?;
    Station::all().find(|station| station.0 + 1 == number)
}
