//! What a computer player knows of the game: how much it likes an action, and what is telling about a position. The
//! numbers are learned and stand in `weights/`.

mod coasts;
mod features;
mod likings;
mod weights_table;

use super::state::{Action, State};
use crate::Seat;
use crate::mind::{Mind, Weights};
use std::sync::{Arc, LazyLock};
use weights_table::{COUNT, ROWS};

/// What a tile that the coasts still lack counts for, in points. Points grow with the length of a game, so players who
/// are after points alone would never end it.
const LACKING_TILE: f32 = 3.0;

/// What it counts for if the coasts cannot be joined any more.
const NEVER_JOINED: f32 = 40.0;

static FIRST: LazyLock<Arc<Weights>> = LazyLock::new(|| {
    let (likings, worth) = (include_str!("weights/first_likings.txt"), include_str!("weights/first_worth.txt"));
    Arc::new(Weights::read(ROWS, likings, worth))
});

impl Mind for State {
    const LIKINGS: &'static [(&'static str, usize)] = ROWS;

    fn rounds() -> Vec<(&'static str, Arc<Weights>)> {
        vec![("first", FIRST.clone())]
    }

    fn likings(&self, weights: &[f32], actions: &[Action], out: &mut Vec<f32>) {
        match weights.first_chunk::<COUNT>() {
            Some(weights) => {
                let likes = likings::Likes::new(self, weights);
                out.extend(actions.iter().map(|&action| likes.action(action)));
            }
            None => out.resize(out.len() + actions.len(), 0.0),
        }
    }

    fn features(&self, seat: Seat, out: &mut Vec<f32>) {
        features::features(self, seat, out);
    }

    fn progress(&self) -> f32 {
        if self.joined_by.is_some() {
            return 0.0;
        }
        let lacking = f32::from(coasts::tiles_to_join(self, self.laid));
        -LACKING_TILE * lacking - if self.over || self.no_way_left { NEVER_JOINED } else { 0.0 }
    }
}
