//! Names of things and labels of actions, as phrases.

use crate::Phrase;
use crate::great_western_trail::content::*;
use crate::great_western_trail::state::piles::{Card, Cards};
use crate::great_western_trail::state::{State, What};
use std::borrow::Cow;

pub(crate) type Name = Cow<'static, str>;

pub(crate) fn cattle(card: Cattle) -> Name {
    format!("gwt-cattle-{}", card.name()).into()
}

pub(crate) fn breed(breed: Breed) -> Name {
    format!("gwt-breed-{}", breed.name()).into()
}

pub(crate) fn objective(card: &ObjectiveCard) -> Name {
    format!("gwt-objective-{}", card.id).into()
}

pub(crate) fn card(card: Card) -> Name {
    match card {
        Card::Cattle(card) => cattle(card),
        Card::Objective(card) => objective(card.card()),
    }
}

pub(crate) fn worker(worker: Worker) -> Name {
    format!("gwt-worker-{}", worker.name()).into()
}

pub(crate) fn supply(tile: Supply) -> Name {
    format!("gwt-tile-{}", tile.name()).into()
}

pub(crate) fn place(place: Place) -> Name {
    format!("gwt-place-{}", place.name()).into()
}

pub(crate) fn face(id: &str) -> Name {
    format!("gwt-building-{id}").into()
}

pub(crate) fn city(city: City) -> Name {
    format!("gwt-city-{}", city.name()).into()
}

pub(crate) fn disc(space: DiscSpace) -> Name {
    format!("gwt-disc-{}", space.name()).into()
}

/// What clearing the space brings.
pub(crate) fn disc_hint(space: DiscSpace) -> Name {
    format!("gwt-disc-hint-{}", space.name()).into()
}

pub(crate) fn aux(aux: Aux, times: u8) -> Name {
    if times > 1 { format!("gwt-aux-{}-2", aux.name()) } else { format!("gwt-aux-{}", aux.name()) }.into()
}

pub(crate) fn master(master: Master) -> Name {
    format!("gwt-master-{}", master.name()).into()
}

pub(crate) fn town(town: Town) -> Name {
    format!("gwt-town-{}", town.name()).into()
}

pub(crate) fn town_tile(tile: TownTile) -> Name {
    format!("gwt-town-tile-{}", tile.name()).into()
}

/// What the next branchlet in a town brings or costs.
pub(crate) fn slot(slot: Slot) -> Phrase {
    match slot {
        Slot::Nothing => Phrase::new("gwt-slot-nothing"),
        Slot::Dollars(dollars) => Phrase::new("gwt-slot-dollars").number("dollars", dollars),
        Slot::Pay(dollars) => Phrase::new("gwt-slot-pay").number("dollars", dollars),
        Slot::Certificate => Phrase::new("gwt-slot-certificate"),
        Slot::Token => Phrase::new("gwt-slot-token"),
        Slot::Objective => Phrase::new("gwt-slot-objective"),
    }
}

pub(crate) fn stop(stop: Stop) -> Phrase {
    match stop.turnout() {
        None => Phrase::new("gwt-rail-space").number("number", stop.0),
        Some(station) => Phrase::new("gwt-rail-turnout").number("station", station.0 + 1),
    }
}

/// What a building does, in short.
pub(crate) fn actions(id: &str) -> Name {
    format!("gwt-building-text-{id}").into()
}

/// What lies on a space, in a word or two.
pub(crate) fn tile(state: &State, tile: Tile) -> Phrase {
    match tile {
        Tile::Neutral(row) => Phrase::new("gwt-tile-neutral").name("building", face(NEUTRAL[row as usize].id)),
        Tile::Private(owner, number) => {
            let building = face(state.face(number).id);
            if owner == state.turn {
                Phrase::new("gwt-tile-own").name("building", building)
            } else {
                Phrase::new("gwt-tile-private").seat("owner", owner).name("building", building)
            }
        }
        Tile::Hazard(hazard) => Phrase::new("gwt-tile-hazard").number("points", hazard.face().points),
        Tile::Teepee(teepee) => Phrase::new(supply(teepee.into())),
    }
}

