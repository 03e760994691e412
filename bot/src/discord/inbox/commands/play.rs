//! `/play`: a new table, or the way to one.

use crate::discord::bot::Bot;
use crate::discord::inbox::call::Call;
use crate::discord::inbox::lobby::assistant;
use crate::discord::inbox::lobby::opening::{self, too_many};
use crate::discord::kit::message::Message;
use crate::discord::kit::patience;
use crate::discord::kit::speaker::Speaker;
use crate::discord::kit::trouble::Trouble;
use crate::discord::pages::lobby;
use crate::maps::Maps;
use crate::monitor::interaction;
use crate::play;
use crate::store::NewLobby;
use engine::{Game, Options};

/// What was typed.
pub struct Wanted {
    pub game: Option<String>,
    pub players: Option<u8>,
    pub options: Option<String>,
}

pub async fn play(bot: &Bot, call: &Call, wanted: &Wanted) -> Result<(), Trouble> {
    let (speaker, store) = (call.speaker(), &bot.desk.store);
    let Some(game) = &wanted.game else {
        if wanted.options.is_some() {
            return call.reply.tell(speaker.plain("bot-play-options-of-what")).await;
        }
        call.reply.acknowledge(false).await?;
        return call.reply.show(&assistant::open(bot, call, wanted.players).await?).await.map(drop);
    };
    let (rules, players, options) = match understood(game, wanted, &bot.maps, &speaker) {
        Ok(understood) => understood,
        Err(sentence) => return call.reply.tell(sentence).await,
    };
    if let Some(lacks) = call.lacking_to_talk() {
        return call.reply.tell(speaker.say(&lacks)).await;
    }
    let (guild, channel) = (call.guild, call.channel);
    // What is refused is told privately; two at once are kept apart by the store.
    if let Err(error) = store.has_room_for(call.user, channel, guild).await {
        let full = too_many(&error).ok_or(error)?;
        return call.reply.tell(speaker.say(&full)).await;
    }
    call.reply.acknowledge(true).await?;
    let id = play::new_id()?;
    interaction::about(&id);
    let new = NewLobby {
        id: &id,
        kind: rules.kind.0,
        options: &options,
        players,
        name: "",
        guild,
        channel,
        host: call.user,
        host_name: &call.name,
    };
    if let Err(error) = opening::open(store, &new, &[], None).await {
        let full = too_many(&error).ok_or(error)?;
        return call.reply.show(&Message::text(speaker.say(&full))).await.map(drop);
    }
    // Should the answer have to be given twice, nobody's seat is shown in between.
    let _pass = bot.turnstile.pass(&id).await;
    let new = store.lobby(&id).await?;
    let shown = lobby::message(&new, &Speaker::public(&new.seats));
    let message = patience::not_for_ever(call.reply.show(&shown)).await?;
    Ok(store.set_lobby_message(&id, message).await?)
}

/// The game, for how many, and with which options; or what is wrong with that, in a sentence.
fn understood(game: &str, wanted: &Wanted, maps: &Maps, speaker: &Speaker) -> Result<(Game, u8, Options), String> {
    let Ok(rules) = engine::game(game) else {
        let list = engine::games().iter().map(|game| format!("`{}`", game.kind.0)).collect::<Vec<_>>().join(", ");
        return Err(format!("{} {list}", speaker.plain("bot-play-no-game")));
    };
    let most = rules.players.iter().copied().max().unwrap_or(1);
    let players = wanted.players.unwrap_or(most);
    if !rules.players.contains(&players) {
        let list = rules.players.iter().map(u8::to_string).collect::<Vec<_>>().join(", ");
        return Err(format!("{} {list}", speaker.plain("bot-play-players")));
    }
    let typed = wanted.options.as_deref().unwrap_or_default();
    let Some(options) = taken(&rules, players, typed, maps) else {
        let spec = |spec: &engine::OptionSpec| format!("`{}={}`", spec.key, spec.values.named().join("|"));
        let list = (rules.options)().iter().map(spec).collect::<Vec<_>>().join(", ");
        return Err(format!("{} {list}", speaker.plain("bot-play-options")));
    };
    Ok((rules, players, options))
}

/// `key=value, key=value`, if the rules take it: a table is set up on the side, so that a refusal is told now and not
/// at the start.
fn taken(rules: &Game, players: u8, text: &str, maps: &Maps) -> Option<Options> {
    let mut options = Options::new();
    for part in text.split([',', ' ']).filter(|part| !part.is_empty()) {
        let (key, value) = part.split_once('=')?;
        options.insert(key.trim().to_owned(), value.trim().to_owned());
    }
    maps.fill(rules, &mut options).ok()?;
    rules.open(&options, players.into(), engine::Seed::from(0)).ok().map(|_| options)
}
