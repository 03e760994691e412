//! Why something is not offered.

use crate::pacific_rails::content::*;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Why {
    StartTaken,
    /// The second engine starts on the other coast.
    SameCoast,
    /// No worker can be placed there or taken back from there.
    NoWorker,
    /// Neither a connection nor a hire is possible.
    NothingAtCentre,
    SpotTaken,
    EmptyReserve,
    /// A worker on top of a district is taken back first.
    TopFirst,
    /// Stepping on needs a full district.
    SpotFree,
    OwnWorkerThere,
    NoConnection,
    SupplyEmpty,
    NotHeld,
    /// Pieces are picked in a fixed order, and a later one has been picked.
    PassedOver,
    /// Pieces are picked in a fixed order, and after this one there are too few.
    TooFewAfter,
    Pay(Good),
    NoHouse,
    NoTelegraph,
    DistrictFull,
    /// Only in the district that was used.
    OtherDistrict,
    StationThere,
    TelegraphThere,
    OwnBuilding,
    NoTrackThere,
    NoForeignStation,
    NoCarriageToUpgrade,
    UpgradeGone,
    SameUpgrade,
    SenatorDown,
    Coins {
        need: u8,
    },
    FinancierActions {
        need: u8,
    },
    NoEffect,
    NobodyDown,
    NoSlot,
    PileEmpty,
    Mountain,
    StartCell,
    OnRoute,
    NoTile(Track),
    /// No city can be reached that way.
    DeadEnd,
}

impl Why {
    /// One of each.
    pub const ALL: [Why; 39] = [
        Why::StartTaken,
        Why::SameCoast,
        Why::NoWorker,
        Why::NothingAtCentre,
        Why::SpotTaken,
        Why::EmptyReserve,
        Why::TopFirst,
        Why::SpotFree,
        Why::OwnWorkerThere,
        Why::NoConnection,
        Why::SupplyEmpty,
        Why::NotHeld,
        Why::PassedOver,
        Why::TooFewAfter,
        Why::Pay(Good::Wood),
        Why::NoHouse,
        Why::NoTelegraph,
        Why::DistrictFull,
        Why::OtherDistrict,
        Why::StationThere,
        Why::TelegraphThere,
        Why::OwnBuilding,
        Why::NoTrackThere,
        Why::NoForeignStation,
        Why::NoCarriageToUpgrade,
        Why::UpgradeGone,
        Why::SameUpgrade,
        Why::SenatorDown,
        Why::Coins { need: 1 },
        Why::FinancierActions { need: 2 },
        Why::NoEffect,
        Why::NobodyDown,
        Why::NoSlot,
        Why::PileEmpty,
        Why::Mountain,
        Why::StartCell,
        Why::OnRoute,
        Why::NoTile(Track::Rail),
        Why::DeadEnd,
    ];
}
