//! `railhead replay`

use super::output::print_json;
use crate::failure::Failure;
use crate::guard;
use crate::replay_line::ReplayLine;
use crate::scores::Ranked;
use engine::{AnyTable, Refusal};
use serde::Serialize;
use serde_json::Value;
use std::io::{self, Read};
use std::path::PathBuf;

/// Play a recorded game again and print its standings and the digest of its state as JSON.
///
/// The record is {"game":"…","options":{…},"players":3,"seed":42,"keys":["…",…]}. "rewinds":[[12,1]]
/// says that the dice were exchanged before key 12, because a turn was taken back for the first time, `"rules_version":2` by which
/// version of the rules the game began (1 if it is missing), "repairs":[[12,2]] that it took up version 2 before key 12. Where a key
/// is not offered the game diverges: that is said with the step, the key and what was offered instead, and the exit code is 1.
#[derive(clap::Args)]
#[command(after_help = "Examples:\n  railhead replay game.json\n  railhead replay < game.json")]
pub struct Args {
    /// A file with one or more records; standard input if there is none
    file: Option<PathBuf>,
}

#[derive(Serialize)]
struct Answer<'a> {
    game: &'a str,
    /// How many keys were played.
    steps: usize,
    over: bool,
    seats: Ranked<'a>,
    digest: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    diverged: Option<&'a Divergence>,
}

#[derive(Debug, Serialize)]
struct Divergence {
    step: usize,
    key: String,
    offered: Vec<String>,
    /// What the engine says, if the key was offered and yet could not be taken.
    #[serde(skip_serializing_if = "Option::is_none")]
    fault: Option<String>,
}

pub fn run(args: &Args) -> Result<(), Failure> {
    let text = read(args)?;
    let mut games = 0;
    for record in serde_json::Deserializer::from_str(&text).into_iter::<Value>() {
        let record = record.map_err(|error| Failure::Use(format!("the record is not JSON: {error}")))?;
        replay(record)?;
        games += 1;
    }
    if games == 0 {
        return Err(Failure::Use("there is no record of a game in the input".to_owned()));
    }
    Ok(())
}

fn read(args: &Args) -> Result<String, Failure> {
    let mut text = String::new();
    match &args.file {
        Some(file) => {
            text = std::fs::read_to_string(file)
                .map_err(|error| Failure::Failed(format!("{} cannot be read: {error}", file.display())))?;
        }
        None => {
            io::stdin().lock().read_to_string(&mut text)?;
        }
    }
    Ok(text)
}

fn replay(record: Value) -> Result<(), Failure> {
    let line: ReplayLine = serde_json::from_value(record)
        .map_err(|error| Failure::Use(format!("this is not the record of a game: {error}")))?;
    let (table, refused) = line.play()?;
    let diverged = refused.map(|(step, refusal)| Divergence::of(&table, step, line.keys[step].clone(), refusal));
    let digest = table.digest();
    print_json(&Answer {
        game: &line.game,
        steps: diverged.as_ref().map_or(line.keys.len(), |divergence| divergence.step),
        over: table.decider().is_none(),
        seats: Ranked(&table.standings()),
        digest: &digest,
        diverged: diverged.as_ref(),
    })?;
    if let Some(divergence) = diverged {
        return Err(Failure::Failed(divergence.sentence()));
    }
    match line.digest {
        Some(noted) if noted != digest => {
            Err(Failure::Failed(format!("every key was offered, but the digest is {digest}, not {noted}")))
        }
        _ => Ok(()),
    }
}

impl Divergence {
    fn of(table: &AnyTable, step: usize, key: String, refusal: Refusal) -> Divergence {
        // An engine that panicked may do so again.
        let decision = guard::guarded(|| table.decision()).unwrap_or_default();
        let choices = decision.map(|decision| decision.choices).unwrap_or_default();
        let offered = choices.iter().map(|choice| choice.offer.key.to_string()).collect();
        let fault = match refusal {
            Refusal::Fault(fault) => Some(fault.to_string()),
            _ => None,
        };
        Divergence { step, key, offered, fault }
    }

    fn sentence(&self) -> String {
        let Divergence { step, key, offered, fault } = self;
        match fault {
            Some(fault) => format!("the game fails at step {step}, where {key} meets a fault: {fault}"),
            None if offered.is_empty() => {
                format!("the game diverges at step {step}: it is over, and {key} comes after")
            }
            None => format!(
                "the game diverges at step {step}: {key} is not offered, what is offered instead is {}",
                offered.join(", ")
            ),
        }
    }
}
