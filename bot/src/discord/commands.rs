//! The slash commands.

use super::client::Bot;
use super::message::Message;
use super::speaker::{Speaker, harmless, language};
use super::{Trouble, limits, links, lobby, patience, permissions, press, rule, settings, table_commands};
use crate::Maps;
use crate::monitor::interaction;
use crate::play;
use crate::store::{GameRow, NewLobby};
use engine::{Game, Options, Phrase};
use poise::serenity_prelude::{AutocompleteChoice, CreateAutocompleteResponse, ResolvedValue};
use poise::{Command, CreateReply};
use std::sync::Arc;
use words::Language;

pub type Context<'a> = poise::Context<'a, Arc<Bot>, Trouble>;

/// Every command, described in words.
pub fn all() -> Vec<Command<Arc<Bot>, Trouble>> {
    let mut commands = vec![
        play(),
        turns(),
        table_commands::table(),
        rule::rule(),
        settings::settings(),
        help(),
        table_commands::show_my_hand(),
    ];
    let english = Speaker::new(Language::English, Vec::new());
    let said = |id: String| Some(english.say(&Phrase::new(id)).into());
    for command in commands.iter_mut().filter(|command| command.slash_action.is_some()) {
        let name = format!("bot-command-{}", command.name);
        command.description = said(name.clone());
        for parameter in &mut command.parameters {
            parameter.description = said(format!("{name}-{}", parameter.name));
        }
        for sub in &mut command.subcommands {
            sub.description = said(format!("{name}-{}", sub.name));
            for parameter in &mut sub.parameters {
                parameter.description = said(format!("{name}-{}", parameter.name));
            }
        }
    }
    commands
}

pub fn speaker(ctx: Context<'_>) -> Speaker {
    Speaker::new(language(ctx.locale().unwrap_or_default()), Vec::new())
}

/// Says that something went wrong, privately; if even that fails there is nobody to tell.
pub async fn apologise(ctx: Context<'_>, error: &Trouble) {
    let sentence = press::sentence(error, language(ctx.locale().unwrap_or_default()));
    let reply = CreateReply::default().content(sentence).ephemeral(true);
    match ctx.send(reply).await {
        Ok(_) => interaction::shown(),
        Err(error) => tracing::warn!(%error, "a failure could not be told"),
    }
}

/// Puts the answer in place of "is thinking".
pub async fn answer(ctx: Context<'_>, message: &Message) -> Result<Option<u64>, Trouble> {
    let poise::Context::Application(app) = ctx else { return Ok(None) };
    let answer = message.answer()?;
    let edit = || app.interaction.edit_response(ctx.http(), answer.clone());
    let message = patience::patiently(&patience::A_WHILE, edit).await?;
    interaction::shown();
    Ok(Some(message.id.get()))
}

/// What the bot lacks to talk where the command was used, channel or thread.
pub fn lacking_to_talk(ctx: Context<'_>) -> Option<Phrase> {
    let poise::Context::Application(app) = ctx else { return None };
    let given = app.interaction.app_permissions;
    permissions::lacking_to_talk(given, permissions::is_thread(app.interaction.channel.as_ref()))
}

/// Says that the answer will come: to everybody, or only to the one who asked.
pub async fn acknowledge(ctx: Context<'_>, openly: bool) -> Result<(), Trouble> {
    let acknowledged = || async { if openly { ctx.defer().await } else { ctx.defer_ephemeral().await } };
    Ok(patience::acknowledged(acknowledged).await?)
}

async fn privately(ctx: Context<'_>, text: String) -> Result<(), Trouble> {
    let reply = CreateReply::default().content(text).ephemeral(true);
    patience::acknowledged(|| async { ctx.send(reply.clone()).await.map(drop) }).await?;
    interaction::shown();
    Ok(())
}

