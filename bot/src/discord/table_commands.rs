//! `/table …`, and the same on a message.

use super::Trouble;
use super::changes;
use super::commands::{Context, acknowledge, answer, speaker};
use super::door::{self, Admitted, Caller};
use super::message::Message;
use super::press::Look;
use super::press_id::{self, PressId};
use super::speaker::{NAMELESS, Speaker, harmless, language};
use super::{calling, export, options, resume};
use crate::monitor::interaction::{self, Outcome};
use crate::store::{self, Store};
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
    let Some(at) = meant(ctx, table).await? else { return Ok(()) };
    let message = look(ctx, at).board().await?;
    answer(ctx, &message).await.map(drop)
}

#[poise::command(slash_command)]
async fn hand(ctx: Context<'_>, #[autocomplete = "tables"] table: Option<String>) -> Result<(), Trouble> {
    let Some(at) = meant(ctx, table).await? else { return Ok(()) };
    let message = look(ctx, at).hand().await?;
    answer(ctx, &message).await.map(drop)
}

#[poise::command(slash_command)]
async fn log(ctx: Context<'_>, #[autocomplete = "tables"] table: Option<String>) -> Result<(), Trouble> {
    let Some(at) = meant(ctx, table).await? else { return Ok(()) };
    let message = look(ctx, at).log().await?;
    answer(ctx, &message).await.map(drop)
}

#[poise::command(slash_command)]
async fn options(ctx: Context<'_>, #[autocomplete = "tables"] table: Option<String>) -> Result<(), Trouble> {
    let Some(at) = meant(ctx, table).await? else { return Ok(()) };
    let message = options::message(&at, None, None, &speaker(ctx));
    answer(ctx, &message).await.map(drop)
}

#[poise::command(slash_command)]
async fn resume(ctx: Context<'_>, #[autocomplete = "tables"] table: Option<String>) -> Result<(), Trouble> {
    let Some(at) = meant(ctx, table).await? else { return Ok(()) };
    let (said, names) = resume::resumed(ctx, &at).await?;
    answer(ctx, &Message::text(Speaker { names, ..speaker(ctx) }.say(&said))).await.map(drop)
}

#[poise::command(slash_command)]
async fn export(ctx: Context<'_>, #[autocomplete = "tables"] table: Option<String>) -> Result<(), Trouble> {
    let Some(at) = meant(ctx, table).await? else { return Ok(()) };
    let desk = &ctx.data().desk;
    let sitting = desk.look(at.id()).await?;
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
    let Some(at) = meant(ctx, table).await? else { return Ok(()) };
    let (store, game) = (&ctx.data().desk.store, at.game());
    let name = harmless(&name);
    let said = if at.seat().is_none() {
        "bot-not-sitting"
    } else if name == NAMELESS || !renamed(store, &game.id, &name).await? {
        "bot-rename-taken"
    } else {
        "bot-renamed"
    };
    answer(ctx, &Message::text(speaker(ctx).plain(said))).await?;
    // The thread follows when Discord lets it; the table has its new name all the same.
    ctx.data().desk.outbox.notify_one();
    Ok(())
}

/// Whether no other table of the server has the name.
async fn renamed(store: &Store, id: &str, name: &str) -> Result<bool, Trouble> {
    match store.rename(id, name).await {
        Err(store::Error::NameTaken) => Ok(false),
        done => Ok(done.map(|()| true)?),
    }
}

#[poise::command(slash_command)]
async fn leave(ctx: Context<'_>, #[autocomplete = "tables"] table: Option<String>) -> Result<(), Trouble> {
    let Some(at) = meant(ctx, table).await? else { return Ok(()) };
    let said = changes::leave(ctx.data(), &at).await?;
    answer(ctx, &Message::text(speaker(ctx).say(&said))).await.map(drop)
}

#[poise::command(slash_command)]
async fn seat(ctx: Context<'_>, #[autocomplete = "tables"] table: Option<String>) -> Result<(), Trouble> {
    let Some(at) = meant(ctx, table).await? else { return Ok(()) };
    let (game, seats) = (at.game(), ctx.data().desk.store.seats(at.id()).await?);
    let absent = seats.iter().find(|row| Some(row.seat) == game.waiting).and_then(|row| row.user);
    let gone = match (game.guild, absent) {
        (Some(guild), Some(user)) => calling::has_left(&ctx.serenity_context().http, guild, user).await,
        _ => false,
    };
    let said = changes::ask_for_seat(ctx.data(), &at, gone).await?;
    answer(ctx, &Message::text(speaker(ctx).say(&said))).await.map(drop)
}

#[poise::command(slash_command)]
async fn end(ctx: Context<'_>, #[autocomplete = "tables"] table: Option<String>) -> Result<(), Trouble> {
    let Some(at) = meant(ctx, table).await? else { return Ok(()) };
    let message = changes::ask_to_end(ctx.data(), &at, &speaker(ctx)).await?;
    answer(ctx, &message).await.map(drop)
}

/// On a message of a table; elsewhere it means the table of the thread.
#[poise::command(context_menu_command = "Show my hand")]
pub async fn show_my_hand(ctx: Context<'_>, message: serenity::all::Message) -> Result<(), Trouble> {
    let Some(at) = meant(ctx, table_of(&message)).await? else { return Ok(()) };
    let message = look(ctx, at).hand().await?;
    answer(ctx, &message).await.map(drop)
}

/// The table that a message's buttons belong to.
fn table_of(message: &serenity::all::Message) -> Option<String> {
    press_id::ids_on(message).find_map(PressId::parse).map(|id| id.game)
}

fn look(ctx: Context<'_>, at: Admitted) -> Look<'_> {
    let language = language(ctx.locale().unwrap_or_default());
    Look { bot: ctx.data(), at, language, section: None, note: None }
}

/// Acknowledges, and finds the table that was named, or the one of this thread, if the asker may be there.
async fn meant(ctx: Context<'_>, table: Option<String>) -> Result<Option<Admitted>, Trouble> {
    acknowledge(ctx, false).await?;
    let poise::Context::Application(app) = ctx else { return Ok(None) };
    let (bot, caller) = (ctx.data(), Caller::from(app.interaction));
    let found = match table {
        Some(id) => door::admit(bot, ctx.serenity_context(), &caller, &id).await?,
        None => door::admit_here(bot, ctx.serenity_context(), &caller).await?,
    };
    let found = found.filter(door::has_begun);
    if let Some(at) = &found {
        interaction::about(at.id());
    } else {
        interaction::came_to(Outcome::Refused);
        answer(ctx, &Message::text(speaker(ctx).plain("bot-no-such-table"))).await?;
    }
    Ok(found)
}
