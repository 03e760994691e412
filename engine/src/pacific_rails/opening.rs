//! The choices of the set-up: a free space on each player board, then the draft of the starts, there and back again.

use super::content::*;
use super::event::What;
use super::frame::Frame;
use super::{Action, Done, Flow, Log, Put, Ruling, State, Why, fault};
use crate::Seat;

impl State {
    pub(super) fn free_space(&mut self, good: Good, log: &mut Log) {
        self.me_mut().houses[good.index()] -= 1;
        self.note(log, || What::FreeSpace { good });
        if self.turn.0 + 1 < self.seats() {
            self.turn = self.turn.next(self.seats());
            self.agenda.push(Frame::FreeSpace);
        } else {
            self.agenda.push(Frame::FirstEngine);
        }
    }

    /// First engines go on either edge, second ones on the edge opposite to the first.
    pub(super) fn put_starts<P: Put>(&self, put: &mut P) -> Flow {
        let map = self.map();
        let first = self.me().engines[0].map(|cell| map.terrain(cell));
        for start in (0..map.starts.len() as u8).map(Start) {
            let cell = map.starts[start.0 as usize].cell;
            let taken = self.players.iter().any(|player| player.engines.contains(&Some(cell)));
            let can = if first == Some(Terrain::Start(map.side(start))) {
                Err(Why::SameCoast)
            } else if taken && self.ruled(Ruling::StartsExclusive) {
                Err(Why::StartTaken)
            } else {
                Ok(())
            };
            put(Action::Start(start), can)?;
        }
        Flow::Continue(())
    }

    pub(super) fn start_at(&mut self, start: Start, second: bool, log: &mut Log) -> Done {
        let map = self.map();
        let place = map.starts.get(start.0 as usize).ok_or_else(|| fault("there is no such start"))?;
        let (cell, name, side) = (place.cell, map.name(place), map.side(start));
        self.me_mut().engines[usize::from(second)] = Some(cell);
        self.note(log, || What::Started { place: name, side });
        let last = Seat(self.seats() - 1);
        match (second, self.turn) {
            (false, Seat(0)) => self.agenda.push(Frame::SecondEngine),
            (false, _) => {
                self.turn = Seat(self.turn.0 - 1);
                self.agenda.push(Frame::FirstEngine);
            }
            (true, seat) if seat == last => {
                self.turn = Seat(0);
                self.begin_turn();
            }
            (true, _) => {
                self.turn = self.turn.next(self.seats());
                self.agenda.push(Frame::SecondEngine);
            }
        }
        Ok(())
    }
}
