//! `railhead duel`

use super::output::print_json;
use crate::company::{self, Company, Who};
use crate::failure::Failure;
use crate::seed;
use engine::{Game, Options, Score, Seat, Seed, Standings};
use indicatif::{ProgressBar, ProgressStyle};
use serde::Serialize;
use std::collections::BTreeMap;
use std::io::{IsTerminal, Write};
use std::time::Instant;

/// One computer player against as many of another as there are seats left, and how often it wins.
///
/// The seat changes with every game. A win that is shared counts for its part.
#[derive(clap::Args)]
#[command(after_help = "\
Players are greenhorn, hand, foreman (200 ms of processor time a turn), boss (2 s), random; and those that are never
tuned: reference-policy, reference-50, reference-200.

Examples:
  railhead duel --games 400 --a boss --b foreman --json
  railhead duel --games 100 --a hand --b greenhorn --option KEY=VALUE --json
  railhead duel --games 100 --a foreman --b reference-200 --iterations 200 --json")]
pub struct Args {
    /// The game, by its name in `railhead games`; the first of them if none is named
    #[arg(long)]
    game: Option<String>,
    /// An option of the game; may be given several times
    #[arg(long = "option", value_name = "KEY=VALUE", value_parser = super::opening::key_value)]
    options: Vec<(String, String)>,
    /// How many play; as many as can if nothing is said
    #[arg(long, value_name = "N")]
    players: Option<u64>,
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// The one
    #[arg(long, value_parser = Who::from_id)]
    a: Who,
    /// The others
    #[arg(long, value_parser = Who::from_id)]
    b: Who,
    /// The seed of the first game; each further game has the next one
    #[arg(long, value_parser = seed::from_text, default_value = "1")]
    seed: Seed,
    /// Iterations for each decision instead of time: the same command then gives the same games
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    iterations: Option<u32>,
    /// The part of its time that every player has, to see more games in less time
    #[arg(long, value_name = "PART", default_value_t = 1.0)]
    time: f64,
    /// Print the line of JSON alone, without a progress bar
    #[arg(long)]
    json: bool,
}

pub fn run(args: &Args) -> Result<(), Failure> {
    let game = match &args.game {
        Some(name) => engine::game(name)?,
        None => engine::games().into_iter().next().ok_or_else(|| Failure::Failed("there is no game".to_owned()))?,
    };
    let options: Options = args.options.iter().cloned().collect();
    let most = game.players.iter().copied().max().unwrap_or(2);
    let players = args.players.unwrap_or(u64::from(most));
    game.open(&options, players, args.seed)?;
    let bar = progress_bar(args);
    let began = Instant::now();
    let mut tally = Tally::default();
    for number in 0..args.games {
        let seat = Seat((number % players) as u8);
        let seats = Seat::all(players as u8).map(|other| if other == seat { args.a } else { args.b }).collect();
        let company = Company { seats, iterations: args.iterations, time: args.time };
        let (game_seed, mut keys) = (seed::nth(args.seed, number), Vec::new());
        let played = company::play(game, &options, game_seed, &company, &mut keys);
        let played = played.map_err(|stopped| Failure::Failed(format!("game {number} stopped {stopped}")))?;
        tally.count(&played.standings, seat, played.turns);
        bar.inc(1);
    }
    bar.finish_and_clear();
    let line = tally.line(args, &game, &options, players, began.elapsed().as_secs_f64());
    print_json(&line)?;
    if !args.json {
        let (wins, low, high) = (line.wins * 100.0, line.interval[0] * 100.0, line.interval[1] * 100.0);
        let _ = writeln!(
            std::io::stderr(),
            "{} won {wins:.0} % of {} games against {} ({low:.0} to {high:.0} %)",
            line.a.player,
            line.games,
            line.b.player
        );
    }
    Ok(())
}

