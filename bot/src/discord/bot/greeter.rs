//! Which servers need no greeting, as far as this process knows.

use crate::ids::GuildId;
use std::collections::HashSet;
use std::sync::{Mutex, PoisonError};
use tokio::sync::watch;

pub struct Greeter {
    /// Whether servers are greeted at all.
    pub greets: bool,
    known: Mutex<HashSet<GuildId>>,
    /// Whether it is noted which servers were there from the beginning.
    begun: watch::Sender<bool>,
}

impl Default for Greeter {
    fn default() -> Greeter {
        Greeter { greets: true, known: Mutex::default(), begun: watch::Sender::new(false) }
    }
}

impl Greeter {
    /// Greets nobody.
    pub fn silent() -> Greeter {
        Greeter { greets: false, ..Greeter::default() }
    }

    pub fn may_begin(&self) {
        self.begun.send_replace(true);
    }

    pub async fn begun(&self) {
        // The sender is here, so it cannot be gone.
        let _ = self.begun.subscribe().wait_for(|begun| *begun).await;
    }

    pub fn knows(&self, guild: GuildId) -> bool {
        self.known.lock().unwrap_or_else(PoisonError::into_inner).contains(&guild)
    }

    pub fn note(&self, guild: GuildId) {
        self.known.lock().unwrap_or_else(PoisonError::into_inner).insert(guild);
    }
}
