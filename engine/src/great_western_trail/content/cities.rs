//! The cities of the delivery strip.

use super::named;

/// A city, by its row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct City(pub u8);

named!(City, "city", CITIES.len(), |city: City| CITIES[city.index()].id.into());

pub struct CityCrest {
    pub id: &'static str,
    pub value: u8,
    /// White corners: only discs from white-cornered spaces.
    pub white: bool,
    /// Points for each own disc.
    pub points: i8,
    /// Any number of own discs.
    pub repeat: bool,
    /// Gained when a disc is placed here.
    pub dollars: u8,
}

/// Between neighbours of the strip: counts once an own disc lies on both.
pub struct Arrow {
    pub between: (City, City),
    pub points: i8,
    /// An objective card when the second of the two discs is placed.
    pub objective: bool,
}

const fn city(id: &'static str, value: u8, white: bool, points: i8) -> CityCrest {
    CityCrest { id, value, white, points, repeat: false, dollars: 0 }
}

const fn arrow(from: u8, points: i8, objective: bool) -> Arrow {
    Arrow { between: (City(from), City(from + 1)), points, objective }
}

pub const CITY_COUNT: usize = 10;
pub const DELIVERY_TO_KANSAS_CITY: City = City(0);
pub const TERMINAL: City = City(9);

pub static CITIES: [CityCrest; CITY_COUNT] = [
    CityCrest { repeat: true, dollars: 6, ..city("kansas-city", 0, true, -6) },
    city("topeka", 1, true, 0),
    city("wichita", 4, true, 0),
    city("colorado-springs", 6, true, 0),
    city("santa-fe", 8, true, 0),
    city("albuquerque", 10, false, 0),
    city("el-paso", 12, false, 0),
    city("san-diego", 14, true, 0),
    city("sacramento", 16, false, 6),
    CityCrest { repeat: true, ..city("san-francisco", 18, false, 9) },
];

pub static ARROWS: [Arrow; 7] = [
    arrow(1, -3, true),
    arrow(2, -1, false),
    arrow(3, 0, true),
    arrow(4, 0, true),
    arrow(5, 6, false),
    arrow(6, 8, false),
    arrow(7, 4, false),
];

impl City {
    pub fn crest(self) -> &'static CityCrest {
        &CITIES[self.index()]
    }
}
