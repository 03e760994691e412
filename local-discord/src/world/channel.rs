//! Channels of a server, threads, and direct messages.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::id::Id;

pub const TEXT: u8 = 0;
pub const DIRECT: u8 = 1;
pub const CATEGORY: u8 = 4;
pub const ANNOUNCEMENT: u8 = 5;
pub const ANNOUNCEMENT_THREAD: u8 = 10;
pub const PUBLIC_THREAD: u8 = 11;
pub const PRIVATE_THREAD: u8 = 12;

#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Channel {
    pub id: Id,
    pub kind: u8,
    pub guild: Option<Id>,
    /// The category of a channel, the channel of a thread.
    pub parent: Option<Id>,
    pub name: String,
    pub topic: Option<String>,
    pub position: u32,
    pub overwrites: Vec<Overwrite>,
    /// The two ends of a direct message.
    pub recipients: Vec<Id>,
    pub thread: Option<Thread>,
    pub last_message: Option<Id>,
    pub slow_mode_s: u32,
    pub nsfw: bool,
}

/// What one role or member may and may not do in a channel.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Overwrite {
    pub id: Id,
    /// 0: a role, 1: a member.
    pub kind: u8,
    pub allow: u64,
    pub deny: u64,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Thread {
    pub owner: Id,
    pub archived: bool,
    pub locked: bool,
    pub invitable: bool,
    pub auto_archive_minutes: i64,
    pub archive_ms: i64,
    pub active_ms: i64,
    pub message_count: u32,
    pub total_sent: u32,
    /// User and when she joined.
    pub members: BTreeMap<Id, i64>,
}

impl Channel {
    pub fn is_thread(&self) -> bool {
        self.thread.is_some()
    }

    pub fn holds_messages(&self) -> bool {
        self.kind != CATEGORY
    }

    pub fn is_archived(&self) -> bool {
        self.thread.as_ref().is_some_and(|thread| thread.archived)
    }

    /// When the thread goes to sleep if nobody speaks.
    pub fn archive_due_ms(&self) -> Option<i64> {
        let thread = self.thread.as_ref().filter(|thread| !thread.archived)?;
        Some(thread.active_ms + thread.auto_archive_minutes * 60_000)
    }
}
