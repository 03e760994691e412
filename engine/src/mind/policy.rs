//! Choosing by liking alone.

use super::knowledge::Mind;
use super::luck::Luck;

/// The legal actions of a decision and how much each is liked, in lists that are used again and again.
pub struct Liked<R: Mind> {
    pub actions: Vec<R::Action>,
    pub likings: Vec<f32>,
}

impl<R: Mind> Default for Liked<R> {
    fn default() -> Liked<R> {
        Liked { actions: Vec::with_capacity(64), likings: Vec::with_capacity(64) }
    }
}

impl<R: Mind> Liked<R> {
    pub fn list(&mut self, state: &R) {
        self.actions.clear();
        state.legal(&mut self.actions);
    }

    /// Likings for what is listed.
    pub fn weigh(&mut self, state: &R, weights: &[f32]) {
        self.likings.clear();
        state.likings(weights, &self.actions, &mut self.likings);
    }

    /// The most liked, or, where it is warm, one that is liked. `None`: nothing is legal.
    #[inline]
    pub fn choose(&mut self, state: &R, weights: &[f32], warmth: f32, luck: &mut Luck) -> Option<R::Action> {
        self.list(state);
        if let [only] = self.actions[..] {
            return Some(only);
        }
        self.weigh(state, weights);
        let mut best = (None, f32::NEG_INFINITY);
        for (&action, &liking) in self.actions.iter().zip(&self.likings) {
            let felt = if warmth > 0.0 { liking + warmth * luck.gumbel() } else { liking };
            if felt > best.1 {
                best = (Some(action), felt);
            }
        }
        best.0.or(self.actions.first().copied())
    }
}
