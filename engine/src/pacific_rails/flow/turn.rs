//! A turn: a worker is moved, then the action of one district.

use crate::pacific_rails::content::*;
use crate::pacific_rails::state::{Ending, Frame, Log, Mode, State, What};

impl State {
    pub(crate) fn begin_turn(&mut self) {
        self.me_mut().turns += 1;
        self.agenda.clear();
        self.agenda.push(Frame::End);
        self.agenda.push(Frame::Turn);
    }

    /// The action of the district.
    pub(crate) fn begin_action(&mut self, district: u8, mode: Mode, bonus: u8, log: &mut Log) {
        match self.board().districts[district as usize] {
            District::Collect { good, .. } => {
                self.agenda.push(Frame::Special { district, left: 1 + bonus });
                let count = self.me().yields(self.board(), good) + bonus;
                self.gain(self.turn, good, count, log);
            }
            District::Activate { foreman } => {
                let part = self.takes_part();
                self.agenda.push(Frame::Train { foreman, step: 0, left: 1 + bonus, saved: 0, part });
            }
            District::Centre => self.agenda.push(Frame::Centre { mode, left: 1 + bonus, first: true }),
        }
    }

    /// The next player's turn; the game ends with the round in which the coasts were joined or nobody can connect a city
    /// any more, or with the last one.
    pub(crate) fn finish(&mut self, log: &mut Log) {
        self.note(log, || What::Finished);
        let last = self.turn.0 + 1 == self.seats();
        if self.charter.dead_games_end() && self.joined_by.is_none() && !self.no_way_left && self.is_dead() {
            self.no_way_left = true;
            if !last {
                self.note(log, || What::NoWayLeft);
            }
        }
        let ending = if self.joined_by.is_some() {
            Some(Ending::Coasts)
        } else if self.no_way_left {
            Some(Ending::NoWayLeft)
        } else {
            (self.me().turns >= self.charter.round_cap).then_some(Ending::Rounds)
        };
        if let Some(by) = ending.filter(|_| last) {
            self.agenda.clear();
            self.over = true;
            self.note(log, || What::Over { by });
        } else {
            self.turn = self.turn.next(self.seats());
            self.begin_turn();
        }
    }
}
