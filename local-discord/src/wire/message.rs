//! Messages.

use serde_json::{Value, json};

use super::Wire;
use crate::clock::iso;
use crate::world::message::{Asked, EPHEMERAL, Message};

impl Wire<'_> {
    pub fn message(&self, message: &Message) -> Value {
        let mut value = self.message_alone(message);
        if let Some(reference) = message.reference {
            let guild = self.world.channels.get(&message.channel).and_then(|channel| channel.guild);
            value["message_reference"] =
                json!({"type": 0, "message_id": reference, "channel_id": message.channel, "guild_id": guild});
            let target = self.world.message(message.channel, reference);
            value["referenced_message"] = target.map_or(Value::Null, |target| self.message_alone(target));
        }
        value
    }

    fn message_alone(&self, message: &Message) -> Value {
        let listed = message.attachments.iter().filter(|one| !one.in_embed);
        let attachments: Vec<_> =
            listed.map(|one| self.attachment(message.channel, one, message.has(EPHEMERAL))).collect();
        let mut value = json!({
            "id": message.id, "channel_id": message.channel, "type": message.kind, "content": message.content,
            "author": self.user_by_id(message.author), "embeds": self.embeds(message), "components": message.components,
            "attachments": attachments, "mentions": message.mentions.iter().map(|&user| self.user_by_id(user)).collect::<Vec<_>>(),
            "mention_roles": message.mention_roles, "mention_everyone": message.mention_everyone, "pinned": message.pinned, "tts": message.tts,
            "timestamp": iso(message.id.made_ms()), "edited_timestamp": message.edited_ms.map(iso), "flags": message.flags,
        });
        if let Some(nonce) = &message.nonce {
            value["nonce"] = nonce.clone();
        }
        if let Some(asked) = &message.asked {
            value["application_id"] = json!(self.world.application.id);
            value["webhook_id"] = json!(self.world.application.id);
            value["interaction_metadata"] = self.asked(message, asked);
            if let Some(name) = &asked.name {
                value["interaction"] = json!({"id": asked.interaction, "type": asked.kind, "name": name, "user": self.user_by_id(asked.user)});
            }
        }
        if let Some(thread) = message.thread.and_then(|id| self.world.channels.get(&id)) {
            value["thread"] = self.channel(thread);
        }
        value
    }

    fn asked(&self, message: &Message, asked: &Asked) -> Value {
        let guild = self.world.channels.get(&message.channel).and_then(|channel| channel.guild);
        let owners = guild.map_or_else(|| json!({"0": "0"}), |guild| json!({"0": guild}));
        let mut value = json!({
            "id": asked.interaction, "type": asked.kind, "user": self.user_by_id(asked.user), "authorizing_integration_owners": owners,
        });
        if let Some(name) = &asked.name {
            value["name"] = json!(name);
            value["command_type"] = json!(1);
        }
        if let Some(on) = asked.on_message {
            value["interacted_message_id"] = json!(on);
        }
        value
    }

    /// Embeds, with `attachment://` turned into the file's address.
    fn embeds(&self, message: &Message) -> Vec<Value> {
        let mut embeds = message.embeds.clone();
        for embed in &mut embeds {
            for place in ["image", "thumbnail", "author", "footer"] {
                let key = if matches!(place, "author" | "footer") { "icon_url" } else { "url" };
                let Some(url) = embed[place][key].as_str() else { continue };
                let Some(file) = url.strip_prefix("attachment://") else { continue };
                let Some(attachment) = message.attachments.iter().find(|one| one.filename == file) else { continue };
                let address = self.address(message.channel, attachment);
                if key == "url" {
                    embed[place]["width"] = json!(attachment.width.unwrap_or(0));
                    embed[place]["height"] = json!(attachment.height.unwrap_or(0));
                    embed[place]["proxy_url"] = json!(address);
                    embed[place]["flags"] = json!(0);
                } else {
                    embed[place]["proxy_icon_url"] = json!(address);
                }
                embed[place][key] = json!(address);
            }
        }
        embeds
    }
}
