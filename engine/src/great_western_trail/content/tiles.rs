//! Worker, hazard, teepee and outlaw tiles; the job market, the cattle market.

use super::buildings::PRIVATE_COUNT;
use super::hands::Hand;
use super::names::named;
use crate::Seat;
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Worker {
    Cowboy,
    Craftsman,
    Engineer,
}

impl Worker {
    pub const ALL: [Worker; 3] = [Worker::Cowboy, Worker::Craftsman, Worker::Engineer];

    pub fn name(self) -> &'static str {
        match self {
            Worker::Cowboy => "cowboy",
            Worker::Craftsman => "craftsman",
            Worker::Engineer => "engineer",
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum HazardType {
    Flood,
    Drought,
    Rockfall,
}

impl HazardType {
    pub const ALL: [HazardType; 3] = [HazardType::Flood, HazardType::Drought, HazardType::Rockfall];

    pub fn name(self) -> &'static str {
        match self {
            HazardType::Flood => "flood",
            HazardType::Drought => "drought",
            HazardType::Rockfall => "rockfall",
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Teepee {
    Green,
    Blue,
    /// An outlaw: what the second edition has instead.
    GreenOutlaw,
    OrangeOutlaw,
}

impl Teepee {
    pub const ALL: [Teepee; 4] = [Teepee::Green, Teepee::Blue, Teepee::GreenOutlaw, Teepee::OrangeOutlaw];

    pub fn hand(self) -> Hand {
        match self {
            Teepee::Green | Teepee::GreenOutlaw => Hand::Green,
            Teepee::Blue | Teepee::OrangeOutlaw => Hand::Black,
        }
    }

    pub fn is_outlaw(self) -> bool {
        matches!(self, Teepee::GreenOutlaw | Teepee::OrangeOutlaw)
    }

    /// Which half of a pair it is.
    pub fn half(self) -> usize {
        match self {
            Teepee::Green | Teepee::GreenOutlaw => 0,
            Teepee::Blue | Teepee::OrangeOutlaw => 1,
        }
    }
}

/// A hazard tile as printed: three types with five faces each.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Hazard(pub u8);

pub struct HazardFace {
    pub name: &'static str,
    pub points: u8,
    pub hand: Hand,
    /// Tiles of this face in each type.
    pub count: u8,
}

const fn face(name: &'static str, points: u8, hand: Hand, count: u8) -> HazardFace {
    HazardFace { name, points, hand, count }
}

pub static HAZARD_FACES: [HazardFace; 5] = [
    face("4-green", 4, Hand::Green, 2),
    face("3-green", 3, Hand::Green, 1),
    face("2-green", 2, Hand::Green, 1),
    face("3-black", 3, Hand::Black, 1),
    face("2-black", 2, Hand::Black, 1),
];

pub const HAZARD_KINDS: usize = 15;

named!(Hazard, "hazard tile", HAZARD_KINDS, |tile: Hazard| {
    format!("{}-{}", tile.hazard_type().name(), tile.face().name).into()
});

impl Hazard {
    pub fn hazard_type(self) -> HazardType {
        HazardType::ALL[self.index() / HAZARD_FACES.len()]
    }

    pub fn face(self) -> &'static HazardFace {
        &HAZARD_FACES[self.index() % HAZARD_FACES.len()]
    }
}

/// A tile of the Kansas City supply, by kind: hazards, teepees, workers, outlaws.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Supply(pub u8);

pub const SUPPLY_KINDS: usize = HAZARD_KINDS + 7;

named!(Supply, "supply tile", SUPPLY_KINDS, |tile: Supply| match tile.kind() {
    SupplyKind::Hazard(hazard) => hazard.name().into(),
    SupplyKind::Teepee(Teepee::Green) => "teepee-green".into(),
    SupplyKind::Teepee(Teepee::Blue) => "teepee-blue".into(),
    SupplyKind::Teepee(Teepee::GreenOutlaw) => "outlaw-green".into(),
    SupplyKind::Teepee(Teepee::OrangeOutlaw) => "outlaw-orange".into(),
    SupplyKind::Worker(worker) => worker.name().into(),
});

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SupplyKind {
    Hazard(Hazard),
    Teepee(Teepee),
    Worker(Worker),
}

impl Supply {
    pub fn kind(self) -> SupplyKind {
        match self.index() {
            kind @ 0..HAZARD_KINDS => SupplyKind::Hazard(Hazard(kind as u8)),
            15 => SupplyKind::Teepee(Teepee::Green),
            16 => SupplyKind::Teepee(Teepee::Blue),
            17 => SupplyKind::Worker(Worker::Cowboy),
            18 => SupplyKind::Worker(Worker::Craftsman),
            19 => SupplyKind::Worker(Worker::Engineer),
            20 => SupplyKind::Teepee(Teepee::GreenOutlaw),
            _ => SupplyKind::Teepee(Teepee::OrangeOutlaw),
        }
    }
}

impl From<Hazard> for Supply {
    fn from(hazard: Hazard) -> Supply {
        Supply(hazard.0)
    }
}

impl From<Teepee> for Supply {
    fn from(teepee: Teepee) -> Supply {
        Supply(match teepee {
            Teepee::Green => 15,
            Teepee::Blue => 16,
            Teepee::GreenOutlaw => 20,
            Teepee::OrangeOutlaw => 21,
        })
    }
}

impl From<Worker> for Supply {
    fn from(worker: Worker) -> Supply {
        Supply(HAZARD_KINDS as u8 + 2 + worker as u8)
    }
}

pub type Piles = [[u8; SUPPLY_KINDS]; 3];

/// What each of the three piles holds, by kind of tile.
pub static FIRST_PILES: Piles = [
    [2, 1, 1, 1, 1, 2, 1, 1, 1, 1, 2, 1, 1, 1, 1, 9, 8, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 11, 11, 11, 0, 0],
    [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 3, 7, 7, 7, 0, 0],
];

/// The same with outlaws for teepees.
pub static SECOND_PILES: Piles = [
    [2, 1, 1, 1, 1, 2, 1, 1, 1, 1, 2, 1, 1, 1, 1, 0, 0, 0, 0, 0, 9, 8],
    [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 11, 11, 11, 0, 0],
    [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7, 7, 7, 2, 3],
];

/// Tiles of the first pile that lie on the trail when the game begins.
pub const FIRST_TILES: usize = 7;

/// A tile lying on the trail.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Tile {
    /// By row of the neutral buildings.
    Neutral(u8),
    /// A player's building, by its number (1 to 13).
    Private(Seat, u8),
    Hazard(Hazard),
    Teepee(Teepee),
}

pub const JOB_ROWS: usize = 12;
/// What hiring from each row costs.
pub static HIRE_COST: [u8; JOB_ROWS] = [6, 6, 7, 5, 7, 9, 6, 8, 10, 6, 5, 4];
/// When the token leaves these rows (from 0), the cattle market is refilled.
pub const YELLOW_ARROWS: [u8; 2] = [5, 8];
/// The token starts in the second row.
pub const TOKEN_START: u8 = 1;
pub const TOKEN_POINTS: i32 = 2;

/// One way of buying: this many cowboys get this many cards of that breeding value for that price.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Deal {
    pub cowboys: u8,
    pub breeding: u8,
    pub cards: u8,
    pub dollars: u8,
}

const fn deal(cowboys: u8, breeding: u8, cards: u8, dollars: u8) -> Deal {
    Deal { cowboys, breeding, cards, dollars }
}

/// Deals of the board; the rest belongs to the tile of an extra breed.
pub const BOARD_DEALS: usize = 8;

pub static DEALS: [Deal; 10] = [
    deal(1, 3, 1, 6),
    deal(2, 3, 1, 3),
    deal(3, 3, 2, 5),
    deal(1, 4, 1, 12),
    deal(3, 4, 1, 6),
    deal(5, 4, 2, 8),
    deal(2, 5, 1, 12),
    deal(4, 5, 1, 6),
    deal(1, 2, 1, 8),
    deal(2, 2, 1, 5),
];

/// Cards that one cowboy turns up instead of buying.
pub const COWBOY_REVEALS: u8 = 2;

/// Cards in the cattle market by number of players (two, three, four).
pub const MARKET_SIZE: [u8; 3] = [7, 10, 13];
/// The same with an extra breed.
pub const LARGE_MARKET_SIZE: [u8; 3] = [9, 12, 15];

impl Tile {
    fn all() -> impl Iterator<Item = Tile> {
        let neutral = (0..7).map(Tile::Neutral);
        let private =
            (0..4).flat_map(|seat| (1..=PRIVATE_COUNT as u8).map(move |number| Tile::Private(Seat(seat), number)));
        let hazards = Hazard::all().map(Tile::Hazard);
        neutral.chain(private).chain(hazards).chain(Teepee::ALL.map(Tile::Teepee))
    }

