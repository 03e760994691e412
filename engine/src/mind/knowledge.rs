//! What a mind of one game knows.

use super::weights::Weights;
use crate::{Rules, Seat};
use std::sync::Arc;

/// A game that computers can play. Likings and features are all that a game adds; how they are weighed is learned.
///
/// Weights that were kept as a reference must go on meaning the same: a new liking or feature is added at the end of its
/// list, where earlier weights count it as nothing.
pub trait Mind: Rules {
    /// The weights behind the likings: a name, and how many numbers it has.
    const LIKINGS: &'static [(&'static str, usize)];

    /// What was learned, by the name of its round, the first one first. The last one plays.
    fn rounds() -> Vec<(&'static str, Arc<Weights>)>;

    /// How much the decider likes each of the legal actions, in points.
    fn likings(&self, weights: &[f32], actions: &[Self::Action], out: &mut Vec<f32>);

    /// What is telling about the place of a seat in the game: a sum of these, weighed, is what it will have at the end.
    fn features(&self, seat: Seat, out: &mut Vec<f32>);

    /// What brings the end nearer, in points, for a game that its players could put off for ever.
    fn progress(&self) -> f32 {
        0.0
    }
}

/// The last round of what was learned.
pub fn newest<R: Mind>() -> Arc<Weights> {
    R::rounds().pop().map(|(_, weights)| weights).unwrap_or_default()
}

/// The first round, which is never learned anew.
pub fn first<R: Mind>() -> Arc<Weights> {
    R::rounds().into_iter().next().map(|(_, weights)| weights).unwrap_or_default()
}
