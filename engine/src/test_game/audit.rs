//! The laws a state keeps at every step.

use super::state::{CARDS_OF_A_GOOD, COLUMNS, Frame, Good, MOVES, ROWS, State, count};
use crate::{Fault, Seat};

impl State {
    pub(super) fn check(&self) -> Result<(), Fault> {
        let players = self.hands.len();
        law((2..=4).contains(&players) && self.crates.len() == players, "two to four players have a hand and a crate")?;
        law(self.rounds == 4 || self.rounds == 8, "a game has 4 or 8 rounds")?;
        law(!self.rich || self.rounds == 8, "crates are rich only in the long game")?;
        law(self.turn < u32::from(self.rounds) * players as u32, "no turn follows the last round")?;
        for good in Good::ALL {
            let at = good as usize;
            let in_hands: u32 = self.hands.iter().map(|hand| u32::from(hand[at])).sum();
            let in_crates = self.crates.iter().filter(|lies| lies.good == good).count() as u32;
            let in_yard = self.yard.iter().filter(|placed| placed.good == good).count() as u32;
            let all = u32::from(self.deck[at]) + in_hands + in_crates + in_yard;
            law(all == u32::from(CARDS_OF_A_GOOD), "there are six cards of each good")?;
        }
        for (at, placed) in self.yard.iter().enumerate() {
            law(placed.cell.0 < ROWS * COLUMNS && placed.by.index() < players, "cards in the yard are somebody's")?;
            law(self.yard[..at].iter().all(|other| other.cell != placed.cell), "a cell holds one card")?;
        }
        self.check_agenda()
    }

    fn check_agenda(&self) -> Result<(), Fault> {
        let active = self.active();
        match self.agenda[..] {
            [] => Ok(()),
            [Frame::Turn { left }] => law(left <= MOVES, "a turn has two moves"),
            [Frame::Turn { left }, Frame::Put { good }] => {
                let held = self.hands[active.index()][good as usize] > 0;
                law(left < MOVES && held, "a card that looks for a cell is in hand")
            }
            [Frame::Turn { left }, Frame::Answer { seat }] => {
                let other = seat != active && seat < Seat(self.seats());
                let gives = other && count(self.hands[seat.index()]) > 0;
                law(left < MOVES && gives, "who is asked has a card to give")
            }
            _ => law(false, "the agenda is a turn and at most one question"),
        }
    }
}

fn law(holds: bool, text: &str) -> Result<(), Fault> {
    if holds { Ok(()) } else { Err(Fault(format!("broken: {text}"))) }
}
