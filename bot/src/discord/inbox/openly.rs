//! A press on a lobby or a question: everybody sees what came of it, and the presser alone what could not be.

use super::apology;
use super::door::Admitted;
use super::lobby::seats;
use super::pressed::{Pressed, admitted};
use crate::discord::bot::Bot;
use crate::discord::kit::message::Message;
use crate::discord::kit::patience;
use crate::discord::kit::press::{Press, PressId};
use crate::discord::kit::speaker::Speaker;
use crate::discord::kit::trouble::Trouble;
use crate::discord::pages::{lobby, motions};
use crate::monitor::interaction::{self, Outcome};
use crate::play::Moved;
use engine::Phrase;

/// What is put in place of the pressed message, and what only the presser should be told.
type Shown = (Option<Message>, Option<Phrase>);

pub async fn openly(bot: &Bot, pressed: &Pressed, id: &PressId) -> Result<(), Trouble> {
    let reply = &pressed.call.reply;
    let admitted = admitted(bot, pressed, id).await;
    // Two at once: whoever comes second shows what both have done, and not before the first has shown hers.
    let pass = bot.turnstile.pass(&id.game).await;
    let done = match admitted {
        Ok(Some(at)) if id.is_of_lobby() => in_lobby(bot, &at, pressed, &id.press).await,
        Ok(Some(at)) => in_motion(bot, &at, pressed, id).await,
        Ok(None) => Ok((None, Some(Phrase::new("bot-no-such-table")))),
        Err(error) => Err(error),
    };
    let told = match done {
        Ok((message, told)) => {
            if let Some(message) = message {
                patience::not_for_ever(reply.show(&message)).await?;
            }
            told.map(|told| {
                interaction::came_to(Outcome::Refused);
                pressed.call.speaker().say(&told)
            })
        }
        Err(error) => {
            interaction::came_to(Outcome::Failed);
            tracing::error!(%error, "a press that everybody sees failed");
            Some(apology::sentence(&error, pressed.call.language))
        }
    };
    drop(pass);
    match told {
        Some(told) => reply.whisper(told).await,
        None => Ok(()),
    }
}

async fn in_lobby(bot: &Bot, at: &Admitted, pressed: &Pressed, press: &Press) -> Result<Shown, Trouble> {
    let store = &bot.desk.store;
    // As it is now: whoever came before may have changed it.
    let at = at.again(bot).await?;
    let told = match press {
        Press::Join => seats::join(bot, &at, &pressed.call.name).await?,
        Press::Leave => seats::leave(bot, &at).await?,
        _ => seats::start(bot, &at, pressed.call.room()).await?,
    };
    let game = store.game(at.id()).await?;
    let seats = store.seats(at.id()).await?;
    // Nothing but the lobby's own message is ever put in its place.
    let own = game.lobby_message == Some(pressed.message);
    Ok((own.then(|| lobby::message(&game, &seats, &Speaker::public(&seats))), told))
}

async fn in_motion(bot: &Bot, at: &Admitted, pressed: &Pressed, id: &PressId) -> Result<Shown, Trouble> {
    let (desk, game, motion) = (&bot.desk, at.game(), id.step);
    let Some(seat) = at.seat() else { return Ok((None, Some(Phrase::new("bot-not-sitting")))) };
    let seats = desk.store.seats(&game.id).await?;
    let speaker = Speaker::public(&seats);
    let moved = match id.press {
        Press::Agree => desk.agree(&game.id, motion, seat).await?,
        _ => desk.decline(&game.id, motion, seat).await?,
    };
    let message = match moved {
        Moved::NotAsked => return Ok((None, Some(Phrase::new("bot-ask-not-asked")))),
        Moved::Open => {
            let standing = desk.standing(&game.id, motion).await?;
            standing.map(|standing| motions::message(game, &seats, &standing, &speaker))
        }
        Moved::Done => Some(motions::settled(game, "bot-ask-done", &speaker)),
        Moved::Declined => Some(motions::settled(game, "bot-ask-declined", &speaker)),
        Moved::Void => Some(motions::settled(game, "bot-ask-void", &speaker)),
    };
    // Nothing but the question's own message is ever put in its place.
    Ok((message.filter(|_| pressed.on_button), None))
}
