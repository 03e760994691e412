//! Somebody asks what is played on her server.

use super::call::Call;
use super::door;
use crate::discord::bot::Bot;
use crate::discord::kit::message::Message;
use crate::discord::kit::trouble::Trouble;
use crate::discord::pages::tables::{self, TABLES};

/// One page of the tables that she may know of, or the last one if there are fewer by now.
pub async fn message(bot: &Bot, call: &Call, page: u32) -> Result<Message, Trouble> {
    let (store, speaker) = (&bot.desk.store, call.speaker());
    let Some(guild) = call.guild else { return Ok(Message::text(speaker.plain("bot-tables-nowhere"))) };
    let places = door::seen_of(call, &store.places(guild).await?).await;
    let pages = store.count_listed(guild, call.user, &places).await?.div_ceil(TABLES);
    let page = page.min(pages.saturating_sub(1));
    let listed = store.listed(guild, call.user, &places, (page * TABLES, TABLES)).await?;
    Ok(tables::message(&listed, page, pages, &speaker))
}
