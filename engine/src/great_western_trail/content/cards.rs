//! Cattle and objective cards.

use super::names::named;
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
    Simmental,
    Brahman,
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

pub const CATTLE_KINDS: usize = 17;
/// The first kind of the extra breeds.
pub const FIRST_EXTRA_KIND: usize = 13;
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
    // Only the lowest Simmental is in the market; the others take its place one after the other.
    bought("simmental-2", "simmental-2", Breed::Simmental, 2, 3, 8),
    bought("simmental-4", "simmental-4", Breed::Simmental, 4, 4, 0),
    bought("simmental-5", "simmental-5", Breed::Simmental, 5, 5, 0),
    // Ours: number, value and points of the Brahman cards are in no source.
    bought("brahman", "brahman", Breed::Brahman, 2, 2, 8),
];

/// Dollars for each Brahman card at income. They do not raise the value of the delivery.
pub const BRAHMAN_DOLLARS: u8 = 4;

/// A breed that may be mixed into the market of the second edition, with a tile that sells it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ExtraBreed {
    Simmental,
    Brahman,
}

impl ExtraBreed {
    /// The card that comes into the market.
    pub fn card(self) -> Cattle {
        match self {
            ExtraBreed::Simmental => Cattle(13),
            ExtraBreed::Brahman => Cattle(16),
        }
    }
}

impl Cattle {
    pub fn card(self) -> &'static CattleCard {
        &CATTLE[self.index()]
    }

    /// The Simmental card that takes its place after an income; the highest one stays.
    pub fn next_simmental(self) -> Option<Cattle> {
        matches!(self.0, 13 | 14).then_some(Cattle(self.0 + 1))
    }
}

impl Breed {
    pub const ALL: [Breed; 11] = [
        Breed::Jersey,
        Breed::DutchBelt,
        Breed::BlackAngus,
        Breed::Guernsey,
        Breed::Holstein,
        Breed::BrownSwiss,
        Breed::Ayrshire,
        Breed::WestHighland,
        Breed::TexasLonghorn,
        Breed::Simmental,
        Breed::Brahman,
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
            Breed::Simmental => "simmental",
            Breed::Brahman => "brahman",
        }
    }

    /// The rows of [`CATTLE`] that show this breed.
    pub fn kinds(self) -> std::ops::Range<usize> {
        match self {
            Breed::WestHighland => 7..10,
            Breed::TexasLonghorn => 10..13,
            Breed::Simmental => 13..16,
            Breed::Brahman => 16..17,
            other => other as usize..other as usize + 1,
        }
    }
}

/// What an objective card may ask for. Each thing serves one task of one card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Task {
    Building,
    /// Or a green outlaw.
    GreenTeepee,
    /// Or an orange outlaw.
    BlueTeepee,
    Hazard,
    Station,
    Cattle3,
    Cattle4,
    Cattle5,
    /// A disc on the terminal city.
    Terminal,
    /// A card of the extra breed.
    ExtraBreed,
    /// A branchlet on the extension board.
    Branchlet,
}

pub const TASK_KINDS: usize = 11;

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
    // Four cards are identical; a stored state still says where each of them is.
    match alike(card) {
        Some(first) => format!("{id}-{}", card.0 + 1 - first).into(),
        None => id.into(),
    }
});

impl Objective {
    pub fn card(self) -> &'static ObjectiveCard {
        &OBJECTIVES[self.index()]
    }

    /// The first row of the cards identical to this one.
    #[must_use]
    pub fn kind(self) -> Objective {
        alike(self).map_or(self, Objective)
    }
}

