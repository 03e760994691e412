//! `railhead backup`: a copy of the database while the bot runs.

use crate::failure::Failure;
use crate::store::{Error, Store};
use std::path::PathBuf;

/// Make a consistent copy of the database, also while the bot is running
#[derive(clap::Args)]
#[command(after_help = "Example:\n  railhead backup --data /var/lib/railhead monday.db\n\n\
    To restore: stop railhead, put the copy in the place of railhead.db, remove railhead.db-wal and railhead.db-shm, start it again.")]
pub struct Args {
    /// Where the copy goes; nothing is overwritten
    file: PathBuf,
    /// The database; in the data folder if not given
    #[arg(long, value_name = "URL", env = "DATABASE_URL", hide_env_values = true)]
    database: Option<String>,
    /// The folder of everything that is kept
    #[arg(long, value_name = "FOLDER", default_value = ".")]
    data: PathBuf,
}

pub fn run(args: &Args) -> Result<(), Failure> {
    let url = args.database.clone().unwrap_or_else(|| format!("sqlite:{}", args.data.join("railhead.db").display()));
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(Store::backup(&url, &args.file)).map_err(|error| match error {
        Error::Url | Error::Postgres | Error::Exists(_) => Failure::Use(error.to_string()),
        _ => Failure::Failed(error.to_string()),
    })
}
