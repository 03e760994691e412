//! Walking the trail: where a herder can go, by which ways, and what each way costs.

use crate::Flow;
use crate::great_western_trail::content::*;
use crate::great_western_trail::speech::names::{self, Name};
use crate::great_western_trail::speech::{hints, spots, trail};
use crate::great_western_trail::state::piles::PlaceSet;
use crate::great_western_trail::state::{Action, Frame, Log, Put, State, What, Why};
use crate::great_western_trail::verbs::verb::Verb;
use crate::kit::{Done, fault, key};
use crate::{Arg, Offer, Phrase, Seat};
use std::fmt::Write;

/// Ways to one place that cost the same are one way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Way {
    /// Dollars to each seat, and to the bank last, in walking order as far as the money goes.
    pub paid: [u8; 5],
    pub steps: u8,
    /// The locations passed and reached.
    pub path: PlaceSet,
}

const BANK: usize = 4;

/// What stays the same while all ways are being walked.
#[derive(Clone, Copy)]
struct Walk {
    spaces: &'static [Space; SPACE_COUNT],
    limit: u8,
    /// Places beyond this row are left out.
    last: u8,
}

impl Way {
    pub fn bank(&self) -> u8 {
        self.paid[BANK]
    }

    pub fn total(&self) -> u8 {
        self.paid.iter().sum()
    }

    /// Whether nobody is paid more by this way, and somebody less.
    pub fn beats(&self, other: &Way) -> bool {
        self.paid != other.paid && self.paid.iter().zip(other.paid).all(|(&mine, theirs)| mine <= theirs)
    }
}

/// Walk on, and use the location reached.
#[derive(Clone, Copy)]
pub struct Move {
    pub up_to: u8,
}

impl Verb for Move {
    fn check(self, _: &State) -> Result<(), Why> {
        Ok(())
    }

    fn begin(self, state: &mut State, _: bool, _: &mut Log) -> Done {
        state.agenda.push(Frame::Move { up_to: self.up_to });
        Ok(())
    }

    fn label(self, _: &State) -> Phrase {
        Phrase::new("gwt-act-move").number("steps", self.up_to)
    }

    fn hint(self, _: &State) -> Phrase {
        Phrase::new("gwt-hint-move")
    }

    fn key(self) -> Name {
        "move".into()
    }
}

pub fn prompt(up_to: u8) -> Phrase {
    Phrase::new("gwt-ask-move").number("steps", up_to)
}

pub fn prompt_free(up_to: u8) -> Phrase {
    Phrase::new("gwt-ask-free-move").number("steps", up_to)
}

pub fn prompt_way(to: Place) -> Phrase {
    Phrase::new("gwt-ask-way").name("place", names::place(to))
}

pub fn go_offer(state: &State, place: Place) -> Offer {
    offer_by(state, place, &state.ways(place, state.walking_limit()))
}

/// The same by one of these ways.
pub fn offer_by(state: &State, place: Place, ways: &[Way]) -> Offer {
    let free = matches!(state.top(), Frame::FreeMove { .. });
    let toll = tolls(state, ways).filter(|_| !free);
    let here = trail::whereabouts(state, place, toll.is_some());
    let then = if free { Phrase::new("gwt-hint-not-used") } else { trail::use_of(state, place) };
    let hint = hints::joined(toll.into_iter().chain(here).chain([then]));
    let mut offer = Offer::new(key!("go.{}", place.name()), trail::label(state, place))
        .hint(hint)
        .group(Phrase::new("gwt-group-move"));
    // The shortest way is drawn; the destination comes last.
    if let Some(way) = ways.iter().min_by_key(|way| way.steps) {
        offer.at.extend(way.path.iter().map(spots::trail));
    }
    offer
}

/// The name of a place, told apart from the same place by other ways.
pub fn label_by(place: Phrase, way: &Way) -> Phrase {
    let id = if way.total() == 0 { "gwt-place-free" } else { "gwt-place-for" };
    Phrase::new(id).phrase("place", place).number("dollars", way.total())
}

/// What these ways cost; nothing is said of nothing.
fn tolls(state: &State, ways: &[Way]) -> Option<Phrase> {
    if let [way] = ways {
        return toll(state, way);
    }
    let totals = || ways.iter().map(Way::total);
    let (least, most) = (totals().min()?, totals().max()?);
    let id = if least == most { "gwt-toll-either" } else { "gwt-toll-between" };
    Some(Phrase::new(id).number("least", least).number("most", most))
}

