//! `railhead`, `railhead local`: the bot itself.

use crate::serve::{At, Wanted, serve};
use crate::{Failure, Maps};
use clap::ValueEnum;
use std::path::PathBuf;
use tracing_subscriber::EnvFilter;

/// Play on a Discord of this machine's own: no account, no token, a page to open in the browser.
#[derive(clap::Args)]
#[command(after_help = "Example:\n  railhead local --port 8410")]
pub struct Args {
    /// Where the page is served, on this machine only
    #[arg(long, default_value_t = PORT)]
    port: u16,
    /// Say nothing about a page
    #[arg(long)]
    headless: bool,
    #[command(flatten)]
    serving: Serving,
}

const PORT: u16 = 8410;

/// What every way to serve takes.
#[derive(clap::Args)]
pub struct Serving {
    /// The database; in the data folder if not given
    #[arg(long, value_name = "URL", env = "DATABASE_URL", hide_env_values = true)]
    database: Option<String>,
    /// The folder of everything that is kept
    #[arg(long, value_name = "FOLDER", default_value = ".")]
    data: PathBuf,
    /// How the log is written to standard error
    #[arg(long, value_enum, default_value = "text")]
    log: Log,
    #[command(flatten)]
    maps: Maps,
    #[arg(long, help = "Refuse to start without DISCORD_TOKEN")]
    require_token: bool,
    /// Where the token is good for, if that is a Discord of this machine's own
    #[arg(long, value_name = "URL", hide = true, value_parser = loopback)]
    discord_url: Option<String>,
}

/// A token must never go to a stranger.
fn loopback(url: &str) -> Result<String, String> {
    let port = url.strip_prefix("http://127.0.0.1:").and_then(|port| port.parse::<u16>().ok());
    port.map(|_| url.to_owned())
        .ok_or("only a server on this machine is taken, such as http://127.0.0.1:8410".to_owned())
}

#[derive(Clone, Copy, ValueEnum)]
enum Log {
    Text,
    Json,
}

impl Serving {
    fn wanted(self, port: u16, token: Option<String>, invite: bool) -> Wanted {
        let file = self.data.join("railhead.db");
        let database = self.database.unwrap_or_else(|| format!("sqlite:{}", file.display()));
        let at = match (token, self.discord_url) {
            (Some(token), None) => At::Discord { token },
            (Some(token), Some(url)) => At::Server { url, token },
            (None, _) => At::Here { port, invite },
        };
        Wanted { database, data: self.data, at, maps: self.maps }
    }
}

pub fn run(args: Args) -> Result<(), Failure> {
    if args.serving.require_token {
        return Err(Failure::Use("a local table has no use for a token; leave --require-token out".to_owned()));
    }
    start(args.serving.log, args.serving.wanted(args.port, None, !args.headless))
}

/// Plain `railhead`: Discord with a token, else a local table.
pub fn plain(serving: Serving) -> Result<(), Failure> {
    let token = std::env::var("DISCORD_TOKEN").ok().filter(|token| !token.trim().is_empty());
    if token.is_none() {
        if serving.require_token {
            return Err(Failure::Use("DISCORD_TOKEN is not set, and --require-token asks for it".to_owned()));
        }
        super::note("DISCORD_TOKEN is not set: starting a local table instead");
    }
    start(serving.log, serving.wanted(PORT, token, true))
}

fn start(log: Log, wanted: Wanted) -> Result<(), Failure> {
    let filter = EnvFilter::try_from_env("RAILHEAD_LOG").unwrap_or_else(|_| EnvFilter::new("warn,bot=info"));
    let logger = tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr).with_ansi(false);
    // Whoever has set up a log already keeps it.
    let _ = match log {
        Log::Text => logger.try_init(),
        Log::Json => logger.json().try_init(),
    };
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(serve(wanted))
}
