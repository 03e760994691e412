//! The panels of the board.

use super::kinds::{Cost, Good, Specialist, Track};
use super::sizes::{CARRIAGES, DISTRICTS, SENATORS, SPOTS};
use arrayvec::ArrayVec;
use serde::Deserialize;

/// Kinds of carriage upgrades: one for each resource at levels 1 and 2, and the wild one of level 3.
pub const MOST_UPGRADES: usize = 9;
pub const UPGRADE_LEVELS: [usize; MOST_UPGRADES] = [0, 0, 0, 0, 1, 1, 1, 1, 2];

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum District {
    Collect { good: Good, spots: u8, special: Special },
    Activate { foreman: Specialist },
    Centre,
}

impl District {
    pub fn name(self) -> &'static str {
        match self {
            District::Collect { good, .. } => good.name(),
            District::Activate { foreman } => foreman.name(),
            District::Centre => "centre",
        }
    }
}

/// What can be bought after collecting.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Special {
    pub pay: Good,
    pub effect: Effect,
    pub points: u8,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Effect {
    HouseInDistrict,
    TelegraphOnMap,
    RailwayStationOnMap,
    CarriageUpgrade,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Senator {
    pub cost: u8,
    pub reward: Reward,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reward {
    Gain {
        good: Good,
        count: u8,
    },
    /// In any mix of these kinds, by bit.
    AnyGoods {
        kinds: u8,
        count: u8,
    },
    AnyTracks {
        count: u8,
    },
    HouseOrUpgrade {
        points: u8,
    },
    StationAndTelegraph,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Board {
    pub goods_each: u8,
    pub tracks_each: u8,
    pub houses: u8,
    /// Points uncovered by the telegraph stations, in the order they leave.
    pub telegraphs: ArrayVec<u8, 16>,
    /// By players less two.
    pub workers: [u8; 3],
    pub hats: u8,
    pub pays: [Good; 4],
    /// The financier makes no track.
    pub gains: [Option<Track>; 4],
    pub districts: [District; DISTRICTS],
    pub spots: [[u8; 2]; SPOTS],
    pub spots_of: [ArrayVec<u8, 4>; DISTRICTS],
    pub cargo: u8,
    pub cargo_per_carriage: u8,
    pub start: Cost,
    /// Houses in a full row of a player board.
    pub row: u8,
    pub repeats: [u8; CARRIAGES],
    pub slot_points: [[u8; 2]; CARRIAGES],
    /// By specialist and carriage.
    pub hire: [[Cost; CARRIAGES]; 4],
    /// By players less two.
    pub piles: [[u8; 4]; 3],
    /// Tokens of each kind; level 1 by resource, level 2 by resource, level 3.
    pub upgrades: [u8; MOST_UPGRADES],
    /// What an upgrade of each level brings.
    pub upgrade_gain: [u8; CARRIAGES],
    pub senators: [Senator; SENATORS],
    pub reset_cost: u8,
    pub reset_points: u8,
    pub path_tile: u8,
    pub other_tile: u8,
    pub passed: u8,
    pub coasts: u8,
    /// Points by buildings on the map, less one.
    pub network: ArrayVec<u8, 32>,
    pub tile_in_cargo: u8,
    pub goal_points: u8,
}
