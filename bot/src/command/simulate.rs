//! `railhead simulate`

mod panicked;
mod summary;

use super::opening::Opening;
use super::output::print_json;
use crate::company::{self, Company, Who};
use crate::failure::Failure;
use crate::replay_line::ReplayLine;
use crate::seed;
use engine::playout::{Check, Playout, Stopped};
use engine::{Game, Options, Seed};
use indicatif::{ProgressBar, ProgressStyle};
use std::io::{IsTerminal, Write};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;
use summary::{Summary, Sums};

/// Play complete games of random choices or of computer players, without drawing or storing, and sum them up in one line of JSON.
///
/// Decisions with one offer are not counted as choices. A game that breaks a law of its rules is printed on standard
/// error as a line that `railhead replay` takes, and the exit code is 1.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  railhead simulate --game G --players 3 --games 1000 --seed 1 --json
  railhead simulate --game G --option KEY=VALUE --players 4 --games 10000 --seed 1 --threads 2 --check --json
  railhead simulate --game G --players 4 --players-are boss,foreman,hand,greenhorn --games 20 --json
railhead games lists the games G and their options.")]
pub struct Args {
    #[command(flatten)]
    opening: Opening,
    /// How many games
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// The seed of the first game, a number or 64 hexadecimal digits; each further game has the next one
    #[arg(long, value_parser = seed::from_text, default_value = "1")]
    seed: Seed,
    /// How offers are picked: random; once for all seats, or once for each
    #[arg(long = "policy", value_name = "POLICY", default_value = "random")]
    policies: Vec<String>,
    /// Computer players instead: greenhorn, hand, foreman (200 ms of processor time a turn), boss (2 s) or random; one for
    /// all seats, or one for each
    #[arg(long, value_name = "PLAYER,…", value_delimiter = ',', value_parser = Who::from_id)]
    #[arg(conflicts_with_all = ["policies", "check"])]
    players_are: Vec<Who>,
    /// Iterations that a computer player has for each decision instead of time: the same command then gives the same games
    #[arg(long, value_name = "N", requires = "players_are", value_parser = clap::value_parser!(u32).range(1..))]
    iterations: Option<u32>,
    /// The part of its time that every player has, to see more games in less time
    #[arg(long, value_name = "PART", default_value_t = 1.0, requires = "players_are")]
    time: f64,
    /// How many games are played at the same time
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: u16,
    /// Audit the state, write it and read it again at every step, not only at the end of a game
    #[arg(long)]
    check: bool,
    /// Print the line of JSON alone, without a summary for people on standard error
    #[arg(long)]
    json: bool,
}

/// Games are summed up in blocks and the blocks in their order, so that the means do not depend on which thread was
/// quicker.
const BLOCK: u64 = 32;

/// This many faults are shown. One is enough to go looking; thousands only hide the first.
const SHOWN_FAULTS: usize = 5;

struct Job<'a> {
    game: Game,
    options: &'a Options,
    players: u64,
    games: u64,
    seed: Seed,
    check: Check,
    /// Who plays, if choices are not random.
    company: Option<Company>,
    bar: ProgressBar,
}

struct FoundFault {
    number: u64,
    what: String,
    line: ReplayLine,
}

pub fn run(args: &Args) -> Result<(), Failure> {
    let Opening { game: name, players, .. } = &args.opening;
    let (game, players) = (engine::game(name)?, *players);
    let options = args.opening.options()?;
    check_policies(args)?;
    // Opening one table finds whatever is wrong with options and players before a thousand games do.
    game.open(&options, players, args.seed)?;
    let job = Job {
        game,
        options: &options,
        players,
        games: args.games,
        seed: args.seed,
        check: if args.check { Check::EveryStep } else { Check::End },
        company: company(args)?,
        bar: progress_bar(args.games),
    };
    let began = Instant::now();
    let (sums, faults) = job.play(args.threads);
    let seconds = began.elapsed().as_secs_f64();
    job.bar.finish_and_clear();
    let summary = Summary::new(name, &options, players, &sums, faults.len() as u64, seconds);
    print_json(&summary)?;
    if !args.json {
        let _ = write!(std::io::stderr(), "{summary}");
    }
    report(&faults, args.games)
}

fn check_policies(args: &Args) -> Result<(), Failure> {
    if let Some(policy) = args.policies.iter().find(|policy| *policy != "random") {
        return Err(Failure::Use(format!("there is no policy \"{policy}\"; the only one is random")));
    }
    let (given, players) = (args.policies.len() as u64, args.opening.players);
    if given == 1 || given == players {
        return Ok(());
    }
    Err(Failure::Use(format!("{players} players take one policy or {players} of them, one a seat, not {given}")))
}

/// Who sits where, if computers play.
fn company(args: &Args) -> Result<Option<Company>, Failure> {
    let players = args.opening.players;
    let seats = match &args.players_are[..] {
        [] => return Ok(None),
        &[one] => vec![one; players as usize],
        all if all.len() as u64 == players => all.to_vec(),
        all => {
            let given = all.len();
            let sentence = format!("{players} players are one kind of player or {players} of them, not {given}");
            return Err(Failure::Use(sentence));
        }
    };
    Ok(Some(Company { seats, iterations: args.iterations, time: args.time }))
}

