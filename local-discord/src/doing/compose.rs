//! Turns a judged body into a message.

use serde_json::{Value, json};

use crate::core::Core;
use crate::id::Id;
use crate::judge::body::Upload;
use crate::judge::mentions::{self, Mentioned};
use crate::judge::{Object, emoji, present};
use crate::refusal::Refusal;
use crate::world::message::{Attachment, Message, SUPPRESS_EMBEDS};

impl Core {
    pub fn blank_message(&mut self, channel: Id, author: Id, kind: u8) -> Message {
        Message {
            id: self.next_id(),
            channel,
            author,
            kind,
            content: String::new(),
            embeds: Vec::new(),
            components: Vec::new(),
            attachments: Vec::new(),
            flags: 0,
            edited_ms: None,
            mentions: Vec::new(),
            mention_roles: Vec::new(),
            mention_everyone: false,
            pinned: false,
            tts: false,
            nonce: None,
            reference: None,
            asked: None,
            only_for: None,
            thread: None,
        }
    }

    /// Writes the fields that the body has into the message; what it does not name stays.
    pub fn write_into(&mut self, message: &mut Message, body: &Object, files: &[Upload]) -> Result<(), Refusal> {
        if let Some(content) = body.get("content") {
            message.content = emoji::spelled_out(content.as_str().unwrap_or_default().trim(), &self.world);
        }
        if let Some(embeds) = body.get("embeds") {
            message.embeds = embeds
                .as_array()
                .map_or_else(Vec::new, |list| list.iter().map(|one| self.embed(message, one)).collect());
        }
        if let Some(components) = body.get("components") {
            message.components = components.as_array().cloned().unwrap_or_default();
            number(&mut message.components, &mut 1);
        }
        if body.get("tts").and_then(Value::as_bool) == Some(true) {
            message.tts = true;
        }
        self.attach(message, body, files)?;
        self.mention(message, present(body, "allowed_mentions"));
        Ok(())
    }

    fn attach(&mut self, message: &mut Message, body: &Object, files: &[Upload]) -> Result<(), Refusal> {
        let listed = present(body, "attachments").and_then(Value::as_array);
        let entry = |id: u64| {
            let list = listed?;
            list.iter().find(|one| one["id"].as_u64() == Some(id) || one["id"].as_str() == Some(&id.to_string()))
        };
        if listed.is_some() {
            let in_use: Vec<String> = pointed_to(&message.embeds);
            let mut dropped = Vec::new();
            message.attachments.retain(|one| {
                let keep = entry(one.id.0).is_some() || in_use.contains(&one.filename);
                if !keep {
                    dropped.push(one.id);
                }
                keep
            });
            for id in dropped {
                self.files.remove(id);
            }
            for one in &mut message.attachments {
                if let Some(text) = entry(one.id.0).and_then(|entry| entry["description"].as_str()) {
                    one.description = Some(text.to_string());
                }
            }
        }
        for file in files {
            let entry = entry(file.index as u64);
            let field = |name: &str| entry.and_then(|entry| entry[name].as_str()).map(String::from);
            let id = self.next_id();
            let picture = imagesize::blob_size(&file.bytes).ok();
            message.attachments.push(Attachment {
                id,
                filename: safe_name(&field("filename").unwrap_or_else(|| file.filename.clone())),
                title: field("title"),
                description: field("description"),
                content_type: Some(content_type(&file.filename, file.content_type.as_deref(), &file.bytes)),
                size: file.bytes.len() as u64,
                width: picture.map(|size| size.width as u64),
                height: picture.map(|size| size.height as u64),
                in_embed: false,
            });
            self.files
                .put(id, file.bytes.clone())
                .map_err(|why| Refusal::new(500, 0, format!("the file {} cannot be kept: {why}", file.filename)))?;
        }
        let in_use = pointed_to(&message.embeds);
        for one in &mut message.attachments {
            one.in_embed = in_use.contains(&one.filename);
        }
        Ok(())
    }

