//! Learning a game, whichever it is.

use crate::mind::school::{self, Contest, Course, Lesson, LikingFit, WorthFit};
use crate::mind::{Mind, Weights};
use crate::playout::Stopped;
use crate::{Options, Standings};
use std::sync::Arc;

/// What was learned from lessons, and how well it fits them.
pub struct Learned {
    pub weights: Weights,
    pub worth: WorthFit,
    pub likings: LikingFit,
}

type PlayLesson = fn(&Options, u64, u64, &Arc<Weights>, &Course) -> Result<Lesson, Stopped>;

/// How the weights of a game are learned.
#[derive(Clone, Copy)]
pub struct Study {
    /// The weights that play now.
    pub newest: fn() -> Arc<Weights>,
    /// The names of the weights of likings, each with how many numbers it has.
    pub names: &'static [(&'static str, usize)],
    pub lesson: PlayLesson,
    pub learn: fn(&[Lesson], &Weights) -> Learned,
    pub contest: fn(&Contest, u64) -> Result<Standings, Stopped>,
}

pub fn study<R: Mind>() -> Study {
    Study {
        newest: || R::rounds().pop().map(|(_, weights)| weights).unwrap_or_default(),
        names: R::LIKINGS,
        lesson: school::play::<R>,
        learn: |lessons, weights| {
            let (worth, worth_fit) = school::fit_worth::<R>(lessons, weights);
            let (likings, likings_fit) = school::fit_likings::<R>(lessons, weights);
            Learned { weights: Weights { likings, worth }, worth: worth_fit, likings: likings_fit }
        },
        contest: school::contest::<R>,
    }
}
