//! Grounds painted before, by zoom.

use super::canvas::Indexed;
use crate::scene::Ground;
use crate::scene::scheme::Scheme;
use std::collections::VecDeque;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// One ground at most. The whole trail at the nearest zoom would be twice that.
const MOST_EACH: usize = 4 << 20;
/// All together; a flood of odd widths does not fill the memory.
const MOST: usize = 48 << 20;

#[derive(Clone, Copy, PartialEq)]
struct Key {
    name: &'static str,
    scheme: Scheme,
    zoom: [u32; 2],
}

/// The ground that was not used for the longest time is put away first.
#[derive(Default)]
pub struct Grounds {
    held: Mutex<VecDeque<(Key, Arc<Indexed>)>>,
}

impl Grounds {
    /// Whether it is small enough to be kept.
    pub fn keeps(ground: &Ground) -> bool {
        ground.width as usize * ground.height as usize <= MOST_EACH
    }

    pub fn get(&self, ground: &Ground, scheme: Scheme, draw: impl FnOnce() -> Option<Indexed>) -> Option<Arc<Indexed>> {
        let key = Key { name: ground.name, scheme, zoom: [ground.zoom.to_bits(), ground.squeeze.to_bits()] };
        if let Some(known) = self.used(key) {
            return Some(known);
        }
        let fresh = Arc::new(draw()?);
        let mut held = self.lock();
        held.push_back((key, fresh.clone()));
        while bytes(&held) > MOST && held.len() > 1 {
            held.pop_front();
        }
        Some(fresh)
    }

    /// Moves it to the end of those to be put away.
    fn used(&self, key: Key) -> Option<Arc<Indexed>> {
        let mut held = self.lock();
        let row = held.iter().position(|known| known.0 == key)?;
        let known = held.remove(row)?;
        let ground = known.1.clone();
        held.push_back(known);
        Some(ground)
    }

    /// Bytes held.
    pub fn size(&self) -> usize {
        bytes(&self.lock())
    }

    fn lock(&self) -> MutexGuard<'_, VecDeque<(Key, Arc<Indexed>)>> {
        // A lock is only poisoned by a panic elsewhere; what it guards is a cache and stays good.
        self.held.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn bytes(held: &VecDeque<(Key, Arc<Indexed>)>) -> usize {
    held.iter().map(|known| known.1.rows.len()).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ground(name: &'static str, height: u32) -> Ground {
        Ground { name, width: 1024, height, zoom: 1.0, squeeze: 1.0, draw: |_| {} }
    }

    #[test]
    fn the_one_not_used_for_the_longest_time_is_put_away_first() {
        let grounds = Grounds::default();
        let four = Indexed { width: 1024, height: 4096, rows: vec![0; 4 << 20] };
        let names = ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k", "l"];
        for name in names {
            let rows = four.rows.clone();
            grounds.get(&ground(name, 4096), Scheme::Light, || Some(Indexed { rows, ..four }));
        }
        assert_eq!(grounds.size(), MOST);
        grounds.get(&ground("a", 4096), Scheme::Light, || unreachable!());
        grounds.get(&ground("a", 4096), Scheme::Dark, || Some(four));
        assert_eq!(grounds.size(), MOST);
        grounds.get(&ground("a", 4096), Scheme::Light, || unreachable!());
        grounds.get(&ground("c", 4096), Scheme::Light, || unreachable!());
        let mut again = false;
        grounds.get(&ground("b", 4096), Scheme::Light, || {
            again = true;
            None
        });
        assert!(again);
    }

    #[test]
    fn a_large_one_is_not_kept() {
        assert!(Grounds::keeps(&ground("a", 4096)) && !Grounds::keeps(&ground("a", 4097)));
    }
}
