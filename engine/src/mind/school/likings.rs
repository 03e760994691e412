//! Fits likings to what the search tried most.

use super::lesson::Lesson;
use crate::mind::{Luck, Mind, Weights};
use crate::{Dice, Seed};

/// How the fit went, on lessons that it did not see: the mean cross entropy, and how often the most liked was the most tried.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct LikingFit {
    pub decisions: usize,
    pub before: (f64, f64),
    pub after: (f64, f64),
}

const TEST: usize = 8;
/// Decisions beyond this many tell nothing new and fill the memory.
const MOST: usize = 24_000;
/// A decision that the search has looked at fewer times says little.
const LEAST_VISITS: u32 = 20;
const STEPS: usize = 150;
/// How dear it is to change a weight by its own size.
const KEEP: f32 = 0.002;
/// How far a weight is moved to see what depends on it, by its own size.
const NUDGE: f32 = 0.05;

/// A decision: where its rows begin, how many there are, and what each should be.
struct Decision {
    first: usize,
    shares: Vec<f32>,
    test: bool,
}

struct Table {
    decisions: Vec<Decision>,
    likings: Vec<f32>,
    /// How each liking changes with each weight.
    slopes: Vec<f32>,
    width: usize,
}

/// The likings that fit these lessons, near those there are.
pub fn fit_likings<R: Mind>(lessons: &[Lesson], weights: &Weights) -> (Vec<f32>, LikingFit) {
    let scale: Vec<f32> = weights.likings.iter().map(|weight| weight.abs().max(0.4)).collect();
    let table = Table::of::<R>(lessons, &weights.likings, &scale);
    let none = vec![0.0; scale.len()];
    let warmths = [0.3, 0.4, 0.55, 0.75, 1.0, 1.4, 2.0];
    let entropy = |warmth: f32| table.measure(&none, warmth, false).0;
    let warmth = warmths.into_iter().min_by(|&one, &other| entropy(one).total_cmp(&entropy(other))).unwrap_or(1.0);
    let change = table.descend(warmth);
    let fit = LikingFit {
        decisions: table.decisions.len(),
        before: table.measure(&none, warmth, true),
        after: table.measure(&change, warmth, true),
    };
    let moved =
        weights.likings.iter().zip(&change).zip(&scale).map(|((weight, change), scale)| weight + change * scale);
    (moved.collect(), fit)
}

impl Table {
    fn of<R: Mind>(lessons: &[Lesson], weights: &[f32], scale: &[f32]) -> Table {
        let width = weights.len();
        let weighed = |lesson: &Lesson| lesson.steps.iter().filter(|step| !step.tried.is_empty()).count();
        let all: usize = lessons.iter().map(weighed).sum();
        let share = MOST as f32 / all.max(1) as f32;
        let mut luck = Luck::of(&mut Dice::new(Seed::from(77)));
        let mut table = Table { decisions: Vec::new(), likings: Vec::new(), slopes: Vec::new(), width };
        for (number, lesson) in lessons.iter().enumerate() {
            let _ = lesson.again::<R>(|state, actions, step| {
                let visits: u32 = step.tried.iter().map(|(visits, _)| visits).sum();
                if visits < LEAST_VISITS || luck.unit() > share {
                    return;
                }
                let first = table.likings.len();
                state.likings(weights, actions, &mut table.likings);
                table.add_slopes(state, weights, scale, actions, first);
                let shares = step.tried.iter().map(|&(tried, _)| tried as f32 / visits as f32).collect();
                table.decisions.push(Decision { first, shares, test: number % TEST == 0 });
            });
        }
        table
    }

    fn add_slopes<R: Mind>(&mut self, state: &R, weights: &[f32], scale: &[f32], actions: &[R::Action], first: usize) {
        let (mut nudged, mut likings) = (weights.to_vec(), Vec::new());
        let start = self.slopes.len();
        self.slopes.resize(start + actions.len() * self.width, 0.0);
        for at in 0..self.width {
            nudged[at] = weights[at] + NUDGE * scale[at];
            likings.clear();
            state.likings(&nudged, actions, &mut likings);
            nudged[at] = weights[at];
            for (row, liking) in likings.iter().enumerate() {
                self.slopes[start + row * self.width + at] = (liking - self.likings[first + row]) / NUDGE;
            }
        }
    }

    /// The likings of a decision after a change of the weights, as shares.
    fn shares(&self, decision: &Decision, change: &[f32], warmth: f32) -> Vec<f32> {
        let rows = decision.first..decision.first + decision.shares.len();
        let liking = |row: usize| {
            let slopes = &self.slopes[row * self.width..(row + 1) * self.width];
            let moved: f32 = slopes.iter().zip(change).map(|(slope, change)| slope * change).sum();
            (self.likings[row] + moved) / warmth
        };
        let shares: Vec<f32> = rows.map(liking).collect();
        let top = shares.iter().copied().fold(f32::MIN, f32::max);
        let weights = shares.iter().map(|share| (share - top).exp());
        let all: f32 = weights.clone().sum();
        weights.map(|weight| weight / all).collect()
    }

    fn measure(&self, change: &[f32], warmth: f32, test: bool) -> (f64, f64) {
        let (mut entropy, mut hits, mut count) = (0.0, 0.0, 0.0_f64);
        for decision in self.decisions.iter().filter(|decision| decision.test == test) {
            let shares = self.shares(decision, change, warmth);
            let terms = decision.shares.iter().zip(&shares).map(|(wanted, share)| -wanted * share.max(1e-9).ln());
            entropy += f64::from(terms.sum::<f32>());
            hits += f64::from(u8::from(top(&shares) == top(&decision.shares)));
            count += 1.0;
        }
        (entropy / count.max(1.0), hits / count.max(1.0))
    }

    /// Adam, a third of the decisions at a time.
    fn descend(&self, warmth: f32) -> Vec<f32> {
        let mut change = vec![0.0_f32; self.width];
        let (mut drift, mut spread) = (vec![0.0_f32; self.width], vec![0.0_f32; self.width]);
        for step in 1..=STEPS {
            let mut slope = vec![0.0_f32; self.width];
            let mut count = 0.0_f32;
            for (_, decision) in self.decisions.iter().enumerate().filter(|(at, one)| !one.test && at % 3 == step % 3) {
                count += 1.0;
                let shares = self.shares(decision, &change, warmth);
                for (row, (share, wanted)) in shares.iter().zip(&decision.shares).enumerate() {
                    let error = (share - wanted) / warmth;
                    if error.abs() > 1e-4 {
                        let from = (decision.first + row) * self.width;
                        let slopes = &self.slopes[from..from + self.width];
                        slope.iter_mut().zip(slopes).for_each(|(sum, slope)| *sum += error * slope);
                    }
                }
            }
            let pace = if step * 3 > STEPS * 2 { 0.006 } else { 0.03 };
            let (early, late) = (1.0 - 0.9_f32.powi(step as i32), 1.0 - 0.99_f32.powi(step as i32));
            for at in 0..self.width {
                let slope = slope[at] / count.max(1.0) + KEEP * change[at];
                drift[at] = 0.9 * drift[at] + 0.1 * slope;
                spread[at] = 0.99 * spread[at] + 0.01 * slope * slope;
                change[at] -= pace * (drift[at] / early) / ((spread[at] / late).sqrt() + 1e-6);
            }
        }
        change
    }
}

fn top(shares: &[f32]) -> Option<usize> {
    (0..shares.len()).max_by(|&one, &other| shares[one].total_cmp(&shares[other]))
}
