//! The connection: serenity and poise, to Discord or to the Discord on this machine.

use super::watched::Watched;
use super::{chores, commands, emojis, limiter, outbox};
use crate::discord::bot::{Bot, End};
use crate::discord::inbox::press::on_press;
use crate::discord::inbox::pressed::Pressed;
use crate::discord::kit::patience::{self, Rest};
use crate::discord::kit::press::{PressId, UNKNOWN};
use crate::discord::kit::trouble::Trouble;
use crate::monitor::interaction;
use ::serenity::cache::Settings as CacheSettings;
use poise::serenity_prelude as serenity;
use poise::{FrameworkError, FrameworkOptions};
use serenity::{ClientBuilder, FullEvent, GatewayIntents, HttpBuilder, HttpError, Interaction, ShardManager};
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;
use tokio::task::JoinHandle;

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
    /// A server of this machine that answers as Discord itself, so that everything is as it is there: the limiter is on.
    Door {
        address: SocketAddr,
        /// What it proves itself with, as PEM.
        certificate: String,
        token: String,
    },
}

/// A connected bot.
pub struct Running {
    bot: Arc<Bot>,
    client: JoinHandle<Result<(), serenity::Error>>,
    shards: Arc<ShardManager>,
    http: Rest,
    chores: Vec<JoinHandle<()>>,
}

/// How long what was taken on may take when the process is told to end.
const DRAIN: Duration = Duration::from_secs(4);

impl Running {
    /// Waits until the connection ends by itself, which it should not.
    pub async fn ended(&mut self) -> Result<(), Trouble> {
        let mut end = self.bot.end.subscribe();
        let refused = end.wait_for(|end| *end == End::Token);
        tokio::select! {
            _ = refused => Err(Trouble::Token),
            done = &mut self.client => match done {
                Ok(Err(error)) => Err(error.into()),
                Ok(Ok(())) | Err(_) => Ok(()),
            },
        }
    }

    /// How many routes serenity's limiter remembers; none if it is off.
    pub async fn known_routes(&self) -> Option<usize> {
        let routes = self.http.ratelimiter.as_ref()?.routes();
        let known = routes.read().await.len();
        Some(known)
    }

    /// Takes no more presses and lets those that were taken end.
    pub async fn stop(mut self) {
        self.bot.end.send_replace(End::Told);
        self.shards.shutdown_all().await;
        self.bot.work.close();
        let drained = async {
            self.bot.work.wait().await;
            for chore in &mut self.chores {
                // It has no result, and it ends as soon as it hears of the end.
                let _ = chore.await;
            }
        };
        if tokio::time::timeout(DRAIN, drained).await.is_err() {
            tracing::warn!("not everything was done in time; what was not sent waits in the outbox");
        }
        for chore in self.chores {
            chore.abort();
        }
        // One that has ended by itself was waited for already.
        if !self.client.is_finished() {
            self.client.abort();
            let _ = self.client.await;
        }
    }
}

pub async fn connect(bot: Arc<Bot>, place: Place) -> Result<Running, Trouble> {
    // What is on this machine is never reached through a proxy.
    let straight = || reqwest::Client::builder().no_proxy();
    let (http, here) = match place {
        Place::Discord { token } => (HttpBuilder::new(token).build(), false),
        Place::Local { url, token } => {
            let http = HttpBuilder::new(token).client(straight().build().map_err(unreachable)?);
            (http.proxy(url).ratelimiter_disabled(true).build(), true)
        }
        Place::Door { address, certificate, token } => {
            let certificate = reqwest::Certificate::from_pem(certificate.as_bytes()).map_err(unreachable)?;
            let trusting = straight().use_rustls_tls().add_root_certificate(certificate);
            let client = trusting.resolve("discord.com", address).build().map_err(unreachable)?;
            (HttpBuilder::new(token).client(client).build(), true)
        }
    };
    if here {
        // Without an answer serenity would quietly go to the real gateway.
        patience::patiently(&patience::A_WHILE, || http.get_gateway()).await?;
    }
    // A wrong token is found here, in one request, and not by a gateway that hangs up.
    patience::patiently(&patience::A_WHILE, || http.get_current_user()).await?;
    let options = FrameworkOptions {
        commands: commands::all(),
        event_handler: |framework, event| {
            on_event(framework.serenity_context, event, framework.user_data);
            Box::pin(async { Ok(()) })
        },
        // Held until the command is done, so that the end waits for it.
        pre_command: |ctx| {
            interaction::is(&ctx.command().qualified_name);
            Box::pin(async move { ctx.set_invocation_data(ctx.data().work.token()).await })
        },
        on_error: |error| Box::pin(on_error(error)),
        ..FrameworkOptions::default()
    };
    let data = bot.clone();
    let framework = poise::Framework::builder()
        .options(options)
        .setup(move |ctx, _, framework| {
            Box::pin(async move {
                let register = || poise::builtins::register_globally(ctx, &framework.options().commands);
                patience::patiently(&patience::A_WHILE, register).await?;
                data.work.spawn(emojis::keep(data.clone(), ctx.http.clone()));
                Ok(data)
            })
        })
        .build();
    // Interactions need no intent of their own.
    let mut client = ClientBuilder::new_with_http(http, GatewayIntents::GUILDS)
        .cache_settings(kept())
        .framework(Watched::new(bot.clone(), framework))
        .await?;
    let (shards, http) = (client.shard_manager.clone(), client.http.clone());
    // A bot connects once.
    let _ = bot.shards.set(shards.clone());
    let chores = vec![
        tokio::spawn(outbox::run(bot.clone(), http.clone())),
        tokio::spawn(chores::close_old_lobbies(bot.clone(), http.clone())),
        tokio::spawn(chores::tidy(bot.clone())),
        tokio::spawn(limiter::forget_now_and_then(bot.clone(), http.clone())),
    ];
    Ok(Running { bot, client: tokio::spawn(async move { client.start_autosharded().await }), shards, http, chores })
}

/// What is remembered of the servers: roles and channels, which say who may do what where, but neither people nor messages.
fn kept() -> CacheSettings {
    let mut settings = CacheSettings::default();
    settings.cache_users = false;
    settings.max_messages = 0;
    settings
}

fn unreachable(error: reqwest::Error) -> serenity::Error {
    serenity::Error::Http(HttpError::Request(error))
}

fn on_event(ctx: &serenity::Context, event: &FullEvent, bot: &Arc<Bot>) {
    if let FullEvent::InteractionCreate { interaction: Interaction::Component(press) } = event {
        // Each in a task of its own: one that draws must not hold up the others.
        let (pressed, of) = (Pressed::new(ctx, press), bot.clone());
        bot.work.spawn(async move {
            let (id, user) = (&pressed.id, pressed.call.user);
            let _busy = match id {
                Some(id) if id.is_alone() => None,
                _ => Some(of.busy.enter(user).await),
            };
            let at = id.as_ref().map(|id| (&id.table, id.stamp));
            let what = id.as_ref().map_or(UNKNOWN, |PressId { press, .. }| press.what());
            let doing = Box::pin(on_press(&of, &pressed));
            interaction::watched(Some(what), user, at, doing).await;
        });
    }
}

/// A bot whose commands could not be registered looks online and answers nothing: better to end.
async fn on_error(error: FrameworkError<'_, Arc<Bot>, Trouble>) {
    match error {
        FrameworkError::Setup { error, framework, .. } => {
            tracing::error!(%error, "the commands could not be registered");
            framework.shard_manager().shutdown_all().await;
        }
        other => tracing::error!(error = %other, "something failed"),
    }
}
