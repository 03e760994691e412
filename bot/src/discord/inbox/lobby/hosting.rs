//! What the host of a lobby may do besides starting it: close it, take somebody off a seat, or change how it starts.
//! Whoever manages threads where the lobby is can close it too.

use super::showing;
use crate::discord::bot::Bot;
use crate::discord::inbox::door::Admitted;
use crate::discord::kit::message::Message;
use crate::discord::kit::patience::Rest;
use crate::discord::kit::speaker::Speaker;
use crate::discord::kit::trouble::Trouble;
use crate::discord::pages::order;
use crate::ids::UserId;
use crate::store::{self, Stage};

/// The ways to keep order in a lobby, for whoever may use them.
pub async fn message(
    bot: &Bot,
    at: &Admitted,
    note: Option<&'static str>,
    speaker: &Speaker,
) -> Result<Message, Trouble> {
    let table = at.table();
    if table.stage != Stage::Lobby {
        return Ok(Message::text(speaker.plain(note.unwrap_or("bot-lobby-is-none"))));
    }
    if !may_close(at) {
        return Ok(Message::text(speaker.plain("bot-manage-not-yours")));
    }
    let seats = bot.desk.store.seats(&table.id).await?;
    Ok(order::manage(
        table,
        &seats,
        (at.is_host(), !bot.people.is_empty()),
        note.unwrap_or(if at.is_host() { "bot-manage" } else { "bot-manage-close" }),
        speaker,
    ))
}

pub async fn close(bot: &Bot, http: &Rest, at: &Admitted, speaker: &Speaker) -> Result<Message, Trouble> {
    if !may_close(at) {
        return message(bot, at, None, speaker).await;
    }
    let note = match bot.desk.store.close_lobby(at.id()).await {
        Err(store::Error::Stale) => "bot-lobby-is-none",
        done => done.map(|()| "bot-closed-now")?,
    };
    changed(bot, http, at, note, speaker).await
}

/// Takes somebody off her seat; she cannot sit down at this table again before it has begun.
pub async fn remove(bot: &Bot, http: &Rest, at: &Admitted, whom: &str, speaker: &Speaker) -> Result<Message, Trouble> {
    let table = at.table();
    let whom = whom.parse().ok().map(UserId).filter(|&user| Some(user) != table.host);
    let note = match whom {
        _ if !at.is_host() => return message(bot, at, Some("bot-lobby-only-host-removes"), speaker).await,
        None => "bot-lobby-nobody-there",
        Some(user) => match bot.desk.store.remove(at.id(), user).await {
            Err(store::Error::NoSeat) => "bot-lobby-nobody-there",
            Err(store::Error::Stale) => "bot-lobby-is-none",
            done => done.map(|()| "bot-removed-now")?,
        },
    };
    changed(bot, http, at, note, speaker).await
}

/// Changes how the lobby starts.
pub async fn switch(bot: &Bot, http: &Rest, at: &Admitted, name: &str, speaker: &Speaker) -> Result<Message, Trouble> {
    if !at.is_host() {
        return message(bot, at, Some("bot-lobby-only-host-changes"), speaker).await;
    }
    let Some(rule) = order::rule(name) else { return message(bot, at, Some("bot-not-offered"), speaker).await };
    let note = match bot.desk.store.set_lobby_rule(at.id(), rule).await {
        Err(store::Error::Stale) => "bot-lobby-is-none",
        done => done.map(|()| "bot-switched-now")?,
    };
    changed(bot, http, at, note, speaker).await
}

async fn changed(
    bot: &Bot,
    http: &Rest,
    at: &Admitted,
    note: &'static str,
    speaker: &Speaker,
) -> Result<Message, Trouble> {
    let at = at.again(bot).await?;
    showing::show(bot, http, at.id()).await;
    message(bot, &at, Some(note), speaker).await
}

fn may_close(at: &Admitted) -> bool {
    at.is_host() || at.moderates()
}
