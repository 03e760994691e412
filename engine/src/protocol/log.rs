//! What happened, in order.

use super::key::Key;

/// Collects events, or drops them unseen: computer players and the search for seals need no story, so an event is
/// only built when somebody listens.
#[derive(Clone, Debug)]
pub struct Log<E> {
    events: Option<Vec<E>>,
    resolved: Vec<Key>,
}

impl<E> Log<E> {
    pub fn new() -> Self {
        Log { events: Some(Vec::new()), resolved: Vec::new() }
    }

    pub fn silent() -> Self {
        Log { events: None, resolved: Vec::new() }
    }

    #[inline]
    pub fn tell(&mut self, event: impl FnOnce() -> E) {
        if let Some(events) = &mut self.events {
            events.push(event());
        }
    }

    /// A choice that resolved itself. Like an event, its key is only made when somebody listens.
    #[inline]
    pub fn resolved(&mut self, key: impl FnOnce() -> Key) {
        if self.events.is_some() {
            self.resolved.push(key());
        }
    }

    /// The keys of what has resolved itself so far, in order.
    pub(crate) fn keys(&self) -> &[Key] {
        &self.resolved
    }

    pub fn into_events(self) -> Vec<E> {
        self.events.unwrap_or_default()
    }

    /// The events, and the keys of what resolved itself, in order.
    pub fn into_parts(self) -> (Vec<E>, Vec<Key>) {
        (self.events.unwrap_or_default(), self.resolved)
    }
}

impl<E> Default for Log<E> {
    fn default() -> Self {
        Self::new()
    }
}
