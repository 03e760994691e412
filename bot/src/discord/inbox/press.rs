//! A press on a button or a choice from a menu, end to end.

use super::apology;
use super::changes;
use super::door::Admitted;
use super::lobby::{hosting, options, rematch};
use super::look::Look;
use super::pressed::{Pressed, admitted};
use super::{about_me, openly};
use crate::discord::bot::Bot;
use crate::discord::kit::answer::Answer;
use crate::discord::kit::message::Message;
use crate::discord::kit::patience::Rest;
use crate::discord::kit::press::{Press, PressId};
use crate::discord::kit::speaker::Speaker;
use crate::discord::kit::trouble::Trouble;
use crate::discord::pages;
use crate::monitor::interaction::{self, Outcome};
use crate::play::{Deed, Refused};
use crate::store::Stage;
use engine::{Phrase, Refusal};
use std::sync::Arc;

/// Acknowledges first, then does what was pressed and shows what came of it.
pub async fn on_press(bot: &Arc<Bot>, pressed: &Pressed) {
    let reply = &pressed.call.reply;
    let open = pressed.id.as_ref().filter(|id| id.is_open());
    let acknowledged = if pressed.private || open.is_some() {
        reply.acknowledge_in_place().await
    } else {
        reply.acknowledge(false).await
    };
    if let Err(error) = acknowledged {
        // Without an acknowledgement nothing can be shown; the button still works.
        tracing::warn!(%error, "a press could not be acknowledged");
        return;
    }
    let done = match open {
        Some(id) => openly::openly(bot, pressed, id).await,
        None => match answer(bot, pressed).await {
            Ok(answer) => shown(bot, pressed, answer).await,
            Err(error) => {
                interaction::came_to(Outcome::Failed);
                tracing::error!(%error, "a press failed");
                reply.show(&Message::text(apology::sentence(&error, pressed.call.language))).await.map(drop)
            }
        },
    };
    if let Err(error) = done {
        tracing::warn!(%error, "an answer could not be shown");
    }
}

/// Somebody may have deleted an emoji: the answer does without, and the application is looked at again.
async fn shown(bot: &Bot, pressed: &Pressed, answer: Answer) -> Result<(), Trouble> {
    let reply = &pressed.call.reply;
    match reply.answer(&answer).await {
        Err(error) if error.status() == Some(400) && answer.has_emojis() => {
            bot.emojis.doubt();
            reply.answer(&answer.without_emojis()).await
        }
        done => done,
    }
}

async fn answer(bot: &Arc<Bot>, pressed: &Pressed) -> Result<Answer, Trouble> {
    let (http, speaker) = (&pressed.call.sight.http, pressed.call.speaker());
    let Some(id) = &pressed.id else { return Ok(Message::text(speaker.plain("bot-unknown-button")).into()) };
    if let Some(message) = about_presser(bot, http, pressed, &id.press, &speaker).await? {
        return Ok(message.into());
    }
    let Some(at) = admitted(bot, pressed, id).await? else {
        return Ok(Message::text(speaker.plain("bot-no-such-table")).into());
    };
    if let Some(message) = about_table(bot, pressed, &at, &id.press, &speaker).await? {
        return Ok(message.into());
    }
    at_table(bot, pressed, at, id).await
}

/// What belongs to the presser and to no table: settings, what is stored of her.
async fn about_presser(
    bot: &Bot,
    http: &Rest,
    pressed: &Pressed,
    press: &Press,
    speaker: &Speaker,
) -> Result<Option<Message>, Trouble> {
    let user = pressed.call.user;
    Ok(Some(match (press, &pressed.value) {
        (Press::Know, _) => about_me::known(bot, user, speaker).await?,
        (Press::Forget, _) => pages::about_me::sure(speaker),
        (Press::ForgetNow, _) => about_me::forgotten(bot, http, user, speaker).await?,
        (Press::Settings, _) => about_me::settings(bot, user, speaker).await?,
        (Press::Setting(key), Some(way)) => about_me::set(bot, user, key, way, speaker).await?,
        _ => return Ok(None),
    }))
}

