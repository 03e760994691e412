//! A press on a button or a choice from a menu, end to end.

use super::client::{Bot, Line};
use super::message::Message;
use super::panel::{Panel, panel};
use super::press_id::*;
use super::speaker::{Speaker, harmless, language};
use super::{Trouble, lobby, views};
use crate::play::{Deed, Refused, Sitting};
use crate::store;
use engine::{AnyTable, Eye, Phrase, Refusal, Seat};
use serenity::all::{
    ComponentInteraction, ComponentInteractionDataKind, CreateInteractionResponseFollowup, MessageFlags,
};
use std::sync::Arc;
use words::Language;

/// Acknowledges first, then does what was pressed and shows what came of it.
pub async fn on_press(bot: &Arc<Bot>, http: &Line, press: &ComponentInteraction) {
    let id = PressId::parse(&press.data.custom_id);
    let in_place = press.message.flags.is_some_and(|flags| flags.contains(MessageFlags::EPHEMERAL))
        || id.as_ref().is_some_and(PressId::is_of_lobby);
    let acknowledged = if in_place { press.defer(http).await } else { press.defer_ephemeral(http).await };
    if let Err(error) = acknowledged {
        // Without an acknowledgement nothing can be shown; the button still works.
        tracing::warn!(%error, "a press could not be acknowledged");
        return;
    }
    let speaks = language(&press.locale);
    let message = match answer(bot, http, press, id, speaks).await {
        Ok(message) => message,
        Err(error) => {
            tracing::error!(%error, "a press failed");
            sentence(&error, speaks)
        }
    };
    if let Err(error) = show(http, press, &message).await {
        tracing::warn!(%error, "an answer could not be shown");
    }
}

async fn show(http: &Line, press: &ComponentInteraction, message: &Message) -> Result<(), Trouble> {
    press.edit_response(http, message.answer()?).await?;
    Ok(())
}

fn sentence(error: &Trouble, language: Language) -> Message {
    let id = match error {
        Trouble::Table(Refused::Store(store::Error::NoSuchGame)) => "bot-no-such-table",
        _ => "bot-failed",
    };
    Message::text(Speaker::new(language, Vec::new()).plain(id))
}

async fn answer(
    bot: &Arc<Bot>,
    http: &Line,
    press: &ComponentInteraction,
    id: Option<PressId>,
    language: Language,
) -> Result<Message, Trouble> {
    let nobody = Speaker::new(language, Vec::new());
    let Some(id) = id else { return Ok(Message::text(nobody.plain("bot-unknown-button"))) };
    let user = press.user.id.get();
    if id.is_of_lobby() {
        return in_lobby(bot, http, press, &id, &nobody).await;
    }
    let value = match &press.data.kind {
        ComponentInteractionDataKind::StringSelect { values } => values.first().cloned(),
        _ => None,
    };
    let deed = match (id.key.as_str(), value.clone()) {
        (PICK, Some(key)) => Some(Deed::Choose(key)),
        (BACK, _) => Some(Deed::Back),
        (RESTART, _) => Some(Deed::Restart),
        _ if id.is_offer() => Some(Deed::Choose(id.key.clone())),
        _ => None,
    };
    let seat = bot.desk.look(&id.game).await?.seat_of(user);
    let mut look = Look { bot, user, language, section: None, note: None };
    if let (Some(deed), Some(seat)) = (deed, seat) {
        look.note = match bot.desk.press(&id.game, seat, id.step, deed).await {
            Ok(pressed) => pressed.published.then(|| Phrase::new("bot-turn-done")),
            Err(Refused::Rules(refusal)) => Some(refused(&refusal)?),
            Err(error) => return Err(error.into()),
        };
        return look.panel(&id.game).await;
    }
    match id.key.as_str() {
        HAND => look.hand(&id.game).await,
        BOARD => look.board(&id.game).await,
        SINCE => look.since(&id.game).await,
        EXPLAIN => look.explain(&id.game).await,
        MORE => Ok(Message::text(nobody.plain("bot-more"))),
        SECTION => {
            look.section = value.and_then(|value| value.parse().ok());
            look.panel(&id.game).await
        }
        _ => look.panel(&id.game).await,
    }
}

fn refused(refusal: &Refusal) -> Result<Phrase, Refused> {
    Ok(Phrase::new(match refusal {
        Refusal::Stale => "bot-moved-on",
        Refusal::NotYours => "bot-not-your-decision",
        Refusal::NoSuchOffer => "bot-not-offered",
        Refusal::Over => "game-over",
        Refusal::Sealed => "bot-nothing-to-take-back",
        Refusal::Fault(_) => return Err(refusal.clone().into()),
    }))
}