/// Seen on a terminal only.
fn progress_bar(games: u64) -> ProgressBar {
    if !std::io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let bar = ProgressBar::new(games);
    match ProgressStyle::with_template("{wide_bar} {human_pos} of {human_len} games, {eta} left") {
        Ok(style) => bar.with_style(style),
        Err(_) => bar,
    }
}

impl Job<'_> {
    fn play(&self, threads: u16) -> (Sums, Vec<FoundFault>) {
        let next_block = AtomicU64::new(0);
        let done = Mutex::new(Vec::new());
        let work = || {
            loop {
                let block = next_block.fetch_add(1, Ordering::Relaxed);
                let first = block.saturating_mul(BLOCK);
                if first >= self.games {
                    return;
                }
                let result = self.play_block(first, BLOCK.min(self.games - first));
                // Only a panic in this very statement could poison the lock, and then the numbers are still right.
                done.lock().unwrap_or_else(std::sync::PoisonError::into_inner).push((block, result));
            }
        };
        std::thread::scope(|scope| {
            for _ in 1..threads {
                scope.spawn(work);
            }
            work();
        });
        let mut blocks = done.into_inner().unwrap_or_else(std::sync::PoisonError::into_inner);
        blocks.sort_by_key(|(block, _)| *block);
        let mut sums = Sums::default();
        let mut faults = Vec::new();
        for (_, (block_sums, block_faults)) in blocks {
            sums.add(&block_sums);
            faults.extend(block_faults);
        }
        (sums, faults)
    }

    fn play_block(&self, first: u64, games: u64) -> (Sums, Vec<FoundFault>) {
        let mut sums = Sums::default();
        let mut faults = Vec::new();
        for number in first..first + games {
            match self.play_one(number) {
                Ok(playout) => sums.count(&playout),
                Err(fault) => faults.push(*fault),
            }
        }
        self.bar.inc(games);
        (sums, faults)
    }

    fn play_one(&self, number: u64) -> Result<Playout, Box<FoundFault>> {
        let (game, options, players) = (self.game, self.options, self.players);
        let seed = seed::nth(self.seed, number);
        if let Some(company) = &self.company {
            return self.play_company(company, number, seed);
        }
        let (what, keys) = match catch_unwind(AssertUnwindSafe(|| game.playout(options, players, seed, self.check))) {
            Ok(Ok(playout)) => return Ok(playout),
            Ok(Err(Stopped::Setup(error))) => (error.to_string(), Vec::new()),
            Ok(Err(stopped @ Stopped::Fault { .. })) => {
                // The last key is the one that met the fault; if the fault was in a state, what follows is cut off.
                let keys = game.record(options, players, seed).unwrap_or_default();
                (stopped.to_string(), cut(keys, &stopped))
            }
            Err(_) => ("in a panic of the engine".to_owned(), panicked::keys(game, options, players, seed)),
        };
        let line = ReplayLine::new(game.kind.0, game.version, options, players, seed, keys);
        Err(Box::new(FoundFault { number, what, line }))
    }
}

impl Job<'_> {
    fn play_company(&self, company: &Company, number: u64, seed: Seed) -> Result<Playout, Box<FoundFault>> {
        let mut keys = Vec::new();
        let played =
            catch_unwind(AssertUnwindSafe(|| company::play(self.game, self.options, seed, company, &mut keys)));
        let what = match played {
            Ok(Ok(playout)) => return Ok(playout),
            Ok(Err(stopped)) => stopped.to_string(),
            Err(_) => "in a panic of the engine".to_owned(),
        };
        let line = ReplayLine::new(self.game.kind.0, self.game.version, self.options, self.players, seed, keys);
        Err(Box::new(FoundFault { number, what, line }))
    }
}

/// The keys up to the fault.
fn cut(mut keys: Vec<String>, stopped: &Stopped) -> Vec<String> {
    if let Stopped::Fault { step, .. } = stopped {
        keys.truncate(*step as usize + 1);
    }
    keys
}

fn report(faults: &[FoundFault], games: u64) -> Result<(), Failure> {
    let mut err = std::io::stderr().lock();
    for FoundFault { number, what, line } in faults.iter().take(SHOWN_FAULTS) {
        let _ = writeln!(err, "railhead: game {number} stopped {what}; it is replayed by the next line");
        let _ = writeln!(err, "{}", serde_json::to_string(line).unwrap_or_default());
    }
    match faults.len() {
        0 => Ok(()),
        found => Err(Failure::Failed(format!("{found} of {games} games met a fault"))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::Fault;

    #[test]
    fn the_line_of_a_fault_ends_with_the_key_that_met_it() {
        let keys = || ["a", "b", "c", "d"].map(str::to_owned).to_vec();
        let at = |step| Stopped::Fault { step, fault: Fault("lost a cow".to_owned()) };
        assert_eq!(cut(keys(), &at(1)), ["a", "b"]);
        assert_eq!(cut(keys(), &at(9)), keys());
    }

    #[test]
    fn faults_end_the_command_with_exit_code_1() {
        let line =
            ReplayLine::new("a-game", engine::Version(1), &Options::new(), 2, Seed::from(7), vec!["a".to_owned()]);
        let fault = FoundFault { number: 3, what: "after 1 choices: lost a cow".to_owned(), line };
        assert_eq!(serde_json::to_value(&fault.line).unwrap()["seed"], 7);
        assert_eq!(report(&[fault], 10), Err(Failure::Failed("1 of 10 games met a fault".to_owned())));
        assert_eq!(report(&[], 10), Ok(()));
    }
}
