//! A worker is moved, and the district is used. Whoever is crowded out gets hats.

use super::special::then_buys;
use crate::kit::{Done, fault, key, spot, till_legal, unless};
use crate::pacific_rails::content::*;
use crate::pacific_rails::speech::label;
use crate::pacific_rails::state::{Action, Frame, Log, Mode, Move, Put, Ruling, State, What, Why};
use crate::{Flow, Offer, Phrase, Seat, Spot};

impl State {
    /// The centre comes last: whether anything can be done there takes longest to find out.
    pub(crate) fn put_turn<P: Put>(&self, put: &mut P) -> Flow {
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
        self.put_moves(district as u8, &mut till_legal).is_break()
    }

    /// Is taking the worker off this district the only move there is?
    fn must_leave(&self, district: usize) -> bool {
        let me = Some(self.turn);
        self.me().reserve == 0 && (0..DISTRICTS).all(|other| (self.tops[other] == me) == (other == district))
    }

    /// How a worker can be moved so that this district is used.
    pub(crate) fn put_moves<P: Put>(&self, district: u8, put: &mut P) -> Flow {
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
    pub(crate) fn plan(&mut self, district: u8, how: Move, log: &mut Log) -> Done {
        let centre = self.board().districts[district as usize] == District::Centre;
        if centre && self.ruled(Ruling::NoMixing) && (self.can_hire() || self.can_connect()) {
            self.agenda.push(Frame::Mode { district, how });
            return Ok(());
        }
        self.plan_hats(district, how, Mode::Any, log)
    }

    /// What the centre can be used for now, if that has to be said.
    pub(crate) fn modes(&self, district: u8) -> Vec<Mode> {
        let centre = self.board().districts[district as usize] == District::Centre;
        if !centre || !self.ruled(Ruling::NoMixing) {
            return vec![Mode::Any];
        }
        let modes = [(Mode::Lay, self.can_connect()), (Mode::Hire, self.can_hire())];
        let modes: Vec<Mode> = modes.into_iter().filter(|(_, can)| *can).map(|(mode, _)| mode).collect();
        if modes.is_empty() { vec![Mode::Any] } else { modes }
    }

    pub(crate) fn put_modes<P: Put>(&self, put: &mut P) -> Flow {
        // Where only one is possible nobody is asked, so there is nothing to explain.
        if self.can_connect() {
            put(Action::Mode(Mode::Lay), Ok(()))?;
        }
        if self.can_hire() { put(Action::Mode(Mode::Hire), Ok(())) } else { Flow::Continue(()) }
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

    pub(crate) fn perform(&mut self, district: u8, how: Move, mode: Mode, hats: u8, log: &mut Log) -> Done {
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

    pub(crate) fn district_offer(&self, district: u8) -> Offer {
        let kind = self.board().districts[district as usize];
        let hint = match kind {
            District::Collect { good, special, .. } => {
                let collect = label::some(good, self.me().yields(self.board(), good));
                label::and(Phrase::new("pri-brings-collect").phrase("some", collect), then_buys(special))
            }
            District::Activate { foreman } => label::and(
                Phrase::new("pri-hint-activate"),
                Phrase::new("pri-hint-foreman").phrase("skill", self.skill(foreman)),
            ),
            District::Centre => Phrase::new("pri-hint-centre"),
        };
        Offer::new(key!("use.{}", kind.name()), Phrase::new(label::in_district(kind)))
            .hint(hint)
            .at(spot!("district.{}", kind.name()))
    }

    pub(crate) fn move_offer(&self, how: Move) -> Offer {
        let district = match self.top() {
            Frame::Worker { district } => district,
            _ => 0,
        };
        let towards = |spot: u8| label::towards(self.beyond(spot, district));
        let (key, label) = match how {
            Move::Place(spot) => {
                (key!("place.s{:02}", spot + 1), Phrase::new("pri-offer-place").name("district", towards(spot)))
            }
            Move::Back(spot) => {
                (key!("back.s{:02}", spot + 1), Phrase::new("pri-offer-back").name("district", towards(spot)))
            }
            Move::StepOn => (key!("step-on"), Phrase::new("pri-offer-step-on")),
            Move::Off => (key!("off"), Phrase::new("pri-offer-off")),
        };
        Offer::new(key, label).hint(self.move_hint(district, how, Mode::Any, 0)).at(self.move_spot(district, how))
    }

    pub(crate) fn move_spot(&self, district: u8, how: Move) -> Spot {
        match how {
            Move::Place(spot) | Move::Back(spot) => spot!("spot.s{:02}", spot + 1),
            Move::StepOn | Move::Off => spot!("district.{}", self.board().districts[district as usize].name()),
        }
    }

    /// What becomes of the worker, and what the district then brings.
    pub(crate) fn move_hint(&self, district: u8, how: Move, mode: Mode, hats: u8) -> Phrase {
        let moves = Phrase::new(match how {
            Move::Place(_) => "pri-hint-place",
            Move::Back(_) | Move::Off => "pri-hint-back",
            Move::StepOn => "pri-hint-step-on",
        });
        let bonus = self.helpers(district, how) + hats;
        let brings = match (self.board().districts[district as usize], mode) {
            (District::Collect { good, .. }, _) => {
                let collect = label::some(good, self.me().yields(self.board(), good) + bonus);
                Phrase::new("pri-brings-collect").phrase("some", collect)
            }
            (District::Activate { .. }, _) => Phrase::new("pri-brings-foreman").number("count", 1 + bonus),
            (District::Centre, Mode::Lay) => Phrase::new("pri-brings-connections").number("count", 1 + bonus),
            (District::Centre, Mode::Hire) => Phrase::new("pri-brings-hires").number("count", 1 + bonus),
            (District::Centre, Mode::Any) => Phrase::new("pri-brings-either").number("count", 1 + bonus),
        };
        label::and(moves, brings)
    }

    pub(crate) fn worker_prompt(&self, district: u8) -> Phrase {
        let kind = self.board().districts[district as usize];
        Phrase::new("pri-ask-worker").name("district", label::district(kind))
    }
}

pub(crate) fn mode_offer(mode: Mode) -> Offer {
    let (key, label, hint) = match mode {
        Mode::Lay => (key!("lay"), "pri-offer-lay", "pri-hint-lay"),
        Mode::Hire | Mode::Any => (key!("hire"), "pri-offer-hire-mode", "pri-hint-hire-mode"),
    };
    Offer::new(key, Phrase::new(label)).hint(Phrase::new(hint)).at(spot!("district.centre"))
}
