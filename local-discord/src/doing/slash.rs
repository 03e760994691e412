//! Slash commands as people type them: `/play game:great-western-trail players:3`.

use serde_json::{Map, Value, json};

use super::deed_error::DeedError;
use super::interact::Wish;
use crate::core::Core;
use crate::id::Id;
use crate::judge::command::{
    ATTACHMENT, BOOLEAN, CHANNEL, GROUP, INTEGER, MENTIONABLE, NUMBER, ROLE, STRING, SUB_COMMAND, USER,
};
use crate::world::World;
use crate::world::channel::Channel;
use crate::world::command::Command;
use crate::world::interaction::{AUTOCOMPLETE, COMMAND};
use crate::world::permissions::{self, USE_COMMANDS};

/// A typed command, taken apart.
#[derive(Debug)]
pub struct Line {
    pub command: Command,
    /// Sub-command group and sub-command.
    pub path: Vec<String>,
    /// Options as typed, in order.
    pub given: Vec<(String, String)>,
    specs: Vec<Value>,
}

impl Line {
    pub fn name(&self) -> String {
        let mut name = self.command.name.clone();
        for step in &self.path {
            name.push(' ');
            name.push_str(step);
        }
        name
    }

    fn spec(&self, name: &str) -> Option<&Value> {
        self.specs.iter().find(|spec| spec["name"] == name)
    }
}

/// The slash commands that exist in a place; those of the server hide global ones of the same name.
pub fn commands_in(world: &World, guild: Option<Id>) -> Vec<&Command> {
    let local = world.commands.iter().filter(|one| one.guild.is_some() && one.guild == guild);
    let global = world.commands.iter().filter(|one| {
        let hidden = world.commands.iter().any(|other| {
            other.guild.is_some() && other.guild == guild && other.name == one.name && other.kind == one.kind
        });
        let in_dm = one.shape["dm_permission"] != false
            && one.shape["contexts"].as_array().is_none_or(|list| list.iter().any(|context| context == 1));
        let in_guild = one.shape["contexts"].as_array().is_none_or(|list| list.iter().any(|context| context == 0));
        one.guild.is_none() && !hidden && if guild.is_some() { in_guild } else { in_dm }
    });
    local.chain(global).collect()
}

/// Takes a typed line apart by what the commands of the place look like.
pub fn parse(world: &World, guild: Option<Id>, line: &str) -> Result<Line, DeedError> {
    let text =
        line.trim().strip_prefix('/').ok_or_else(|| DeedError::new(format!("“{line}” does not begin with a slash")))?;
    let (first, mut rest) = word(text);
    let found = commands_in(world, guild).into_iter().find(|one| one.kind == 1 && one.name == first);
    let command = found.ok_or_else(|| DeedError::new(format!("there is no command /{first} here")))?.clone();
    let mut specs = command.options().to_vec();
    let mut path = Vec::new();
    while specs.iter().any(|spec| spec["type"].as_i64().is_some_and(|kind| kind <= GROUP)) {
        let (step, after) = word(rest);
        let Some(spec) = specs.iter().find(|spec| spec["name"] == step) else {
            return Err(DeedError::new(format!("/{first} has no sub-command “{step}”")));
        };
        let inner = spec["options"].as_array().cloned().unwrap_or_default();
        path.push(step.to_string());
        rest = after;
        specs = inner;
        if path.len() == 2 {
            break;
        }
    }
    let given = options(rest, &specs, first)?;
    Ok(Line { command, path, given, specs })
}

fn word(text: &str) -> (&str, &str) {
    let text = text.trim_start();
    text.split_once(char::is_whitespace).map_or((text, ""), |(word, rest)| (word, rest.trim_start()))
}

/// Splits `a:x y b:z` where `a` and `b` are names of options; a value may contain spaces and colons.
fn options(text: &str, specs: &[Value], command: &str) -> Result<Vec<(String, String)>, DeedError> {
    let known = |word: &str| {
        specs
            .iter()
            .filter_map(|spec| spec["name"].as_str())
            .find(|name| word.strip_prefix(name).is_some_and(|rest| rest.starts_with(':')))
    };
    let mut given: Vec<(String, String)> = Vec::new();
    for part in text.split_inclusive(char::is_whitespace) {
        if let Some(name) = known(part) {
            given.push((name.to_string(), part[name.len() + 1..].to_string()));
        } else if let Some((_, value)) = given.last_mut() {
            value.push_str(part);
        } else if !part.trim().is_empty() {
            return Err(DeedError::new(format!("/{command} has no option that “{}” could belong to", part.trim())));
        }
    }
    for (_, value) in &mut given {
        *value = value.trim().to_string();
    }
    Ok(given)
}

