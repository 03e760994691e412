//! What can be looked up about a city: what it asks for and brings, on each board that has it.

use super::names;
use crate::great_western_trail::content::*;
use crate::{Arg, Phrase, Topic};

/// In the order of [`Catalog::all`].
const BOARDS: [&str; 4] = ["gwt-board-first", "gwt-board-first-north", "gwt-board-second", "gwt-board-second-north"];

/// What a city shows everywhere, and then what it shows on some boards only.
pub fn city(city: City) -> Topic {
    let mut shown: Vec<(Vec<&str>, Vec<Phrase>)> = Vec::new();
    for (board, catalog) in BOARDS.into_iter().zip(Catalog::all()).filter(|(_, catalog)| catalog.has(city)) {
        let facts = city_facts(catalog, city);
        match shown.iter_mut().find(|(_, other)| *other == facts) {
            Some((boards, _)) => boards.push(board),
            None => shown.push((vec![board], facts)),
        }
    }
    let mut lines = Vec::new();
    if shown.len() > 1 {
        let mut everywhere = shown[0].1.clone();
        everywhere.retain(|fact| shown.iter().all(|(_, facts)| facts.contains(fact)));
        for (_, facts) in &mut shown {
            facts.retain(|fact| !everywhere.contains(fact));
        }
        lines.push((vec!["gwt-board-every"], everywhere));
    }
    lines.extend(shown);
    lines.retain(|(_, facts)| !facts.is_empty());
    let line = |(boards, facts): (Vec<&str>, Vec<Phrase>)| {
        let boards = boards.into_iter().map(str::to_owned);
        Phrase::new("gwt-topic-city-board")
            .names("boards", boards)
            .phrase("facts", joined("gwt-topic-city-more", facts))
    };
    Topic {
        id: format!("city-{}", city.name()),
        title: Phrase::new("gwt-topic-city").name("city", names::city(city)),
        also: vec![Phrase::new(names::city(city))],
        text: joined("gwt-topic-city-boards", lines.into_iter().map(line)),
    }
}

fn joined(how: &'static str, phrases: impl IntoIterator<Item = Phrase>) -> Phrase {
    let all =
        phrases.into_iter().reduce(|so_far, next| Phrase::new(how).phrase("first", so_far).phrase("second", next));
    all.unwrap_or_else(|| Phrase::new("list-nothing"))
}

fn city_facts(catalog: &Catalog, city: City) -> Vec<Phrase> {
    let crest = catalog.crest(city);
    let fact = |name: &str| Phrase::new(format!("gwt-city-fact-{name}"));
    let mut facts = vec![
        fact("value").number("value", crest.value),
        fact(if crest.white { "white" } else { "dark" }),
        fact(if crest.repeat { "repeat" } else { "once" }),
    ];
    if crest.town.is_some() {
        facts.push(fact("town"));
    }
    if crest.dollars > 0 {
        facts.push(fact("gain").phrase("gain", Phrase::new("gwt-city-dollars").number("dollars", crest.dollars)));
    }
    if crest.objectives > 0 {
        facts.push(fact("gain").phrase("gain", Phrase::new("gwt-slot-objective")));
    }
    if crest.master {
        facts.push(fact("gain").phrase("gain", Phrase::new("gwt-city-master")));
    }
    let each = if crest.repeat { "-each" } else { "" };
    if crest.points != 0 {
        facts.push(fact(&format!("points{each}")).phrase("points", city_points(crest.points)));
    }
    if crest.per_bell > 0 {
        facts.push(fact(&format!("bells{each}")).number("points", crest.per_bell));
    }
    for arrow in catalog.cities.arrows {
        let neighbour = match arrow.between {
            (one, other) if one == city => other,
            (other, one) if one == city => other,
            _ => continue,
        };
        let points = (arrow.points != 0).then(|| city_points(arrow.points));
        let reward = match arrow.reward {
            ArrowReward::Nothing => None,
            ArrowReward::Objective => Some(Phrase::new("gwt-slot-objective")),
            ArrowReward::Token => Some(Phrase::new("gwt-slot-token")),
        };
        let brings = points.into_iter().chain(reward).map(|phrase| Arg::Phrase(Box::new(phrase))).collect();
        facts.push(fact("arrow").name("neighbour", names::city(neighbour)).with("brings", Arg::List(brings)));
    }
    facts
}

fn city_points(points: i8) -> Phrase {
    let how = if points < 0 { "gwt-city-points-lost" } else { "gwt-city-points" };
    Phrase::new(how).number("points", points.unsigned_abs())
}
