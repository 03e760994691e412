//! Puts messages into channels, changes them and takes them away.

use serde_json::json;

use crate::core::Core;
use crate::id::Id;
use crate::wire::intent;
use crate::world::message::{Message, SUPPRESS_NOTIFICATIONS};

impl Core {
    /// A new message appears.
    pub fn put(&mut self, message: Message) {
        let now = self.now_ms();
        let (id, channel_id, author) = (message.id, message.channel, message.author);
        if message.only_for.is_none() {
            self.wake_thread(channel_id, author);
            if let Some(channel) = self.world.channels.get_mut(&channel_id) {
                channel.last_message = Some(id);
                if let Some(thread) = &mut channel.thread {
                    thread.message_count += 1;
                    thread.total_sent += 1;
                    thread.active_ms = now;
                }
            }
        }
        self.count_mentions(&message);
        self.mark_read(author, channel_id, id);
        self.world.messages.entry(channel_id).or_default().insert(id, message.clone());
        self.emit_message("MESSAGE_CREATE", &message);
        self.tell_message(&message);
    }

    /// A message has changed.
    pub fn replace(&mut self, message: Message) {
        self.world.messages.entry(message.channel).or_default().insert(message.id, message.clone());
        self.emit_message("MESSAGE_UPDATE", &message);
        self.tell_message(&message);
    }

    pub fn take_away(&mut self, channel: Id, id: Id) {
        let Some(message) = self.world.messages.get_mut(&channel).and_then(|list| list.remove(&id)) else { return };
        for attachment in &message.attachments {
            self.files.remove(attachment.id);
        }
        let guild = self.world.channels.get(&channel).and_then(|channel| channel.guild);
        if let Some(thread) = self.world.channels.get_mut(&channel).and_then(|channel| channel.thread.as_mut()) {
            thread.message_count = thread.message_count.saturating_sub(1);
        }
        if message.only_for.is_none() {
            let mut data = json!({"id": id, "channel_id": channel});
            if let Some(guild) = guild {
                data["guild_id"] = json!(guild);
            }
            let intents = if guild.is_some() { intent::GUILD_MESSAGES } else { intent::DIRECT_MESSAGES };
            self.emit("MESSAGE_DELETE", guild, intents, data);
        }
        self.tell_gone(&message);
    }

    /// Who is mentioned gets a badge, unless the message is silent.
    fn count_mentions(&mut self, message: &Message) {
        if message.has(SUPPRESS_NOTIFICATIONS) {
            return;
        }
        let direct = self.world.channels.get(&message.channel).filter(|channel| channel.guild.is_none());
        let mut pinged = direct.map_or_else(Vec::new, |channel| channel.recipients.clone());
        pinged.extend(&message.mentions);
        let guild =
            self.world.channels.get(&message.channel).and_then(|channel| self.world.guilds.get(&channel.guild?));
        if let Some(guild) = guild {
            let by_role = |roles: &[Id]| message.mention_roles.iter().any(|role| roles.contains(role));
            pinged.extend(
                guild
                    .members
                    .values()
                    .filter(|one| message.mention_everyone || by_role(&one.roles))
                    .map(|one| one.user),
            );
        }
        pinged.sort_unstable();
        pinged.dedup();
        for user in pinged.into_iter().filter(|&user| user != message.author && message.visible_to(user)) {
            if self.world.permissions_in(user, message.channel).0 != 0 {
                self.world.reads.entry(user).or_default().entry(message.channel).or_default().mentions += 1;
            }
        }
    }

    /// Somebody has seen everything up to a message.
    pub fn mark_read(&mut self, user: Id, channel: Id, up_to: Id) {
        let read = self.world.reads.entry(user).or_default().entry(channel).or_default();
        if up_to >= read.up_to {
            read.up_to = up_to;
            read.mentions = 0;
        }
    }
}
