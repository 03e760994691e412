//! What can be looked up: sections of the rules text, and every tile and card.

use super::{city_topic, names};
use crate::great_western_trail::content::*;
use crate::{Phrase, Topic};

/// The sections of RULES.md that a player can be pointed to.
pub const SECTIONS: [&str; 26] = [
    "turn",
    "moving",
    "tolls",
    "phase-b",
    "auxiliary",
    "discarding",
    "money",
    "hiring",
    "building",
    "copying",
    "certificates",
    "objectives",
    "engine",
    "stations",
    "trade",
    "hazards",
    "cattle-market",
    "kansas-city",
    "delivery",
    "discs",
    "deck",
    "end",
    "second-edition",
    "exchange-tokens",
    "extra-breeds",
    "north",
];

/// What else players call a section.
fn section_names(id: &str) -> &'static [&'static str] {
    match id {
        "trade" => &["gwt-also-teepee", "gwt-also-outlaw"],
        "hazards" => &["gwt-also-hazard"],
        "hiring" => &["gwt-also-worker", "gwt-also-job-market"],
        "objectives" => &["gwt-also-objective"],
        "kansas-city" => &["gwt-also-foresight", "gwt-also-income"],
        "delivery" => &["gwt-also-delivery", "gwt-also-transport"],
        "north" => &["gwt-also-branchlet", "gwt-also-bell"],
        "stations" => &["gwt-also-station-master"],
        _ => &[],
    }
}

pub fn all() -> Vec<Topic> {
    let sections = SECTIONS.iter().map(|&id| Topic {
        id: id.to_owned(),
        title: Phrase::new(format!("gwt-topic-{id}")),
        also: section_names(id).iter().map(|&name| Phrase::new(name)).collect(),
        text: Phrase::new(format!("gwt-topic-{id}-text")),
    });
    let building = |building: &Building, text: Phrase| {
        let named = |id: &'static str| Phrase::new(id).name("building", names::face(building.id));
        let second = building.id.ends_with("-second");
        let kind = if building.craftsmen == 0 { "gwt-also-neutral" } else { "gwt-also-building" };
        Topic {
            id: format!("building-{}", building.id),
            title: named(if second { "gwt-topic-tile-second" } else { "gwt-topic-tile" }),
            also: vec![Phrase::new(names::face(building.id)), named(kind)],
            text: text.name("actions", names::actions(building.id)),
        }
    };
    let neutral = NEUTRAL.iter().map(|face| building(face, Phrase::new("gwt-topic-tile-neutral-text")));
    let private = all_faces().map(|face| {
        let text = Phrase::new("gwt-topic-tile-private-text")
            .number("craftsmen", face.craftsmen)
            .number("points", face.points)
            .name("hand", names::hand(face.hand));
        building(face, text)
    });
    let masters = Master::ALL.into_iter().map(|master| Topic {
        id: format!("master-{}", master.name()),
        title: Phrase::new("gwt-topic-master").name("master", names::master(master)),
        also: vec![Phrase::new("gwt-offer-spare-master").name("master", names::short_master(master))],
        text: Phrase::new(format!("gwt-master-text-{}", master.name())),
    });
    let mut cards: Vec<&ObjectiveCard> = STARTING.iter().chain(&OBJECTIVES).collect();
    cards.dedup_by_key(|card| card.id);
    let objectives = cards.into_iter().map(|card| Topic {
        id: format!("objective-{}", card.id),
        title: Phrase::new("gwt-topic-card").name("card", names::objective(card)),
        also: vec![names::objective_label(card)],
        text: Phrase::new("gwt-topic-card-text")
            .phrase("immediate", names::immediate(card.immediate))
            .number("points", card.points)
            .number("penalty", card.penalty),
    });
    let discs = DiscSpace::all().map(|space| Topic {
        id: format!("disc-{}", space.name()),
        title: Phrase::new("gwt-topic-disc").name("space", names::disc(space)),
        also: vec![Phrase::new(names::disc(space))],
        text: Phrase::new(names::disc_hint(space)),
    });
    let tiles = TownTile::ALL.into_iter().map(|tile| Topic {
        id: format!("town-tile-{}", tile.name()),
        title: Phrase::new("gwt-topic-town-tile").name("tile", names::town_tile(tile)),
        also: vec![Phrase::new(names::town_tile(tile))],
        text: Phrase::new(format!("gwt-town-tile-text-{}", tile.name())),
    });
    let towns = Town::all().map(|town| {
        let [first, second, third, fourth] = town.square().slots.map(names::slot);
        Topic {
            id: format!("town-{}", town.name()),
            title: Phrase::new("gwt-topic-town").name("town", names::town(town)),
            also: vec![Phrase::new(names::town(town))],
            text: Phrase::new("gwt-topic-town-text")
                .phrase("first", first)
                .phrase("second", second)
                .phrase("third", third)
                .phrase("fourth", fourth),
        }
    });
    let tiles = tiles
        .chain(towns)
        .chain(City::all().map(city_topic::city))
        .chain(Cattle::all().map(cattle))
        .chain(Supply::all().map(supply));
    sections.chain(neutral).chain(private).chain(masters).chain(objectives).chain(discs).chain(tiles).collect()
}

fn cattle(kind: Cattle) -> Topic {
    let card = kind.card();
    Topic {
        id: format!("cattle-{}", kind.name()),
        title: Phrase::new("gwt-topic-cattle").name("card", names::cattle(kind)),
        also: vec![Phrase::new(names::breed(card.breed)), Phrase::new(names::short_cattle(kind))],
        text: Phrase::new("gwt-topic-cattle-text")
            .number("value", card.breeding)
            .number("points", card.points)
            .number("deck", card.per_player)
            .number("market", card.market),
    }
}

/// A tile of the supply: a hazard, a teepee or outlaw, a worker.
fn supply(tile: Supply) -> Topic {
    let (text, also) = match tile.kind() {
        SupplyKind::Hazard(hazard) => {
            let text = Phrase::new("gwt-topic-hazard-text").number("points", hazard.face().points);
            (text.name("hand", names::hand(hazard.face().hand)), "gwt-also-hazard")
        }
        SupplyKind::Teepee(teepee) => {
            let text = Phrase::new("gwt-topic-teepee-text").name("hand", names::hand(teepee.hand()));
            (text, if teepee.is_outlaw() { "gwt-also-outlaw" } else { "gwt-also-teepee" })
        }
        SupplyKind::Worker(worker) => (Phrase::new(format!("gwt-topic-worker-{}", worker.name())), "gwt-also-worker"),
    };
    Topic {
        id: format!("tile-{}", tile.name()),
        title: Phrase::new("gwt-topic-supply").name("tile", names::supply(tile)),
        also: vec![Phrase::new(names::supply(tile)), Phrase::new(also)],
        text,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_section_is_in_the_rules_text_and_every_link_leads_to_one() {
        crate::kit::rules_text::check(include_str!("../RULES.md"), &SECTIONS);
    }
}
