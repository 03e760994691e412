//! What answers somebody who asked.

use super::message::Message;
use crate::ids::UserId;
use engine::OneSeat;

pub enum Answer {
    /// It says nothing that others may not know.
    Open(Message),
    Hers {
        message: Message<OneSeat>,
        /// Whoever plays the seat that the message is for.
        reader: Option<UserId>,
    },
}

impl From<Message> for Answer {
    fn from(message: Message) -> Answer {
        Answer::Open(message)
    }
}

impl Answer {
    pub fn has_emojis(&self) -> bool {
        match self {
            Answer::Open(message) => message.emojis().next().is_some(),
            Answer::Hers { message, .. } => message.emojis().next().is_some(),
        }
    }

    /// The same with bare buttons and options.
    #[must_use]
    pub fn without_emojis(self) -> Answer {
        match self {
            Answer::Open(message) => Answer::Open(message.without_emojis()),
            Answer::Hers { message, reader } => Answer::Hers { message: message.without_emojis(), reader },
        }
    }
}
