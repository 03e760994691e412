//! A press on a button or a choice from a menu, end to end.

use super::changes;
use super::client::{Bot, Line};
use super::door::{self, Admitted, Caller};
use super::lobby::{self, Presser};
use super::message::Message;
use super::panel::{Panel, panel};
use super::pictures::drawn;
use super::press_id::*;
use super::speaker::{Speaker, harmless, language};
use super::{Trouble, about_me, hosting, motions, options, patience, permissions, rematch, settings, views};
use crate::monitor::interaction::{self, Outcome};
use crate::play::{Deed, Refused, Sitting};
use crate::store::{self, Stage};
use engine::{AnyTable, Eye, Phrase, Refusal, Seat};
use serenity::all::{
    ComponentInteraction, ComponentInteractionDataKind, Context, CreateInteractionResponseFollowup, MessageFlags,
};
use std::sync::Arc;
use words::Language;

/// Acknowledges first, then does what was pressed and shows what came of it.
pub async fn on_press(bot: &Arc<Bot>, ctx: &Context, press: &ComponentInteraction) {
    let http = &ctx.http;
    let id = PressId::parse(&press.data.custom_id);
    let open = id.as_ref().is_some_and(PressId::is_open);
    let acknowledged = patience::acknowledged(|| async {
        if is_private(press) || open { press.defer(http).await } else { press.defer_ephemeral(http).await }
    });
    if let Err(error) = acknowledged.await {
        // Without an acknowledgement nothing can be shown; the button still works.
        tracing::warn!(%error, "a press could not be acknowledged");
        return;
    }
    let speaks = language(&press.locale);
    let done = match id {
        Some(id) if open => openly(bot, ctx, press, &id, speaks).await,
        id => match answer(bot, ctx, press, id, speaks).await {
            Ok(message) => shown(bot, http, press, message).await,
            Err(error) => {
                interaction::came_to(Outcome::Failed);
                tracing::error!(%error, "a press failed");
                show(http, press, &Message::text(sentence(&error, speaks))).await
            }
        },
    };
    if let Err(error) = done {
        tracing::warn!(%error, "an answer could not be shown");
    }
}

async fn show(http: &Line, press: &ComponentInteraction, message: &Message) -> Result<(), Trouble> {
    let answer = message.answer()?;
    patience::patiently(&patience::A_WHILE, || press.edit_response(http, answer.clone())).await?;
    interaction::shown();
    Ok(())
}

/// Somebody may have deleted an emoji: the answer does without, and the application is looked at again.
async fn shown(bot: &Bot, http: &Line, press: &ComponentInteraction, message: Message) -> Result<(), Trouble> {
    match show(http, press, &message).await {
        Err(error) if error.status() == Some(400) && message.emojis().next().is_some() => {
            bot.emojis.doubt();
            show(http, press, &message.without_emojis()).await
        }
        done => done,
    }
}

/// What went wrong, as far as it helps to know it.
pub fn sentence(error: &Trouble, language: Language) -> String {
    let id = match error {
        Trouble::Table(Refused::Store(error)) if error.is_of_disk() => "bot-cannot-store",
        Trouble::Table(Refused::Load(_) | Refused::Store(store::Error::Shape(_))) => "bot-cannot-read",
        Trouble::Table(Refused::Store(store::Error::NoSuchGame)) => "bot-no-such-table",
        _ => "bot-failed",
    };
    Speaker::new(language, Vec::new()).plain(id)
}

