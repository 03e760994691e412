//! Looking ahead: games are imagined from guesses of what is hidden, own choices come from a tree, and everything else
//! from likings, until the horizon, where the position is asked what it is worth.

use super::guess::Guess;
use super::knowledge::Mind;
use super::level::Search;
use super::luck::Luck;
use super::policy::Liked;
use super::tree::Tree;
use super::weights::Weights;
use crate::{Log, Seat};

/// One imagined game after the other.
pub struct Imagining<'a, R: Mind> {
    pub guess: &'a Guess<R>,
    pub weights: &'a Weights,
    pub search: &'a Search,
    pub liked: &'a mut Liked<R>,
    /// Where features are put, to be weighed.
    pub features: &'a mut Vec<f32>,
    /// The way through the tree.
    pub path: &'a mut Vec<(usize, usize)>,
}

impl<R: Mind> Imagining<'_, R> {
    /// Imagines one game and remembers what came of it. An action that meets a fault of the rules ends it there.
    pub fn once(&mut self, tree: &mut Tree<R::Action>, luck: &mut Luck) {
        let me = self.guess.seat();
        let mut state = self.guess.again(luck.dice());
        let last_turn = state.turns(me) + self.search.horizon;
        let mut log = Log::silent();
        let mut node = Some(tree.root);
        self.path.clear();
        while let Some(decider) = state.decider() {
            if decider == me && state.turns(me) >= last_turn {
                break;
            }
            let action = match node.filter(|_| decider == me) {
                Some(at) => Some(self.in_tree(&state, tree, at, &mut node)),
                None => self.liked.choose(&state, &self.weights.likings, self.search.warmth, luck),
            };
            let done = action.map(|action| state.resolve(action, &mut log));
            if !matches!(done, Some(Ok(()))) {
                break;
            }
        }
        let (reward, margin) = self.reward(&state, me);
        tree.learn(self.path, reward, margin);
    }

    /// The next own choice, as long as the tree knows the way: what is tried for the first time is its last node.
    fn in_tree(&mut self, state: &R, tree: &mut Tree<R::Action>, at: usize, node: &mut Option<usize>) -> R::Action {
        self.liked.list(state);
        if let [only] = self.liked.actions[..] {
            return only;
        }
        self.liked.weigh(state, &self.weights.likings);
        let (edge, untried) = tree.select(at, &self.liked.actions, &self.liked.likings, self.search);
        self.path.push((at, edge));
        *node = if untried { None } else { tree.below(at, edge) };
        tree.action(at, edge)
    }

    /// What the search is after, and the margin alone.
    fn reward(&mut self, state: &R, me: Seat) -> (f64, f64) {
        let (mut mine, mut other) = (0.0, f64::MIN);
        let standings = state.decider().is_none().then(|| state.standings());
        for seat in Seat::all(state.players()) {
            let points = match &standings {
                Some(standings) => standings.seats.get(seat.index()).map_or(0.0, |score| f64::from(score.total)),
                None => f64::from(self.worth(state, seat)),
            };
            if seat == me {
                mine = points;
            } else {
                other = other.max(points);
            }
        }
        let margin = mine - other;
        (margin + f64::from(self.search.own) * mine + f64::from(state.progress()), margin)
    }

    fn worth(&mut self, state: &R, seat: Seat) -> f32 {
        self.features.clear();
        state.features(seat, self.features);
        self.features.iter().zip(&self.weights.worth).map(|(feature, weight)| feature * weight).sum()
    }
}
