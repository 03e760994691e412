//! `/table …`, and the same on a message.

use super::Trouble;
use super::changes::{self, Who};
use super::commands::{Context, acknowledge, answer, lacking_to_talk, speaker};
use super::message::Message;
use super::press::Look;
use super::press_id::{self, PressId};
use super::speaker::{NAMELESS, Speaker, harmless, language};
use super::{calling, export, options};
use crate::monitor::interaction;
use crate::play::{self, Refused};
use crate::store::{self, GameRow, Stage};
use engine::Phrase;
use poise::serenity_prelude::{AutocompleteChoice, CreateAutocompleteResponse};

#[poise::command(
    slash_command,
    subcommands("board", "hand", "log", "options", "resume", "rename", "export", "leave", "seat", "end")
)]
#[allow(clippy::unused_async)] // poise wants an async function
pub async fn table(_: Context<'_>) -> Result<(), Trouble> {
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
async fn options(ctx: Context<'_>, #[autocomplete = "tables"] table: Option<String>) -> Result<(), Trouble> {
    let Some(game) = meant(ctx, table).await? else { return Ok(()) };
    let message = options::message(&game, ctx.author().id.get(), None, None, &speaker(ctx));
    answer(ctx, &message).await.map(drop)
}

#[poise::command(slash_command)]
async fn resume(ctx: Context<'_>, #[autocomplete = "tables"] table: Option<String>) -> Result<(), Trouble> {
    let Some(game) = meant(ctx, table).await? else { return Ok(()) };
    let said = resumed(ctx, &game).await?;
    answer(ctx, &Message::text(speaker(ctx).say(&said))).await.map(drop)
}

/// Posts the turn message here; answers with what became of it.
async fn resumed(ctx: Context<'_>, game: &GameRow) -> Result<Phrase, Trouble> {
    let desk = &ctx.data().desk;
    let sitting = desk.look(&game.id).await?;
    if sitting.seat_of(ctx.author().id.get()).is_none() {
        return Ok(Phrase::new("bot-not-sitting"));
    }
    let again = play::again(&sitting).filter(|_| sitting.game.stage == Stage::Playing);
    let Some(post) = again else { return Ok(Phrase::new("game-over")) };
    if let Some(lacks) = lacking_to_talk(ctx) {
        return Ok(lacks);
    }
    match desk.thaw(&game.id).await {
        Err(Refused::Frozen) => return Ok(Phrase::new("bot-frozen")),
        done => done?,
    }
    let state = sitting.published.state();
    desk.store.move_home(&game.id, ctx.channel_id().get(), &post, &state).await?;
    desk.outbox.notify_one();
    Ok(Phrase::new("bot-resumed"))
}

#[poise::command(slash_command)]
async fn export(ctx: Context<'_>, #[autocomplete = "tables"] table: Option<String>) -> Result<(), Trouble> {
    let Some(game) = meant(ctx, table).await? else { return Ok(()) };
    let desk = &ctx.data().desk;
    let sitting = desk.look(&game.id).await?;
    let speaker = Speaker::new(language(ctx.locale().unwrap_or_default()), sitting.names());
    let seat = sitting.seat_of(ctx.author().id.get());
    let message = export::file(&desk.store, sitting, seat, &speaker).await?;
    answer(ctx, &message).await.map(drop)
}

#[poise::command(slash_command)]
async fn rename(
    ctx: Context<'_>,
    #[max_length = 32] name: String,
    #[autocomplete = "tables"] table: Option<String>,
) -> Result<(), Trouble> {
    let Some(game) = meant(ctx, table).await? else { return Ok(()) };
    let store = &ctx.data().desk.store;
    let sits = store.seats(&game.id).await?.iter().any(|seat| seat.user == Some(ctx.author().id.get()));
    let name = harmless(&name);
    let said = if !sits {
        "bot-not-sitting"
    } else if name == NAMELESS || store.name_in_use(&name).await? {
        "bot-rename-taken"
    } else {
        store.rename(&game.id, &name).await?;
        "bot-renamed"
    };
    answer(ctx, &Message::text(speaker(ctx).plain(said))).await?;
    // The thread follows when Discord lets it; the table has its new name all the same.
    ctx.data().desk.outbox.notify_one();
    Ok(())
}

#[poise::command(slash_command)]
async fn leave(ctx: Context<'_>, #[autocomplete = "tables"] table: Option<String>) -> Result<(), Trouble> {
    let Some(game) = meant(ctx, table).await? else { return Ok(()) };
    let said = changes::leave(ctx.data(), &game, &who(ctx, "")).await?;
    answer(ctx, &Message::text(speaker(ctx).say(&said))).await.map(drop)
}

#[poise::command(slash_command)]
async fn seat(ctx: Context<'_>, #[autocomplete = "tables"] table: Option<String>) -> Result<(), Trouble> {
    let Some(game) = meant(ctx, table).await? else { return Ok(()) };
    let seats = ctx.data().desk.store.seats(&game.id).await?;
    let absent = seats.iter().find(|row| Some(row.seat) == game.waiting).and_then(|row| row.user);
    let gone = match (game.guild, absent) {
        (Some(guild), Some(user)) => calling::has_left(&ctx.serenity_context().http, guild, user).await,
        _ => false,
    };
    let said = changes::ask_for_seat(ctx.data(), &game, &who(ctx, ""), gone).await?;
    answer(ctx, &Message::text(speaker(ctx).say(&said))).await.map(drop)
}

#[poise::command(slash_command)]
async fn end(ctx: Context<'_>, #[autocomplete = "tables"] table: Option<String>) -> Result<(), Trouble> {
    let Some(game) = meant(ctx, table).await? else { return Ok(()) };
    let message = changes::ask_to_end(ctx.data(), &game, &who(ctx, ""), &speaker(ctx)).await?;
    answer(ctx, &message).await.map(drop)
}

fn who<'a>(ctx: Context<'_>, name: &'a str) -> Who<'a> {
    let may = match ctx {
        poise::Context::Application(app) => app.interaction.member.as_ref().and_then(|member| member.permissions),
        poise::Context::Prefix(_) => None,
    };
    Who { user: ctx.author().id.get(), name, may }
}

/// On a message of a table; elsewhere it means the table of the thread.
#[poise::command(context_menu_command = "Show my hand")]
pub async fn show_my_hand(ctx: Context<'_>, message: serenity::all::Message) -> Result<(), Trouble> {
    let Some(game) = meant(ctx, table_of(&message)).await? else { return Ok(()) };
    let message = look(ctx).hand(&game.id).await?;
    answer(ctx, &message).await.map(drop)
}

/// The table that a message's buttons belong to.
fn table_of(message: &serenity::all::Message) -> Option<String> {
    press_id::ids_on(message).find_map(PressId::parse).map(|id| id.game)
}

fn look(ctx: Context<'_>) -> Look<'_> {
    let language = language(ctx.locale().unwrap_or_default());
    Look { bot: ctx.data(), user: ctx.author().id.get(), language, section: None, note: None }
}

/// Acknowledges, and finds the table that was named, or the one of this thread.
async fn meant(ctx: Context<'_>, table: Option<String>) -> Result<Option<GameRow>, Trouble> {
    acknowledge(ctx, false).await?;
    let store = &ctx.data().desk.store;
    let found = match table {
        Some(id) => match store.game(&id).await {
            Err(store::Error::NoSuchGame) => None,
            found => Some(found.map_err(Refused::from)?),
        },
        None => store.game_at(ctx.channel_id().get()).await?,
    };
    let found = found.filter(|game| matches!(game.stage, Stage::Playing | Stage::Over));
    match &found {
        Some(game) => interaction::about(&game.id),
        None => drop(answer(ctx, &Message::text(speaker(ctx).plain("bot-no-such-table"))).await?),
    }
    Ok(found)
}
