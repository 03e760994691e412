//! The pictures of decisions: on the map, in the city, in Congress, along the train. What is a mix of things is a card for
//! each offer.

mod asked;
mod deals;
mod in_city;
mod on_map;
mod own;

pub use asked::{Asked, Chip, chips};

use crate::scene::Scene;

/// Where the offers of a decision lie tells which picture it has.
pub fn decision(asked: &Asked) -> Scene {
    let parts = asked.parts();
    let only = |some: &[&str]| parts.iter().all(|part| some.contains(part));
    let has = |part: &str| parts.contains(&part);
    if parts.is_empty() {
        return own::board(asked);
    }
    // A hat that may be added has its place in the band.
    let besides: Vec<&str> = parts.iter().copied().filter(|part| *part != "hats").collect();
    match besides[..] {
        [] if asked.verbs(&["hats"]) => in_city::hats(asked),
        [] => own::board(asked),
        ["map"] => on_map::scene(asked),
        ["district"] | ["spot"] | ["district", "spot"] => in_city::scene(asked),
        ["congress" | "senator"] | ["congress", "senator"] => own::congress(asked),
        ["cargo"] if asked.verbs(&["discard"]) => own::discard(asked),
        ["row"] => own::rows(asked),
        ["pile"] => own::hire(asked),
        ["supply"] if asked.one_each() => own::supply(asked),
        ["train"] => own::upgrades(asked),
        _ if only(&["map", "row", "pile", "hats"]) && has("map") => on_map::with_shelf(asked),
        _ => deals::scene(asked),
    }
}

/// What others see while somebody decides: where she plays.
pub fn situation(asked: &Asked) -> Scene {
    if asked.view.players.iter().any(|player| player.engines.contains(&None)) {
        return on_map::whole(asked);
    }
    in_city::scene(asked)
}
