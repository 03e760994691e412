//! The connection: what comes from the gateway is handed to the inbox, what was stored to be said is sent, and chores
//! are done now and then.

mod calling;
mod chores;
mod client;
mod commands;
mod compose;
mod emojis;
mod find;
mod greeting;
mod limiter;
mod outbox;
mod renames;
mod too_fast;
mod watched;

pub use client::{Place, Running, connect};
