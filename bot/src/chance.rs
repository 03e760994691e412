//! Where the seed of a new table comes from. Tests that want the same games again name it.

use engine::Seed;
use std::sync::atomic::{AtomicU64, Ordering};

#[derive(Debug, Default)]
pub enum Chance {
    /// The machine's own, which nobody can foresee.
    #[default]
    True,
    /// One number after the other.
    Numbers(AtomicU64),
}

impl Chance {
    pub fn from(number: u64) -> Chance {
        Chance::Numbers(AtomicU64::new(number))
    }

    /// None where the machine has no chance to give.
    pub fn seed(&self) -> Option<Seed> {
        match self {
            Chance::True => {
                let mut bytes = [0; 32];
                getrandom::fill(&mut bytes).ok()?;
                Some(Seed(bytes))
            }
            Chance::Numbers(next) => Some(Seed::from(next.fetch_add(1, Ordering::Relaxed))),
        }
    }
}
