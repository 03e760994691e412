//! The cities: the strip of each edition, and those of the extension board.

use super::names::named;
use super::north::Town;

/// A city of any edition, by its row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct City(pub u8);

named!(City, "city", CITY_COUNT, |city: City| CITY_NAMES[city.index()].into());

pub const CITY_COUNT: usize = 30;

static CITY_NAMES: [&str; CITY_COUNT] = [
    "kansas-city",
    "topeka",
    "wichita",
    "colorado-springs",
    "santa-fe",
    "albuquerque",
    "el-paso",
    "san-diego",
    "sacramento",
    "san-francisco",
    "fulton",
    "st-louis",
    "bloomington",
    "peoria",
    "chicago",
    "toledo",
    "pittsburgh",
    "philadelphia",
    "new-york",
    "columbia",
    "detroit",
    "cleveland",
    "memphis",
    "denver",
    "milwaukee",
    "green-bay",
    "minneapolis",
    "toronto",
    "montreal",
    "oregon-city",
];

impl City {
    pub const KANSAS_CITY: City = City(0);
    pub const TOPEKA: City = City(1);
    pub const WICHITA: City = City(2);
    pub const COLORADO_SPRINGS: City = City(3);
    pub const SANTA_FE: City = City(4);
    pub const ALBUQUERQUE: City = City(5);
    pub const EL_PASO: City = City(6);
    pub const SAN_DIEGO: City = City(7);
    pub const SACRAMENTO: City = City(8);
    pub const SAN_FRANCISCO: City = City(9);
    pub const FULTON: City = City(10);
    pub const ST_LOUIS: City = City(11);
    pub const BLOOMINGTON: City = City(12);
    pub const PEORIA: City = City(13);
    pub const CHICAGO: City = City(14);
    pub const TOLEDO: City = City(15);
    pub const PITTSBURGH: City = City(16);
    pub const PHILADELPHIA: City = City(17);
    pub const NEW_YORK: City = City(18);
    pub const COLUMBIA: City = City(19);
    pub const DETROIT: City = City(20);
    pub const CLEVELAND: City = City(21);
    pub const MEMPHIS: City = City(22);
    pub const DENVER: City = City(23);
    pub const MILWAUKEE: City = City(24);
    pub const GREEN_BAY: City = City(25);
    pub const MINNEAPOLIS: City = City(26);
    pub const TORONTO: City = City(27);
    pub const MONTREAL: City = City(28);
    pub const OREGON_CITY: City = City(29);
}

#[derive(Clone, Copy)]
pub struct CityCrest {
    pub value: u8,
    /// White corners: only discs from white-cornered spaces.
    pub white: bool,
    /// Points for each disc of a player's.
    pub points: i8,
    /// Points for each disc and each bell uncovered.
    pub per_bell: u8,
    /// Takes any number of discs of one player.
    pub repeat: bool,
    /// Gained when a disc is placed here.
    pub dollars: u8,
    /// Objective cards taken when a disc is placed here.
    pub objectives: u8,
    /// A station master that is not in use, when a disc is placed here.
    pub master: bool,
    /// On the extension board: reached only with a branchlet there.
    pub town: Option<Town>,
}

