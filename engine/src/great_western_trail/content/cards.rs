//! Cattle and objective cards.

use super::named;
use serde::{Deserialize, Serialize};

/// A type of cattle. At income each type counts once.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Breed {
    Jersey,
    DutchBelt,
    BlackAngus,
    Guernsey,
    Holstein,
    BrownSwiss,
    Ayrshire,
    WestHighland,
    TexasLonghorn,
}

/// A cattle card as printed: cards of one breed with different points are different cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cattle(pub u8);

named!(Cattle, "cattle card", CATTLE.len(), |card: Cattle| CATTLE[card.index()].name.into());

pub struct CattleCard {
    pub name: &'static str,
    /// Short enough for a key.
    pub key: &'static str,
    pub breed: Breed,
    pub breeding: u8,
    pub points: u8,
    /// Cards in each player's starting deck.
    pub per_player: u8,
    /// Cards in the market.
    pub market: u8,
}

pub const CATTLE_KINDS: usize = 13;
/// The first kind that comes from the market; the earlier ones are starting cards.
pub const FIRST_MARKET_KIND: usize = 4;

const fn starting(name: &'static str, breed: Breed, breeding: u8, per_player: u8) -> CattleCard {
    CattleCard { name, key: name, breed, breeding, points: 0, per_player, market: 0 }
}

const fn bought(
    name: &'static str,
    key: &'static str,
    breed: Breed,
    breeding: u8,
    points: u8,
    market: u8,
) -> CattleCard {
    CattleCard { name, key, breed, breeding, points, per_player: 0, market }
}

pub static CATTLE: [CattleCard; CATTLE_KINDS] = [
    starting("jersey", Breed::Jersey, 1, 5),
    starting("dutch-belt", Breed::DutchBelt, 2, 3),
    starting("black-angus", Breed::BlackAngus, 2, 3),
    starting("guernsey", Breed::Guernsey, 2, 3),
    bought("holstein", "holstein", Breed::Holstein, 3, 1, 7),
    bought("brown-swiss", "brown-swiss", Breed::BrownSwiss, 3, 2, 7),
    bought("ayrshire", "ayrshire", Breed::Ayrshire, 3, 3, 7),
    bought("west-highland-3", "highland-3", Breed::WestHighland, 4, 3, 3),
    bought("west-highland-4", "highland-4", Breed::WestHighland, 4, 4, 3),
    bought("west-highland-5", "highland-5", Breed::WestHighland, 4, 5, 3),
    bought("texas-longhorn-5", "longhorn-5", Breed::TexasLonghorn, 5, 5, 2),
    bought("texas-longhorn-6", "longhorn-6", Breed::TexasLonghorn, 5, 6, 2),
    bought("texas-longhorn-7", "longhorn-7", Breed::TexasLonghorn, 5, 7, 2),
];

impl Cattle {
    pub fn card(self) -> &'static CattleCard {
        &CATTLE[self.index()]
    }
}

impl Breed {
    pub const ALL: [Breed; 9] = [
        Breed::Jersey,
        Breed::DutchBelt,
        Breed::BlackAngus,
        Breed::Guernsey,
        Breed::Holstein,
        Breed::BrownSwiss,
        Breed::Ayrshire,
        Breed::WestHighland,
        Breed::TexasLonghorn,
    ];

    pub fn name(self) -> &'static str {
        match self {
            Breed::Jersey => "jersey",
            Breed::DutchBelt => "dutch-belt",
            Breed::BlackAngus => "black-angus",
            Breed::Guernsey => "guernsey",
            Breed::Holstein => "holstein",
            Breed::BrownSwiss => "brown-swiss",
            Breed::Ayrshire => "ayrshire",
            Breed::WestHighland => "west-highland",
            Breed::TexasLonghorn => "texas-longhorn",
        }
    }

    /// The rows of [`CATTLE`] that show this breed.
    pub fn kinds(self) -> std::ops::Range<usize> {
        match self {
            Breed::WestHighland => 7..10,
            Breed::TexasLonghorn => 10..13,
            other => other as usize..other as usize + 1,
        }
    }
}

/// What an objective card may ask for. Each thing serves one task of one card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Task {
    Building,
    GreenTeepee,
    BlueTeepee,
    Hazard,
    Station,
    Cattle3,
    Cattle4,
    Cattle5,
    /// A disc on the terminal city.
    Terminal,
}

pub const TASK_KINDS: usize = 9;

/// What playing an objective card gives at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Immediate {
    Nothing,
    Dollars(u8),
    Aux,
    Draw(u8),
    Engine(u8),
    FreeMove(u8),
}

