//! The way to answer an interaction, however it came in.

use crate::discord::kit::answer::{Answer, Page};
use crate::discord::kit::message::Message;
use crate::discord::kit::patience::{self, Rest};
use crate::discord::kit::trouble::Trouble;
use crate::ids::{MessageId, UserId};
use crate::monitor::interaction;
use engine::Audience;
use serenity::all::{
    Builder, CreateAllowedMentions, CreateInteractionResponse, CreateInteractionResponseFollowup,
    CreateInteractionResponseMessage, InteractionId,
};
use std::sync::atomic::{AtomicBool, Ordering};

pub struct Reply {
    http: Rest,
    id: InteractionId,
    token: String,
    /// Who asked.
    user: UserId,
    /// Whether Discord has a first answer.
    answered: AtomicBool,
}

impl Reply {
    pub fn new(http: Rest, id: InteractionId, token: String, user: UserId) -> Reply {
        Reply { http, id, token, user, answered: AtomicBool::new(false) }
    }

    /// Says that the answer will come: to everybody, or only to the one who asked.
    pub async fn acknowledge(&self, openly: bool) -> Result<(), Trouble> {
        let message = CreateInteractionResponseMessage::new().ephemeral(!openly);
        self.first(&CreateInteractionResponse::Defer(message)).await
    }

    /// Says that the pressed message will change.
    pub async fn acknowledge_in_place(&self) -> Result<(), Trouble> {
        self.first(&CreateInteractionResponse::Acknowledge).await
    }

    /// Tells the one who asked something at once, and nobody else.
    pub async fn tell(&self, text: String) -> Result<(), Trouble> {
        let message = CreateInteractionResponseMessage::new().content(text).ephemeral(true);
        let message = message.allowed_mentions(CreateAllowedMentions::new());
        self.first(&CreateInteractionResponse::Message(message)).await?;
        interaction::shown();
        Ok(())
    }

    /// Shows an answer, but what is for one seat only to whoever plays it.
    pub async fn answer(&self, answer: &Answer) -> Result<MessageId, Trouble> {
        let id = match &answer.first {
            Page::Open(message) => self.show(message).await,
            Page::Hers { message, reader } if *reader == Some(self.user) => self.put(message).await,
            Page::Hers { .. } => Err(Trouble::NotHers),
        }?;
        for page in &answer.beside {
            match page {
                Page::Open(message) => self.add(message).await,
                Page::Hers { message, reader } if *reader == Some(self.user) => self.add(message).await,
                Page::Hers { .. } => Err(Trouble::NotHers),
            }?;
        }
        Ok(id)
    }

    /// Puts the message in the place that was acknowledged; answers with its id.
    pub async fn show(&self, message: &Message) -> Result<MessageId, Trouble> {
        self.put(message).await
    }

    async fn put<A: Audience>(&self, message: &Message<A>) -> Result<MessageId, Trouble> {
        let answer = message.answer()?;
        let edit = || answer.clone().execute(&self.http, &self.token);
        let message = patience::patiently(&patience::A_WHILE, edit).await?;
        interaction::shown();
        Ok(message.id.into())
    }

    /// By what this answer can be changed later.
    pub fn token(&self) -> &str {
        &self.token
    }

    /// Puts something in the place of an earlier answer. May fail without harm: nobody needs it any more.
    pub async fn put_away(&self, token: &str, message: &Message) {
        let Ok(answer) = message.answer() else { return };
        if let Err(error) = answer.execute(&self.http, token).await {
            tracing::debug!(%error, "an earlier answer stays as it is");
        }
    }

    /// Shows the one who asked something beside what everybody sees.
    pub async fn whisper(&self, message: &Message) -> Result<(), Trouble> {
        self.add(message).await
    }

    async fn add<A: Audience>(&self, message: &Message<A>) -> Result<(), Trouble> {
        let whisper = message.whisper()?;
        let whisper = || whisper.clone().execute(&self.http, (None, self.token.as_str()));
        patience::patiently(&patience::A_WHILE, whisper).await?;
        interaction::shown();
        Ok(())
    }

    /// Says that something went wrong, wherever the answering stands; if even that fails there is nobody to tell.
    pub async fn apologise(&self, text: String) {
        let told = if self.answered.load(Ordering::SeqCst) {
            self.beside(text).await.map_err(Trouble::from)
        } else {
            self.tell(text).await
        };
        match told {
            Ok(()) => interaction::shown(),
            Err(error) => tracing::warn!(%error, "a failure could not be told"),
        }
    }

    async fn beside(&self, text: String) -> Result<(), serenity::Error> {
        let whisper = CreateInteractionResponseFollowup::new().content(text).ephemeral(true);
        whisper.execute(&self.http, (None, self.token.as_str())).await.map(drop)
    }

    async fn first(&self, response: &CreateInteractionResponse) -> Result<(), Trouble> {
        let respond = || response.clone().execute(&self.http, (self.id, self.token.as_str()));
        patience::acknowledged(respond).await?;
        self.answered.store(true, Ordering::SeqCst);
        Ok(())
    }
}
