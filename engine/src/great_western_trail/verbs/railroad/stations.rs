//! Upgrading train stations, and their masters.

use crate::Flow;
use crate::great_western_trail::content::*;
use crate::great_western_trail::speech::names::{self, Name};
use crate::great_western_trail::speech::{hints, spots};
use crate::great_western_trail::state::{Action, Frame, Log, Onto, Put, State, What, Why};
use crate::great_western_trail::verbs::verb::Verb;
use crate::kit::{Done, fault, key};
use crate::{Offer, Phrase};

/// Upgrade a station behind the engine.
#[derive(Clone, Copy)]
pub struct UpgradeBehind;

impl Verb for UpgradeBehind {
    fn check(self, state: &State) -> Result<(), Why> {
        let mut can = Err(Why::NothingBehind);
        for station in state.stations_behind() {
            can = state.can_upgrade(station);
            if can.is_ok() {
                break;
            }
        }
        can
    }

    fn begin(self, state: &mut State, _: bool, _: &mut Log) -> Done {
        state.agenda.push(Frame::UpgradeBehind);
        Ok(())
    }

    fn label(self, _: &State) -> Phrase {
        Phrase::new("gwt-act-upgrade-behind")
    }

    fn hint(self, _: &State) -> Phrase {
        Phrase::new("gwt-hint-upgrade-behind")
    }

    fn key(self) -> Name {
        "upgrade-behind".into()
    }
}

pub fn prompt(state: &State, station: Station) -> Phrase {
    let here = state.me().engine.station() == Some(station);
    Phrase::new(if here { "gwt-ask-upgrade" } else { "gwt-ask-upgrade-town" }).number("station", station.0 + 1)
}

pub fn prompt_behind() -> Phrase {
    Phrase::new("gwt-ask-upgrade-behind")
}

pub fn prompt_master(state: &State, station: Station) -> Phrase {
    let master = state.master_at(station).map_or("gwt-master-none".into(), names::master);
    Phrase::new("gwt-ask-master").name("master", master)
}

pub fn prompt_spare() -> Phrase {
    Phrase::new("gwt-ask-spare-master")
}

pub fn offer(station: Station) -> Offer {
    let house = station.house();
    let corners = if house.white { "gwt-corners-white" } else { "gwt-corners-dark" };
    Offer::new(key!("upgrade.{}", station.name()), Phrase::new("gwt-offer-upgrade").number("station", station.0 + 1))
        .hint(hints::joined([hints::pay(house.cost), hints::points(house.points), Phrase::new(corners)]))
        .at(spots::station(station))
}

pub fn appoint_offer(state: &State, worker: Worker) -> Offer {
    let master = match state.top() {
        Frame::StationMaster { station } => state.master_at(station),
        _ => None,
    };
    let master = master.map_or("gwt-master-none".into(), names::master);
    Offer::new(
        key!("appoint.{}", worker.name()),
        Phrase::new("gwt-offer-appoint").name("worker", names::worker(worker)),
    )
    .hint(Phrase::new("gwt-hint-appoint").name("master", master))
    .at(spots::workers(worker))
}

pub fn spare_offer(master: Master) -> Offer {
    Offer::new(
        key!("master.{}", master.name()),
        Phrase::new("gwt-offer-spare-master").name("master", names::short_master(master)),
    )
    .hint(Phrase::new(names::master(master)))
}

/// What stopping at that station would allow.
pub fn station_hint(state: &State, station: Station) -> Phrase {
    let house = station.house();
    // The dollars for leaving the last space come before the upgrade at the new place.
    let more = if matches!(state.top(), Frame::WayBack) { LAST_SPACE_DOLLARS } else { 0 };
    match state.can_upgrade_with(station, more) {
        Err(Why::StationUpgraded) => Phrase::new("gwt-hint-station-done"),
        Err(Why::NoDisc) => Phrase::new("gwt-hint-station-no-disc"),
        Err(_) => Phrase::new("gwt-hint-station-dear").number("dollars", house.cost),
        Ok(()) => Phrase::new("gwt-hint-station").number("dollars", house.cost).number("points", house.points),
    }
}

impl State {
    /// First the cost, then a disc, which may ask a fee of its own (first edition, "Upgrading train stations").
    pub(crate) fn can_upgrade(&self, station: Station) -> Result<(), Why> {
        self.can_upgrade_with(station, 0)
    }

    /// The same with some dollars more.
    fn can_upgrade_with(&self, station: Station, more: u8) -> Result<(), Why> {
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

    /// A pending upgrade of the station where the engine stands is asked about before the engine leaves: an
    /// extraordinary delivery can move the engine ahead of it.
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

    pub(crate) fn put_spare_masters<P: Put>(&self, put: &mut P) -> Flow {
        for master in self.spare_masters.iter() {
            put(Action::Spare(master), Ok(()))?;
        }
        put(Action::Skip, Ok(()))
    }

    /// A station master that lies beside no station costs no worker.
    pub(crate) fn take_spare_master(&mut self, master: Master, log: &mut Log) -> Done {
        self.spare_masters.remove(master);
        self.me_mut().masters.add(master);
        self.note(log, || What::TookMaster { master });
        self.reward_of(master, log)
    }

    /// What a station master gives at once, if it can be done now; it may be refused, but dollars have to be taken.
    fn reward_of(&mut self, master: Master, log: &mut Log) -> Done {
        match master.immediate() {
            Some(Effect::Choice(_)) => self.agenda.push(Frame::HazardOrTrade),
            Some(effect) if self.check(effect).is_ok() => self.begin(effect, true, log)?,
            _ => {}
        }
        Ok(())
    }
}
