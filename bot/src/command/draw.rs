//! `railhead draw`

use super::opening::Opening;
use super::output::print_json;
use crate::failure::Failure;
use crate::seed;
use engine::Seed;
use render::{BadOrder, Order, Studio};
use serde::Serialize;
use std::path::PathBuf;
use std::time::Instant;
use words::{Language, Voice};

/// Play random choices up to a step and draw what a viewer would get, as PNG.
///
/// Prints the size of the picture, what it shows in words, and how long a second drawing takes, when everything that
/// pictures share has been prepared. Past the end of a game, the end is drawn. Without --seat the picture is the
/// public one; a decision is numbered only for the one who decides.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  railhead draw --game G --players 4 --seed 1 --steps 150 --out board.png
  railhead draw --game G --players 3 --seed 1 --steps 40 --seat 0 --crop decision --scheme dark --out decision.png
railhead games lists the games G and their options.")]
pub struct Args {
    #[command(flatten)]
    opening: Opening,
    /// The seed of the game, a number or 64 hexadecimal digits
    #[arg(long, value_parser = seed::from_text, default_value = "1")]
    seed: Seed,
    /// How many random choices come first
    #[arg(long, value_name = "N")]
    steps: u64,
    /// Who looks; everybody if not given
    #[arg(long, value_name = "K")]
    seat: Option<u64>,
    /// What is shown: decision, board, land or table (its halves for a small screen), player:K, hand, changed or standings
    #[arg(long, default_value = "board")]
    crop: String,
    /// Outline what has changed since this step
    #[arg(long, value_name = "N")]
    since: Option<u64>,
    /// How wide, 200 to 4000 pixels; 2400 for the board and 1080 for all else if not given
    #[arg(long, value_name = "PX")]
    width: Option<u64>,
    /// light or dark
    #[arg(long, default_value = "light")]
    scheme: String,
    /// The file to write
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
}

#[derive(Serialize)]
struct Drawn {
    width: u32,
    height: u32,
    bytes: usize,
    milliseconds: f64,
    alt: String,
}

pub fn run(args: &Args) -> Result<(), Failure> {
    let options = args.opening.options()?;
    let order = Order {
        game: &args.opening.game,
        options: &options,
        players: args.opening.players,
        seed: args.seed,
        steps: args.steps,
        seat: args.seat,
        crop: &args.crop,
        since: args.since,
        width: args.width,
        scheme: &args.scheme,
    };
    let prepared = order.prepare().map_err(failure)?;
    let (studio, voice) = (Studio::new(), Voice::new(Language::English));
    prepared.draw(&studio, voice);
    studio.forget_pictures();
    let start = Instant::now();
    let picture = prepared.draw(&studio, voice);
    let milliseconds = start.elapsed().as_secs_f64() * 1000.0;
    std::fs::write(&args.out, &*picture.png)
        .map_err(|error| Failure::Failed(format!("{} cannot be written: {error}", args.out.display())))?;
    let (width, height, bytes) = (picture.width, picture.height, picture.png.len());
    print_json(&Drawn { width, height, bytes, milliseconds, alt: picture.alt })
}

/// Only a game that cannot be played is no fault of the order.
fn failure(error: BadOrder) -> Failure {
    match error {
        BadOrder::Setup(error) => error.into(),
        BadOrder::Play(_) => Failure::Failed(error.to_string()),
        _ => Failure::Use(error.to_string()),
    }
}
