//! Where everybody stands, and how near the end is.

use crate::pacific_rails::content::CellSet;
use crate::pacific_rails::state::State;
use crate::{Arg, Phrase, Seat};

/// From so many rounds or tiles on the end is near.
const NEAR_ROUNDS: u16 = 3;
const NEAR_TILES: u8 = 3;

impl State {
    /// Where the engines are.
    pub(crate) fn whereabouts(&self, seat: Seat) -> Option<Phrase> {
        let engines = self.players.get(seat.index())?.engines;
        let places: Vec<Arg> = engines.into_iter().flatten().map(|cell| self.cell_label(cell)).collect();
        match &places[..] {
            [] => None,
            [one] => Some(Phrase::new("pri-at-one").with("place", one.clone())),
            [one, other] if one == other => Some(Phrase::new("pri-at-both").with("place", one.clone())),
            _ => Some(Phrase::new("pri-at").with("places", Arg::List(places))),
        }
    }

    pub(crate) fn nearing(&self) -> Option<Phrase> {
        if self.over {
            return None;
        }
        if self.joined_by.is_some() || self.no_way_left {
            let after = self.seats() - 1 - self.turn.0;
            return Some(Phrase::new("pri-near-last").number("count", after));
        }
        let rounds = self.charter.round_cap.saturating_sub(self.me().turns);
        if self.me().turns > 0 && rounds <= NEAR_ROUNDS {
            return Some(Phrase::new("pri-near-rounds").number("count", rounds));
        }
        let tiles = self.tiles_to_join(NEAR_TILES)?;
        Some(Phrase::new("pri-near-coasts").number("count", tiles))
    }

    /// How many tiles would join the coasts, if no more than these.
    fn tiles_to_join(&self, most: u8) -> Option<u8> {
        let map = self.map();
        let free = self.laid.or(map.all_cities);
        let open = map.open.iter().fold(CellSet::NONE, |all, open| all.or(*open)).without(self.laid);
        let mut reached = map.west;
        for tiles in 0..=most {
            loop {
                let grown = reached.or(map.around(reached).and(free));
                if grown == reached {
                    break;
                }
                reached = grown;
            }
            let around = map.around(reached);
            if around.meets(&map.east) {
                return Some(tiles);
            }
            reached = reached.or(around.and(open));
        }
        None
    }
}
