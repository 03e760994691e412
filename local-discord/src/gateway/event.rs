//! Events on their way to the bot.

use serde_json::{Value, json};

use super::intent;
use crate::core::Core;
use crate::id::Id;
use crate::world::message::Message;

pub struct Event {
    pub name: &'static str,
    /// Decides the shard; none: the first.
    pub guild: Option<Id>,
    /// Any of these intents suffices; 0: none is needed.
    pub intents: u64,
    pub data: Value,
    /// What people wrote is left out for those without the intent to read it.
    pub content: bool,
}

impl Event {
    /// The message without what its author wrote.
    pub fn masked(&self) -> Value {
        let mut data = self.data.clone();
        data["content"] = json!("");
        for list in ["embeds", "attachments", "components"] {
            data[list] = json!([]);
        }
        data
    }
}

impl Core {
    pub fn emit(&mut self, name: &'static str, guild: Option<Id>, intents: u64, data: Value) {
        self.sessions.dispatch(&Event { name, guild, intents, data, content: false });
    }

    /// `MESSAGE_CREATE` or `MESSAGE_UPDATE`. Nobody else hears of an ephemeral message, and the bot only of channels it sees.
    pub fn emit_message(&mut self, name: &'static str, message: &Message) {
        let Some(channel) = self.world.channels.get(&message.channel) else { return };
        let bot = self.world.bot();
        if message.only_for.is_some() || !self.world.can_see(bot, channel) {
            return;
        }
        let guild = channel.guild;
        let mut data = self.wire().message(message);
        if let Some(guild) = guild {
            data["guild_id"] = json!(guild);
            let member =
                self.wire().member_of(Some(guild), message.author).map(|member| self.wire().member_alone(member));
            if let Some(member) = member {
                data["member"] = member;
            }
        }
        let intents = if guild.is_some() { intent::GUILD_MESSAGES } else { intent::DIRECT_MESSAGES };
        let content = guild.is_some() && message.author != bot && !message.mentions.contains(&bot);
        self.sessions.dispatch(&Event { name, guild, intents, data, content });
    }
}
