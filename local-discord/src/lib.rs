//! A Discord-compatible server on loopback: REST v10, the gateway, and a page to play on.
//!
//! [`Server::start`] serves an unmodified serenity client and a person with a browser. [`driver::Discord`] wraps a server for
//! tests that read like people using Discord.

// Handlers end in `Reply::ok(…)`, and objects are written through one `Wire`, whether or not each needs all of it.
#![allow(clippy::unnecessary_wraps, clippy::unused_self)]
// A message, a step or a wish is handed over, also where the last use could have been a look.
#![allow(clippy::needless_pass_by_value)]

mod clock;
mod config;
mod core;
mod doing;
#[cfg(feature = "tls")]
mod door;
pub mod driver;
mod gateway;
mod http;
mod id;
mod judge;
mod offence;
mod page;
mod refusal;
mod rest;
mod secret;
mod server;
mod store;
mod wire;
mod world;

pub use self::core::What as Fault;
pub use self::core::{Limit, RateRules};
pub use clock::Clock;
pub use config::{Config, StartError};
#[cfg(feature = "tls")]
pub use door::{Door, DoorError};
pub use id::Id;
pub use offence::{Offence, Request};
pub use server::Server;
pub use store::StoreError;
