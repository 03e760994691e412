//! A press on a button or a choice from a menu, end to end.

use super::apology;
use super::changes;
use super::door::Admitted;
use super::lobby::{alone, assistant, colours, hosting, options, rematch, seats, starting};
use super::look::Look;
use super::pressed::{Pressed, admitted, not_admitted};
use super::{about_me, openly, tables};
use crate::discord::bot::Bot;
use crate::discord::kit::answer::Answer;
use crate::discord::kit::message::Message;
use crate::discord::kit::patience::Rest;
use crate::discord::kit::press::{Board, Leaf, Press, PressId};
use crate::discord::kit::speaker::Speaker;
use crate::discord::kit::trouble::Trouble;
use crate::discord::pages;
use crate::discord::pages::options::Which;
use crate::discord::pages::play::offers::Open;
use crate::ids::{MessageId, Revision};
use crate::monitor::interaction::{self, Outcome};
use crate::play::{Deed, Refused};
use crate::store::{Finish, Stage};
use engine::{Choice, Decision, Phrase, Refusal, Seat, Tone};
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
            Ok(answer) => match shown(bot, pressed, answer).await {
                Ok(message) => {
                    put_away(bot, pressed, message).await;
                    Ok(())
                }
                Err(error) => Err(error),
            },
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
async fn shown(bot: &Bot, pressed: &Pressed, answer: Answer) -> Result<MessageId, Trouble> {
    let reply = &pressed.call.reply;
    match reply.answer(&answer).await {
        Err(error) if error.status() == Some(400) && answer.has_emojis() => {
            bot.emojis.doubt();
            reply.answer(&answer.without_emojis()).await
        }
        done => done,
    }
}

/// Panels do not pile up: a new one of the same table takes the place of the one before.
async fn put_away(bot: &Bot, pressed: &Pressed, message: MessageId) {
    let call = &pressed.call;
    let Some(id) = pressed.id.as_ref().filter(|id| id.press.opens_panel()) else { return };
    let (place, now) = ((call.channel, message), bot.desk.store.clock.now());
    if let Some(token) = bot.panels.put(&id.table, call.user, place, call.reply.token(), now) {
        call.reply.put_away(&token, &Message::text(call.speaker().plain("bot-panel-moved"))).await;
    }
}

async fn answer(bot: &Arc<Bot>, pressed: &Pressed) -> Result<Answer, Trouble> {
    let (http, speaker) = (&pressed.call.sight.http, pressed.call.speaker());
    let Some(id) = &pressed.id else { return Ok(Message::text(speaker.plain("bot-unknown-button")).into()) };
    if let Press::Lesson(page) = id.press {
        return about_me::lesson(bot, pressed.call.user, page, &speaker).await;
    }
    if let Some(message) = about_presser(bot, http, pressed, &id.press, &speaker).await? {
        return Ok(message.into());
    }
    let Some(at) = admitted(bot, pressed, id).await? else {
        return Ok(Message::text(speaker.plain(not_admitted(bot, pressed, id).await)).into());
    };
    if let Some(message) = about_table(bot, pressed, &at, id, &speaker).await? {
        return Ok(message.into());
    }
    at_table(bot, pressed, at, id).await
}

/// What belongs to the presser and to no table: settings, what is stored of her, what is played around her, a table that she is
/// about to open.
async fn about_presser(
    bot: &Bot,
    http: &Rest,
    pressed: &Pressed,
    press: &Press,
    speaker: &Speaker,
) -> Result<Option<Message>, Trouble> {
    let user = pressed.call.user;
    Ok(Some(match (press, pressed.value()) {
        (Press::Know, _) => about_me::known(bot, user, speaker).await?,
        (Press::Forget, _) => pages::about_me::sure(speaker),
        (Press::ForgetNow, _) => about_me::forgotten(bot, http, user, speaker).await?,
        (Press::Settings, _) => about_me::settings(bot, user, speaker).await?,
        (Press::Tables(page), _) => tables::message(bot, &pressed.call, *page).await?,
        (Press::Help(topic), _) => pages::welcome::help::message(*topic, speaker),
        (Press::Setting(setting), value) => {
            // A button says both, a menu one after the other.
            let both = setting.split_once('.').or_else(|| Some((setting.as_str(), value?)));
            let Some((key, way)) = both else { return Ok(None) };
            about_me::set(bot, user, key, way, speaker).await?
        }
        (Press::Assistant, _) => assistant::open(bot, &pressed.call, None).await?,
        (Press::Wish(wish), _) => assistant::pressed(bot, pressed, wish).await?,
        _ => return Ok(None),
    }))
}

