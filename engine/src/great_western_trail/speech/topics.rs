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

pub fn all() -> Vec<Topic> {
    let sections = SECTIONS.iter().map(|&id| Topic {
        id: id.to_owned(),
        title: Phrase::new(format!("gwt-topic-{id}")),
        text: Phrase::new(format!("gwt-topic-{id}-text")),
    });
    let building = |building: &Building, text: Phrase| Topic {
        id: format!("building-{}", building.id),
        title: Phrase::new("gwt-topic-tile").name("building", names::face(building.id)),
        text: text.name("actions", names::actions(building.id)),
    };
    let neutral = NEUTRAL.iter().map(|face| building(face, Phrase::new("gwt-topic-tile-neutral-text")));
    let private = all_faces().map(|face| {
        let text = Phrase::new("gwt-topic-tile-private-text")
            .number("craftsmen", face.craftsmen)
            .number("points", face.points)
            .name("hand", hand(face.hand));
        building(face, text)
    });
    let masters = Master::ALL.into_iter().map(|master| Topic {
        id: format!("master-{}", master.name()),
        title: Phrase::new("gwt-topic-master").name("master", names::master(master)),
        text: Phrase::new(format!("gwt-master-text-{}", master.name())),
    });
    let mut cards: Vec<&ObjectiveCard> = STARTING.iter().chain(&OBJECTIVES).collect();
    cards.dedup_by_key(|card| card.id);
    let objectives = cards.into_iter().map(|card| Topic {
        id: format!("objective-{}", card.id),
        title: Phrase::new("gwt-topic-card").name("card", names::objective(card)),
        text: Phrase::new("gwt-topic-card-text")
            .phrase("immediate", names::immediate(card.immediate))
            .number("points", card.points)
            .number("penalty", card.penalty),
    });
    let discs = DiscSpace::all().map(|space| Topic {
        id: format!("disc-{}", space.name()),
        title: Phrase::new("gwt-topic-disc").name("space", names::disc(space)),
        text: Phrase::new(names::disc_hint(space)),
    });
    let tiles = TownTile::ALL.into_iter().map(|tile| Topic {
        id: format!("town-tile-{}", tile.name()),
        title: Phrase::new("gwt-topic-town-tile").name("tile", names::town_tile(tile)),
        text: Phrase::new(format!("gwt-town-tile-text-{}", tile.name())),
    });
    let towns = Town::all().map(|town| {
        let [first, second, third, fourth] = town.square().slots.map(names::slot);
        Topic {
            id: format!("town-{}", town.name()),
            title: Phrase::new("gwt-topic-town").name("town", names::town(town)),
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
        text: Phrase::new("gwt-topic-cattle-text")
            .number("value", card.breeding)
            .number("points", card.points)
            .number("deck", card.per_player)
            .number("market", card.market),
    }
}

/// A tile of the supply: a hazard, a teepee or outlaw, a worker.
fn supply(tile: Supply) -> Topic {
    let text = match tile.kind() {
        SupplyKind::Hazard(hazard) => Phrase::new("gwt-topic-hazard-text")
            .number("points", hazard.face().points)
            .name("hand", hand(hazard.face().hand)),
        SupplyKind::Teepee(teepee) => Phrase::new("gwt-topic-teepee-text").name("hand", hand(teepee.hand())),
        SupplyKind::Worker(worker) => Phrase::new(format!("gwt-topic-worker-{}", worker.name())),
    };
    Topic {
        id: format!("tile-{}", tile.name()),
        title: Phrase::new("gwt-topic-supply").name("tile", names::supply(tile)),
        text,
    }
}

fn hand(hand: Hand) -> &'static str {
    match hand {
        Hand::None => "gwt-hand-none",
        Hand::Green => "gwt-hand-green",
        Hand::Black => "gwt-hand-black",
        Hand::Both => "gwt-hand-both",
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
