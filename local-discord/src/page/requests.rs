//! What a page can ask for.

use std::collections::BTreeMap;

use serde_json::{Value, json};

use crate::core::Core;
use crate::doing::deed_error::DeedError;
use crate::doing::slash::commands_in;
use crate::id::Id;
use crate::world::message::Message;
use crate::world::permissions::READ_HISTORY;

/// How many messages a page gets at a time.
const MESSAGES: usize = 50;

impl Core {
    /// Does what a page asks, as the user it shows.
    pub fn page_request(&mut self, page: u64, request: &Value) -> Result<Value, DeedError> {
        let viewer = self.pages.viewer(page).ok_or_else(|| DeedError::new("this page is closed"))?;
        let text = |key: &str| request[key].as_str().unwrap_or_default();
        let id = |key: &str| text(key).parse::<Id>().map_err(|_| DeedError::new(format!("“{key}” is no id")));
        let begun = |id: Id| Ok(json!({"interaction": id}));
        match text("do") {
            "as" => {
                let user = id("user")?;
                if self.world.users.get(&user).is_none_or(|user| user.bot) {
                    return Err(DeedError::new("there is nobody like that"));
                }
                self.pages.look_as(page, user);
                Ok(self.page_snapshot(user))
            }
            "messages" => self.page_messages(viewer, id("channel")?, id("before").ok()),
            "read" => {
                let (channel, message) = (id("channel")?, id("message")?);
                self.mark_read(viewer, channel, message);
                self.tell_channel(channel);
                Ok(Value::Null)
            }
            "commands" => {
                let guild = self.world.channels.get(&id("channel")?).and_then(|channel| channel.guild);
                Ok(commands_in(&self.world, guild).into_iter().map(|one| one.shape.clone()).collect())
            }
            "say" => self.say(viewer, id("channel")?, text("text"), id("answer").ok()).map(|id| json!({"message": id})),
            "slash" => self.run_slash(viewer, id("channel")?, text("line")).and_then(begun),
            "complete" => self.ask_choices(viewer, id("channel")?, text("line")).and_then(begun),
            "press" => self.press(viewer, id("message")?, text("custom_id")).and_then(begun),
            "select" => {
                let values: Vec<String> = request["values"]
                    .as_array()
                    .into_iter()
                    .flatten()
                    .filter_map(|one| one.as_str().map(String::from))
                    .collect();
                self.select(viewer, id("message")?, text("custom_id"), &values).and_then(begun)
            }
            "submit" => {
                let fields = request["values"].as_object().into_iter().flatten();
                let values: BTreeMap<String, String> =
                    fields.map(|(key, value)| (key.clone(), value.as_str().unwrap_or_default().to_string())).collect();
                self.submit(viewer, id("interaction")?, &values).and_then(begun)
            }
            "close" => {
                self.close_modal(viewer, id("interaction")?);
                Ok(Value::Null)
            }
            "status" => Ok(self.interaction_status(id("interaction")?)),
            "use" => self.use_on(viewer, id("channel")?, text("name"), id("target")?).and_then(begun),
            "dismiss" => {
                let message = id("message")?;
                let own = self
                    .world
                    .message_anywhere(message)
                    .filter(|one| one.only_for == Some(viewer))
                    .map(|one| one.channel);
                if let Some(channel) = own {
                    self.take_away(channel, message);
                }
                Ok(Value::Null)
            }
            "direct" => {
                let channel = self.direct_channel(viewer);
                Ok(json!({"channel": channel}))
            }
            other => Err(DeedError::new(format!("this server does not know how to “{other}”"))),
        }
    }

    fn page_messages(&self, viewer: Id, channel: Id, before: Option<Id>) -> Result<Value, DeedError> {
        if !self.world.permissions_in(viewer, channel).has(READ_HISTORY) {
            return Err(DeedError::new("you cannot read that channel"));
        }
        let before = before.unwrap_or(Id(u64::MAX));
        let seen = |message: &&Message| message.id < before && message.visible_to(viewer);
        let list = self.world.messages.get(&channel).into_iter().flat_map(|list| list.values().rev());
        let mut found: Vec<&Message> = list.filter(seen).take(MESSAGES + 1).collect();
        let more = found.len() > MESSAGES;
        found.truncate(MESSAGES);
        found.reverse();
        Ok(json!({"messages": found.into_iter().map(|one| self.page_message(one)).collect::<Vec<_>>(), "more": more}))
    }
}
