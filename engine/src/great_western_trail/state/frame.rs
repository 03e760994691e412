//! Pending work. The agenda is a stack of frames; only the top one offers.

use super::piles::PlaceSet;
use crate::great_western_trail::content::*;
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "frame", rename_all = "kebab-case")]
pub enum Frame {
    /// The set-up: seat by seat, hands are discarded down to their limit. Resolves itself.
    Ready,
    /// Phase A: where to go.
    Turn,
    /// Phase A or an extra move: which way, where tolls differ.
    Way {
        to: Place,
        limit: u8,
    },
    /// Phase B at a building, a hazard or a teepee.
    Visit(Visit),
    /// An extra move by a building.
    Move {
        up_to: u8,
    },
    /// A free move by an objective card.
    FreeMove {
        up_to: u8,
    },

    /// Kansas City, before the first subphase.
    Arrival,
    Foresight {
        column: u8,
    },
    Income,
    /// Which city; with or without transport (an extraordinary delivery has none).
    Deliver {
        value: u8,
        transport: bool,
    },
    /// Pays the transport, unless it is paid, and leads the herder back to the start. Resolves itself.
    Departure {
        city: City,
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        paid: bool,
    },
    /// Nothing is left but to finish the turn.
    End,

    Hire {
        cost: i8,
        optional: bool,
    },
    Build {
        per_craftsman: u8,
        /// How many craftsmen count instead of the player's own.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        crew: Option<u8>,
        optional: bool,
    },
    Site {
        number: u8,
        per_craftsman: u8,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        crew: Option<u8>,
    },
    Trade {
        optional: bool,
    },
    RemoveHazard {
        cost: u8,
        optional: bool,
    },
    /// A hazard for nothing or a trade: the station master of the objectives.
    HazardOrTrade,
    Aux {
        /// 1: single only; 2: single or double.
        #[serde(default = "twice", skip_serializing_if = "is_twice")]
        most: u8,
        optional: bool,
    },
    Buy {
        cowboys: u8,
    },
    BuyTwo {
        deal: u8,
        cowboys: u8,
    },
    TakeObjective {
        to_hand: bool,
        optional: bool,
    },
    Discard {
        want: Want,
        gain: Gain,
        optional: bool,
    },
    /// How many cards to draw before discarding as many.
    Draw {
        up_to: u8,
        optional: bool,
    },
    /// Discard `count` cards, picked in canonical order from `rank` on.
    Drop {
        count: u8,
        rank: u8,
    },
    /// Remove up to `count` cards from the game, picked in canonical order from `rank` on; or exactly as many, as long
    /// as there are cards.
    Trash {
        count: u8,
        rank: u8,
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        exactly: bool,
    },
    /// A reward that waited for something else. Resolves itself.
    Give {
        gain: Gain,
    },

    Engine {
        up_to: u8,
        optional: bool,
    },
    EngineBack {
        exactly: u8,
    },
    /// Back from space 39, any distance.
    WayBack,
    /// Back for an extraordinary delivery, any distance.
    DeliveryBack,
    /// Offers the upgrade of the station the engine stands at. Lapses where it cannot be done.
    Upgrade {
        station: Station,
    },
    /// A station behind the engine.
    UpgradeBehind,
    /// Which disc to clear, with dollars to be kept for what follows.
    Disc {
        onto: Onto,
        keep: u8,
    },
    /// Whether to appoint a station master. Lapses where there is none.
    StationMaster {
        station: Station,
    },
    /// A station master that lies beside no station.
    SpareMaster,

    /// Where the next of `count` branchlets goes.
    Branchlet {
        count: u8,
        optional: bool,
    },
    /// Discard `count` cattle cards of that value, picked in canonical order from `rank` on.
    Shed {
        breeding: u8,
        count: u8,
        rank: u8,
    },
    /// What the tile beside that town offers.
    TownTile {
        town: Town,
    },
    /// A card of that value from the cattle market, for nothing.
    ClaimCattle {
        breeding: u8,
        optional: bool,
    },
}

fn twice() -> u8 {
    2
}

#[allow(clippy::trivially_copy_pass_by_ref)] // As serde asks for it.
fn is_twice(most: &u8) -> bool {
    *most == 2
}

/// Where a disc goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Onto {
    City(City),
    Station(Station),
}

impl Onto {
    pub fn is_white(self, catalog: &Catalog) -> bool {
        match self {
            Onto::City(city) => catalog.crest(city).white,
            Onto::Station(station) => station.house().white,
        }
    }
}

/// What has been done at a location.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Visit {
    pub here: Place,
    /// The tile whose local actions are used: the one reached, or the one copied. `None`: no local actions here.
    pub tile: Option<Tile>,
    /// Local actions used, by bit.
    pub used: u8,
    pub risk_used: bool,
    pub aux_used: bool,
    /// Some local action has been used, so the auxiliary action instead is gone.
    pub any_local: bool,
    /// Where the copied tile lies, if one is copied.
    pub copied: Option<Place>,
    /// Tiles of the chain of copies, so that none is used twice.
    pub chain: PlaceSet,
}
