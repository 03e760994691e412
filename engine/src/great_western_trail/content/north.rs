//! The extension board of Rails to the North: towns, the rails between them, town tiles.

use super::effect::{Count, Effect};
use super::names::named;
use super::railroad::Station;
use serde::{Deserialize, Serialize};

/// A town square, by its row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Town(pub u8);

named!(Town, "town", TOWN_COUNT, |town: Town| TOWNS[town.index()].id.into());

pub const TOWN_COUNT: usize = 28;

pub struct TownSquare {
    pub id: &'static str,
    pub area: Area,
    pub size: TownSize,
    /// What the first, second, third and fourth branchlet here brings.
    pub slots: [Slot; 4],
    /// Towns at the other end of a rail.
    pub links: &'static [u8],
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Area {
    Green,
    Purple,
    Blue,
    Red,
    Teal,
    Violet,
}

impl Area {
    pub const ALL: [Area; 6] = [Area::Green, Area::Purple, Area::Blue, Area::Red, Area::Teal, Area::Violet];

    pub fn name(self) -> &'static str {
        match self {
            Area::Green => "green",
            Area::Purple => "purple",
            Area::Blue => "blue",
            Area::Red => "red",
            Area::Teal => "teal",
            Area::Violet => "violet",
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TownSize {
    Small,
    /// A town tile lies beside it.
    Medium,
    /// The square of a city.
    City,
    /// A train station stands beside it.
    Station(Station),
}

/// What placing a branchlet brings or costs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Slot {
    Nothing,
    Dollars(u8),
    Pay(u8),
    Certificate,
    Token,
    Objective,
}

impl Town {
    pub const MEMPHIS: Town = Town(4);
    pub const DENVER: Town = Town(10);
    pub const PACIFIC: Town = Town(11);
    pub const MILWAUKEE: Town = Town(12);
    pub const GREEN_BAY: Town = Town(14);
    pub const MINNEAPOLIS: Town = Town(19);
    pub const TORONTO: Town = Town(21);
    pub const MONTREAL: Town = Town(22);

    pub fn square(self) -> &'static TownSquare {
        &TOWNS[self.index()]
    }
}

impl TownSquare {
    pub fn station(&self) -> Option<Station> {
        if let TownSize::Station(station) = self.size { Some(station) } else { None }
    }
}

const fn town(id: &'static str, area: Area, size: TownSize, slots: [Slot; 4], links: &'static [u8]) -> TownSquare {
    TownSquare { id, area, size, slots, links }
}

use Slot::{Certificate, Dollars, Nothing, Objective, Pay, Token};

#[rustfmt::skip]
pub static TOWNS: [TownSquare; TOWN_COUNT] = [
    town("green-1", Area::Green, TownSize::Small, [Nothing; 4], &[1, 4]), // 0
    town("green-2", Area::Green, TownSize::Medium, [Nothing; 4], &[0]), // 1
    town("green-3", Area::Green, TownSize::Small, [Token; 4], &[4]), // 2
    town("green-station", Area::Green, TownSize::Station(Station(10)), [Nothing; 4], &[4]), // 3
    town("memphis", Area::Green, TownSize::City, [Dollars(2), Nothing, Nothing, Nothing], &[0, 2, 3]), // 4
    town("purple-1", Area::Purple, TownSize::Small, [Dollars(2), Nothing, Nothing, Nothing], &[6]), // 5
    town("purple-2", Area::Purple, TownSize::Medium, [Nothing; 4], &[5]), // 6
    town("blue-1", Area::Blue, TownSize::Small, [Nothing; 4], &[8, 9, 10]), // 7
    town("blue-2", Area::Blue, TownSize::Small, [Token; 4], &[7]), // 8
    town("blue-3", Area::Blue, TownSize::Small, [Nothing; 4], &[7, 11]), // 9
    town("denver", Area::Blue, TownSize::City, [Pay(1), Pay(2), Pay(2), Pay(3)], &[7]), // 10
    town("pacific", Area::Blue, TownSize::City, [Nothing; 4], &[9]), // 11
    town("milwaukee", Area::Red, TownSize::City, [Nothing; 4], &[13]), // 12
    town("red-1", Area::Red, TownSize::Small, [Dollars(2), Nothing, Nothing, Nothing], &[12, 14, 15]), // 13
    town("green-bay", Area::Red, TownSize::City, [Nothing; 4], &[13, 15, 16]), // 14
    town("red-station", Area::Red, TownSize::Station(Station(11)), [Nothing; 4], &[13, 14]), // 15
    town("red-2", Area::Red, TownSize::Small, [Dollars(2), Nothing, Nothing, Nothing], &[14, 17, 18, 20]), // 16
    town("red-3", Area::Red, TownSize::Medium, [Nothing; 4], &[16]), // 17
    town("red-4", Area::Red, TownSize::Small, [Certificate, Nothing, Nothing, Nothing], &[16, 19]), // 18
    town("minneapolis", Area::Red, TownSize::City, [Pay(1), Pay(3), Pay(3), Pay(4)], &[18]), // 19
    town("red-5", Area::Red, TownSize::Small, [Certificate, Nothing, Nothing, Nothing], &[16, 21, 22, 23]), // 20
    town("toronto", Area::Red, TownSize::City, [Nothing; 4], &[20]), // 21
    town("montreal", Area::Red, TownSize::City, [Pay(1), Pay(3), Pay(3), Pay(4)], &[20]), // 22
    town("red-6", Area::Red, TownSize::Medium, [Nothing; 4], &[20]), // 23
    town("teal-1", Area::Teal, TownSize::Small, [Token, Nothing, Nothing, Nothing], &[25]), // 24
    town("teal-2", Area::Teal, TownSize::Medium, [Nothing; 4], &[24]), // 25
    town("violet-1", Area::Violet, TownSize::Small, [Objective, Nothing, Nothing, Nothing], &[27]), // 26
    town("violet-2", Area::Violet, TownSize::Medium, [Nothing; 4], &[26]), // 27
];

/// Where the first branchlets go: the town beside the office of Kansas City.
pub const OFFICE_TOWNS: u32 = 1 << 0;

/// Towns next to each town, as bits.
pub static NEXT_TOWNS: [u32; TOWN_COUNT] = {
    let mut next = [0; TOWN_COUNT];
    let mut row = 0;
    while row < TOWN_COUNT {
        let links = TOWNS[row].links;
        let mut link = 0;
        while link < links.len() {
            next[row] |= 1 << links[link];
            link += 1;
        }
        row += 1;
    }
    next
};

/// The medium towns, in the order of their tiles.
pub const TILE_TOWNS: [Town; TOWN_TILES] = [Town(1), Town(6), Town(17), Town(23), Town(25), Town(27)];
pub const TOWN_TILES: usize = 6;

/// A town tile. Ours for the second edition: whether it has the one that moves the engine is in no source; the others
/// are known, two of them better than in the first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TownTile {
    DollarsOrCattle,
    Hire,
    Trash,
    TrashOrHazard,
    Engine,
    Build,
    BuildAsTwo,
}

