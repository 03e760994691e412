//! Who is doing something at this moment.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError, Weak};
use tokio::sync::{OwnedRwLockReadGuard, OwnedRwLockWriteGuard, RwLock};

/// Somebody may do several things at once, except for what has to be done while she does nothing else.
#[derive(Debug, Default)]
pub struct Busy(Mutex<HashMap<u64, Weak<RwLock<()>>>>);

impl Busy {
    /// Does something, until this is dropped.
    pub async fn enter(&self, user: u64) -> OwnedRwLockReadGuard<()> {
        self.of(user).read_owned().await
    }

    /// Waits until all that she has begun is done; what she begins afterwards waits until this is dropped.
    pub async fn alone(&self, user: u64) -> OwnedRwLockWriteGuard<()> {
        self.of(user).write_owned().await
    }

    fn of(&self, user: u64) -> Arc<RwLock<()>> {
        let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        all.retain(|_, one| one.strong_count() > 0);
        let there = all.get(&user).and_then(Weak::upgrade);
        there.unwrap_or_else(|| {
            let new = Arc::default();
            all.insert(user, Arc::downgrade(&new));
            new
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    #[tokio::test]
    async fn what_wants_to_be_alone_waits_for_the_same_person_and_for_nobody_else() {
        let busy = Busy::default();
        let soon = Duration::from_millis(20);
        let (one, other, again) = (busy.enter(1).await, busy.enter(2).await, busy.enter(1).await);
        drop(one);
        assert!(tokio::time::timeout(soon, busy.alone(1)).await.is_err());
        drop(again);
        let alone = tokio::time::timeout(soon, busy.alone(1)).await.unwrap();
        assert!(tokio::time::timeout(soon, busy.enter(1)).await.is_err());
        drop((alone, other));
        drop(busy.enter(3).await);
        assert_eq!(busy.0.lock().unwrap().len(), 1, "nobody is remembered");
    }
}
