//! Application commands, global and of one server.

use serde_json::{Value, json};

use super::applications::own;
use super::call::{Call, Reply};
use crate::core::Core;
use crate::id::Id;
use crate::judge::{Check, Object, command, limits};
use crate::refusal::{self, Refusal};
use crate::world::command::Command;

/// Which list a path names: none for the global one.
fn scope(core: &Core, call: &Call) -> Result<Option<Id>, Refusal> {
    own(core, call)?;
    if call.text("guild_id").is_empty() {
        return Ok(None);
    }
    let guild = call.id("guild_id")?;
    let known = core.world.guilds.get(&guild).ok_or_else(refusal::unknown_guild)?;
    if known.members.contains_key(&core.world.bot()) { Ok(Some(guild)) } else { Err(refusal::missing_access()) }
}

pub fn list(core: &mut Core, call: &Call) -> Result<Reply, Refusal> {
    let guild = scope(core, call)?;
    Reply::ok(core.world.commands.iter().filter(|one| one.guild == guild).map(|one| one.shape.clone()).collect())
}

pub fn permissions(core: &mut Core, call: &Call) -> Result<Reply, Refusal> {
    scope(core, call)?;
    Reply::ok(json!([]))
}

pub fn overwrite(core: &mut Core, call: &Call) -> Result<Reply, Refusal> {
    let guild = scope(core, call)?;
    let Some(bodies) = call.body.json.as_array() else {
        return Err(Refusal::field("_misc", "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType"));
    };
    let kind = |body: &Value| body["type"].as_u64().unwrap_or(1);
    if bodies.iter().filter(|body| kind(body) == 1).count() > limits::COMMANDS {
        return Err(refusal::max_commands());
    }
    for menu in [2, 3] {
        if bodies.iter().filter(|body| kind(body) == menu).count() > limits::CONTEXT_COMMANDS {
            return Err(refusal::max_commands());
        }
    }
    let mut check = Check::default();
    command::bulk(&mut check, bodies);
    check.verdict()?;
    let old: Vec<Command> = core.world.commands.extract_if(.., |one| one.guild == guild).collect();
    let mut shapes = Vec::new();
    for body in bodies {
        let Some(body) = body.as_object() else { continue };
        let before = old.iter().find(|one| {
            body.get("name") == Some(&json!(one.name)) && u64::from(one.kind) == kind(&Value::Object(body.clone()))
        });
        let id = before.map_or_else(|| core.next_id(), |one| one.id);
        shapes.push(core.keep(guild, id, body));
    }
    core.tell_commands();
    Reply::ok(Value::Array(shapes))
}

pub fn create(core: &mut Core, call: &Call) -> Result<Reply, Refusal> {
    let guild = scope(core, call)?;
    let body = call.object()?;
    let mut check = Check::default();
    command::command(&mut check, body, false);
    check.verdict()?;
    let kind = body.get("type").and_then(Value::as_u64).unwrap_or(1);
    let same_kind = || core.world.commands.iter().filter(|one| one.guild == guild && u64::from(one.kind) == kind);
    let before = same_kind().find(|one| body.get("name") == Some(&json!(one.name))).map(|one| one.id);
    if before.is_none() && same_kind().count() >= if kind == 1 { limits::COMMANDS } else { limits::CONTEXT_COMMANDS } {
        return Err(refusal::max_commands());
    }
    let id = before.unwrap_or_else(|| core.next_id());
    core.world.commands.retain(|one| one.id != id);
    let shape = core.keep(guild, id, body);
    core.tell_commands();
    Ok(Reply { status: if before.is_some() { 200 } else { 201 }, body: Some(shape) })
}

fn find<'a>(core: &'a Core, call: &Call) -> Result<&'a Command, Refusal> {
    let guild = scope(core, call)?;
    let id = call.id("command_id")?;
    core.world.commands.iter().find(|one| one.id == id && one.guild == guild).ok_or_else(refusal::unknown_command)
}

pub fn get(core: &mut Core, call: &Call) -> Result<Reply, Refusal> {
    find(core, call).and_then(|command| Reply::ok(command.shape.clone()))
}

pub fn edit(core: &mut Core, call: &Call) -> Result<Reply, Refusal> {
    let Command { id, guild, shape, .. } = find(core, call)?.clone();
    let changes = call.object()?;
    let mut check = Check::default();
    command::command(&mut check, changes, true);
    check.verdict()?;
    let mut body = shape.as_object().cloned().unwrap_or_default();
    body.extend(changes.clone());
    core.world.commands.retain(|one| one.id != id);
    let shape = core.keep(guild, id, &body);
    core.tell_commands();
    Reply::ok(shape)
}

pub fn delete(core: &mut Core, call: &Call) -> Result<Reply, Refusal> {
    let id = find(core, call)?.id;
    core.world.commands.retain(|one| one.id != id);
    core.tell_commands();
    Reply::done()
}

impl Core {
    /// Keeps a judged command and answers with its complete shape.
    fn keep(&mut self, guild: Option<Id>, id: Id, body: &Object) -> Value {
        let version = self.next_id();
        let kind = body.get("type").and_then(Value::as_u64).unwrap_or(1) as u8;
        let name = body.get("name").and_then(Value::as_str).unwrap_or_default().to_string();
        let mut shape = json!({
            "id": id, "application_id": self.world.application.id, "version": version, "type": kind, "name": name, "name_localizations": null,
            "description": "", "description_localizations": null, "options": [], "default_member_permissions": null, "dm_permission": true,
            "contexts": null, "integration_types": [0], "nsfw": false,
        });
        for (key, value) in body {
            let fixed = matches!(key.as_str(), "id" | "application_id" | "version" | "guild_id");
            let unset = value.is_null() && shape.get(key).is_some();
            if !(fixed || unset) {
                shape[key] = value.clone();
            }
        }
        if let Some(number) = shape["default_member_permissions"].as_u64() {
            shape["default_member_permissions"] = json!(number.to_string());
        }
        if let Some(guild) = guild {
            shape["guild_id"] = json!(guild);
        }
        self.world.commands.push(Command { id, guild, version, kind, name, shape: shape.clone() });
        shape
    }
}
