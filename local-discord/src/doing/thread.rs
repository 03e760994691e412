//! Threads: made, joined, archived, woken, deleted.

use serde_json::json;

use crate::core::Alarm;
use crate::core::Core;
use crate::id::Id;
use crate::wire::intent;
use crate::world::channel::{Channel, Thread};
use crate::world::message::HAS_THREAD;

/// What a new thread is made from.
pub struct NewThread {
    pub parent: Id,
    /// The message it grows from.
    pub from: Option<Id>,
    pub kind: u8,
    pub name: String,
    pub owner: Id,
    pub auto_archive_minutes: i64,
    pub invitable: bool,
    pub slow_mode_s: u32,
}

impl Core {
    pub fn make_thread(&mut self, new: NewThread) -> Id {
        let now = self.now_ms();
        // A thread that grows from a message has that message's id.
        let id = new.from.unwrap_or_else(|| self.next_id());
        let guild = self.world.channels.get(&new.parent).and_then(|channel| channel.guild);
        let thread = Thread {
            owner: new.owner,
            archived: false,
            locked: false,
            invitable: new.invitable,
            auto_archive_minutes: new.auto_archive_minutes,
            archive_ms: now,
            active_ms: now,
            message_count: 0,
            total_sent: 0,
            members: [(new.owner, now)].into(),
        };
        let channel = Channel {
            id,
            kind: new.kind,
            guild,
            parent: Some(new.parent),
            name: new.name.clone(),
            topic: None,
            position: 0,
            overwrites: Vec::new(),
            recipients: Vec::new(),
            thread: Some(thread),
            last_message: None,
            slow_mode_s: new.slow_mode_s,
            nsfw: false,
        };
        self.alarms.set(now + new.auto_archive_minutes * 60_000, Alarm::Archive(id));
        self.world.channels.insert(id, channel);
        if let Some(message) = new.from.and_then(|from| self.world.message_mut(new.parent, from)) {
            message.thread = Some(id);
            message.flags |= HAS_THREAD;
            let message = message.clone();
            self.emit_thread("THREAD_CREATE", id, true);
            self.tell_channel(id);
            self.replace(message);
        } else {
            self.emit_thread("THREAD_CREATE", id, true);
            self.tell_channel(id);
            let mut notice = self.blank_message(new.parent, new.owner, 18);
            notice.content.clone_from(&new.name);
            notice.thread = Some(id);
            if new.kind != crate::world::channel::PRIVATE_THREAD {
                self.put(notice);
            }
        }
        id
    }

    /// `THREAD_CREATE` and `THREAD_UPDATE`.
    pub fn emit_thread(&mut self, name: &'static str, id: Id, new: bool) {
        let Some(channel) = self.world.channels.get(&id) else { return };
        if !self.world.can_see(self.world.bot(), channel) {
            return;
        }
        let guild = channel.guild;
        let mut data = self.wire().channel(channel);
        if new {
            data["newly_created"] = json!(true);
        }
        self.emit(name, guild, intent::GUILDS, data);
    }

    /// Archives a thread, or wakes it.
    pub fn archive(&mut self, id: Id, archived: bool) {
        let now = self.now_ms();
        let Some(thread) = self.world.channels.get_mut(&id).and_then(|channel| channel.thread.as_mut()) else { return };
        if thread.archived == archived {
            return;
        }
        thread.archived = archived;
        thread.archive_ms = now;
        if !archived {
            thread.active_ms = now;
            let due = now + thread.auto_archive_minutes * 60_000;
            self.alarms.set(due, Alarm::Archive(id));
        }
        self.emit_thread("THREAD_UPDATE", id, false);
        self.tell_channel(id);
    }

    /// Writing into a thread wakes it and joins the writer.
    pub fn wake_thread(&mut self, id: Id, writer: Id) {
        self.archive(id, false);
        if self.world.channels.get(&id).is_some_and(Channel::is_thread) {
            self.join(id, writer);
        }
    }

    pub fn join(&mut self, id: Id, user: Id) {
        let now = self.now_ms();
        let Some(channel) = self.world.channels.get_mut(&id) else { return };
        let guild = channel.guild;
        let Some(thread) = channel.thread.as_mut() else { return };
        if thread.members.contains_key(&user) {
            return;
        }
        thread.members.insert(user, now);
        let count = thread.members.len();
        let member = self.wire().thread_member(id, user, now);
        let data = json!({"id": id, "guild_id": guild, "member_count": count.min(50), "added_members": [member], "removed_member_ids": []});
        self.members_changed(user, guild, data);
        self.tell_channel(id);
    }

    pub fn leave(&mut self, id: Id, user: Id) {
        let Some(channel) = self.world.channels.get_mut(&id) else { return };
        let guild = channel.guild;
        let Some(thread) = channel.thread.as_mut() else { return };
        if thread.members.remove(&user).is_none() {
            return;
        }
        let count = thread.members.len();
        let data = json!({"id": id, "guild_id": guild, "member_count": count.min(50), "added_members": [], "removed_member_ids": [user]});
        self.members_changed(user, guild, data);
        self.tell_channel(id);
    }

    /// Without the intent to hear of members, the bot hears only of itself.
    fn members_changed(&mut self, user: Id, guild: Option<Id>, data: serde_json::Value) {
        let intents = if user == self.world.bot() { intent::GUILDS | intent::MEMBERS } else { intent::MEMBERS };
        self.emit("THREAD_MEMBERS_UPDATE", guild, intents, data);
    }

    /// A channel or thread disappears with all that is in it.
    pub fn delete_channel(&mut self, id: Id) {
        let Some(channel) = self.world.channels.get(&id).cloned() else { return };
        let threads: Vec<Id> = self
            .world
            .channels
            .values()
            .filter(|one| one.is_thread() && one.parent == Some(id))
            .map(|one| one.id)
            .collect();
        let data = if channel.is_thread() {
            json!({"id": id, "guild_id": channel.guild, "parent_id": channel.parent, "type": channel.kind})
        } else {
            self.wire().channel(&channel)
        };
        self.tell_channel_gone(&channel);
        self.world.channels.remove(&id);
        for message in self.world.messages.remove(&id).unwrap_or_default().into_values() {
            for attachment in message.attachments {
                self.files.remove(attachment.id);
            }
        }
        let name = if channel.is_thread() { "THREAD_DELETE" } else { "CHANNEL_DELETE" };
        self.emit(name, channel.guild, intent::GUILDS, data);
        for thread in threads {
            self.delete_channel(thread);
        }
    }
}
