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
        Phrase::new("gwt-act-gain").phrase("gain", names::gains(each, state.count(self.per)))
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
