//! What every command, every press and every chore shares.

mod budget;
mod busy;
mod emojis;
mod greeter;
mod panels;
mod shared;
mod turnstile;

pub use budget::Budget;
pub use emojis::Emojis;
pub use greeter::Greeter;

use crate::ids::UserId;
use crate::maps::Maps;
use crate::monitor::Process;
use crate::play::Desk;
use crate::store::Store;
use busy::Busy;
use panels::Panels;
use render::Studio;
use serenity::all::{ConnectionStage, ShardManager};
use std::sync::{Arc, OnceLock};
use std::time::Duration;
use tokio::sync::watch;
use tokio_util::task::TaskTracker;
use turnstile::Turnstile;

pub struct Bot {
    pub desk: Desk,
    pub studio: Arc<Studio>,
    /// Files that options can name.
    pub maps: Maps,
    /// How long a public message waits for its picture, which otherwise follows.
    pub picture_budget: Duration,
    /// Those who are one person at the page of a Discord of this machine's own; nobody elsewhere.
    pub people: Vec<(UserId, String)>,
    /// Our icons, as far as the application has them.
    pub emojis: Emojis,
    /// Says hello to servers.
    pub greeter: Greeter,
    /// Who is doing something now.
    pub(super) busy: Arc<Busy>,
    /// For how many days games that are over are kept; for ever if it does not say.
    pub keep: Option<u32>,
    /// Orders the edits of lobbies and questions.
    pub(super) turnstile: Turnstile,
    /// A new panel puts the one before away.
    pub(super) panels: Panels,
    /// How much each person may ask for.
    pub budget: Budget,
    /// How often serenity's limiter forgets what it does not need any more.
    pub limiter_forgets_after: Duration,
    /// What was taken on and is not done yet.
    pub(super) work: TaskTracker,
    /// Why everything has to end; told by whoever notices.
    pub(super) end: watch::Sender<End>,
    /// The connections to the gateway, once there are any.
    pub(super) shards: OnceLock<Arc<ShardManager>>,
}

/// Whether the bot goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    GoesOn,
    /// It was told to end: nothing new is begun.
    Told,
    /// Discord does not know the token any more: every further request would be one more invalid one.
    Token,
}

impl Bot {
    pub fn new(store: Arc<Store>) -> Bot {
        Bot {
            desk: Desk::new(store),
            studio: Arc::new(Studio::new()),
            maps: Maps::default(),
            picture_budget: Duration::from_secs(2),
            people: Vec::new(),
            emojis: Emojis::default(),
            greeter: Greeter::default(),
            busy: Arc::default(),
            keep: None,
            turnstile: Turnstile::default(),
            panels: Panels::default(),
            budget: Budget::default(),
            limiter_forgets_after: Duration::from_mins(1),
            work: TaskTracker::new(),
            end: watch::Sender::new(End::GoesOn),
            shards: OnceLock::new(),
        }
    }
}

impl Process for Bot {
    async fn is_connected(&self) -> bool {
        let Some(shards) = self.shards.get() else { return false };
        let shards = shards.runners.lock().await;
        !shards.is_empty() && shards.values().all(|shard| shard.stage == ConnectionStage::Connected)
    }

    fn desk(&self) -> &Desk {
        &self.desk
    }
}