/// What needs no seat and no game in play: options, order in a lobby, playing again, seats that change hands.
async fn about_table(
    bot: &Bot,
    pressed: &Pressed,
    at: &Admitted,
    &PressId { ref press, stamp, .. }: &PressId,
    speaker: &Speaker,
) -> Result<Option<Message>, Trouble> {
    let (http, name) = (&pressed.call.sight.http, &pressed.call.name);
    let said = |phrase: Phrase| Message::text(speaker.say(&phrase));
    Ok(Some(match (press, pressed.value()) {
        (Press::Options, _) => options::shown(at, Which::Those, None, speaker),
        (Press::MoreOptions, _) => options::shown(at, Which::Rest(None), None, speaker),
        (Press::Option, Some(key)) => options::shown(at, Which::with(at.table(), key), None, speaker),
        (Press::Value(key), Some(value)) => options::set(bot, http, at, key, value, speaker).await?,
        (Press::Private, _) => options::set_private(bot, http, at, true, speaker).await?,
        (Press::Listed, _) => options::set_private(bot, http, at, false, speaker).await?,
        (Press::Rematch, _) if at.table().stage == Stage::Over => {
            rematch::open(bot, &pressed.call.sight, at, speaker).await?
        }
        (Press::Manage, _) => hosting::message(bot, at, None, speaker).await?,
        (Press::Close, _) => hosting::close(bot, http, at, speaker).await?,
        (Press::Remove, Some(whom)) => hosting::remove(bot, http, at, whom, speaker).await?,
        (Press::Switch(name), _) => hosting::switch(bot, http, at, name, speaker).await?,
        (Press::Colours, _) => colours::shown(bot, at, None, speaker).await?,
        (Press::Colour, Some(value)) => colours::set(bot, http, at, value, speaker).await?,
        (Press::NotReady, _) => said(seats::not_ready(bot, http, at).await?),
        (Press::StartNow, _) => {
            let room = pressed.call.room();
            starting::start_now(bot, http, at, stamp, room, speaker).await?
        }
        (Press::AllSeats, _) => alone::start(bot, http, at, pressed.call.room(), speaker).await?,
        (Press::End, _) => said(changes::end(bot, at, name).await?),
        (Press::AskEnd, _) => said(changes::ask_all_to_end(bot, at).await?),
        (Press::LeaveNow, _) => said(changes::leave(bot, at).await?),
        (Press::Seat(seat), _) => said(changes::take_seat(bot, at, *seat, name).await?),
        _ => return Ok(None),
    }))
}

