//! A new lobby, posted where it was opened.

use crate::discord::bot::Bot;
use crate::discord::kit::patience::{self, Rest};
use crate::discord::kit::speaker::Speaker;
use crate::discord::kit::trouble::{Trouble, status};
use crate::discord::pages::lobby;
use crate::ids::{TableId, UserId};
use crate::store::TableRow;
use serenity::all::ChannelId;

/// Posts a lobby that nobody has seen yet, and calls those who are invited. Answers with the table that knows where it is
/// shown, or with none if nothing can be posted there.
pub async fn post(bot: &Bot, http: &Rest, id: &TableId, line: &'static str) -> Result<Option<TableRow>, Trouble> {
    let store = &bot.desk.store;
    let new = store.lobby(id).await?;
    if new.table.lobby_message.is_some() {
        return Ok(Some(new.table));
    }
    let speaker = Speaker::public(&new.seats);
    let guests: Vec<UserId> = new.guests.iter().map(|guest| guest.user).collect();
    let message = lobby::calling(lobby::message(&new, &speaker), line, &guests, &speaker);
    let create = message.create(format!("lobby-{id}"))?;
    let channel = ChannelId::from(new.table.channel);
    match patience::patiently(&patience::A_WHILE, || channel.send_message(http, create.clone())).await {
        Ok(sent) => {
            store.set_lobby_message(id, sent.id.into()).await?;
            Ok(Some(store.table(id).await?))
        }
        Err(error) if matches!(status(&error), Some(403 | 404)) => Ok(None),
        Err(error) => Err(error.into()),
    }
}
