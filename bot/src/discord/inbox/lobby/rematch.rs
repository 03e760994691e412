//! The same once more: a new lobby for those who have played.

use super::opening::{self, too_many};
use super::{guests, posting};
use crate::discord::bot::Bot;
use crate::discord::inbox::door::Admitted;
use crate::discord::inbox::sight::Sight;
use crate::discord::kit::links;
use crate::discord::kit::message::Message;
use crate::discord::kit::speaker::Speaker;
use crate::discord::kit::trouble::Trouble;
use crate::play;
use crate::store::NewLobby;

/// Opens the lobby, once for each table, and tells where it is.
pub async fn open(bot: &Bot, sight: &Sight, at: &Admitted, speaker: &Speaker) -> Result<Message, Trouble> {
    let (store, table, user) = (&bot.desk.store, at.table(), at.user());
    let seats = store.seats(&table.id).await?;
    let Some(host) = seats.iter().find(|seat| seat.user == Some(user)) else {
        return Ok(Message::text(speaker.plain("bot-rematch-players")));
    };
    let id = play::new_id()?;
    let new = NewLobby {
        id: &id,
        kind: &table.kind,
        options: &table.options,
        players: table.players,
        name: "",
        guild: table.guild,
        channel: table.channel,
        host: user,
        host_name: &host.name,
    };
    // The others of last time hear of it, once.
    let others = guests::once_more(bot, sight, table, user, &seats).await?;
    let id = match opening::open(store, &new, &others, Some(&table.id)).await {
        Ok(id) => id,
        Err(error) => {
            let full = too_many(&error).ok_or(error)?;
            return Ok(Message::text(speaker.say(&full)));
        }
    };
    Ok(Message::text(match posting::post(bot, &sight.http, &id, "bot-rematch-call").await? {
        Some(again) => format!("{} {}", speaker.plain("bot-rematch-open"), links::to_lobby(&again)),
        None => speaker.plain("bot-rematch-nowhere"),
    }))
}
