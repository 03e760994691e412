//! What a mind may look at.

use crate::{Dice, Eye, Rules, Seat};

/// A table as one seat may imagine it: what the seat knows is true, the rest is dealt anew. The search takes nothing
/// else, so a computer player cannot know more than its seat.
#[derive(Clone)]
pub struct Guess<R> {
    state: R,
    seat: Seat,
}

impl<R: Rules> Guess<R> {
    /// A copy, dealt anew. Two states that the seat cannot tell apart give the same guess for the same dice.
    pub fn of(state: &R, seat: Seat, dice: Dice) -> Guess<R> {
        let mut state = state.clone();
        state.redeal(Eye::Seat(seat), dice);
        Guess { state, seat }
    }

    /// Another guess of the same seat.
    pub(super) fn again(&self, dice: Dice) -> R {
        Guess::of(&self.state, self.seat, dice).state
    }

    pub(super) fn state(&self) -> &R {
        &self.state
    }

    pub(super) fn seat(&self) -> Seat {
        self.seat
    }
}
