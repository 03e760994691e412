//! The trail: a directed graph without cycles. The rows stand so that every way leads to higher rows.

use super::cards::Breed;
use super::effect::{Effect, Gain, Want};
use super::names::named;
use super::tiles::HazardType;

/// A space of the trail, by its row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Place(pub u8);

named!(Place, "space of the trail", SPACE_COUNT, |place: Place| FIRST_TRAIL[place.index()].id.into());

impl Place {
    pub const START: Place = Place(0);
}

#[derive(Clone, Copy)]
pub struct Space {
    pub id: &'static str,
    pub kind: SpaceKind,
    /// In a schematic layout of our own: 0 to 100 by 0 to 60, y downwards.
    pub xy: (f32, f32),
    pub next: &'static [u8],
    /// A private building here counts as "in the woods".
    pub woods: bool,
    /// One more local action for the owner of the building standing here.
    pub risk: Option<&'static Effect>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SpaceKind {
    /// Where herders wait after Kansas City. Not a location.
    Start,
    Neutral,
    Building,
    /// Part of a hazard section; the rows of a section stand in the order it is filled.
    Hazard(HazardType),
    /// For a teepee or an outlaw; the dollars that its taker gains, or pays.
    Trade(i8),
    /// The same, with an exchange token instead of dollars.
    TradeForToken,
    KansasCity,
    /// Not a space of this edition.
    Absent,
}

const JERSEY_RISK: Effect =
    Effect::Discard { want: Want::Breed(Breed::Jersey), gain: Gain { dollars: 2, certificates: 1, ..Gain::NOTHING } };
const ANY_RISK: Effect = Effect::Discard { want: Want::AnyCattle, gain: Gain { certificates: 1, ..Gain::NOTHING } };

const fn space(id: &'static str, kind: SpaceKind, xy: (f32, f32), next: &'static [u8]) -> Space {
    Space { id, kind, xy, next, woods: false, risk: None }
}

const fn absent(id: &'static str) -> Space {
    space(id, SpaceKind::Absent, (0.0, 0.0), &[])
}

impl Space {
    const fn woods(mut self) -> Space {
        self.woods = true;
        self
    }

    const fn risk(mut self, risk: &'static Effect) -> Space {
        self.risk = Some(risk);
        self
    }

    /// Beside the trail: never stepped on; a tile here only waits to be taken.
    pub fn off_trail(&self) -> bool {
        self.next.is_empty() && self.kind != SpaceKind::KansasCity
    }

    pub fn is_trade(&self) -> bool {
        matches!(self.kind, SpaceKind::Trade(_) | SpaceKind::TradeForToken)
    }
}

pub const SPACE_COUNT: usize = 62;

