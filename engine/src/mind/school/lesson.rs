//! A game to learn from: what was chosen, and what the search saw before it chose.

use crate::mind::{Guess, Liked, Luck, Manner, Mind, Search, Thinker, Weights};
use crate::playout::{BOUND, Stopped};
use crate::{Fault, Log, Options, Seed, Table};
use std::fmt::{self, Display, Formatter};
use std::str::FromStr;
use std::sync::Arc;

/// A game, written as one line.
#[derive(Clone, Debug, PartialEq)]
pub struct Lesson {
    pub options: Options,
    pub players: u64,
    pub seed: u64,
    pub steps: Vec<Step>,
}

/// One choice.
#[derive(Clone, Debug, PartialEq)]
pub struct Step {
    /// Its row among the legal actions.
    pub chosen: usize,
    /// How often the search tried each legal action, and what came of it in the mean. Empty where nothing was weighed.
    pub tried: Vec<(u32, f32)>,
}

/// How lessons are played.
#[derive(Clone, Copy, Debug)]
pub struct Course {
    pub search: Search,
    /// For each decision.
    pub iterations: u32,
    /// The part of all turns that are played by warm likings instead, so that lessons get to where the search would not.
    pub wild: f32,
}

const WILD_WARMTH: f32 = 1.5;

/// Plays one lesson: every seat searches, by the same weights.
pub fn play<R: Mind>(
    options: &Options,
    players: u64,
    seed: u64,
    weights: &Arc<Weights>,
    course: &Course,
) -> Result<Lesson, Stopped> {
    let (table, _) = Table::<R>::open(options, players, Seed::from(seed))?;
    let mut state = table.state().clone();
    let mut dice = crate::playout::picker(Seed::from(seed));
    let mut luck = Luck::of(&mut dice);
    let mut minds: Vec<Thinker<R>> =
        (0..players).map(|_| Thinker::by(Manner::Search(course.search), weights.clone())).collect();
    let (mut liked, mut actions, mut steps) = (Liked::default(), Vec::new(), Vec::new());
    let (mut turn, mut wild) = (None, false);
    while let Some(seat) = state.decider() {
        let stopped = |steps: &Vec<Step>, fault| Stopped::Fault { step: steps.len() as u32, fault };
        if turn != Some((seat, state.turns(seat))) {
            turn = Some((seat, state.turns(seat)));
            wild = luck.unit() < course.wild;
        }
        actions.clear();
        state.legal(&mut actions);
        let mut tried = Vec::new();
        let action = if wild {
            liked.choose(&state, &weights.likings, WILD_WARMTH, &mut luck)
        } else {
            let mind = &mut minds[seat.index()];
            let guess = Guess::of(&state, seat, dice.fork());
            let thought = mind.think(&guess, dice.fork(), &mut |lead| lead.iterations + lead.ahead < course.iterations);
            if thought.as_ref().is_some_and(|(_, thought)| thought.iterations > 0) {
                let seen = mind.tried();
                let of = |action: &R::Action| seen.iter().find(|(other, ..)| other == action);
                tried.extend(
                    actions.iter().map(|action| of(action).map_or((0, 0.0), |&(_, visits, mean)| (visits, mean))),
                );
            }
            thought.map(|(action, _)| action)
        };
        let row = action.and_then(|action| actions.iter().position(|&other| other == action));
        let (Some(action), Some(chosen)) = (action, row) else {
            return Err(stopped(&steps, Fault("a choice that is not legal".to_owned())));
        };
        minds[seat.index()].follow(action);
        state.resolve(action, &mut Log::silent()).map_err(|fault| stopped(&steps, fault))?;
        steps.push(Step { chosen, tried });
        if steps.len() > BOUND as usize {
            return Err(stopped(&steps, Fault("the game does not end".to_owned())));
        }
    }
    Ok(Lesson { options: options.clone(), players, seed, steps })
}

impl Lesson {
    /// Plays it again and shows every decision. Returns the end; `None` if it is no game of these rules.
    pub fn again<R: Mind>(&self, mut see: impl FnMut(&R, &[R::Action], &Step)) -> Option<R> {
        let (table, _) = Table::<R>::open(&self.options, self.players, Seed::from(self.seed)).ok()?;
        let mut state = table.state().clone();
        let mut actions = Vec::new();
        for step in &self.steps {
            actions.clear();
            state.legal(&mut actions);
            see(&state, &actions, step);
            state.resolve(*actions.get(step.chosen)?, &mut Log::silent()).ok()?;
        }
        state.decider().is_none().then_some(state)
    }
}

impl Display for Lesson {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let options: Vec<String> = self.options.iter().map(|(key, value)| format!("{key}={value}")).collect();
        write!(f, "{} {} [{}]", self.seed, self.players, options.join(","))?;
        for Step { chosen, tried } in &self.steps {
            write!(f, " {chosen}")?;
            for (visits, mean) in tried {
                match visits {
                    0 => write!(f, ",0")?,
                    _ => write!(f, ",{visits}:{mean:.1}")?,
                }
            }
        }
        Ok(())
    }
}

/// The line is not a lesson.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("this is not a lesson")]
pub struct NoLesson;

impl FromStr for Lesson {
    type Err = NoLesson;

    fn from_str(line: &str) -> Result<Lesson, NoLesson> {
        fn number<T: FromStr>(text: Option<&str>) -> Result<T, NoLesson> {
            text.and_then(|text| text.parse().ok()).ok_or(NoLesson)
        }
        let mut words = line.split(' ');
        let (seed, players) = (number(words.next())?, number(words.next())?);
        let options = words.next().and_then(|word| word.strip_prefix('[')?.strip_suffix(']')).ok_or(NoLesson)?;
        let pairs = options.split(',').filter(|pair| !pair.is_empty());
        let options = pairs.map(|pair| pair.split_once('=').map(|(key, value)| (key.to_owned(), value.to_owned())));
        let options: Option<Options> = options.collect();
        let step = |word: &str| {
            let mut parts = word.split(',');
            let chosen = number(parts.next())?;
            let seen = |part: &str| match part.split_once(':') {
                Some((visits, mean)) => Ok((number(Some(visits))?, number(Some(mean))?)),
                None => Ok((number(Some(part))?, 0.0)),
            };
            Ok(Step { chosen, tried: parts.map(seen).collect::<Result<_, NoLesson>>()? })
        };
        let steps = words.map(step).collect::<Result<_, NoLesson>>()?;
        Ok(Lesson { options: options.ok_or(NoLesson)?, players, seed, steps })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_lesson_written_and_read_again_is_the_same() {
        let options = [("edition", "second"), ("north", "true")].map(|(key, value)| (key.to_owned(), value.to_owned()));
        let steps = vec![
            Step { chosen: 2, tried: vec![(0, 0.0), (3, -1.5), (17, 20.0)] },
            Step { chosen: 0, tried: Vec::new() },
        ];
        let lesson = Lesson { options: options.into(), players: 4, seed: 7, steps };
        assert_eq!(lesson.to_string(), "7 4 [edition=second,north=true] 2,0,3:-1.5,17:20.0 0");
        assert_eq!(lesson.to_string().parse(), Ok(lesson));
        assert_eq!("7 4 2".parse::<Lesson>(), Err(NoLesson));
    }
}
