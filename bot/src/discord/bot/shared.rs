//! One thing for each key, shared by all who ask for it at the same time and forgotten after the last.

use std::borrow::Borrow;
use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Arc, Mutex, PoisonError, Weak};

#[derive(Debug)]
pub struct Shared<K, T>(Mutex<HashMap<K, Weak<T>>>);

impl<K, T> Default for Shared<K, T> {
    fn default() -> Self {
        Shared(Mutex::default())
    }
}

impl<K: Eq + Hash, T: Default> Shared<K, T> {
    pub fn of<Q: Eq + Hash + ToOwned<Owned = K> + ?Sized>(&self, key: &Q) -> Arc<T>
    where
        K: Borrow<Q>,
    {
        // A poisoned map is still a map.
        let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(there) = all.get(key).and_then(Weak::upgrade) {
            return there;
        }
        all.retain(|_, one| one.strong_count() > 0);
        let new = Arc::default();
        all.insert(key.to_owned(), Arc::downgrade(&new));
        new
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn those_who_ask_at_the_same_time_share_it_and_nothing_is_kept_after_them() {
        let shared: Shared<String, Mutex<u8>> = Shared::default();
        let (one, same, other) = (shared.of("a"), shared.of("a"), shared.of("b"));
        assert!(Arc::ptr_eq(&one, &same) && !Arc::ptr_eq(&one, &other));
        drop((one, same, other));
        drop(shared.of("c"));
        assert_eq!(shared.0.lock().unwrap().len(), 1);
    }
}
