//! The pictures of decisions: on the map, in the city, in Congress, along the train. What is a mix of things is a card for
//! each offer.

mod asked;
mod deals;
mod in_city;
mod on_map;
mod own;

pub use asked::{Asked, Chip};

use super::spots::{is_way, seat_of};
use crate::scene::Scene;
use crate::scene::pen::offer_spot;

/// The picture of a decision, with a seat for the number of each offer.
pub fn decision(asked: &Asked) -> Scene {
    let mut scene = composed(asked);
    for (row, offer) in asked.offers.iter().enumerate().filter(|(_, offer)| !is_way(offer)) {
        let wanted = seat_of(offer);
        // Offers that share a place take its seats in their order.
        if let Some(seat) = scene.seats.iter_mut().find(|seat| Some(&seat.spot) == wanted.as_ref()) {
            seat.spot = offer_spot(row + 1);
        }
    }
    scene
}

/// Where the offers lie tells which picture it is.
fn composed(asked: &Asked) -> Scene {
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
        ["district" | "spot"] | ["district", "spot"] => in_city::scene(asked),
        ["congress" | "senator"] | ["congress", "senator"] => own::congress(asked),
        ["cargo"] if asked.verbs(&["discard"]) && !asked.is_mix() => own::discard(asked),
        ["row"] => own::rows(asked),
        ["pile"] => own::hire(asked),
        ["supply"] if asked.one_each() && !asked.is_mix() => own::supply(asked),
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
