//! `railhead train`

use super::duel::interval;
use super::output::print_json;
use crate::failure::Failure;
use engine::mind::school::{Contest, Course, Lesson};
use engine::mind::{Level, Manner, Player, Search, Weights};
use engine::{Game, Learned, Options, Seat};
use indicatif::{ProgressBar, ProgressStyle};
use serde::Serialize;
use std::fs::{self, OpenOptions};
use std::io::{IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// Teach the computer players a game, in rounds: play with the search, fit likings and worth to what it did, and see by
/// contests with the weights before whether that was any good.
///
/// Every round has a folder with its lessons and its weights, which stay as references. A run that was stopped goes on
/// where it was; the seeds are fixed, so that it learns the same. Weights become those that play when they are copied
/// into the folder `weights` of the game's mind, as a round of their own.
#[derive(clap::Args)]
#[command(after_help = "\
Example:
  railhead train --game G --folder lessons --rounds 3 --lessons 1000")]
pub struct Args {
    /// The game, by its name in `railhead games`
    #[arg(long)]
    game: String,
    /// An option of the game for every lesson; may be given several times
    #[arg(long = "option", value_name = "KEY=VALUE", value_parser = super::opening::key_value)]
    options: Vec<(String, String)>,
    #[arg(long, value_name = "N", default_value_t = 4)]
    players: u64,
    /// Where lessons and weights are kept
    #[arg(long)]
    folder: PathBuf,
    #[arg(long, value_name = "N", default_value_t = 2)]
    rounds: u32,
    /// Games that are learned from in each round
    #[arg(long, value_name = "N", default_value_t = 500)]
    lessons: usize,
    /// Games against the weights before
    #[arg(long, value_name = "N", default_value_t = 60)]
    contests: u64,
    /// Iterations for each decision
    #[arg(long, value_name = "N", default_value_t = 40)]
    iterations: u32,
}

/// The part of all turns in which lessons leave the search's way.
const WILD: f32 = 0.05;

/// Rounds have seeds of their own.
const SEEDS: u64 = 1_000_000;

#[derive(Serialize)]
struct RoundLine {
    round: u32,
    lessons: usize,
    positions: usize,
    /// Of the worth, on lessons that were not learned from: in points, before and after.
    worth_error: [f64; 2],
    decisions: usize,
    /// How often the most liked was what the search tried most, before and after.
    liked_right: [f64; 2],
    contests: u64,
    /// Of the new weights against the old ones.
    wins: f64,
    interval: [f64; 2],
    parity: f64,
}

struct Class<'a> {
    game: Game,
    options: Options,
    args: &'a Args,
    course: Course,
}

pub fn run(args: &Args) -> Result<(), Failure> {
    let game = engine::game(&args.game)?;
    let options: Options = args.options.iter().cloned().collect();
    game.open(&options, args.players, engine::Seed::from(1))?;
    let course = Course { search: search(), iterations: args.iterations, wild: WILD };
    let class = Class { game, options, args, course };
    let mut weights = (game.study.newest)();
    for round in 1..=args.rounds {
        let folder = args.folder.join(format!("round-{round}"));
        fs::create_dir_all(&folder)?;
        weights = class.round(round, &folder, &weights)?;
    }
    Ok(())
}

/// As the foreman searches.
fn search() -> Search {
    match Player::of(Level::Foreman).manner {
        Manner::Search(search) => search,
        Manner::Liking { warmth } => Search { horizon: 3, warmth, curiosity: 0.7, trust: 1.0, own: 1.0 },
    }
}

impl Class<'_> {
    fn round(&self, round: u32, folder: &Path, before: &Arc<Weights>) -> Result<Arc<Weights>, Failure> {
        let (likings, worth) = (folder.join("likings.txt"), folder.join("worth.txt"));
        if let (Ok(likings), Ok(worth)) = (fs::read_to_string(&likings), fs::read_to_string(&worth)) {
            return Ok(Arc::new(Weights::read(self.game.study.names, &likings, &worth)));
        }
        let lessons = self.lessons(round, &folder.join("lessons.txt"), before)?;
        let learned = (self.game.study.learn)(&lessons, before);
        let weights = Arc::new(learned.weights.clone());
        let wins = self.contests(round, &weights, before)?;
        fs::write(&likings, weights.write_likings(self.game.study.names))?;
        fs::write(&worth, weights.write_worth())?;
        print_json(&self.line(round, lessons.len(), &learned, wins))?;
        Ok(weights)
    }

    /// Those of an earlier run, and as many more as are wanted.
    fn lessons(&self, round: u32, file: &Path, weights: &Arc<Weights>) -> Result<Vec<Lesson>, Failure> {
        let text = fs::read_to_string(file).unwrap_or_default();
        // A line that a stop has cut off is played again.
        let whole = text.rfind('\n').map_or("", |end| &text[..=end]);
        let mut lessons: Vec<Lesson> = whole.lines().filter_map(|line| line.parse().ok()).collect();
        lessons.truncate(self.args.lessons);
        fs::write(file, whole)?;
        let mut out = OpenOptions::new().append(true).open(file)?;
        let bar = progress_bar(self.args.lessons as u64, "lessons");
        bar.set_position(lessons.len() as u64);
        for number in lessons.len()..self.args.lessons {
            let seed = u64::from(round) * SEEDS + number as u64;
            let lesson = (self.game.study.lesson)(&self.options, self.args.players, seed, weights, &self.course);
            let lesson = lesson.map_err(|stopped| Failure::Failed(format!("lesson {number} stopped {stopped}")))?;
            writeln!(out, "{lesson}")?;
            lessons.push(lesson);
            bar.inc(1);
        }
        bar.finish_and_clear();
        Ok(lessons)
    }

    fn contests(&self, round: u32, new: &Arc<Weights>, old: &Arc<Weights>) -> Result<f64, Failure> {
        let bar = progress_bar(self.args.contests, "contests");
        let (players, options, course) = (self.args.players, &self.options, &self.course);
        let mut wins = 0.0;
        for number in 0..self.args.contests {
            let seat = Seat((number % players) as u8);
            let contest = Contest { options, players, seat, new, old, course };
            let seed = u64::from(round) * SEEDS + SEEDS / 2 + number;
            let standings = (self.game.study.contest)(&contest, seed);
            let standings =
                standings.map_err(|stopped| Failure::Failed(format!("contest {number} stopped {stopped}")))?;
            if standings.winners().any(|winner| winner == seat) {
                wins += 1.0 / standings.winners().count() as f64;
            }
            bar.inc(1);
        }
        bar.finish_and_clear();
        Ok(wins)
    }

    fn line(&self, round: u32, lessons: usize, learned: &Learned, wins: f64) -> RoundLine {
        let (contests, Learned { worth, likings, .. }) = (self.args.contests, learned);
        let games = contests.max(1) as f64;
        RoundLine {
            round,
            lessons,
            positions: worth.positions,
            worth_error: [worth.before, worth.after],
            decisions: likings.decisions,
            liked_right: [likings.before.1, likings.after.1],
            contests,
            wins: wins / games,
            interval: interval(wins, games),
            parity: 1.0 / self.args.players as f64,
        }
    }
}

/// Seen on a terminal only.
fn progress_bar(many: u64, what: &str) -> ProgressBar {
    if !std::io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let bar = ProgressBar::new(many);
    match ProgressStyle::with_template(&format!("{{wide_bar}} {{human_pos}} of {{human_len}} {what}, {{eta}} left")) {
        Ok(style) => bar.with_style(style),
        Err(_) => bar,
    }
}
