//! Users.

use serde::{Deserialize, Serialize};

use crate::id::Id;

#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct User {
    pub id: Id,
    pub username: String,
    pub global_name: Option<String>,
    pub bot: bool,
    /// The language she uses Discord in, such as `en-GB`.
    pub locale: String,
    /// Whether she lets bots write to her.
    pub open_to_messages: bool,
}

impl User {
    pub fn shown_name(&self) -> &str {
        self.global_name.as_deref().unwrap_or(&self.username)
    }
}
