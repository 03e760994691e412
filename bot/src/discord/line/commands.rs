//! The slash commands as Discord knows them: registered and parsed here, done in the inbox.

use crate::discord::bot::Bot;
use crate::discord::inbox::call::Call;
use crate::discord::inbox::commands::play::Wanted;
use crate::discord::inbox::commands::suggest::{self, Suggestion};
use crate::discord::inbox::commands::table::{Asked, table_of};
use crate::discord::inbox::commands::{self, personal};
use crate::discord::kit::speaker::{Speaker, language};
use crate::discord::kit::trouble::Trouble;
use crate::ids::TableId;
use engine::Phrase;
use poise::Command;
use poise::serenity_prelude::{AutocompleteChoice, CreateAutocompleteResponse, Message, ResolvedValue};
use std::sync::Arc;
use words::Language;

type Context<'a> = poise::ApplicationContext<'a, Arc<Bot>, Trouble>;
type Done = Result<(), Trouble>;

/// Every command, described in words.
pub fn all() -> Vec<Command<Arc<Bot>, Trouble>> {
    let mut commands = vec![play(), turns(), tables(), table(), rule(), settings(), help(), show_my_hand()];
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

fn call(ctx: Context<'_>) -> Call {
    Call::of_command(ctx.serenity_context(), ctx.interaction)
}

fn speaker(ctx: Context<'_>) -> Speaker {
    Speaker::new(language(&ctx.interaction.locale), Vec::new())
}

async fn ended(ctx: Context<'_>, call: &Call, done: Done) -> Done {
    commands::ended(&ctx.command().qualified_name, call, done).await;
    Ok(())
}

fn suggested(suggestions: Vec<Suggestion>) -> CreateAutocompleteResponse {
    let choices = suggestions.into_iter().map(|(shown, value)| AutocompleteChoice::new(shown, value));
    CreateAutocompleteResponse::new().set_choices(choices.collect())
}

#[allow(clippy::unused_async)] // poise wants an async function
async fn games(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    suggested(suggest::games(typed, &speaker(ctx)))
}

#[allow(clippy::unused_async)] // poise wants an async function
async fn option_lists(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let game = ctx.args.iter().find_map(|arg| match (arg.name, &arg.value) {
        ("game", ResolvedValue::String(game) | ResolvedValue::Autocomplete { value: game, .. }) => Some(*game),
        _ => None,
    });
    suggested(suggest::options(game, typed, &speaker(ctx)))
}

async fn topics(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    suggested(suggest::topics(ctx.data(), ctx.interaction.channel_id.into(), typed, &speaker(ctx)).await)
}

async fn own_tables(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    suggested(suggest::tables(ctx.data(), ctx.interaction.user.id.into(), typed).await)
}

#[poise::command(slash_command, guild_only)]
async fn play(
    ctx: Context<'_>,
    #[autocomplete = "games"] game: Option<String>,
    #[min = 1]
    #[max = 8]
    players: Option<u8>,
    #[autocomplete = "option_lists"] options: Option<String>,
) -> Done {
    let call = call(ctx);
    let done = commands::play::play(ctx.data(), &call, &Wanted { game, players, options }).await;
    ended(ctx, &call, done).await
}

#[poise::command(slash_command)]
async fn turns(ctx: Context<'_>) -> Done {
    let call = call(ctx);
    let done = personal::turns(ctx.data(), &call).await;
    ended(ctx, &call, done).await
}

#[poise::command(slash_command, guild_only)]
async fn tables(ctx: Context<'_>) -> Done {
    let call = call(ctx);
    let done = personal::tables(ctx.data(), &call).await;
    ended(ctx, &call, done).await
}

#[poise::command(slash_command)]
async fn rule(ctx: Context<'_>, #[autocomplete = "topics"] topic: String) -> Done {
    let call = call(ctx);
    let done = personal::rule(ctx.data(), &call, topic).await;
    ended(ctx, &call, done).await
}

#[poise::command(slash_command)]
async fn settings(ctx: Context<'_>) -> Done {
    let call = call(ctx);
    let done = personal::settings(ctx.data(), &call).await;
    ended(ctx, &call, done).await
}

#[poise::command(slash_command)]
async fn help(ctx: Context<'_>) -> Done {
    let call = call(ctx);
    let done = personal::help(&call).await;
    ended(ctx, &call, done).await
}

#[poise::command(
    slash_command,
    subcommands("board", "hand", "log", "options", "resume", "rename", "export", "leave", "seat", "end")
)]
#[allow(clippy::unused_async)] // poise wants an async function
async fn table(_: Context<'_>) -> Done {
    Ok(())
}

async fn of_table(ctx: Context<'_>, table: Option<impl Into<TableId>>, asked: Asked) -> Done {
    let call = call(ctx);
    let done = commands::table::table(ctx.data(), &call, table.map(Into::into), asked).await;
    ended(ctx, &call, done).await
}

#[poise::command(slash_command)]
async fn board(ctx: Context<'_>, words: Option<bool>, #[autocomplete = "own_tables"] table: Option<String>) -> Done {
    of_table(ctx, table, Asked::Board { words: words.unwrap_or_default() }).await
}

#[poise::command(slash_command)]
async fn hand(ctx: Context<'_>, #[autocomplete = "own_tables"] table: Option<String>) -> Done {
    of_table(ctx, table, Asked::Hand).await
}

#[poise::command(slash_command)]
async fn log(
    ctx: Context<'_>,
    #[min = 0] turn: Option<u32>,
    #[autocomplete = "own_tables"] table: Option<String>,
) -> Done {
    of_table(ctx, table, Asked::Log(turn)).await
}

#[poise::command(slash_command)]
async fn options(ctx: Context<'_>, #[autocomplete = "own_tables"] table: Option<String>) -> Done {
    of_table(ctx, table, Asked::Options).await
}

#[poise::command(slash_command)]
async fn resume(ctx: Context<'_>, #[autocomplete = "own_tables"] table: Option<String>) -> Done {
    of_table(ctx, table, Asked::Resume).await
}

#[poise::command(slash_command)]
async fn export(ctx: Context<'_>, #[autocomplete = "own_tables"] table: Option<String>) -> Done {
    of_table(ctx, table, Asked::Export).await
}

#[poise::command(slash_command)]
async fn rename(
    ctx: Context<'_>,
    #[max_length = 32] name: String,
    #[autocomplete = "own_tables"] table: Option<String>,
) -> Done {
    of_table(ctx, table, Asked::Rename(name)).await
}

#[poise::command(slash_command)]
async fn leave(ctx: Context<'_>, #[autocomplete = "own_tables"] table: Option<String>) -> Done {
    of_table(ctx, table, Asked::Leave).await
}

#[poise::command(slash_command)]
async fn seat(ctx: Context<'_>, #[autocomplete = "own_tables"] table: Option<String>) -> Done {
    of_table(ctx, table, Asked::Seat).await
}

#[poise::command(slash_command)]
async fn end(ctx: Context<'_>, #[autocomplete = "own_tables"] table: Option<String>) -> Done {
    of_table(ctx, table, Asked::End).await
}

/// On a message of a table; elsewhere it means the table of the thread.
#[poise::command(context_menu_command = "Show my hand")]
async fn show_my_hand(ctx: Context<'_>, message: Message) -> Done {
    of_table(ctx, table_of(&message), Asked::Hand).await
}

#[cfg(test)]
mod tests {
    use super::*;

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
}