    fn write_name(self) -> String {
        match self {
            Tile::Neutral(row) => format!("neutral-{}", (b'a' + row) as char),
            Tile::Private(seat, number) => format!("building-{}-{number}", seat.0),
            Tile::Hazard(hazard) => hazard.name().to_owned(),
            Tile::Teepee(teepee) => Supply::from(teepee).name().to_owned(),
        }
    }

    fn names() -> &'static [(Tile, String)] {
        static NAMES: std::sync::OnceLock<Vec<(Tile, String)>> = std::sync::OnceLock::new();
        NAMES.get_or_init(|| Tile::all().map(|tile| (tile, tile.write_name())).collect())
    }

    pub fn name(self) -> &'static str {
        Tile::names().iter().find(|(tile, _)| *tile == self).map_or("", |(_, name)| name)
    }

    fn from_name(text: &str) -> Option<Tile> {
        Tile::names().iter().find(|(_, name)| name == text).map(|(tile, _)| *tile)
    }

    pub fn is_building(self) -> bool {
        matches!(self, Tile::Neutral(_) | Tile::Private(..))
    }
}

impl Serialize for Tile {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(self.name())
    }
}

impl<'de> Deserialize<'de> for Tile {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Tile, D::Error> {
        let text = String::deserialize(from)?;
        Tile::from_name(&text).ok_or_else(|| serde::de::Error::custom(format!("there is no tile \"{text}\"")))
    }
}