#[allow(clippy::unused_async)] // poise wants an async function
async fn games(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let speaker = speaker(ctx);
    let typed = typed.to_lowercase();
    let choice = |game: &Game| {
        let title = speaker.say(&words::named(game.kind, "title"));
        let fits = title.to_lowercase().contains(&typed) || game.kind.0.contains(&typed);
        fits.then(|| AutocompleteChoice::new(title, game.kind.0))
    };
    CreateAutocompleteResponse::new().set_choices(engine::games().iter().filter_map(choice).take(25).collect())
}

/// Completes the last of the options that were typed, from the catalog of the game that was chosen before.
#[allow(clippy::unused_async)] // poise wants an async function
async fn option_lists(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let poise::Context::Application(app) = ctx else { return CreateAutocompleteResponse::new() };
    let game = app.args.iter().find_map(|arg| match (arg.name, &arg.value) {
        ("game", ResolvedValue::String(game) | ResolvedValue::Autocomplete { value: game, .. }) => Some(*game),
        _ => None,
    });
    let Ok(rules) = engine::game(game.unwrap_or_default()) else { return CreateAutocompleteResponse::new() };
    let (before, last) = match typed.rfind([',', ' ']) {
        Some(at) => typed.split_at(at + 1),
        None => ("", typed),
    };
    let chosen = |key: &str| before.split([',', ' ']).any(|part| part.split('=').next() == Some(key));
    let open = (rules.options)().iter().filter(|spec| !chosen(spec.key));
    let pairs = open.flat_map(|spec| spec.values.named().iter().map(move |value| (spec.key, *value)));
    let speaker = speaker(ctx);
    let choice = |(key, value): (&str, &str)| {
        let text = format!("{key}={value}");
        let all = format!("{before}{text}");
        let fits = text.contains(last) && all.chars().count() <= limits::OPTION_TEXT;
        let shown = format!("{all} · {}", speaker.option(rules.kind, key, value));
        fits.then(|| AutocompleteChoice::new(limits::cut(&shown, limits::OPTION_TEXT), all))
    };
    CreateAutocompleteResponse::new().set_choices(pairs.filter_map(choice).take(limits::OPTIONS).collect())
}

#[poise::command(slash_command, guild_only)]
async fn play(
    ctx: Context<'_>,
    #[autocomplete = "games"] game: String,
    #[min = 1]
    #[max = 8]
    players: Option<u8>,
    #[autocomplete = "option_lists"] options: Option<String>,
) -> Result<(), Trouble> {
    let speaker = speaker(ctx);
    let Ok(rules) = engine::game(&game) else {
        let list = engine::games().iter().map(|game| format!("`{}`", game.kind.0)).collect::<Vec<_>>().join(", ");
        return privately(ctx, format!("{} {list}", speaker.plain("bot-play-no-game"))).await;
    };
    let most = rules.players.iter().copied().max().unwrap_or(1);
    let players = players.unwrap_or(most);
    if !rules.players.contains(&players) {
        let list = rules.players.iter().map(u8::to_string).collect::<Vec<_>>().join(", ");
        return privately(ctx, format!("{} {list}", speaker.plain("bot-play-players"))).await;
    }
    // A table is set up once on the side: what the rules refuse is told now and not at the start.
    let typed = options.as_deref().unwrap_or_default();
    let Some(options) = understood(&rules, players, typed, &ctx.data().maps) else {
        let spec = |spec: &engine::OptionSpec| format!("`{}={}`", spec.key, spec.values.named().join("|"));
        let list = (rules.options)().iter().map(spec).collect::<Vec<_>>().join(", ");
        return privately(ctx, format!("{} {list}", speaker.plain("bot-play-options"))).await;
    };
    if let Some(lacks) = lacking_to_talk(ctx) {
        return privately(ctx, speaker.say(&lacks)).await;
    }
    let (store, author) = (&ctx.data().desk.store, ctx.author());
    let (guild, channel) = (ctx.guild_id().map(poise::serenity_prelude::GuildId::get), ctx.channel_id().get());
    // What is refused is told privately; two at once are kept apart by the store.
    if let Err(error) = store.has_room_for(author.id.get(), channel, guild).await {
        let full = lobby::too_many(&error).ok_or(error)?;
        return privately(ctx, speaker.say(&full)).await;
    }
    acknowledge(ctx, true).await?;
    let id = play::new_id()?;
    interaction::about(&id);
    let member = ctx.author_member().await;
    let nick = member.as_ref().and_then(|member| member.nick.as_deref());
    let shown = harmless(nick.or(author.global_name.as_deref()).unwrap_or(&author.name));
    let new = NewLobby {
        id: &id,
        kind: rules.kind.0,
        options: &options,
        players,
        name: "",
        guild,
        channel,
        host: author.id.get(),
        host_name: &shown,
    };
    if let Err(error) = lobby::open(store, &new, None).await {
        let full = lobby::too_many(&error).ok_or(error)?;
        return answer(ctx, &Message::text(speaker.say(&full))).await.map(drop);
    }
    // Should the answer have to be given twice, nobody's seat is shown in between.
    let _pass = ctx.data().turnstile.pass(&id).await;
    let (game, seats) = (store.game(&id).await?, store.seats(&id).await?);
    let english = Speaker::new(Language::English, vec![shown]);
    let shown = lobby::message(&game, &seats, &english);
    if let Some(message) = patience::not_for_ever(answer(ctx, &shown)).await? {
        store.set_lobby_message(&id, message).await?;
    }
    Ok(())
}