/// What is done and looked at in the game itself. Whatever it is not understood as, the answer is the current panel.
async fn at_table(bot: &Arc<Bot>, pressed: &Pressed, at: Admitted, id: &PressId) -> Result<Answer, Trouble> {
    let value = pressed.value().map(str::to_owned);
    let mut look = Look { bot, at, language: pressed.call.language, open: Open::All, note: None };
    let deed = match &id.press {
        Press::Offer(keys) => Some(Deed::Choose(keys.as_str().into())),
        Press::Pick => value.as_ref().map(|_| Deed::Pick(pressed.values.iter().collect())),
        Press::Back => Some(Deed::Back),
        Press::Restart => Some(Deed::Restart),
        _ => None,
    };
    match (&id.press, deed, look.at.seat()) {
        (Press::TakeBack, _, Some(_)) => {
            look.note = Some(changes::take_back(bot, &look.at, id.stamp.revision()).await?);
        }
        (_, Some(deed), Some(seat)) => {
            look.note = match press_on(bot, &look.at, seat, id.stamp.revision(), deed).await {
                Ok(published) => published.then(|| Phrase::new("bot-turn-done")),
                Err(Refused::Rules(refusal)) => Some(refused(&refusal)?),
                Err(Refused::Frozen) => {
                    interaction::came_to(Outcome::Refused);
                    None
                }
                Err(error) => return Err(error.into()),
            };
        }
        (Press::Hand, ..) => return look.hand().await,
        (Press::Board, ..) => return look.board(Some(Board::Whole)).await,
        (Press::Boards, ..) => return look.board(None).await,
        (Press::BoardOf(board), ..) => return look.board(Some(*board)).await,
        (Press::Since, ..) => return look.since().await,
        (Press::Explain, ..) => return look.explain().await,
        (Press::Rule | Press::What, ..) => return look.rule(value.unwrap_or_default()).await,
        (Press::Log, ..) => return look.log(Leaf::default()).await,
        (Press::Leaf(leaf), ..) => return look.log(*leaf).await,
        (Press::LogOf | Press::LogPicture, ..) => {
            return look.log(value.as_deref().and_then(Leaf::read).unwrap_or_default()).await;
        }
        (Press::More, ..) => return look.more().await,
        (Press::Section, ..) => look.open = value.and_then(|value| value.parse().ok()).map_or(Open::All, Open::Section),
        (Press::Detour, ..) => look.open = Open::Detour,
        _ => {}
    }
    look.panel().await
}

/// Presses. Where nothing is left but to finish, that happens by itself for whoever wants it so. Answers with whether the
/// others can see it now.
async fn press_on(bot: &Bot, at: &Admitted, seat: Seat, step: Revision, deed: Deed) -> Result<bool, Refused> {
    let chooses = matches!(deed, Deed::Choose(_) | Deed::Pick(_));
    let published = bot.desk.press(at.id(), seat, step, deed).await?.published;
    if published || !chooses || bot.desk.store.settings(at.user()).await?.finish == Finish::Ask {
        return Ok(published);
    }
    let sitting = bot.desk.look(at.id()).await?;
    let Some(decision) = sitting.decision().filter(|decision| decision.seat == seat) else { return Ok(false) };
    let Some(finish) = nothing_else(&decision) else { return Ok(false) };
    let finish = Deed::Choose(finish.keys().collect());
    Ok(bot.desk.press(at.id(), seat, sitting.revision(), finish).await?.published)
}

/// Finishing the turn, if there is nothing else to do, not even behind the last line.
fn nothing_else(decision: &Decision) -> Option<&Choice> {
    match decision.choices.as_slice() {
        [finish] if finish.offer.tone == Tone::Finish && decision.detour.is_none() => Some(finish),
        _ => None,
    }
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

#[cfg(test)]
mod tests {
    use super::*;
    use engine::{Detour, Key, Offer};

    #[test]
    fn a_turn_finishes_by_itself_only_if_nothing_is_left_behind_the_last_line_either() {
        let phrase = || Phrase::new("bot-name");
        let choice = |tone| {
            let offer = Offer::new(Key::of(format_args!("finish")), phrase()).tone(tone);
            Choice { offer, then: Vec::new(), seals: true }
        };
        let (step, seat, finish) = (0, Seat(0), choice(Tone::Finish));
        let alone = Decision { step, seat, prompt: phrase(), choices: vec![finish], pick: None, detour: None };
        assert!(nothing_else(&alone).is_some());
        let detour = Detour { offer: phrase(), hint: phrase(), choices: vec![choice(Tone::Plain)] };
        assert!(nothing_else(&Decision { detour: Some(detour), ..alone.clone() }).is_none());
        assert!(nothing_else(&Decision { choices: vec![choice(Tone::Less)], ..alone }).is_none());
    }
}
