//! The REST side of Discord.

mod answer;
mod applications;
mod call;
mod callbacks;
mod channels;
mod commands;
mod emojis;
mod guilds;
mod messages;
mod pins;
mod routes;
mod threads;
mod users;
mod webhooks;

pub use answer::{Lost, answer};
#[cfg(feature = "openapi")]
pub use routes::templates;
