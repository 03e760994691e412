//! A press on a lobby or a question: everybody sees what came of it, and the presser alone what could not be.

use super::apology;
use super::door::Admitted;
use super::lobby::{seats, starting};
use super::pressed::{Pressed, admitted, not_admitted};
use crate::discord::bot::Bot;
use crate::discord::kit::message::Message;
use crate::discord::kit::patience;
use crate::discord::kit::press::{Press, PressId};
use crate::discord::kit::speaker::Speaker;
use crate::discord::kit::trouble::Trouble;
use crate::discord::pages::{lobby, motions};
use crate::monitor::interaction::{self, Outcome};
use crate::play::Moved;
use crate::store::Stage;
use engine::Phrase;
use std::sync::Arc;

/// What is put in place of the pressed message, and what only the presser should be told.
type Shown = (Option<Message>, Option<Message>);

pub async fn openly(bot: &Arc<Bot>, pressed: &Pressed, id: &PressId) -> Result<(), Trouble> {
    let reply = &pressed.call.reply;
    let admitted = admitted(bot, pressed, id).await;
    // Two at once: whoever comes second shows what both have done, and not before the first has shown hers.
    let pass = bot.turnstile.pass(&id.table).await;
    let done = match admitted {
        Ok(Some(at)) if id.is_of_lobby() => in_lobby(bot, &at, pressed, &id.press).await,
        Ok(Some(at)) => in_motion(bot, &at, pressed, id).await,
        Ok(None) => Ok((None, Some(said(pressed, &Phrase::new(not_admitted(bot, pressed, id).await))))),
        Err(error) => Err(error),
    };
    let told = match done {
        Ok((message, told)) => {
            if let Some(message) = message {
                patience::not_for_ever(reply.show(&message)).await?;
            }
            if told.is_some() {
                interaction::came_to(Outcome::Refused);
            }
            told
        }
        Err(error) => {
            interaction::came_to(Outcome::Failed);
            tracing::error!(%error, "a press that everybody sees failed");
            Some(Message::text(apology::sentence(&error, pressed.call.language)))
        }
    };
    drop(pass);
    match told {
        Some(told) => reply.whisper(&told).await,
        None => Ok(()),
    }
}

fn said(pressed: &Pressed, phrase: &Phrase) -> Message {
    Message::text(pressed.call.speaker().say(phrase))
}

async fn in_lobby(bot: &Arc<Bot>, at: &Admitted, pressed: &Pressed, press: &Press) -> Result<Shown, Trouble> {
    let (call, store) = (&pressed.call, &bot.desk.store);
    // As it is now: whoever came before may have changed it.
    let at = at.again(bot).await?;
    let say = |why: Phrase| said(pressed, &why);
    let told = match press {
        Press::Join => seats::join(bot, &at, &call.name).await?.map(say),
        Press::Leave => seats::leave(bot, &at).await?.map(say),
        Press::Refuse => seats::refuse(bot, &call.sight.http, &at, &call.name).await?.map(say),
        Press::Ready => seats::ready(bot, &at, &call.speaker()).await?,
        _ => starting::start(bot, &at, call.room(), &call.speaker()).await?,
    };
    let mut now = store.lobby(at.id()).await?;
    if now.table.stage == Stage::Lobby && now.starts_itself() {
        starting::begin(bot, &now.table, call.room()).await?;
        now = store.lobby(at.id()).await?;
    }
    // Nothing but the lobby's own message is ever put in its place.
    let own = now.table.lobby_message == Some(pressed.message);
    Ok((own.then(|| lobby::message(&now, &Speaker::public(&now.seats))), told))
}

async fn in_motion(bot: &Bot, at: &Admitted, pressed: &Pressed, id: &PressId) -> Result<Shown, Trouble> {
    let (desk, table, motion) = (&bot.desk, at.table(), id.stamp.motion());
    let Some(seat) = at.seat() else {
        return Ok((None, Some(said(pressed, &Phrase::new("bot-not-sitting")))));
    };
    let seats = desk.store.seats(&table.id).await?;
    let speaker = Speaker::public(&seats);
    let moved = match id.press {
        Press::Agree => desk.agree(&table.id, motion, seat).await?,
        _ => desk.decline(&table.id, motion, seat).await?,
    };
    let message = match moved {
        Moved::NotAsked => return Ok((None, Some(said(pressed, &Phrase::new("bot-ask-not-asked"))))),
        Moved::Open => {
            let standing = desk.standing(&table.id, motion).await?;
            standing.map(|standing| motions::message(table, &seats, &standing, &speaker))
        }
        Moved::Done => Some(motions::settled(table, "bot-ask-done", &speaker)),
        Moved::Declined => Some(motions::settled(table, "bot-ask-declined", &speaker)),
        Moved::Void => Some(motions::settled(table, "bot-ask-void", &speaker)),
    };
    // Nothing but the question's own message is ever put in its place.
    Ok((message.filter(|_| pressed.on_button), None))
}
