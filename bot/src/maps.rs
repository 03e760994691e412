//! Files of the host's that stand for the value of an option: `map=NAME` is the text of `NAME.toml` in the folder of
//! `--maps`. A table keeps the text, so it goes on without the file.

use engine::{Game, OptionSpec, Options, Values};
use std::path::PathBuf;

#[derive(clap::Args, Clone, Debug, Default)]
pub struct Maps {
    /// A folder of files for options that take one: map=NAME takes NAME.toml there
    #[arg(long = "maps", value_name = "FOLDER")]
    folder: Option<PathBuf>,
}

impl Maps {
    /// Puts texts in the place of names. The error is a sentence.
    pub fn fill(&self, game: &Game, options: &mut Options) -> Result<(), String> {
        let Some(folder) = &self.folder else { return Ok(()) };
        for spec in (game.options)().iter().filter(|spec| takes_a_file(spec)) {
            let Some(value) = options.get_mut(spec.key) else { continue };
            if spec.values.named().contains(&value.as_str()) || !is_name(value) {
                continue;
            }
            let file = folder.join(format!("{value}.toml"));
            *value = std::fs::read_to_string(&file).map_err(|why| {
                format!("there is no {} \"{value}\": {} cannot be read: {why}", spec.key, file.display())
            })?;
        }
        Ok(())
    }
}

/// Whether something else than its named values can be given, and that is a text.
fn takes_a_file(spec: &OptionSpec) -> bool {
    matches!(spec.values, Values::OneOfOrFile(..))
}

/// A name cannot lead out of the folder.
fn is_name(value: &str) -> bool {
    !value.is_empty() && value.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"-_".contains(&byte))
}
