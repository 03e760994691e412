//! A mind at its seat.

use super::guess::Guess;
use super::knowledge::Mind;
use super::level::{Manner, Player, Search};
use super::luck::Luck;
use super::policy::Liked;
use super::search::Imagining;
use super::thought::{Expected, Lead, Prospect, Thought};
use super::tree::Tree;
use super::weights::Weights;
use crate::table::key_of;
use crate::{Dice, Rules};
use std::sync::Arc;

/// Thinks about one decision after the other. Within a turn it remembers what it has thought, as long as its own choices
/// are taken; whoever takes others begins with a new one.
pub struct Thinker<R: Mind> {
    manner: Manner,
    weights: Arc<Weights>,
    tree: Tree<R::Action>,
    /// Which turn the tree is about.
    turn: Option<u32>,
    liked: Liked<R>,
    features: Vec<f32>,
    path: Vec<(usize, usize)>,
}

/// How often each action was tried, and the mean of what came of it.
pub type Tried<A> = Vec<(A, u32, f32)>;

impl<R: Mind> Thinker<R> {
    pub fn new(player: Player) -> Thinker<R> {
        Thinker::by(player.manner, player.weights::<R>())
    }

    pub fn by(manner: Manner, weights: Arc<Weights>) -> Thinker<R> {
        Thinker {
            manner,
            weights,
            tree: Tree::new(),
            turn: None,
            liked: Liked::default(),
            features: Vec::with_capacity(256),
            path: Vec::with_capacity(32),
        }
    }

    /// What to choose. The same guess, dice and number of iterations lead to the same thought. `None`: nobody decides, or
    /// another seat does.
    pub fn think(
        &mut self,
        guess: &Guess<R>,
        mut dice: Dice,
        go_on: &mut dyn FnMut(Lead) -> bool,
    ) -> Option<(R::Action, Thought)> {
        let state = guess.state();
        if state.decider() != Some(guess.seat()) {
            return None;
        }
        let turn = Some(state.turns(guess.seat()));
        if self.turn != turn {
            self.turn = turn;
            self.tree = Tree::new();
        }
        let mut luck = Luck::of(&mut dice);
        let mut actions = Vec::new();
        state.legal(&mut actions);
        match (&actions[..], self.manner) {
            ([], _) => None,
            (&[only], _) => Some((only, forced(state, only))),
            (_, Manner::Liking { warmth }) => self.like(state, warmth, &mut luck),
            (_, Manner::Search(search)) => self.look_ahead(guess, &actions, &search, &mut luck, go_on),
        }
    }

    /// What the last choice was made of.
    pub fn tried(&self) -> Tried<R::Action> {
        self.tree.edges().iter().map(|edge| (edge.action, edge.visits, edge.mean() as f32)).collect()
    }

    /// The choice was taken: what is known about what follows it stays.
    pub fn follow(&mut self, action: R::Action) {
        self.tree.follow(action);
    }

    fn like(&mut self, state: &R, warmth: f32, luck: &mut Luck) -> Option<(R::Action, Thought)> {
        let chosen = self.liked.choose(state, &self.weights.likings, warmth, luck)?;
        let top = self.liked.likings.iter().copied().fold(f32::MIN, f32::max);
        let heat = warmth.max(0.5);
        let weight = |liking: f32| ((liking - top) / heat).exp();
        let all: f32 = self.liked.likings.iter().map(|&liking| weight(liking)).sum();
        let mut shares: Vec<(R::Action, f32)> =
            self.liked.actions.iter().zip(&self.liked.likings).map(|(&a, &liking)| (a, weight(liking) / all)).collect();
        shares.sort_by(|one, other| (other.0 == chosen).cmp(&(one.0 == chosen)).then(other.1.total_cmp(&one.1)));
        let best = shares.iter().take(3);
        let best = best.map(|&(action, share)| Prospect { key: key_of(state, action), share, margin: None }).collect();
        Some((chosen, Thought { key: key_of(state, chosen), best, iterations: 0 }))
    }

    fn look_ahead(
        &mut self,
        guess: &Guess<R>,
        actions: &[R::Action],
        search: &Search,
        luck: &mut Luck,
        go_on: &mut dyn FnMut(Lead) -> bool,
    ) -> Option<(R::Action, Thought)> {
        let Thinker { weights, tree, liked, features, path, .. } = self;
        let mut imagining = Imagining { guess, weights, search, liked, features, path };
        let mut lead = Lead::default();
        loop {
            imagining.once(tree, luck);
            lead = Lead { iterations: lead.iterations + 1, ahead: ahead(tree, actions) };
            if !go_on(lead) {
                break;
            }
        }
        let state = guess.state();
        let mut edges: Vec<_> = tree.edges().iter().filter(|edge| actions.contains(&edge.action)).collect();
        edges.sort_by(|one, other| other.visits.cmp(&one.visits).then(other.mean().total_cmp(&one.mean())));
        let visits: u32 = edges.iter().map(|edge| edge.visits).sum();
        let prospect = |edge: &&super::tree::Edge<R::Action>| Prospect {
            key: key_of(state, edge.action),
            share: edge.visits as f32 / visits.max(1) as f32,
            margin: (edge.visits > 0)
                .then(|| Expected { mean: edge.seen.mean(edge.visits), spread: edge.seen.spread(edge.visits) }),
        };
        let best: Vec<Prospect> = edges.iter().take(3).map(prospect).collect();
        let chosen = edges.first()?.action;
        Some((chosen, Thought { key: key_of(state, chosen), best, iterations: lead.iterations }))
    }
}

/// By how many visits the most visited of these is ahead.
fn ahead<A: Copy + PartialEq>(tree: &Tree<A>, actions: &[A]) -> u32 {
    let (mut first, mut second) = (0, 0);
    for edge in tree.edges().iter().filter(|edge| actions.contains(&edge.action)) {
        if edge.visits > first {
            (first, second) = (edge.visits, first);
        } else {
            second = second.max(edge.visits);
        }
    }
    first - second
}

fn forced<R: Rules>(state: &R, action: R::Action) -> Thought {
    let key = key_of(state, action);
    Thought { key, best: vec![Prospect { key, share: 1.0, margin: None }], iterations: 0 }
}
