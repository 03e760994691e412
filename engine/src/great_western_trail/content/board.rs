//! The player board: disc spaces, auxiliary actions, limits, worker slots.

use super::cards::Breed;
use super::effect::{Effect, Gain, Want};
use super::names::named;
use super::tiles::Worker;
use serde::{Deserialize, Serialize};

/// A kind of disc space, by its row. Discs of one row are interchangeable.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct DiscSpace(pub u8);

named!(DiscSpace, "disc space", DISC_SPACES.len(), |space: DiscSpace| DISC_SPACES[space.index()].id.into());

pub struct DiscRow {
    pub id: &'static str,
    pub white: bool,
    pub count: u8,
    /// Paid when the disc leaves.
    pub fee: u8,
    /// Gained when the disc leaves.
    pub dollars: u8,
}

const fn row(id: &'static str, white: bool, count: u8) -> DiscRow {
    DiscRow { id, white, count, fee: 0, dollars: 0 }
}

pub const DISC_KINDS: usize = 11;

/// Rows of the player board; what follows lies on the add-on board of Rails to the North.
pub const BOARD_DISC_KINDS: usize = 10;

pub static DISC_SPACES: [DiscRow; DISC_KINDS] = [
    row("aux-dollar", true, 1),
    row("aux-draw", true, 1),
    row("aux-certificate", true, 2),
    row("aux-engine", true, 2),
    row("aux-trash", true, 2),
    row("certificate-limit-4", true, 1),
    row("certificate-limit-6", false, 1),
    DiscRow { dollars: 3, ..row("step-dollars", false, 1) },
    row("step-points", false, 1),
    DiscRow { fee: 5, ..row("hand-limit", false, 2) },
    DiscRow { fee: 2, ..row("aux-branchlet", true, 1) },
];

impl DiscSpace {
    pub const LIMIT_4: DiscSpace = DiscSpace(5);
    pub const LIMIT_6: DiscSpace = DiscSpace(6);
    pub const STEP_DOLLARS: DiscSpace = DiscSpace(7);
    pub const STEP_POINTS: DiscSpace = DiscSpace(8);
    pub const HAND_LIMIT: DiscSpace = DiscSpace(9);
    pub const BRANCHLET: DiscSpace = DiscSpace(10);

    pub fn row(self) -> &'static DiscRow {
        &DISC_SPACES[self.index()]
    }
}

/// The auxiliary actions. Where editions differ, each has its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Aux {
    Dollar,
    Draw,
    Certificate,
    Engine,
    Trash,
    /// The second edition: removing a card also gains dollars.
    TrashGain,
    /// Rails to the North: cards of value 2 for branchlets.
    Branchlet,
    /// The same in the second edition, for a dollar each.
    BranchletPay,
}

impl Aux {
    pub const ALL: [Aux; 8] = [
        Aux::Dollar,
        Aux::Draw,
        Aux::Certificate,
        Aux::Engine,
        Aux::Trash,
        Aux::TrashGain,
        Aux::Branchlet,
        Aux::BranchletPay,
    ];

    pub fn name(self) -> &'static str {
        match self {
            Aux::Dollar => "dollar",
            Aux::Draw => "draw",
            Aux::Certificate => "certificate",
            Aux::Engine => "engine",
            Aux::Trash => "trash",
            Aux::TrashGain => "trash-gain",
            Aux::Branchlet => "branchlet",
            Aux::BranchletPay => "branchlet-pay",
        }
    }

    /// The spaces that must be cleared to use it.
    pub fn discs(self) -> DiscSpace {
        match self {
            Aux::Dollar => DiscSpace(0),
            Aux::Draw => DiscSpace(1),
            Aux::Certificate => DiscSpace(2),
            Aux::Engine => DiscSpace(3),
            Aux::Trash | Aux::TrashGain => DiscSpace(4),
            Aux::Branchlet | Aux::BranchletPay => DiscSpace::BRANCHLET,
        }
    }

    /// Dollars to pay for doing it once.
    pub fn price(self) -> u8 {
        match self {
            Aux::Certificate | Aux::Engine | Aux::BranchletPay => 1,
            Aux::Dollar | Aux::Draw | Aux::Trash | Aux::TrashGain | Aux::Branchlet => 0,
        }
    }
}

/// Step limit by number of players (two, three, four): at first, and more for each of the two step discs.
pub static STEP_LIMIT: [(u8, u8, u8); 3] = [(3, 1, 1), (3, 2, 1), (4, 2, 1)];
pub const STEP_POINTS: i32 = 3;

pub const HAND_LIMIT: u8 = 4;

/// The certificate track: what the marker's place is worth.
pub static CERTIFICATE_TRACK: [u8; 6] = [0, 1, 2, 3, 4, 6];

pub const SLOTS: u8 = 6;
/// Points of a worker on the fifth and on the sixth slot.
pub const SLOT_POINTS: i32 = 4;

/// The most cards that an exchange token lets a player draw.
pub const EXCHANGE_CARDS: u8 = 2;

/// The add-on board: branchlets lie in rows, emptied one after the other.
pub const BRANCHLETS: u8 = 15;
pub const BRANCHLET_ROW: u8 = 3;
/// The rows (from 0) under which an exchange token lies; a bell lies under each. Ours for the second edition: no source
/// shows its add-on board.
pub const TOKEN_ROWS: [u8; 2] = [1, 4];

pub static START_DOLLARS: [u8; 4] = [6, 7, 8, 9];

/// What placing a worker on that slot (1 to 6) of its row offers.
pub fn slot_action(worker: Worker, slot: u8) -> Option<&'static Effect> {
    const fn for_jersey(dollars: u8, certificates: u8) -> Effect {
        let gain = Gain { dollars, certificates, ..Gain::NOTHING };
        Effect::Discard { want: Want::Breed(Breed::Jersey), gain }
    }
    const SECOND: Effect = for_jersey(0, 1);
    const THIRD: Effect = for_jersey(2, 0);
    const FIFTH: Effect = for_jersey(0, 2);
    const SIXTH: Effect = for_jersey(4, 0);
    match (worker, slot) {
        (Worker::Cowboy, 4) => Some(&Effect::RemoveHazard { cost: 0 }),
        (Worker::Cowboy, 6) => Some(&Effect::Trade),
        (Worker::Craftsman, 4 | 6) => Some(&Effect::Build { per_craftsman: 1, crew: None }),
        (Worker::Engineer, 2) => Some(&SECOND),
        (Worker::Engineer, 3) => Some(&THIRD),
        (Worker::Engineer, 4) => Some(&Effect::Hire { cost: -2 }),
        (Worker::Engineer, 5) => Some(&FIFTH),
        (Worker::Engineer, 6) => Some(&SIXTH),
        _ => None,
    }
}
