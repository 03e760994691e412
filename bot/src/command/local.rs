//! `railhead`, `railhead local`: the bot itself.

use super::limits::Limits;
use super::output::note;
use crate::failure::Failure;
use crate::maps::Maps;
use crate::serve::{At, Wanted, serve};
use clap::ValueEnum;
use std::net::SocketAddr;
use std::path::PathBuf;
use tracing::level_filters::LevelFilter;
use tracing_subscriber::Layer;
use tracing_subscriber::filter::Targets;
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;

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
    /// How much the log tells; if not given, warn at a local table and info on Discord
    #[arg(long, value_enum, value_name = "LEVEL", env = "RAILHEAD_LOG", hide_env_values = true)]
    log_level: Option<Level>,
    /// Serve /metrics and /healthz at this address, such as 127.0.0.1:9464; not at all if not given
    #[arg(long, value_name = "ADDRESS", env = METRICS, hide_env_values = true, value_parser = address)]
    metrics: Option<SocketAddr>,
    /// Delete games so many days after they were over; they are kept for ever if not given
    #[arg(long, value_name = "DAYS", env = "RAILHEAD_KEEP", hide_env_values = true,
        value_parser = clap::value_parser!(u32).range(1..=36_500))]
    keep: Option<u32>,
    #[command(flatten)]
    maps: Maps,
    #[command(flatten)]
    limits: Limits,
    #[arg(long, help = "Refuse to start without DISCORD_TOKEN")]
    require_token: bool,
    /// Where the token is good for, if that is a Discord of this machine's own
    #[arg(long, value_name = "URL", hide = true, value_parser = loopback)]
    discord_url: Option<String>,
    /// Where a Discord of this machine's own answers as Discord itself
    #[arg(long, value_name = "ADDRESS", hide = true, value_parser = door, requires = "discord_certificate")]
    discord_door: Option<SocketAddr>,
    /// What it proves itself with
    #[arg(long, value_name = "FILE", hide = true, requires = "discord_door")]
    discord_certificate: Option<PathBuf>,
}

/// The same for those who serve and those who ask.
pub const METRICS: &str = "RAILHEAD_METRICS";

pub fn address(text: &str) -> Result<SocketAddr, String> {
    text.parse().map_err(|_| "an address is a number and a port, such as 127.0.0.1:9464".to_owned())
}

/// A token must never go to a stranger.
fn loopback(url: &str) -> Result<String, String> {
    let port = url.strip_prefix("http://127.0.0.1:").and_then(|port| port.parse::<u16>().ok());
    port.map(|_| url.to_owned())
        .ok_or("only a server on this machine is taken, such as http://127.0.0.1:8410".to_owned())
}

fn door(text: &str) -> Result<SocketAddr, String> {
    address(text).and_then(|address| {
        let here = address.ip().is_loopback();
        here.then_some(address).ok_or("only a server on this machine is taken, such as 127.0.0.1:8411".to_owned())
    })
}

#[derive(Clone, Copy, ValueEnum)]
enum Log {
    Text,
    Json,
}

#[derive(Clone, Copy, ValueEnum)]
enum Level {
    Error,
    Warn,
    Info,
    Debug,
    Trace,
}

impl Level {
    /// What is told if nobody has said. At a local table the address is to stay the last line.
    fn usual(at: &At) -> Level {
        match at {
            At::Here { .. } => Level::Warn,
            At::Discord { .. } | At::Server { .. } | At::Door { .. } => Level::Info,
        }
    }

    /// Libraries would tell tokens and hands below a warning, so they are never asked to.
    fn filter(self) -> Targets {
        let ours = match self {
            Level::Error => LevelFilter::ERROR,
            Level::Warn => LevelFilter::WARN,
            Level::Info => LevelFilter::INFO,
            Level::Debug => LevelFilter::DEBUG,
            Level::Trace => LevelFilter::TRACE,
        };
        Targets::new().with_default(ours.min(LevelFilter::WARN)).with_target("bot", ours)
    }
}

impl Serving {
    fn wanted(self, port: u16, token: Option<String>, invite: bool) -> Wanted {
        let file = self.data.join("railhead.db");
        let database = self.database.unwrap_or_else(|| format!("sqlite:{}", file.display()));
        let door = self.discord_door.zip(self.discord_certificate);
        let at = match (token, self.discord_url, door) {
            (Some(token), _, Some((address, certificate))) => At::Door { address, certificate, token },
            (Some(token), Some(url), None) => At::Server { url, token },
            (Some(token), None, None) => At::Discord { token },
            (None, ..) => At::Here { port, invite },
        };
        let Serving { data, maps, metrics, keep, limits, .. } = self;
        let (limits, budget) = (limits.open(), limits.budget());
        Wanted { database, data, at, maps, metrics, keep, limits, budget }
    }
}

pub fn run(args: Args) -> Result<(), Failure> {
    if args.serving.require_token {
        return Err(Failure::Use("a local table has no use for a token; leave --require-token out".to_owned()));
    }
    let (log, level) = (args.serving.log, args.serving.log_level);
    start(log, level, args.serving.wanted(args.port, None, !args.headless))
}

/// Plain `railhead`: Discord with a token, else a local table.
pub fn plain(serving: Serving) -> Result<(), Failure> {
    let token = std::env::var("DISCORD_TOKEN").ok().filter(|token| !token.trim().is_empty());
    if token.is_none() {
        if serving.require_token {
            return Err(Failure::Use("DISCORD_TOKEN is not set, and --require-token asks for it".to_owned()));
        }
        note("DISCORD_TOKEN is not set: starting a local table instead");
    }
    start(serving.log, serving.log_level, serving.wanted(PORT, token, true))
}

fn start(log: Log, level: Option<Level>, wanted: Wanted) -> Result<(), Failure> {
    let level = level.unwrap_or_else(|| Level::usual(&wanted.at));
    let lines = tracing_subscriber::fmt::layer().with_writer(std::io::stderr).with_ansi(false);
    let lines = match log {
        Log::Text => lines.boxed(),
        Log::Json => lines.json().boxed(),
    };
    // Whoever has set up a log already keeps it.
    let _ = tracing_subscriber::registry().with(lines.with_filter(level.filter())).try_init();
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(serve(wanted))
}
