//! A lobby's message as everybody sees it.

use crate::discord::bot::Bot;
use crate::discord::kit::patience::{self, Rest};
use crate::discord::kit::speaker::Speaker;
use crate::discord::kit::trouble::Trouble;
use crate::discord::pages::lobby;
use crate::ids::TableId;
use serenity::all::{ChannelId, MessageId};

/// Shows a lobby as it is by now, after whatever was to be shown before. May fail without harm: a press on what is left
/// shows the same.
pub async fn show(bot: &Bot, http: &Rest, id: &TableId) {
    if let Err(error) = shown(bot, http, id).await {
        tracing::warn!(%error, "a lobby is shown as it was");
    }
}

async fn shown(bot: &Bot, http: &Rest, id: &TableId) -> Result<(), Trouble> {
    let store = &bot.desk.store;
    let _pass = bot.turnstile.pass(id).await;
    let now = store.lobby(id).await?;
    let Some(message) = now.table.lobby_message else { return Ok(()) };
    let shown = lobby::message(&now, &Speaker::public(&now.seats)).edit()?;
    let (channel, message) = (ChannelId::from(now.table.channel), MessageId::from(message));
    let edit = || channel.edit_message(http, message, shown.clone());
    let edited = async { Ok(patience::patiently(&patience::A_WHILE, edit).await?) };
    patience::not_for_ever(edited).await.map(drop)
}
