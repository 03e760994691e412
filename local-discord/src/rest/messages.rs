//! Messages in channels.

use serde_json::{Value, json};

use super::call::{Call, Reply};
use super::channels::{awake, needs, not_locked, to_send, visible};
use super::guilds::whole;
use crate::core::Core;
use crate::id::Id;
use crate::judge::body::Upload;
use crate::judge::limits::{NONCE_MS, OLD_EDIT_WINDOW_MS, OLD_EDITS, OLD_MS};
use crate::judge::message::{self, Kind};
use crate::judge::{Check, Object, emoji, present};
use crate::refusal::{self, Refusal};
use crate::world::message::{Attachment, Message, Nonce, SUPPRESS_EMBEDS, SUPPRESS_NOTIFICATIONS};
use crate::world::permissions::{ATTACH_FILES, EMBED_LINKS, MANAGE_MESSAGES, MENTION_EVERYONE, READ_HISTORY};

/// The message of a path. Ephemeral ones cannot be reached this way.
pub fn find(core: &Core, call: &Call) -> Result<Message, Refusal> {
    let channel = visible(core, call)?.id;
    let id = call.id("message_id")?;
    let message = core.world.message(channel, id).filter(|message| message.only_for.is_none());
    message.cloned().ok_or_else(refusal::unknown_message)
}

pub fn get(core: &mut Core, call: &Call) -> Result<Reply, Refusal> {
    let channel = visible(core, call)?;
    needs(core, channel, READ_HISTORY)?;
    let message = find(core, call)?;
    Reply::ok(core.wire().message(&message))
}

pub fn list(core: &mut Core, call: &Call) -> Result<Reply, Refusal> {
    let channel = visible(core, call)?;
    let limit = whole(call, "limit", 50, 1, 100)?;
    if !core.world.permissions(core.world.bot(), channel).has(READ_HISTORY) {
        return Reply::ok(json!([]));
    }
    let bound = |name: &str| call.query(name).and_then(|text| text.parse::<Id>().ok());
    let empty = std::collections::BTreeMap::new();
    let all = core.world.messages.get(&channel.id).unwrap_or(&empty);
    let open = || all.values().filter(|message| message.only_for.is_none());
    let found: Vec<&Message> = if let Some(after) = bound("after") {
        let mut found: Vec<_> = open().filter(|message| message.id > after).take(limit).collect();
        found.reverse();
        found
    } else if let Some(around) = bound("around") {
        let mut found: Vec<_> = open().rev().filter(|message| message.id <= around).take(limit / 2 + 1).collect();
        let mut newer: Vec<_> = open().filter(|message| message.id > around).take(limit / 2).collect();
        newer.reverse();
        newer.append(&mut found);
        newer.truncate(limit);
        newer
    } else {
        let before = bound("before").unwrap_or(Id(u64::MAX));
        open().rev().filter(|message| message.id < before).take(limit).collect()
    };
    Reply::ok(found.into_iter().map(|message| core.wire().message(message)).collect())
}

pub fn create(core: &mut Core, call: &Call) -> Result<Reply, Refusal> {
    let channel = visible(core, call)?.clone();
    let body = call.object()?;
    if !channel.holds_messages() {
        return Err(refusal::not_a_text_channel());
    }
    not_locked(core, &channel)?;
    needs(core, &channel, to_send(&channel))?;
    let bot = core.world.bot();
    let other = channel.recipients.iter().find(|&&user| user != bot).and_then(|user| core.world.users.get(user));
    if channel.guild.is_none() && other.is_none_or(|user| !user.open_to_messages) {
        return Err(refusal::closed_dm());
    }
    core.judge(body, call.files(), &[], Kind::Create)?;
    check_extras(core, &channel, body, call.files())?;
    if message::is_empty(body, call.files()) {
        return Err(refusal::empty_message());
    }
    if let Some((place, earlier)) = core.said_already(body) {
        let earlier = core.world.message(place, earlier).ok_or_else(refusal::unknown_message)?;
        return Reply::ok(core.wire().message(earlier));
    }
    let reference =
        present(body, "message_reference").and_then(|value| value["message_id"].as_str()?.parse::<Id>().ok());
    let there = reference.filter(|&id| core.world.message(channel.id, id).is_some());
    if reference.is_some() && there.is_none() && body["message_reference"]["fail_if_not_exists"] != false {
        return Err(Refusal::field("message_reference", "REPLIES_UNKNOWN_MESSAGE", "Unknown message"));
    }
    let mut new = core.blank_message(channel.id, bot, if there.is_some() { 19 } else { 0 });
    new.reference = there;
    new.flags = body.get("flags").and_then(Value::as_u64).unwrap_or(0) & (SUPPRESS_EMBEDS | SUPPRESS_NOTIFICATIONS);
    new.nonce = present(body, "nonce").cloned();
    core.write_into(&mut new, body, call.files())?;
    if !core.world.permissions(bot, &channel).has(MENTION_EVERYONE) {
        new.mention_everyone = false;
        let mentionable = |role: &Id| {
            channel
                .guild
                .and_then(|id| core.world.guilds.get(&id))
                .is_some_and(|guild| guild.roles.iter().any(|one| one.id == *role && one.mentionable))
        };
        new.mention_roles.retain(mentionable);
    }
    let id = new.id;
    core.remember_nonce(channel.id, body, id);
    core.put(new);
    Reply::ok(core.message_json(channel.id, id))
}