pub struct ObjectiveCard {
    pub id: &'static str,
    pub immediate: Immediate,
    pub tasks: &'static [Task],
    pub points: i8,
    pub penalty: i8,
}

/// One of the cards of the objective stack. Rows of one id are interchangeable.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Objective(pub u8);

named!(Objective, "objective card", OBJECTIVES.len(), |card: Objective| {
    let id = OBJECTIVES[card.index()].id;
    // Four cards are alike; a stored state still has to tell where each of them is.
    if TERMINALS.contains(&card.index()) {
        format!("{id}-{}", card.index() + 1 - TERMINALS.start).into()
    } else {
        id.into()
    }
});

impl Objective {
    pub fn card(self) -> &'static ObjectiveCard {
        &OBJECTIVES[self.index()]
    }

    /// The first row of the cards that are like this one.
    #[must_use]
    pub fn kind(self) -> Objective {
        if TERMINALS.contains(&self.index()) { Objective(TERMINALS.start as u8) } else { self }
    }
}

/// A starting objective: dealt open, never in a deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Starting(pub u8);

named!(Starting, "starting objective", STARTING.len(), |card: Starting| STARTING[card.index()].id.into());

impl Starting {
    pub fn card(self) -> &'static ObjectiveCard {
        &STARTING[self.index()]
    }
}

use Task::{BlueTeepee as U, Building as B, Cattle3 as C3, Cattle4 as C4, Cattle5 as C5, GreenTeepee as G};
use Task::{Hazard as H, Station as S, Terminal as T};

const fn objective(
    id: &'static str,
    immediate: Immediate,
    tasks: &'static [Task],
    points: i8,
    penalty: i8,
) -> ObjectiveCard {
    ObjectiveCard { id, immediate, tasks, points, penalty }
}

pub static STARTING: [ObjectiveCard; 4] = [
    objective("start-34b", Immediate::Nothing, &[C3, C4, B], 3, 0),
    objective("start-bbh", Immediate::Nothing, &[B, B, H], 3, 0),
    objective("start-uhh", Immediate::Nothing, &[U, H, H], 3, 0),
    objective("start-ssg", Immediate::Nothing, &[S, S, G], 3, 0),
];

pub const OBJECTIVE_COUNT: usize = 24;
/// The rows of the four cards that are alike.
const TERMINALS: std::ops::Range<usize> = 5..9;

pub static OBJECTIVES: [ObjectiveCard; OBJECTIVE_COUNT] = [
    objective("dollars-4hh", Immediate::Dollars(2), &[C4, H, H], 3, 2),
    objective("dollars-bgu", Immediate::Dollars(2), &[B, G, U], 3, 2),
    objective("dollars-buu", Immediate::Dollars(2), &[B, U, U], 3, 2),
    objective("dollars-ssh", Immediate::Dollars(2), &[S, S, H], 3, 2),
    objective("dollars-333b", Immediate::Dollars(2), &[C3, C3, C3, B], 4, 2),
    objective("aux-terminal", Immediate::Aux, &[T], 5, 3),
    objective("aux-terminal", Immediate::Aux, &[T], 5, 3),
    objective("aux-terminal", Immediate::Aux, &[T], 5, 3),
    objective("aux-terminal", Immediate::Aux, &[T], 5, 3),
    objective("draw-5h", Immediate::Draw(3), &[C5, H], 3, 2),
    objective("draw-bbh", Immediate::Draw(3), &[B, B, H], 3, 2),
    objective("draw-sgu", Immediate::Draw(3), &[S, G, U], 3, 2),
    objective("draw-sgg", Immediate::Draw(3), &[S, G, G], 3, 2),
    objective("draw-333s", Immediate::Draw(3), &[C3, C3, C3, S], 4, 2),
    objective("engine-44sg", Immediate::Engine(2), &[C4, C4, S, G], 5, 3),
    objective("engine-345", Immediate::Engine(2), &[C3, C4, C5], 5, 3),
    objective("engine-bbgg", Immediate::Engine(2), &[B, B, G, G], 5, 3),
    objective("engine-buhh", Immediate::Engine(3), &[B, U, H, H], 5, 3),
    objective("engine-sshh", Immediate::Engine(3), &[S, S, H, H], 5, 3),
    objective("move-34hh", Immediate::FreeMove(3), &[C3, C4, H, H], 5, 2),
    objective("move-345", Immediate::FreeMove(3), &[C3, C4, C5], 5, 2),
    objective("move-bbhh", Immediate::FreeMove(3), &[B, B, H, H], 5, 2),
    objective("move-ssbb", Immediate::FreeMove(3), &[S, S, B, B], 5, 2),
    objective("move-ssuu", Immediate::FreeMove(3), &[S, S, U, U], 5, 2),
];
