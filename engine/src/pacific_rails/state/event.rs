//! What happened, for those who read along.

use super::frame::Move;
use crate::pacific_rails::content::*;
use crate::{Arg, Seat};

/// The log of this game.
pub type Log = crate::Log<Event>;

#[derive(Clone, Debug)]
pub struct Event {
    pub seat: Seat,
    pub what: What,
}

/// Places carry their names: whoever tells an event has no map.
#[derive(Clone, Debug)]
pub enum What {
    Goals {
        goals: [Goal; 4],
    },
    FreeSpace {
        good: Good,
    },
    Started {
        place: Arg,
        side: Side,
    },
    Used {
        district: District,
        how: Move,
    },
    SentHome {
        owner: Seat,
        workers: u8,
        hats: u8,
    },
    SpentHats {
        hats: u8,
    },
    /// Resources or tiles from the supply.
    Gained {
        goods: [u8; 4],
        tracks: [u8; 3],
    },
    HatGift {
        good: Good,
    },
    Discarded {
        goods: [u8; 4],
        tracks: [u8; 3],
    },
    House {
        good: Good,
        points: u8,
    },
    Station {
        city: Arg,
        carriage: Option<u8>,
    },
    Telegraph {
        city: Arg,
        points: u8,
    },
    Upgraded {
        kind: u8,
        points: u8,
    },
    Swapped {
        old: u8,
        kind: u8,
        points: u8,
    },
    /// For the coverage of rows, not told.
    HouseLeft {
        row: Good,
    },
    Converted {
        by: Specialist,
        track: Track,
        count: u8,
        foreman: bool,
    },
    /// An upgrade has paid.
    Paid {
        kind: u8,
    },
    Senator {
        number: u8,
        cost: u8,
    },
    Reset {
        senators: u8,
        points: u8,
    },
    Hired {
        kind: Specialist,
        carriage: u8,
        points: u8,
        free: bool,
    },
    Laid {
        from: Arg,
        to: Arg,
        tiles: u8,
        points: u8,
    },
    Passed {
        owner: Seat,
        points: u8,
    },
    Joined {
        points: u8,
    },
    WentHome,
    Finished,
    LastRound,
    /// Nobody can ever connect a city again, and the round is the last.
    NoWayLeft,
    Over {
        by: Ending,
    },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    Coasts,
    NoWayLeft,
    Rounds,
}
