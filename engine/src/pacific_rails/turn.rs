//! A turn: a worker is moved, then the action of one district. Whoever is crowded out gets hats.

use super::content::*;
use super::event::{Ending, What};
use super::frame::{Frame, Mode, Move};
use super::{Action, Done, Flow, Log, Put, Ruling, State, Why, fault, unless};
use crate::Seat;

impl State {
    pub(super) fn begin_turn(&mut self) {
        self.me_mut().turns += 1;
        self.agenda.clear();
        self.agenda.push(Frame::End);
        self.agenda.push(Frame::Turn);
    }

    /// The centre comes last: whether anything can be done there takes longest to find out.
    pub(super) fn put_turn<P: Put>(&self, put: &mut P) -> Flow {
        let is_centre = |district: usize| self.board().districts[district] == District::Centre;
        for district in (0..DISTRICTS).filter(|&district| !is_centre(district)) {
            put(Action::District(district as u8), unless(!self.can_move_at(district), Why::NoWorker))?;
        }
        for district in (0..DISTRICTS).filter(|&district| is_centre(district)) {
            let can = if !self.can_move_at(district) {
                Err(Why::NoWorker)
            } else if self.ruled(Ruling::VoidOnlyForced)
                && !self.must_leave(district)
                && !self.can_hire()
                && !self.can_connect()
            {
                Err(Why::NothingAtCentre)
            } else {
                Ok(())
            };
            put(Action::District(district as u8), can)?;
        }
        Flow::Continue(())
    }

    fn can_move_at(&self, district: usize) -> bool {
        self.put_moves(district as u8, &mut |_, can: Result<(), _>| {
            if can.is_ok() { Flow::Break(()) } else { Flow::Continue(()) }
        })
        .is_break()
    }

    /// Is taking the worker off this district the only move there is?
    fn must_leave(&self, district: usize) -> bool {
        let me = Some(self.turn);
        self.me().reserve == 0 && (0..DISTRICTS).all(|other| (self.tops[other] == me) == (other == district))
    }

    /// How a worker can be moved so that this district is used.
    pub(super) fn put_moves<P: Put>(&self, district: u8, put: &mut P) -> Flow {
        let me = Some(self.turn);
        let empty_reserve = self.me().reserve == 0;
        let on_top = self.tops.contains(&me);
        let (mut own, mut free) = (self.tops[district as usize] == me, false);
        for &spot in &self.board().spots_of[district as usize] {
            let here = self.spots[spot as usize];
            if here.is_none() {
                free = true;
                put(Action::Move(Move::Place(spot)), unless(empty_reserve, Why::EmptyReserve))?;
            } else if here == me {
                own = true;
                put(Action::Move(Move::Back(spot)), unless(on_top, Why::TopFirst))?;
            } else {
                put(Action::Move(Move::Place(spot)), Err(Why::SpotTaken))?;
            }
        }
        let can = if own {
            Err(Why::OwnWorkerThere)
        } else if free {
            Err(Why::SpotFree)
        } else {
            unless(empty_reserve, Why::EmptyReserve)
        };
        put(Action::Move(Move::StepOn), can)?;
        if self.tops[district as usize] == me {
            put(Action::Move(Move::Off), Ok(()))?;
        }
        Flow::Continue(())
    }

    /// Everything about the action is said before anything is resolved: what the centre is for, and the hats.
    pub(super) fn plan(&mut self, district: u8, how: Move, log: &mut Log) -> Done {
        let centre = self.board().districts[district as usize] == District::Centre;
        if centre && self.ruled(Ruling::NoMixing) && (self.can_hire() || self.can_connect()) {
            self.agenda.push(Frame::Mode { district, how });
            return Ok(());
        }
        self.plan_hats(district, how, Mode::Any, log)
    }

    pub(super) fn put_modes<P: Put>(&self, put: &mut P) -> Flow {
        // Where only one is possible nobody is asked, so there is nothing to explain.
        if self.can_connect() {
            put(Action::Mode(Mode::Lay), Ok(()))?;
        }
        if self.can_hire() { put(Action::Mode(Mode::Hire), Ok(())) } else { Flow::Continue(()) }
    }

