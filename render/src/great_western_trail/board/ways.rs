//! The routes of herders and engines.

use engine::Spot;
use engine::great_western_trail::content::*;
use engine::great_western_trail::{View, spots};

/// The stops from one spot to another, both included; empty if nothing moves between them.
pub fn between(view: &View, from: &Spot, to: &Spot) -> Vec<Spot> {
    let place = |spot: &Spot| spot.as_str().strip_prefix("trail.").and_then(Place::from_name);
    let stop = |spot: &Spot| spot.as_str().strip_prefix("rail.").and_then(Stop::from_name);
    match (place(from), place(to), stop(from), stop(to)) {
        // Whoever has reached Kansas City waits at the start again.
        (Some(from), Some(Place::START), ..) => walk(view, from, KANSAS_CITY),
        (Some(from), Some(to), ..) => walk(view, from, to),
        (_, _, Some(from), Some(to)) => ride(from, to),
        _ => Vec::new(),
    }
}

/// The way over the fewest tiles, and among those the one over the fewest spaces.
fn walk(view: &View, from: Place, to: Place) -> Vec<Spot> {
    // Ways lead to higher rows only, so one backward pass finds the distance to the goal.
    let mut next: [Option<(u16, u8)>; SPACE_COUNT] = [None; SPACE_COUNT];
    next[to.index()] = Some((0, to.0));
    let price = |on: u8| if view.trail[on as usize].is_some() && on != to.0 { 101 } else { 1 };
    for place in Place::all().rev().filter(|place| place.0 < to.0) {
        let steps =
            view.catalog().space(place).next.iter().filter_map(|&on| Some((next[on as usize]?.0 + price(on), on)));
        next[place.index()] = steps.min();
    }
    let mut way = Vec::new();
    let mut here = from;
    while let Some((left, on)) = next[here.index()] {
        way.push(spots::trail(here));
        if left == 0 {
            return way;
        }
        here = Place(on);
    }
    Vec::new()
}

fn ride(from: Stop, to: Stop) -> Vec<Spot> {
    let (low, high) = (from.line().min(to.line()), from.line().max(to.line()));
    let between = Stop::all().filter(|stop| stop.turnout().is_none() && (low + 1..high).contains(&stop.line()));
    let mut between: Vec<Stop> = between.collect();
    if from.line() > to.line() {
        between.reverse();
    }
    std::iter::once(from).chain(between).chain([to]).map(spots::rail).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(from: &str, to: &str) -> Vec<String> {
        let game = engine::game("great-western-trail").unwrap();
        let (table, _) = game.open(&engine::Options::new(), 2, engine::Seed::from(1)).unwrap();
        let engine::AnyView::GreatWesternTrail(view) = table.public_view().get().clone() else { unreachable!() };
        let spot = |text: &str| Spot::of(format_args!("{text}"));
        between(&view, &spot(from), &spot(to)).iter().map(|spot| spot.as_str().to_owned()).collect()
    }

    #[test]
    fn herders_walk_forward_and_engines_ride_both_ways() {
        assert_eq!(names("trail.f", "trail.g"), ["trail.f", "trail.f-1", "trail.g"]);
        assert!(names("trail.g", "trail.f").is_empty());
        assert_eq!(names("rail.5", "rail.3"), ["rail.5", "rail.4", "rail.3"]);
        assert_eq!(names("rail.3", "rail.turnout-1"), ["rail.3", "rail.4", "rail.turnout-1"]);
    }
}
