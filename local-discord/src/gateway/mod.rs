//! The gateway: the websocket through which the bot hears what happens.

pub mod codec;
pub mod connection;
mod event;
