//! What people do with messages: write, press, choose, fill in, use a context menu.

use std::collections::BTreeMap;

use serde_json::{Map, Value, json};

use super::deed_error::DeedError;
use super::interact::Wish;
use super::slash::commands_in;
use crate::core::Core;
use crate::id::Id;
use crate::judge::component::{BUTTON, LABEL, STRING_SELECT, TEXT_INPUT};
use crate::judge::limits;
use crate::world::interaction::{COMMAND, COMPONENT, MODAL_SUBMIT, PING};
use crate::world::message::Message;
use crate::world::permissions::{SEND_IN_THREADS, SEND_MESSAGES, VIEW_CHANNEL};

/// All components of a message, without their rows.
pub fn parts(message: &Message) -> impl Iterator<Item = &Value> {
    message.components.iter().flat_map(|row| row["components"].as_array().map_or(&[][..], Vec::as_slice))
}

impl Core {
    fn component(&self, user: Id, message: Id, custom_id: &str) -> Result<(Message, Value), DeedError> {
        let found = self.world.message_anywhere(message).filter(|one| one.visible_to(user));
        let message = found.ok_or_else(|| DeedError::new("this message is gone"))?;
        if !self.world.permissions_in(user, message.channel).has(VIEW_CHANNEL) {
            return Err(DeedError::new("you cannot see that channel"));
        }
        let part = parts(message)
            .find(|part| part["custom_id"] == custom_id)
            .ok_or_else(|| DeedError::new("this message no longer has that"))?;
        if part["disabled"] == true {
            return Err(DeedError::new("this is disabled"));
        }
        Ok((message.clone(), part.clone()))
    }

    /// The client wakes a sleeping thread before it presses anything there; a locked one is for those who manage threads.
    fn wake_for(&mut self, user: Id, channel: Id) -> Result<(), DeedError> {
        let Some(place) = self.world.channels.get(&channel) else { return Ok(()) };
        if self.world.is_locked_for(user, place) {
            return Err(DeedError::new("this thread is locked"));
        }
        if place.is_archived() {
            self.archive(channel, false);
        }
        Ok(())
    }

    pub fn press(&mut self, user: Id, message: Id, custom_id: &str) -> Result<Id, DeedError> {
        let (message, part) = self.component(user, message, custom_id)?;
        self.wake_for(user, message.channel)?;
        if part["type"].as_i64() != Some(BUTTON) {
            return Err(DeedError::new("that is no button"));
        }
        let data = json!({"custom_id": custom_id, "component_type": BUTTON, "id": part["id"]});
        Ok(self.begin(Wish {
            kind: COMPONENT,
            user,
            channel: message.channel,
            name: None,
            message: Some(message.id),
            data,
        }))
    }

    pub fn select(&mut self, user: Id, message: Id, custom_id: &str, values: &[String]) -> Result<Id, DeedError> {
        let (message, part) = self.component(user, message, custom_id)?;
        self.wake_for(user, message.channel)?;
        let kind = part["type"].as_i64().unwrap_or_default();
        if kind == BUTTON {
            return Err(DeedError::new("that is no menu"));
        }
        let (least, most) = (part["min_values"].as_u64().unwrap_or(1), part["max_values"].as_u64().unwrap_or(1));
        if !(least..=most).contains(&(values.len() as u64)) {
            return Err(DeedError::new(format!("choose {least} to {most} of them")));
        }
        let mut data = json!({"custom_id": custom_id, "component_type": kind, "id": part["id"], "values": values});
        if kind == STRING_SELECT {
            let offered = |value: &String| {
                part["options"].as_array().is_some_and(|list| list.iter().any(|one| one["value"] == value.as_str()))
            };
            if let Some(strange) = values.iter().find(|value| !offered(value)) {
                return Err(DeedError::new(format!("“{strange}” is not offered")));
            }
        } else {
            data["resolved"] = self.resolve(user, &message, values);
        }
        Ok(self.begin(Wish {
            kind: COMPONENT,
            user,
            channel: message.channel,
            name: None,
            message: Some(message.id),
            data,
        }))
    }

