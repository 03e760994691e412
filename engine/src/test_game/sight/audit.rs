//! The laws a state keeps at every step.

use crate::Seat;
use crate::kit::{Done, law};
use crate::test_game::content::{CARDS_OF_A_GOOD, COLUMNS, Good, MOVES, ROWS, count};
use crate::test_game::state::{Frame, State};

impl State {
    pub(crate) fn audit(&self) -> Done {
        let players = self.hands.len();
        law!(
            (2..=4).contains(&players) && self.crates.len() == players,
            "broken: two to four players have a hand and a crate"
        );
        law!(self.rounds == 4 || self.rounds == 8, "broken: a game has 4 or 8 rounds");
        law!(!self.rich || self.rounds == 8, "broken: crates are rich only in the long game");
        law!(self.turn < u32::from(self.rounds) * players as u32, "broken: no turn follows the last round");
        for good in Good::ALL {
            let at = good as usize;
            let in_hands: u32 = self.hands.iter().map(|hand| u32::from(hand[at])).sum();
            let in_crates = self.crates.iter().filter(|lies| lies.good == good).count() as u32;
            let in_yard = self.yard.iter().filter(|placed| placed.good == good).count() as u32;
            let all = u32::from(self.deck[at]) + in_hands + in_crates + in_yard;
            law!(all == u32::from(CARDS_OF_A_GOOD), "broken: there are six cards of each good");
        }
        for (at, placed) in self.yard.iter().enumerate() {
            law!(
                placed.cell.0 < ROWS * COLUMNS && placed.by.index() < players,
                "broken: cards in the yard are somebody's"
            );
            law!(self.yard[..at].iter().all(|other| other.cell != placed.cell), "broken: a cell holds one card");
        }
        self.check_agenda()
    }

    fn check_agenda(&self) -> Done {
        let active = self.active();
        match self.agenda[..] {
            [] => {}
            [Frame::Turn { left }] => law!(left <= MOVES, "broken: a turn has two moves"),
            [Frame::Turn { left }, Frame::Put { good }] => {
                let held = self.hands[active.index()][good as usize] > 0;
                law!(left < MOVES && held, "broken: a card that looks for a cell is in hand");
            }
            [Frame::Turn { left }, Frame::Answer { seat }] => {
                let other = seat != active && seat < Seat(self.seats());
                let gives = other && count(self.hands[seat.index()]) > 0;
                law!(left < MOVES && gives, "broken: who is asked has a card to give");
            }
            _ => law!(false, "broken: the agenda is a turn and at most one question"),
        }
        Ok(())
    }
}
