//! poise, with each command watched from its arrival to its end.

use super::Trouble;
use super::client::Bot;
use crate::monitor::interaction;
use poise::serenity_prelude as serenity;
use serenity::{Client, Context, Framework, FullEvent, Interaction};
use std::sync::Arc;

pub struct Watched(pub poise::Framework<Arc<Bot>, Trouble>);

#[serenity::async_trait]
impl Framework for Watched {
    async fn init(&mut self, client: &Client) {
        self.0.init(client).await;
    }

    async fn dispatch(&self, ctx: Context, event: FullEvent) {
        let user = match &event {
            FullEvent::InteractionCreate { interaction: Interaction::Command(command) } => Some(command.user.id.get()),
            _ => None,
        };
        let dispatched = self.0.dispatch(ctx, event);
        match user {
            // Before it runs, it says which command it is.
            Some(user) => interaction::watched(None, user, None, dispatched).await,
            None => dispatched.await,
        }
    }
}