    /// What a client that was tampered with can send: any id and any value, on a message that is there.
    pub fn forge(&mut self, user: Id, message: Id, custom_id: &str, values: &[&str]) -> Result<Id, DeedError> {
        let found = self.world.message_anywhere(message).filter(|one| one.visible_to(user));
        let message = found.ok_or_else(|| DeedError::new("this message is gone"))?;
        if !self.world.permissions_in(user, message.channel).has(VIEW_CHANNEL) {
            return Err(DeedError::new("you cannot see that channel, and Discord takes no press from there"));
        }
        let (channel, message) = (message.channel, Some(message.id));
        let data = match values {
            [] => json!({"custom_id": custom_id, "component_type": BUTTON, "id": 1}),
            values => json!({"custom_id": custom_id, "component_type": STRING_SELECT, "id": 1, "values": values}),
        };
        Ok(self.begin(Wish { kind: COMPONENT, user, channel, name: None, message, data }))
    }

    fn resolve(&self, user: Id, message: &Message, values: &[String]) -> Value {
        let guild = self.world.channels.get(&message.channel).and_then(|channel| channel.guild);
        let (mut users, mut members, mut channels) = (Map::new(), Map::new(), Map::new());
        for id in values.iter().filter_map(|value| value.parse::<Id>().ok()) {
            if let Some(user) = self.world.users.get(&id) {
                users.insert(id.to_string(), self.wire().user(user));
                if let Some(member) = self.wire().member_of(guild, id) {
                    let mut shape = self.wire().member_alone(member);
                    shape["permissions"] = json!(self.world.permissions_in(id, message.channel).0.to_string());
                    members.insert(id.to_string(), shape);
                }
            } else if let Some(channel) = self.world.channels.get(&id) {
                let mut shape = self.wire().channel(channel);
                shape["permissions"] = json!(self.world.permissions(user, channel).0.to_string());
                channels.insert(id.to_string(), shape);
            }
        }
        json!({"users": users, "members": members, "channels": channels})
    }

    /// Sends the modal that answered an interaction of this user.
    pub fn submit(&mut self, user: Id, opened_by: Id, values: &BTreeMap<String, String>) -> Result<Id, DeedError> {
        let source = self.world.interactions.get(&opened_by).filter(|one| one.user == user);
        let source = source.ok_or_else(|| DeedError::new("there is no such form"))?;
        let modal = source.modal.clone().ok_or_else(|| DeedError::new("this form is no longer open"))?;
        let (channel, message) = (source.channel, source.message);
        let mut rows = Vec::new();
        for row in modal["components"].as_array().map_or(&[][..], Vec::as_slice) {
            rows.push(filled(row, values)?);
        }
        if let Some(source) = self.world.interactions.get_mut(&opened_by) {
            source.modal = None;
        }
        let data = json!({"custom_id": modal["custom_id"], "components": rows});
        Ok(self.begin(Wish { kind: MODAL_SUBMIT, user, channel, name: None, message, data }))
    }

    pub fn close_modal(&mut self, user: Id, opened_by: Id) {
        if let Some(source) = self.world.interactions.get_mut(&opened_by).filter(|one| one.user == user) {
            source.modal = None;
        }
    }

    /// Uses a command of the context menu on a message or a user.
    pub fn use_on(&mut self, user: Id, channel: Id, name: &str, target: Id) -> Result<Id, DeedError> {
        let guild = self.check_may_command(user, channel)?;
        let kind = if self.world.users.contains_key(&target) { 2 } else { 3 };
        let found =
            commands_in(&self.world, guild).into_iter().find(|one| one.kind == kind && one.name == name).cloned();
        let command = found.ok_or_else(|| DeedError::new(format!("there is no “{name}” in the menu")))?;
        let mut data = json!({"id": command.id, "name": command.name, "type": kind, "target_id": target});
        data["resolved"] = if kind == 2 {
            json!({"users": {target.to_string(): self.wire().user_by_id(target)}})
        } else {
            let message = self.world.message(channel, target).filter(|one| one.visible_to(user));
            let message = message.ok_or_else(|| DeedError::new("this message is gone"))?;
            json!({"messages": {target.to_string(): self.wire().message(message)}})
        };
        Ok(self.begin(Wish { kind: COMMAND, user, channel, name: Some(command.name), message: None, data }))
    }

