//! Neutral and private buildings: each a row of local actions.

use super::cards::Breed;
use super::effect::{Count, Effect, Gain, Want};
use super::hands::Hand;

#[derive(Clone, Copy)]
pub struct Building {
    pub id: &'static str,
    /// Craftsmen needed, and units to pay for.
    pub craftsmen: u8,
    pub points: u8,
    pub hand: Hand,
    pub actions: &'static [Effect],
}

const fn neutral(id: &'static str, actions: &'static [Effect]) -> Building {
    Building { id, craftsmen: 0, points: 0, hand: Hand::None, actions }
}

const fn private(id: &'static str, craftsmen: u8, points: u8, hand: Hand, actions: &'static [Effect]) -> Building {
    Building { id, craftsmen, points, hand, actions }
}

const fn sell(breed: Breed, dollars: u8) -> Effect {
    Effect::Discard { want: Want::Breed(breed), gain: Gain { dollars, ..Gain::NOTHING } }
}

const fn certificates_for(want: Want, certificates: u8) -> Effect {
    Effect::Discard { want, gain: Gain { certificates, ..Gain::NOTHING } }
}

const fn pair(dollars: u8) -> Effect {
    Effect::Discard { want: Want::Pair, gain: Gain { dollars, ..Gain::NOTHING } }
}

const fn engine(up_to: u8) -> Effect {
    Effect::Engine { up_to: Count::Fixed(up_to) }
}

/// Single or double.
const AUX: Effect = Effect::Aux { most: 2 };
const ENGINEERS: Effect = Effect::Engine { up_to: Count::Engineers };

pub const NEUTRAL_COUNT: usize = 7;

pub static NEUTRAL: [Building; NEUTRAL_COUNT] = [
    neutral("a", &[sell(Breed::Guernsey, 2), Effect::Hire { cost: 0 }, Effect::Hire { cost: 2 }]),
    neutral("b", &[sell(Breed::DutchBelt, 2), Effect::Build { per_craftsman: 2, crew: None }]),
    neutral(
        "c",
        &[Effect::Choice(&[Effect::Certificates { up_to: Count::Fixed(1) }, Effect::TakeObjective]), ENGINEERS],
    ),
    neutral("d", &[Effect::Choice(&[Effect::Trade, Effect::PayEngine { pay: 2, up_to: 2 }]), AUX]),
    neutral("e", &[sell(Breed::BlackAngus, 2), Effect::BuyCattle]),
    neutral("f", &[pair(4), Effect::RemoveHazard { cost: 7 }]),
    neutral("g", &[ENGINEERS, AUX]),
];

/// Numbers of private buildings in any edition.
pub const PRIVATE_COUNT: usize = 13;

const fn per(dollars: u8, per: Count) -> Effect {
    Effect::Gain { dollars, certificates: 0, per }
}

/// The first edition, by number, side a and side b.
const PRIVATE: [[Building; 2]; 10] = [
    [
        private("1a", 1, 1, Hand::Green, &[Effect::Gain { dollars: 2, certificates: 0, per: Count::WoodsBuildings }]),
        private(
            "1b",
            1,
            1,
            Hand::Green,
            &[
                certificates_for(Want::Objective, 2),
                Effect::EngineBack { exactly: 1, gain: Gain { dollars: 3, ..Gain::NOTHING } },
            ],
        ),
    ],
    [
        private("2a", 1, 1, Hand::None, &[sell(Breed::Guernsey, 4), Effect::BuyCattle]),
        private(
            "2b",
            1,
            1,
            Hand::None,
            &[
                Effect::Discard { want: Want::Breed(Breed::Jersey), gain: Gain { engine: 1, ..Gain::NOTHING } },
                sell(Breed::DutchBelt, 3),
            ],
        ),
    ],
    [
        private("3a", 1, 1, Hand::None, &[pair(3), Effect::Move { up_to: 1 }]),
        private("3b", 2, 3, Hand::None, &[AUX, Effect::Move { up_to: 1 }]),
    ],
    [
        private("4a", 2, 3, Hand::Black, &[Effect::RemoveHazard { cost: 5 }, Effect::Move { up_to: 2 }]),
        private("4b", 2, 3, Hand::Black, &[Effect::DrawDiscard { up_to: Count::Cowboys }, Effect::Move { up_to: 3 }]),
    ],
    [
        private("5a", 3, 4, Hand::None, &[Effect::Hire { cost: -1 }, ENGINEERS]),
        private(
            "5b",
            3,
            4,
            Hand::None,
            &[
                certificates_for(Want::Breed(Breed::BlackAngus), 2),
                Effect::Gain { dollars: 1, certificates: 0, per: Count::Engineers },
            ],
        ),
    ],
    [
        private("6a", 4, 5, Hand::None, &[sell(Breed::Holstein, 10), AUX]),
        private(
            "6b",
            4,
            5,
            Hand::None,
            &[Effect::Discard { want: Want::AnyCattle, gain: Gain { dollars: 3, objective: true, ..Gain::NOTHING } }],
        ),
    ],
    [
        private("7a", 5, 6, Hand::Both, &[Effect::Gain { dollars: 2, certificates: 2, per: Count::TeepeePairs }]),
        private("7b", 5, 6, Hand::Both, &[Effect::Engine { up_to: Count::WoodsBuildings }]),
    ],
    [
        private("8a", 5, 6, Hand::Green, &[Effect::Choice(&[Effect::Trade, AUX]), engine(2)]),
        private("8b", 6, 8, Hand::None, &[Effect::CopyAdjacent]),
    ],
    [
        private("9a", 7, 9, Hand::None, &[engine(3), Effect::ExtraordinaryDelivery]),
        private("9b", 6, 8, Hand::None, &[Effect::UpgradeBehind]),
    ],
    [
        private("10a", 9, 13, Hand::Black, &[Effect::Certificates { up_to: Count::Limit }, Effect::Move { up_to: 5 }]),
        private(
            "10b",
            8,
            11,
            Hand::Black,
            &[Effect::Gain { dollars: 4, certificates: 0, per: Count::Fixed(1) }, engine(4), Effect::Move { up_to: 4 }],
        ),
    ],
];

