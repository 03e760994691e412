//! The slash commands.

use super::client::Bot;
use super::message::Message;
use super::press::Look;
use super::speaker::{Speaker, harmless, language};
use super::{Trouble, lobby};
use crate::play::{self, Refused, Sitting};
use crate::store::{self, GameRow, NewLobby, Post, Stage};
use engine::{Game, Options, Phrase};
use poise::serenity_prelude::{AutocompleteChoice, CreateAutocompleteResponse};
use poise::{Command, CreateReply};
use std::sync::Arc;
use words::Language;

type Context<'a> = poise::Context<'a, Arc<Bot>, Trouble>;

/// Every command, described in words.
pub fn all() -> Vec<Command<Arc<Bot>, Trouble>> {
    let mut commands = vec![play(), turns(), table(), help()];
    let english = Speaker::new(Language::English, Vec::new());
    let said = |id: String| Some(english.say(&Phrase::new(id)).into());
    for command in &mut commands {
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

fn speaker(ctx: Context<'_>) -> Speaker {
    Speaker::new(language(ctx.locale().unwrap_or_default()), Vec::new())
}

/// Says that something went wrong, privately; if even that fails there is nobody to tell.
pub async fn apologise(ctx: Context<'_>) {
    let reply = CreateReply::default().content(speaker(ctx).plain("bot-failed")).ephemeral(true);
    if let Err(error) = ctx.send(reply).await {
        tracing::warn!(%error, "a failure could not be told");
    }
}

/// Puts the answer in place of "is thinking".
async fn answer(ctx: Context<'_>, message: &Message) -> Result<Option<u64>, Trouble> {
    let poise::Context::Application(app) = ctx else { return Ok(None) };
    Ok(Some(app.interaction.edit_response(ctx.http(), message.answer()?).await?.id.get()))
}

async fn privately(ctx: Context<'_>, text: String) -> Result<(), Trouble> {
    ctx.send(CreateReply::default().content(text).ephemeral(true)).await?;
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

#[poise::command(slash_command, guild_only)]
async fn play(
    ctx: Context<'_>,
    #[autocomplete = "games"] game: String,
    #[min = 1]
    #[max = 8]
    players: Option<u8>,
    options: Option<String>,
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
    let Some(options) = understood(&rules, players, options.as_deref().unwrap_or_default()) else {
        let spec = |spec: &engine::OptionSpec| format!("`{}={}`", spec.key, spec.values.named().join("|"));
        let list = (rules.options)().iter().map(spec).collect::<Vec<_>>().join(", ");
        return privately(ctx, format!("{} {list}", speaker.plain("bot-play-options"))).await;
    };
    ctx.defer().await?;
    let store = &ctx.data().desk.store;
    let id = play::new_id()?;
    let name = table_name(&id);
    let author = ctx.author();
    let member = ctx.author_member().await;
    let nick = member.as_ref().and_then(|member| member.nick.as_deref());
    let shown = harmless(nick.or(author.global_name.as_deref()).unwrap_or(&author.name));
    store
        .open_lobby(&NewLobby {
            id: &id,
            kind: rules.kind.0,
            rules_version: rules.rules_version,
            options: &options,
            players,
            name: &name,
            guild: ctx.guild_id().map(poise::serenity_prelude::GuildId::get),
            channel: ctx.channel_id().get(),
            host: author.id.get(),
            host_name: &shown,
        })
        .await?;
    let (game, seats) = (store.game(&id).await?, store.seats(&id).await?);
    let english = Speaker::new(Language::English, vec![shown]);
    if let Some(message) = answer(ctx, &lobby::message(&game, &seats, &english)).await? {
        store.set_lobby_message(&id, message).await?;
    }
    Ok(())
}

/// `key=value, key=value`, if the rules take it.
fn understood(rules: &Game, players: u8, text: &str) -> Option<Options> {
    let mut options = Options::new();
    for part in text.split([',', ' ']).filter(|part| !part.is_empty()) {
        let (key, value) = part.split_once('=')?;
        options.insert(key.trim().to_owned(), value.trim().to_owned());
    }
    rules.open(&options, players.into(), engine::Seed::from(0)).ok().map(|_| options)
}

/// A name that people can say, from the letters of the id.
fn table_name(id: &str) -> String {
    let letter = |at: usize| id.as_bytes().get(at).copied().unwrap_or_default() % 16;
    let name = Phrase::new("bot-table-name")
        .name("first", format!("bot-first-{}", letter(0)))
        .name("second", format!("bot-second-{}", letter(1)));
    Speaker::new(Language::English, Vec::new()).say(&name)
}

#[poise::command(slash_command)]
async fn turns(ctx: Context<'_>) -> Result<(), Trouble> {
    ctx.defer_ephemeral().await?;
    let speaker = speaker(ctx);
    let line = |game: &GameRow| {
        let turn = speaker.say(&Phrase::new("bot-turns-line").number("turn", game.turn as i64));
        let guild = game.guild.map_or("@me".to_owned(), |guild| guild.to_string());
        let home = game.home.unwrap_or(game.channel);
        let message = game.turn_message.map(|message| format!("/{message}")).unwrap_or_default();
        let since = game.waiting_since.unwrap_or_default();
        format!("**{}** · {turn} · <t:{since}:R> · https://discord.com/channels/{guild}/{home}{message}", game.name)
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

#[poise::command(slash_command, subcommands("board", "hand", "log", "resume"))]
#[allow(clippy::unused_async)] // poise wants an async function
async fn table(_: Context<'_>) -> Result<(), Trouble> {
    Ok(())
}

async fn tables(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let mine = ctx.data().desk.store.games_of(ctx.author().id.get()).await.unwrap_or_default();
    let typed = typed.to_lowercase();
    let fits = mine.into_iter().filter(|game| game.name.to_lowercase().contains(&typed));
    CreateAutocompleteResponse::new()
        .set_choices(fits.map(|game| AutocompleteChoice::new(game.name, game.id)).take(25).collect())
}

#[poise::command(slash_command)]
async fn board(ctx: Context<'_>, #[autocomplete = "tables"] table: Option<String>) -> Result<(), Trouble> {
    let Some(game) = meant(ctx, table).await? else { return Ok(()) };
    let message = look(ctx).board(&game.id).await?;
    answer(ctx, &message).await.map(drop)
}

#[poise::command(slash_command)]
async fn hand(ctx: Context<'_>, #[autocomplete = "tables"] table: Option<String>) -> Result<(), Trouble> {
    let Some(game) = meant(ctx, table).await? else { return Ok(()) };
    let message = look(ctx).hand(&game.id).await?;
    answer(ctx, &message).await.map(drop)
}

#[poise::command(slash_command)]
async fn log(ctx: Context<'_>, #[autocomplete = "tables"] table: Option<String>) -> Result<(), Trouble> {
    let Some(game) = meant(ctx, table).await? else { return Ok(()) };
    let message = look(ctx).log(&game.id).await?;
    answer(ctx, &message).await.map(drop)
}

#[poise::command(slash_command)]
async fn resume(ctx: Context<'_>, #[autocomplete = "tables"] table: Option<String>) -> Result<(), Trouble> {
    let Some(game) = meant(ctx, table).await? else { return Ok(()) };
    let desk = &ctx.data().desk;
    let sitting = desk.look(&game.id).await?;
    let said = match (sitting.seat_of(ctx.author().id.get()), again(&sitting)) {
        (None, _) => "bot-no-such-table",
        (_, None) => "game-over",
        (Some(_), Some(post)) => {
            let state = sitting.published.state();
            desk.store.move_home(&game.id, ctx.channel_id().get(), &post, &state).await?;
            desk.outbox.notify_one();
            "bot-resumed"
        }
    };
    answer(ctx, &Message::text(speaker(ctx).plain(said))).await.map(drop)
}

/// The turn message of a running game once more.
fn again(sitting: &Sitting) -> Option<Post> {
    let (table, game) = (&sitting.published, &sitting.game);
    let (turn, step, next) = (game.turn, game.published, table.decider()?);
    Some(Post::Turn { turn, step, by: None, lines: Vec::new(), next, waiting: table.waiting() })
}

fn look(ctx: Context<'_>) -> Look<'_> {
    let language = language(ctx.locale().unwrap_or_default());
    Look { bot: ctx.data(), user: ctx.author().id.get(), language, section: None, note: None }
}

/// Acknowledges, and finds the table that was named, or the one of this thread.
async fn meant(ctx: Context<'_>, table: Option<String>) -> Result<Option<GameRow>, Trouble> {
    ctx.defer_ephemeral().await?;
    let store = &ctx.data().desk.store;
    let found = match table {
        Some(id) => match store.game(&id).await {
            Err(store::Error::NoSuchGame) => None,
            found => Some(found.map_err(Refused::from)?),
        },
        None => store.game_at(ctx.channel_id().get()).await?,
    };
    let found = found.filter(|game| matches!(game.stage, Stage::Playing | Stage::Over));
    if found.is_none() {
        answer(ctx, &Message::text(speaker(ctx).plain("bot-no-such-table"))).await?;
    }
    Ok(found)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::discord::press_id;

    #[test]
    fn every_command_and_every_option_of_it_is_described() {
        for command in all().iter().flat_map(|command| std::iter::once(command).chain(&command.subcommands)) {
            let options = command.parameters.iter().map(|parameter| &parameter.description);
            for description in std::iter::once(&command.description).chain(options) {
                let description = description.as_deref().unwrap_or("⟨⟩");
                assert!(!description.contains('⟨') && description.chars().count() <= 100, "{description}");
            }
        }
    }

    #[test]
    fn a_table_has_a_name_that_can_be_said() {
        let id = play::new_id().unwrap();
        assert!(press_id::id(&id, u64::MAX, "abcdefghij.abcdefghij-12").len() <= 100);
        assert!(table_name(&id).contains(' ') && !table_name(&id).contains('⟨'));
    }
}
