//! What many games have in common.

use engine::Options;
use engine::playout::Playout;
use serde::Serialize;
use std::collections::BTreeMap;
use std::fmt;

/// Sums over games that ended well.
#[derive(Debug, Default)]
pub struct Sums {
    games: u64,
    choices: u64,
    max_offers: usize,
    scores: Vec<i64>,
    turns: f64,
    tallies: BTreeMap<&'static str, f64>,
}

impl Sums {
    pub fn count(&mut self, playout: &Playout) {
        self.games += 1;
        self.choices += u64::from(playout.choices);
        self.max_offers = self.max_offers.max(playout.most_offers);
        let seats = playout.standings.seats.len();
        self.scores.resize(self.scores.len().max(seats), 0);
        for score in &playout.standings.seats {
            self.scores[score.seat.index()] += i64::from(score.total);
        }
        self.turns += playout.turns;
        for (name, value) in &playout.tallies {
            *self.tallies.entry(name).or_default() += value;
        }
    }

    pub fn add(&mut self, other: &Sums) {
        self.games += other.games;
        self.choices += other.choices;
        self.max_offers = self.max_offers.max(other.max_offers);
        self.scores.resize(self.scores.len().max(other.scores.len()), 0);
        for (sum, score) in self.scores.iter_mut().zip(&other.scores) {
            *sum += score;
        }
        self.turns += other.turns;
        for (name, value) in &other.tallies {
            *self.tallies.entry(name).or_default() += value;
        }
    }
}

/// The line that `simulate` prints. Means are over the games that ended well.
#[derive(Debug, Serialize)]
pub struct Summary<'a> {
    game: &'a str,
    options: &'a Options,
    players: u64,
    games: u64,
    faults: u64,
    choices: u64,
    seconds: f64,
    games_per_second: f64,
    choices_per_second: f64,
    /// By seat.
    mean_scores: Vec<f64>,
    mean_choices: f64,
    /// A player.
    mean_turns: f64,
    max_offers: usize,
    /// What the game finds telling.
    means: BTreeMap<&'static str, f64>,
}

impl<'a> Summary<'a> {
    pub fn new(game: &'a str, options: &'a Options, players: u64, sums: &Sums, faults: u64, seconds: f64) -> Self {
        let mean = |sum: f64| rounded(sum / sums.games.max(1) as f64);
        // A clock too coarse for a single small game must not divide by nothing.
        let rate = |count: u64| rounded(count as f64 / seconds.max(1e-9));
        Summary {
            game,
            options,
            players,
            games: sums.games + faults,
            faults,
            choices: sums.choices,
            seconds,
            games_per_second: rate(sums.games),
            choices_per_second: rate(sums.choices),
            mean_scores: sums.scores.iter().map(|&sum| mean(sum as f64)).collect(),
            mean_choices: mean(sums.choices as f64),
            mean_turns: mean(sums.turns),
            max_offers: sums.max_offers,
            means: sums.tallies.iter().map(|(name, &sum)| (*name, mean(sum))).collect(),
        }
    }
}

/// Three decimals say all there is to say.
fn rounded(number: f64) -> f64 {
    (number * 1000.0).round() / 1000.0
}

/// For people.
impl fmt::Display for Summary<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let scores = self.mean_scores.iter().map(|score| format!("{score:.1}")).collect::<Vec<_>>().join(", ");
        writeln!(f, "{} games of {} with {} players, {} faults", self.games, self.game, self.players, self.faults)?;
        writeln!(f, "  {:.0} games and {:.0} choices a second", self.games_per_second, self.choices_per_second)?;
        writeln!(f, "  {:.1} choices a game, {:.1} turns a player", self.mean_choices, self.mean_turns)?;
        writeln!(f, "  at most {} offers in a decision", self.max_offers)?;
        writeln!(f, "  mean score by seat: {scores}")?;
        for (name, mean) in &self.means {
            writeln!(f, "  mean {name}: {mean:.2}")?;
        }
        Ok(())
    }
}
