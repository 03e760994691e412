//! What the railroad is worth: spaces, stations, their masters, and discs.

use super::outlook::Outlook;
use super::weights_table as w;
use crate::great_western_trail::content::*;
use crate::great_western_trail::state::Onto;

/// A station that cannot be had.
const NOT_NOW: f32 = -5.0;

impl Outlook<'_> {
    /// To clear a disc from that space.
    pub fn disc(&self, space: DiscSpace) -> f32 {
        let (at, row) = (space.index(), space.row());
        if at > 9 {
            return 0.5;
        }
        let mut value = self.weight(w::DISC + at) + self.weight(w::DISC_LAP + at) * self.laps;
        value += self.dollars(row.dollars) - self.dollars(row.fee);
        if space == DiscSpace::LIMIT_6 && self.me.cleared(DiscSpace::LIMIT_4) == 0 {
            value -= 0.6;
        }
        value
    }

    fn best_disc(&self, onto: Onto) -> f32 {
        let white = onto.is_white(self.state.catalog());
        let open = |space: &DiscSpace| {
            let row = space.row();
            (!white || row.white) && self.me.dollars >= u16::from(row.fee)
        };
        self.me.discs.kinds().filter(open).map(|space| self.disc(space)).fold(-1.0, f32::max)
    }

    pub fn station(&self, station: Station) -> f32 {
        let house = station.house();
        if self.me.stations.has(station) || self.me.dollars < u16::from(house.cost) {
            return NOT_NOW;
        }
        let master = self.state.master_at(station).map_or(0.0, |master| self.best_appointment(master).max(0.0));
        f32::from(house.points) - self.dollars(house.cost)
            + self.weight(w::CITY_DISC) * self.best_disc(Onto::Station(station))
            + self.weight(w::STATION)
            + master
    }

    pub fn master(&self, master: Master) -> f32 {
        let me = self.me;
        let points = match master {
            Master::Workers => f32::from(me.workers.iter().sum::<u8>()),
            Master::Objectives => 1.5 * f32::from(me.area.len()) + 1.0,
            Master::Hazards => 1.5 * me.hazards.len() as f32,
            Master::TeepeePairs => 3.0 * f32::from(me.teepee_pairs()),
            Master::Certificates => 3.0,
            Master::TwelveDollars => self.dollars(12_u8),
            Master::Stations => 1.5 * f32::from(me.stations.len()),
            Master::Buildings => 2.0 * me.built.iter().flatten().count() as f32,
            _ => 0.0,
        };
        let certificates = f32::from(master.permanent_certificates());
        self.weight(w::MASTER) + self.weight(w::MASTER + 1) * self.laps * (1.0 + certificates) + points
    }

    fn best_appointment(&self, master: Master) -> f32 {
        let can = Worker::ALL.into_iter().filter(|&worker| self.me.workers(worker) > 1);
        can.map(|worker| self.master(master) - self.worker_lost(worker)).fold(f32::MIN, f32::max)
    }

    /// To get the engine there.
    pub fn stop(&self, stop: Stop) -> f32 {
        let way = (f32::from(stop.nose()) - f32::from(self.me.engine.nose())) * self.engine_space;
        let way = if stop == Stop::LAST { 9.0 } else { way };
        way + stop.station().map_or(0.0, |station| self.station(station).max(0.0))
    }

    pub fn best_stop(&self, spaces: u8) -> f32 {
        let mut best = 0.0_f32;
        let mut ahead = self.state.stops_ahead(spaces);
        while ahead != 0 {
            best = best.max(self.stop(Stop::from_line(ahead.trailing_zeros() as u8)));
            ahead &= ahead - 1;
        }
        best
    }
}
