//! What can go wrong between Discord, the store and a table.

use super::limits::Breach;
use crate::play::Refused;
use crate::store;
use serenity::all::{GatewayError, HttpError};

#[derive(Debug, thiserror::Error)]
pub enum Trouble {
    #[error(transparent)]
    Discord(Box<serenity::Error>),
    #[error(transparent)]
    Table(#[from] Refused),
    #[error("a message that Discord would not take: {0}")]
    Message(#[from] Breach),
    #[error("an answer for a seat that the one who asked does not play")]
    NotHers,
    #[error("a picture could not be drawn")]
    Picture,
    #[error("Discord does not answer")]
    Stuck,
    #[error("Discord does not take the token: check DISCORD_TOKEN, or make a new token in the developer portal")]
    Token,
}

impl Trouble {
    /// The status that Discord answered with.
    pub fn status(&self) -> Option<u16> {
        match self {
            Trouble::Discord(error) => status(error),
            _ => None,
        }
    }

    /// Discord's own code for what is wrong.
    pub fn code(&self) -> Option<isize> {
        match self {
            Trouble::Discord(error) => code(error),
            _ => None,
        }
    }

    /// Whether Discord has refused something, and would again.
    pub fn is_refusal(&self) -> bool {
        self.status().is_some_and(|status| (400..500).contains(&status) && status != 429)
    }
}

impl From<serenity::Error> for Trouble {
    fn from(error: serenity::Error) -> Trouble {
        if is_token(&error) { Trouble::Token } else { Trouble::Discord(Box::new(error)) }
    }
}

impl From<store::Error> for Trouble {
    fn from(error: store::Error) -> Trouble {
        Trouble::Table(error.into())
    }
}

/// The status that Discord answered with.
pub fn status(error: &serenity::Error) -> Option<u16> {
    match error {
        serenity::Error::Http(HttpError::UnsuccessfulRequest(answer)) => Some(answer.status_code.as_u16()),
        _ => None,
    }
}

/// Discord's own code for what is wrong.
pub fn code(error: &serenity::Error) -> Option<isize> {
    match error {
        serenity::Error::Http(HttpError::UnsuccessfulRequest(answer)) => Some(answer.error.code),
        _ => None,
    }
}

/// Discord's word for the token of an interaction that came too late: a matter of that interaction alone.
const TOO_LATE: isize = 50_027;

/// Whether the bot's own token was not taken.
pub fn is_token(error: &serenity::Error) -> bool {
    matches!(error, serenity::Error::Gateway(GatewayError::InvalidAuthentication))
        || status(error) == Some(401) && code(error) != Some(TOO_LATE)
}
