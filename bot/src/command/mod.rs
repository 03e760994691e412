//! The command line. One subcommand a file.

mod backup;
mod draw;
mod duel;
mod gallery;
mod games;
mod health;
mod limits;
mod local;
mod opening;
mod output;
mod replay;
mod simulate;
mod table;
mod train;

use crate::failure::Failure;
use clap::error::{Error, ErrorKind};
use clap::{Parser, Subcommand};
use output::{note, print};
use std::ffi::OsString;
use std::process::ExitCode;

/// Heavy railway board games, one turn at a time.
#[derive(Parser)]
#[command(name = "railhead", version, max_term_width = 100)]
#[command(after_help = "\
Without a command, railhead serves: on Discord if DISCORD_TOKEN is set, else on a Discord of this machine's own.")]
#[command(args_conflicts_with_subcommands = true)]
struct Cli {
    #[command(flatten)]
    serving: local::Serving,
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand)]
enum Command {
    Local(local::Args),
    Backup(backup::Args),
    Health(health::Args),
    Games(games::Args),
    Simulate(simulate::Args),
    Duel(duel::Args),
    Train(train::Args),
    Table(table::Args),
    Replay(replay::Args),
    Draw(draw::Args),
    Gallery(gallery::Args),
}

/// Does what the arguments ask for.
pub fn run(arguments: impl IntoIterator<Item = OsString>) -> ExitCode {
    let done = match Cli::try_parse_from(arguments) {
        Ok(cli) => carry_out(cli),
        Err(error) if matches!(error.kind(), ErrorKind::DisplayHelp | ErrorKind::DisplayVersion) => {
            print(&error.render().to_string())
        }
        Err(error) => Err(Failure::Use(sentence(&error))),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            note(&failure.to_string());
            failure.exit_code()
        }
    }
}

fn carry_out(cli: Cli) -> Result<(), Failure> {
    match cli.command {
        None => local::plain(cli.serving),
        Some(Command::Local(args)) => local::run(args),
        Some(Command::Backup(args)) => backup::run(&args),
        Some(Command::Health(args)) => health::run(&args),
        Some(Command::Games(args)) => games::run(&args),
        Some(Command::Simulate(args)) => simulate::run(&args),
        Some(Command::Duel(args)) => duel::run(&args),
        Some(Command::Train(args)) => train::run(&args),
        Some(Command::Table(args)) => table::run(&args),
        Some(Command::Replay(args)) => replay::run(&args),
        Some(Command::Draw(args)) => draw::run(&args),
        Some(Command::Gallery(args)) => gallery::run(&args),
    }
}

/// What the parser says in several lines, as one.
fn sentence(error: &Error) -> String {
    let text = error.render().to_string();
    let problem = text.split("\n\n").next().unwrap_or_default();
    let mut lines = problem.trim_start_matches("error: ").lines().map(str::trim).filter(|line| !line.is_empty());
    let first = lines.next().unwrap_or("the arguments could not be understood");
    let rest = lines.collect::<Vec<_>>().join(", ");
    let space = if rest.is_empty() { "" } else { " " };
    format!("{first}{space}{rest}; railhead --help and railhead COMMAND --help show what is allowed")
}
