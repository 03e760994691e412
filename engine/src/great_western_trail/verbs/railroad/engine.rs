//! Moving the engine. Numbers and turnouts are laid in one line (see [`Stop::line`]); a set of stops is a bit set.

use super::stations::station_hint;
use crate::Flow;
use crate::great_western_trail::content::*;
use crate::great_western_trail::speech::names::{self, Name};
use crate::great_western_trail::speech::{hints, spots};
use crate::great_western_trail::state::{Action, Frame, Log, Put, State, What, Why};
use crate::great_western_trail::verbs::verb::{Verb, skip};
use crate::kit::{Done, key};
use crate::{Offer, Phrase};

/// The places of the line that exist: every number, and a turnout after those with a station.
const LINE: u128 = {
    let mut bits = 0;
    let mut number = 0;
    while number <= LAST_NUMBER {
        bits |= 1 << (2 * number);
        number += 1;
    }
    let mut row = 0;
    while row < TURNOUTS {
        bits |= 1 << (2 * STATIONS_AFTER[row] + 1);
        row += 1;
    }
    bits
};

const STATIONS_AFTER: [u8; TURNOUTS] = [4, 7, 10, 13, 16, 21, 25, 29, 33];

const NUMBERS: u128 = LINE & 0x5555_5555_5555_5555_5555_5555_5555_5555;

/// A step forward: the next number, or a turnout before it. Spaces that are not free do not exist.
#[inline]
fn step_forward(line: u8, free: u128) -> u128 {
    let ahead = free & !((2 << line) - 1);
    let number = ahead & NUMBERS;
    let next = number & number.wrapping_neg();
    ahead & (next | next.wrapping_sub(1))
}

/// A step backward, the same the other way round.
#[inline]
fn step_back(line: u8, free: u128) -> u128 {
    let behind = free & ((1 << line) - 1);
    let number = behind & NUMBERS;
    if number == 0 {
        return 0;
    }
    behind & (u128::MAX << (number.ilog2()))
}

fn each(mut set: u128) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        (set != 0).then(|| {
            let line = set.trailing_zeros() as u8;
            set &= set - 1;
            line
        })
    })
}

/// The engine moves forward.
#[derive(Clone, Copy)]
pub struct Engine {
    pub up_to: Count,
}

impl Verb for Engine {
    fn check(self, state: &State) -> Result<(), Why> {
        if state.count(self.up_to) == 0 { Err(Why::CountIsZero) } else { Ok(()) }
    }

    fn begin(self, state: &mut State, optional: bool, _: &mut Log) -> Done {
        state.agenda.push(Frame::Engine { up_to: state.count(self.up_to), optional });
        Ok(())
    }

    fn label(self, state: &State) -> Phrase {
        Phrase::new("gwt-act-engine").number("spaces", state.count(self.up_to))
    }

    fn hint(self, state: &State) -> Phrase {
        from_here(state)
    }

    fn key(self) -> Name {
        "engine".into()
    }
}

/// The engine backward exactly that far, then the reward.
#[derive(Clone, Copy)]
pub struct EngineBack {
    pub exactly: u8,
    pub gain: Gain,
}

impl Verb for EngineBack {
    fn check(self, state: &State) -> Result<(), Why> {
        state.can_go_back(self.exactly)
    }

    fn begin(self, state: &mut State, _: bool, _: &mut Log) -> Done {
        state.agenda.push(Frame::Give { gain: self.gain });
        state.agenda.push(Frame::EngineBack { exactly: self.exactly });
        Ok(())
    }

    fn label(self, _: &State) -> Phrase {
        Phrase::new("gwt-act-engine-back").number("spaces", self.exactly)
    }

    fn hint(self, _: &State) -> Phrase {
        Phrase::new("gwt-hint-reward").phrase("gain", names::gain(self.gain))
    }

    fn key(self) -> Name {
        "engine-back".into()
    }
}

/// Pay, then the engine moves forward.
#[derive(Clone, Copy)]
pub struct PayEngine {
    pub pay: u8,
    pub up_to: u8,
}

