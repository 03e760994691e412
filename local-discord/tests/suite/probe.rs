//! A small bot with one of everything: serenity and poise, unmodified.

use std::sync::Arc;

use local_discord::driver::Discord;
use poise::serenity_prelude as serenity;
use poise::{CreateReply, FrameworkError, Modal};
use serenity::{
    ActionRowComponent, ButtonStyle, ComponentInteraction, ComponentInteractionDataKind, CreateActionRow,
    CreateAllowedMentions, CreateAttachment, CreateButton, CreateEmbed, CreateInputText, CreateInteractionResponse,
    CreateInteractionResponseFollowup, CreateInteractionResponseMessage, CreateMessage, CreateModal, CreateSelectMenu,
    CreateSelectMenuKind, CreateSelectMenuOption, CreateThread, EditAttachments, EditInteractionResponse, FullEvent,
    InputTextStyle, Interaction, ModalInteraction,
};

use crate::support::png;

pub type Error = Box<dyn std::error::Error + Send + Sync>;
type Context<'a> = poise::Context<'a, (), Error>;

/// Answers at once and mentions who asked.
#[poise::command(slash_command)]
async fn ping(ctx: Context<'_>) -> Result<(), Error> {
    ctx.say(format!("pong for <@{}>", ctx.author().id)).await?;
    Ok(())
}

#[allow(clippy::unused_async)] // poise wants an async function
async fn towns(_: Context<'_>, partial: &str) -> serenity::CreateAutocompleteResponse {
    let all = ["Wichita", "Kansas City", "Albuquerque", "El Paso"];
    let fits = all.into_iter().filter(|town| town.to_lowercase().contains(&partial.to_lowercase()));
    serenity::CreateAutocompleteResponse::new()
        .set_choices(fits.map(|town| serenity::AutocompleteChoice::new(town, town)).collect())
}

/// Goes to a town.
#[poise::command(slash_command)]
async fn travel(
    ctx: Context<'_>,
    #[description = "where to"]
    #[autocomplete = "towns"]
    town: String,
    #[description = "how far"]
    #[min = 1]
    #[max = 7]
    steps: Option<i64>,
    #[description = "with whom"] companion: Option<serenity::User>,
) -> Result<(), Error> {
    let with = companion.map_or(String::new(), |user| format!(" with {}", user.name));
    ctx.say(format!("travelling to {town}{with} in {} steps", steps.unwrap_or(1))).await?;
    Ok(())
}

/// A panel with buttons and a menu.
#[poise::command(slash_command)]
async fn panel(ctx: Context<'_>) -> Result<(), Error> {
    ctx.send(CreateReply::default().content("The panel").components(rows(0))).await?;
    Ok(())
}

fn rows(count: u32) -> Vec<CreateActionRow> {
    let button = |id: String, label: &str, style| CreateButton::new(id).label(label).style(style);
    let options = ["Holstein", "Guernsey", "Jersey"]
        .map(|name| CreateSelectMenuOption::new(name, name.to_lowercase()).description("a cow"));
    vec![
        CreateActionRow::Buttons(vec![
            button(format!("count:{}", count + 1), "Count", ButtonStyle::Primary),
            button("private".into(), "Only me", ButtonStyle::Secondary),
            button("form".into(), "Fill in", ButtonStyle::Success),
            button("later".into(), "Later", ButtonStyle::Secondary),
            button("never".into(), "Never", ButtonStyle::Danger),
        ]),
        CreateActionRow::SelectMenu(
            CreateSelectMenu::new("cows", CreateSelectMenuKind::String { options: options.into() })
                .placeholder("Choose a cow"),
        ),
        CreateActionRow::SelectMenu(
            CreateSelectMenu::new("whom", CreateSelectMenuKind::User { default_users: None })
                .placeholder("Choose a player"),
        ),
    ]
}

/// Thinks, answers, and adds something.
#[poise::command(slash_command)]
async fn think(ctx: Context<'_>, #[description = "only for you"] secret: Option<bool>) -> Result<(), Error> {
    let poise::Context::Application(app) = ctx else { return Ok(()) };
    if secret == Some(true) {
        ctx.defer_ephemeral().await?;
    } else {
        ctx.defer().await?;
    }
    let http = ctx.http();
    app.interaction.edit_response(http, EditInteractionResponse::new().content("thought about it")).await?;
    let more = CreateInteractionResponseFollowup::new().content("and one more thing").ephemeral(true);
    let follow_up = app.interaction.create_followup(http, more).await?;
    let edit = CreateInteractionResponseFollowup::new().content("and one more thing, changed");
    app.interaction.edit_followup(http, follow_up.id, edit).await?;
    Ok(())
}