/// The trail of the first edition. Spaces that only the second has are absent here.
#[rustfmt::skip]
const TRAIL: [Space; SPACE_COUNT] = [
    space("start", SpaceKind::Start, (97.0, 57.0), &[1]), // 0
    space("a", SpaceKind::Neutral, (90.0, 51.0), &[2, 5]), // 1
    space("a-1", SpaceKind::Building, (72.0, 46.0), &[3]), // 2
    space("a-2", SpaceKind::Building, (54.0, 46.0), &[4]), // 3
    space("a-3", SpaceKind::Building, (36.0, 46.0), &[11]), // 4
    space("flood-1", SpaceKind::Hazard(HazardType::Flood), (81.0, 56.0), &[6]), // 5
    space("flood-2", SpaceKind::Hazard(HazardType::Flood), (73.0, 56.0), &[7]), // 6
    space("flood-3", SpaceKind::Hazard(HazardType::Flood), (65.0, 56.0), &[8]), // 7
    space("flood-4", SpaceKind::Hazard(HazardType::Flood), (57.0, 56.0), &[9]), // 8
    space("flood-risk-1", SpaceKind::Building, (44.0, 56.0), &[10]).risk(&JERSEY_RISK), // 9
    space("flood-risk-2", SpaceKind::Building, (30.0, 56.0), &[11]).woods().risk(&JERSEY_RISK), // 10
    space("b", SpaceKind::Neutral, (14.0, 51.0), &[12, 15]), // 11
    space("b-1", SpaceKind::Building, (17.0, 44.0), &[13]).woods(), // 12
    space("b-2", SpaceKind::Building, (17.0, 38.0), &[14]), // 13
    space("b-3", SpaceKind::Building, (17.0, 32.0), &[20]), // 14
    space("drought-1", SpaceKind::Hazard(HazardType::Drought), (4.0, 45.0), &[16]), // 15
    space("drought-2", SpaceKind::Hazard(HazardType::Drought), (4.0, 40.5), &[17]), // 16
    space("drought-3", SpaceKind::Hazard(HazardType::Drought), (4.0, 36.0), &[18]), // 17
    space("drought-4", SpaceKind::Hazard(HazardType::Drought), (4.0, 31.5), &[19]), // 18
    space("drought-risk-1", SpaceKind::Building, (7.0, 25.5), &[20]).risk(&ANY_RISK), // 19
    space("c", SpaceKind::Neutral, (24.0, 25.0), &[21, 23]), // 20
    space("c-1", SpaceKind::Building, (40.0, 22.0), &[22]).woods(), // 21
    space("c-2", SpaceKind::Building, (56.0, 22.0), &[46]).woods(), // 22
    space("c-3", SpaceKind::Building, (38.0, 29.0), &[24, 26]), // 23
    space("d", SpaceKind::Neutral, (56.0, 29.0), &[46]), // 24
    absent("d-1"), // 25
    space("trade-1", SpaceKind::Trade(1), (30.0, 37.0), &[27]), // 26
    space("trade-2", SpaceKind::Trade(2), (38.0, 39.5), &[28]), // 27
    space("trade-3", SpaceKind::Trade(4), (46.0, 39.5), &[29]), // 28
    space("trade-4", SpaceKind::Trade(6), (54.0, 39.5), &[30]), // 29
    space("trade-5", SpaceKind::Trade(8), (62.0, 39.5), &[31]), // 30
    space("trade-6", SpaceKind::Trade(10), (70.0, 39.5), &[38]), // 31
    absent("outlaw-1"), // 32
    absent("outlaw-2"), // 33
    absent("outlaw-3"), // 34
    absent("outlaw-4"), // 35
    absent("outlaw-5"), // 36
    absent("outlaw-6"), // 37
    space("trade-risk-1", SpaceKind::Building, (80.0, 37.5), &[39]).risk(&ANY_RISK), // 38
    space("trade-risk-2", SpaceKind::Building, (82.0, 31.0), &[46]).risk(&JERSEY_RISK), // 39
    space("trade-off-1", SpaceKind::Trade(-1), (54.0, 34.5), &[]), // 40
    space("trade-off-2", SpaceKind::Trade(-2), (60.0, 34.5), &[]), // 41
    space("trade-off-3", SpaceKind::Trade(-3), (66.0, 34.5), &[]), // 42
    absent("outlaw-off-1"), // 43
    absent("outlaw-off-2"), // 44
    absent("outlaw-off-3"), // 45
    space("e", SpaceKind::Neutral, (76.0, 25.0), &[47, 49]), // 46
    space("e-1", SpaceKind::Building, (72.0, 16.0), &[48]).woods(), // 47
    space("e-2", SpaceKind::Building, (61.0, 15.0), &[55]).woods(), // 48
    space("rockfall-1", SpaceKind::Hazard(HazardType::Rockfall), (86.0, 23.0), &[50]), // 49
    space("rockfall-2", SpaceKind::Hazard(HazardType::Rockfall), (92.0, 19.0), &[51]), // 50
    space("rockfall-3", SpaceKind::Hazard(HazardType::Rockfall), (92.0, 14.0), &[52]), // 51
    space("rockfall-4", SpaceKind::Hazard(HazardType::Rockfall), (88.0, 9.5), &[53]), // 52
    space("rockfall-risk-1", SpaceKind::Building, (77.0, 7.0), &[54]).risk(&ANY_RISK), // 53
    space("rockfall-risk-2", SpaceKind::Building, (64.0, 7.0), &[55]).woods().risk(&JERSEY_RISK), // 54
    space("f", SpaceKind::Neutral, (50.0, 10.0), &[56, 57]), // 55
    space("f-1", SpaceKind::Building, (41.0, 5.0), &[58]), // 56
    space("f-2", SpaceKind::Building, (41.0, 14.5), &[58]).woods(), // 57
    space("g", SpaceKind::Neutral, (32.0, 10.0), &[59, 60]), // 58
    space("g-1", SpaceKind::Building, (22.0, 5.0), &[61]), // 59
    space("g-2", SpaceKind::Building, (22.0, 14.5), &[61]), // 60
    space("kansas-city", SpaceKind::KansasCity, (6.0, 6.0), &[]), // 61
];

