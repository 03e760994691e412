//! What an eye cannot know, dealt anew.

use crate::great_western_trail::state::State;
use crate::great_western_trail::state::piles::{Card, Cards, Counts, ObjectiveSet};
use crate::{Dice, Eye, Seat};

impl State {
    /// Hands and draw stacks of the others are mixed and dealt again, except cards that everybody has seen going to
    /// the hand. Objective cards taken unseen are mixed with the stack they came from. Everything still face down
    /// follows from the dice.
    pub(crate) fn redeal(&mut self, eye: Eye, mut dice: Dice) {
        let mut unknown = self.objectives;
        let others: Vec<Seat> = Seat::all(self.seats()).filter(|&seat| !eye.is(seat)).collect();
        for &seat in &others {
            let player = &mut self.players[seat.index()];
            for card in player.secret.iter() {
                player.hand.remove(Card::Objective(card));
                unknown.add(card);
            }
            let secret = player.secret.len();
            player.secret = ObjectiveSet::NONE;
            let mut kept = Cards::default();
            for card in player.shown.iter() {
                player.hand.remove(Card::Objective(card));
                kept.add(Card::Objective(card));
            }
            let size = player.hand.len();
            let hand = std::mem::take(&mut player.hand);
            player.stack.add_all(&hand);
            for _ in 0..size {
                if let Some(card) = player.stack.draw(&mut dice) {
                    kept.add(card);
                }
            }
            player.hand = kept;
            for _ in 0..secret {
                if let Some(card) = unknown.draw(&mut dice) {
                    player.hand.add(Card::Objective(card));
                    player.secret.add(card);
                }
            }
        }
        self.objectives = unknown;
        self.dice = dice;
    }

    /// Cards in hands and face-down piles that this eye cannot see.
    pub(crate) fn unseen(&self, eye: Eye) -> u32 {
        let players = self.players.iter().enumerate().map(|(seat, player)| {
            let hand = if eye.is(Seat(seat as u8)) { 0 } else { player.hand.len() - player.shown.len() };
            u32::from(hand + player.stack.len())
        });
        let piles: u32 = self.supply.iter().map(Counts::len).sum();
        players.sum::<u32>() + piles + self.market_stack.len() + u32::from(self.objectives.len())
    }
}
