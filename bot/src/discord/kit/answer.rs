//! What answers somebody who asked.

use super::message::Message;
use crate::ids::UserId;
use engine::OneSeat;

pub struct Answer {
    pub first: Page,
    /// What does not fit into it, put beside it one after the other.
    pub beside: Vec<Page>,
}

pub enum Page {
    /// It says nothing that others may not know.
    Open(Message),
    Hers {
        message: Message<OneSeat>,
        /// Whoever plays the seat that the message is for.
        reader: Option<UserId>,
    },
}

impl From<Page> for Answer {
    fn from(first: Page) -> Answer {
        Answer { first, beside: Vec::new() }
    }
}

impl From<Message> for Answer {
    fn from(message: Message) -> Answer {
        Page::Open(message).into()
    }
}

impl Answer {
    /// Several pages; none of them would be no answer.
    pub fn of(pages: impl IntoIterator<Item = Page>) -> Option<Answer> {
        let mut pages = pages.into_iter();
        Some(Answer { first: pages.next()?, beside: pages.collect() })
    }

    pub fn has_emojis(&self) -> bool {
        std::iter::once(&self.first).chain(&self.beside).any(Page::has_emojis)
    }

    /// The same with bare buttons and options.
    #[must_use]
    pub fn without_emojis(self) -> Answer {
        let beside = self.beside.into_iter().map(Page::without_emojis).collect();
        Answer { first: self.first.without_emojis(), beside }
    }
}

impl Page {
    fn has_emojis(&self) -> bool {
        match self {
            Page::Open(message) => message.emojis().next().is_some(),
            Page::Hers { message, .. } => message.emojis().next().is_some(),
        }
    }

    fn without_emojis(self) -> Page {
        match self {
            Page::Open(message) => Page::Open(message.without_emojis()),
            Page::Hers { message, reader } => Page::Hers { message: message.without_emojis(), reader },
        }
    }
}
