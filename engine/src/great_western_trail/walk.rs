//! Walking the trail: where a herder can go, by which ways, and what each way costs.

use super::content::*;
use super::event::What;
use super::frame::Frame;
use super::piles::PlaceSet;
use super::{Action, Done, Flow, Log, Put, State, fault};
use crate::Seat;

/// Ways to one place that cost the same are one way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Way {
    /// Dollars to each seat, and to the bank last, in walking order as far as the money goes.
    pub paid: [u8; 5],
    pub steps: u8,
    /// The locations passed and reached.
    pub path: PlaceSet,
}

const BANK: usize = 4;

impl Way {
    pub fn bank(&self) -> u8 {
        self.paid[BANK]
    }

    pub fn total(&self) -> u8 {
        self.paid.iter().sum()
    }
}

impl State {
    /// Only spaces with a tile, and Kansas City, are locations; an empty space costs no step and cannot be stopped on.
    #[inline]
    fn is_location(&self, place: usize) -> bool {
        self.trail[place].is_some() || place == KANSAS_CITY.index()
    }

    /// The locations within so many steps.
    pub(super) fn reach(&self, limit: u8) -> PlaceSet {
        let Some(from) = self.me().herder else { return PlaceSet(0) };
        let mut steps = [u8::MAX; SPACE_COUNT];
        steps[from.index()] = 0;
        let mut reached = 0_u64;
        let mut todo = 1_u64 << from.0;
        // Every way leads to higher rows, so one sweep suffices.
        while todo != 0 {
            let at = todo.trailing_zeros() as usize;
            todo &= todo - 1;
            for &next in SPACES[at].next {
                let next = next as usize;
                let location = self.is_location(next);
                let there = steps[at] + u8::from(location);
                if there <= limit && there < steps[next] {
                    steps[next] = there;
                    todo |= 1 << next;
                    reached |= u64::from(location) << next;
                }
            }
        }
        PlaceSet(reached)
    }

    pub(super) fn put_destinations<P: Put>(&self, limit: u8, put: &mut P) -> Flow {
        for place in self.reach(limit).iter() {
            put(Action::Go(place), Ok(()))?;
        }
        Flow::Continue(())
    }

    /// A free move never ends in Kansas City.
    pub(super) fn put_free_destinations<P: Put>(&self, limit: u8, put: &mut P) -> Flow {
        for place in self.reach(limit).iter() {
            if place != KANSAS_CITY {
                put(Action::Go(place), Ok(()))?;
            }
        }
        put(Action::Skip, Ok(()))
    }

    /// Who is to be paid for walking onto this tile, and how much.
    pub(super) fn toll(&self, tile: Tile) -> Option<(usize, u8)> {
        let (payee, hand) = match tile {
            Tile::Neutral(_) => return None,
            Tile::Private(owner, _) if owner == self.turn => return None,
            Tile::Private(owner, number) => (owner.index(), self.face(number).hand),
            Tile::Hazard(hazard) => (BANK, hazard.face().hand),
            Tile::Teepee(teepee) => (BANK, teepee.hand()),
        };
        let row = self.players.len() - 2;
        match hand {
            Hand::None => None,
            Hand::Green => Some((payee, GREEN_HAND[row])),
            Hand::Black => Some((payee, BLACK_HAND[row])),
            Hand::Both => Some((payee, GREEN_HAND[row] + BLACK_HAND[row])),
        }
    }

    /// The ways to a place that differ in what is paid, the cheapest first.
    pub(super) fn ways(&self, to: Place, limit: u8) -> Vec<Way> {
        let mut ways = Vec::new();
        if let Some(from) = self.me().herder {
            let money = u8::try_from(self.me().dollars).unwrap_or(u8::MAX);
            let start = Way { paid: [0; 5], steps: 0, path: PlaceSet(0) };
            self.walk(from, to, limit, start, money, &mut ways);
        }
        ways.sort_unstable_by_key(|way| (way.total(), way.paid));
        ways
    }

    fn walk(&self, at: Place, to: Place, limit: u8, way: Way, money: u8, ways: &mut Vec<Way>) {
        for &next in at.space().next {
            let (mut way, mut money) = (way, money);
            if next > to.0 {
                continue;
            }
            let next = Place(next);
            if self.is_location(next.index()) {
                if way.steps == limit {
                    continue;
                }
                way.steps += 1;
                way.path.add(next);
                if let Some((payee, fee)) = self.trail[next.index()].and_then(|tile| self.toll(tile)) {
                    let fee = fee.min(money);
                    money -= fee;
                    way.paid[payee] += fee;
                }
            }
            if next != to {
                self.walk(next, to, limit, way, money, ways);
            } else if let Some(same) = ways.iter_mut().find(|other| other.paid == way.paid) {
                if way.steps < same.steps {
                    *same = way;
                }
            } else {
                ways.push(way);
            }
        }
    }

    /// Sets out; where ways differ in what is paid, the way is a decision of its own.
    pub(super) fn set_out(&mut self, to: Place, limit: u8, log: &mut Log) -> Done {
        let ways = self.ways(to, limit);
        match ways.as_slice() {
            [] => Err(fault("no way leads there")),
            [way] => self.travel(to, *way, log),
            _ => {
                self.agenda.push(Frame::Way { to, limit });
                Ok(())
            }
        }
    }

    pub(super) fn travel(&mut self, to: Place, way: Way, log: &mut Log) -> Done {
        self.me_mut().herder = Some(to);
        let tile = self.trail[to.index()];
        self.note(log, || What::Went { to, tile });
        for seat in Seat::all(self.seats()) {
            let dollars = way.paid[seat.index()];
            if dollars > 0 {
                self.pay_player(seat, dollars)?;
                self.note(log, || What::TollTo { payee: seat, dollars });
            }
        }
        if way.bank() > 0 {
            self.pay(way.bank())?;
            self.note(log, || What::TollToBank { dollars: way.bank() });
        }
        self.arrive(log);
        Ok(())
    }
}
