//! Pictures drawn before, by what they show.

use crate::scene::scheme::Scheme;
use std::collections::{HashMap, VecDeque};
use std::sync::{Arc, Mutex, PoisonError};

/// The digest of the finished scene, the width and the scheme.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Key {
    pub scene: u64,
    pub width: u32,
    pub scheme: Scheme,
}

#[derive(Default)]
struct Held {
    pictures: HashMap<Key, Arc<Vec<u8>>>,
    /// Oldest first.
    order: VecDeque<Key>,
    bytes: usize,
}

/// Forgets the oldest pictures once it holds too much.
pub struct Cache {
    most: usize,
    held: Mutex<Held>,
}

impl Default for Cache {
    fn default() -> Cache {
        Cache::new(24 << 20)
    }
}

impl Cache {
    pub fn new(most: usize) -> Cache {
        Cache { most, held: Mutex::default() }
    }

    pub fn get(&self, key: Key, draw: impl FnOnce() -> Vec<u8>) -> Arc<Vec<u8>> {
        if let Some(picture) = self.lock().pictures.get(&key) {
            return picture.clone();
        }
        let picture = Arc::new(draw());
        let mut held = self.lock();
        if held.pictures.insert(key, picture.clone()).is_none() {
            held.order.push_back(key);
            held.bytes += picture.len();
        }
        while held.bytes > self.most
            && let Some(oldest) = held.order.pop_front()
        {
            let gone = held.pictures.remove(&oldest).map_or(0, |picture| picture.len());
            held.bytes -= gone;
        }
        picture
    }

    pub fn clear(&self) {
        *self.lock() = Held::default();
    }

    pub fn size(&self) -> usize {
        self.lock().bytes
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, Held> {
        // A lock is only poisoned by a panic elsewhere; what it guards is a cache and stays good.
        self.held.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn key(scene: u64) -> Key {
        Key { scene, width: 1080, scheme: Scheme::Light }
    }

    #[test]
    fn a_picture_is_drawn_once_and_the_oldest_is_forgotten() {
        let cache = Cache::new(250);
        for scene in 0..3 {
            cache.get(key(scene), || vec![scene as u8; 100]);
        }
        assert_eq!(cache.size(), 200);
        assert_eq!(cache.get(key(2), || unreachable!())[0], 2);
        assert_eq!(*cache.get(key(0), || vec![7]), vec![7]);
        let dark = Key { scheme: Scheme::Dark, ..key(2) };
        assert_eq!(*cache.get(dark, || vec![9]), vec![9]);
    }
}
