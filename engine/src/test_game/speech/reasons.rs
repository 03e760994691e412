//! Why something is not offered, in words.

use crate::Phrase;
use crate::test_game::state::Why;

/// A reason, and the rules topic to read.
pub fn reason(why: Why) -> (Phrase, &'static str) {
    match why {
        Why::NoMovesLeft => (Phrase::new("tg-why-moves"), "turn"),
        Why::DeckIsEmpty => (Phrase::new("tg-why-deck"), "turn"),
        Why::CrateIsOpen => (Phrase::new("tg-why-crate"), "crate"),
        Why::NothingToGive(seat) => (Phrase::new("tg-why-nothing-to-give").seat("who", seat), "turn"),
        Why::NotInHand => (Phrase::new("tg-why-not-in-hand"), "turn"),
        Why::Occupied => (Phrase::new("tg-why-occupied"), "yard"),
    }
}