async fn answer(
    bot: &Arc<Bot>,
    ctx: &Context,
    press: &ComponentInteraction,
    id: Option<PressId>,
    language: Language,
) -> Result<Message, Trouble> {
    let nobody = Speaker::new(language, Vec::new());
    let Some(id) = id else { return Ok(Message::text(nobody.plain("bot-unknown-button"))) };
    let value = match &press.data.kind {
        ComponentInteractionDataKind::StringSelect { values } => values.first().cloned(),
        _ => None,
    };
    if let Some(message) = about_presser(bot, &ctx.http, press.user.id.get(), &id, value.as_deref(), &nobody).await? {
        return Ok(message);
    }
    let Some(at) = admitted(bot, ctx, press, &id).await? else {
        return Ok(Message::text(nobody.plain("bot-no-such-table")));
    };
    if let Some(message) = about_table(bot, &ctx.http, &at, &id, value.as_deref(), &nobody).await? {
        return Ok(message);
    }
    if let Some(phrase) = changed(bot, &at, &id, &shown_name(press)).await? {
        return Ok(Message::text(nobody.say(&phrase)));
    }
    let deed = match (id.key.as_str(), value.clone()) {
        (PICK, Some(key)) => Some(Deed::Choose(key)),
        (BACK, _) => Some(Deed::Back),
        (RESTART, _) => Some(Deed::Restart),
        _ if id.is_offer() => Some(Deed::Choose(id.key.clone())),
        _ => None,
    };
    let mut look = Look { bot, at, language, section: None, note: None };
    if let (TAKE_BACK, Some(_)) = (id.key.as_str(), look.at.seat()) {
        look.note = Some(changes::take_back(bot, &look.at, id.step).await?);
        return look.panel().await;
    }
    if let (Some(deed), Some(seat)) = (deed, look.at.seat()) {
        look.note = match bot.desk.press(&id.game, seat, id.step, deed).await {
            Ok(pressed) => pressed.published.then(|| Phrase::new("bot-turn-done")),
            Err(Refused::Rules(refusal)) => Some(refused(&refusal)?),
            Err(Refused::Frozen) => {
                interaction::came_to(Outcome::Refused);
                None
            }
            Err(error) => return Err(error.into()),
        };
        return look.panel().await;
    }
    match id.key.as_str() {
        HAND => look.hand().await,
        BOARD => look.board().await,
        SINCE => look.since().await,
        EXPLAIN => look.explain().await,
        RULE => {
            let (sitting, seat, speaker) = look.arrive().await?;
            let (studio, topic) = (bot.studio.clone(), value.unwrap_or_default());
            drawn(move || views::rule(&studio, &sitting, seat, &topic, &speaker)).await
        }
        LOG => look.log().await,
        MORE => look.more().await,
        SECTION => {
            look.section = value.and_then(|value| value.parse().ok());
            look.panel().await
        }
        _ => look.panel().await,
    }
}

/// The table of the button, if the presser may be there.
async fn admitted(
    bot: &Bot,
    ctx: &Context,
    press: &ComponentInteraction,
    id: &PressId,
) -> Result<Option<Admitted>, Trouble> {
    let Some(at) = door::admit(bot, ctx, &Caller::from(press), &id.game).await? else {
        interaction::came_to(Outcome::Refused);
        return Ok(None);
    };
    if at.game().stage == Stage::Lobby && at.game().lobby_message.is_none() && !is_private(press) {
        // It was sent, but the answer that says where was lost. The thread begins at the message that people see.
        bot.desk.store.set_lobby_message(at.id(), press.message.id.get()).await?;
        return Ok(Some(at.again(bot).await?));
    }
    Ok(Some(at))
}

fn is_private(press: &ComponentInteraction) -> bool {
    press.message.flags.is_some_and(|flags| flags.contains(MessageFlags::EPHEMERAL))
}

/// What belongs to the presser and to no table: settings, what is stored of her.
async fn about_presser(
    bot: &Bot,
    http: &Line,
    user: u64,
    id: &PressId,
    value: Option<&str>,
    speaker: &Speaker,
) -> Result<Option<Message>, Trouble> {
    if let key @ (KNOW | FORGET | FORGET_NOW | SETTINGS) = id.key.as_str() {
        return about_me::press(bot, http, key, user, speaker).await;
    }
    let (Some(key), Some(value)) = (id.key.strip_prefix(SETTING), value) else { return Ok(None) };
    let store = &bot.desk.store;
    let now = store.settings(user).await?;
    let chosen = now.with(key, value);
    if let Some(chosen) = chosen {
        store.set_settings(user, chosen).await?;
    }
    let note = if chosen.is_some() { "bot-settings-kept" } else { "bot-not-offered" };
    Ok(Some(settings::message(chosen.unwrap_or(now), Some(note), speaker)))
}

