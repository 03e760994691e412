//! What it is worth to go somewhere.

use super::outlook::{Outlook, along};
use super::weights_table as w;
use crate::great_western_trail::content::*;
use crate::great_western_trail::state::State;

/// The cheapest toll to every place within reach.
pub struct Tolls([Option<u8>; SPACE_COUNT]);

/// More steps than anybody may take.
const STEPS: usize = 10;

impl Tolls {
    /// For the player whose turn it is.
    pub fn within(state: &State, limit: u8) -> Tolls {
        let mut paid: [[Option<u8>; STEPS]; SPACE_COUNT] = [[None; STEPS]; SPACE_COUNT];
        let mut least = [None; SPACE_COUNT];
        let Some(from) = state.me().herder else { return Tolls(least) };
        let limit = usize::from(limit).min(STEPS - 1);
        paid[from.index()][0] = Some(0);
        let spaces = state.catalog().spaces;
        // Trails only lead onwards, so a place is settled before any that follows it.
        for at in from.index()..SPACE_COUNT {
            let here = paid[at];
            for (steps, toll) in here.iter().enumerate().take(limit + 1) {
                let Some(toll) = *toll else { continue };
                if at != from.index() && least[at].is_none_or(|other| toll < other) {
                    least[at] = Some(toll);
                }
                for &next in spaces[at].next {
                    let next = usize::from(next);
                    let tile = state.trail[next];
                    let steps = steps + usize::from(tile.is_some() || next == KANSAS_CITY.index());
                    if steps > limit {
                        continue;
                    }
                    let fee = tile.and_then(|tile| state.toll(tile)).map_or(0, |(_, fee)| fee);
                    let toll = toll.saturating_add(fee);
                    let there = &mut paid[next][steps];
                    *there = Some(there.map_or(toll, |other| other.min(toll)));
                }
            }
        }
        Tolls(least)
    }
}

impl Outlook<'_> {
    /// `auxiliary` is the best auxiliary action that could be done there instead, which is the same everywhere.
    pub fn go(&self, to: Place, tolls: &Tolls, auxiliary: f32) -> f32 {
        let toll = tolls.0[to.index()].map_or(0.0, |toll| f32::from(toll).min(f32::from(self.me.dollars)));
        let way = (along(Some(to)) - self.along).max(0.0);
        let walk = way * self.weight(w::PROGRESS) - self.dollars(toll) * self.weight(w::TOLL);
        if to == KANSAS_CITY {
            return walk + self.kansas_city();
        }
        walk + match self.state.trail[to.index()] {
            Some(tile @ Tile::Neutral(row)) => {
                self.building(tile).max(auxiliary) + self.weight(w::NEUTRAL + usize::from(row).min(6))
            }
            Some(tile @ Tile::Private(owner, _)) if owner == self.state.turn => {
                let risk = self.state.space(to).risk.filter(|effect| self.state.check(effect).is_ok());
                let risk = risk.map_or(0.0, |effect| self.effect(effect, false).max(0.0));
                (self.building(tile) + risk).max(auxiliary) + self.weight_now(w::OWN_BUILDING)
            }
            _ => auxiliary * (1.0 + self.weight(w::ONLY_AUXILIARY)) + self.weight(w::OTHER_PLACE),
        }
    }
}
