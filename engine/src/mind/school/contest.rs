//! Whether what was learned plays better.

use super::lesson::Course;
use crate::mind::{Guess, Manner, Mind, Thinker, Weights};
use crate::playout::{BOUND, Stopped, picker};
use crate::{Fault, Log, Options, Seat, Seed, Standings, Table};
use std::sync::Arc;

/// One seat plays by new weights, the others by old ones, all by the same search.
pub struct Contest<'a> {
    pub options: &'a Options,
    pub players: u64,
    pub seat: Seat,
    pub new: &'a Arc<Weights>,
    pub old: &'a Arc<Weights>,
    pub course: &'a Course,
}

/// Plays one game to its end.
pub fn contest<R: Mind>(contest: &Contest, seed: u64) -> Result<Standings, Stopped> {
    let Contest { options, players, seat: newcomer, new, old, course } = contest;
    let (table, _) = Table::<R>::open(options, *players, Seed::from(seed))?;
    let mut state = table.state().clone();
    let mut dice = picker(Seed::from(seed));
    let weights = |seat: Seat| if seat == *newcomer { Arc::clone(new) } else { Arc::clone(old) };
    let manner = Manner::Search(course.search);
    let mut minds: Vec<Thinker<R>> =
        Seat::all(state.players()).map(|seat| Thinker::by(manner, weights(seat))).collect();
    for step in 0..BOUND {
        let Some(seat) = state.decider() else { return Ok(state.standings()) };
        let mind = &mut minds[seat.index()];
        let guess = Guess::of(&state, seat, dice.fork());
        let thought = mind.think(&guess, dice.fork(), &mut |lead| lead.iterations + lead.ahead < course.iterations);
        let Some((action, _)) = thought else { break };
        mind.follow(action);
        state.resolve(action, &mut Log::silent()).map_err(|fault| Stopped::Fault { step, fault })?;
    }
    Err(Stopped::Fault { step: BOUND, fault: Fault("the game does not end".to_owned()) })
}
