//! Station masters.

use super::effect::{Count, Effect};
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Master {
    Workers,
    Objectives,
    Hazards,
    TeepeePairs,
    Certificates,
    TwoCertificates,
    TwelveDollars,
    Stations,
    Buildings,
    /// Cattle of value 3, 4 or 5.
    Cattle,
    /// Town tiles beside a branchlet of the player's.
    TownTiles,
    /// Exchange tokens left.
    Tokens,
    /// Areas of the extension board with a branchlet of the player's.
    Areas,
}

impl Master {
    pub const ALL: [Master; 13] = [
        Master::Workers,
        Master::Objectives,
        Master::Hazards,
        Master::TeepeePairs,
        Master::Certificates,
        Master::TwoCertificates,
        Master::TwelveDollars,
        Master::Stations,
        Master::Buildings,
        Master::Cattle,
        Master::TownTiles,
        Master::Tokens,
        Master::Areas,
    ];

    pub fn name(self) -> &'static str {
        match self {
            Master::Workers => "workers",
            Master::Objectives => "objectives",
            Master::Hazards => "hazards",
            Master::TeepeePairs => "teepee-pairs",
            Master::Certificates => "certificates",
            Master::TwoCertificates => "two-certificates",
            Master::TwelveDollars => "twelve-dollars",
            Master::Stations => "stations",
            Master::Buildings => "buildings",
            Master::Cattle => "cattle",
            Master::TownTiles => "town-tiles",
            Master::Tokens => "tokens",
            Master::Areas => "areas",
        }
    }

    /// Certificates that count at every income.
    pub fn permanent_certificates(self) -> u8 {
        match self {
            Master::Hazards | Master::TeepeePairs | Master::Certificates | Master::Stations => 1,
            Master::TwoCertificates => 2,
            Master::Workers
            | Master::Objectives
            | Master::TwelveDollars
            | Master::Buildings
            | Master::Cattle
            | Master::TownTiles
            | Master::Tokens
            | Master::Areas => 0,
        }
    }

    /// What it gives when it is taken.
    pub fn immediate(self) -> Option<&'static Effect> {
        const fn dollars(dollars: u8) -> Effect {
            Effect::Gain { dollars, certificates: 0, per: Count::Fixed(1) }
        }
        const TWO: Effect = dollars(2);
        const TWELVE: Effect = dollars(12);
        const HAZARD_OR_TRADE: Effect = Effect::Choice(&[Effect::RemoveHazard { cost: 0 }, Effect::Trade]);
        Some(match self {
            Master::Workers => &TWO,
            Master::TwelveDollars => &TWELVE,
            Master::Objectives => &HAZARD_OR_TRADE,
            Master::Buildings => &Effect::Certificates { up_to: Count::Fixed(2) },
            Master::Cattle => &Effect::Build { per_craftsman: 0, crew: Some(2) },
            Master::TownTiles | Master::Tokens => &Effect::Branchlet,
            Master::Areas => &Effect::Exchange { count: 1 },
            Master::Hazards
            | Master::TeepeePairs
            | Master::Certificates
            | Master::TwoCertificates
            | Master::Stations => return None,
        })
    }

    /// Points at the end, and for how many things each time.
    pub fn points(self) -> (i32, i32) {
        match self {
            Master::Workers | Master::Cattle => (1, 1),
            Master::TeepeePairs => (3, 1),
            Master::Objectives | Master::Hazards | Master::Certificates | Master::Stations => (3, 2),
            Master::Buildings | Master::TownTiles | Master::Areas => (2, 1),
            Master::Tokens => (5, 2),
            Master::TwoCertificates | Master::TwelveDollars => (0, 1),
        }
    }
}

pub static FIRST_MASTERS: [Master; 5] =
    [Master::Workers, Master::Objectives, Master::Hazards, Master::TeepeePairs, Master::Certificates];

pub static SECOND_MASTERS: [Master; 9] = [
    Master::Workers,
    Master::Objectives,
    Master::Hazards,
    Master::TeepeePairs,
    Master::Certificates,
    Master::TwoCertificates,
    Master::TwelveDollars,
    Master::Stations,
    Master::Buildings,
];

pub static FIRST_NORTH_MASTERS: [Master; 11] = [
    Master::Workers,
    Master::Objectives,
    Master::Hazards,
    Master::TeepeePairs,
    Master::Certificates,
    Master::TwoCertificates,
    Master::TwelveDollars,
    Master::Stations,
    Master::Buildings,
    Master::Tokens,
    Master::Areas,
];

pub static SECOND_NORTH_MASTERS: [Master; 11] = [
    Master::Workers,
    Master::Objectives,
    Master::Hazards,
    Master::TeepeePairs,
    Master::Certificates,
    Master::TwoCertificates,
    Master::TwelveDollars,
    Master::Stations,
    Master::Buildings,
    Master::Cattle,
    Master::TownTiles,
];
