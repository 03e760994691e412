//! Everything that stays when the server restarts: people, servers, channels, messages, commands, interactions.

pub mod channel;
pub mod command;
pub mod guild;
pub mod interaction;
pub mod message;
pub mod permissions;
pub mod person;
pub mod seed;

use std::collections::{BTreeMap, HashMap, VecDeque};

use serde::{Deserialize, Serialize};

use crate::id::{Id, Snowflakes};
use channel::Channel;
use command::Command;
use guild::Guild;
use interaction::Interaction;
use message::{Message, Nonce};
use person::User;

/// The application whose bot this server hosts.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Application {
    /// Also the id of the bot's user.
    pub id: Id,
    pub name: String,
    pub token: String,
}

/// An emoji that the application uploaded.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Emoji {
    pub id: Id,
    pub name: String,
    pub animated: bool,
    pub content_type: String,
    pub image: Vec<u8>,
}

/// How far somebody has read a channel.
#[derive(Clone, Copy, Debug, Default, Serialize, Deserialize)]
pub struct Read {
    pub up_to: Id,
    pub mentions: u32,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct World {
    pub application: Application,
    pub users: BTreeMap<Id, User>,
    pub guilds: BTreeMap<Id, Guild>,
    pub channels: BTreeMap<Id, Channel>,
    /// By channel, then by message.
    pub messages: BTreeMap<Id, BTreeMap<Id, Message>>,
    pub commands: Vec<Command>,
    pub emojis: Vec<Emoji>,
    pub interactions: BTreeMap<Id, Interaction>,
    /// By user, then by channel.
    pub reads: BTreeMap<Id, BTreeMap<Id, Read>>,
    pub nonces: VecDeque<Nonce>,
    /// Moments of edits to messages older than an hour, by channel.
    pub old_edits: BTreeMap<Id, VecDeque<i64>>,
    /// Moments of new names and topics, by channel.
    #[serde(default)]
    pub renames: BTreeMap<Id, VecDeque<i64>>,
    /// Signs the addresses of attachments.
    pub secret: String,
    pub snowflakes: Snowflakes,
    #[serde(skip)]
    pub by_token: HashMap<String, Id>,
}

impl World {
    pub fn bot(&self) -> Id {
        self.application.id
    }

    pub fn user_named(&self, name: &str) -> Option<&User> {
        self.users.values().find(|user| user.username == name || user.shown_name() == name)
    }

    pub fn channel_named(&self, name: &str) -> Option<&Channel> {
        let name = name.trim_start_matches('#');
        self.channels.values().find(|channel| channel.name == name)
    }

    pub fn message(&self, channel: Id, message: Id) -> Option<&Message> {
        self.messages.get(&channel)?.get(&message)
    }

    pub fn message_mut(&mut self, channel: Id, message: Id) -> Option<&mut Message> {
        self.messages.get_mut(&channel)?.get_mut(&message)
    }

    /// Finds a message by its id alone.
    pub fn message_anywhere(&self, message: Id) -> Option<&Message> {
        self.messages.values().find_map(|list| list.get(&message))
    }

    pub fn has_emoji(&self, id: Id) -> bool {
        self.emojis.iter().any(|emoji| emoji.id == id)
    }

    pub fn interaction_by_token(&self, token: &str) -> Option<&Interaction> {
        self.interactions.get(self.by_token.get(token)?)
    }

    /// Restores what is not stored because it follows from the rest.
    pub fn index(&mut self) {
        self.by_token = self.interactions.values().map(|one| (one.token.clone(), one.id)).collect();
    }
}
