//! Servers (Discord calls them guilds), their roles and their members.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::id::Id;

#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Guild {
    pub id: Id,
    pub name: String,
    pub owner: Id,
    pub locale: String,
    /// Where the server itself says who has come.
    #[serde(default)]
    pub system_channel: Option<Id>,
    /// The first is @everyone and has the guild's own id.
    pub roles: Vec<Role>,
    pub members: BTreeMap<Id, Member>,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Role {
    pub id: Id,
    pub name: String,
    pub permissions: u64,
    pub colour: u32,
    pub position: u32,
    pub managed: bool,
    pub mentionable: bool,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Member {
    pub user: Id,
    pub nick: Option<String>,
    pub roles: Vec<Id>,
    pub joined_ms: i64,
}
