//! Dollars and certificates, straight from the bank.

use super::verb::Verb;
use crate::Phrase;
use crate::great_western_trail::content::*;
use crate::great_western_trail::speech::names::{self, Name};
use crate::great_western_trail::state::{Log, State, Why};
use crate::kit::Done;

/// Move the certificate marker.
#[derive(Clone, Copy)]
pub struct Certificates {
    pub up_to: Count,
}

impl Verb for Certificates {
    fn check(self, state: &State) -> Result<(), Why> {
        let me = state.me();
        if me.certificates >= me.certificate_limit() { Err(Why::CertificateLimit) } else { Ok(()) }
    }

    fn begin(self, state: &mut State, _: bool, log: &mut Log) -> Done {
        state.add_certificates(state.count(self.up_to), log);
        Ok(())
    }

    fn label(self, state: &State) -> Phrase {
        match self.up_to {
            Count::Limit => Phrase::new("gwt-act-certificates-limit"),
            up_to => Phrase::new("gwt-act-certificates").number("count", state.count(up_to)),
        }
    }

    fn hint(self, state: &State) -> Phrase {
        let limit = CERTIFICATE_TRACK[state.me().certificate_limit() as usize];
        let held = state.me().temporary_certificates();
        Phrase::new("gwt-hint-certificates").number("held", held).number("limit", limit)
    }

    fn key(self) -> Name {
        "certificate".into()
    }
}

/// A reward for each thing counted.
#[derive(Clone, Copy)]
pub struct GainPer {
    pub dollars: u8,
    pub certificates: u8,
    pub per: Count,
}

impl Verb for GainPer {
    fn check(self, state: &State) -> Result<(), Why> {
        if state.count(self.per) == 0 { Err(Why::CountIsZero) } else { Ok(()) }
    }

    fn begin(self, state: &mut State, _: bool, log: &mut Log) -> Done {
        let count = state.count(self.per);
        state.gain(self.dollars * count, log);
        state.add_certificates(self.certificates * count, log);
        Ok(())
    }

    fn label(self, state: &State) -> Phrase {
        let each = Gain { dollars: self.dollars, certificates: self.certificates, ..Gain::NOTHING };
        let count = state.count(self.per);
        if self.dollars > 0 && self.certificates > 0 {
            let both = Phrase::new("gwt-act-gain-both").number("dollars", self.dollars * count);
            return both.number("certificates", self.certificates * count);
        }
        Phrase::new("gwt-act-gain").phrase("gain", names::gains(each, count))
    }

    fn hint(self, state: &State) -> Phrase {
        let what = match self.per {
            Count::Fixed(_) | Count::Limit => return Phrase::new("gwt-hint-bank"),
            Count::Cowboys => "gwt-per-cowboys",
            Count::Craftsmen => "gwt-per-craftsmen",
            Count::Engineers => "gwt-per-engineers",
            Count::WoodsBuildings => "gwt-per-woods",
            Count::Stations => "gwt-per-stations",
            Count::Hazards => "gwt-per-hazards",
            Count::Bells => "gwt-per-bells",
            Count::TeepeePairs | Count::OutlawPairs => "gwt-per-pairs",
        };
        Phrase::new(what).number("count", state.count(self.per))
    }

    fn key(self) -> Name {
        "gain".into()
    }
}

impl State {
    pub(crate) fn count(&self, count: Count) -> u8 {
        let me = self.me();
        match count {
            Count::Fixed(count) => count,
            Count::Cowboys => me.workers(Worker::Cowboy),
            Count::Engineers => me.workers(Worker::Engineer),
            Count::WoodsBuildings => me.woods_buildings(self.catalog()),
            Count::Craftsmen => me.workers(Worker::Craftsman),
            Count::Stations => me.stations.len(),
            Count::Hazards => me.hazards.len() as u8,
            Count::Bells => me.bells(),
            Count::TeepeePairs | Count::OutlawPairs => me.teepee_pairs(),
            Count::Limit => CERTIFICATE_TRACK.len() as u8,
        }
    }
}
