//! Pending work. The agenda is a stack of frames; only the top one offers.

use crate::Seat;
use crate::pacific_rails::content::*;
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "frame", rename_all = "kebab-case")]
pub enum Frame {
    /// Set-up: which row of the player board has a free space.
    FreeSpace,
    FirstEngine,
    SecondEngine,

    /// Which district to use.
    Turn,
    /// By which worker.
    Worker {
        district: u8,
    },
    /// At the centre: laying track or hiring.
    Mode {
        district: u8,
        how: Move,
    },
    /// How many hats to spend.
    Hats {
        district: u8,
        how: Move,
        mode: Mode,
    },
    /// The worker has moved and everything that followed from it is settled. Resolves itself.
    Begin {
        district: u8,
        mode: Mode,
        bonus: u8,
    },
    /// The turn is done but for finishing it.
    End,

    /// Resources for hats beyond the limit, for that seat.
    HatGift {
        seat: Seat,
        left: u8,
    },
    /// That seat has more cargo than slots; pieces from this kind on.
    Discard {
        seat: Seat,
        from: u8,
    },

    /// The special action of a district, this many more times.
    Special {
        district: u8,
        left: u8,
    },
    /// Which row the house leaves.
    Row {
        house: House,
    },
    /// Resources of any of these kinds, from this kind on.
    Pick {
        left: u8,
        kinds: u8,
        from: u8,
    },
    PickTrack {
        left: u8,
        from: u8,
    },
    /// The activation of a train, at that step.
    Train {
        foreman: Specialist,
        step: u8,
        left: u8,
        /// Financier actions that were not used.
        saved: u8,
        /// What takes part: specialists by slot, then upgrades by carriage.
        part: u16,
    },
    /// A house in a district or an upgrade, by Congress.
    HouseOrUpgrade {
        points: u8,
    },
    /// A station, a telegraph or both on the map, by Congress.
    OnMap {
        station: bool,
        telegraph: bool,
        optional: bool,
    },
    FreeSpecialist,
    /// Connections or hires, this many more times.
    Centre {
        mode: Mode,
        left: u8,
        first: bool,
    },
    /// The next cell of the route.
    Route,
}

/// How a worker is moved.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Move {
    /// Onto a free action spot.
    Place(u8),
    /// Back from an action spot.
    Back(u8),
    /// On top of a full district.
    StepOn,
    /// Back from the top of the district.
    Off,
}

/// What the centre is used for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Mode {
    /// Not at the centre, or not yet known.
    Any,
    Lay,
    Hire,
}

/// Where a house goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum House {
    District { good: Good, points: u8 },
    City(City),
}

/// Steps of an activation: the foreman, then each carriage with its upgrade and its two specialists.
pub const LAST_STEP: u8 = (CARRIAGES * (1 + SPECIALIST_SLOTS)) as u8;

/// What a step of an activation is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TrainStep {
    Foreman,
    Upgrade { carriage: usize },
    Slot { slot: usize },
}

impl TrainStep {
    pub fn of(step: u8) -> TrainStep {
        let Some(at) = step.checked_sub(1) else { return TrainStep::Foreman };
        let (carriage, at) = (usize::from(at) / (1 + SPECIALIST_SLOTS), usize::from(at) % (1 + SPECIALIST_SLOTS));
        match at {
            0 => TrainStep::Upgrade { carriage },
            _ => TrainStep::Slot { slot: carriage * SPECIALIST_SLOTS + at - 1 },
        }
    }
}
