//! The vocabulary of effects. A tile is a row of these; what each of them does stands once, in the file of its verb.

use super::cards::Breed;
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effect {
    /// Exactly those cards from the hand, then the reward.
    Discard {
        want: Want,
        gain: Gain,
    },
    /// One worker, for the cost of its row and `cost` more.
    Hire {
        cost: i8,
    },
    /// Place or replace a private building, for a price per craftsman counted; with the player's own craftsmen, or with
    /// `crew` instead.
    Build {
        per_craftsman: u8,
        crew: Option<u8>,
    },
    /// Move the certificate marker.
    Certificates {
        up_to: Count,
    },
    /// An objective card from the display or the top of the stack.
    TakeObjective,
    /// The engine moves forward.
    Engine {
        up_to: Count,
    },
    /// The engine backward exactly that far, then the reward.
    EngineBack {
        exactly: u8,
        gain: Gain,
    },
    /// Pay, then the engine moves forward.
    PayEngine {
        pay: u8,
        up_to: u8,
    },
    /// Take a teepee or an outlaw and settle the value of its space.
    Trade,
    /// An auxiliary action, single or up to double.
    Aux {
        most: u8,
    },
    BuyCattle,
    RemoveHazard {
        cost: u8,
    },
    /// Walk on, and use the location reached.
    Move {
        up_to: u8,
    },
    /// A reward for each thing counted.
    Gain {
        dollars: u8,
        certificates: u8,
        per: Count,
    },
    DrawDiscard {
        up_to: Count,
    },
    ExtraordinaryDelivery,
    UpgradeBehind,
    CopyAdjacent,
    /// Remove cards of the hand from the game.
    Trash {
        up_to: u8,
    },
    /// A card of that breeding value from the cattle market, for nothing.
    ClaimCattle {
        breeding: u8,
    },
    /// Exchange tokens.
    Exchange {
        count: u8,
    },
    /// Place a branchlet.
    Branchlet,
    /// Only one of these.
    Choice(&'static [Effect]),
}

/// A number on a tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Count {
    Fixed(u8),
    Cowboys,
    Craftsmen,
    Engineers,
    /// Own buildings in the woods.
    WoodsBuildings,
    /// Pairs of one green and one blue teepee.
    TeepeePairs,
    /// Pairs of one green and one orange outlaw.
    OutlawPairs,
    /// Own discs on train stations.
    Stations,
    /// Hazards collected.
    Hazards,
    /// Bells uncovered on the add-on board.
    Bells,
    /// As far as the certificate limit allows.
    Limit,
}

/// What is to be discarded.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Want {
    Breed(Breed),
    AnyCattle,
    /// A cattle card of that breeding value.
    Value(u8),
    /// Two cattle cards of one type.
    Pair,
    Objective,
}

/// What meeting a requirement brings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Gain {
    pub dollars: u8,
    pub certificates: u8,
    pub engine: u8,
    /// An objective card, taken straight to the hand.
    pub objective: bool,
}

impl Gain {
    pub const NOTHING: Gain = Gain { dollars: 0, certificates: 0, engine: 0, objective: false };
}