/// Seen on a terminal only.
fn progress_bar(args: &Args) -> ProgressBar {
    if args.json || !std::io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let bar = ProgressBar::new(args.games);
    match ProgressStyle::with_template("{wide_bar} {human_pos} of {human_len} games, {eta} left") {
        Ok(style) => bar.with_style(style),
        Err(_) => bar,
    }
}

/// What one side has made so far.
#[derive(Default)]
struct Side {
    seats: u32,
    total: f64,
    squares: f64,
    by: BTreeMap<&'static str, f64>,
}

impl Side {
    fn count(&mut self, score: &Score) {
        self.seats += 1;
        self.total += f64::from(score.total);
        self.squares += f64::from(score.total) * f64::from(score.total);
        for (name, points) in &score.by {
            *self.by.entry(name).or_default() += f64::from(*points);
        }
    }

    fn line(&self, who: Who) -> SideLine {
        let seats = f64::from(self.seats.max(1));
        let mean = self.total / seats;
        SideLine {
            player: who.id(),
            points: rounded(mean),
            error: rounded(((self.squares / seats - mean * mean).max(0.0) / seats).sqrt()),
            by: self.by.iter().map(|(name, sum)| (*name, rounded(sum / seats))).collect(),
        }
    }
}

#[derive(Default)]
struct Tally {
    games: u32,
    wins: f64,
    turns: f64,
    one: Side,
    others: Side,
}

#[derive(Serialize)]
struct Line<'a> {
    game: &'static str,
    options: &'a Options,
    players: u64,
    games: u32,
    iterations: Option<u32>,
    time: f64,
    /// The part of all games that the one has won, and where the truth lies, 19 times out of 20.
    wins: f64,
    interval: [f64; 2],
    /// What would be won among equals.
    parity: f64,
    a: SideLine,
    b: SideLine,
    mean_turns: f64,
    seconds: f64,
}

#[derive(Serialize)]
struct SideLine {
    player: &'static str,
    points: f64,
    /// The standard error of these points.
    error: f64,
    by: BTreeMap<&'static str, f64>,
}

impl Tally {
    fn count(&mut self, standings: &Standings, seat: Seat, turns: f64) {
        self.games += 1;
        self.turns += turns;
        let winners = standings.winners().count().max(1) as f64;
        for score in &standings.seats {
            let one = score.seat == seat;
            if one && score.rank == 1 {
                self.wins += 1.0 / winners;
            }
            if one { self.one.count(score) } else { self.others.count(score) }
        }
    }

    fn line<'a>(&self, args: &Args, game: &Game, options: &'a Options, players: u64, seconds: f64) -> Line<'a> {
        let games = f64::from(self.games.max(1));
        Line {
            game: game.kind.0,
            options,
            players,
            games: self.games,
            iterations: args.iterations,
            time: args.time,
            wins: rounded(self.wins / games),
            interval: interval(self.wins, games).map(rounded),
            parity: rounded(1.0 / players as f64),
            a: self.one.line(args.a),
            b: self.others.line(args.b),
            mean_turns: rounded(self.turns / games),
            seconds: rounded(seconds),
        }
    }
}

/// Wilson's interval: it stays between 0 and 1, and is right for few games.
pub fn interval(wins: f64, games: f64) -> [f64; 2] {
    const SPREAD: f64 = 1.96;
    let (part, square) = (wins / games, SPREAD * SPREAD / games);
    let middle = (part + square / 2.0) / (1.0 + square);
    let half = SPREAD * (part * (1.0 - part) / games + square / (4.0 * games)).sqrt() / (1.0 + square);
    [(middle - half).max(0.0), (middle + half).min(1.0)]
}

fn rounded(number: f64) -> f64 {
    (number * 1000.0).round() / 1000.0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_interval_is_wilsons() {
        let [low, high] = interval(10.0, 20.0);
        assert!((low - 0.299).abs() < 0.001 && (high - 0.701).abs() < 0.001, "{low} {high}");
        let [low, high] = interval(20.0, 20.0);
        assert!(low > 0.83 && high > 0.999, "{low} {high}");
    }
}
