//! `railhead games`

use super::output::print_json;
use crate::failure::Failure;
use engine::{Game, OptionSpec};
use serde::Serialize;

/// List the games that can be played and the options of each, one JSON object a line.
#[derive(clap::Args)]
#[command(after_help = "Example:\n  railhead games")]
pub struct Args {}

#[derive(Serialize)]
struct GameLine {
    game: &'static str,
    players: &'static [u8],
    options: Vec<OptionLine>,
}

#[derive(Serialize)]
struct OptionLine {
    key: &'static str,
    group: &'static str,
    /// Every value that has a name.
    values: &'static [&'static str],
    /// What else is allowed, described.
    #[serde(skip_serializing_if = "Option::is_none")]
    pattern: Option<&'static str>,
    default: &'static str,
    /// `key=value` of the other option it needs.
    only_with: Option<String>,
}

pub fn run(_: &Args) -> Result<(), Failure> {
    engine::games().iter().try_for_each(|game| print_json(&line(game)))
}

fn line(game: &Game) -> GameLine {
    GameLine { game: game.kind.0, players: game.players, options: (game.options)().iter().map(option).collect() }
}

fn option(spec: &OptionSpec) -> OptionLine {
    OptionLine {
        key: spec.key,
        group: spec.group,
        values: spec.values.named(),
        pattern: spec.values.pattern(),
        default: spec.default,
        only_with: spec.only_with.map(|(key, value)| format!("{key}={value}")),
    }
}
