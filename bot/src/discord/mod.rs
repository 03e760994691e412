//! The bot as people meet it on Discord.

mod about_me;
mod budget;
mod busy;
mod calling;
mod changes;
mod choices;
mod chores;
mod client;
mod commands;
mod compose;
mod door;
mod emojis;
mod export;
mod hosting;
mod limiter;
mod limits;
mod links;
mod lobby;
mod message;
mod motions;
mod options;
mod outbox;
mod panel;
mod patience;
mod permissions;
mod pictures;
mod press;
mod press_id;
mod public;
mod rematch;
mod renames;
mod resume;
mod rule;
mod settings;
mod shared;
mod sight;
mod speaker;
mod table_commands;
mod turnstile;
mod views;
mod watched;

pub use budget::Budget;
pub use client::{Bot, Place, Running, connect};
pub use emojis::{Emojis, Known};
pub use limits::Breach;
pub use message::{Button, Embed, Emoji, File, Menu, Message, Row, Style};
pub use panel::{Panel, panel};
pub use press_id::COUNTED as PRESSES;
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
    #[error("Discord does not answer")]
    Stuck,
    #[error("Discord does not take the token: check DISCORD_TOKEN, or make a new token in the developer portal")]
    Token,
}

impl Trouble {
    /// The status that Discord answered with.
    fn status(&self) -> Option<u16> {
        match self {
            Trouble::Discord(error) => patience::status(error),
            _ => None,
        }
    }

    /// Discord's own code for what is wrong.
    fn code(&self) -> Option<isize> {
        match self {
            Trouble::Discord(error) => patience::code(error),
            _ => None,
        }
    }

    /// Whether Discord has refused something, and would again.
    fn is_refusal(&self) -> bool {
        self.status().is_some_and(|status| (400..500).contains(&status) && status != 429)
    }
}

impl From<serenity::Error> for Trouble {
    fn from(error: serenity::Error) -> Trouble {
        if client::is_token(&error) { Trouble::Token } else { Trouble::Discord(Box::new(error)) }
    }
}

impl From<crate::store::Error> for Trouble {
    fn from(error: crate::store::Error) -> Trouble {
        Trouble::Table(error.into())
    }
}
