//! Which game, with which options, for how many: what every command that plays by itself is told.

use crate::failure::Failure;
use crate::maps::Maps;
use engine::Options;

#[derive(clap::Args)]
pub struct Opening {
    /// The game, by its name in `railhead games`
    #[arg(long)]
    pub game: String,
    /// An option of the game; may be given several times
    #[arg(long = "option", value_name = "KEY=VALUE", value_parser = key_value)]
    options: Vec<(String, String)>,
    #[command(flatten)]
    maps: Maps,
    /// How many play
    #[arg(long, value_name = "N")]
    pub players: u64,
}

impl Opening {
    /// The options, with the files that they name.
    pub fn options(&self) -> Result<Options, Failure> {
        let game = engine::game(&self.game)?;
        let mut options = Options::new();
        for (key, value) in &self.options {
            if options.insert(key.clone(), value.clone()).is_some() {
                return Err(Failure::Use(format!("the option {key} is given twice")));
            }
        }
        self.maps.fill(&game, &mut options).map_err(Failure::Use)?;
        Ok(options)
    }
}

/// `key=value`, as options are given on the command line.
pub fn key_value(text: &str) -> Result<(String, String), String> {
    let (key, value) = text.split_once('=').ok_or("an option is given as KEY=VALUE")?;
    Ok((key.to_owned(), value.to_owned()))
}
