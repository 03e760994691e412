//! What happened.

use super::piles::{Cards, CattleCounts};
use crate::Seat;
use crate::great_western_trail::content::*;

/// The log of this game.
pub type Log = crate::Log<Event>;

#[derive(Clone, Copy, Debug)]
pub struct Event {
    pub seat: Seat,
    pub what: What,
}

#[derive(Clone, Copy, Debug)]
pub enum What {
    /// The herder onto its first building.
    Started {
        place: Place,
        tile: Tile,
    },
    Went {
        to: Place,
        tile: Option<Tile>,
    },
    WentFree {
        to: Place,
    },
    /// Tolls of a move to the bank.
    TollToBank {
        dollars: u8,
    },
    TollTo {
        payee: Seat,
        dollars: u8,
    },
    /// A local action was used. Not told; counted by the coverage test.
    Used {
        tile: Tile,
        face: &'static str,
        copied: bool,
    },
    UsedRisk {
        place: Place,
    },
    UsedAux {
        aux: Aux,
        times: u8,
    },
    UsedSlot {
        worker: Worker,
        slot: u8,
    },
    Gained {
        dollars: u8,
    },
    Paid {
        dollars: u8,
    },
    Certificates {
        now: u8,
    },
    Discarded {
        cards: Cards,
    },
    Trashed {
        cards: Cards,
    },
    /// Only the owner learns what was drawn.
    Drew {
        cards: Cards,
    },
    Hired {
        worker: Worker,
        cost: u8,
    },
    Built {
        face: &'static str,
        place: Place,
        cost: u8,
    },
    Replaced {
        old: &'static str,
        face: &'static str,
        place: Place,
        cost: u8,
    },
    EngineMoved {
        to: Stop,
        back: bool,
    },
    Upgraded {
        station: Station,
        cost: u8,
    },
    Cleared {
        space: DiscSpace,
    },
    DiscMoved {
        from: Station,
    },
    NoDisc,
    Appointed {
        worker: Worker,
        master: Master,
        station: Station,
    },
    Played {
        objective: Objective,
    },
    TookFromDisplay {
        objective: Objective,
        to_hand: bool,
    },
    TookFromStack {
        objective: Objective,
    },
    /// Only the owner learns which card it is.
    TookSecretly {
        objective: Objective,
    },
    DisplayFilled {
        objective: Objective,
    },
    Traded {
        teepee: Teepee,
        value: i8,
    },
    RemovedHazard {
        hazard: Hazard,
        cost: u8,
    },
    Bought {
        card: Cattle,
        dollars: u8,
    },
    BoughtTwo {
        cards: (Cattle, Cattle),
        dollars: u8,
    },
    Revealed {
        cards: CattleCounts,
    },
    ArrivedInKansasCity,
    Foresight {
        tile: Supply,
        column: u8,
    },
    TileGone {
        tile: Supply,
    },
    MarketFilled {
        cards: CattleCounts,
    },
    Income {
        hand: Cards,
        spent: u8,
        value: u8,
    },
    Delivered {
        city: City,
        extraordinary: bool,
    },
    Transport {
        dollars: u8,
    },
    TookToken,
    Refilled {
        tile: Supply,
    },
    Finished {
        drew: u8,
    },
    /// Exchange tokens gained.
    Tokens {
        count: u8,
    },
    /// An exchange token spent.
    Exchanged,
    /// The Simmental cards gained in the place of lower ones.
    Simmental {
        cards: CattleCounts,
    },
    Brahman {
        dollars: u8,
    },
    Branchlet {
        town: Town,
    },
    Bell {
        count: u8,
    },
    UsedTownTile {
        tile: TownTile,
        alternative: u8,
    },
    Claimed {
        card: Cattle,
    },
    TookMaster {
        master: Master,
    },
    FinalTurns,
    Over,
}

impl What {
    /// Known to its seat alone.
    pub fn is_private(&self) -> bool {
        matches!(self, What::Drew { .. } | What::TookSecretly { .. })
    }
}