/// Embeds and files need permissions of their own.
fn check_extras(
    core: &Core,
    channel: &crate::world::channel::Channel,
    body: &Object,
    files: &[Upload],
) -> Result<(), Refusal> {
    if present(body, "embeds").and_then(Value::as_array).is_some_and(|list| !list.is_empty()) {
        needs(core, channel, EMBED_LINKS)?;
    }
    if files.is_empty() { Ok(()) } else { needs(core, channel, ATTACH_FILES) }
}

pub fn edit(core: &mut Core, call: &Call) -> Result<Reply, Refusal> {
    let channel = visible(core, call)?.clone();
    let mut old = find(core, call)?;
    let body = call.object()?;
    awake(core, &channel)?;
    if old.author != core.world.bot() {
        let only_flags = body.keys().all(|key| key == "flags");
        needs(core, &channel, MANAGE_MESSAGES).map_err(|_| refusal::not_the_author())?;
        if !only_flags {
            return Err(refusal::not_the_author());
        }
    }
    if old.kind == 18 {
        return Err(refusal::system_message());
    }
    core.judge(body, call.files(), &old.attachments, Kind::Edit)?;
    check_extras(core, &channel, body, call.files())?;
    core.count_old_edit(&old)?;
    core.rewrite(&mut old, body, call.files())?;
    let id = old.id;
    core.replace(old);
    Reply::ok(core.message_json(channel.id, id))
}

pub fn delete(core: &mut Core, call: &Call) -> Result<Reply, Refusal> {
    let channel = visible(core, call)?.clone();
    let message = find(core, call)?;
    awake(core, &channel)?;
    if message.author != core.world.bot() {
        needs(core, &channel, MANAGE_MESSAGES)?;
    }
    core.take_away(channel.id, message.id);
    Reply::done()
}

pub fn bulk_delete(core: &mut Core, call: &Call) -> Result<Reply, Refusal> {
    let channel = visible(core, call)?.clone();
    needs(core, &channel, MANAGE_MESSAGES)?;
    let body = call.object()?;
    let mut check = Check::default();
    if present(body, "messages").is_none() {
        check.at("messages", Check::required);
    }
    let list = check.list(body, "messages", 100);
    let ids: Vec<Id> = list.iter().filter_map(|id| check.at("messages", |check| check.snowflake(id))).collect();
    check.verdict()?;
    if ids.len() < 2 {
        return Err(refusal::bulk_delete_count());
    }
    let too_old = core.now_ms() - 14 * 86_400_000;
    if ids.iter().any(|id| id.made_ms() < too_old) {
        return Err(refusal::too_old_to_bulk_delete());
    }
    for id in ids {
        core.take_away(channel.id, id);
    }
    Reply::done()
}

impl Core {
    /// Judges the body of a message, and whether the emojis that it shows exist.
    pub fn judge(&self, body: &Object, files: &[Upload], kept: &[Attachment], kind: Kind) -> Result<(), Refusal> {
        message::message(body, files, kept, kind)?;
        let mut check = Check::default();
        emoji::known(&mut check, body, &self.world);
        check.verdict()
    }

    /// Applies an edit; a message that would then show nothing is refused.
    pub fn rewrite(&mut self, message: &mut Message, body: &Object, files: &[Upload]) -> Result<(), Refusal> {
        self.write_into(message, body, files)?;
        Core::reflag(message, body);
        message.edited_ms = Some(self.now_ms());
        let shows = message.embeds.iter().any(crate::judge::embed::shows_something);
        if message.content.is_empty() && !shows && message.components.is_empty() && message.attachments.is_empty() {
            return Err(refusal::empty_message());
        }
        Ok(())
    }

    /// Discord allows few edits of old messages.
    fn count_old_edit(&mut self, message: &Message) -> Result<(), Refusal> {
        let now = self.now_ms();
        if now - message.id.made_ms() <= OLD_MS {
            return Ok(());
        }
        let edits = self.world.old_edits.entry(message.channel).or_default();
        while edits.front().is_some_and(|&at| at <= now - OLD_EDIT_WINDOW_MS) {
            edits.pop_front();
        }
        if edits.len() >= OLD_EDITS {
            return Err(refusal::too_many_old_edits());
        }
        edits.push_back(now);
        Ok(())
    }

    /// The message that the same nonce of the same author made a few minutes ago, if the body asks for that: anywhere, and
    /// also if it was deleted since.
    fn said_already(&mut self, body: &Object) -> Option<(Id, Id)> {
        let now = self.now_ms();
        while self.world.nonces.front().is_some_and(|nonce| nonce.at_ms <= now - NONCE_MS) {
            self.world.nonces.pop_front();
        }
        let value = nonce(body)?;
        if body.get("enforce_nonce").and_then(Value::as_bool) != Some(true) {
            return None;
        }
        let bot = self.world.bot();
        let same = |nonce: &&Nonce| nonce.author == bot && nonce.value == value;
        self.world.nonces.iter().find(same).map(|nonce| (nonce.channel, nonce.message))
    }

    fn remember_nonce(&mut self, channel: Id, body: &Object, message: Id) {
        let Some(value) = nonce(body) else { return };
        let at_ms = self.now_ms();
        let author = self.world.bot();
        self.world.nonces.push_back(Nonce { channel, author, value, message, at_ms });
    }
}

fn nonce(body: &Object) -> Option<String> {
    let value = present(body, "nonce")?;
    Some(value.as_str().map_or_else(|| value.to_string(), String::from))
}
