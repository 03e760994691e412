//! Games of random choices, played to the end: for finding faults, for measuring, for golden files.

use crate::{
    Dice, Exercise, Fault, Log, Options, Rules, Seat, Seed, SetupError, Standings, Table, Version, table::key_of,
};
use std::collections::BTreeSet;
use thiserror::Error;

/// A game that needs more choices than this hangs.
pub const BOUND: u32 = 100_000;

/// How closely a playout is watched.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Check {
    /// The conservation laws once, at the end.
    End,
    /// The conservation laws, the written state and the keys at every step.
    EveryStep,
}

/// The result of a finished playout.
#[derive(Clone, Debug)]
pub struct Playout {
    /// Decisions with more than one offer.
    pub choices: u32,
    pub most_offers: usize,
    pub standings: Standings,
    /// Mean over the players.
    pub turns: f64,
    pub tallies: Vec<(&'static str, f64)>,
}

/// Why a playout stopped before its end.
#[derive(Clone, Debug, Error)]
pub enum Stopped {
    #[error(transparent)]
    Setup(#[from] SetupError),
    #[error("after {step} choices: {fault}")]
    Fault { step: u32, fault: Fault },
}

/// Picks offers for a playout. Separate from the dice of the game, so that a policy changes no draw.
pub fn picker(seed: Seed) -> Dice {
    let mut other = seed.0;
    for byte in &mut other {
        *byte ^= 0x5a;
    }
    Dice::new(Seed(other))
}

/// Plays one game of random choices to its end.
pub fn play<R: Exercise>(
    version: Version,
    options: &Options,
    players: u64,
    seed: Seed,
    check: Check,
) -> Result<Playout, Stopped> {
    let (table, _) = Table::<R>::open_by(version, options, players, seed)?;
    let mut state = table.state().clone();
    let mut pick = picker(seed);
    let mut actions = Vec::with_capacity(64);
    let mut log = Log::silent();
    let (mut choices, mut steps, mut most_offers) = (0, 0, 0);
    while state.decider().is_some() {
        let step = |fault| Stopped::Fault { step: steps, fault };
        actions.clear();
        state.legal(&mut actions);
        if check == Check::EveryStep {
            examine(&state, &actions).map_err(step)?;
        }
        let action = match actions.len() {
            0 => return Err(step(Fault("a decision without an offer".to_owned()))),
            1 => actions[0],
            n => {
                choices += 1;
                most_offers = most_offers.max(n);
                actions[pick.below(n as u32) as usize]
            }
        };
        state.resolve(action, &mut log).map_err(step)?;
        steps += 1;
        if steps > BOUND {
            return Err(Stopped::Fault { step: steps, fault: Fault("the game does not end".to_owned()) });
        }
    }
    state.audit().map_err(|fault| Stopped::Fault { step: steps, fault })?;
    let turns: u32 = Seat::all(state.players()).map(|seat| state.turns(seat)).sum();
    Ok(Playout {
        choices,
        most_offers,
        standings: state.standings(),
        turns: f64::from(turns) / f64::from(state.players()),
        tallies: state.tallies(),
    })
}

/// The keys of the same game, as far as it goes.
pub fn record<R: Rules>(version: Version, options: &Options, players: u64, seed: Seed) -> Result<Vec<String>, Stopped> {
    let (table, _) = Table::<R>::open_by(version, options, players, seed)?;
    let mut state = table.state().clone();
    let mut pick = picker(seed);
    let mut keys = Vec::new();
    while state.decider().is_some() && keys.len() <= BOUND as usize {
        let mut actions = Vec::new();
        state.legal(&mut actions);
        let action = match actions.len() {
            0 => break,
            1 => actions[0],
            n => actions[pick.below(n as u32) as usize],
        };
        keys.push(key_of(&state, action).to_string());
        if state.resolve(action, &mut Log::silent()).is_err() {
            break;
        }
    }
    Ok(keys)
}

/// How a playout chooses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Policy {
    Random,
    /// Three times out of four, the key this game likes best. Every seed likes other keys and sticks to them, so games
    /// get to places that random play never sees.
    Taste,
    /// The same, with more of everything at the start.
    Rich,
}

/// What a playout exercised.
#[derive(Clone, Debug, Default)]
pub struct Exercised {
    /// What the events say, and `why:` with the id of the reason for everything withheld on the way.
    pub tags: BTreeSet<String>,
    /// The way there.
    pub keys: Vec<String>,
    /// Why it stopped before its end.
    pub fault: Option<Fault>,
}

/// Plays one game to its end and reports what it exercised.
pub fn exercise<R: Exercise>(
    version: Version,
    options: &Options,
    players: u64,
    seed: Seed,
    policy: Policy,
) -> Result<Exercised, SetupError> {
    let (table, events) = Table::<R>::open_by(version, options, players, seed)?;
    let mut exercised = Exercised::default();
    collect::<R>(&events, &mut exercised.tags);
    let mut state = table.state().clone();
    if policy == Policy::Rich {
        state.enrich();
    }
    exercised.fault = exercise_from(state, seed, policy, &mut exercised).err();
    Ok(exercised)
}

fn exercise_from<R: Exercise>(mut state: R, seed: Seed, policy: Policy, to: &mut Exercised) -> Result<(), Fault> {
    let mut pick = picker(seed);
    let mut actions = Vec::new();
    while state.decider().is_some() {
        actions.clear();
        state.legal(&mut actions);
        let liking = |&action: &R::Action| fnv(seed.0.iter().chain(key_of(&state, action).as_str().as_bytes()));
        let action = match actions.len() {
            0 => None,
            1 => Some(actions[0]),
            _ if policy != Policy::Random && pick.below(4) > 0 => actions.iter().copied().max_by_key(liking),
            n => Some(actions[pick.below(n as u32) as usize]),
        };
        let action = action.ok_or_else(|| Fault("a decision without an offer".to_owned()))?;
        to.tags.extend(state.withheld().into_iter().map(|withheld| format!("why:{}", withheld.why.id)));
        to.keys.push(key_of(&state, action).to_string());
        let mut log = Log::new();
        state.resolve(action, &mut log)?;
        collect::<R>(&log.into_events(), &mut to.tags);
        if to.keys.len() > BOUND as usize {
            return Err(Fault("the game does not end".to_owned()));
        }
    }
    state.audit()
}

fn collect<R: Exercise>(events: &[R::Event], to: &mut BTreeSet<String>) {
    let mut tags = Vec::new();
    for event in events {
        R::exercised(event, &mut tags);
    }
    to.extend(tags);
}

/// What must hold at every step of every game.
pub fn examine<R: Rules>(state: &R, actions: &[R::Action]) -> Result<(), Fault> {
    state.audit()?;
    let mut keys: Vec<_> = actions.iter().map(|&action| key_of(state, action)).collect();
    if let Some(key) = keys.iter().find(|key| !key.is_well_formed()) {
        return Err(Fault(format!("the key {key} is malformed")));
    }
    keys.sort_unstable();
    if let Some([key, ..]) = keys.windows(2).find(|pair| pair[0] == pair[1]) {
        return Err(Fault(format!("the key {key} is offered twice")));
    }
    let written = serde_json::to_string(state).map_err(|error| Fault(error.to_string()))?;
    let again: R = serde_json::from_str(&written).map_err(|error| Fault(format!("{error} in {written}")))?;
    let rewritten = serde_json::to_string(&again).map_err(|error| Fault(error.to_string()))?;
    if written != rewritten {
        return Err(Fault("a state read again is another one".to_owned()));
    }
    Ok(())
}

/// A short fingerprint of a state.
pub fn digest<R: Rules>(state: &R) -> String {
    format!("{:016x}", fnv(&serde_json::to_vec(state).unwrap_or_default()))
}

/// FNV-1a, 64 bits.
fn fnv<'a>(bytes: impl IntoIterator<Item = &'a u8>) -> u64 {
    bytes.into_iter().fold(0xcbf2_9ce4_8422_2325, |hash, &byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}
