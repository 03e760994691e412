//! Why something is not offered.

use crate::great_western_trail::content::*;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Why {
    /// Used already at this location.
    Used,
    /// A slash divides the action, and one of its halves was used here.
    OtherHalf,
    /// Local actions were used, so no auxiliary action instead.
    LocalUsed,
    /// The single auxiliary action was used, so no local actions.
    AuxUsed,
    /// Both disc spaces of the auxiliary action are covered.
    AuxLocked,
    /// One disc space is covered: single only.
    AuxSingle,
    Dollars {
        need: u8,
    },
    /// There are enough, but some are kept for the transport of the delivery.
    DollarsKept {
        need: u8,
        kept: u8,
    },
    /// From there the transport of the delivery could not be paid.
    TransportFromThere {
        need: u8,
    },
    NoSuchCard,
    NoPair,
    NoObjectiveInHand,
    NobodyToHire,
    /// Workers in the token's row cannot be hired yet.
    TokenRow,
    RowFull(Worker),
    Craftsmen {
        need: u8,
    },
    /// `need` to replace the player's building on `place`; `on_empty` on an empty space, `None` if no such space is
    /// left.
    CraftsmenToReplace {
        need: u8,
        place: Place,
        on_empty: Option<u8>,
    },
    DollarsToReplace {
        need: u8,
        place: Place,
    },
    /// Only a building of fewer craftsmen is replaced.
    NotHigher,
    NoSite,
    NoBuildingLeft,
    CertificateLimit,
    NoObjectives,
    CountIsZero,
    EngineCannotGoBack {
        by: u8,
    },
    NoTeepees,
    NoHazards,
    NothingToDraw,
    NothingToCopy,
    NothingBehind,
    TooFewCowboys {
        need: u8,
    },
    NotInMarket,
    MarketStackEmpty,
    /// The cattle is worth less than the city asks for.
    CityTooFar {
        value: u8,
    },
    CityUsed,
    DarkDisc,
    DiscFee,
    NoDisc,
    /// A disc of the board can be used, so no disc is taken from a station.
    BoardDiscFirst,
    StationUpgraded,
    NoWorkerToAppoint,
    /// The actions of this building have been used in this turn.
    UsedThisTurn,
    /// A city of the extension board without a branchlet of the player's.
    NoBranchletThere,
    NoBranchletLeft,
    /// No town can be reached.
    NoTown,
    /// A card of the hand that is not what is asked for.
    NotWanted,
    /// Cards are picked in a fixed order, and this one comes before the last.
    PassedOver,
    /// Cards are picked in a fixed order, and too few come after this one.
    TooFewAfter,
    /// An exchange token, while cards are being drawn, discarded or promised.
    ExchangeNotNow,
    /// An objective card, in the middle of an action or after the last.
    NoCardNow,
    /// From the objective display only.
    DisplayOnly,
    /// A free move never ends there.
    NotToKansasCity,
}

impl Why {
    /// One of each.
    pub const ALL: [Why; 39] = [
        Why::Used,
        Why::OtherHalf,
        Why::LocalUsed,
        Why::AuxUsed,
        Why::AuxLocked,
        Why::AuxSingle,
        Why::NoSuchCard,
        Why::NoPair,
        Why::NoObjectiveInHand,
        Why::NobodyToHire,
        Why::TokenRow,
        Why::RowFull(Worker::Cowboy),
        Why::NoSite,
        Why::NoBuildingLeft,
        Why::CertificateLimit,
        Why::NoObjectives,
        Why::CountIsZero,
        Why::NoTeepees,
        Why::NoHazards,
        Why::NothingToDraw,
        Why::NothingToCopy,
        Why::NothingBehind,
        Why::NotInMarket,
        Why::MarketStackEmpty,
        Why::CityUsed,
        Why::DarkDisc,
        Why::DiscFee,
        Why::NoDisc,
        Why::StationUpgraded,
        Why::NoWorkerToAppoint,
        Why::UsedThisTurn,
        Why::NoBranchletThere,
        Why::NoTown,
        Why::NotHigher,
        Why::BoardDiscFirst,
        Why::NotWanted,
        Why::PassedOver,
        Why::ExchangeNotNow,
        Why::NoCardNow,
    ];
}
