//! The railroad: numbered spaces 0 to 39 and a turnout beside every station but the last.

use super::names::named;

/// A train station, by its row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Station(pub u8);

named!(Station, "station", STATIONS.len(), |station: Station| format!("s{}", station.0 + 1).into());

pub struct StationHouse {
    /// The number before the turnout; for the last station of the track the space itself.
    pub after: u8,
    pub cost: u8,
    pub points: u8,
    /// White corners: only discs from white-cornered spaces.
    pub white: bool,
}

const fn house(after: u8, cost: u8, points: u8, white: bool) -> StationHouse {
    StationHouse { after, cost, points, white }
}

pub const STATION_COUNT: usize = 12;
/// Stations with a turnout.
pub const TURNOUTS: usize = 9;
/// The station on space 39 has no turnout.
pub const LAST_STATION: Station = Station(9);
/// The stations with a station master beside them; the last two lie on the extension board.
pub const MASTER_STATIONS: usize = 7;
pub static MASTERED: [Station; MASTER_STATIONS] =
    [Station(0), Station(1), Station(2), Station(3), Station(4), Station(10), Station(11)];

/// No engine gets there: the station of a town.
const NO_TRACK: u8 = u8::MAX;

pub static STATIONS: [StationHouse; STATION_COUNT] = [
    house(4, 2, 1, true),
    house(7, 2, 1, true),
    house(10, 4, 2, true),
    house(13, 4, 2, true),
    house(16, 6, 3, false),
    house(21, 8, 5, false),
    house(25, 7, 6, false),
    house(29, 6, 7, false),
    house(33, 5, 8, false),
    house(39, 3, 9, false),
    house(NO_TRACK, 7, 6, true),
    house(NO_TRACK, 15, 8, false),
];

impl Station {
    pub fn house(self) -> &'static StationHouse {
        &STATIONS[self.index()]
    }

    /// Where its station master lies, as a row of [`MASTERED`].
    pub fn master_row(self) -> Option<usize> {
        match self.0 {
            row @ 0..5 => Some(row as usize),
            row @ 10..12 => Some(row as usize - 5),
            _ => None,
        }
    }
}

pub const LAST_NUMBER: u8 = 39;
/// Gained after the way back from space 39.
pub const LAST_SPACE_DOLLARS: u8 = 3;

/// A red cross stands between each of these numbers and the next.
pub const CROSSES: [u8; 11] = [3, 4, 5, 7, 9, 10, 11, 13, 15, 16, 17];

const CROSS_BITS: u64 = {
    let mut bits = 0;
    let mut row = 0;
    while row < CROSSES.len() {
        bits |= 1 << CROSSES[row];
        row += 1;
    }
    bits
};

/// Dollars for bringing cattle to a city of that value with the engine's nose at that number.
pub fn transport_cost(engine: u8, value: u8) -> u8 {
    let below = |number: u8| (1_u64 << number) - 1;
    if engine >= value { 0 } else { (CROSS_BITS & below(value) & !below(engine)).count_ones() as u8 }
}

/// Where an engine can stand: a number (0 to 39), or the turnout of a station.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Stop(pub u8);

const FIRST_TURNOUT: u8 = 40;

named!(Stop, "space of the railroad", FIRST_TURNOUT as usize + TURNOUTS, |stop: Stop| match stop.turnout() {
    None => format!("{}", stop.0).into(),
    Some(station) => format!("turnout-{}", station.0 + 1).into(),
});

impl Stop {
    pub const START: Stop = Stop(0);
    pub const LAST: Stop = Stop(LAST_NUMBER);

    pub fn of_turnout(station: Station) -> Stop {
        Stop(FIRST_TURNOUT + station.0)
    }

    pub fn turnout(self) -> Option<Station> {
        (self.0 >= FIRST_TURNOUT).then(|| Station(self.0 - FIRST_TURNOUT))
    }

    /// The station that can be upgraded from here.
    pub fn station(self) -> Option<Station> {
        if self == Stop::LAST { Some(LAST_STATION) } else { self.turnout() }
    }

    /// The number the engine's nose is level with: a turnout lies beyond the cross beside it.
    pub fn nose(self) -> u8 {
        match self.turnout() {
            None => self.0,
            Some(station) => station.house().after + 1,
        }
    }

    /// Where it lies when numbers and turnouts are laid in one line: number n at 2n, the turnout after it at 2n + 1.
    pub fn line(self) -> u8 {
        match self.turnout() {
            None => 2 * self.0,
            Some(station) => 2 * station.house().after + 1,
        }
    }

    pub fn from_line(line: u8) -> Stop {
        if line.is_multiple_of(2) {
            return Stop(line / 2);
        }
        let row = STATIONS.iter().position(|house| house.after == line / 2);
        Stop::of_turnout(Station(row.unwrap_or_default() as u8))
    }
}
