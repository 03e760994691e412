//! Channels, threads and direct messages.

use serde_json::{Value, json};

use super::Wire;
use crate::clock::iso;
use crate::id::Id;
use crate::world::channel::{CATEGORY, Channel, DIRECT, Thread};

impl Wire<'_> {
    pub fn channel(&self, channel: &Channel) -> Value {
        let base = json!({"id": channel.id, "type": channel.kind, "last_message_id": channel.last_message, "flags": 0});
        let more = match (&channel.thread, channel.kind) {
            (Some(thread), _) => self.thread_part(channel, thread),
            (None, DIRECT) => {
                let others = channel.recipients.iter().filter(|&&user| user != self.world.bot());
                json!({"recipients": others.map(|&user| self.user_by_id(user)).collect::<Vec<_>>()})
            }
            (None, _) => guild_part(channel),
        };
        merged(base, more)
    }

    fn thread_part(&self, channel: &Channel, thread: &Thread) -> Value {
        let mut metadata = json!({
            "archived": thread.archived, "locked": thread.locked, "auto_archive_duration": thread.auto_archive_minutes,
            "archive_timestamp": iso(thread.archive_ms), "create_timestamp": iso(channel.id.made_ms()),
        });
        if channel.kind == crate::world::channel::PRIVATE_THREAD {
            metadata["invitable"] = json!(thread.invitable);
        }
        let mut value = json!({
            "guild_id": channel.guild, "parent_id": channel.parent, "name": channel.name, "owner_id": thread.owner,
            "rate_limit_per_user": channel.slow_mode_s, "message_count": thread.message_count.min(50), "member_count": thread.members.len().min(50),
            "total_message_sent": thread.total_sent, "thread_metadata": metadata, "last_pin_timestamp": null,
        });
        if let Some(&joined) = thread.members.get(&self.world.bot()) {
            value["member"] = self.thread_member(channel.id, self.world.bot(), joined);
        }
        value
    }

    pub fn thread_member(&self, thread: Id, user: Id, joined_ms: i64) -> Value {
        json!({"id": thread, "user_id": user, "join_timestamp": iso(joined_ms), "flags": 1, "muted": false, "mute_config": null})
    }
}

fn guild_part(channel: &Channel) -> Value {
    let overwrites = channel.overwrites.iter().map(
        |one| json!({"id": one.id, "type": one.kind, "allow": one.allow.to_string(), "deny": one.deny.to_string()}),
    );
    let mut value = json!({
        "guild_id": channel.guild, "name": channel.name, "parent_id": channel.parent, "position": channel.position,
        "permission_overwrites": overwrites.collect::<Vec<_>>(), "nsfw": channel.nsfw,
    });
    if channel.kind != CATEGORY {
        value["topic"] = json!(channel.topic);
        value["rate_limit_per_user"] = json!(channel.slow_mode_s);
        value["last_pin_timestamp"] = Value::Null;
    }
    value
}

pub(super) fn merged(mut base: Value, more: Value) -> Value {
    if let (Value::Object(base), Value::Object(more)) = (&mut base, more) {
        base.extend(more);
    }
    base
}