impl Verb for PayEngine {
    fn check(self, state: &State) -> Result<(), Why> {
        state.can_pay(self.pay)
    }

    fn begin(self, state: &mut State, _: bool, log: &mut Log) -> Done {
        state.pay(self.pay)?;
        state.note(log, || What::Paid { dollars: self.pay });
        state.agenda.push(Frame::Engine { up_to: self.up_to, optional: true });
        Ok(())
    }

    fn label(self, _: &State) -> Phrase {
        Phrase::new("gwt-act-pay-engine").number("dollars", self.pay).number("spaces", self.up_to)
    }

    fn hint(self, state: &State) -> Phrase {
        from_here(state)
    }

    fn key(self) -> Name {
        "pay-engine".into()
    }
}

pub fn prompt(up_to: u8) -> Phrase {
    Phrase::new("gwt-ask-engine").number("spaces", up_to)
}

pub fn prompt_back(exactly: u8) -> Phrase {
    Phrase::new("gwt-ask-engine-back").number("spaces", exactly)
}

pub fn prompt_way_back() -> Phrase {
    Phrase::new("gwt-ask-way-back")
}

pub fn offer(state: &State, stop: Stop) -> Offer {
    let group = if stop.turnout().is_some() {
        Phrase::new("gwt-group-turnouts")
    } else {
        let from = stop.0 / 10 * 10;
        Phrase::new("gwt-group-spaces").number("from", from).number("to", from + 9)
    };
    let value = || Phrase::new("gwt-hint-delivery-value").number("value", state.numbers_back_to(stop));
    let far = match state.top() {
        Frame::DeliveryBack => value(),
        _ => state.distance(stop),
    };
    let station = stop.station().map(|station| station_hint(state, station));
    Offer::new(key!("engine.{}", stop.name()), names::stop_label(stop))
        .hint(hints::joined([far].into_iter().chain(station)))
        .group(group)
        .at(spots::rail(stop))
}

fn from_here(state: &State) -> Phrase {
    Phrase::new("gwt-hint-engine").phrase("stop", names::stop(state.me().engine))
}

impl State {
    /// The places of the line without another engine. Space 0 holds any number of them.
    fn free_line(&self) -> u128 {
        let mut free = LINE;
        for (seat, player) in self.players.iter().enumerate() {
            if seat != self.turn.index() && player.engine != Stop::START {
                free &= !(1 << player.engine.line());
            }
        }
        free
    }

    /// Where the engine can stop within that many steps forward.
    pub(crate) fn stops_ahead(&self, up_to: u8) -> u128 {
        let free = self.free_line();
        let (mut all, mut last) = (0, 1 << self.me().engine.line());
        for _ in 0..up_to {
            last = each(last).fold(0, |set, line| set | step_forward(line, free));
            all |= last;
        }
        all
    }

    /// How far the engine would go, in words.
    fn distance(&self, stop: Stop) -> Phrase {
        let (free, from) = (self.free_line(), self.me().engine.line());
        let back = stop.line() < from;
        let step = |line| if back { step_back(line, free) } else { step_forward(line, free) };
        let (mut spaces, mut last) = (0_u8, 1 << from);
        while last != 0 && last & (1 << stop.line()) == 0 {
            last = each(last).fold(0, |set, line| set | step(line));
            spaces += 1;
        }
        Phrase::new(if back { "gwt-hint-spaces-back" } else { "gwt-hint-spaces" }).number("spaces", spaces)
    }

    /// Where the engine can stop after exactly that many steps backward.
    pub(crate) fn stops_behind(&self, exactly: u8) -> u128 {
        let free = self.free_line();
        let mut last = 1 << self.me().engine.line();
        for _ in 0..exactly {
            last = each(last).fold(0, |set, line| set | step_back(line, free));
        }
        last
    }

    pub(crate) fn can_go_back(&self, by: u8) -> Result<(), Why> {
        if self.stops_behind(by) == 0 { Err(Why::EngineCannotGoBack { by }) } else { Ok(()) }
    }

    /// Every free stop behind the engine.
    fn all_behind(&self) -> u128 {
        self.free_line() & ((1 << self.me().engine.line()) - 1)
    }

