//! Interactions: what a person did that the bot must answer.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::id::Id;

pub const PING: u8 = 1;
pub const COMMAND: u8 = 2;
pub const COMPONENT: u8 = 3;
pub const AUTOCOMPLETE: u8 = 4;
pub const MODAL_SUBMIT: u8 = 5;

/// The bot must acknowledge within this time.
pub const ACKNOWLEDGE_MS: i64 = 3_000;
/// The token is good for this long.
pub const TOKEN_MS: i64 = 15 * 60 * 1_000;

#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Interaction {
    pub id: Id,
    pub token: String,
    pub kind: u8,
    pub user: Id,
    pub guild: Option<Id>,
    pub channel: Id,
    /// The command's name as the person typed it, with its sub-commands.
    pub name: Option<String>,
    /// The message a component is on, also for a modal that such a component opened.
    pub message: Option<Id>,
    pub made_ms: i64,
    pub state: State,
    /// The answer that `@original` names.
    pub original: Option<Id>,
    pub follow_ups: Vec<Id>,
    /// The modal that the bot opened in answer, until it is submitted or closed.
    pub modal: Option<Value>,
    /// The choices that the bot offered in answer to an autocomplete.
    pub choices: Option<Vec<Value>>,
}

/// Where an interaction stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum State {
    Waiting,
    /// Acknowledged with this type of callback.
    Acknowledged(u8),
    /// Nobody answered in time: the person reads “This interaction failed”.
    Failed,
}

impl Interaction {
    pub fn token_is_good(&self, now_ms: i64) -> bool {
        now_ms < self.made_ms + TOKEN_MS
    }

    pub fn in_time(&self, now_ms: i64) -> bool {
        self.state != State::Failed && now_ms <= self.made_ms + ACKNOWLEDGE_MS
    }
}
