//! Events on their way to the bot.

use serde_json::{Value, json};

use crate::id::Id;

pub struct Event {
    pub name: &'static str,
    /// Decides the shard; none: the first.
    pub guild: Option<Id>,
    /// Any of these intents suffices; 0: none is needed.
    pub intents: u64,
    pub data: Value,
    /// What people wrote is left out for those without the intent to read it.
    pub content: bool,
}

impl Event {
    /// The message without what its author wrote.
    pub fn masked(&self) -> Value {
        let mut data = self.data.clone();
        data["content"] = json!("");
        for list in ["embeds", "attachments", "components"] {
            data[list] = json!([]);
        }
        data
    }
}