    pub(super) fn plan_hats(&mut self, district: u8, how: Move, mode: Mode, log: &mut Log) -> Done {
        if self.me().hats > 0 && self.ruled(Ruling::HatsDeclared) {
            self.agenda.push(Frame::Hats { district, how, mode });
            return Ok(());
        }
        self.perform(district, how, mode, 0, log)
    }

    /// Own workers at the district, but for the one that is moved.
    fn helpers(&self, district: u8, how: Move) -> u8 {
        let me = Some(self.turn);
        let spots = self.board().spots_of[district as usize].iter();
        let moved = |spot: u8| how == Move::Back(spot);
        let beside = spots.filter(|&&spot| self.spots[spot as usize] == me && !moved(spot)).count() as u8;
        let on_top = self.tops[district as usize] == me && how != Move::Off && self.ruled(Ruling::TopWorkerCounts);
        beside + u8::from(on_top)
    }

    pub(super) fn perform(&mut self, district: u8, how: Move, mode: Mode, hats: u8, log: &mut Log) -> Done {
        let bonus = self.helpers(district, how) + hats;
        let me = self.me_mut();
        me.hats = me.hats.checked_sub(hats).ok_or_else(|| fault("a hat that is not there"))?;
        match how {
            Move::Place(_) | Move::StepOn => {
                me.reserve = me.reserve.checked_sub(1).ok_or_else(|| fault("no worker is at home"))?;
            }
            Move::Back(_) | Move::Off => me.reserve += 1,
        }
        let kind = self.board().districts[district as usize];
        self.note(log, || What::Used { district: kind, how });
        if hats > 0 {
            self.note(log, || What::SpentHats { hats });
        }
        self.agenda.push(Frame::Begin { district, mode, bonus });
        match how {
            Move::Place(spot) => self.spots[spot as usize] = Some(self.turn),
            Move::Back(spot) => self.spots[spot as usize] = None,
            Move::StepOn => self.crowd_out(district, log),
            Move::Off => self.tops[district as usize] = None,
        }
        Ok(())
    }

    /// All workers at the district go home, each for a hat. Hats beyond the limit become resources, which their
    /// owners choose in playing order before the action goes on.
    fn crowd_out(&mut self, district: u8, log: &mut Log) {
        let mut home = [0_u8; 4];
        let spots = self.atlas.board.spots_of[district as usize].clone();
        for spot in spots {
            if let Some(owner) = self.spots[spot as usize].take() {
                home[owner.index()] += 1;
            }
        }
        if let Some(owner) = self.tops[district as usize].replace(self.turn) {
            home[owner.index()] += 1;
        }
        let limit = self.board().hats;
        let mut gifts = [0_u8; 4];
        let mut owner = self.turn;
        for _ in 1..self.seats() {
            owner = owner.next(self.seats());
            let workers = home[owner.index()];
            if workers > 0 {
                let player = self.player_mut(owner);
                player.reserve += workers;
                let hats = workers.min(limit.saturating_sub(player.hats));
                player.hats += hats;
                gifts[owner.index()] = workers - hats;
                self.note(log, || What::SentHome { owner, workers, hats });
            }
        }
        // The next in playing order comes to lie on top.
        let mut owner = self.turn;
        for _ in 1..self.seats() {
            owner = Seat((owner.0 + self.seats() - 1) % self.seats());
            let left = gifts[owner.index()];
            if left > 0 {
                self.agenda.push(Frame::HatGift { seat: owner, left });
            }
        }
    }

    /// The action of the district.
    pub(super) fn begin_action(&mut self, district: u8, mode: Mode, bonus: u8, log: &mut Log) {
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

    /// May a hat still be spent in the middle of an action?
    #[inline]
    pub(super) fn may_add_hat(&self) -> bool {
        !self.ruled(Ruling::HatsDeclared) && self.me().hats > 0
    }

    pub(super) fn spend_hat(&mut self, log: &mut Log) -> Done {
        let me = self.me_mut();
        me.hats = me.hats.checked_sub(1).ok_or_else(|| fault("a hat that is not there"))?;
        self.note(log, || What::SpentHats { hats: 1 });
        Ok(())
    }

    /// The next player's turn; the game ends with the round in which the coasts were joined or nobody can connect a city
    /// any more, or with the last one.
    pub(super) fn finish(&mut self, log: &mut Log) {
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