/// The first row of the four identical cards.
#[inline]
fn alike(card: Objective) -> Option<u8> {
    match card.0 {
        5..9 => Some(5),
        32..36 => Some(32),
        _ => None,
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
use Task::{Branchlet as N, ExtraBreed as X, Hazard as H, Station as S, Terminal as T};

const fn objective(
    id: &'static str,
    immediate: Immediate,
    tasks: &'static [Task],
    points: i8,
    penalty: i8,
) -> ObjectiveCard {
    ObjectiveCard { id, immediate, tasks, points, penalty }
}

pub const STARTING_COUNT: usize = 7;

pub static STARTING: [ObjectiveCard; STARTING_COUNT] = [
    objective("start-34b", Immediate::Nothing, &[C3, C4, B], 3, 0),
    objective("start-bbh", Immediate::Nothing, &[B, B, H], 3, 0),
    objective("start-uhh", Immediate::Nothing, &[U, H, H], 3, 0),
    objective("start-ssg", Immediate::Nothing, &[S, S, G], 3, 0),
    objective("start-ohh", Immediate::Nothing, &[U, H, H], 3, 0),
    objective("start-ssw", Immediate::Nothing, &[S, S, G], 3, 0),
    // Ours: the card that comes with an extra breed is described in no source.
    objective("start-xxb", Immediate::Nothing, &[X, X, B], 3, 0),
];

pub static FIRST_STARTING: [Starting; 4] = [Starting(0), Starting(1), Starting(2), Starting(3)];
/// The same with outlaws for teepees.
pub static SECOND_STARTING: [Starting; 4] = [Starting(0), Starting(1), Starting(4), Starting(5)];
/// One more to choose from with an extra breed.
pub const EXTRA_STARTING: Starting = Starting(6);

pub const OBJECTIVE_COUNT: usize = 40;

const fn rows(from: u8, to: u8) -> u64 {
    (1 << to) - (1 << from)
}

/// The cards of an edition, a bit for each row. Cards that name teepees or San Francisco have counterparts in the
/// second edition; the rest are shared.
pub const FIRST_OBJECTIVES: u64 = rows(0, 24);
pub const SECOND_OBJECTIVES: u64 = {
    let others = rows(1, 3) | rows(5, 9) | rows(11, 13) | rows(14, 15) | rows(16, 18) | rows(23, 24);
    FIRST_OBJECTIVES & !others | rows(24, 36)
};
/// The four additional cards of Rails to the North.
pub const NORTH_OBJECTIVES: u64 = rows(36, 40);

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
    // The second edition: w is a green, o an orange outlaw.
    objective("dollars-bwo", Immediate::Dollars(2), &[B, G, U], 3, 2),
    objective("dollars-boo", Immediate::Dollars(2), &[B, U, U], 3, 2),
    objective("draw-swo", Immediate::Draw(3), &[S, G, U], 3, 2),
    objective("draw-sww", Immediate::Draw(3), &[S, G, G], 3, 2),
    objective("engine-44sw", Immediate::Engine(2), &[C4, C4, S, G], 5, 3),
    objective("engine-bbww", Immediate::Engine(2), &[B, B, G, G], 5, 3),
    objective("engine-bohh", Immediate::Engine(3), &[B, U, H, H], 5, 3),
    objective("move-ssoo", Immediate::FreeMove(3), &[S, S, U, U], 5, 2),
    objective("aux-new-york", Immediate::Aux, &[T], 5, 3),
    objective("aux-new-york", Immediate::Aux, &[T], 5, 3),
    objective("aux-new-york", Immediate::Aux, &[T], 5, 3),
    objective("aux-new-york", Immediate::Aux, &[T], 5, 3),
    // Ours: four cards of the expansion are described in no source. n is a branchlet.
    objective("dollars-nnns", Immediate::Dollars(2), &[N, N, N, S], 3, 2),
    objective("draw-nnn3", Immediate::Draw(3), &[N, N, N, C3], 3, 2),
    objective("engine-nnnnb", Immediate::Engine(2), &[N, N, N, N, B], 5, 3),
    objective("move-nnnn4", Immediate::FreeMove(3), &[N, N, N, N, C4], 5, 2),
];