impl TownTile {
    pub const ALL: [TownTile; 7] = [
        TownTile::DollarsOrCattle,
        TownTile::Hire,
        TownTile::Trash,
        TownTile::TrashOrHazard,
        TownTile::Engine,
        TownTile::Build,
        TownTile::BuildAsTwo,
    ];

    pub fn name(self) -> &'static str {
        match self {
            TownTile::DollarsOrCattle => "dollars-or-cattle",
            TownTile::Hire => "hire",
            TownTile::Trash => "trash",
            TownTile::TrashOrHazard => "trash-or-hazard",
            TownTile::Engine => "engine",
            TownTile::Build => "build",
            TownTile::BuildAsTwo => "build-as-two",
        }
    }

    /// Only one of these.
    pub fn effects(self) -> &'static [Effect] {
        const FIVE: Effect = Effect::Gain { dollars: 5, certificates: 0, per: Count::Fixed(1) };
        match self {
            TownTile::DollarsOrCattle => &[FIVE, Effect::ClaimCattle { breeding: 3 }],
            TownTile::Hire => &[Effect::Hire { cost: -2 }],
            TownTile::Trash => &[Effect::Trash { up_to: 2 }],
            TownTile::TrashOrHazard => &[Effect::Trash { up_to: 2 }, Effect::RemoveHazard { cost: 0 }],
            TownTile::Engine => &[Effect::Engine { up_to: Count::Fixed(3) }],
            TownTile::Build => &[Effect::Build { per_craftsman: 0, crew: None }],
            TownTile::BuildAsTwo => &[Effect::Build { per_craftsman: 0, crew: Some(2) }],
        }
    }
}

/// The ten tiles of which six are used: two of each kind.
pub static FIRST_TOWN_TILES: [TownTile; 5] =
    [TownTile::DollarsOrCattle, TownTile::Hire, TownTile::Trash, TownTile::Engine, TownTile::Build];
pub static SECOND_TOWN_TILES: [TownTile; 5] =
    [TownTile::DollarsOrCattle, TownTile::Hire, TownTile::TrashOrHazard, TownTile::Engine, TownTile::BuildAsTwo];
pub const TILES_OF_A_KIND: u8 = 2;
