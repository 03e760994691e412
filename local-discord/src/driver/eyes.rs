//! What a person sees.

use std::fmt;
use std::fmt::Write;

use serde_json::Value;

use crate::core::Core;
use crate::doing::deed::parts;
use crate::id::Id;
use crate::world::World;
use crate::world::message::{LOADING, Message};

/// A message on somebody's screen.
#[derive(Clone, Debug)]
pub struct Seen {
    pub id: Id,
    pub channel: Id,
    pub author: String,
    /// Everything that can be read on it: text, embeds, pictures' alt texts, labels.
    pub text: String,
    /// The message as Discord writes it.
    pub json: Value,
    private: bool,
}

impl Seen {
    pub(super) fn new(core: &Core, message: &Message) -> Self {
        let author = core.world.users.get(&message.author).map_or("?", |user| user.shown_name()).to_string();
        let (text, json) = (readable(&core.world, message), core.wire().message(message));
        Seen { id: message.id, channel: message.channel, author, text, json, private: message.only_for.is_some() }
    }

    /// “Only you can see this”.
    pub fn is_private(&self) -> bool {
        self.private
    }

    /// “(edited)”.
    pub fn is_edited(&self) -> bool {
        !self.json["edited_timestamp"].is_null()
    }

    pub fn content(&self) -> &str {
        self.json["content"].as_str().unwrap_or_default()
    }

    /// The names of the attached files.
    pub fn files(&self) -> Vec<&str> {
        let list = self.json["attachments"].as_array();
        list.into_iter().flatten().filter_map(|one| one["filename"].as_str()).collect()
    }

    /// The labels of the buttons that can be pressed.
    pub fn buttons(&self) -> Vec<&str> {
        let rows = self.json["components"].as_array().into_iter().flatten();
        let all = rows.flat_map(|row| row["components"].as_array().into_iter().flatten());
        all.filter(|part| part["type"] == 2 && part["disabled"] != true)
            .filter_map(|part| part["label"].as_str())
            .collect()
    }
}

impl fmt::Display for Seen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}: {}", self.author, if self.private { " (only you)" } else { "" }, self.text)
    }
}

/// Everything that can be read on a message, one thing a line.
fn readable(world: &World, message: &Message) -> String {
    let mut text = named(world, &message.content);
    let mut line = |part: &str| {
        if !part.is_empty() {
            if !text.is_empty() {
                text.push('\n');
            }
            text.push_str(part);
        }
    };
    if message.has(LOADING) {
        line("… is thinking");
    }
    for embed in &message.embeds {
        let field = |value: &Value| named(world, value.as_str().unwrap_or_default());
        for value in [&embed["author"]["name"], &embed["title"], &embed["description"]] {
            line(&field(value));
        }
        for one in embed["fields"].as_array().into_iter().flatten() {
            line(&format!("{}: {}", field(&one["name"]), field(&one["value"])));
        }
        line(&field(&embed["footer"]["text"]));
    }
    for file in &message.attachments {
        line(&format!(
            "[{}{}]",
            file.filename,
            file.description.as_ref().map_or(String::new(), |alt| format!(": {alt}"))
        ));
    }
    for part in parts(message) {
        let mut label = part["label"].as_str().or_else(|| part["placeholder"].as_str()).unwrap_or_default().to_string();
        for option in part["options"].as_array().into_iter().flatten() {
            let _ = write!(label, " | {}", option["label"].as_str().unwrap_or_default());
        }
        line(&format!("<{}{label}>", if part["disabled"] == true { "disabled: " } else { "" }));
    }
    text
}

/// Mentions as people read them.
fn named(world: &World, text: &str) -> String {
    let mut text = text.to_string();
    if text.contains("<@") {
        for user in world.users.values() {
            let name = format!("@{}", user.shown_name());
            text = text.replace(&format!("<@{}>", user.id), &name).replace(&format!("<@!{}>", user.id), &name);
        }
    }
    text
}
