//! Serving: the store, the bot, and a calm end.

use crate::discord::{Bot, Budget, Place, connect};
use crate::failure::Failure;
use crate::ids::UserId;
use crate::maps::Maps;
use crate::monitor::Page;
use crate::store::{Limits, Store};
use crate::{discord, owner};
use local_discord::{Config, RateRules, Server};
use std::io::Write;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;
use tokio::signal::unix::{SignalKind, signal};

/// What `railhead` and `railhead local` were asked for.
pub struct Wanted {
    pub database: String,
    pub data: PathBuf,
    pub at: At,
    pub maps: Maps,
    /// Where the process can be watched.
    pub metrics: Option<SocketAddr>,
    /// For how many days games that are over are kept.
    pub keep: Option<u32>,
    pub limits: Limits,
    /// How fast people may press.
    pub budget: Budget,
}

/// Where people play.
pub enum At {
    Discord {
        token: String,
    },
    /// A Discord of this machine that somebody else has started.
    Server {
        url: String,
        token: String,
    },
    /// The same, where it answers as Discord itself.
    Door {
        address: SocketAddr,
        certificate: PathBuf,
        token: String,
    },
    /// One that is started along with the bot.
    Here {
        port: u16,
        /// Print where to open the page.
        invite: bool,
    },
}

/// Serves until the process is told to end.
pub async fn serve(wanted: Wanted) -> Result<(), Failure> {
    let page = match wanted.metrics {
        Some(address) => Some(Page::bind(address).await?),
        None => None,
    };
    owner::folder(&wanted.data)
        .map_err(|error| Failure::Failed(format!("{} cannot be made: {error}", wanted.data.display())))?;
    let mut store = Store::open(&wanted.database).await.map_err(|error| match error {
        crate::store::Error::Url | crate::store::Error::Postgres => Failure::Use(error.to_string()),
        _ => Failure::Failed(error.to_string()),
    })?;
    store.limits = wanted.limits;
    let store = Arc::new(store);
    let (place, server, invited) = match wanted.at {
        At::Discord { token } => (Place::Discord { token }, None, false),
        At::Server { url, token } => (Place::Local { url, token }, None, false),
        At::Door { address, certificate, token } => {
            let certificate = std::fs::read_to_string(&certificate)
                .map_err(|error| Failure::Failed(format!("{} cannot be read: {error}", certificate.display())))?;
            (Place::Door { address, certificate, token }, None, false)
        }
        At::Here { port, invite } => {
            let server = local(port, wanted.data.join("discord")).await?;
            (Place::Local { url: server.url(), token: server.token() }, Some(server), invite)
        }
    };
    let mut bot = Bot::new(store);
    let people = server.as_ref().map(Server::people).unwrap_or_default();
    bot.people = people.into_iter().map(|(id, name)| (UserId(id.0), name)).collect();
    bot.maps = wanted.maps;
    bot.keep = wanted.keep;
    bot.budget = wanted.budget;
    let bot = Arc::new(bot);
    let page = page.map(|page| tokio::spawn(page.serve(bot.clone())));
    let studio = bot.studio.clone();
    let mut running = connect(bot, place).await.map_err(|error| failed(&error))?;
    // A thread of its own: the end of the process does not wait for it.
    std::thread::spawn(move || studio.warm());
    // Whoever reads the invitation may say that it is enough.
    let told = told_to_end()?;
    if let Some(server) = server.as_ref().filter(|_| invited) {
        invite(&server.url())?;
    }
    let ended = tokio::select! {
        ended = running.ended() => Some(ended),
        told = told => {
            told?;
            None
        }
    };
    running.stop().await;
    if let Some(page) = page {
        page.abort();
    }
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
    Failure::Failed(match error {
        discord::Trouble::Token => error.to_string(),
        _ => format!("Discord could not be reached or did not let the bot in: {error}"),
    })
}

/// Listens from now on, and not only once it is waited for.
fn told_to_end() -> Result<impl Future<Output = Result<(), Failure>>, Failure> {
    let mut term = signal(SignalKind::terminate())?;
    Ok(async move {
        tokio::select! {
            _ = term.recv() => Ok(()),
            interrupted = tokio::signal::ctrl_c() => Ok(interrupted?),
        }
    })
}
