//! How a server is started, and why it may not start.

use std::io;
use std::net::{IpAddr, Ipv4Addr};
use std::path::PathBuf;
use std::time::Duration;

use crate::clock::Clock;
use crate::core::RateRules;
use crate::store::StoreError;

/// What a server needs to know. `Config::default()` is a fresh world in memory on any free port.
#[derive(Clone, Debug)]
pub struct Config {
    /// Must be a loopback address.
    pub address: IpAddr,
    /// 0: any free port.
    pub port: u16,
    /// Where the world is kept; none: only in memory.
    pub data_dir: Option<PathBuf>,
    pub clock: Clock,
    pub rates: RateRules,
    pub heartbeat: Duration,
    pub max_concurrency: u64,
    /// Discord takes one identify per shard key every five seconds; zero takes all.
    pub identify_spacing: Duration,
    /// Intents that the application was not granted: asking for them closes the connection.
    pub disallowed_intents: u64,
    /// Fewer shards than this are refused.
    pub min_shards: u64,
    /// Further names that the server answers to, such as `discord.com` behind a test certificate.
    pub also_named: Vec<String>,
    /// A second door with TLS that answers as `discord.com`, for clients that go nowhere else (needs the feature `tls`).
    #[cfg(feature = "tls")]
    pub door: bool,
    /// Discord's `OpenAPI` file, to validate each body with (needs the feature `openapi`).
    pub openapi: Option<PathBuf>,
}

impl Default for Config {
    fn default() -> Self {
        Config {
            address: IpAddr::V4(Ipv4Addr::LOCALHOST),
            port: 0,
            data_dir: None,
            clock: Clock::default(),
            rates: RateRules::default(),
            heartbeat: Duration::from_millis(41_250),
            max_concurrency: 16,
            identify_spacing: Duration::ZERO,
            disallowed_intents: 0,
            min_shards: 1,
            also_named: Vec::new(),
            #[cfg(feature = "tls")]
            door: false,
            openapi: None,
        }
    }
}

/// Why a server did not start.
#[derive(Debug, thiserror::Error)]
pub enum StartError {
    #[error("{0} is not a loopback address: this server has no passwords and must only be reachable from this machine")]
    NotLoopback(IpAddr),
    #[error("port {port} is already taken: another program is listening there; choose another port")]
    PortTaken { port: u16 },
    #[error("cannot listen on {address}, port {port}: {why}")]
    Listen { address: IpAddr, port: u16, why: io::Error },
    #[error(transparent)]
    Store(#[from] StoreError),
    #[cfg(feature = "tls")]
    #[error(transparent)]
    Door(#[from] crate::door::DoorError),
    #[cfg(not(feature = "openapi"))]
    #[error("this build cannot read the OpenAPI file {0}: it needs the feature `openapi`")]
    OpenApiMissing(PathBuf),
    #[cfg(feature = "openapi")]
    #[error(transparent)]
    OpenApi(#[from] crate::judge::openapi::OpenApiError),
}
