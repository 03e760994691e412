//! What somebody may do in a channel: by what the gateway has told, by asking where it has not. Unknown means nothing.

use crate::discord::kit::patience::Rest;
use crate::discord::kit::permissions::is_thread;
use crate::discord::kit::trouble::status;
use crate::ids::{ChannelId, GuildId, UserId};
use serenity::all::{self, Cache, ChannelType, Context, GuildChannel, Member, Permissions};
use std::sync::Arc;

pub struct Sight {
    cache: Arc<Cache>,
    pub http: Rest,
}

/// Where the rights of a channel come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    pub channel: ChannelId,
    /// A thread that only those see who were asked into it.
    pub private: bool,
}

impl Sight {
    pub fn new(ctx: &Context) -> Sight {
        Sight { cache: ctx.cache.clone(), http: ctx.http.clone() }
    }

    /// A thread has the rights of its channel.
    pub async fn place(&self, guild: GuildId, channel: ChannelId) -> Option<Place> {
        let found = self.channel(guild, channel).await?;
        if !is_thread(found.kind) {
            return Some(Place { channel, private: false });
        }
        Some(Place { channel: found.parent_id?.into(), private: found.kind == ChannelType::PrivateThread })
    }

    pub async fn may(&self, guild: GuildId, channel: ChannelId, member: &Member) -> Permissions {
        let Some(channel) = self.channel(guild, channel).await else { return Permissions::empty() };
        let known =
            self.cache.guild(all::GuildId::from(guild)).map(|guild| guild.user_permissions_in(&channel, member));
        let may = match known {
            Some(may) => may,
            None => match self.http.get_guild(guild.into()).await {
                Ok(guild) => guild.user_permissions_in(&channel, member),
                Err(_) => return Permissions::empty(),
            },
        };
        // Who cannot see a channel can do nothing in it.
        if may.contains(Permissions::VIEW_CHANNEL) { may } else { Permissions::empty() }
    }

    async fn channel(&self, guild: GuildId, id: ChannelId) -> Option<GuildChannel> {
        let (guild, id) = (all::GuildId::from(guild), all::ChannelId::from(id));
        let known = self.cache.guild(guild).and_then(|guild| {
            let thread = || guild.threads.iter().find(|thread| thread.id == id);
            guild.channels.get(&id).or_else(thread).cloned()
        });
        match known {
            Some(channel) => Some(channel),
            None => self.http.get_channel(id).await.ok()?.guild().filter(|channel| channel.guild_id == guild),
        }
    }
}

/// Whether a player is no longer on the server. If Discord does not say, she is still there.
pub async fn has_left(http: &Rest, guild: GuildId, user: UserId) -> bool {
    let member = http.get_member(guild.into(), user.into()).await;
    member.is_err_and(|error| status(&error) == Some(404))
}