/// What needs no seat and no game in play: options, order in a lobby, playing again.
async fn about_table(
    bot: &Bot,
    http: &Line,
    at: &Admitted,
    id: &PressId,
    value: Option<&str>,
    speaker: &Speaker,
) -> Result<Option<Message>, Trouble> {
    Ok(match (id.key.as_str(), value) {
        (OPTIONS, _) => Some(options::message(at, None, None, speaker)),
        (OPTION, Some(key)) => Some(options::message(at, Some(key), None, speaker)),
        (REMATCH, _) if at.game().stage == Stage::Over => Some(rematch::open(bot, http, at, speaker).await?),
        (MANAGE, _) => Some(hosting::message(bot, at, None, speaker).await?),
        (CLOSE, _) => Some(hosting::close(bot, http, at, speaker).await?),
        (REMOVE, Some(whom)) => Some(hosting::remove(bot, http, at, whom, speaker).await?),
        (key, Some(value)) => match key.strip_prefix(VALUE) {
            Some(key) => Some(options::set(bot, http, at, key, value, speaker).await?),
            None => None,
        },
        _ => None,
    })
}

/// What changes who sits at a table, or ends it.
async fn changed(bot: &Bot, at: &Admitted, id: &PressId, name: &str) -> Result<Option<Phrase>, Trouble> {
    let seat = id.key.strip_prefix(SEAT).map(str::parse);
    Ok(match (id.key.as_str(), seat) {
        (END, _) => Some(changes::end(bot, at, name).await?),
        (_, Some(Ok(seat))) => Some(changes::take_seat(bot, at, Seat(seat), name).await?),
        (_, Some(Err(_)) | None) => None,
    })
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

/// A press on a lobby or a question: everybody sees what came of it, and the presser alone what could not be.
async fn openly(
    bot: &Bot,
    ctx: &Context,
    press: &ComponentInteraction,
    id: &PressId,
    language: Language,
) -> Result<(), Trouble> {
    let http = &ctx.http;
    let admitted = admitted(bot, ctx, press, id).await;
    // Two at once: whoever comes second shows what both have done, and not before the first has shown hers.
    let pass = bot.turnstile.pass(&id.game).await;
    let done = match admitted {
        Ok(Some(at)) if id.is_of_lobby() => in_lobby(bot, &at, press, id).await,
        Ok(Some(at)) => in_motion(bot, &at, press, id).await,
        Ok(None) => Ok((None, Some(Phrase::new("bot-no-such-table")))),
        Err(error) => Err(error),
    };
    let told = match done {
        Ok((message, told)) => {
            if let Some(message) = message {
                patience::not_for_ever(show(http, press, &message)).await?;
            }
            told.map(|told| {
                interaction::came_to(Outcome::Refused);
                Speaker::new(language, Vec::new()).say(&told)
            })
        }
        Err(error) => {
            interaction::came_to(Outcome::Failed);
            tracing::error!(%error, "a press that everybody sees failed");
            Some(sentence(&error, language))
        }
    };
    drop(pass);
    if let Some(told) = told {
        let whisper = CreateInteractionResponseFollowup::new().content(told).ephemeral(true);
        patience::patiently(&patience::A_WHILE, || press.create_followup(http, whisper.clone())).await?;
        interaction::shown();
    }
    Ok(())
}

/// What is put in place of the pressed message, and what only the presser should be told.
type Shown = (Option<Message>, Option<Phrase>);

async fn in_motion(bot: &Bot, at: &Admitted, press: &ComponentInteraction, id: &PressId) -> Result<Shown, Trouble> {
    let (message, told) = motions::press(bot, at, id.step, id.key == AGREE).await?;
    // Nothing but the question's own message is ever put in its place.
    let own = ids_on(&press.message).any(|one| one == press.data.custom_id);
    Ok((message.filter(|_| own), told.map(Phrase::new)))
}

fn shown_name(press: &ComponentInteraction) -> String {
    let nick = press.member.as_ref().and_then(|member| member.nick.as_deref());
    harmless(nick.or(press.user.global_name.as_deref()).unwrap_or(&press.user.name))
}

async fn in_lobby(bot: &Bot, at: &Admitted, press: &ComponentInteraction, id: &PressId) -> Result<Shown, Trouble> {
    let store = &bot.desk.store;
    let room = permissions::room(press.app_permissions, permissions::is_thread(press.channel.as_ref()));
    // As it is now: whoever came before may have changed it.
    let at = at.again(bot).await?;
    let told = lobby::press(bot, &id.key, &Presser { at: &at, name: &shown_name(press), room }).await?;
    let game = store.game(at.id()).await?;
    let seats = store.seats(at.id()).await?;
    // Nothing but the lobby's own message is ever put in its place.
    let own = game.lobby_message == Some(press.message.id.get());
    Ok((own.then(|| lobby::message(&game, &seats, &Speaker::public(&seats))), told))
}

/// Somebody who looks at a table.
pub struct Look<'a> {
    pub bot: &'a Arc<Bot>,
    pub at: Admitted,
    pub language: Language,
    pub section: Option<usize>,
    pub note: Option<Phrase>,
}

