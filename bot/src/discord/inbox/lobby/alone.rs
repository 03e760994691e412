//! One person at a page of this machine, who is everybody there: she takes all seats and begins.

use super::opening::too_many;
use super::{showing, starting};
use crate::discord::bot::Bot;
use crate::discord::inbox::door::Admitted;
use crate::discord::kit::message::Message;
use crate::discord::kit::patience::Rest;
use crate::discord::kit::speaker::Speaker;
use crate::discord::kit::trouble::Trouble;
use crate::play::Room;
use crate::store::{self, Stage};

pub async fn start(bot: &Bot, http: &Rest, at: &Admitted, room: Room, speaker: &Speaker) -> Result<Message, Trouble> {
    let (store, table) = (&bot.desk.store, at.table());
    if bot.people.is_empty() || table.stage != Stage::Lobby {
        return Ok(Message::text(speaker.plain("bot-not-offered")));
    }
    if !at.is_host() {
        return Ok(Message::text(speaker.plain("bot-lobby-only-host")));
    }
    for (user, name) in &bot.people {
        match store.join(at.id(), *user, name).await {
            // Whoever sits there already, and whoever finds no seat, is no trouble.
            Ok(()) | Err(store::Error::Sits | store::Error::NoSeat | store::Error::Stale) => {}
            Err(error) => {
                let full = too_many(&error).ok_or(error)?;
                showing::show(bot, http, at.id()).await;
                return Ok(Message::text(speaker.say(&full)));
            }
        }
    }
    starting::begin(bot, table, room).await?;
    showing::show(bot, http, at.id()).await;
    Ok(Message::text(speaker.plain("bot-started-now")))
}