async fn in_lobby(
    bot: &Bot,
    http: &Line,
    press: &ComponentInteraction,
    id: &PressId,
    nobody: &Speaker,
) -> Result<Message, Trouble> {
    let store = &bot.desk.store;
    let game = store.game(&id.game).await?;
    // The thread begins at the message that people see.
    store.set_lobby_message(&game.id, press.message.id.get()).await?;
    let nick = press.member.as_ref().and_then(|member| member.nick.as_deref());
    let name = nick.or(press.user.global_name.as_deref()).unwrap_or(&press.user.name);
    let game = store.game(&game.id).await?;
    let told = lobby::press(bot, &game, &id.key, press.user.id.get(), &harmless(name)).await?;
    if let Some(told) = told {
        let whisper = CreateInteractionResponseFollowup::new().content(nobody.plain(told)).ephemeral(true);
        press.create_followup(http, whisper).await?;
    }
    let (game, seats) = (store.game(&game.id).await?, store.seats(&game.id).await?);
    let names = seats.iter().map(|seat| seat.name.clone()).collect();
    // Everybody reads it, so it is in the table's language.
    Ok(lobby::message(&game, &seats, &Speaker::new(Language::English, names)))
}

/// Somebody who looks at a table.
pub struct Look<'a> {
    pub bot: &'a Arc<Bot>,
    pub user: u64,
    pub language: Language,
    pub section: Option<usize>,
    pub note: Option<Phrase>,
}

impl Look<'_> {
    /// The current panel of one who plays, and the board for everybody else.
    pub async fn panel(self, game: &str) -> Result<Message, Trouble> {
        let (sitting, seat, speaker) = self.arrive(game).await?;
        let Some(seat) = seat else { return self.board(game).await };
        let (note, section, studio) = (self.note.clone(), self.section, self.bot.studio.clone());
        let store = &self.bot.desk.store;
        let seen = sitting.seats.iter().find(|row| row.seat == seat).map_or(0, |row| row.seen);
        let since = store.told(game, Eye::Seat(seat), seen, sitting.game.published).await?;
        let drafted = if sitting.draft.decider() == Some(seat) {
            store.told(game, Eye::Seat(seat), sitting.game.published, sitting.game.revision).await?
        } else {
            Vec::new()
        };
        let made = Panel { note, since, drafted, section };
        drawn(move || panel(&studio, &sitting, seat, &made, &speaker)).await
    }

    pub async fn hand(self, game: &str) -> Result<Message, Trouble> {
        let (sitting, seat, speaker) = self.arrive(game).await?;
        let studio = self.bot.studio.clone();
        drawn(move || views::hand(&studio, &sitting, seat, &speaker)).await
    }

    pub async fn board(self, game: &str) -> Result<Message, Trouble> {
        let (sitting, seat, speaker) = self.arrive(game).await?;
        let studio = self.bot.studio.clone();
        drawn(move || views::board(&studio, &sitting, seat, &speaker)).await
    }

    pub async fn since(self, game: &str) -> Result<Message, Trouble> {
        let (sitting, seat, speaker) = self.arrive(game).await?;
        let (studio, store) = (self.bot.studio.clone(), &self.bot.desk.store);
        let seen = sitting.seats.iter().find(|row| Some(row.seat) == seat).map_or(0, |row| row.seen);
        let eye = seat.map_or(Eye::Public, Eye::Seat);
        let lines = store.told(game, eye, seen, sitting.game.published).await?;
        let before = match seat {
            Some(seat) => store.seen_by(game, seat).await?,
            None => None,
        };
        let rules = engine::game(&sitting.game.kind).map_err(Refused::from)?;
        drawn(move || {
            // A state that cannot be read any more costs the outlines, not the recap.
            let before: Option<AnyTable> = before.and_then(|state| rules.load(state, seen).ok());
            views::since(&studio, &sitting, seat, before.as_ref(), &lines, &speaker)
        })
        .await
    }

    pub async fn explain(self, game: &str) -> Result<Message, Trouble> {
        let (sitting, seat, speaker) = self.arrive(game).await?;
        let Some(seat) = seat else { return self.board(game).await };
        drawn(move || views::explain(&sitting, seat, &speaker)).await
    }

    pub async fn log(self, game: &str) -> Result<Message, Trouble> {
        let (sitting, seat, speaker) = self.arrive(game).await?;
        let eye = seat.map_or(Eye::Public, Eye::Seat);
        let lines = self.bot.desk.store.told(game, eye, 0, sitting.game.published).await?;
        drawn(move || views::log(&sitting, &lines, &speaker)).await
    }

    async fn arrive(&self, game: &str) -> Result<(Sitting, Option<Seat>, Speaker), Trouble> {
        let sitting = self.bot.desk.look(game).await?;
        let (seat, speaker) = (sitting.seat_of(self.user), Speaker::new(self.language, sitting.names()));
        Ok((sitting, seat, speaker))
    }
}

/// Drawing takes a while and must not hold up those who wait for an acknowledgement.
pub async fn drawn<T: Send + 'static>(draw: impl FnOnce() -> T + Send + 'static) -> Result<T, Trouble> {
    tokio::task::spawn_blocking(draw).await.map_err(|_| Trouble::Picture)
}
