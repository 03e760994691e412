//! Fits what positions are worth to how lessons ended.

use super::lesson::Lesson;
use super::ridge::{Rows, ridge};
use crate::mind::{Mind, Weights};
use crate::{Rules, Seat};
use std::collections::HashMap;

/// How the fit went, on lessons that it did not see: the root of the mean square error, in points.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct WorthFit {
    pub positions: usize,
    pub before: f64,
    pub after: f64,
}

/// Every eighth lesson is kept for the test.
const TEST: usize = 8;
/// The end of a game is mostly luck as seen from far: half of what a position should be worth is what the same seat's
/// position is worth four turns later.
const LATER: u32 = 4;
const MIX: f32 = 0.5;
/// How dear a weight is that differs from the one before.
const KEEP: f64 = 60.0;

struct Position {
    features: Vec<f32>,
    lesson: usize,
    seat: Seat,
    turn: u32,
    end: f32,
}

/// The worth that fits these lessons, near the one there is.
pub fn fit_worth<R: Mind>(lessons: &[Lesson], weights: &Weights) -> (Vec<f32>, WorthFit) {
    let positions: Vec<Position> =
        lessons.iter().enumerate().flat_map(|(number, lesson)| of_lesson::<R>(number, lesson)).collect();
    let width = positions.first().map_or(0, |position| position.features.len());
    let mut base = weights.worth.clone();
    base.resize(width, 0.0);
    let scale = spreads(&positions, width);
    let before = error(&positions, &base);
    let mut worth = fit(&positions, &base, &scale, |position| position.end);
    for _ in 0..3 {
        let place = |position: &Position, turn| (position.lesson, position.seat.index(), turn);
        let mut later = HashMap::new();
        for position in &positions {
            later.entry(place(position, position.turn)).or_insert_with(|| sum(&position.features, &worth));
        }
        worth = fit(&positions, &base, &scale, |position| {
            let then = later.get(&place(position, position.turn + LATER));
            then.map_or(position.end, |then| (1.0 - MIX) * position.end + MIX * then)
        });
    }
    let after = error(&positions, &worth);
    (worth, WorthFit { positions: positions.len(), before, after })
}

/// The positions at the beginning of turns: the decider's, and now and then that of another seat.
fn of_lesson<R: Mind>(number: usize, lesson: &Lesson) -> Vec<Position> {
    let mut positions = Vec::new();
    let mut last = None;
    let end = lesson.again::<R>(|state, _, _| {
        let Some(decider) = state.decider() else { return };
        let turn = state.turns(decider);
        if last == Some((decider, turn)) {
            return;
        }
        last = Some((decider, turn));
        for seat in Seat::all(state.players()) {
            if seat == decider || (turn + u32::from(seat.0) + u32::from(decider.0)).is_multiple_of(3) {
                let mut features = Vec::new();
                state.features(seat, &mut features);
                positions.push(Position { features, lesson: number, seat, turn: state.turns(seat), end: 0.0 });
            }
        }
    });
    let Some(standings) = end.map(|state| Rules::standings(&state)) else { return Vec::new() };
    for position in &mut positions {
        position.end = standings.seats[position.seat.index()].total as f32;
    }
    positions
}

fn sum(features: &[f32], weights: &[f32]) -> f32 {
    features.iter().zip(weights).map(|(feature, weight)| feature * weight).sum()
}

/// Fits what is missing between the base and the targets, with features of one scale, so that one price suits all.
fn fit(positions: &[Position], base: &[f32], scale: &[f32], target: impl Fn(&Position) -> f32) -> Vec<f32> {
    let (mut features, mut targets) = (Vec::new(), Vec::new());
    for position in positions.iter().filter(|position| position.lesson % TEST != 0) {
        features.extend(position.features.iter().zip(scale).map(|(feature, scale)| feature / scale));
        targets.push(target(position) - sum(&position.features, base));
    }
    let change = ridge(&Rows { features: &features, targets: &targets }, base.len(), KEEP);
    base.iter().zip(&change).zip(scale).map(|((base, change), scale)| base + change / scale).collect()
}

fn spreads(positions: &[Position], width: usize) -> Vec<f32> {
    let count = positions.len().max(1) as f64;
    let (mut sums, mut squares) = (vec![0.0_f64; width], vec![0.0_f64; width]);
    for position in positions {
        for (at, &feature) in position.features.iter().enumerate() {
            sums[at] += f64::from(feature);
            squares[at] += f64::from(feature) * f64::from(feature);
        }
    }
    let spread = |(sum, squares): (&f64, &f64)| (squares / count - (sum / count).powi(2)).max(0.0).sqrt();
    // What never changes is left alone, but for the first, which is always 1.
    let spreads = sums.iter().zip(&squares).map(spread).enumerate();
    spreads.map(|(at, spread)| if at == 0 { 1.0 } else { spread.max(1e-3) as f32 }).collect()
}

fn error(positions: &[Position], weights: &[f32]) -> f64 {
    let test = positions.iter().filter(|position| position.lesson % TEST == 0);
    let squares = test.map(|position| f64::from(sum(&position.features, weights) - position.end).powi(2));
    let (sum, count) = squares.fold((0.0, 0_u32), |(sum, count), square| (sum + square, count + 1));
    (sum / f64::from(count.max(1))).sqrt()
}