/// Two pictures, one of them in an embed.
#[poise::command(slash_command)]
async fn picture(ctx: Context<'_>) -> Result<(), Error> {
    let embed = CreateEmbed::new()
        .title("The board")
        .description("after **three** turns")
        .colour(0x2f_7d4f)
        .image("attachment://board.png");
    let reply = CreateReply::default()
        .embed(embed)
        .attachment(CreateAttachment::bytes(png(), "board.png").description("the board"))
        .attachment(CreateAttachment::bytes(png(), "hand.png").description("five cards"));
    ctx.send(reply).await?;
    Ok(())
}

/// A form at once.
#[derive(Debug, Modal)]
#[name = "Your name"]
struct NameForm {
    #[name = "Name"]
    #[placeholder = "as on your passport"]
    #[max_length = 30]
    name: String,
}

#[poise::command(slash_command)]
/// Asks with a form.
async fn form(ctx: poise::ApplicationContext<'_, (), Error>) -> Result<(), Error> {
    if let Some(form) = NameForm::execute(ctx).await? {
        ctx.say(format!("hello {}", form.name)).await?;
    }
    Ok(())
}

/// A thread with a message of its own.
#[poise::command(slash_command)]
async fn thread(ctx: Context<'_>, #[description = "its name"] name: String) -> Result<(), Error> {
    ctx.defer_ephemeral().await?;
    let new = CreateThread::new(name)
        .kind(serenity::ChannelType::PublicThread)
        .auto_archive_duration(serenity::AutoArchiveDuration::OneHour);
    let thread = ctx.channel_id().create_thread(ctx.http(), new).await?;
    let mentions = CreateAllowedMentions::new().users([ctx.author().id]);
    let hello =
        CreateMessage::new().content(format!("<@{}> it is your turn", ctx.author().id)).allowed_mentions(mentions);
    thread.id.send_message(ctx.http(), hello).await?;
    ctx.say(format!("see <#{}>", thread.id)).await?;
    Ok(())
}

/// Writes to the one who asks.
#[poise::command(slash_command)]
async fn whisper(ctx: Context<'_>) -> Result<(), Error> {
    ctx.defer_ephemeral().await?;
    let done = ctx.author().direct_message(ctx.http(), CreateMessage::new().content("psst")).await;
    ctx.say(if done.is_ok() { "written" } else { "your door is closed" }).await?;
    Ok(())
}

/// Says the same to everybody twice, but Discord hears it once.
#[poise::command(slash_command)]
async fn once(ctx: Context<'_>) -> Result<(), Error> {
    ctx.defer_ephemeral().await?;
    let new = || {
        CreateMessage::new().content("said once").nonce(serenity::Nonce::String("turn-7".into())).enforce_nonce(true)
    };
    let first = ctx.channel_id().send_message(ctx.http(), new()).await?;
    let second = ctx.channel_id().send_message(ctx.http(), new()).await?;
    ctx.say(if first.id == second.id { "the same message" } else { "two messages" }).await?;
    Ok(())
}

#[poise::command(context_menu_command = "Quote")]
async fn quote(ctx: Context<'_>, message: serenity::Message) -> Result<(), Error> {
    ctx.say(format!("quoted: {}", message.content)).await?;
    Ok(())
}

/// Answers in the language of the one who asks.
#[poise::command(slash_command, subcommands("language", "nothing"))]
#[allow(clippy::unused_async)] // poise wants an async function
async fn settings(_: Context<'_>) -> Result<(), Error> {
    Ok(())
}

/// Which language you use.
#[poise::command(slash_command)]
async fn language(ctx: Context<'_>) -> Result<(), Error> {
    ctx.say(format!("you read {}", ctx.locale().unwrap_or("?"))).await?;
    Ok(())
}

/// Never answers.
#[poise::command(slash_command)]
#[allow(clippy::unused_async)] // poise wants an async function
async fn nothing(_: Context<'_>) -> Result<(), Error> {
    Ok(())
}

async fn on_event(ctx: &serenity::Context, event: &FullEvent) -> Result<(), Error> {
    match event {
        FullEvent::InteractionCreate { interaction: Interaction::Component(press) } => on_component(ctx, press).await,
        FullEvent::InteractionCreate { interaction: Interaction::Modal(form) } if form.data.custom_id == "remark" => {
            on_form(ctx, form).await
        }
        FullEvent::InteractionCreate { interaction: Interaction::Ping(ping) } => {
            let pong = serde_json::json!({"type": 1});
            ctx.http.create_interaction_response(ping.id, &ping.token, &pong, Vec::new()).await?;
            Ok(())
        }
        FullEvent::Message { new_message } if new_message.content == "hello bot" => {
            new_message.reply(&ctx.http, "hello you").await?;
            Ok(())
        }
        _ => Ok(()),
    }
}