/// Between neighbours of the strip: counts once a player has a disc on both.
pub struct Arrow {
    pub between: (City, City),
    pub points: i8,
    /// What the second of the two discs gives when it is placed.
    pub reward: ArrowReward,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ArrowReward {
    Nothing,
    Objective,
    Token,
}

/// The cities of one board, in their order, and what each of them shows.
pub struct Cities {
    pub order: &'static [City],
    crests: [CityCrest; CITY_COUNT],
    pub arrows: &'static [Arrow],
    /// The city that objective cards ask for.
    pub terminal: City,
}

impl Cities {
    /// What a city shows. Only cities of this board are ever asked for.
    #[inline]
    pub fn crest(&self, city: City) -> &CityCrest {
        &self.crests[city.index()]
    }
}

const fn crest(value: u8, white: bool, points: i8) -> CityCrest {
    CityCrest { value, white, points, per_bell: 0, repeat: false, dollars: 0, objectives: 0, master: false, town: None }
}

const fn kansas_city(points: i8, dollars: u8) -> CityCrest {
    CityCrest { repeat: true, dollars, ..crest(0, true, points) }
}

const fn beyond(town: Town, value: u8, white: bool, points: i8) -> CityCrest {
    CityCrest { town: Some(town), ..crest(value, white, points) }
}

const fn arrow(from: City, to: City, points: i8, reward: ArrowReward) -> Arrow {
    Arrow { between: (from, to), points, reward }
}

const fn cities<const N: usize>(
    order: &'static [City; N],
    shown: [CityCrest; N],
    arrows: &'static [Arrow],
    terminal: City,
) -> Cities {
    let mut crests = [crest(u8::MAX, false, 0); CITY_COUNT];
    let mut row = 0;
    while row < N {
        crests[order[row].0 as usize] = shown[row];
        row += 1;
    }
    Cities { order, crests, arrows, terminal }
}

use ArrowReward::{Nothing, Objective, Token};

pub static FIRST_CITIES: Cities = cities(
    &[
        City::KANSAS_CITY,
        City::TOPEKA,
        City::WICHITA,
        City::COLORADO_SPRINGS,
        City::SANTA_FE,
        City::ALBUQUERQUE,
        City::EL_PASO,
        City::SAN_DIEGO,
        City::SACRAMENTO,
        City::SAN_FRANCISCO,
    ],
    [
        kansas_city(-6, 6),
        crest(1, true, 0),
        crest(4, true, 0),
        crest(6, true, 0),
        crest(8, true, 0),
        crest(10, false, 0),
        crest(12, false, 0),
        crest(14, true, 0),
        crest(16, false, 6),
        CityCrest { repeat: true, ..crest(18, false, 9) },
    ],
    &[
        arrow(City::TOPEKA, City::WICHITA, -3, Objective),
        arrow(City::WICHITA, City::COLORADO_SPRINGS, -1, Nothing),
        arrow(City::COLORADO_SPRINGS, City::SANTA_FE, 0, Objective),
        arrow(City::SANTA_FE, City::ALBUQUERQUE, 0, Objective),
        arrow(City::ALBUQUERQUE, City::EL_PASO, 6, Nothing),
        arrow(City::EL_PASO, City::SAN_DIEGO, 8, Nothing),
        arrow(City::SAN_DIEGO, City::SACRAMENTO, 4, Nothing),
    ],
    City::SAN_FRANCISCO,
);

pub static SECOND_CITIES: Cities = cities(
    &[
        City::KANSAS_CITY,
        City::FULTON,
        City::ST_LOUIS,
        City::BLOOMINGTON,
        City::PEORIA,
        City::CHICAGO,
        City::TOLEDO,
        City::PITTSBURGH,
        City::PHILADELPHIA,
        City::NEW_YORK,
    ],
    [
        kansas_city(-6, 4),
        crest(1, true, 0),
        crest(4, true, 0),
        crest(6, true, 0),
        crest(8, true, 0),
        crest(10, false, 0),
        crest(12, false, 0),
        crest(14, true, 0),
        crest(16, false, 6),
        CityCrest { repeat: true, ..crest(18, false, 9) },
    ],
    &[
        arrow(City::FULTON, City::ST_LOUIS, -3, Objective),
        arrow(City::ST_LOUIS, City::BLOOMINGTON, 0, Token),
        arrow(City::BLOOMINGTON, City::PEORIA, 0, Objective),
        arrow(City::PEORIA, City::CHICAGO, 0, Objective),
        arrow(City::CHICAGO, City::TOLEDO, 6, Nothing),
        arrow(City::TOLEDO, City::PITTSBURGH, 8, Nothing),
        arrow(City::PITTSBURGH, City::PHILADELPHIA, 4, Nothing),
    ],
    City::NEW_YORK,
);

const NORTH_ARROWS: &[Arrow] = &[
    arrow(City::COLUMBIA, City::ST_LOUIS, -5, Token),
    arrow(City::CHICAGO, City::DETROIT, -5, Token),
    arrow(City::CLEVELAND, City::PITTSBURGH, 4, Objective),
    arrow(City::PITTSBURGH, City::NEW_YORK, 6, Nothing),
];

/// New York with Rails to the North. Ours where sources differ: its points count for each disc.
const NEW_YORK: CityCrest = CityCrest { master: true, ..crest(18, false, 3) };

/// The extension board in the first edition.
pub static FIRST_NORTH_CITIES: Cities = cities(
    &[
        City::KANSAS_CITY,
        City::COLUMBIA,
        City::ST_LOUIS,
        City::CHICAGO,
        City::DETROIT,
        City::CLEVELAND,
        City::PITTSBURGH,
        City::NEW_YORK,
        City::MEMPHIS,
        City::DENVER,
        City::MILWAUKEE,
        City::GREEN_BAY,
        City::MINNEAPOLIS,
        City::TORONTO,
        City::SAN_FRANCISCO,
        City::MONTREAL,
    ],
    north_crests(
        kansas_city(-8, 6),
        NEW_YORK,
        CityCrest { per_bell: 2, repeat: true, ..beyond(Town::PACIFIC, 18, false, 0) },
    ),
    NORTH_ARROWS,
    City::SAN_FRANCISCO,
);

/// The extension board with the second edition. Ours: no source shows that map; it is the first one's, with Oregon
/// City, which is known to count 3 points a bell, in the place of San Francisco, and New York open to any number of
/// discs.
pub static SECOND_NORTH_CITIES: Cities = cities(
    &[
        City::KANSAS_CITY,
        City::COLUMBIA,
        City::ST_LOUIS,
        City::CHICAGO,
        City::DETROIT,
        City::CLEVELAND,
        City::PITTSBURGH,
        City::NEW_YORK,
        City::MEMPHIS,
        City::DENVER,
        City::MILWAUKEE,
        City::GREEN_BAY,
        City::MINNEAPOLIS,
        City::TORONTO,
        City::OREGON_CITY,
        City::MONTREAL,
    ],
    north_crests(
        kansas_city(-8, 4),
        CityCrest { repeat: true, ..NEW_YORK },
        CityCrest { per_bell: 3, ..beyond(Town::PACIFIC, 18, false, 0) },
    ),
    NORTH_ARROWS,
    City::NEW_YORK,
);

/// In the order of the strip, then of the extension board; the three that differ between the editions are given.
const fn north_crests(kansas_city: CityCrest, new_york: CityCrest, pacific: CityCrest) -> [CityCrest; 16] {
    [
        kansas_city,
        crest(1, true, 0),
        crest(4, true, 0),
        crest(6, true, 0),
        CityCrest { objectives: 1, ..crest(10, false, 0) },
        crest(12, false, 0),
        crest(15, true, 0),
        new_york,
        CityCrest { objectives: 1, dollars: 2, ..beyond(Town::MEMPHIS, 3, true, 0) },
        beyond(Town::DENVER, 8, false, 0),
        CityCrest { objectives: 1, dollars: 3, ..beyond(Town::MILWAUKEE, 11, false, 0) },
        beyond(Town::GREEN_BAY, 12, true, 4),
        beyond(Town::MINNEAPOLIS, 13, false, 10),
        beyond(Town::TORONTO, 14, false, 5),
        pacific,
        beyond(Town::MONTREAL, 20, false, 15),
    ]
}

/// Rails from a city of the strip to a town: open to whoever has a disc on that city.
pub static CITY_RAILS: [(City, Town); 8] = [
    (City::COLUMBIA, Town(4)),
    (City::ST_LOUIS, Town(4)),
    (City::ST_LOUIS, Town(5)),
    (City::CHICAGO, Town(7)),
    (City::CHICAGO, Town(12)),
    (City::CLEVELAND, Town(21)),
    (City::DETROIT, Town(24)),
    (City::PITTSBURGH, Town(26)),
];
