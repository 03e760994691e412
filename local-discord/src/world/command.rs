//! Application commands.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::id::Id;

#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Command {
    pub id: Id,
    pub guild: Option<Id>,
    pub version: Id,
    /// 1 slash, 2 on a user, 3 on a message.
    pub kind: u8,
    pub name: String,
    /// The complete object as Discord shows it.
    pub shape: Value,
}

impl Command {
    pub fn options(&self) -> &[Value] {
        self.shape["options"].as_array().map_or(&[], Vec::as_slice)
    }
}
