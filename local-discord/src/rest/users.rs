//! The gateway's address, users, and direct messages.

use serde_json::{Value, json};

use super::call::{Call, Reply};
use crate::core::Core;
use crate::id::Id;
use crate::judge::{Check, present};
use crate::refusal::{self, Refusal};
use crate::world::channel::{Channel, DIRECT};
use crate::world::permissions;

const SESSION_STARTS: u64 = 1_000;

fn address(core: &Core) -> String {
    core.base.replacen("http", "ws", 1) + "/gw"
}

pub fn gateway(core: &mut Core, _: &Call) -> Result<Reply, Refusal> {
    Reply::ok(json!({"url": address(core)}))
}

pub fn gateway_bot(core: &mut Core, _: &Call) -> Result<Reply, Refusal> {
    let remaining = SESSION_STARTS.saturating_sub(core.sessions.started);
    let limit = json!({"total": SESSION_STARTS, "remaining": remaining, "reset_after": 86_400_000, "max_concurrency": core.gateway.max_concurrency});
    Reply::ok(json!({"url": address(core), "shards": core.gateway.min_shards.max(1), "session_start_limit": limit}))
}

pub fn me(core: &mut Core, _: &Call) -> Result<Reply, Refusal> {
    Reply::ok(core.wire().me())
}

pub fn get(core: &mut Core, call: &Call) -> Result<Reply, Refusal> {
    let user = core.world.users.get(&call.id("user_id")?).ok_or_else(refusal::unknown_user)?;
    Reply::ok(core.wire().user(user))
}

pub fn my_guilds(core: &mut Core, _: &Call) -> Result<Reply, Refusal> {
    let bot = core.world.bot();
    let mine = core.world.guilds.values().filter(|guild| guild.members.contains_key(&bot)).map(|guild| {
        json!({
            "id": guild.id, "name": guild.name, "icon": null, "banner": null, "owner": false, "features": [],
            "permissions": permissions::in_guild(guild, bot).0.to_string(),
        })
    });
    Reply::ok(Value::Array(mine.collect()))
}

pub fn open_dm(core: &mut Core, call: &Call) -> Result<Reply, Refusal> {
    let body = call.object()?;
    let mut check = Check::default();
    if present(body, "recipient_id").is_none() {
        check.at("recipient_id", Check::required);
    }
    let user = present(body, "recipient_id").and_then(|value| check.at("recipient_id", |check| check.snowflake(value)));
    check.verdict()?;
    let user = user.filter(|user| core.world.users.contains_key(user)).ok_or_else(refusal::unknown_user)?;
    if user == core.world.bot() {
        return Err(refusal::closed_dm());
    }
    let id = core.direct_channel(user);
    let channel = core.world.channels.get(&id).ok_or_else(refusal::unknown_channel)?;
    Reply::ok(core.wire().channel(channel))
}

impl Core {
    /// The channel between the bot and a user; made where there is none yet.
    pub fn direct_channel(&mut self, user: Id) -> Id {
        let found = self.world.channels.values().find(|one| one.kind == DIRECT && one.recipients.contains(&user));
        if let Some(channel) = found {
            return channel.id;
        }
        let id = self.next_id();
        let channel = Channel {
            id,
            kind: DIRECT,
            guild: None,
            parent: None,
            name: String::new(),
            topic: None,
            position: 0,
            overwrites: Vec::new(),
            recipients: vec![user, self.world.bot()],
            thread: None,
            last_message: None,
            slow_mode_s: 0,
            nsfw: false,
        };
        self.world.channels.insert(id, channel);
        self.tell_channel(id);
        id
    }
}