const ELEVEN_B: Building = private("11b", 5, 10, Hand::None, &[Effect::Engine { up_to: Count::Hazards }]);

/// The first edition; 11 and 12 come with Rails to the North.
pub static FIRST_PRIVATE: [[Building; 2]; 12] = [
    PRIVATE[0],
    PRIVATE[1],
    PRIVATE[2],
    PRIVATE[3],
    PRIVATE[4],
    PRIVATE[5],
    PRIVATE[6],
    PRIVATE[7],
    PRIVATE[8],
    PRIVATE[9],
    [private("11a", 12, 25, Hand::None, &[Effect::RemoveHazard { cost: 2 }]), ELEVEN_B],
    [
        private("12a", 3, 4, Hand::None, &[Effect::Gain { dollars: 1, certificates: 1, per: Count::Bells }]),
        private("12b", 3, 4, Hand::None, &[per(1, Count::Craftsmen), Effect::Branchlet]),
    ],
];

/// The second edition; 13 comes with Rails to the North. A face that differs from the first edition has a name of its
/// own, so that the two can be told apart.
pub static SECOND_PRIVATE: [[Building; 2]; PRIVATE_COUNT] = [
    PRIVATE[0],
    [
        PRIVATE[1][0],
        private(
            "2b-second",
            1,
            1,
            Hand::None,
            &[
                Effect::Discard { want: Want::Breed(Breed::DutchBelt), gain: Gain { engine: 2, ..Gain::NOTHING } },
                sell(Breed::Jersey, 2),
            ],
        ),
    ],
    PRIVATE[2],
    PRIVATE[3],
    [
        private(
            "5a-second",
            3,
            4,
            Hand::None,
            &[Effect::Discard { want: Want::Value(3), gain: Gain { dollars: 7, ..Gain::NOTHING } }, AUX],
        ),
        PRIVATE[4][1],
    ],
    [
        private("6a-second", 4, 5, Hand::None, &[Effect::Hire { cost: -1 }, ENGINEERS]),
        private("6b-second", 4, 5, Hand::None, &[Effect::CopyAdjacent]),
    ],
    [
        private(
            "7a-second",
            5,
            6,
            Hand::Both,
            &[Effect::Gain { dollars: 2, certificates: 2, per: Count::OutlawPairs }],
        ),
        PRIVATE[6][1],
    ],
    [
        PRIVATE[7][0],
        private(
            "8b-second",
            6,
            8,
            Hand::None,
            &[Effect::Discard { want: Want::AnyCattle, gain: Gain { dollars: 6, objective: true, ..Gain::NOTHING } }],
        ),
    ],
    PRIVATE[8],
    PRIVATE[9],
    [
        private(
            "11a-second",
            12,
            20,
            Hand::None,
            &[Effect::RemoveHazard { cost: 2 }, Effect::RemoveHazard { cost: 2 }],
        ),
        ELEVEN_B,
    ],
    [
        private("12a-second", 4, 5, Hand::None, &[per(1, Count::Craftsmen), Effect::Move { up_to: 1 }]),
        private("12b-second", 3, 4, Hand::None, &[per(2, Count::Stations), Effect::Exchange { count: 1 }]),
    ],
    // Ours: craftsmen, points and hand of 13 are in no source; they are those of 12 in the first edition.
    [
        private(
            "13a",
            3,
            4,
            Hand::None,
            &[Effect::Aux { most: 1 }, Effect::Certificates { up_to: Count::Fixed(1) }, Effect::Branchlet],
        ),
        private(
            "13b",
            3,
            4,
            Hand::None,
            &[Effect::Gain { dollars: 0, certificates: 1, per: Count::Bells }, Effect::Branchlet],
        ),
    ],
];

/// Every face of every edition, each once.
pub fn all_faces() -> impl Iterator<Item = &'static Building> {
    let first = FIRST_PRIVATE.iter().flatten();
    let known = |face: &&Building| FIRST_PRIVATE.iter().flatten().any(|other| other.id == face.id);
    first.chain(SECOND_PRIVATE.iter().flatten().filter(move |face| !known(face)))
}

/// The face of that name, neutral or private.
pub fn face_of(id: &str) -> Option<&'static Building> {
    NEUTRAL.iter().chain(all_faces()).find(|face| face.id == id)
}
