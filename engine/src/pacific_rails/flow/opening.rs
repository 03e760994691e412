//! The choices of the set-up: a free space on each player board, then the draft of the starts, there and back again.

use crate::kit::{Done, fault, key, spot};
use crate::pacific_rails::content::*;
use crate::pacific_rails::speech::label;
use crate::pacific_rails::state::{Action, Frame, Log, Put, Ruling, State, What, Why};
use crate::{Flow, Offer, Phrase, Seat};

impl State {
    pub(crate) fn put_free_spaces<P: Put>(put: &mut P) -> Flow {
        for good in Good::ALL {
            put(Action::FreeSpace(good), Ok(()))?;
        }
        Flow::Continue(())
    }

    pub(crate) fn free_space(&mut self, good: Good, log: &mut Log) {
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
    pub(crate) fn put_starts<P: Put>(&self, put: &mut P) -> Flow {
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

    pub(crate) fn start_at(&mut self, start: Start, second: bool, log: &mut Log) -> Done {
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

    pub(crate) fn start_offer(&self, start: Start) -> Offer {
        let place = &self.map().starts[start.0 as usize];
        let coast = match self.map().side(start) {
            Side::West => "pri-coast-west",
            Side::East => "pri-coast-east",
        };
        let label = Phrase::new("pri-offer-start").with("place", self.map().name(place));
        let far = |city: &&Named| self.map().distance(city.cell, place.cell);
        let hint = Phrase::new("pri-hint-start").name("coast", coast);
        let hint = match self.map().cities.iter().min_by_key(far) {
            Some(city) => label::and(hint, Phrase::new("pri-hint-near").with("city", self.map().name(city))),
            None => hint,
        };
        Offer::new(key!("start.{}", place.key), label)
            .hint(hint)
            .group(Phrase::new("pri-group-coast").name("coast", coast))
            .at(self.map_spot(place.cell))
    }
}

pub fn free_space_offer(good: Good) -> Offer {
    Offer::new(key!("free.{}", good.name()), label::row(good))
        .hint(Phrase::new("pri-hint-free").phrase("some", label::some(good, 2)))
        .at(spot!("row.{}", good.name()))
}