/// Who types a command, and where.
#[derive(Clone, Copy)]
struct Typist {
    user: Id,
    channel: Id,
    guild: Option<Id>,
}

impl Core {
    /// Somebody runs a slash command.
    pub fn run_slash(&mut self, user: Id, channel: Id, line: &str) -> Result<Id, DeedError> {
        let guild = self.check_may_command(user, channel)?;
        let typist = Typist { user, channel, guild };
        let line = parse(&self.world, guild, line)?;
        for spec in line.specs.iter().filter(|spec| spec["required"] == true) {
            let name = spec["name"].as_str().unwrap_or_default();
            if !line.given.iter().any(|(given, _)| given == name) {
                return Err(DeedError::new(format!("/{} needs the option “{name}”", line.name())));
            }
        }
        let wanted = &line.command.shape["default_member_permissions"];
        if let Some(needed) = wanted.as_str().and_then(|text| text.parse::<u64>().ok())
            && guild.is_some()
            && !self.world.permissions_in(user, channel).has(needed)
        {
            return Err(DeedError::new(format!("you may not use /{} here", line.command.name)));
        }
        let mut resolved = Map::new();
        let mut options = Vec::new();
        for (name, text) in &line.given {
            let spec = line.spec(name).unwrap_or(&Value::Null);
            let value = self.value(spec, text, typist, &mut resolved)?;
            options.push(json!({"name": name, "type": spec["type"], "value": value}));
        }
        let data = self.command_data(&line, options, resolved);
        let name = Some(line.name());
        Ok(self.begin(Wish { kind: COMMAND, user, channel, name, message: None, data }))
    }

    /// Somebody types in an option that completes; the last option of the line is the one being typed.
    pub fn ask_choices(&mut self, user: Id, channel: Id, line: &str) -> Result<Id, DeedError> {
        let guild = self.check_may_command(user, channel)?;
        let typist = Typist { user, channel, guild };
        let line = parse(&self.world, guild, line)?;
        let Some((focused, _)) = line.given.last().cloned() else {
            return Err(DeedError::new("no option is being typed".to_string()));
        };
        if line.spec(&focused).is_none_or(|spec| spec["autocomplete"] != true) {
            return Err(DeedError::new(format!("the option “{focused}” does not complete")));
        }
        let mut options = Vec::new();
        for (name, text) in &line.given {
            let spec = line.spec(name).unwrap_or(&Value::Null);
            if *name == focused {
                // What is being typed goes out as it is.
                options.push(json!({"name": name, "type": spec["type"], "value": text, "focused": true}));
            } else if let Ok(value) = self.value(spec, text, typist, &mut Map::new()) {
                options.push(json!({"name": name, "type": spec["type"], "value": value}));
            }
        }
        let data = self.command_data(&line, options, Map::new());
        let name = Some(line.name());
        Ok(self.begin(Wish { kind: AUTOCOMPLETE, user, channel, name, message: None, data }))
    }

    pub fn check_may_command(&self, user: Id, channel: Id) -> Result<Option<Id>, DeedError> {
        let place =
            self.world.channels.get(&channel).ok_or_else(|| DeedError::new("there is no such channel".to_string()))?;
        if !self.world.permissions(user, place).has(permissions::VIEW_CHANNEL | USE_COMMANDS) {
            return Err(DeedError::new(format!("you may not use commands in #{}", place.name)));
        }
        Ok(place.guild)
    }

    fn command_data(&self, line: &Line, options: Vec<Value>, resolved: Map<String, Value>) -> Value {
        let mut options = options;
        for (depth, step) in line.path.iter().enumerate().rev() {
            let kind = if depth + 1 == line.path.len() { SUB_COMMAND } else { GROUP };
            options = vec![json!({"name": step, "type": kind, "options": options})];
        }
        let mut data = json!({"id": line.command.id, "name": line.command.name, "type": 1, "options": options});
        if let Some(guild) = line.command.guild {
            data["guild_id"] = json!(guild);
        }
        if !resolved.is_empty() {
            data["resolved"] = Value::Object(resolved);
        }
        data
    }