impl Look<'_> {
    /// The current panel of one who plays, and the board for everybody else.
    pub async fn panel(self) -> Result<Message, Trouble> {
        let (sitting, seat, speaker) = self.arrive().await?;
        let Some(seat) = seat else { return self.board().await };
        let (note, section, studio) = (self.note.clone(), self.section, self.bot.studio.clone());
        let store = &self.bot.desk.store;
        let seen = sitting.seats.iter().find(|row| row.seat == seat).map_or(0, |row| row.seen);
        let since = store.told(self.at.id(), Eye::Seat(seat), seen, sitting.game.published).await?;
        let drafted = if sitting.draft.decider() == Some(seat) {
            store.told(self.at.id(), Eye::Seat(seat), sitting.game.published, sitting.game.revision).await?
        } else {
            Vec::new()
        };
        let made = Panel { note, since, drafted, section, handed_over: store.handed_over(self.at.id(), seat).await? };
        drawn(move || panel(&studio, &sitting, seat, &made, &speaker)).await
    }

    pub async fn hand(self) -> Result<Message, Trouble> {
        let (sitting, seat, speaker) = self.arrive().await?;
        let studio = self.bot.studio.clone();
        drawn(move || views::hand(&studio, &sitting, seat, &speaker)).await
    }

    pub async fn board(self) -> Result<Message, Trouble> {
        let (sitting, seat, speaker) = self.arrive().await?;
        let studio = self.bot.studio.clone();
        drawn(move || views::board(&studio, &sitting, seat, &speaker)).await
    }

    pub async fn since(self) -> Result<Message, Trouble> {
        let (sitting, seat, speaker) = self.arrive().await?;
        let (studio, store) = (self.bot.studio.clone(), &self.bot.desk.store);
        let seen = sitting.seats.iter().find(|row| Some(row.seat) == seat).map_or(0, |row| row.seen);
        let eye = seat.map_or(Eye::Public, Eye::Seat);
        let lines = store.told(self.at.id(), eye, seen, sitting.game.published).await?;
        let before = match seat {
            Some(seat) => store.seen_by(self.at.id(), seat).await?,
            None => None,
        };
        let rules = engine::game(&sitting.game.kind).map_err(Refused::from)?;
        drawn(move || {
            // A state that cannot be read any more costs the outlines, not the recap.
            let before: Option<AnyTable> = before.and_then(|state| rules.load(state, seen).ok());
            views::since(&studio, &sitting, seat, before.as_ref(), &lines, &speaker)
        })
        .await
    }

    pub async fn explain(self) -> Result<Message, Trouble> {
        let (sitting, seat, speaker) = self.arrive().await?;
        let Some(seat) = seat else { return self.board().await };
        drawn(move || views::explain(&sitting, seat, &speaker)).await
    }

    pub async fn more(self) -> Result<Message, Trouble> {
        let (sitting, seat, speaker) = self.arrive().await?;
        Ok(views::more(&sitting, seat, &speaker))
    }

    pub async fn log(self) -> Result<Message, Trouble> {
        let (sitting, seat, speaker) = self.arrive().await?;
        let eye = seat.map_or(Eye::Public, Eye::Seat);
        let lines = self.bot.desk.store.told(self.at.id(), eye, 0, sitting.game.published).await?;
        drawn(move || views::log(&sitting, &lines, &speaker)).await
    }

    async fn arrive(&self) -> Result<(Sitting, Option<Seat>, Speaker), Trouble> {
        let settings = self.bot.desk.store.settings(self.at.user()).await?;
        let sitting = self.bot.desk.look(self.at.id()).await?;
        let speaker = Speaker { settings, ..Speaker::new(self.language, sitting.names()) };
        let speaker = speaker.with_icons(self.bot.emojis.now());
        let seat = sitting.seat_of(self.at.user());
        if let Some(seat) = seat.filter(|seat| sitting.is_called(*seat)) {
            // Whoever cannot be noted down may look all the same.
            let noted = self.bot.desk.store.clicked(self.at.id(), seat, sitting.game.revision).await;
            let _ = noted.inspect_err(|error| tracing::warn!(%error, "a click could not be noted down"));
        }
        Ok((sitting, seat, speaker))
    }
}