/// Who is paid how much; more than two payees are one sum.
fn toll(state: &State, way: &Way) -> Option<Phrase> {
    let mut payments = payments(state, way);
    let second = if payments.len() > 1 { payments.pop() } else { None };
    match (payments.pop(), second) {
        (Some(_), Some(_)) if !payments.is_empty() => Some(Phrase::new("gwt-toll-sum").number("dollars", way.total())),
        (Some(first), Some(second)) => {
            Some(Phrase::new("gwt-toll-two").phrase("first", first).phrase("second", second))
        }
        (first, _) => first.map(|first| Phrase::new("gwt-toll").phrase("first", first)),
    }
}

fn payments(state: &State, way: &Way) -> Vec<Phrase> {
    let to = |seat: Seat| Phrase::new("gwt-toll-to").seat("payee", seat).number("dollars", way.paid[seat.index()]);
    let seats = Seat::all(state.seats()).filter(|seat| way.paid[seat.index()] > 0).map(to);
    let bank = (way.bank() > 0).then(|| Phrase::new("gwt-toll-bank").number("dollars", way.bank()));
    seats.chain(bank).collect()
}

pub fn way_offer(state: &State, row: u8) -> Offer {
    let way = match state.top() {
        Frame::Way { to, limit } => state.ways(to, limit).get(row as usize).copied(),
        _ => None,
    };
    let Some(way) = way else {
        return Offer::new(key!("way.{row}"), Phrase::new("gwt-offer-way-free"));
    };
    let mut text = String::from("way");
    for seat in Seat::all(state.seats()).filter(|seat| way.paid[seat.index()] > 0) {
        let _ = write!(text, ".p{}-{}", seat.0, way.paid[seat.index()]);
    }
    if way.bank() > 0 {
        let _ = write!(text, ".b{}", way.bank());
    }
    let steps = Phrase::new("gwt-hint-steps").number("steps", way.steps);
    let payments = payments(state, &way);
    let (label, hint) = if payments.is_empty() {
        text.push_str(".free");
        (Phrase::new("gwt-offer-way-free"), steps)
    } else {
        let payees = payments.into_iter().map(|phrase| Arg::Phrase(Box::new(phrase))).collect();
        let payees = Phrase::new("gwt-hint-payees").with("payees", Arg::List(payees));
        (Phrase::new("gwt-offer-way").number("dollars", way.total()), hints::joined([payees, steps]))
    };
    let mut offer = Offer::new(key!("{text}"), label).hint(hint);
    offer.at.extend(way.path.iter().map(spots::trail));
    offer
}

impl State {
    /// Only spaces with a tile, and Kansas City, are locations; an empty space costs no step and cannot be stopped on.
    #[inline]
    fn is_location(&self, place: usize) -> bool {
        self.trail[place].is_some() || place == KANSAS_CITY.index()
    }

    /// How far the herder may go now.
    pub(crate) fn walking_limit(&self) -> u8 {
        match self.top() {
            Frame::Move { up_to } | Frame::FreeMove { up_to } => up_to,
            _ => self.me().step_limit(self.seats()),
        }
    }

