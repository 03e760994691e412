//! Upgrading train stations, and their masters.

use crate::great_western_trail::content::*;
use crate::great_western_trail::state::{Action, Done, Flow, Frame, Log, Onto, Put, State, What, Why, fault};

impl State {
    /// First the cost, then a disc, which may ask a fee of its own (000, "Upgrading train stations").
    pub(crate) fn can_upgrade(&self, station: Station) -> Result<(), Why> {
        self.can_upgrade_with(station, 0)
    }

    /// The same with so many dollars more.
    pub(crate) fn can_upgrade_with(&self, station: Station, more: u8) -> Result<(), Why> {
        let me = self.me();
        let cost = station.house().cost;
        if me.stations.has(station) {
            return Err(Why::StationUpgraded);
        }
        let purse = self.purse() + u16::from(more);
        if purse < cost.into() {
            self.can_pay(cost)?;
        }
        let left = purse - u16::from(cost);
        if me.stations.is_empty() && !self.can_clear_any(Onto::Station(station), left) {
            return Err(Why::NoDisc);
        }
        Ok(())
    }

    /// A station that the engine stands at, and that is still to be asked about, is asked about before the engine
    /// leaves: an extraordinary delivery can lead to a move of the engine ahead of its upgrade.
    pub(crate) fn upgrade_before_leaving(&mut self) {
        if !matches!(self.top(), Frame::Engine { .. } | Frame::EngineBack { .. }) {
            return;
        }
        let here = self.me().engine.station();
        let asks = |frame: &Frame| matches!(*frame, Frame::Upgrade { station } if Some(station) == here);
        if let Some(row) = self.agenda.iter().position(asks) {
            let question = self.agenda.remove(row);
            self.agenda.push(question);
        }
    }

    pub(crate) fn put_upgrade<P: Put>(&self, station: Station, put: &mut P) -> Flow {
        put(Action::Upgrade(station), self.can_upgrade(station))?;
        put(Action::Skip, Ok(()))
    }

    pub(crate) fn upgrade(&mut self, station: Station, log: &mut Log) -> Done {
        let cost = station.house().cost;
        self.pay(cost)?;
        self.note(log, || What::Upgraded { station, cost });
        self.agenda.push(Frame::StationMaster { station });
        self.agenda.push(Frame::Disc { onto: Onto::Station(station), keep: 0 });
        Ok(())
    }

    /// Stations whose turnout lies behind the engine; the one of space 39 never does, nor do those of towns.
    pub(crate) fn stations_behind(&self) -> impl Iterator<Item = Station> {
        let engine = self.me().engine.line();
        Station::all().take(TURNOUTS).filter(move |&station| Stop::of_turnout(station).line() < engine)
    }

    pub(crate) fn put_upgrade_behind<P: Put>(&self, put: &mut P) -> Flow {
        for station in self.stations_behind() {
            put(Action::Upgrade(station), self.can_upgrade(station))?;
        }
        Flow::Continue(())
    }

    pub(crate) fn master_at(&self, station: Station) -> Option<Master> {
        station.master_row().and_then(|row| self.masters[row])
    }

    /// A hired worker from the right end of a row becomes station master; the printed ones never do.
    pub(crate) fn put_masters<P: Put>(&self, station: Station, put: &mut P) -> Flow {
        if self.master_at(station).is_some() {
            for worker in Worker::ALL {
                let hired = self.me().workers(worker) > 1;
                put(Action::Appoint(worker), if hired { Ok(()) } else { Err(Why::NoWorkerToAppoint) })?;
            }
        }
        put(Action::Skip, Ok(()))
    }

    pub(crate) fn appoint(&mut self, worker: Worker, station: Station, log: &mut Log) -> Done {
        let row = station.master_row().ok_or_else(|| fault("no station master belongs here"))?;
        let master = self.masters[row].take().ok_or_else(|| fault("there is no station master here"))?;
        self.posted[row] = Some(worker);
        let me = self.me_mut();
        me.workers[worker as usize] -= 1;
        me.masters.add(master);
        self.note(log, || What::Appointed { worker, master, station });
        self.reward_of(master, log)
    }

    /// What a station master gives at once, if it can be done now; it may be refused, but dollars have to be taken.
    pub(crate) fn reward_of(&mut self, master: Master, log: &mut Log) -> Done {
        match master.immediate() {
            Some(Effect::Choice(_)) => self.agenda.push(Frame::HazardOrTrade),
            Some(effect) if self.check(effect).is_ok() => self.begin(effect, true, log)?,
            _ => {}
        }
        Ok(())
    }
}
