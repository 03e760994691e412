//! What an eye cannot know.

use crate::test_game::content::{Good, count, deal_hand, draw};
use crate::test_game::state::{Frame, State};
use crate::{Dice, Eye, Seat};

impl State {
    pub(crate) fn unseen(&self, eye: Eye) -> u32 {
        let hands = Seat::all(self.seats()).filter(|&seat| !self.hand_is_open(eye, seat));
        let hands: u32 = hands.map(|seat| count(self.hands[seat.index()])).sum();
        let crates = Seat::all(self.seats()).filter(|&seat| !self.crate_is_open(seat)).count() as u32;
        count(self.deck) + hands + crates
    }

    /// Puts everything this eye cannot know back together and deals it again.
    pub(crate) fn redeal(&mut self, eye: Eye, mut dice: Dice) {
        let hidden_hands: Vec<Seat> = Seat::all(self.seats()).filter(|&seat| !self.hand_is_open(eye, seat)).collect();
        let closed: Vec<Seat> = Seat::all(self.seats()).filter(|&seat| !self.crate_is_open(seat)).collect();
        for seat in &closed {
            self.deck[self.crates[seat.index()].good as usize] += 1;
        }
        let mut sizes = Vec::new();
        for seat in &hidden_hands {
            let hand = std::mem::take(&mut self.hands[seat.index()]);
            sizes.push(count(hand) as u8);
            for good in Good::ALL {
                self.deck[good as usize] += hand[good as usize];
            }
        }
        for (seat, size) in hidden_hands.into_iter().zip(sizes) {
            self.hands[seat.index()] = deal_hand(&mut self.deck, size, &mut dice);
        }
        for seat in closed {
            if let Some(good) = draw(&mut self.deck, &mut dice) {
                self.crates[seat.index()].good = good;
            }
        }
        // The card that looks for a cell is one of a hidden hand, so it has to be one of the new hand.
        let active = self.active();
        if let Some(Frame::Put { good }) = self.agenda.last_mut()
            && !eye.is(active)
        {
            let mut hand = self.hands[active.index()];
            *good = draw(&mut hand, &mut dice).unwrap_or(*good);
        }
        self.dice = dice;
    }
}
