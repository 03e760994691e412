//! How much one person may ask for: enough for anybody who plays, too little to keep the others waiting.

use crate::ids::UserId;
use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

/// Presses and commands per second, with what was not used of the last seconds in reserve.
pub struct Budget {
    per_second: u32,
    purses: Mutex<HashMap<UserId, Purse>>,
}

struct Purse {
    /// Presses.
    left: f64,
    at: Instant,
}

/// After this many quiet seconds the reserve is full.
const RESERVE: u32 = 10;
/// With more people than this, those who have all their presses are forgotten: they have them anyway.
const PEOPLE: usize = 10_000;

impl Budget {
    pub const USUAL: u32 = 20;

    /// Nobody is held back by one of 0.
    pub fn new(per_second: u32) -> Budget {
        Budget { per_second, purses: Mutex::default() }
    }

    /// Whether this person has one more press.
    pub fn takes(&self, user: UserId) -> bool {
        self.takes_at(user, Instant::now())
    }

    fn takes_at(&self, user: UserId, now: Instant) -> bool {
        if self.per_second == 0 {
            return true;
        }
        let (rate, most) = (f64::from(self.per_second), f64::from(self.per_second * RESERVE));
        let filled = |purse: &Purse| (purse.left + now.duration_since(purse.at).as_secs_f64() * rate).min(most);
        // A poisoned map of purses is still a map of purses.
        let mut purses = self.purses.lock().unwrap_or_else(PoisonError::into_inner);
        if purses.len() > PEOPLE {
            purses.retain(|_, purse| filled(purse) < most);
        }
        let purse = purses.entry(user).or_insert(Purse { left: most, at: now });
        let left = filled(purse);
        let enough = left >= 1.0;
        *purse = Purse { left: if enough { left - 1.0 } else { left }, at: now };
        enough
    }
}

impl Default for Budget {
    fn default() -> Budget {
        Budget::new(Budget::USUAL)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    #[test]
    fn whoever_presses_too_fast_waits_and_nobody_else_does() {
        let (budget, now) = (Budget::new(5), Instant::now());
        let pressed = (0..1_000).filter(|_| budget.takes_at(UserId(1), now)).count();
        assert_eq!(pressed, 50);
        assert!(budget.takes_at(UserId(2), now), "another has a budget of her own");
        let later = now + Duration::from_secs(2);
        assert_eq!((0..1_000).filter(|_| budget.takes_at(UserId(1), later)).count(), 10);
        assert!((0..1_000).all(|_| Budget::new(0).takes_at(UserId(1), now)));
    }

    #[test]
    fn those_who_have_all_their_presses_are_forgotten() {
        let (budget, now) = (Budget::new(5), Instant::now());
        for user in 0..=PEOPLE as u64 {
            budget.takes_at(UserId(user), now);
        }
        budget.takes_at(UserId(1), now + Duration::from_mins(1));
        assert_eq!(budget.purses.lock().unwrap().len(), 1);
    }
}
