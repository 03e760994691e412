//! `railhead health`: whether the process that serves is well, for images that have no other way to ask.

use super::local::{METRICS, address};
use crate::failure::Failure;
use std::net::SocketAddr;
use std::time::Duration;

/// Ask a running railhead whether people can play: nothing is printed and the exit code is 0 if so
#[derive(clap::Args)]
#[command(after_help = "Example:\n  railhead health --metrics 127.0.0.1:9464")]
pub struct Args {
    /// The address that it serves /metrics and /healthz at
    #[arg(long, value_name = "ADDRESS", env = METRICS, hide_env_values = true)]
    #[arg(value_parser = address, default_value = "127.0.0.1:9464")]
    metrics: SocketAddr,
}

/// Less than whoever asks for us is willing to wait.
const PATIENCE: Duration = Duration::from_secs(4);

pub fn run(args: &Args) -> Result<(), Failure> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(ask(args.metrics))
}

async fn ask(address: SocketAddr) -> Result<(), Failure> {
    let failed = |error: reqwest::Error| Failure::Failed(format!("nobody answers at {address}: {error}"));
    // Our own process is never reached through a proxy.
    let client = reqwest::Client::builder().no_proxy().timeout(PATIENCE).build().map_err(failed)?;
    let answer = client.get(format!("http://{address}/healthz")).send().await.map_err(failed)?;
    let well = answer.status().is_success();
    let sentence = answer.text().await.map_err(failed)?;
    if well { Ok(()) } else { Err(Failure::Failed(sentence.trim().to_owned())) }
}