async fn on_component(ctx: &serenity::Context, press: &ComponentInteraction) -> Result<(), Error> {
    let id = press.data.custom_id.as_str();
    let answer = match (id.split_once(':'), &press.data.kind) {
        (Some(("count", number)), _) => {
            let count: u32 = number.parse()?;
            let message = CreateInteractionResponseMessage::new()
                .content(format!("pressed {count} times"))
                .components(rows(count));
            CreateInteractionResponse::UpdateMessage(message)
        }
        (_, ComponentInteractionDataKind::StringSelect { values }) => {
            say(&format!("you chose {}", values.join(" and ")))
        }
        (_, ComponentInteractionDataKind::UserSelect { values }) => say(&format!("you chose <@{}>", values[0])),
        _ if id == "private" => say(&format!("only for {}", press.user.name)),
        _ if id == "form" => {
            let input = CreateInputText::new(InputTextStyle::Paragraph, "Remark", "text").max_length(200);
            CreateInteractionResponse::Modal(
                CreateModal::new("remark", "A remark").components(vec![CreateActionRow::InputText(input)]),
            )
        }
        _ if id == "later" => {
            press.defer(&ctx.http).await?;
            let picture = EditAttachments::new().add(CreateAttachment::bytes(png(), "late.png"));
            press
                .edit_response(&ctx.http, EditInteractionResponse::new().content("done later").attachments(picture))
                .await?;
            return Ok(());
        }
        _ => return Ok(()),
    };
    press.create_response(&ctx.http, answer).await?;
    Ok(())
}

fn say(text: &str) -> CreateInteractionResponse {
    CreateInteractionResponse::Message(CreateInteractionResponseMessage::new().content(text).ephemeral(true))
}

async fn on_form(ctx: &serenity::Context, form: &ModalInteraction) -> Result<(), Error> {
    let text = form.data.components.iter().flat_map(|row| &row.components).find_map(|part| match part {
        ActionRowComponent::InputText(input) => input.value.clone(),
        _ => None,
    });
    let answer = CreateInteractionResponseMessage::new().content(format!(
        "{} remarks: {}",
        form.user.name,
        text.unwrap_or_default()
    ));
    form.create_response(&ctx.http, CreateInteractionResponse::Message(answer)).await?;
    Ok(())
}

/// A connected probe. It ends when it is dropped.
pub struct Probe {
    task: tokio::task::JoinHandle<()>,
    shards: Arc<serenity::ShardManager>,
    pub http: Arc<serenity::Http>,
}

impl Drop for Probe {
    fn drop(&mut self) {
        let shards = self.shards.clone();
        if let Ok(runtime) = tokio::runtime::Handle::try_current() {
            runtime.spawn(async move { shards.shutdown_all().await });
        }
        self.task.abort();
    }
}

impl Probe {
    /// Connects to a server with this many shards and registers its commands.
    pub async fn connect(discord: &Discord, shards: u32) -> Result<Self, Error> {
        let http = serenity::HttpBuilder::new(discord.token()).proxy(discord.url()).ratelimiter_disabled(true).build();
        Probe::connect_with(discord, http, shards).await
    }

    /// The same with an HTTP client of one's own.
    pub async fn connect_with(discord: &Discord, http: serenity::Http, shards: u32) -> Result<Self, Error> {
        let commands = vec![
            ping(),
            travel(),
            panel(),
            think(),
            picture(),
            form(),
            thread(),
            whisper(),
            once(),
            quote(),
            settings(),
        ];
        let options = poise::FrameworkOptions {
            commands,
            event_handler: |framework, event| Box::pin(on_event(framework.serenity_context, event)),
            on_error: |error: FrameworkError<'_, (), Error>| Box::pin(async move { eprintln!("the probe: {error}") }),
            ..Default::default()
        };
        let framework = poise::Framework::builder()
            .options(options)
            .setup(|ctx, _, framework| {
                Box::pin(
                    async move { Ok(poise::builtins::register_globally(ctx, &framework.options().commands).await?) },
                )
            })
            .build();
        let intents = serenity::GatewayIntents::GUILDS
            | serenity::GatewayIntents::GUILD_MESSAGES
            | serenity::GatewayIntents::DIRECT_MESSAGES
            | serenity::GatewayIntents::MESSAGE_CONTENT;
        let mut client = serenity::ClientBuilder::new_with_http(http, intents).framework(framework).await?;
        let (manager, http) = (client.shard_manager.clone(), client.http.clone());
        let task = tokio::spawn(async move {
            if let Err(why) = client.start_shards(shards).await {
                eprintln!("the probe ended: {why}");
            }
        });
        let probe = Probe { task, shards: manager, http };
        discord.bot_is_ready(shards as usize).await?;
        discord.command_exists("ping").await?;
        Ok(probe)
    }
}
