//! One at a time: whoever changes a message that everybody sees reads the truth and shows it before the next one does.

use super::shared::Shared;
use crate::ids::TableId;
use tokio::sync::{Mutex, OwnedMutexGuard};

/// A queue for each table.
#[derive(Default)]
pub struct Turnstile(Shared<TableId, Mutex<()>>);

/// Held until what was read is shown.
pub type Pass = OwnedMutexGuard<()>;

impl Turnstile {
    /// Waits for those who came before.
    pub async fn pass(&self, table: &TableId) -> Pass {
        self.0.of(table).lock_owned().await
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn at_one_table_one_at_a_time() {
        let turnstile = Turnstile::default();
        let (a, b) = (TableId::from("a"), TableId::from("b"));
        let first = turnstile.pass(&a).await;
        let _other = turnstile.pass(&b).await;
        let second = turnstile.pass(&a);
        tokio::pin!(second);
        assert!(tokio::time::timeout(std::time::Duration::from_millis(10), &mut second).await.is_err());
        drop(first);
        drop(second.await);
    }
}
