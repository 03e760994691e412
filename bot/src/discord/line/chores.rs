//! What is done now and then without anybody asking.

use crate::discord::bot::{Bot, End};
use crate::discord::inbox::lobby::showing;
use crate::discord::kit::patience::Rest;
use crate::store::{self, Store};
use std::sync::Arc;
use std::time::Duration;

const DAY: i64 = 24 * 3600;
const WEEK: i64 = 7 * DAY;
const BETWEEN: Duration = Duration::from_mins(10);
const BREATH: Duration = Duration::from_millis(20);

pub async fn close_old_lobbies(bot: Arc<Bot>, http: Rest) {
    let mut end = bot.end.subscribe();
    loop {
        let store = &bot.desk.store;
        match store.close_lobbies(store.clock.now() - WEEK).await {
            Ok(closed) => {
                for table in closed {
                    showing::show(&bot, &http, &table.id).await;
                }
            }
            Err(error) => tracing::error!(%error, "old lobbies could not be closed"),
        }
        tokio::select! {
            () = store.clock.pause(BETWEEN) => {}
            _ = end.wait_for(|end| *end != End::GoesOn) => return,
        }
    }
}

/// Deletes what has been kept for long enough, and what the database still holds of what was deleted.
pub async fn tidy(bot: Arc<Bot>) {
    let mut end = bot.end.subscribe();
    loop {
        let store = &bot.desk.store;
        if let Err(error) = tidied(store, bot.keep).await {
            tracing::error!(%error, "old games could not be deleted");
        }
        tokio::select! {
            () = store.clock.pause(BETWEEN) => {}
            _ = end.wait_for(|end| *end != End::GoesOn) => return,
        }
    }
}

async fn tidied(store: &Store, keep: Option<u32>) -> Result<(), store::Error> {
    store.forget_unreadable(store.clock.now() - WEEK).await?;
    if let Some(days) = keep {
        let before = store.clock.now() - i64::from(days) * DAY;
        let mut tables = 0;
        while store.delete_ended(before).await?.is_some() {
            tables += 1;
            // Whoever plays comes first.
            tokio::time::sleep(BREATH).await;
        }
        if tables > 0 {
            tracing::info!(games = tables, "old games were deleted");
        }
    }
    if store.is_unwiped() {
        store.wipe().await?;
    }
    Ok(())
}
