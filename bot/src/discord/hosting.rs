//! What the host of a lobby may do besides starting it: close it, or take somebody off a seat. Whoever manages threads
//! where the lobby is can close it too.

use super::Trouble;
use super::client::{Bot, Line};
use super::door::Admitted;
use super::message::{Button, Choice, Menu, Message, Row};
use super::press_id::{CLOSE, REMOVE, id};
use super::speaker::Speaker;
use super::{limits, lobby};
use crate::store::{self, Stage};

/// The ways to keep order in a lobby, for whoever may use them.
pub async fn message(
    bot: &Bot,
    at: &Admitted,
    note: Option<&'static str>,
    speaker: &Speaker,
) -> Result<Message, Trouble> {
    let game = at.game();
    if game.stage != Stage::Lobby {
        return Ok(Message::text(speaker.plain(note.unwrap_or("bot-lobby-is-none"))));
    }
    if !may_close(at) {
        return Ok(Message::text(speaker.plain("bot-manage-not-yours")));
    }
    let mut rows = vec![Row::Buttons(vec![Button::new(id(&game.id, 0, CLOSE), speaker.plain("bot-button-close"))])];
    let seats = bot.desk.store.seats(&game.id).await?;
    let others = seats.iter().filter_map(|row| Some((row.user.filter(|&user| user != game.host)?, &row.name)));
    let choice = |(user, name): (u64, &String)| Choice {
        value: user.to_string(),
        label: name.clone(),
        description: String::new(),
        emoji: None,
    };
    let options: Vec<Choice> = others.map(choice).take(limits::OPTIONS).collect();
    if at.user() == game.host && !options.is_empty() {
        let placeholder = speaker.plain("bot-manage-whom");
        rows.push(Row::Menu(Menu { id: id(&game.id, 0, REMOVE), placeholder, options }));
    }
    Ok(Message { rows, ..Message::text(speaker.plain(note.unwrap_or("bot-manage"))) })
}

pub async fn close(bot: &Bot, http: &Line, at: &Admitted, speaker: &Speaker) -> Result<Message, Trouble> {
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
pub async fn remove(bot: &Bot, http: &Line, at: &Admitted, whom: &str, speaker: &Speaker) -> Result<Message, Trouble> {
    let game = at.game();
    let whom = whom.parse().ok().filter(|&user: &u64| user != game.host);
    let note = match whom {
        _ if at.user() != game.host => return message(bot, at, Some("bot-lobby-only-host-removes"), speaker).await,
        None => "bot-lobby-nobody-there",
        Some(user) => match bot.desk.store.remove(at.id(), user).await {
            Err(store::Error::NoSeat) => "bot-lobby-nobody-there",
            Err(store::Error::Stale) => "bot-lobby-is-none",
            done => done.map(|()| "bot-removed-now")?,
        },
    };
    changed(bot, http, at, note, speaker).await
}

async fn changed(
    bot: &Bot,
    http: &Line,
    at: &Admitted,
    note: &'static str,
    speaker: &Speaker,
) -> Result<Message, Trouble> {
    let at = at.again(bot).await?;
    lobby::show(bot, http, at.id()).await;
    message(bot, &at, Some(note), speaker).await
}

fn may_close(at: &Admitted) -> bool {
    at.user() == at.game().host || at.moderates()
}
