//! What a computer player knows of the game: how much it likes an action, and what is telling about a position. The
//! numbers are learned and stand in `weights/`.

mod actions;
mod cards;
mod delivery;
mod effects;
mod features;
mod outlook;
mod railroad;
mod walking;
mod weights_table;
mod workers;

use super::state::{Action, State};
use crate::Seat;
use crate::mind::{Mind, Weights};
use std::sync::{Arc, LazyLock};
use weights_table::{COUNT, ROWS};

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
            Some(weights) => self.liked(weights, actions, out),
            None => out.resize(out.len() + actions.len(), 0.0),
        }
    }

    fn features(&self, seat: Seat, out: &mut Vec<f32>) {
        features::features(self, seat, out);
    }
}
