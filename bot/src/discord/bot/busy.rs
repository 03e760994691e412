//! Who is doing something at this moment.

use super::shared::Shared;
use crate::ids::UserId;
use tokio::sync::{OwnedRwLockReadGuard, OwnedRwLockWriteGuard, RwLock};

/// Somebody may do several things at once, except for what has to be done while she does nothing else.
#[derive(Debug, Default)]
pub struct Busy(Shared<UserId, RwLock<()>>);

impl Busy {
    /// Does something, until this is dropped.
    pub async fn enter(&self, user: UserId) -> OwnedRwLockReadGuard<()> {
        self.0.of(&user).read_owned().await
    }

    /// Waits until all that she has begun is done; what she begins afterwards waits until this is dropped.
    pub async fn alone(&self, user: UserId) -> OwnedRwLockWriteGuard<()> {
        self.0.of(&user).write_owned().await
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
        let (one, other, again) =
            (busy.enter(UserId(1)).await, busy.enter(UserId(2)).await, busy.enter(UserId(1)).await);
        drop(one);
        assert!(tokio::time::timeout(soon, busy.alone(UserId(1))).await.is_err());
        drop(again);
        let alone = tokio::time::timeout(soon, busy.alone(UserId(1))).await.unwrap();
        assert!(tokio::time::timeout(soon, busy.enter(UserId(1))).await.is_err());
        drop((alone, other));
    }
}
