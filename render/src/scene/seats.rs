//! How seats are told apart: by colour, by shape and by letter.

use super::scheme::Ink;
use super::sprite::Sprite;
use engine::Seat;

pub struct Mark {
    pub ink: Ink,
    pub letter: &'static str,
    /// Of the letter on the colour.
    pub letter_ink: Ink,
    pub shape: Sprite,
    pub herder: Sprite,
    pub engine: Sprite,
}

pub static MARKS: [Mark; 4] = [
    Mark {
        ink: Ink::Seat0,
        letter: "R",
        letter_ink: Ink::Chalk,
        shape: Sprite::MarkCircle,
        herder: Sprite::HerderCircle,
        engine: Sprite::EngineCircle,
    },
    Mark {
        ink: Ink::Seat1,
        letter: "B",
        letter_ink: Ink::Chalk,
        shape: Sprite::MarkSquare,
        herder: Sprite::HerderSquare,
        engine: Sprite::EngineSquare,
    },
    Mark {
        ink: Ink::Seat2,
        letter: "Y",
        letter_ink: Ink::Print,
        shape: Sprite::MarkTriangle,
        herder: Sprite::HerderTriangle,
        engine: Sprite::EngineTriangle,
    },
    Mark {
        ink: Ink::Seat3,
        letter: "W",
        letter_ink: Ink::Print,
        shape: Sprite::MarkDiamond,
        herder: Sprite::HerderDiamond,
        engine: Sprite::EngineDiamond,
    },
];

/// After the fourth seat the marks start over; no game here has that many.
pub fn mark(seat: Seat) -> &'static Mark {
    &MARKS[seat.index() % MARKS.len()]
}
