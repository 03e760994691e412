//! What time it is. Tests turn it forward, and whoever waits for a time looks again.

use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{Duration, SystemTime, UNIX_EPOCH};
use tokio::sync::Notify;

#[derive(Debug, Default)]
pub struct Clock {
    ahead: AtomicI64,
    turned: Notify,
}

impl Clock {
    /// Seconds since 1970.
    pub fn now(&self) -> i64 {
        let seconds = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs() as i64);
        seconds.saturating_add(self.ahead.load(Ordering::Relaxed))
    }

    pub fn advance(&self, seconds: i64) {
        self.ahead.fetch_add(seconds, Ordering::Relaxed);
        self.turned.notify_waiters();
    }

    /// Waits this long, or until the clock is turned.
    pub async fn pause(&self, most: Duration) {
        // Either way it is time to look again.
        let _ = tokio::time::timeout(most, self.turned.notified()).await;
    }
}
