//! Neutral and private buildings: each a row of local actions.

use super::super::effect::{Count, Effect, Gain, Want};
use super::{Breed, Hand};

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

const ENGINEERS: Effect = Effect::Engine { up_to: Count::Engineers };

pub const NEUTRAL_COUNT: usize = 7;

pub static NEUTRAL: [Building; NEUTRAL_COUNT] = [
    neutral("a", &[sell(Breed::Guernsey, 2), Effect::Hire { cost: 0 }, Effect::Hire { cost: 2 }]),
    neutral("b", &[sell(Breed::DutchBelt, 2), Effect::Build { per_craftsman: 2 }]),
    neutral(
        "c",
        &[Effect::Choice(&[Effect::Certificates { up_to: Count::Fixed(1) }, Effect::TakeObjective]), ENGINEERS],
    ),
    neutral("d", &[Effect::Choice(&[Effect::Trade, Effect::PayEngine { pay: 2, up_to: 2 }]), Effect::Aux]),
    neutral("e", &[sell(Breed::BlackAngus, 2), Effect::BuyCattle]),
    neutral("f", &[pair(4), Effect::RemoveHazard { cost: 7 }]),
    neutral("g", &[ENGINEERS, Effect::Aux]),
];

pub const PRIVATE_COUNT: usize = 10;

/// By number, side a and side b.
pub static PRIVATE: [[Building; 2]; PRIVATE_COUNT] = [
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
        private("3b", 2, 3, Hand::None, &[Effect::Aux, Effect::Move { up_to: 1 }]),
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
        private("6a", 4, 5, Hand::None, &[sell(Breed::Holstein, 10), Effect::Aux]),
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
        private("8a", 5, 6, Hand::Green, &[Effect::Choice(&[Effect::Trade, Effect::Aux]), engine(2)]),
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
