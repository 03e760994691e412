//! What is known of the application's emojis. Without them every message reads the same.

use crate::discord::kit::emoji::Known;
use std::sync::{Arc, PoisonError, RwLock};
use tokio::sync::Notify;

pub struct Emojis {
    known: RwLock<Arc<Known>>,
    doubted: Notify,
    kept: bool,
}

impl Default for Emojis {
    fn default() -> Emojis {
        Emojis { known: RwLock::default(), doubted: Notify::new(), kept: true }
    }
}

impl Emojis {
    /// None are uploaded, none are shown.
    pub fn off() -> Emojis {
        Emojis { kept: false, ..Emojis::default() }
    }

    pub fn now(&self) -> Arc<Known> {
        self.known.read().unwrap_or_else(PoisonError::into_inner).clone()
    }

    pub fn set(&self, known: Known) {
        *self.known.write().unwrap_or_else(PoisonError::into_inner) = Arc::new(known);
    }

    /// Discord did not take a message with one of them: none is used until they have been looked at again.
    pub fn doubt(&self) {
        self.set(Known::new());
        self.doubted.notify_one();
    }

    /// Whether ours are looked after.
    pub fn are_kept(&self) -> bool {
        self.kept
    }

    /// Waits until somebody doubts them.
    pub async fn doubted(&self) {
        self.doubted.notified().await;
    }
}
