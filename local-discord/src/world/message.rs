//! Messages and what hangs on them.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::id::Id;

pub const SUPPRESS_EMBEDS: u64 = 1 << 2;
pub const HAS_THREAD: u64 = 1 << 5;
pub const EPHEMERAL: u64 = 1 << 6;
pub const LOADING: u64 = 1 << 7;
pub const SUPPRESS_NOTIFICATIONS: u64 = 1 << 12;
pub const COMPONENTS_V2: u64 = 1 << 15;

#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Message {
    pub id: Id,
    pub channel: Id,
    pub author: Id,
    /// 0 plain, 18 a thread was made, 19 a reply, 20 the answer to a slash command.
    pub kind: u8,
    pub content: String,
    pub embeds: Vec<Value>,
    pub components: Vec<Value>,
    pub attachments: Vec<Attachment>,
    pub flags: u64,
    pub edited_ms: Option<i64>,
    pub mentions: Vec<Id>,
    pub mention_roles: Vec<Id>,
    pub mention_everyone: bool,
    pub pinned: bool,
    pub tts: bool,
    pub nonce: Option<Value>,
    pub reference: Option<Id>,
    /// The interaction that this answers.
    pub asked: Option<Asked>,
    /// Ephemeral messages: the only person who sees it.
    pub only_for: Option<Id>,
    /// The thread that grew from this message.
    pub thread: Option<Id>,
}

impl Message {
    pub fn has(&self, flag: u64) -> bool {
        self.flags & flag != 0
    }

    pub fn visible_to(&self, user: Id) -> bool {
        self.only_for.is_none_or(|only| only == user)
    }
}

/// Who asked for a message, and how.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Asked {
    pub interaction: Id,
    pub kind: u8,
    pub user: Id,
    pub name: Option<String>,
    /// The message that a pressed component was on.
    pub on_message: Option<Id>,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Attachment {
    pub id: Id,
    pub filename: String,
    pub title: Option<String>,
    pub description: Option<String>,
    pub content_type: Option<String>,
    pub size: u64,
    pub width: Option<u64>,
    pub height: Option<u64>,
    /// Shown inside an embed, and therefore not listed beside it.
    pub in_embed: bool,
}

/// A nonce that may not be used again for a few minutes.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Nonce {
    pub channel: Id,
    pub author: Id,
    pub value: String,
    pub message: Id,
    pub at_ms: i64,
}
