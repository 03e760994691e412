//! A game among computers.

use super::seat::Sitter;
use super::who::Who;
use engine::playout::{self, Playout, Stopped};
use engine::{Fault, Game, Options, Refusal, Seat, Seed};

/// Who sits where, by seat, and how they think.
#[derive(Clone, Debug)]
pub struct Company {
    pub seats: Vec<Who>,
    /// For each decision, instead of time: the same seed then gives the same game.
    pub iterations: Option<u32>,
    /// The part of its time that everybody has.
    pub time: f64,
}

/// Plays one game to its end. The keys so far are there even if it stops before.
pub fn play(
    game: Game,
    options: &Options,
    seed: Seed,
    company: &Company,
    keys: &mut Vec<String>,
) -> Result<Playout, Stopped> {
    let (mut table, _) = game.open(options, company.seats.len() as u64, seed)?;
    let mut dice = playout::picker(seed);
    let mut sitters: Vec<Sitter> =
        company.seats.iter().map(|&who| Sitter::new(who, company.iterations, company.time)).collect();
    let (mut choices, mut most_offers) = (0, 0);
    while let Some(seat) = table.decider() {
        let stopped = |keys: &Vec<String>, fault| Stopped::Fault { step: keys.len() as u32, fault };
        let key = sitters[seat.index()].choose(&table, dice.fork());
        let key = key.ok_or_else(|| stopped(keys, Fault("a computer has nothing to choose".to_owned())))?;
        let offers = table.offers();
        choices += u32::from(offers > 1);
        most_offers = most_offers.max(offers);
        let taken = table.choose(seat, table.step(), &key);
        keys.push(key);
        match taken {
            Ok(_) if keys.len() <= playout::BOUND as usize => {}
            Ok(_) => return Err(stopped(keys, Fault("the game does not end".to_owned()))),
            Err(Refusal::Fault(fault)) => return Err(stopped(keys, fault)),
            Err(refusal) => return Err(stopped(keys, Fault(refusal.to_string()))),
        }
    }
    table.audit().map_err(|fault| Stopped::Fault { step: keys.len() as u32, fault })?;
    let turns: u32 = Seat::all(table.players()).map(|seat| table.turns(seat)).sum();
    Ok(Playout {
        choices,
        most_offers,
        standings: table.standings(),
        turns: f64::from(turns) / f64::from(table.players()),
        tallies: table.tallies(),
    })
}