    /// The locations within that many steps.
    pub(crate) fn reach(&self, limit: u8) -> PlaceSet {
        let Some(from) = self.me().herder else { return PlaceSet(0) };
        let mut steps = [u8::MAX; SPACE_COUNT];
        steps[from.index()] = 0;
        let mut reached = 0_u64;
        let mut todo = 1_u64 << from.0;
        let spaces = self.catalog().spaces;
        // Every way leads to higher rows, so one sweep suffices.
        while todo != 0 {
            let at = todo.trailing_zeros() as usize;
            todo &= todo - 1;
            for &next in spaces[at].next {
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

    pub(crate) fn put_destinations<P: Put>(&self, limit: u8, put: &mut P) -> Flow {
        for place in self.reach(limit).iter() {
            put(Action::Go(place), Ok(()))?;
        }
        Flow::Continue(())
    }

    /// A free move never ends in Kansas City.
    pub(crate) fn put_free_destinations<P: Put>(&self, limit: u8, put: &mut P) -> Flow {
        for place in self.reach(limit).iter() {
            put(Action::Go(place), if place == KANSAS_CITY { Err(Why::NotToKansasCity) } else { Ok(()) })?;
        }
        put(Action::Skip, Ok(()))
    }

    pub(crate) fn free_move_leads_nowhere(&self, limit: u8) -> bool {
        self.reach(limit).iter().all(|place| place == KANSAS_CITY)
    }

    /// Who is to be paid for walking onto this tile, and how much.
    pub(crate) fn toll(&self, tile: Tile) -> Option<(usize, u8)> {
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
    pub(crate) fn ways(&self, to: Place, limit: u8) -> Vec<Way> {
        let mut routes = Vec::new();
        self.walk_all(limit, to.0, &mut routes);
        let mut ways: Vec<Way> = routes.into_iter().filter(|route| route.0 == to).map(|(_, way)| way).collect();
        ways.sort_unstable_by_key(|way| (way.total(), way.paid));
        ways
    }

    /// Every way to every place within that many steps; ways to one place that cost the same are one. Places beyond
    /// `last` are left out.
    fn walk_all(&self, limit: u8, last: u8, routes: &mut Vec<(Place, Way)>) {
        if let Some(from) = self.me().herder {
            let money = u8::try_from(self.me().dollars).unwrap_or(u8::MAX);
            let start = Way { paid: [0; 5], steps: 0, path: PlaceSet(0) };
            let walk = Walk { spaces: self.catalog().spaces, limit, last };
            self.walk(from, walk, start, money, routes);
        }
    }

    fn walk(&self, at: Place, walk: Walk, so_far: Way, money: u8, routes: &mut Vec<(Place, Way)>) {
        for &next in walk.spaces[at.index()].next {
            if next > walk.last {
                continue;
            }
            let (mut way, mut money, next) = (so_far, money, Place(next));
            if self.is_location(next.index()) {
                if way.steps == walk.limit {
                    continue;
                }
                way.steps += 1;
                way.path.add(next);
                if let Some((payee, fee)) = self.trail[next.index()].and_then(|tile| self.toll(tile)) {
                    let fee = fee.min(money);
                    money -= fee;
                    way.paid[payee] += fee;
                }
                match routes.iter_mut().find(|(to, other)| *to == next && other.paid == way.paid) {
                    // The shorter of two is kept: wherever the longer leads, the shorter leads as cheaply.
                    Some((_, same)) if way.steps < same.steps => *same = way,
                    Some(_) => continue,
                    None => routes.push((next, way)),
                }
            }
            self.walk(next, walk, way, money, routes);
        }
    }

    /// The number of different ways to all places together.
    #[doc(hidden)]
    pub fn count_routes(&self) -> usize {
        let mut routes = Vec::with_capacity(64);
        self.walk_all(self.me().step_limit(self.seats()), KANSAS_CITY.0, &mut routes);
        routes.len()
    }

    pub(crate) fn put_ways<P: Put>(&self, to: Place, limit: u8, put: &mut P) -> Flow {
        for row in 0..self.ways(to, limit).len() {
            put(Action::Way(row as u8), Ok(()))?;
        }
        Flow::Continue(())
    }

    /// Sets out; where ways differ in what is paid, the way is a decision of its own.
    pub(crate) fn set_out(&mut self, to: Place, limit: u8, log: &mut Log) -> Done {
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

    pub(crate) fn travel(&mut self, to: Place, way: Way, log: &mut Log) -> Done {
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::playout::picker;
    use crate::{Options, Rules, Seed, Table};
    use std::collections::BTreeSet;

    type Costs = BTreeSet<(u8, [u8; 5])>;

    /// Every path, one by one.
    fn every_path(state: &State, at: Place, steps_left: u8, paid: [u8; 5], money: u8, found: &mut Costs) {
        for &next in state.space(at).next {
            let (mut paid, mut money, mut steps_left) = (paid, money, steps_left);
            if state.is_location(next as usize) {
                if steps_left == 0 {
                    continue;
                }
                steps_left -= 1;
                if let Some((payee, fee)) = state.trail[next as usize].and_then(|tile| state.toll(tile)) {
                    paid[payee] += fee.min(money);
                    money -= fee.min(money);
                }
                found.insert((next, paid));
            }
            every_path(state, Place(next), steps_left, paid, money, found);
        }
    }

    #[test]
    fn the_ways_found_are_those_of_every_path() {
        let mut compared = 0;
        for seed in 0..24 {
            let (table, _) = Table::<State>::open(&Options::new(), 2 + seed % 3, Seed::from(seed)).unwrap();
            let mut state = table.state().clone();
            let mut pick = picker(Seed::from(seed));
            while state.decider().is_some() {
                if let (Frame::Turn, Some(from)) = (state.top(), state.me().herder) {
                    for limit in [1, 3, 7] {
                        let (mut routes, mut paths) = (Vec::new(), Costs::new());
                        state.walk_all(limit, KANSAS_CITY.0, &mut routes);
                        every_path(&state, from, limit, [0; 5], state.me().dollars as u8, &mut paths);
                        let found: Costs = routes.iter().map(|(to, way)| (to.0, way.paid)).collect();
                        assert_eq!(found, paths, "seed {seed}");
                        assert_eq!(routes.len(), paths.len(), "no way is found twice");
                        let places: BTreeSet<u8> = paths.iter().map(|path| path.0).collect();
                        assert_eq!(places, state.reach(limit).iter().map(|place| place.0).collect());
                        compared += 1;
                    }
                }
                let mut actions = Vec::new();
                state.legal(&mut actions);
                let action = actions[pick.below(actions.len() as u32) as usize];
                state.resolve(action, &mut crate::Log::silent()).unwrap();
            }
        }
        assert!(compared > 1000);
    }
}
