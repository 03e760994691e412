//! What happens becomes an event that the bot may hear.

use serde_json::{Value, json};

use crate::core::{Core, Event};
use crate::id::Id;
use crate::wire::intent;
use crate::world::message::Message;

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
