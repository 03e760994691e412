//! Serving: the store, the bot, and a calm end.

use crate::discord::{Bot, Place, connect};
use crate::store::Store;
use crate::{Failure, discord};
use local_discord::{Config, RateRules, Server};
use std::io::Write;
use std::path::PathBuf;
use std::sync::Arc;
use tokio::signal::unix::{SignalKind, signal};

/// What `railhead` and `railhead local` were asked for.
pub struct Wanted {
    pub database: String,
    pub data: PathBuf,
    pub port: u16,
    /// Connects to Discord with this; without one to a Discord on this machine.
    pub token: Option<String>,
    /// Print where to open the page.
    pub invite: bool,
}

/// Serves until the process is told to end.
pub async fn serve(wanted: Wanted) -> Result<(), Failure> {
    std::fs::create_dir_all(&wanted.data)
        .map_err(|error| Failure::Failed(format!("{} cannot be made: {error}", wanted.data.display())))?;
    let store = Store::open(&wanted.database).await.map_err(|error| match error {
        crate::store::Error::Url | crate::store::Error::Postgres => Failure::Use(error.to_string()),
        _ => Failure::Failed(error.to_string()),
    })?;
    let store = Arc::new(store);
    let (place, server) = if let Some(token) = wanted.token {
        (Place::Discord { token }, None)
    } else {
        let server = local(wanted.port, wanted.data.join("discord")).await?;
        (Place::Local { url: server.url(), token: server.token() }, Some(server))
    };
    let bot = Arc::new(Bot::new(store));
    let mut running = connect(bot, place).await.map_err(|error| failed(&error))?;
    if let Some(server) = server.as_ref().filter(|_| wanted.invite) {
        invite(&server.url())?;
    }
    let ended = tokio::select! {
        ended = running.ended() => Some(ended),
        told = told_to_end() => {
            told?;
            None
        }
    };
    running.stop().await;
    if let Some(server) = server {
        server.stop().await.map_err(|error| Failure::Failed(error.to_string()))?;
    }
    match ended {
        None => Ok(()),
        Some(Ok(())) => Err(Failure::Failed("the connection to Discord ended".to_owned())),
        Some(Err(error)) => Err(failed(&error)),
    }
}

async fn local(port: u16, folder: PathBuf) -> Result<Server, Failure> {
    // The bot's own limiter cannot be used here, so there is nothing to limit.
    let config = Config { port, data_dir: Some(folder), rates: RateRules::off(), ..Config::default() };
    Server::start(config).await.map_err(|error| Failure::Failed(error.to_string()))
}

fn invite(url: &str) -> Result<(), Failure> {
    let mut out = std::io::stdout().lock();
    writeln!(out, "open {url}")?;
    Ok(out.flush()?)
}

/// serenity's errors name what was wrong; none of them carries the token.
fn failed(error: &discord::Trouble) -> Failure {
    Failure::Failed(format!("Discord could not be reached or did not let the bot in: {error}"))
}

async fn told_to_end() -> Result<(), Failure> {
    let mut term = signal(SignalKind::terminate())?;
    tokio::select! {
        _ = term.recv() => Ok(()),
        interrupted = tokio::signal::ctrl_c() => Ok(interrupted?),
    }
}
