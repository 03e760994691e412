//! The agenda: what the top frame offers, what an answer does, and what resolves itself.

use crate::Flow;
use crate::kit::{Done, Forced, fault, forced};
use crate::pacific_rails::state::{Action, Frame, House, Log, Put, State};

impl State {
    /// Every candidate of the top frame of the agenda, legal or withheld.
    pub(crate) fn candidates<P: Put>(&self, put: &mut P) -> Flow {
        match self.top() {
            Frame::FreeSpace => State::put_free_spaces(put),
            Frame::FirstEngine | Frame::SecondEngine => self.put_starts(put),
            Frame::Turn => self.put_turn(put),
            Frame::Worker { district } => self.put_moves(district, put),
            Frame::Mode { .. } => self.put_modes(put),
            Frame::Hats { .. } => self.put_hats(put),
            Frame::End => put(Action::Finish, Ok(())),
            Frame::HatGift { .. } => self.put_gifts(put),
            Frame::Discard { seat, from } => self.put_discards(seat, from, put),
            Frame::Special { district, left } => self.put_special(district, left, put),
            Frame::Row { .. } => self.put_rows(put),
            Frame::Pick { left, kinds, from } => self.put_picks(left, kinds, from, put),
            Frame::PickTrack { left, from } => self.put_track_picks(left, from, put),
            frame @ Frame::Train { .. } => self.put_train(frame, put),
            Frame::HouseOrUpgrade { .. } => {
                self.put_houses(None, None, put)?;
                self.put_upgrades(None, false, put)
            }
            Frame::OnMap { station, telegraph, optional } => {
                self.put_on_map(station, telegraph, put)?;
                if optional { put(Action::Skip, Ok(())) } else { Flow::Continue(()) }
            }
            Frame::FreeSpecialist => self.put_free_specialists(put),
            Frame::Centre { mode, left, first } => self.put_centre(mode, left, first, put),
            Frame::Route => self.put_route(put),
            Frame::Begin { .. } => Flow::Continue(()),
        }
    }

    /// Does one action of the top frame. The frame leaves the agenda; what goes on puts itself there again.
    pub(crate) fn act(&mut self, action: Action, log: &mut Log) -> Done {
        let frame = self.top();
        self.agenda.pop();
        match (frame, action) {
            (Frame::FreeSpace, Action::FreeSpace(good)) => self.free_space(good, log),
            (Frame::FirstEngine, Action::Start(start)) => self.start_at(start, false, log)?,
            (Frame::SecondEngine, Action::Start(start)) => self.start_at(start, true, log)?,
            (Frame::Turn, Action::District(district)) => self.agenda.push(Frame::Worker { district }),
            (Frame::Worker { district }, Action::Move(how)) => self.plan(district, how, log)?,
            (Frame::Mode { district, how }, Action::Mode(mode)) => self.plan_hats(district, how, mode, log)?,
            (Frame::Hats { district, how, mode }, Action::Hats(hats)) => {
                self.perform(district, how, mode, hats, log)?;
            }
            (Frame::End, Action::Finish) => self.finish(log),
            (Frame::HatGift { seat, left }, Action::Take(good)) => self.take_gift(seat, good, left, log),
            (Frame::Discard { seat, .. }, Action::Discard(kind)) => self.discard(seat, kind, log)?,
            (Frame::Special { .. }, Action::Skip) => {}
            (Frame::Special { district, left }, action) => self.special(district, left, action, log)?,
            (Frame::Row { house }, Action::Row(row)) => self.build_house(row, house, log)?,
            (Frame::Pick { left, kinds, .. }, Action::Take(good)) => self.pick_one(good, left, kinds, log),
            (Frame::PickTrack { left, .. }, Action::TakeTrack(track)) => self.pick_one_track(track, left, log),
            (frame @ Frame::Train { .. }, action) => self.train(frame, action, log)?,
            (Frame::HouseOrUpgrade { points }, Action::House(good)) => {
                self.house(House::District { good, points });
            }
            (Frame::HouseOrUpgrade { points }, Action::Upgrade(kind)) => self.upgrade(kind, points, log)?,
            (Frame::OnMap { telegraph, .. }, Action::Station(city)) => {
                if telegraph {
                    self.agenda.push(Frame::OnMap { station: false, telegraph, optional: true });
                }
                self.house(House::City(city));
            }
            (Frame::OnMap { station, .. }, Action::Telegraph(city)) => {
                if station {
                    self.agenda.push(Frame::OnMap { station, telegraph: false, optional: true });
                }
                self.telegraph(city, log)?;
            }
            (Frame::OnMap { .. }, Action::Skip) => {}
            (Frame::FreeSpecialist, Action::Hire(kind)) => self.seat_specialist(kind, true, log)?,
            (Frame::Centre { mode, left, first }, action) => self.centre(mode, left, first, action, log)?,
            (Frame::Route, Action::Go(cell)) => self.go(cell)?,
            (Frame::Route, action) => self.arrive(action, log)?,
            (frame, action) => return Err(fault(format!("{action:?} was not offered by {frame:?}"))),
        }
        Ok(())
    }

    /// Runs on until somebody has something to decide: a forced single action resolves itself, except the end of a
    /// turn, which is the fence for taking back.
    pub(crate) fn settle(&mut self, log: &mut Log) -> Done {
        while !self.over {
            match self.top() {
                Frame::End => return Ok(()),
                Frame::Begin { district, mode, bonus } => {
                    self.agenda.pop();
                    self.begin_action(district, mode, bonus, log);
                }
                Frame::Train { foreman, step, left: 0, saved, part } if step > 0 || !self.may_add_hat() => {
                    self.agenda.pop();
                    self.next_step(foreman, step, saved, part, log);
                }
                Frame::Special { left: 0, .. } | Frame::Centre { left: 0, .. } if !self.may_add_hat() => {
                    self.agenda.pop();
                }
                frame => match forced(self, |_| true) {
                    Forced::No => return Ok(()),
                    Forced::To(action) => {
                        log.resolved(|| self.offer(action).key);
                        self.act(action, log)?;
                    }
                    Forced::Lapsed if frame.may_lapse() => {
                        self.agenda.pop();
                        if matches!(frame, Frame::Centre { .. }) {
                            self.nothing_done(log);
                        }
                    }
                    Forced::Lapsed => return Err(fault(format!("{frame:?} offers nothing"))),
                },
            }
        }
        Ok(())
    }
}

impl Frame {
    /// What nobody can do simply does not happen: a gift from an empty supply, a senator moved for nothing, a worker who
    /// had to leave the centre.
    fn may_lapse(self) -> bool {
        matches!(
            self,
            Frame::HatGift { .. }
                | Frame::HouseOrUpgrade { .. }
                | Frame::OnMap { .. }
                | Frame::FreeSpecialist
                | Frame::Centre { .. }
        )
    }
}
