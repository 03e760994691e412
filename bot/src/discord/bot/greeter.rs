//! Which servers need no greeting, as far as this process knows.

use crate::ids::GuildId;
use std::collections::{BTreeMap, HashSet};
use std::sync::{Mutex, PoisonError};
use tokio::sync::watch;

pub struct Greeter {
    /// Whether servers are greeted at all.
    pub greets: bool,
    known: Mutex<HashSet<GuildId>>,
    /// The connections that have come in, and whether it is noted which servers each has brought along.
    come_in: watch::Sender<BTreeMap<u32, bool>>,
}

impl Default for Greeter {
    fn default() -> Greeter {
        Greeter { greets: true, known: Mutex::default(), come_in: watch::Sender::default() }
    }
}

impl Greeter {
    /// Greets nobody.
    pub fn silent() -> Greeter {
        Greeter { greets: false, ..Greeter::default() }
    }

    /// A connection has come in.
    pub fn came_in(&self, connection: u32, noted: bool) {
        self.come_in.send_modify(|all| {
            all.insert(connection, noted);
        });
    }

    /// Waits until a connection has come in. Whether its servers may be greeted: none is before it is noted which of them were
    /// there from the beginning, and another connection may be long done with that.
    pub async fn may_begin(&self, connection: u32) -> bool {
        let mut come_in = self.come_in.subscribe();
        let all = come_in.wait_for(|all| all.contains_key(&connection)).await;
        all.is_ok_and(|all| all.get(&connection) == Some(&true))
    }

    pub fn knows(&self, guild: GuildId) -> bool {
        self.known.lock().unwrap_or_else(PoisonError::into_inner).contains(&guild)
    }

    pub fn note(&self, guild: GuildId) {
        self.known.lock().unwrap_or_else(PoisonError::into_inner).insert(guild);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    #[tokio::test]
    async fn the_servers_of_a_connection_wait_until_it_is_noted_which_they_are_whatever_another_does() {
        let greeter = Greeter::default();
        greeter.came_in(0, true);
        assert!(greeter.may_begin(0).await);
        let second = greeter.may_begin(1);
        tokio::pin!(second);
        assert!(tokio::time::timeout(Duration::from_millis(20), &mut second).await.is_err());
        greeter.came_in(1, true);
        assert!(second.await);
        // What could not be noted is not greeted: it might have been there before.
        greeter.came_in(2, false);
        assert!(!greeter.may_begin(2).await);
    }
}
