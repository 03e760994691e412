//! What a search remembers: for each sequence of own choices how often it was tried, and what came of it.

use super::level::Search;

/// One choice at a node.
pub struct Edge<A> {
    pub action: A,
    pub visits: u32,
    /// Of the rewards.
    sum: f64,
    pub seen: Margins,
    /// The node below; 0, the first root, is below nothing.
    child: u32,
}

/// The margins that were seen after a choice.
#[derive(Clone, Copy, Default)]
pub struct Margins {
    sum: f32,
    squares: f32,
}

impl Margins {
    fn add(&mut self, margin: f32) {
        self.sum += margin;
        self.squares += margin * margin;
    }

    pub fn mean(self, count: u32) -> f32 {
        self.sum / count.max(1) as f32
    }

    /// Their standard deviation.
    pub fn spread(self, count: u32) -> f32 {
        let mean = self.mean(count);
        (self.squares / count.max(1) as f32 - mean * mean).max(0.0).sqrt()
    }
}

impl<A> Edge<A> {
    pub fn mean(&self) -> f64 {
        self.sum / f64::from(self.visits.max(1))
    }
}

struct Node<A> {
    edges: Vec<Edge<A>>,
    visits: u32,
}

impl<A> Node<A> {
    fn new() -> Node<A> {
        Node { edges: Vec::new(), visits: 0 }
    }
}

/// An open-loop tree: a node is a sequence of own choices, whatever chance and the others did between them.
pub struct Tree<A> {
    nodes: Vec<Node<A>>,
    pub root: usize,
    /// How many there are in all nodes.
    edges: usize,
    least: f64,
    most: f64,
}

/// A tree that thinks for long would fill the memory: beyond this many edges, some 5 MB, it only counts.
const MOST_EDGES: usize = 80_000;

impl<A: Copy + PartialEq> Tree<A> {
    pub fn new() -> Tree<A> {
        Tree { nodes: vec![Node::new()], root: 0, edges: 0, least: f64::MAX, most: f64::MIN }
    }

    pub fn edges(&self) -> &[Edge<A>] {
        &self.nodes[self.root].edges
    }

    /// Goes on below this choice; begins anew where it was never followed.
    pub fn follow(&mut self, action: A) {
        match self.edges().iter().find(|edge| edge.action == action).map(|edge| edge.child) {
            None | Some(0) => *self = Tree::new(),
            Some(child) => self.root = child as usize,
        }
    }

    /// Which of these to try next at a node (PUCT), and whether it was never tried.
    pub fn select(&mut self, node: usize, actions: &[A], likings: &[f32], search: &Search) -> (usize, bool) {
        let top = likings.iter().copied().fold(f32::MIN, f32::max);
        let weight = |liking: f32| ((liking - top) / search.trust).exp();
        let all: f32 = likings.iter().map(|&liking| weight(liking)).sum();
        // Before anything came of anything, only likings count.
        let seen = self.most >= self.least;
        let (least, range) = if seen { (self.least, (self.most - self.least).max(1e-3)) } else { (0.0, 1.0) };
        let Node { edges, visits } = &mut self.nodes[node];
        let known = edges.len();
        if edges.is_empty() {
            edges.reserve_exact(actions.len());
        }
        let root = f64::from(*visits + 1).sqrt();
        let (tried, sum) = edges.iter().fold((0, 0.0), |(tried, sum), edge| (tried + edge.visits, sum + edge.sum));
        // What was never tried is taken for a little worse than what was.
        let untried = if tried > 0 { sum / f64::from(tried) - 0.1 * range } else { 0.0 };
        let mut best = (0, f64::MIN, false);
        for (&action, &liking) in actions.iter().zip(likings) {
            let share = 0.9 * weight(liking) / all + 0.1 / actions.len() as f32;
            let at = edges.iter().position(|edge| edge.action == action).unwrap_or_else(|| {
                edges.push(Edge { action, visits: 0, sum: 0.0, seen: Margins::default(), child: 0 });
                edges.len() - 1
            });
            let edge = &edges[at];
            let mean = if edge.visits > 0 { edge.mean() } else { untried };
            let curiosity = f64::from(search.curiosity * share) * root / f64::from(1 + edge.visits);
            let urge = (mean - least) / range + curiosity;
            if urge > best.1 {
                best = (at, urge, edge.visits == 0);
            }
        }
        self.edges += edges.len() - known;
        (best.0, best.2)
    }

    pub fn action(&self, node: usize, edge: usize) -> A {
        self.nodes[node].edges[edge].action
    }

    /// The node below a choice, which its second visit makes.
    pub fn below(&mut self, node: usize, edge: usize) -> Option<usize> {
        let next = self.nodes.len();
        let child = &mut self.nodes[node].edges[edge].child;
        if *child == 0 {
            if self.edges >= MOST_EDGES {
                return None;
            }
            *child = next as u32;
            self.nodes.push(Node::new());
        }
        Some(self.nodes[node].edges[edge].child as usize)
    }

    /// What came of the choices along this path.
    pub fn learn(&mut self, path: &[(usize, usize)], reward: f64, margin: f64) {
        self.least = self.least.min(reward);
        self.most = self.most.max(reward);
        for &(node, edge) in path {
            let node = &mut self.nodes[node];
            node.visits += 1;
            let edge = &mut node.edges[edge];
            edge.visits += 1;
            edge.sum += reward;
            edge.seen.add(margin as f32);
        }
    }
}
