//! A clock that tests can turn: deadlines, archive times and expiring addresses all read it.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use tokio::sync::watch;

/// Runs with real time from the moment it is made, until it is turned or stopped. Clones show the same time.
#[derive(Clone, Debug)]
pub struct Clock(Arc<Inner>);

#[derive(Debug)]
struct Inner {
    hands: Mutex<Hands>,
    turned: watch::Sender<u64>,
}

#[derive(Debug)]
struct Hands {
    /// Unix milliseconds at `since`.
    at: i64,
    since: Instant,
    stopped: bool,
}

impl Hands {
    fn now_ms(&self) -> i64 {
        if self.stopped { self.at } else { self.at + self.since.elapsed().as_millis() as i64 }
    }

    fn set(&mut self, now: i64) {
        self.at = now;
        self.since = Instant::now();
    }
}

impl Default for Clock {
    fn default() -> Self {
        let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_millis() as i64;
        let hands = Hands { at: now, since: Instant::now(), stopped: false };
        Clock(Arc::new(Inner { hands: Mutex::new(hands), turned: watch::Sender::new(0) }))
    }
}

impl Clock {
    /// A clock that shows `now_ms` (Unix milliseconds) until someone turns it.
    pub fn stopped_at(now_ms: i64) -> Self {
        let clock = Clock::default();
        {
            let mut hands = clock.hands();
            hands.stopped = true;
            hands.set(now_ms);
        }
        clock
    }

    /// Unix time in milliseconds.
    pub fn now_ms(&self) -> i64 {
        self.hands().now_ms()
    }

    /// Turns the clock forward.
    pub fn advance(&self, by: Duration) {
        self.turn(|hands| {
            let now = hands.now_ms();
            hands.set(now + by.as_millis() as i64);
        });
    }

    /// Stops the hands: only [`advance`](Self::advance) moves them now, so that no deadline passes by accident.
    pub fn stop(&self) {
        self.turn(|hands| {
            let now = hands.now_ms();
            hands.set(now);
            hands.stopped = true;
        });
    }

    /// Lets the hands run again from where they stand.
    pub fn run(&self) {
        self.turn(|hands| {
            let now = hands.now_ms();
            hands.set(now);
            hands.stopped = false;
        });
    }

    pub fn is_stopped(&self) -> bool {
        self.hands().stopped
    }

    /// Tells when somebody has turned, stopped or started the clock.
    pub fn turned(&self) -> watch::Receiver<u64> {
        self.0.turned.subscribe()
    }

    fn turn(&self, how: impl FnOnce(&mut Hands)) {
        how(&mut self.hands());
        self.0.turned.send_modify(|turns| *turns += 1);
    }

    fn hands(&self) -> MutexGuard<'_, Hands> {
        self.0.hands.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A moment as Discord writes it: `2026-11-16T02:50:13.123000+00:00`.
pub fn iso(unix_ms: i64) -> String {
    let (days, ms) = (unix_ms.div_euclid(86_400_000), unix_ms.rem_euclid(86_400_000));
    let (year, month, day) = civil(days);
    let (hour, minute, second) = (ms / 3_600_000, ms / 60_000 % 60, ms / 1000 % 60);
    format!("{year:04}-{month:02}-{day:02}T{hour:02}:{minute:02}:{second:02}.{:03}000+00:00", ms % 1000)
}

/// Days since 1 January 1970 into a date; eras of 400 years that begin in March make leap days fall at the end.
fn civil(days: i64) -> (i64, i64, i64) {
    let days = days + 719_468;
    let era = days.div_euclid(146_097);
    let day_of_era = days.rem_euclid(146_097);
    let year_of_era = (day_of_era - day_of_era / 1460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let shifted_month = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * shifted_month + 2) / 5 + 1;
    let month = if shifted_month < 10 { shifted_month + 3 } else { shifted_month - 9 };
    (year_of_era + era * 400 + i64::from(month <= 2), month, day)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moments_are_written_as_discord_writes_them() {
        assert_eq!(iso(0), "1970-01-01T00:00:00.000000+00:00");
        assert_eq!(iso(951_782_400_000), "2000-02-29T00:00:00.000000+00:00");
        assert_eq!(iso(1_762_000_496_789), "2025-11-01T12:34:56.789000+00:00");
    }

    #[test]
    fn a_stopped_clock_moves_only_when_turned() {
        let clock = Clock::stopped_at(1_000);
        assert_eq!(clock.now_ms(), 1_000);
        clock.advance(Duration::from_secs(2));
        assert_eq!(clock.now_ms(), 3_000);
        clock.run();
        assert!(clock.now_ms() >= 3_000);
    }
}