/// What needs no seat and no game in play: options, order in a lobby, playing again, seats that change hands.
async fn about_table(
    bot: &Bot,
    pressed: &Pressed,
    at: &Admitted,
    press: &Press,
    speaker: &Speaker,
) -> Result<Option<Message>, Trouble> {
    let (http, name) = (&pressed.call.sight.http, &pressed.call.name);
    let said = |phrase: Phrase| Message::text(speaker.say(&phrase));
    Ok(Some(match (press, pressed.value.as_deref()) {
        (Press::Options, _) => options::shown(at, None, None, speaker),
        (Press::Option, Some(key)) => options::shown(at, Some(key), None, speaker),
        (Press::Value(key), Some(value)) => options::set(bot, http, at, key, value, speaker).await?,
        (Press::Rematch, _) if at.game().stage == Stage::Over => rematch::open(bot, http, at, speaker).await?,
        (Press::Manage, _) => hosting::message(bot, at, None, speaker).await?,
        (Press::Close, _) => hosting::close(bot, http, at, speaker).await?,
        (Press::Remove, Some(whom)) => hosting::remove(bot, http, at, whom, speaker).await?,
        (Press::End, _) => said(changes::end(bot, at, name).await?),
        (Press::Seat(seat), _) => said(changes::take_seat(bot, at, *seat, name).await?),
        _ => return Ok(None),
    }))
}

/// What is done and looked at in the game itself. Whatever it is not understood as, the answer is the current panel.
async fn at_table(bot: &Arc<Bot>, pressed: &Pressed, at: Admitted, id: &PressId) -> Result<Answer, Trouble> {
    let value = pressed.value.clone();
    let mut look = Look { bot, at, language: pressed.call.language, section: None, note: None };
    let deed = match (&id.press, &value) {
        (Press::Offer(key), _) => Some(Deed::Choose(key.clone())),
        (Press::Pick, Some(key)) => Some(Deed::Choose(key.clone())),
        (Press::Back, _) => Some(Deed::Back),
        (Press::Restart, _) => Some(Deed::Restart),
        _ => None,
    };
    match (&id.press, deed, look.at.seat()) {
        (Press::TakeBack, _, Some(_)) => look.note = Some(changes::take_back(bot, &look.at, id.step).await?),
        (_, Some(deed), Some(seat)) => {
            look.note = match bot.desk.press(&id.game, seat, id.step, deed).await {
                Ok(pressed) => pressed.published.then(|| Phrase::new("bot-turn-done")),
                Err(Refused::Rules(refusal)) => Some(refused(&refusal)?),
                Err(Refused::Frozen) => {
                    interaction::came_to(Outcome::Refused);
                    None
                }
                Err(error) => return Err(error.into()),
            };
        }
        (Press::Hand, ..) => return look.hand().await,
        (Press::Board, ..) => return look.board().await,
        (Press::Since, ..) => return look.since().await,
        (Press::Explain, ..) => return look.explain().await,
        (Press::Rule, ..) => return look.rule(value.unwrap_or_default()).await,
        (Press::Log, ..) => return look.log().await,
        (Press::More, ..) => return look.more().await,
        (Press::Section, ..) => look.section = value.and_then(|value| value.parse().ok()),
        _ => {}
    }
    look.panel().await
}

fn refused(refusal: &Refusal) -> Result<Phrase, Refused> {
    interaction::came_to(Outcome::Refused);
    Ok(Phrase::new(match refusal {
        Refusal::Stale => "bot-moved-on",
        Refusal::NotYours => "bot-not-your-decision",
        Refusal::NoSuchOffer => "bot-not-offered",
        Refusal::Over => "game-over",
        Refusal::Sealed => "bot-nothing-to-take-back",
        Refusal::Fault(_) => return Err(refusal.clone().into()),
    }))
}