pub static FIRST_TRAIL: [Space; SPACE_COUNT] = TRAIL;

/// What the second edition changes: D and the plain space beside it have changed places, the flood has another risk
/// action, and outlaws have spaces of their own.
#[rustfmt::skip]
pub static SECOND_TRAIL: [Space; SPACE_COUNT] = patched(TRAIL, &[
    (9, space("flood-risk-1", SpaceKind::Building, (44.0, 56.0), &[10]).risk(&ANY_RISK)),
    (20, space("c", SpaceKind::Neutral, (24.0, 25.0), &[21, 24])),
    (23, absent("c-3")),
    (24, space("d", SpaceKind::Neutral, (38.0, 29.0), &[25, 32])),
    (25, space("d-1", SpaceKind::Building, (56.0, 29.0), &[46])),
    (26, absent("trade-1")),
    (27, absent("trade-2")),
    (28, absent("trade-3")),
    (29, absent("trade-4")),
    (30, absent("trade-5")),
    (31, absent("trade-6")),
    (32, space("outlaw-1", SpaceKind::Trade(3), (30.0, 37.0), &[33])),
    (33, space("outlaw-2", SpaceKind::Trade(4), (38.0, 39.5), &[34])),
    (34, space("outlaw-3", SpaceKind::Trade(5), (46.0, 39.5), &[35])),
    (35, space("outlaw-4", SpaceKind::Trade(6), (54.0, 39.5), &[36])),
    (36, space("outlaw-5", SpaceKind::Trade(8), (62.0, 39.5), &[37])),
    (37, space("outlaw-6", SpaceKind::Trade(10), (70.0, 39.5), &[38])),
    (40, absent("trade-off-1")),
    (41, absent("trade-off-2")),
    (42, absent("trade-off-3")),
    (43, space("outlaw-off-1", SpaceKind::TradeForToken, (54.0, 34.5), &[])),
    (44, space("outlaw-off-2", SpaceKind::Trade(1), (60.0, 34.5), &[])),
    (45, space("outlaw-off-3", SpaceKind::Trade(2), (66.0, 34.5), &[])),
]);

/// A trail with other spaces in some of its rows.
const fn patched(mut trail: [Space; SPACE_COUNT], changes: &[(usize, Space)]) -> [Space; SPACE_COUNT] {
    let mut change = 0;
    while change < changes.len() {
        let (row, space) = changes[change];
        trail[row] = space;
        change += 1;
    }
    trail
}

pub const KANSAS_CITY: Place = Place(SPACE_COUNT as u8 - 1);

/// The spaces for neutral buildings, by printed letter.
pub const NEUTRAL_SPACES: [Place; 7] = [Place(1), Place(11), Place(20), Place(24), Place(46), Place(55), Place(58)];

/// The spaces of the trade section in the order they are filled: lowest value first.
pub static TEEPEE_SPACES: [Place; TRADE_SPACES] =
    [Place(42), Place(41), Place(40), Place(26), Place(27), Place(28), Place(29), Place(30), Place(31)];

/// The same for outlaws; the space that gives an exchange token comes first.
pub static OUTLAW_SPACES: [Place; TRADE_SPACES] =
    [Place(43), Place(44), Place(45), Place(32), Place(33), Place(34), Place(35), Place(36), Place(37)];

pub const TRADE_SPACES: usize = 9;

/// The spaces of a hazard section in the order they are filled.
pub const fn hazard_spaces(hazard: HazardType) -> [Place; 4] {
    let first = match hazard {
        HazardType::Flood => 5,
        HazardType::Drought => 15,
        HazardType::Rockfall => 49,
    };
    [Place(first), Place(first + 1), Place(first + 2), Place(first + 3)]
}