    /// The value of going back to this stop for an extraordinary delivery: numbers gone through or reached, neither
    /// turnouts nor occupied ones.
    pub(crate) fn numbers_back_to(&self, stop: Stop) -> u8 {
        let gone = self.all_behind() & NUMBERS & !((1 << stop.line()) - 1);
        gone.count_ones() as u8
    }

    pub(crate) fn put_ahead<P: Put>(&self, up_to: u8, optional: bool, put: &mut P) -> Flow {
        Self::put_stops(self.stops_ahead(up_to), put)?;
        skip(optional, put)
    }

    pub(crate) fn put_behind<P: Put>(&self, exactly: u8, put: &mut P) -> Flow {
        Self::put_stops(self.stops_behind(exactly), put)
    }

    /// Any distance back.
    pub(crate) fn put_all_behind<P: Put>(&self, put: &mut P) -> Flow {
        Self::put_stops(self.all_behind(), put)
    }

    fn put_stops<P: Put>(stops: u128, put: &mut P) -> Flow {
        for line in each(stops) {
            put(Action::EngineTo(Stop::from_line(line)), Ok(()))?;
        }
        Flow::Continue(())
    }

    /// Back from space 39, as far as leaves the transport of a pending delivery payable.
    pub(crate) fn put_way_back<P: Put>(&self, put: &mut P) -> Flow {
        let city = self.unpaid_delivery();
        for stop in each(self.all_behind()).map(Stop::from_line) {
            let need = city.map_or(0, |city| self.transport_from(stop, city));
            let enough = u16::from(need) <= self.me().dollars + u16::from(LAST_SPACE_DOLLARS);
            put(Action::EngineTo(stop), if enough { Ok(()) } else { Err(Why::TransportFromThere { need }) })?;
        }
        Flow::Continue(())
    }

    /// Moves the engine. At a turnout the station may be upgraded; space 39 is left again within the same action.
    pub(crate) fn move_engine(&mut self, to: Stop, log: &mut Log) {
        let (back, left) = (to.line() < self.me().engine.line(), self.me().engine.station());
        // Only in states stored before that question came first.
        self.agenda.retain(|frame| !matches!(*frame, Frame::Upgrade { station } if Some(station) == left));
        self.me_mut().engine = to;
        self.note(log, || What::EngineMoved { to, back });
        if to == Stop::LAST {
            self.agenda.push(Frame::WayBack);
        }
        if let Some(station) = to.station() {
            self.agenda.push(Frame::Upgrade { station });
        }
    }

    /// Back from space 39; the three dollars come before the upgrade at the new place, and can pay for it.
    pub(crate) fn leave_last_space(&mut self, to: Stop, log: &mut Log) {
        self.move_engine(to, log);
        self.gain(LAST_SPACE_DOLLARS, log);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_line_holds_forty_numbers_and_nine_turnouts() {
        assert_eq!(LINE.count_ones(), 49);
        assert_eq!(NUMBERS.count_ones(), 40);
        assert!(STATIONS.iter().zip(STATIONS_AFTER).all(|(house, after)| house.after == after));
        assert!(each(LINE).all(|line| Stop::from_line(line).line() == line));
    }

    #[test]
    fn a_turnout_is_one_more_space_between_its_numbers() {
        let line = |stop: Stop| stop.line();
        let turnout = Stop::of_turnout(Station(0));
        let ahead: Vec<_> = each(step_forward(line(Stop(4)), LINE)).map(Stop::from_line).collect();
        assert_eq!(ahead, [turnout, Stop(5)]);
        let ahead: Vec<_> = each(step_forward(line(turnout), LINE)).map(Stop::from_line).collect();
        assert_eq!(ahead, [Stop(5)]);
        let behind: Vec<_> = each(step_back(line(Stop(5)), LINE)).map(Stop::from_line).collect();
        assert_eq!(behind, [Stop(4), turnout]);
        assert_eq!(step_back(0, LINE), 0);
        assert_eq!(step_forward(Stop::LAST.line(), LINE), 0);
    }
}
