//! The end of a turn, and of the game.

use crate::test_game::content::{MOVES, count};
use crate::test_game::state::{Ending, Event, Frame, Log, State};

impl State {
    pub(crate) fn finish(&mut self, log: &mut Log) {
        let seat = self.active();
        log.tell(|| Event::Finished { seat });
        self.agenda.clear();
        let ending = if count(self.deck) == 0 {
            Ending::Deck
        } else if self.turn + 1 == u32::from(self.rounds) * u32::from(self.seats()) {
            Ending::Rounds
        } else {
            self.turn += 1;
            self.agenda.push(Frame::Turn { left: MOVES });
            return;
        };
        log.tell(|| Event::Ended(ending));
    }
}
