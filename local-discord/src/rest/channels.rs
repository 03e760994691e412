//! Channels, and threads as channels.

use serde_json::{Value, json};

use super::call::{Call, Reply};
use crate::core::Core;
use crate::id::Id;
use crate::judge::{Check, Object, place};
use crate::refusal::{self, Refusal};
use crate::wire::intent;
use crate::world::channel::{Channel, Overwrite};
use crate::world::permissions::{
    MANAGE_CHANNELS, MANAGE_ROLES, MANAGE_THREADS, SEND_IN_THREADS, SEND_MESSAGES, VIEW_CHANNEL,
};

/// The channel of a path, if the bot can see it.
pub fn visible<'a>(core: &'a Core, call: &Call) -> Result<&'a Channel, Refusal> {
    let channel = core.world.channels.get(&call.id("channel_id")?).ok_or_else(refusal::unknown_channel)?;
    if core.world.can_see(core.world.bot(), channel) { Ok(channel) } else { Err(refusal::missing_access()) }
}

/// The bot must have all of these permissions there.
pub fn needs(core: &Core, channel: &Channel, wanted: u64) -> Result<(), Refusal> {
    if core.world.permissions(core.world.bot(), channel).has(wanted) {
        Ok(())
    } else {
        Err(refusal::missing_permissions())
    }
}

/// A locked thread is for those who manage threads.
pub fn not_locked(core: &Core, channel: &Channel) -> Result<(), Refusal> {
    if !core.world.is_locked_for(core.world.bot(), channel) {
        return Ok(());
    }
    Err(if channel.is_archived() { refusal::archived_and_locked() } else { refusal::locked_thread() })
}

/// Nothing is changed in a thread that is locked or sleeps.
pub fn awake(core: &Core, channel: &Channel) -> Result<(), Refusal> {
    not_locked(core, channel)?;
    if channel.is_archived() { Err(refusal::archived_thread()) } else { Ok(()) }
}

/// What it takes to write there.
pub fn to_send(channel: &Channel) -> u64 {
    VIEW_CHANNEL | if channel.is_thread() { SEND_IN_THREADS } else { SEND_MESSAGES }
}

pub fn get(core: &mut Core, call: &Call) -> Result<Reply, Refusal> {
    let channel = visible(core, call)?;
    Reply::ok(core.wire().channel(channel))
}

pub fn edit(core: &mut Core, call: &Call) -> Result<Reply, Refusal> {
    let channel = visible(core, call)?.clone();
    let body = call.object()?;
    if channel.guild.is_none() {
        return Err(refusal::not_in_dm());
    }
    let mut check = Check::default();
    place::edit_channel(&mut check, body, channel.is_thread());
    check.verdict()?;
    if channel.is_thread() {
        return edit_thread(core, &channel, body);
    }
    needs(core, &channel, MANAGE_CHANNELS)?;
    core.count_rename(channel.id, body)?;
    let shape = core.change_channel(channel.id, |channel| apply(channel, body));
    Reply::ok(shape)
}

fn edit_thread(core: &mut Core, channel: &Channel, body: &Object) -> Result<Reply, Refusal> {
    let Some(thread) = &channel.thread else { return Err(refusal::wrong_channel_type()) };
    let bot = core.world.bot();
    let moderator = core.world.permissions(bot, channel).has(MANAGE_THREADS);
    let yes = |key: &str| body.get(key).and_then(Value::as_bool);
    let wakes = yes("archived") == Some(false);
    if thread.archived && !wakes {
        return Err(refusal::archived_thread());
    }
    let only_wakes = wakes && body.len() == 1;
    let own = thread.owner == bot && yes("locked").is_none();
    if !moderator && (thread.locked || !(only_wakes || own)) {
        return Err(refusal::missing_permissions());
    }
    needs(core, channel, to_send(channel))?;
    let id = channel.id;
    core.count_rename(id, body)?;
    if let Some(archived) = yes("archived") {
        core.archive(id, archived);
    }
    let shape = core.change_channel(id, |channel| {
        apply(channel, body);
        let Some(thread) = &mut channel.thread else { return };
        if let Some(locked) = yes("locked") {
            thread.locked = locked;
        }
        if let Some(invitable) = yes("invitable") {
            thread.invitable = invitable;
        }
        if let Some(minutes) = body.get("auto_archive_duration").and_then(Value::as_i64) {
            thread.auto_archive_minutes = minutes;
        }
    });
    let due = core.world.channels.get(&id).and_then(Channel::archive_due_ms);
    if let Some(due) = due {
        core.alarms.set(due, crate::core::Alarm::Archive(id));
    }
    Reply::ok(shape)
}

