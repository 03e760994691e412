//! The thread of a table that was renamed follows, when Discord lets it: about twice in ten minutes.

use crate::discord::bot::Bot;
use crate::discord::kit::patience::Rest;
use crate::discord::kit::trouble::Trouble;
use crate::store::{self, Renaming};
use serenity::all::{ChannelId, EditThread};
use std::time::Duration;

/// Seconds until Discord lets a thread be renamed again.
const TEN_MINUTES: i64 = 600;
/// serenity waits by itself for as long as Discord wants: better to come again, with the name of then.
const SOON: Duration = Duration::from_secs(10);
/// What passes by itself, or a thread that is about to be made.
const A_MOMENT: i64 = 20;
/// A thread that sleeps, or is closed to us, may come back within a day.
const HOUR: i64 = 3600;
const HOURS: u32 = 24;

/// Gives a thread the name that its table has by now.
pub async fn follow(bot: &Bot, http: &Rest, renaming: &Renaming) -> Result<(), store::Error> {
    let store = &bot.desk.store;
    let table = store.table(&renaming.table).await?;
    let thread = match (table.home, table.lobby_message) {
        (None, Some(_)) if renaming.tries < HOURS => return store.rename_later(&table.id, A_MOMENT).await,
        // Made for the table, it has the id of the lobby's message. Whatever else the table talks in is not ours.
        (Some(home), Some(message)) if home == message.thread() => home,
        _ => return store.rename_never(&table.id).await,
    };
    let edit = EditThread::new().name(&table.name);
    let edited = tokio::time::timeout(SOON, ChannelId::from(thread).edit_thread(http, edit)).await;
    match edited.map(|done| done.map_err(Trouble::from)) {
        Ok(Ok(_)) => store.renamed(&table.id, &table.name).await,
        Ok(Err(error)) if error.is_refusal() && renaming.tries >= HOURS => {
            tracing::debug!(%error, table = table.id.as_str(), "a thread keeps its name");
            store.rename_never(&table.id).await
        }
        Ok(Err(error)) if error.is_refusal() => store.rename_later(&table.id, HOUR).await,
        Ok(Err(error)) if error.status() != Some(429) => store.rename_later(&table.id, A_MOMENT).await,
        Ok(Err(_)) | Err(_) => store.rename_later(&table.id, TEN_MINUTES).await,
    }
}
