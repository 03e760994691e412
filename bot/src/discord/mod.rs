//! The bot as people meet it on Discord.

mod choices;
mod client;
mod commands;
mod limits;
mod lobby;
mod message;
mod outbox;
mod panel;
mod pictures;
mod press;
mod press_id;
mod public;
mod speaker;
mod views;

pub use client::{Bot, Place, Running, connect};
pub use limits::Breach;
pub use message::{Button, Embed, File, Menu, Message, Row, Style};
pub use panel::{Panel, panel};
pub use speaker::Speaker;

/// Where something went wrong between Discord, the store and a table.
#[derive(Debug, thiserror::Error)]
pub enum Trouble {
    #[error(transparent)]
    Discord(Box<serenity::Error>),
    #[error(transparent)]
    Table(#[from] crate::play::Refused),
    #[error("a message that Discord would not take: {0}")]
    Message(#[from] Breach),
    #[error("a picture could not be drawn")]
    Picture,
}

impl From<serenity::Error> for Trouble {
    fn from(error: serenity::Error) -> Trouble {
        Trouble::Discord(Box::new(error))
    }
}

impl From<crate::store::Error> for Trouble {
    fn from(error: crate::store::Error) -> Trouble {
        Trouble::Table(error.into())
    }
}