    /// The ping that Discord sends to check an endpoint; the bot answers with a pong.
    pub fn ping(&mut self, user: Id, channel: Id) -> Id {
        self.begin(Wish { kind: PING, user, channel, name: None, message: None, data: Value::Null })
    }

    /// Somebody writes a message.
    pub fn say(&mut self, user: Id, channel: Id, text: &str, answer_to: Option<Id>) -> Result<Id, DeedError> {
        let place = self.world.channels.get(&channel).ok_or_else(|| DeedError::new("there is no such channel"))?;
        let needed = if place.is_thread() { SEND_IN_THREADS } else { SEND_MESSAGES };
        if !place.holds_messages() || !self.world.permissions(user, place).has(VIEW_CHANNEL | needed) {
            return Err(DeedError::new(format!("you may not write in #{}", place.name)));
        }
        if self.world.is_locked_for(user, place) {
            return Err(DeedError::new("this thread is locked"));
        }
        let text = text.trim();
        if text.is_empty() || text.chars().count() > limits::CONTENT {
            return Err(DeedError::new(format!("a message has 1 to {} characters", limits::CONTENT)));
        }
        let mut message = self.blank_message(channel, user, if answer_to.is_some() { 19 } else { 0 });
        message.reference = answer_to;
        let body = json!({"content": self.with_mentions(text)});
        if let Value::Object(body) = body {
            self.write_into(&mut message, &body, &[]).map_err(|refusal| DeedError::new(refusal.message))?;
        }
        let id = message.id;
        self.put(message);
        Ok(id)
    }

    /// `@anna` as it goes over the wire.
    fn with_mentions(&self, text: &str) -> String {
        let mut text = text.to_string();
        for user in self.world.users.values() {
            text = text.replace(&format!("@{}", user.username), &format!("<@{}>", user.id));
        }
        text
    }
}

/// One row of a modal with what was typed into it.
fn filled(row: &Value, values: &BTreeMap<String, String>) -> Result<Value, DeedError> {
    let label = row["type"].as_i64() == Some(LABEL);
    let part = if label { &row["component"] } else { &row["components"][0] };
    let id = part["custom_id"].as_str().unwrap_or_default();
    let shown = if label { &row["label"] } else { &part["label"] };
    let shown = shown.as_str().unwrap_or(id);
    let text = values.get(id).cloned().or_else(|| part["value"].as_str().map(String::from)).unwrap_or_default();
    let mut answer = json!({"type": part["type"], "custom_id": id, "id": part["id"].as_u64().unwrap_or(0)});
    if part["type"].as_i64() == Some(TEXT_INPUT) {
        let length = text.chars().count() as u64;
        let required = part["required"] != false;
        if required && text.trim().is_empty() {
            return Err(DeedError::new(format!("“{shown}” must be filled in")));
        }
        let (least, most) = (part["min_length"].as_u64().unwrap_or(0), part["max_length"].as_u64().unwrap_or(4_000));
        if length > 0 && !(least..=most).contains(&length) {
            return Err(DeedError::new(format!("“{shown}” must have {least} to {most} characters")));
        }
        answer["value"] = json!(text);
    } else {
        answer["values"] = json!([text]);
    }
    Ok(if label {
        json!({"type": LABEL, "id": row["id"].as_u64().unwrap_or(0), "component": answer})
    } else {
        json!({"type": 1, "id": row["id"].as_u64().unwrap_or(0), "components": [answer]})
    })
}
