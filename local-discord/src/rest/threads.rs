//! Threads.

use serde_json::{Value, json};

use super::call::{Call, Reply};
use super::channels::{needs, to_send, visible};
use super::guilds::{self, threads_of, whole};
use super::messages::find;
use crate::core::Core;
use crate::doing::thread::NewThread;
use crate::id::Id;
use crate::judge::{Check, Object, place};
use crate::refusal::{self, Refusal};
use crate::world::channel::{ANNOUNCEMENT, ANNOUNCEMENT_THREAD, Channel, PRIVATE_THREAD, PUBLIC_THREAD, TEXT};
use crate::world::permissions::{
    CREATE_PRIVATE_THREADS, CREATE_PUBLIC_THREADS, MANAGE_THREADS, READ_HISTORY, SEND_IN_THREADS,
};

fn wanted(core: &Core, parent: Id, from: Option<Id>, kind: u8, body: &Object) -> NewThread {
    NewThread {
        parent,
        from,
        kind,
        name: body.get("name").and_then(Value::as_str).unwrap_or_default().trim().to_string(),
        owner: core.world.bot(),
        auto_archive_minutes: body.get("auto_archive_duration").and_then(Value::as_i64).unwrap_or(4_320),
        invitable: body.get("invitable").and_then(Value::as_bool).unwrap_or(true),
        slow_mode_s: body.get("rate_limit_per_user").and_then(Value::as_u64).unwrap_or(0) as u32,
    }
}

fn shape(core: &Core, id: Id) -> Value {
    core.world.channels.get(&id).map_or(Value::Null, |channel| core.wire().channel(channel))
}

pub fn from_message(core: &mut Core, call: &Call) -> Result<Reply, Refusal> {
    let channel = visible(core, call)?.clone();
    let message = find(core, call)?;
    let body = call.object()?;
    if !matches!(channel.kind, TEXT | ANNOUNCEMENT) {
        return Err(refusal::wrong_channel_type());
    }
    needs(core, &channel, CREATE_PUBLIC_THREADS)?;
    let mut check = Check::default();
    place::new_thread(&mut check, body, true);
    check.verdict()?;
    if core.world.channels.contains_key(&message.id) {
        return Err(refusal::already_has_thread());
    }
    let kind = if channel.kind == ANNOUNCEMENT { ANNOUNCEMENT_THREAD } else { PUBLIC_THREAD };
    let id = core.make_thread(wanted(core, channel.id, Some(message.id), kind, body));
    Reply::created(shape(core, id))
}

pub fn create(core: &mut Core, call: &Call) -> Result<Reply, Refusal> {
    let channel = visible(core, call)?.clone();
    let body = call.object()?;
    if !matches!(channel.kind, TEXT | ANNOUNCEMENT) {
        return Err(refusal::wrong_channel_type());
    }
    let mut check = Check::default();
    place::new_thread(&mut check, body, false);
    check.verdict()?;
    let kind = body.get("type").and_then(Value::as_u64).map_or(PRIVATE_THREAD, |kind| kind as u8);
    needs(core, &channel, if kind == PRIVATE_THREAD { CREATE_PRIVATE_THREADS } else { CREATE_PUBLIC_THREADS })?;
    let id = core.make_thread(wanted(core, channel.id, None, kind, body));
    Reply::created(shape(core, id))
}

/// The thread of a path; other channels have no members.
fn thread<'a>(core: &'a Core, call: &Call) -> Result<&'a Channel, Refusal> {
    let channel = visible(core, call)?;
    if channel.is_thread() { Ok(channel) } else { Err(refusal::wrong_channel_type()) }
}

fn whom(core: &Core, call: &Call) -> Result<Id, Refusal> {
    if call.text("user_id") == "@me" { Ok(core.world.bot()) } else { call.id("user_id") }
}

