//! What is done now and then without anybody asking.

use super::client::{Bot, End, Line};
use super::lobby;
use super::speaker::Speaker;
use crate::store::GameRow;
use serenity::all::{ChannelId, EditMessage, MessageId};
use std::sync::Arc;
use std::time::Duration;

const WEEK: i64 = 7 * 24 * 3600;
const BETWEEN: Duration = Duration::from_mins(10);

pub async fn close_old_lobbies(bot: Arc<Bot>, http: Line) {
    let mut end = bot.end.subscribe();
    loop {
        let store = &bot.desk.store;
        match store.close_lobbies(store.clock.now() - WEEK).await {
            Ok(closed) => {
                for game in closed {
                    show_closed(&bot, &http, &game).await;
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

/// May fail without harm: a press on what is left shows the same.
async fn show_closed(bot: &Bot, http: &Line, game: &GameRow) {
    let Some(message) = game.lobby_message else { return };
    let Ok(seats) = bot.desk.store.seats(&game.id).await else { return };
    let edit = lobby::message(game, &seats, &Speaker::public(&seats)).edit().unwrap_or_else(|_| EditMessage::new());
    if let Err(error) = ChannelId::new(game.channel).edit_message(http, MessageId::new(message), edit).await {
        tracing::debug!(%error, "a closed lobby keeps its buttons");
    }
}
