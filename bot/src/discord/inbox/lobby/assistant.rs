//! The way to a new table, step by step: one private message that changes in place, until the table is open.

use super::opening::{self, too_many};
use super::{guests, posting};
use crate::discord::bot::Bot;
use crate::discord::inbox::call::Call;
use crate::discord::inbox::pressed::Pressed;
use crate::discord::kit::message::Message;
use crate::discord::kit::patience;
use crate::discord::kit::pictures::drawn;
use crate::discord::kit::speaker::Speaker;
use crate::discord::kit::trouble::Trouble;
use crate::discord::pages::assistant::{self, Chosen};
use crate::discord::pages::wish::{Part, Wish};
use crate::ids::{GuildId, TableId, UserId};
use crate::monitor::interaction;
use crate::play;
use crate::store::{self, NewLobby};
use engine::Phrase;

/// The assistant as it opens, for so many if she has said.
pub async fn open(bot: &Bot, call: &Call, players: Option<u8>) -> Result<Message, Trouble> {
    if let Err(why) = place(call) {
        return Ok(Message::text(call.speaker().say(&why)));
    }
    let games = engine::games();
    let takes = |game: &&engine::Game| players.is_none_or(|players| game.players.contains(&players));
    let Some(game) = games.iter().find(takes) else {
        return Ok(assistant::again("bot-assistant-too-many", &call.speaker()));
    };
    let most = game.players.iter().copied().max().unwrap_or(1);
    let wish = Wish::new(game.kind.0, players.unwrap_or(most))?;
    shown(bot, call, wish, Vec::new()).await
}

/// Something was chosen, or the table is to be opened.
pub async fn pressed(bot: &Bot, pressed: &Pressed, wish: &str) -> Result<Message, Trouble> {
    let call = &pressed.call;
    let guild = match place(call) {
        Ok(guild) => guild,
        Err(why) => return Ok(Message::text(call.speaker().say(&why))),
    };
    let Some((part, mut wish)) = Wish::read(wish) else { return Ok(lost(call)) };
    let mut notes = Vec::new();
    match (part, pressed.value()) {
        (Part::Open, _) => return granted(bot, call, guild, wish).await,
        (Part::Guests, _) => {
            let asked: Vec<UserId> = pressed.values.iter().filter_map(|user| user.parse().ok().map(UserId)).collect();
            (wish.guests, notes) = guests::sifted(bot, call, guild, &asked).await?;
        }
        (Part::Game, Some(kind)) => {
            let Ok(game) = engine::game(kind) else { return Ok(lost(call)) };
            (wish.kind, wish.edition) = (kind.to_owned(), 0);
            if !game.players.contains(&wish.players) {
                wish.players = game.players.iter().copied().max().unwrap_or(1);
            }
        }
        (Part::Edition, Some(number)) => wish.edition = number.parse().unwrap_or(usize::MAX),
        (Part::Seats, Some(number)) => wish.players = number.parse().unwrap_or_default(),
        (_, None) => return Ok(lost(call)),
    }
    shown(bot, call, wish, notes).await
}

/// Opens the table of a wish, once.
async fn granted(bot: &Bot, call: &Call, guild: GuildId, wish: Wish) -> Result<Message, Trouble> {
    let (store, speaker) = (&bot.desk.store, call.speaker());
    let Some(mut chosen) = Chosen::read(wish) else { return Ok(lost(call)) };
    let _pass = bot.turnstile.pass(&chosen.wish.id).await;
    let there = seated(bot, &chosen.wish.id).await?;
    if !there.contains(&call.user) {
        if !there.is_empty() {
            // It is somebody else's: no button of ours says so, and she learns nothing of it.
            chosen.wish.id = play::new_id()?;
        }
        let (guests, notes) = guests::sifted(bot, call, guild, &chosen.wish.guests).await?;
        if !notes.is_empty() {
            return shown(bot, call, Wish { guests, ..chosen.wish }, notes).await;
        }
        let new = NewLobby {
            id: &chosen.wish.id,
            kind: chosen.rules.kind.0,
            options: &chosen.options,
            players: chosen.wish.players,
            name: "",
            guild: Some(guild),
            channel: call.channel,
            host: call.user,
            host_name: &call.name,
        };
        if let Err(error) = opening::open(store, &new, &guests, None).await {
            let full = too_many(&error).ok_or(error)?;
            return Ok(Message::text(speaker.say(&full)));
        }
    }
    let id = &chosen.wish.id;
    interaction::about(id);
    let posted = patience::not_for_ever(posting::post(bot, &call.sight.http, id, "bot-invite-call"));
    Ok(match posted.await? {
        Some(table) => assistant::opened(&table, !bot.people.is_empty(), &speaker),
        None => Message::text(speaker.plain("bot-assistant-nowhere")),
    })
}

/// Who sits at the table of this id, if there is one.
async fn seated(bot: &Bot, id: &TableId) -> Result<Vec<UserId>, store::Error> {
    Ok(bot.desk.store.seats(id).await?.iter().filter_map(|seat| seat.user).collect())
}

/// The server, if a table can be opened here.
fn place(call: &Call) -> Result<GuildId, Phrase> {
    let guild = call.guild.ok_or_else(|| Phrase::new("bot-assistant-server"))?;
    call.lacking_to_talk().map_or(Ok(guild), Err)
}

async fn shown(bot: &Bot, call: &Call, wish: Wish, notes: Vec<Phrase>) -> Result<Message, Trouble> {
    let Some(chosen) = Chosen::read(wish) else { return Ok(lost(call)) };
    let settings = bot.desk.store.settings(call.user).await?;
    let (studio, speaker) = (bot.studio.clone(), Speaker { settings, ..call.speaker() });
    drawn(move || assistant::message(&studio, &chosen, &notes, &speaker)).await
}

fn lost(call: &Call) -> Message {
    assistant::again("bot-assistant-lost", &call.speaker())
}