pub fn join(core: &mut Core, call: &Call) -> Result<Reply, Refusal> {
    let channel = thread(core, call)?.clone();
    let user = whom(core, call)?;
    if channel.is_archived() {
        return Err(refusal::archived_thread());
    }
    if user != core.world.bot() {
        needs(core, &channel, to_send(&channel) | SEND_IN_THREADS)?;
        let guild = channel.guild.and_then(|id| core.world.guilds.get(&id));
        if !guild.is_some_and(|guild| guild.members.contains_key(&user)) {
            return Err(refusal::unknown_member());
        }
    }
    core.join(channel.id, user);
    Reply::done()
}

pub fn leave(core: &mut Core, call: &Call) -> Result<Reply, Refusal> {
    let channel = thread(core, call)?.clone();
    let user = whom(core, call)?;
    if channel.is_archived() {
        return Err(refusal::archived_thread());
    }
    let owns = channel.kind == PRIVATE_THREAD
        && channel.thread.as_ref().is_some_and(|thread| thread.owner == core.world.bot());
    if user != core.world.bot() && !owns {
        needs(core, &channel, MANAGE_THREADS)?;
    }
    core.leave(channel.id, user);
    Reply::done()
}

pub fn member(core: &mut Core, call: &Call) -> Result<Reply, Refusal> {
    let channel = thread(core, call)?;
    let user = whom(core, call)?;
    let joined =
        channel.thread.as_ref().and_then(|thread| thread.members.get(&user)).ok_or_else(refusal::unknown_member)?;
    Reply::ok(core.wire().thread_member(channel.id, user, *joined))
}

pub fn members(core: &mut Core, call: &Call) -> Result<Reply, Refusal> {
    let channel = thread(core, call)?;
    let list = channel.thread.iter().flat_map(|thread| &thread.members);
    Reply::ok(list.map(|(&user, &joined)| core.wire().thread_member(channel.id, user, joined)).collect())
}

pub fn active(core: &mut Core, call: &Call) -> Result<Reply, Refusal> {
    let guild = guilds::own(core, call)?.id;
    let bot = core.world.bot();
    let open = |one: &&Channel| {
        one.guild == Some(guild) && one.is_thread() && !one.is_archived() && core.world.can_see(bot, one)
    };
    let threads: Vec<&Channel> = core.world.channels.values().filter(open).collect();
    Reply::ok(listed(core, &threads))
}

pub fn archived_public(core: &mut Core, call: &Call) -> Result<Reply, Refusal> {
    archived(core, call, PUBLIC_THREAD)
}

pub fn archived_private(core: &mut Core, call: &Call) -> Result<Reply, Refusal> {
    let channel = visible(core, call)?;
    needs(core, channel, MANAGE_THREADS)?;
    archived(core, call, PRIVATE_THREAD)
}

fn archived(core: &Core, call: &Call, kind: u8) -> Result<Reply, Refusal> {
    let channel = visible(core, call)?;
    needs(core, channel, READ_HISTORY)?;
    let limit = whole(call, "limit", 50, 2, 100)?;
    let mut threads: Vec<&Channel> =
        threads_of(core, channel.id).filter(|one| one.kind == kind && one.is_archived()).collect();
    threads.sort_by_key(|one| std::cmp::Reverse(one.thread.as_ref().map(|thread| thread.archive_ms)));
    let more = threads.len() > limit;
    threads.truncate(limit);
    let mut value = listed(core, &threads);
    value["has_more"] = json!(more);
    Reply::ok(value)
}

fn listed(core: &Core, threads: &[&Channel]) -> Value {
    let bot = core.world.bot();
    let mine = threads.iter().filter_map(|one| {
        let joined = one.thread.as_ref()?.members.get(&bot)?;
        Some(core.wire().thread_member(one.id, bot, *joined))
    });
    json!({"threads": threads.iter().map(|one| core.wire().channel(one)).collect::<Vec<_>>(), "members": mine.collect::<Vec<_>>()})
}
