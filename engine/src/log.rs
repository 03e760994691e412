//! What happened, in the order it happened.

/// Collects events, or drops them unseen: computer players and the search for seals need no story, so an event is
/// only built when somebody listens.
#[derive(Clone, Debug)]
pub struct Log<E> {
    events: Option<Vec<E>>,
}

impl<E> Log<E> {
    pub fn new() -> Self {
        Log { events: Some(Vec::new()) }
    }

    pub fn silent() -> Self {
        Log { events: None }
    }

    #[inline]
    pub fn tell(&mut self, event: impl FnOnce() -> E) {
        if let Some(events) = &mut self.events {
            events.push(event());
        }
    }

    pub fn into_events(self) -> Vec<E> {
        self.events.unwrap_or_default()
    }
}

impl<E> Default for Log<E> {
    fn default() -> Self {
        Self::new()
    }
}
