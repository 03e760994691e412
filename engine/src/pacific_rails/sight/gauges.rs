//! Numbers for the panel.

use crate::pacific_rails::state::State;
use crate::{Gauge, Seat};

impl State {
    pub(crate) fn gauges(&self, seat: Seat) -> Vec<Gauge> {
        let Some(player) = self.players.get(seat.index()) else { return Vec::new() };
        let gauge = |name, value: u32| Gauge { name, value: value.into() };
        let [wood, iron, gunpowder, coins] = player.goods.map(u32::from);
        let [rails, bridges, tunnels] = player.tracks.map(u32::from);
        let free = player.limit(self.board()).saturating_sub(player.cargo());
        vec![
            gauge("pri-gauge-points", player.so_far()),
            gauge("pri-gauge-wood", wood),
            gauge("pri-gauge-iron", iron),
            gauge("pri-gauge-gunpowder", gunpowder),
            gauge("pri-gauge-coins", coins),
            gauge("pri-gauge-workers", player.reserve.into()),
            gauge("pri-gauge-hats", player.hats.into()),
            gauge("pri-gauge-rails", rails),
            gauge("pri-gauge-bridges", bridges),
            gauge("pri-gauge-tunnels", tunnels),
            gauge("pri-gauge-free-slots", free.into()),
        ]
    }
}
