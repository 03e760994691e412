//! The connection: serenity and poise, to Discord or to the Discord on this machine.

use super::{Trouble, commands, outbox, press};
use crate::play::Desk;
use crate::store::{Store, now};
use poise::serenity_prelude as serenity;
use poise::{FrameworkError, FrameworkOptions};
use render::Studio;
use serenity::{ClientBuilder, FullEvent, GatewayIntents, Http, HttpBuilder, HttpError, Interaction, ShardManager};
use std::sync::Arc;
use std::time::Duration;
use tokio::task::JoinHandle;

/// What every command and every press can reach.
pub struct Bot {
    pub desk: Desk,
    pub studio: Arc<Studio>,
}

/// Where the bot connects to.
pub enum Place {
    Discord {
        token: String,
    },
    /// serenity's own rate limiter ignores the address, so it is off here.
    Local {
        url: String,
        token: String,
    },
}

/// A connected bot.
pub struct Running {
    client: JoinHandle<Result<(), serenity::Error>>,
    shards: Arc<ShardManager>,
    chores: Vec<JoinHandle<()>>,
}

const WEEK: i64 = 7 * 24 * 3600;

impl Bot {
    pub fn new(store: Arc<Store>) -> Bot {
        Bot { desk: Desk::new(store), studio: Arc::new(Studio::new()) }
    }
}

impl Running {
    /// Waits until the connection ends by itself, which it should not.
    pub async fn ended(&mut self) -> Result<(), Trouble> {
        match (&mut self.client).await {
            Ok(Err(error)) => Err(error.into()),
            Ok(Ok(())) | Err(_) => Ok(()),
        }
    }

    /// Takes no more presses and lets those that were taken end.
    pub async fn stop(self) {
        self.shards.shutdown_all().await;
        for chore in self.chores {
            chore.abort();
            // It was told to end, and it has no result.
            let _ = chore.await;
        }
        self.client.abort();
        let _ = self.client.await;
    }
}

pub async fn connect(bot: Arc<Bot>, place: Place) -> Result<Running, Trouble> {
    let http = match place {
        Place::Discord { token } => HttpBuilder::new(token).build(),
        Place::Local { url, token } => {
            // What is on this machine is never reached through a proxy.
            let straight = reqwest::Client::builder().no_proxy().build();
            let straight = straight.map_err(|error| serenity::Error::Http(HttpError::Request(error)))?;
            let http = HttpBuilder::new(token).client(straight).proxy(url).ratelimiter_disabled(true).build();
            // Without an answer serenity would quietly go to the real gateway.
            http.get_gateway().await?;
            http
        }
    };
    let options = FrameworkOptions {
        commands: commands::all(),
        event_handler: |framework, event| {
            on_event(framework.serenity_context, event, framework.user_data);
            Box::pin(async { Ok(()) })
        },
        on_error: |error| Box::pin(on_error(error)),
        ..FrameworkOptions::default()
    };
    let data = bot.clone();
    let framework = poise::Framework::builder()
        .options(options)
        .setup(move |ctx, _, framework| {
            Box::pin(async move {
                poise::builtins::register_globally(ctx, &framework.options().commands).await?;
                Ok(data)
            })
        })
        .build();
    // Interactions need no intent of their own.
    let mut client = ClientBuilder::new_with_http(http, GatewayIntents::GUILDS).framework(framework).await?;
    let (shards, http) = (client.shard_manager.clone(), client.http.clone());
    let chores = vec![tokio::spawn(outbox::run(bot.clone(), http)), tokio::spawn(close_old_lobbies(bot))];
    Ok(Running { client: tokio::spawn(async move { client.start_autosharded().await }), shards, chores })
}

fn on_event(ctx: &serenity::Context, event: &FullEvent, bot: &Arc<Bot>) {
    if let FullEvent::InteractionCreate { interaction: Interaction::Component(pressed) } = event {
        // Each in a task of its own: one that draws must not hold up the others.
        let (bot, http, pressed) = (bot.clone(), ctx.http.clone(), pressed.clone());
        tokio::spawn(async move { press::on_press(&bot, &http, &pressed).await });
    }
}

/// A bot whose commands could not be registered looks online and answers nothing: better to end.
async fn on_error(error: FrameworkError<'_, Arc<Bot>, Trouble>) {
    match error {
        FrameworkError::Setup { error, framework, .. } => {
            tracing::error!(%error, "the commands could not be registered");
            framework.shard_manager().shutdown_all().await;
        }
        FrameworkError::Command { error, ctx, .. } => {
            tracing::error!(%error, command = %ctx.command().qualified_name, "a command failed");
            commands::apologise(ctx).await;
        }
        other => tracing::error!(error = %other, "something failed"),
    }
}

async fn close_old_lobbies(bot: Arc<Bot>) {
    loop {
        if let Err(error) = bot.desk.store.close_lobbies(now() - WEEK).await {
            tracing::error!(%error, "old lobbies could not be closed");
        }
        tokio::time::sleep(Duration::from_hours(1)).await;
    }
}

/// The way to Discord's REST interface.
pub type Line = Arc<Http>;
