//! What belongs to the presser and to no table: her settings, and what is stored of her.

use super::lobby::showing;
use crate::discord::bot::Bot;
use crate::discord::kit::answer::{Answer, Page};
use crate::discord::kit::message::Message;
use crate::discord::kit::patience::Rest;
use crate::discord::kit::pictures::drawn;
use crate::discord::kit::speaker::Speaker;
use crate::discord::kit::trouble::Trouble;
use crate::discord::pages::welcome::lesson;
use crate::discord::pages::{about_me, settings};
use crate::ids::UserId;
use crate::monitor::interaction::{self, Outcome};
use std::time::Duration;

/// How long to wait for what somebody has begun elsewhere.
const ELSEWHERE: Duration = Duration::from_secs(20);

pub async fn settings(bot: &Bot, user: UserId, speaker: &Speaker) -> Result<Message, Trouble> {
    Ok(settings::message(bot.desk.store.settings(user).await?, None, speaker))
}

/// A page of a turn in pictures.
pub async fn lesson(bot: &Bot, user: UserId, page: u8, speaker: &Speaker) -> Result<Answer, Trouble> {
    let settings = bot.desk.store.settings(user).await?;
    let (studio, speaker) = (bot.studio.clone(), Speaker { settings, ..speaker.clone() });
    let message = drawn(move || lesson::message(&studio, page, &speaker)).await?.ok_or(Trouble::Picture)?;
    Ok(Page::Hers { message, reader: Some(user) }.into())
}

/// Changes one setting, if there is such a way.
pub async fn set(bot: &Bot, user: UserId, key: &str, way: &str, speaker: &Speaker) -> Result<Message, Trouble> {
    let store = &bot.desk.store;
    let now = store.settings(user).await?;
    let chosen = now.with(key, way);
    if let Some(chosen) = chosen {
        store.set_settings(user, chosen).await?;
    }
    let note = if chosen.is_some() { "bot-settings-kept" } else { "bot-not-offered" };
    Ok(settings::message(chosen.unwrap_or(now), Some(note), speaker))
}

pub async fn known(bot: &Bot, user: UserId, speaker: &Speaker) -> Result<Message, Trouble> {
    Ok(about_me::known(&bot.desk.store.known(user).await?, speaker)?)
}

pub async fn forgotten(bot: &Bot, http: &Rest, user: UserId, speaker: &Speaker) -> Result<Message, Trouble> {
    // Whatever is under way could bring her back.
    let Ok(_alone) = tokio::time::timeout(ELSEWHERE, bot.busy.alone(user)).await else {
        interaction::came_to(Outcome::Refused);
        return Ok(about_me::busy(speaker));
    };
    for table in bot.desk.forget(user).await? {
        showing::show(bot, http, &table.id).await;
    }
    Ok(Message::text(speaker.plain("bot-forgotten")))
}
