//! Upgrading train stations, and their masters.

use super::content::*;
use super::event::What;
use super::frame::{Frame, Onto};
use super::{Action, Done, Flow, Log, Put, State, Why, fault};

impl State {
    /// First the cost, then a disc, which may ask a fee of its own (000, "Upgrading train stations").
    pub(super) fn can_upgrade(&self, station: Station) -> Result<(), Why> {
        let me = self.me();
        let cost = station.house().cost;
        if me.stations.has(station) {
            return Err(Why::StationUpgraded);
        }
        if me.dollars < cost.into() {
            return Err(Why::Dollars { need: cost });
        }
        let left = me.dollars - u16::from(cost);
        if me.stations.is_empty() && !self.can_clear_any(Onto::Station(station), left) {
            return Err(Why::NoDisc);
        }
        Ok(())
    }

    pub(super) fn put_upgrade<P: Put>(&self, station: Station, put: &mut P) -> Flow {
        put(Action::Upgrade(station), self.can_upgrade(station))?;
        put(Action::Skip, Ok(()))
    }

    pub(super) fn upgrade(&mut self, station: Station, log: &mut Log) -> Done {
        let cost = station.house().cost;
        self.pay(cost)?;
        self.note(log, || What::Upgraded { station, cost });
        self.agenda.push(Frame::StationMaster { station });
        self.agenda.push(Frame::Disc { onto: Onto::Station(station), keep: 0 });
        Ok(())
    }

    /// Stations whose turnout lies behind the engine; the one of space 39 never does.
    pub(super) fn stations_behind(&self) -> impl Iterator<Item = Station> {
        let engine = self.me().engine.line();
        Station::all().filter(move |&station| station != LAST_STATION && Stop::of_turnout(station).line() < engine)
    }

    pub(super) fn put_upgrade_behind<P: Put>(&self, put: &mut P) -> Flow {
        for station in self.stations_behind() {
            put(Action::Upgrade(station), self.can_upgrade(station))?;
        }
        Flow::Continue(())
    }

    pub(super) fn master_at(&self, station: Station) -> Option<Master> {
        self.masters.get(station.index()).copied().flatten()
    }

    /// A hired worker from the right end of a row becomes station master; the printed ones never do.
    pub(super) fn put_masters<P: Put>(&self, station: Station, put: &mut P) -> Flow {
        if self.master_at(station).is_some() {
            for worker in Worker::ALL {
                let hired = self.me().workers(worker) > 1;
                put(Action::Appoint(worker), if hired { Ok(()) } else { Err(Why::NoWorkerToAppoint) })?;
            }
        }
        put(Action::Skip, Ok(()))
    }

    pub(super) fn appoint(&mut self, worker: Worker, station: Station, log: &mut Log) -> Done {
        let master = self.master_at(station).ok_or_else(|| fault("there is no station master here"))?;
        self.masters[station.index()] = None;
        self.posted[station.index()] = Some(worker);
        let me = self.me_mut();
        me.workers[worker as usize] -= 1;
        me.masters.add(master);
        self.note(log, || What::Appointed { worker, master, station });
        match master {
            Master::Workers => self.gain(MASTER_DOLLARS, log),
            Master::Objectives => self.agenda.push(Frame::HazardOrTrade),
            Master::Hazards | Master::TeepeePairs | Master::Certificates => {}
        }
        Ok(())
    }
}
