//! The buttons of a lobby that concern a seat: sit down, stand up, be ready, stay away. Each answers with what only the one
//! who pressed should be told.

use super::opening::too_many;
use super::{guests, showing};
use crate::discord::bot::Bot;
use crate::discord::inbox::door::Admitted;
use crate::discord::kit::message::Message;
use crate::discord::kit::patience::Rest;
use crate::discord::kit::speaker::Speaker;
use crate::discord::kit::trouble::Trouble;
use crate::discord::pages::order;
use crate::play::Refused;
use crate::store::{self, Stage};
use engine::Phrase;
use std::sync::Arc;

pub async fn join(bot: &Bot, at: &Admitted, name: &str) -> Result<Option<Phrase>, Refused> {
    let full = Phrase::new("bot-lobby-full").number("players", i64::from(at.table().players));
    refused(bot, at, bot.desk.store.join(at.id(), at.user(), name).await, full).await
}

pub async fn leave(bot: &Bot, at: &Admitted) -> Result<Option<Phrase>, Refused> {
    refused(bot, at, bot.desk.store.leave(at.id(), at.user()).await, not_sitting()).await
}

/// Whoever is ready already may take it back.
pub async fn ready(bot: &Bot, at: &Admitted, speaker: &Speaker) -> Result<Option<Message>, Refused> {
    let (store, table) = (&bot.desk.store, at.table());
    if table.stage == Stage::Lobby && !table.when_ready {
        return Ok(Some(Message::text(speaker.plain("bot-ready-needless"))));
    }
    let is_ready = store.seats(&table.id).await?.iter().any(|seat| seat.user == Some(at.user()) && seat.ready);
    if table.stage == Stage::Lobby && is_ready {
        return Ok(Some(order::ready_already(table, speaker)));
    }
    let why = refused(bot, at, store.set_ready(at.id(), at.user(), true).await, not_sitting()).await?;
    Ok(why.map(|why| Message::text(speaker.say(&why))))
}

pub async fn not_ready(bot: &Bot, http: &Rest, at: &Admitted) -> Result<Phrase, Trouble> {
    let done = bot.desk.store.set_ready(at.id(), at.user(), false).await;
    if let Some(why) = refused(bot, at, done, not_sitting()).await? {
        return Ok(why);
    }
    showing::show(bot, http, at.id()).await;
    Ok(Phrase::new("bot-not-ready-now"))
}

/// Somebody who was invited does not come; the host hears of it.
pub async fn refuse(bot: &Arc<Bot>, http: &Rest, at: &Admitted, name: &str) -> Result<Option<Phrase>, Refused> {
    let done = bot.desk.store.decline_invitation(at.id(), at.user()).await;
    let why = refused(bot, at, done, not_sitting()).await?;
    if why.is_none() {
        // Beside the lobby, which shows it in any case.
        let (bot, http, table) = (bot.clone(), http.clone(), at.table().clone());
        let (user, name) = (at.user(), name.to_owned());
        bot.clone().work.spawn(async move {
            if let Err(error) = guests::tell_host(&bot, &http, &table, user, &name).await {
                tracing::warn!(%error, "a host was not told that somebody does not come");
            }
        });
    }
    Ok(why)
}

fn not_sitting() -> Phrase {
    Phrase::new("bot-lobby-not-sitting")
}

/// The one reason why it was not done; `no_seat` says what it means that there is none.
async fn refused(
    bot: &Bot,
    at: &Admitted,
    done: Result<(), store::Error>,
    no_seat: Phrase,
) -> Result<Option<Phrase>, Refused> {
    let Err(error) = done else { return Ok(None) };
    Ok(Some(match error {
        store::Error::NoSeat => no_seat,
        store::Error::Sits => Phrase::new("bot-lobby-sits"),
        store::Error::Removed => Phrase::new("bot-lobby-removed"),
        store::Error::NotInvited => Phrase::new("bot-lobby-not-invited"),
        store::Error::Declined => Phrase::new("bot-lobby-declined-already"),
        store::Error::Stale => no_lobby(bot.desk.store.table(at.id()).await?.stage),
        error => too_many(&error).ok_or(Refused::Store(error))?,
    }))
}

/// What became of a lobby, for somebody who presses on what is left of it.
pub fn no_lobby(stage: Stage) -> Phrase {
    Phrase::new(if stage == Stage::Closed { "bot-lobby-was-closed" } else { "bot-lobby-has-begun" })
}
