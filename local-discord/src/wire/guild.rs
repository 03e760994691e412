//! Servers, roles and members.

use serde_json::{Value, json};

use super::Wire;
use crate::clock::iso;
use crate::id::Id;
use crate::wire::intent;
use crate::world::guild::{Guild, Member, Role};

impl Wire<'_> {
    pub fn role(&self, role: &Role) -> Value {
        json!({
            "id": role.id, "name": role.name, "description": null, "permissions": role.permissions.to_string(), "color": role.colour,
            "colors": {"primary_color": role.colour, "secondary_color": null, "tertiary_color": null}, "hoist": false, "position": role.position,
            "managed": role.managed, "mentionable": role.mentionable, "icon": null, "unicode_emoji": null, "flags": 0,
        })
    }

    /// A member, without the user inside: messages and interactions differ in whether they add it.
    pub fn member_alone(&self, member: &Member) -> Value {
        json!({
            "roles": member.roles, "nick": member.nick, "avatar": null, "banner": null, "joined_at": iso(member.joined_ms),
            "premium_since": null, "deaf": false, "mute": false, "flags": 0, "pending": false, "communication_disabled_until": null,
            "avatar_decoration_data": null, "collectibles": null,
        })
    }

    pub fn member(&self, member: &Member) -> Value {
        let mut value = self.member_alone(member);
        value["user"] = self.user_by_id(member.user);
        value
    }

    /// What `GET /guilds/{id}` and the partial guild of an interaction share.
    pub fn guild(&self, guild: &Guild) -> Value {
        json!({
            "id": guild.id, "name": guild.name, "icon": null, "icon_hash": null, "splash": null, "discovery_splash": null, "home_header": null,
            "owner_id": guild.owner, "region": "local", "afk_channel_id": null, "afk_timeout": 300, "widget_enabled": false,
            "widget_channel_id": null, "verification_level": 0, "default_message_notifications": 0, "explicit_content_filter": 0,
            "roles": guild.roles.iter().map(|role| self.role(role)).collect::<Vec<_>>(), "emojis": [], "stickers": [], "features": [],
            "mfa_level": 0, "application_id": null, "system_channel_id": guild.system_channel, "system_channel_flags": 0, "rules_channel_id": null,
            "max_presences": null, "max_members": 500_000, "vanity_url_code": null, "description": null, "banner": null, "premium_tier": 0,
            "premium_subscription_count": 0, "preferred_locale": guild.locale, "public_updates_channel_id": null,
            "max_video_channel_users": 25, "max_stage_video_channel_users": 50, "nsfw_level": 0, "nsfw": false,
            "premium_progress_bar_enabled": false, "safety_alerts_channel_id": null, "incidents_data": null,
        })
    }

    /// The complete server as `GUILD_CREATE` tells it; of its members only the bot, unless the client wants to hear of members.
    pub fn guild_create(&self, guild: &Guild, intents: u64) -> Value {
        let bot = self.world.bot();
        let here = || self.world.channels.values().filter(|channel| channel.guild == Some(guild.id));
        let mut value = self.guild(guild);
        let joined = guild.members.get(&bot).map_or(0, |member| member.joined_ms);
        value["joined_at"] = json!(iso(joined));
        value["large"] = json!(false);
        value["unavailable"] = json!(false);
        value["member_count"] = json!(guild.members.len());
        let told = |member: &&Member| intents & intent::MEMBERS != 0 || member.user == bot;
        value["members"] = guild.members.values().filter(told).map(|member| self.member(member)).collect();
        value["channels"] = here().filter(|one| !one.is_thread()).map(|one| self.channel(one)).collect();
        let open = |one: &&crate::world::channel::Channel| {
            one.is_thread() && !one.is_archived() && self.world.can_see(bot, one)
        };
        value["threads"] = here().filter(open).map(|one| self.channel(one)).collect();
        for empty in [
            "voice_states",
            "presences",
            "stage_instances",
            "guild_scheduled_events",
            "soundboard_sounds",
            "embedded_activities",
        ] {
            value[empty] = json!([]);
        }
        value
    }

    pub fn member_of(&self, guild: Option<Id>, user: Id) -> Option<&Member> {
        self.world.guilds.get(&guild?)?.members.get(&user)
    }
}
