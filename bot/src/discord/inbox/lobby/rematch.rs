//! The same once more: a new lobby for those who have played.

use super::opening::{self, too_many};
use crate::discord::bot::Bot;
use crate::discord::inbox::door::Admitted;
use crate::discord::kit::links;
use crate::discord::kit::message::Message;
use crate::discord::kit::patience::{self, Rest};
use crate::discord::kit::speaker::Speaker;
use crate::discord::kit::trouble::{Trouble, status};
use crate::discord::pages::lobby;
use crate::play;
use crate::store::NewLobby;
use serenity::all::ChannelId;

/// Opens the lobby, once for each table, and tells where it is.
pub async fn open(bot: &Bot, http: &Rest, at: &Admitted, speaker: &Speaker) -> Result<Message, Trouble> {
    let (store, game, user) = (&bot.desk.store, at.game(), at.user());
    let seats = store.seats(&game.id).await?;
    let Some(host) = seats.iter().find(|seat| seat.user == Some(user)) else {
        return Ok(Message::text(speaker.plain("bot-rematch-players")));
    };
    let id = play::new_id()?;
    let new = NewLobby {
        id: &id,
        kind: &game.kind,
        options: &game.options,
        players: game.players,
        name: "",
        guild: game.guild,
        channel: game.channel,
        host: user,
        host_name: &host.name,
    };
    let id = match opening::open(store, &new, Some(&game.id)).await {
        Ok(id) => id,
        Err(error) => {
            let full = too_many(&error).ok_or(error)?;
            return Ok(Message::text(speaker.say(&full)));
        }
    };
    let mut again = store.game(&id).await?;
    if again.lobby_message.is_none() {
        let sitting = store.seats(&id).await?;
        let mut message = lobby::message(&again, &sitting, &Speaker::public(&sitting));
        // The others of last time hear of it, once.
        message.mentions = seats.iter().filter_map(|seat| seat.user).filter(|&one| one != again.host).collect();
        let called: Vec<String> = message.mentions.iter().map(|user| format!("<@{user}>")).collect();
        message.content = format!("{} · {} {}", message.content, speaker.plain("bot-rematch-call"), called.join(" "));
        let create = message.create(format!("rematch-{id}"))?;
        let channel = ChannelId::new(again.channel);
        match patience::patiently(&patience::A_WHILE, || channel.send_message(http, create.clone())).await {
            Ok(sent) => {
                store.set_lobby_message(&id, sent.id.get()).await?;
                again = store.game(&id).await?;
            }
            Err(error) if matches!(status(&error), Some(403 | 404)) => {
                return Ok(Message::text(speaker.plain("bot-rematch-nowhere")));
            }
            Err(error) => return Err(error.into()),
        }
    }
    Ok(Message::text(format!("{} {}", speaker.plain("bot-rematch-open"), links::to_lobby(&again))))
}
