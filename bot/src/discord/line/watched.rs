//! poise, with each interaction taken once and each command watched from its arrival to its end.

use super::{greeting, too_fast};
use crate::discord::bot::Bot;
use crate::discord::kit::trouble::Trouble;
use crate::monitor::interaction;
use poise::serenity_prelude as serenity;
use serenity::{Client, Context, Framework, FullEvent, Interaction};
use std::collections::VecDeque;
use std::sync::{Arc, Mutex, PoisonError};

/// How many interactions are remembered: what comes twice comes within moments.
const REMEMBERED: usize = 1_024;

pub struct Watched {
    bot: Arc<Bot>,
    poise: poise::Framework<Arc<Bot>, Trouble>,
    /// What has come in, newest first.
    heard: Mutex<VecDeque<u64>>,
}

impl Watched {
    pub fn new(bot: Arc<Bot>, poise: poise::Framework<Arc<Bot>, Trouble>) -> Watched {
        Watched { bot, poise, heard: Mutex::default() }
    }

    /// Whatever tells of a server brings a greeting, if it was never greeted.
    fn greet(&self, ctx: &Context, event: &FullEvent) {
        let (bot, http, connection) = (self.bot.clone(), ctx.http.clone(), ctx.shard_id);
        match event {
            FullEvent::Ready { data_about_bot } => {
                let guilds = data_about_bot.guilds.iter().map(|guild| guild.id.into()).collect();
                self.bot.work.spawn(async move { greeting::connected(&bot, connection, guilds).await });
            }
            FullEvent::GuildCreate { guild, .. } => {
                let (guild, me) = (guild.clone(), ctx.cache.current_user().id);
                self.bot.work.spawn(async move { greeting::arrived(&bot, &http, connection, &guild, me).await });
            }
            FullEvent::InteractionCreate { interaction: Interaction::Command(command) } => {
                let command = command.clone();
                self.bot.work.spawn(async move { greeting::called(&bot, &http, connection, &command).await });
            }
            _ => {}
        }
    }

    /// A gateway that resumes may send an interaction again; a second acknowledgement would be refused.
    fn is_new(&self, interaction: &Interaction) -> bool {
        let id = interaction.id().get();
        let mut heard = self.heard.lock().unwrap_or_else(PoisonError::into_inner);
        if heard.contains(&id) {
            return false;
        }
        heard.push_front(id);
        heard.truncate(REMEMBERED);
        true
    }
}

#[serenity::async_trait]
impl Framework for Watched {
    async fn init(&mut self, client: &Client) {
        self.poise.init(client).await;
    }

    async fn dispatch(&self, ctx: Context, event: FullEvent) {
        if let FullEvent::InteractionCreate { interaction } = &event
            && !self.is_new(interaction)
        {
            return;
        }
        if let FullEvent::InteractionCreate { interaction } = &event
            && let Some(user) = too_fast::asker(interaction).filter(|user| !self.bot.budget.takes(*user))
        {
            return interaction::watched(Some("too-fast"), user, None, too_fast::refuse(&ctx, interaction)).await;
        }
        let user = match &event {
            FullEvent::InteractionCreate { interaction: Interaction::Command(command) } => Some(command.user.id.into()),
            _ => None,
        };
        self.greet(&ctx, &event);
        let dispatched = self.poise.dispatch(ctx, event);
        match user {
            // Before it runs, it says which command it is.
            Some(user) => {
                let _busy = self.bot.busy.enter(user).await;
                interaction::watched(None, user, None, dispatched).await;
            }
            None => dispatched.await,
        }
    }
}
