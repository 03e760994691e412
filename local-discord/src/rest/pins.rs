//! Pinned messages.

use serde_json::{Value, json};

use super::call::{Call, Reply};
use super::channels::{awake, needs, visible};
use super::messages::find;
use crate::clock::iso;
use crate::core::Core;
use crate::id::Id;
use crate::judge::limits;
use crate::refusal::{self, Refusal};
use crate::wire::intent;
use crate::world::message::Message;
use crate::world::permissions::PIN_MESSAGES;

fn pinned(core: &Core, channel: Id) -> impl Iterator<Item = &Message> {
    core.world.messages.get(&channel).into_iter().flat_map(|list| list.values().rev()).filter(|message| message.pinned)
}

pub fn list(core: &mut Core, call: &Call) -> Result<Reply, Refusal> {
    let channel = visible(core, call)?.id;
    let now = iso(core.now_ms());
    let items: Vec<Value> =
        pinned(core, channel).map(|one| json!({"pinned_at": now, "message": core.wire().message(one)})).collect();
    Reply::ok(json!({"items": items, "has_more": false}))
}

pub fn old_list(core: &mut Core, call: &Call) -> Result<Reply, Refusal> {
    let channel = visible(core, call)?.id;
    Reply::ok(pinned(core, channel).map(|one| core.wire().message(one)).collect())
}

pub fn pin(core: &mut Core, call: &Call) -> Result<Reply, Refusal> {
    set(core, call, true)
}

pub fn unpin(core: &mut Core, call: &Call) -> Result<Reply, Refusal> {
    set(core, call, false)
}

fn set(core: &mut Core, call: &Call, pinned_now: bool) -> Result<Reply, Refusal> {
    let channel = visible(core, call)?.clone();
    if channel.guild.is_some() {
        needs(core, &channel, PIN_MESSAGES)?;
    }
    let mut message = find(core, call)?;
    awake(core, &channel)?;
    if pinned_now && !message.pinned && pinned(core, channel.id).count() >= limits::PINS {
        return Err(refusal::max_pins());
    }
    message.pinned = pinned_now;
    core.replace(message);
    let data = json!({"guild_id": channel.guild, "channel_id": channel.id, "last_pin_timestamp": iso(core.now_ms())});
    core.emit("CHANNEL_PINS_UPDATE", channel.guild, intent::GUILDS, data);
    Reply::done()
}