    /// What a typed text means for an option, and the things it names.
    fn value(
        &self,
        spec: &Value,
        text: &str,
        typist: Typist,
        resolved: &mut Map<String, Value>,
    ) -> Result<Value, DeedError> {
        let name = spec["name"].as_str().unwrap_or_default();
        let wrong = |wish: &str| DeedError::new(format!("the option “{name}” must be {wish}, not “{text}”"));
        let kind = spec["type"].as_i64().unwrap_or_default();
        if let Some(choices) = spec["choices"].as_array().filter(|list| !list.is_empty()) {
            let is =
                |value: &Value| value == text || text.parse::<f64>().is_ok_and(|number| value.as_f64() == Some(number));
            let choice = choices.iter().find(|choice| choice["name"] == text || is(&choice["value"]));
            return choice.map(|choice| choice["value"].clone()).ok_or_else(|| wrong("one of its choices"));
        }
        match kind {
            STRING => {
                let length = text.chars().count() as u64;
                let least = spec["min_length"].as_u64().unwrap_or(0);
                let most = spec["max_length"].as_u64().unwrap_or(6_000);
                if length < least || length > most {
                    return Err(wrong(&format!("{least} to {most} characters long")));
                }
                Ok(json!(text))
            }
            INTEGER | NUMBER => {
                let number: f64 = text.parse().map_err(|_| wrong("a number"))?;
                let within = spec["min_value"].as_f64().is_none_or(|least| number >= least)
                    && spec["max_value"].as_f64().is_none_or(|most| number <= most);
                if !within {
                    return Err(wrong("within its bounds"));
                }
                if kind == INTEGER {
                    text.parse::<i64>().map(|number| json!(number)).map_err(|_| wrong("a whole number"))
                } else {
                    Ok(json!(number))
                }
            }
            BOOLEAN => text.to_lowercase().parse::<bool>().map(|yes| json!(yes)).map_err(|_| wrong("true or false")),
            USER | MENTIONABLE => self.named_user(text, typist, resolved).ok_or_else(|| wrong("a user")),
            CHANNEL => self.named_channel(text, typist, resolved).ok_or_else(|| wrong("a channel")),
            ROLE => self.named_role(text, typist.guild, resolved).ok_or_else(|| wrong("a role")),
            ATTACHMENT => Err(wrong("a file, which nobody can give to a command here")),
            _ => Err(wrong("of a known type")),
        }
    }

    fn named_user(&self, text: &str, typist: Typist, resolved: &mut Map<String, Value>) -> Option<Value> {
        let bare = bare(text);
        let user =
            bare.parse().ok().and_then(|id: Id| self.world.users.get(&id)).or_else(|| self.world.user_named(bare))?;
        let key = user.id.to_string();
        add(resolved, "users", &key, self.wire().user(user));
        if let Some(member) = self.wire().member_of(typist.guild, user.id) {
            let mut shape = self.wire().member_alone(member);
            shape["permissions"] = json!(self.world.permissions_in(user.id, typist.channel).0.to_string());
            add(resolved, "members", &key, shape);
        }
        Some(json!(key))
    }

    /// A channel of the same server that the typist can see.
    fn named_channel(&self, text: &str, typist: Typist, resolved: &mut Map<String, Value>) -> Option<Value> {
        let bare = bare(text);
        let here = |one: &&Channel| one.guild == typist.guild && self.world.can_see(typist.user, one);
        let mut all = self.world.channels.values().filter(here);
        let channel = all.find(|one| one.name == bare || one.id.to_string() == bare)?;
        let mut shape = self.wire().channel(channel);
        shape["permissions"] = json!(self.world.permissions(typist.user, channel).0.to_string());
        add(resolved, "channels", &channel.id.to_string(), shape);
        Some(json!(channel.id))
    }

    fn named_role(&self, text: &str, guild: Option<Id>, resolved: &mut Map<String, Value>) -> Option<Value> {
        let bare = bare(text);
        let guild = self.world.guilds.get(&guild?)?;
        let role = guild.roles.iter().find(|role| role.name == bare || role.id.to_string() == bare)?;
        add(resolved, "roles", &role.id.to_string(), self.wire().role(role));
        Some(json!(role.id))
    }
}

/// `<@123>`, `@anna` and `#general` without their signs.
fn bare(text: &str) -> &str {
    text.trim_start_matches(['<', '@', '#', '!', '&']).trim_end_matches('>')
}

fn add(resolved: &mut Map<String, Value>, kind: &str, key: &str, value: Value) {
    let group = resolved.entry(kind).or_insert_with(|| json!({}));
    group[key] = value;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_may_contain_spaces_and_colons() {
        let specs = [json!({"name": "game"}), json!({"name": "note"})];
        let given = options("game:great western note:at 10:30, maybe", &specs, "play").expect("parses");
        assert_eq!(given, [("game".into(), "great western".into()), ("note".into(), "at 10:30, maybe".into())]);
        assert!(options("nothing", &specs, "play").is_err());
    }
}
