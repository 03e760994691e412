//! Numbers for the panel.

use crate::great_western_trail::content::Worker;
use crate::great_western_trail::state::State;
use crate::{Eye, Gauge, Seat};

impl State {
    pub(crate) fn gauges(&self, eye: Eye, seat: Seat) -> Vec<Gauge> {
        let Some(player) = self.players.get(seat.index()) else { return Vec::new() };
        let points = self.estimate(eye).seats[seat.index()].total;
        let gauge = |name, value| Gauge { name, value };
        let mut gauges = vec![
            gauge("gwt-gauge-dollars", player.dollars.into()),
            gauge("gwt-gauge-points", points.into()),
            gauge("gwt-gauge-certificates", player.temporary_certificates().into()),
        ];
        if eye.is(seat) {
            // What a delivery would be worth now, without spending anything.
            let herd = player.hand.breeding() + player.permanent_certificates();
            gauges.push(gauge("gwt-gauge-herd", herd.into()));
        }
        gauges.extend([
            gauge("gwt-gauge-engine", player.engine.nose().into()),
            gauge("gwt-gauge-cards", player.hand.len().into()),
            gauge("gwt-gauge-cowboys", player.workers(Worker::Cowboy).into()),
            gauge("gwt-gauge-craftsmen", player.workers(Worker::Craftsman).into()),
            gauge("gwt-gauge-engineers", player.workers(Worker::Engineer).into()),
        ]);
        if self.catalog().start_tokens > 0 {
            gauges.push(gauge("gwt-gauge-exchange", player.exchange.into()));
        }
        if self.catalog().goes_north() {
            gauges.push(gauge("gwt-gauge-branchlets", player.branchlets_left().into()));
        }
        gauges
    }

    /// Cards that are drawn change the hand and what it is worth, objectives the points.
    pub(crate) fn is_steady(gauge: &str) -> bool {
        !matches!(gauge, "gwt-gauge-points" | "gwt-gauge-herd" | "gwt-gauge-cards")
    }
}
