//! The colours of a lobby: whoever sits there may wish for one that nobody else has.

use super::{seats, showing};
use crate::discord::bot::Bot;
use crate::discord::inbox::door::Admitted;
use crate::discord::kit::message::Message;
use crate::discord::kit::patience::Rest;
use crate::discord::kit::speaker::Speaker;
use crate::discord::kit::trouble::Trouble;
use crate::discord::pages::lobby::{self, ANY_COLOUR};
use crate::store::{self, Stage};
use render::MARKS;

/// What she can choose from.
pub async fn shown(
    bot: &Bot,
    at: &Admitted,
    note: Option<&'static str>,
    speaker: &Speaker,
) -> Result<Message, Trouble> {
    let now = bot.desk.store.lobby(at.id()).await?;
    if now.table.stage != Stage::Lobby {
        return Ok(Message::text(speaker.say(&seats::no_lobby(now.table.stage))));
    }
    if now.seats.iter().all(|seat| seat.user != Some(at.user())) {
        return Ok(Message::text(speaker.plain("bot-lobby-not-sitting")));
    }
    Ok(lobby::colours(&now, at.user(), note, speaker))
}

/// She wishes for this one, and everybody can see it.
pub async fn set(bot: &Bot, http: &Rest, at: &Admitted, value: &str, speaker: &Speaker) -> Result<Message, Trouble> {
    let colour = value.parse().ok().filter(|&colour: &u8| usize::from(colour) < MARKS.len());
    if colour.is_none() && value != ANY_COLOUR {
        return shown(bot, at, Some("bot-not-offered"), speaker).await;
    }
    let note = match bot.desk.store.set_colour(at.id(), at.user(), colour).await {
        Err(store::Error::ColourTaken) => Some("bot-colour-taken"),
        // Why not is said in place of the colours.
        Err(store::Error::NoSeat | store::Error::Stale) => None,
        done => {
            done?;
            showing::show(bot, http, at.id()).await;
            Some("bot-colour-now")
        }
    };
    shown(bot, at, note, speaker).await
}