    /// An embed as it is kept: of type rich, and with addresses of this message's own files turned back into `attachment://`.
    fn embed(&self, message: &Message, embed: &Value) -> Value {
        let mut kept = json!({"type": "rich"});
        for key in
            ["title", "description", "url", "color", "timestamp", "footer", "image", "thumbnail", "author", "fields"]
        {
            if let Some(value) = embed.get(key).filter(|value| !value.is_null()) {
                kept[key] = value.clone();
            }
        }
        if let Some(fields) = kept.get_mut("fields").and_then(Value::as_array_mut) {
            for field in fields {
                field["inline"] = json!(field["inline"].as_bool().unwrap_or(false));
            }
        }
        let own = format!("{}/attachments/", self.base);
        for (place, key) in PICTURES {
            let Some(url) = kept.get(place).and_then(|part| part.get(key)).and_then(Value::as_str) else { continue };
            let Some(rest) = url.strip_prefix(&own) else { continue };
            let id = rest.split('/').nth(1).and_then(|id| id.parse().ok());
            if let Some(file) = message.attachments.iter().find(|one| Some(one.id) == id) {
                kept[place] = json!({key: format!("attachment://{}", file.filename)});
            }
        }
        kept
    }

    fn mention(&self, message: &mut Message, allowed: Option<&Value>) {
        let Mentioned { mut users, roles, everyone } = mentions::read(&message.content, allowed);
        let pings_author = allowed.is_none_or(|allowed| allowed["replied_user"] != false);
        let answered = message.reference.and_then(|id| self.world.message(message.channel, id));
        if let Some(answered) = answered
            && pings_author
            && !users.contains(&answered.author)
        {
            users.push(answered.author);
        }
        users.retain(|id| self.world.users.contains_key(id));
        message.mentions = users;
        message.mention_roles = roles;
        message.mention_everyone = everyone;
    }

    /// Changes the flags that a body may change.
    pub fn reflag(message: &mut Message, body: &Object) {
        if let Some(flags) = body.get("flags").and_then(Value::as_u64) {
            message.flags = message.flags & !SUPPRESS_EMBEDS | flags & SUPPRESS_EMBEDS;
        }
    }
}

const PICTURES: [(&str, &str); 4] =
    [("image", "url"), ("thumbnail", "url"), ("author", "icon_url"), ("footer", "icon_url")];

/// The files that embeds show.
fn pointed_to(embeds: &[Value]) -> Vec<String> {
    let urls =
        embeds.iter().flat_map(|embed| PICTURES.iter().filter_map(|(place, key)| embed.get(place)?.get(key)?.as_str()));
    urls.filter_map(|url| url.strip_prefix("attachment://")).map(String::from).collect()
}

/// Components get numbers, as Discord gives them.
fn number(components: &mut [Value], next: &mut u64) {
    for component in components {
        if component["id"].as_u64().is_none_or(|id| id == 0) {
            component["id"] = json!(*next);
        }
        *next += 1;
        // Ids are taken as numbers too, and always told as texts.
        for chosen in component.get_mut("default_values").and_then(Value::as_array_mut).into_iter().flatten() {
            if let Some(id) = chosen["id"].as_u64() {
                chosen["id"] = json!(id.to_string());
            }
        }
        if let Some(inner) = component.get_mut("components").and_then(Value::as_array_mut) {
            number(inner, next);
        }
    }
}

/// Discord keeps letters, digits and a few signs of a file's name.
fn safe_name(name: &str) -> String {
    let kept: String =
        name.chars().map(|c| if c.is_alphanumeric() || matches!(c, '.' | '-' | '_') { c } else { '_' }).collect();
    kept.trim_start_matches('.').to_string()
}

fn content_type(name: &str, given: Option<&str>, bytes: &[u8]) -> String {
    let by_bytes = match imagesize::image_type(bytes) {
        Ok(imagesize::ImageType::Png) => Some("image/png"),
        Ok(imagesize::ImageType::Jpeg) => Some("image/jpeg"),
        Ok(imagesize::ImageType::Gif) => Some("image/gif"),
        Ok(imagesize::ImageType::Webp) => Some("image/webp"),
        _ => None,
    };
    let by_name = match name.rsplit('.').next() {
        Some("txt" | "log" | "md") => Some("text/plain; charset=utf-8"),
        Some("json") => Some("application/json"),
        _ => None,
    };
    by_bytes.or(by_name).or(given).unwrap_or("application/octet-stream").to_string()
}