/// `key=value, key=value`, if the rules take it.
fn understood(rules: &Game, players: u8, text: &str, maps: &Maps) -> Option<Options> {
    let mut options = Options::new();
    for part in text.split([',', ' ']).filter(|part| !part.is_empty()) {
        let (key, value) = part.split_once('=')?;
        options.insert(key.trim().to_owned(), value.trim().to_owned());
    }
    maps.fill(rules, &mut options).ok()?;
    rules.open(&options, players.into(), engine::Seed::from(0)).ok().map(|_| options)
}

#[poise::command(slash_command)]
async fn turns(ctx: Context<'_>) -> Result<(), Trouble> {
    acknowledge(ctx, false).await?;
    let speaker = speaker(ctx);
    let line = |game: &GameRow| {
        let turn = speaker.say(&Phrase::new("bot-turns-line").number("turn", game.turn as i64));
        let since = game.waiting_since.unwrap_or_default();
        let stuck = game.attention.as_ref().map(|_| format!("\n-# {}", speaker.plain("bot-attention")));
        let link = links::to_table(game);
        format!("**{}** · {turn} · <t:{since}:R> · {link}{}", game.name, stuck.unwrap_or_default())
    };
    let waiting = ctx.data().desk.store.waiting_for(ctx.author().id.get()).await?;
    let mut lines: Vec<String> = waiting.iter().map(line).collect();
    if lines.is_empty() {
        lines.push(speaker.plain("bot-turns-none"));
    }
    answer(ctx, &Message::text(lines.join("\n"))).await?;
    Ok(())
}

#[poise::command(slash_command)]
async fn help(ctx: Context<'_>) -> Result<(), Trouble> {
    privately(ctx, speaker(ctx).plain("bot-help")).await
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::discord::press_id;

    #[test]
    fn every_command_and_every_option_of_it_is_described() {
        let all = all();
        let slash = all.iter().filter(|command| command.slash_action.is_some());
        for command in slash.flat_map(|command| std::iter::once(command).chain(&command.subcommands)) {
            let options = command.parameters.iter().map(|parameter| &parameter.description);
            for description in std::iter::once(&command.description).chain(options) {
                let description = description.as_deref().unwrap_or("⟨⟩");
                assert!(!description.contains('⟨') && description.chars().count() <= 100, "{description}");
            }
        }
    }

    #[test]
    fn the_ids_of_buttons_are_short_enough() {
        let id = play::new_id().unwrap();
        assert!(press_id::id(&id, u64::MAX, "abcdefghij.abcdefghij-12").len() <= 100);
    }
}