/// What can be done on a tile by whose turn it is.
pub(crate) fn use_of(state: &State, tile: Tile) -> Phrase {
    match state.building(tile) {
        Some(building) if !matches!(tile, Tile::Private(owner, _) if owner != state.turn) => {
            Phrase::new(actions(building.id))
        }
        _ => Phrase::new("gwt-hint-aux-only"),
    }
}

pub(crate) fn gain(reward: Gain) -> Phrase {
    gains(reward, 1)
}

/// So many times a reward; the words are those of the reward also where it is none.
fn gains(gain: Gain, times: u8) -> Phrase {
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

pub(crate) fn want(want: Want) -> Phrase {
    match want {
        Want::Breed(of) => Phrase::new(breed(of)),
        Want::AnyCattle => Phrase::new("gwt-want-any"),
        Want::Value(breeding) => Phrase::new("gwt-want-value").number("value", breeding),
        Want::Pair => Phrase::new("gwt-want-pair"),
        Want::Objective => Phrase::new("gwt-want-objective"),
    }
}

/// The label of a local action, with its numbers worked out.
pub(crate) fn effect(state: &State, effect: &Effect) -> Phrase {
    match *effect {
        Effect::Discard { want: what, gain: reward } => {
            Phrase::new("gwt-act-discard").phrase("want", want(what)).phrase("gain", gain(reward))
        }
        Effect::Hire { cost: 0 } => Phrase::new("gwt-act-hire"),
        Effect::Hire { cost } if cost > 0 => Phrase::new("gwt-act-hire-more").number("more", cost),
        Effect::Hire { cost } => Phrase::new("gwt-act-hire-less").number("less", -cost),
        Effect::Build { crew: Some(crew), .. } => Phrase::new("gwt-act-build-free").number("crew", crew),
        Effect::Build { per_craftsman: 0, crew: None } => Phrase::new("gwt-act-build-nothing"),
        Effect::Build { per_craftsman, crew: None } => Phrase::new("gwt-act-build").number("each", per_craftsman),
        Effect::Certificates { up_to: Count::Limit } => Phrase::new("gwt-act-certificates-limit"),
        Effect::Certificates { up_to } => Phrase::new("gwt-act-certificates").number("count", state.count(up_to)),
        Effect::TakeObjective => Phrase::new("gwt-act-objective"),
        Effect::Engine { up_to } => Phrase::new("gwt-act-engine").number("spaces", state.count(up_to)),
        Effect::EngineBack { exactly, gain: reward } => {
            Phrase::new("gwt-act-engine-back").number("spaces", exactly).phrase("gain", gain(reward))
        }
        Effect::PayEngine { pay, up_to } => {
            Phrase::new("gwt-act-pay-engine").number("dollars", pay).number("spaces", up_to)
        }
        Effect::Trade => Phrase::new(if state.has_outlaws() { "gwt-act-outlaw" } else { "gwt-act-trade" }),
        Effect::Aux { most: 1 } => Phrase::new("gwt-act-aux-single"),
        Effect::Aux { .. } => Phrase::new("gwt-act-aux"),
        Effect::BuyCattle => Phrase::new("gwt-act-buy"),
        Effect::RemoveHazard { cost } => Phrase::new("gwt-act-hazard").number("dollars", cost),
        Effect::Move { up_to } => Phrase::new("gwt-act-move").number("steps", up_to),
        Effect::Gain { dollars, certificates, per } => {
            let each = Gain { dollars, certificates, ..Gain::NOTHING };
            Phrase::new("gwt-act-gain").phrase("gain", gains(each, state.count(per)))
        }
        Effect::DrawDiscard { up_to } => Phrase::new("gwt-act-draw").number("cards", state.count(up_to)),
        Effect::ExtraordinaryDelivery => Phrase::new("gwt-act-delivery"),
        Effect::UpgradeBehind => Phrase::new("gwt-act-upgrade-behind"),
        Effect::CopyAdjacent => Phrase::new("gwt-act-copy"),
        Effect::Trash { up_to } if state.charter.own_words() => {
            Phrase::new("gwt-act-trash-exactly").number("cards", up_to)
        }
        Effect::Trash { up_to } => Phrase::new("gwt-act-trash").number("cards", up_to),
        Effect::ClaimCattle { breeding } => Phrase::new("gwt-act-claim").number("value", breeding),
        Effect::Exchange { .. } => Phrase::new("gwt-act-exchange"),
        Effect::Branchlet => Phrase::new("gwt-act-branchlet"),
        Effect::Choice(_) => Phrase::new("gwt-act-choice"),
    }
}

/// What playing an objective card gives at once.
pub(crate) fn immediate(what: Immediate) -> Phrase {
    match what {
        Immediate::Nothing => Phrase::new("gwt-immediate-nothing"),
        Immediate::Dollars(count) => Phrase::new("gwt-immediate-dollars").number("count", count),
        Immediate::Aux => Phrase::new("gwt-immediate-aux"),
        Immediate::Draw(count) => Phrase::new("gwt-immediate-draw").number("count", count),
        Immediate::Engine(count) => Phrase::new("gwt-immediate-engine").number("count", count),
        Immediate::FreeMove(count) => Phrase::new("gwt-immediate-move").number("count", count),
    }
}

/// A short word for a local action, for its key.
pub(crate) fn effect_key(effect: &Effect) -> Name {
    match *effect {
        Effect::Discard { want: Want::Breed(breed), .. } => format!("discard.{}", breed.name()).into(),
        Effect::Discard { want: Want::AnyCattle, .. } => "discard.any".into(),
        Effect::Discard { want: Want::Value(breeding), .. } => format!("discard.value-{breeding}").into(),
        Effect::Discard { want: Want::Pair, .. } => "discard.pair".into(),
        Effect::Discard { want: Want::Objective, .. } => "discard.objective".into(),
        Effect::Hire { cost: 0 } => "hire".into(),
        Effect::Hire { cost } if cost > 0 => format!("hire.plus-{cost}").into(),
        Effect::Hire { cost } => format!("hire.minus-{}", -cost).into(),
        Effect::Build { .. } => "build".into(),
        Effect::Certificates { .. } => "certificate".into(),
        Effect::TakeObjective => "objective".into(),
        Effect::Engine { .. } => "engine".into(),
        Effect::EngineBack { .. } => "engine-back".into(),
        Effect::PayEngine { .. } => "pay-engine".into(),
        Effect::Trade => "trade".into(),
        Effect::Aux { .. } => "aux".into(),
        Effect::BuyCattle => "buy".into(),
        Effect::RemoveHazard { .. } => "hazard".into(),
        Effect::Move { .. } => "move".into(),
        Effect::Gain { .. } => "gain".into(),
        Effect::DrawDiscard { .. } => "draw".into(),
        Effect::ExtraordinaryDelivery => "deliver".into(),
        Effect::UpgradeBehind => "upgrade-behind".into(),
        Effect::CopyAdjacent => "copy".into(),
        Effect::Trash { .. } => "trash".into(),
        Effect::ClaimCattle { .. } => "claim".into(),
        Effect::Exchange { .. } => "token".into(),
        Effect::Branchlet => "branchlet".into(),
        Effect::Choice(_) => "choice".into(),
    }
}

/// Names of cards, alike ones repeated.
pub(crate) fn cards(cards: &Cards) -> Vec<Name> {
    let herd = cards.cattle.each().map(cattle);
    herd.chain(cards.objectives.iter().map(|card| objective(card.card()))).collect()
}

impl State {
    /// Whether the tiles of the trade section are called outlaws.
    pub(crate) fn has_outlaws(&self) -> bool {
        self.catalog().trade_spaces == &OUTLAW_SPACES
    }
}

impl What {
    pub(crate) fn is_private(&self) -> bool {
        matches!(self, What::Drew { .. } | What::TookSecretly { .. })
    }
}
