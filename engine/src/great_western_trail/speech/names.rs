//! Names of things, as phrases.

use crate::Phrase;
use crate::great_western_trail::content::*;
use crate::great_western_trail::state::piles::{Card, Cards};
use std::borrow::Cow;

pub type Name = Cow<'static, str>;

pub fn cattle(card: Cattle) -> Name {
    format!("gwt-cattle-{}", card.name()).into()
}

pub fn breed(breed: Breed) -> Name {
    format!("gwt-breed-{}", breed.name()).into()
}

pub fn objective(card: &ObjectiveCard) -> Name {
    format!("gwt-objective-{}", card.id).into()
}

pub fn card(card: Card) -> Name {
    match card {
        Card::Cattle(card) => cattle(card),
        Card::Objective(card) => objective(card.card()),
    }
}

pub fn worker(worker: Worker) -> Name {
    format!("gwt-worker-{}", worker.name()).into()
}

pub fn supply(tile: Supply) -> Name {
    format!("gwt-tile-{}", tile.name()).into()
}

pub fn place(place: Place) -> Name {
    format!("gwt-place-{}", place.name()).into()
}

pub fn face(id: &str) -> Name {
    format!("gwt-building-{id}").into()
}

pub fn city(city: City) -> Name {
    format!("gwt-city-{}", city.name()).into()
}

pub fn disc(space: DiscSpace) -> Name {
    format!("gwt-disc-{}", space.name()).into()
}

/// Short enough for a button: breeds that differ in points show them as a number alone.
pub fn short_cattle(card: Cattle) -> Name {
    match card.card().breed {
        Breed::WestHighland | Breed::TexasLonghorn | Breed::Simmental => format!("gwt-short-{}", card.name()).into(),
        _ => cattle(card),
    }
}

pub fn short_master(master: Master) -> Name {
    format!("gwt-short-master-{}", master.name()).into()
}

/// An objective card by what playing it gives at once.
pub fn objective_label(card: &ObjectiveCard) -> Phrase {
    let (id, count) = match card.immediate {
        Immediate::Nothing => ("gwt-card-nothing", 0),
        Immediate::Dollars(count) => ("gwt-card-dollars", count),
        Immediate::Aux => ("gwt-card-aux", 0),
        Immediate::Draw(count) => ("gwt-card-draw", count),
        Immediate::Engine(count) => ("gwt-card-engine", count),
        Immediate::FreeMove(count) => ("gwt-card-move", count),
    };
    Phrase::new(id).number("count", count).name("card", objective(card))
}

/// An auxiliary action as it stands on a button.
pub fn do_aux(aux: Aux, times: u8) -> Phrase {
    let id = match aux {
        Aux::Dollar => "gwt-do-dollar",
        Aux::Draw => "gwt-do-draw",
        Aux::Certificate => "gwt-do-certificate",
        Aux::Engine => "gwt-do-engine",
        Aux::Trash | Aux::TrashGain => "gwt-do-trash",
        Aux::Branchlet | Aux::BranchletPay => "gwt-do-branchlet",
    };
    Phrase::new(id).number("times", times)
}

/// A stop of the engine as it stands on a button.
pub fn stop_label(stop: Stop) -> Phrase {
    match stop.turnout() {
        None => Phrase::new("gwt-offer-engine").number("number", stop.0),
        Some(station) => Phrase::new("gwt-offer-engine-turnout").number("station", station.0 + 1),
    }
}

pub fn hand(hand: Hand) -> Name {
    match hand {
        Hand::None => "gwt-hand-none",
        Hand::Green => "gwt-hand-green",
        Hand::Black => "gwt-hand-black",
        Hand::Both => "gwt-hand-both",
    }
    .into()
}

/// What clearing the space brings.
pub fn disc_hint(space: DiscSpace) -> Name {
    format!("gwt-disc-hint-{}", space.name()).into()
}

pub fn aux(aux: Aux, times: u8) -> Name {
    if times > 1 { format!("gwt-aux-{}-2", aux.name()) } else { format!("gwt-aux-{}", aux.name()) }.into()
}

pub fn master(master: Master) -> Name {
    format!("gwt-master-{}", master.name()).into()
}

pub fn town(town: Town) -> Name {
    format!("gwt-town-{}", town.name()).into()
}

pub fn town_tile(tile: TownTile) -> Name {
    format!("gwt-town-tile-{}", tile.name()).into()
}

/// What the next branchlet in a town brings or costs.
pub fn slot(slot: Slot) -> Phrase {
    match slot {
        Slot::Nothing => Phrase::new("gwt-slot-nothing"),
        Slot::Dollars(dollars) => Phrase::new("gwt-slot-dollars").number("dollars", dollars),
        Slot::Pay(dollars) => Phrase::new("gwt-slot-pay").number("dollars", dollars),
        Slot::Certificate => Phrase::new("gwt-slot-certificate"),
        Slot::Token => Phrase::new("gwt-slot-token"),
        Slot::Objective => Phrase::new("gwt-slot-objective"),
    }
}

pub fn stop(stop: Stop) -> Phrase {
    match stop.turnout() {
        None => Phrase::new("gwt-rail-space").number("number", stop.0),
        Some(station) => Phrase::new("gwt-rail-turnout").number("station", station.0 + 1),
    }
}

/// What a building does, in short.
pub fn actions(id: &str) -> Name {
    format!("gwt-building-text-{id}").into()
}

pub fn gain(reward: Gain) -> Phrase {
    gains(reward, 1)
}

/// A reward several times over; zero times it still reads as that reward.
pub fn gains(gain: Gain, times: u8) -> Phrase {
    let id = match (gain.dollars > 0, gain.certificates > 0, gain.engine > 0, gain.objective) {
        (true, true, ..) => "gwt-gain-dollars-certificates",
        (true, _, _, true) => "gwt-gain-dollars-objective",
        (true, ..) => "gwt-gain-dollars",
        (_, true, ..) => "gwt-gain-certificates",
        _ => "gwt-gain-engine",
    };
    Phrase::new(id)
        .number("dollars", gain.dollars * times)
        .number("certificates", gain.certificates * times)
        .number("spaces", gain.engine * times)
}

pub fn want(want: Want) -> Phrase {
    match want {
        Want::Breed(of) => Phrase::new(breed(of)),
        Want::AnyCattle => Phrase::new("gwt-want-any"),
        Want::Value(breeding) => Phrase::new("gwt-want-value").number("value", breeding),
        Want::Pair => Phrase::new("gwt-want-pair"),
        Want::Objective => Phrase::new("gwt-want-objective"),
    }
}

/// What playing an objective card gives at once.
pub fn immediate(what: Immediate) -> Phrase {
    match what {
        Immediate::Nothing => Phrase::new("gwt-immediate-nothing"),
        Immediate::Dollars(count) => Phrase::new("gwt-immediate-dollars").number("count", count),
        Immediate::Aux => Phrase::new("gwt-immediate-aux"),
        Immediate::Draw(count) => Phrase::new("gwt-immediate-draw").number("count", count),
        Immediate::Engine(count) => Phrase::new("gwt-immediate-engine").number("count", count),
        Immediate::FreeMove(count) => Phrase::new("gwt-immediate-move").number("count", count),
    }
}

/// Names of cards, repeated for identical ones.
pub fn cards(cards: &Cards) -> Vec<Name> {
    let herd = cards.cattle.each().map(cattle);
    herd.chain(cards.objectives.iter().map(|card| objective(card.card()))).collect()
}
