//! Servers and their members.

use serde_json::Value;

use super::call::{Call, Reply};
use crate::core::Core;
use crate::id::Id;
use crate::judge::{Check, place};
use crate::refusal::{self, Refusal};
use crate::wire::intent;
use crate::world::channel::Channel;
use crate::world::guild::Guild;
use crate::world::permissions::{self, MANAGE_CHANNELS};

/// The server of a path, if the bot is in it.
pub fn own<'a>(core: &'a Core, call: &Call) -> Result<&'a Guild, Refusal> {
    let guild = core.world.guilds.get(&call.id("guild_id")?).ok_or_else(refusal::unknown_guild)?;
    if guild.members.contains_key(&core.world.bot()) { Ok(guild) } else { Err(refusal::missing_access()) }
}

pub fn get(core: &mut Core, call: &Call) -> Result<Reply, Refusal> {
    let guild = own(core, call)?;
    Reply::ok(core.wire().guild(guild))
}

pub fn channels(core: &mut Core, call: &Call) -> Result<Reply, Refusal> {
    let guild = own(core, call)?.id;
    let here = core.world.channels.values().filter(|one| one.guild == Some(guild) && !one.is_thread());
    Reply::ok(here.map(|one| core.wire().channel(one)).collect())
}

pub fn create_channel(core: &mut Core, call: &Call) -> Result<Reply, Refusal> {
    let guild = own(core, call)?;
    if !permissions::in_guild(guild, core.world.bot()).has(MANAGE_CHANNELS) {
        return Err(refusal::missing_permissions());
    }
    let guild = guild.id;
    let body = call.object()?;
    let mut check = Check::default();
    place::new_channel(&mut check, body);
    check.verdict()?;
    let name = body.get("name").and_then(Value::as_str).unwrap_or_default().to_lowercase().replace(' ', "-");
    let now = core.now_ms();
    let id = core.world.add_channel(guild, &name, now);
    if let Some(channel) = core.world.channels.get_mut(&id) {
        channel.kind = body.get("type").and_then(Value::as_u64).unwrap_or(0) as u8;
        super::channels::apply(channel, body);
    }
    let shape = core.world.channels.get(&id).map_or(Value::Null, |channel| core.wire().channel(channel));
    core.emit("CHANNEL_CREATE", Some(guild), intent::GUILDS, shape.clone());
    core.tell_channel(id);
    Reply::created(shape)
}

pub fn roles(core: &mut Core, call: &Call) -> Result<Reply, Refusal> {
    let guild = own(core, call)?;
    Reply::ok(guild.roles.iter().map(|role| core.wire().role(role)).collect())
}

pub fn members(core: &mut Core, call: &Call) -> Result<Reply, Refusal> {
    let guild = own(core, call)?;
    if core.gateway.disallowed_intents & intent::MEMBERS != 0 {
        return Err(refusal::missing_access());
    }
    let limit = whole(call, "limit", 1, 1, 1_000)?;
    let after: Id = call.query("after").and_then(|text| text.parse().ok()).unwrap_or_default();
    let list = guild.members.values().filter(|member| member.user > after).take(limit);
    Reply::ok(list.map(|member| core.wire().member(member)).collect())
}

pub fn search(core: &mut Core, call: &Call) -> Result<Reply, Refusal> {
    let guild = own(core, call)?;
    let limit = whole(call, "limit", 1, 1, 1_000)?;
    let Some(query) = call.query("query").filter(|query| !query.is_empty()) else {
        return Err(Refusal::field("query", "BASE_TYPE_REQUIRED", "This field is required"));
    };
    let query = query.to_lowercase();
    let named = |user: Id| {
        core.world.users.get(&user).is_some_and(|user| {
            user.username.starts_with(&query) || user.shown_name().to_lowercase().starts_with(&query)
        })
    };
    let list = guild.members.values().filter(|member| named(member.user)).take(limit);
    Reply::ok(list.map(|member| core.wire().member(member)).collect())
}

pub fn member(core: &mut Core, call: &Call) -> Result<Reply, Refusal> {
    let guild = own(core, call)?;
    let user = call.id("user_id")?;
    let member = guild.members.get(&user).ok_or_else(refusal::unknown_member)?;
    Reply::ok(core.wire().member(member))
}

/// A whole number of the query, within its bounds.
pub fn whole(call: &Call, name: &str, otherwise: usize, least: usize, most: usize) -> Result<usize, Refusal> {
    let Some(text) = call.query(name) else { return Ok(otherwise) };
    match text.parse::<usize>() {
        Ok(number) if number < least => Err(Refusal::field(
            name,
            "NUMBER_TYPE_MIN",
            format!("int value should be greater than or equal to {least}."),
        )),
        Ok(number) if number > most => {
            Err(Refusal::field(name, "NUMBER_TYPE_MAX", format!("int value should be less than or equal to {most}.")))
        }
        Ok(number) => Ok(number),
        Err(_) => Err(Refusal::field(name, "NUMBER_TYPE_COERCE", format!("Value \"{text}\" is not int."))),
    }
}

/// Threads of a channel that the bot can see.
pub fn threads_of(core: &Core, parent: Id) -> impl Iterator<Item = &Channel> {
    let bot = core.world.bot();
    core.world
        .channels
        .values()
        .filter(move |one| one.is_thread() && one.parent == Some(parent) && core.world.can_see(bot, one))
}
