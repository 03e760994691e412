//! One at a time: whoever changes a message that everybody sees reads the truth and shows it before the next one does.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError, Weak};
use tokio::sync::OwnedMutexGuard;

/// A queue for each table, as long as somebody stands in it.
#[derive(Default)]
pub struct Turnstile {
    queues: Mutex<HashMap<String, Weak<tokio::sync::Mutex<()>>>>,
}

/// Held until what was read is shown.
pub type Pass = OwnedMutexGuard<()>;

impl Turnstile {
    /// Waits for those who came before.
    pub async fn pass(&self, table: &str) -> Pass {
        self.queue(table).lock_owned().await
    }

    fn queue(&self, table: &str) -> Arc<tokio::sync::Mutex<()>> {
        // A poisoned map of queues is still a map of queues.
        let mut queues = self.queues.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(queue) = queues.get(table).and_then(Weak::upgrade) {
            return queue;
        }
        queues.retain(|_, queue| queue.strong_count() > 0);
        let queue = Arc::default();
        queues.insert(table.to_owned(), Arc::downgrade(&queue));
        queue
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn at_one_table_one_at_a_time_and_nothing_is_kept_of_those_who_are_through() {
        let turnstile = Turnstile::default();
        let first = turnstile.pass("a").await;
        let other = turnstile.pass("b").await;
        let second = turnstile.pass("a");
        tokio::pin!(second);
        assert!(tokio::time::timeout(std::time::Duration::from_millis(10), &mut second).await.is_err());
        drop(first);
        drop(second.await);
        drop(other);
        drop(turnstile.pass("c").await);
        assert_eq!(turnstile.queues.lock().unwrap().len(), 1);
    }
}
