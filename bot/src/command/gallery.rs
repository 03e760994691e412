//! `railhead gallery`

use super::opening::key_value;
use super::output::print_json;
use crate::failure::Failure;
use crate::seed;
use engine::{Options, Seed};
use render::{GalleryError, Studio};
use serde::Serialize;
use std::path::PathBuf;

/// Draw a folder of pictures to look at: a random game of four at several stages, every kind of decision of several games,
/// players' boards, hands, what changed and the standings, light and dark, large and small; and a page with all of them.
#[derive(clap::Args)]
#[command(after_help = "\
Example:
  railhead gallery --game G --out gallery
  railhead gallery --game G --option KEY=VALUE --out gallery
railhead games lists the games G.")]
pub struct Args {
    /// The game, by its name in `railhead games`
    #[arg(long)]
    game: String,
    /// An option of the game; may be given several times
    #[arg(long = "option", value_name = "KEY=VALUE", value_parser = key_value)]
    options: Vec<(String, String)>,
    /// The seed of the game, a number or 64 hexadecimal digits
    #[arg(long, value_parser = seed::from_text, default_value = "1")]
    seed: Seed,
    /// The folder to write into; it is made if it is not there
    #[arg(long, value_name = "FOLDER")]
    out: PathBuf,
}

#[derive(Serialize)]
struct Hung {
    pictures: usize,
    folder: PathBuf,
}

pub fn run(args: &Args) -> Result<(), Failure> {
    let options: Options = args.options.iter().cloned().collect();
    let drawn = render::gallery(&Studio::new(), &args.game, &options, args.seed, &args.out);
    let pictures = drawn.map_err(|error| match error {
        GalleryError::Setup(error) => error.into(),
        error => Failure::Failed(error.to_string()),
    })?;
    print_json(&Hung { pictures: pictures.len(), folder: args.out.clone() })
}