/// Writes what channels and threads have in common.
pub fn apply(channel: &mut Channel, body: &Object) {
    if let Some(name) = body.get("name").and_then(Value::as_str) {
        channel.name = name.to_string();
    }
    if let Some(topic) = body.get("topic") {
        channel.topic = topic.as_str().map(String::from);
    }
    if let Some(seconds) = body.get("rate_limit_per_user").and_then(Value::as_u64) {
        channel.slow_mode_s = seconds as u32;
    }
    if let Some(nsfw) = body.get("nsfw").and_then(Value::as_bool) {
        channel.nsfw = nsfw;
    }
    if let Some(parent) = body.get("parent_id").and_then(Value::as_str).and_then(|id| id.parse().ok()) {
        channel.parent = Some(parent);
    }
    if let Some(list) = body.get("permission_overwrites").and_then(Value::as_array) {
        channel.overwrites = list.iter().filter_map(|one| overwrite(one["id"].as_str()?.parse().ok()?, one)).collect();
    }
}

fn overwrite(id: Id, body: &Value) -> Option<Overwrite> {
    let bits = |key: &str| body[key].as_u64().or_else(|| body[key].as_str()?.parse().ok()).unwrap_or(0);
    Some(Overwrite {
        id,
        kind: body["type"].as_u64().or_else(|| body["type"].as_str()?.parse().ok())? as u8,
        allow: bits("allow"),
        deny: bits("deny"),
    })
}

pub fn delete(core: &mut Core, call: &Call) -> Result<Reply, Refusal> {
    let channel = visible(core, call)?.clone();
    if channel.guild.is_some() {
        needs(core, &channel, if channel.is_thread() { MANAGE_THREADS } else { MANAGE_CHANNELS })?;
        core.delete_channel(channel.id);
    }
    Reply::ok(core.wire().channel(&channel))
}

pub fn typing(core: &mut Core, call: &Call) -> Result<Reply, Refusal> {
    let channel = visible(core, call)?;
    needs(core, channel, to_send(channel))?;
    let id = channel.id;
    core.tell_typing(id, core.world.bot());
    Reply::done()
}

pub fn set_permissions(core: &mut Core, call: &Call) -> Result<Reply, Refusal> {
    let channel = visible(core, call)?.clone();
    let id = call.id("overwrite_id")?;
    if channel.guild.is_none() || channel.is_thread() {
        return Err(refusal::wrong_channel_type());
    }
    needs(core, &channel, MANAGE_ROLES)?;
    let body = call.object()?;
    let mut check = Check::default();
    place::overwrite(&mut check, body);
    check.verdict()?;
    let new = overwrite(id, &Value::Object(body.clone()));
    core.change_channel(channel.id, |channel| {
        channel.overwrites.retain(|one| one.id != id);
        channel.overwrites.extend(new);
    });
    Reply::done()
}

pub fn delete_permissions(core: &mut Core, call: &Call) -> Result<Reply, Refusal> {
    let channel = visible(core, call)?.clone();
    let id = call.id("overwrite_id")?;
    needs(core, &channel, MANAGE_ROLES)?;
    core.change_channel(channel.id, |channel| channel.overwrites.retain(|one| one.id != id));
    Reply::done()
}

impl Core {
    /// Discord takes few new names and topics, and tells only the one who comes too often.
    fn count_rename(&mut self, channel: Id, body: &Object) -> Result<(), Refusal> {
        let Some(rule) = self.limits.rules.renames else { return Ok(()) };
        if !["name", "topic"].iter().any(|key| body.contains_key(*key)) {
            return Ok(());
        }
        let (now, within) = (self.now_ms(), rule.within.as_millis() as i64);
        let moments = self.world.renames.entry(channel).or_default();
        while moments.front().is_some_and(|&at| at <= now - within) {
            moments.pop_front();
        }
        if moments.len() >= rule.requests as usize {
            return Err(Refusal::limited(moments.front().map_or(within, |at| at + within - now)));
        }
        moments.push_back(now);
        Ok(())
    }

    /// Changes a channel and tells everybody; answers with its new shape.
    pub fn change_channel(&mut self, id: Id, how: impl FnOnce(&mut Channel)) -> Value {
        let Some(channel) = self.world.channels.get_mut(&id) else { return json!(null) };
        how(channel);
        let (guild, thread) = (channel.guild, channel.is_thread());
        let shape = self.world.channels.get(&id).map_or(Value::Null, |channel| self.wire().channel(channel));
        if thread {
            self.emit_thread("THREAD_UPDATE", id, false);
        } else {
            self.emit("CHANNEL_UPDATE", guild, intent::GUILDS, shape.clone());
        }
        self.tell_channel(id);
        shape
    }
}
