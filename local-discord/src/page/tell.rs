//! What the open pages are told.

use serde_json::{Value, json};

use crate::core::Core;
use crate::id::Id;
use crate::world::channel::{Channel, DIRECT};
use crate::world::message::Message;
use crate::world::seed::OWNER;

impl Core {
    /// A message as the page shows it: also who alone may see it.
    pub fn page_message(&self, message: &Message) -> Value {
        let mut value = self.wire().message(message);
        value["only_for"] = json!(message.only_for);
        value
    }

    /// A channel as the page lists it, for one viewer.
    pub fn page_channel(&self, channel: &Channel, viewer: Id) -> Value {
        let read = self.world.reads.get(&viewer).and_then(|reads| reads.get(&channel.id)).copied().unwrap_or_default();
        let name = if channel.kind == DIRECT {
            let other = channel.recipients.iter().find(|&&user| user != viewer).and_then(|id| self.world.users.get(id));
            other.map_or_else(String::new, |user| user.shown_name().to_string())
        } else {
            channel.name.clone()
        };
        let thread = channel.thread.as_ref();
        json!({
            "id": channel.id, "type": channel.kind, "guild_id": channel.guild, "parent_id": channel.parent, "name": name, "topic": channel.topic,
            "position": channel.position, "last_message_id": channel.last_message, "read": read.up_to, "mentions": read.mentions,
            "archived": thread.is_some_and(|thread| thread.archived), "locked": thread.is_some_and(|thread| thread.locked),
            "joined": thread.is_some_and(|thread| thread.members.contains_key(&viewer)),
        })
    }

    pub fn tell_message(&self, message: &Message) {
        if self.pages.len() == 0 {
            return;
        }
        let what = json!({"t": "message", "message": self.page_message(message)});
        self.pages
            .tell(&what, |user| message.visible_to(user) && self.world.permissions_in(user, message.channel).0 != 0);
    }

    pub fn tell_gone(&self, message: &Message) {
        let what = json!({"t": "gone", "channel": message.channel, "message": message.id});
        self.pages
            .tell(&what, |user| message.visible_to(user) && self.world.permissions_in(user, message.channel).0 != 0);
    }

    /// A channel is new or has changed; each viewer has read differently far in it.
    pub fn tell_channel(&self, id: Id) {
        let Some(channel) = self.world.channels.get(&id) else { return };
        for viewer in self.pages.viewers() {
            let what = if self.world.can_see(viewer, channel) {
                json!({"t": "channel", "channel": self.page_channel(channel, viewer)})
            } else {
                json!({"t": "channel_gone", "channel": id})
            };
            self.pages.tell(&what, |user| user == viewer);
        }
    }

    pub fn tell_channel_gone(&self, channel: &Channel) {
        self.pages.tell(&json!({"t": "channel_gone", "channel": channel.id}), |user| self.world.can_see(user, channel));
    }

    pub fn tell_commands(&self) {
        self.pages.tell(&json!({"t": "commands"}), |_| true);
    }

    pub fn tell_typing(&self, channel: Id, user: Id) {
        let what = json!({"t": "typing", "channel": channel, "user": user});
        self.pages.tell(&what, |viewer| self.world.permissions_in(viewer, channel).0 != 0);
    }

    /// Tells the person who acted how it went.
    pub fn tell_interaction(&self, id: Id) {
        let Some(interaction) = self.world.interactions.get(&id) else { return };
        let what = json!({"t": "interaction", "interaction": self.interaction_status(id)});
        self.pages.tell(&what, |user| user == interaction.user);
    }

    /// The world as one viewer sees it at the start.
    pub fn page_snapshot(&self, viewer: Id) -> Value {
        let world = &self.world;
        let mine = || world.channels.values().filter(|channel| world.can_see(viewer, channel));
        let guilds = world.guilds.values().filter(|guild| guild.members.contains_key(&viewer));
        json!({
            "t": "world", "me": viewer, "bot": world.bot(),
            "users": world.users.values().filter(|user| user.username != OWNER).map(|user| json!({"id": user.id, "username": user.username, "name": user.shown_name(), "bot": user.bot, "locale": user.locale})).collect::<Vec<_>>(),
            "guilds": guilds.map(|guild| json!({
                "id": guild.id, "name": guild.name, "roles": guild.roles.iter().map(|role| json!({"id": role.id, "name": role.name})).collect::<Vec<_>>(),
                "members": guild.members.keys().collect::<Vec<_>>(),
            })).collect::<Vec<_>>(),
            "channels": mine().map(|channel| self.page_channel(channel, viewer)).collect::<Vec<_>>(),
            "now": self.now_ms(),
        })
    }
}
