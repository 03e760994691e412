//! The open pages.

use std::collections::HashMap;
use std::sync::Arc;

use serde_json::Value;
use tokio::sync::mpsc::UnboundedSender;

use crate::id::Id;

/// A page, and through whose eyes it shows the world.
struct Page {
    viewer: Id,
    line: UnboundedSender<Arc<str>>,
}

#[derive(Default)]
pub struct Pages {
    open: HashMap<u64, Page>,
    count: u64,
}

impl Pages {
    pub fn open(&mut self, viewer: Id, line: UnboundedSender<Arc<str>>) -> u64 {
        self.count += 1;
        self.open.insert(self.count, Page { viewer, line });
        self.count
    }

    pub fn close(&mut self, number: u64) {
        self.open.remove(&number);
    }

    pub fn look_as(&mut self, number: u64, viewer: Id) {
        if let Some(page) = self.open.get_mut(&number) {
            page.viewer = viewer;
        }
    }

    pub fn viewer(&self, number: u64) -> Option<Id> {
        self.open.get(&number).map(|page| page.viewer)
    }

    /// Everybody through whose eyes some page looks, once each.
    pub fn viewers(&self) -> Vec<Id> {
        let mut viewers: Vec<Id> = self.open.values().map(|page| page.viewer).collect();
        viewers.sort_unstable();
        viewers.dedup();
        viewers
    }

    pub fn len(&self) -> usize {
        self.open.len()
    }

    /// Tells every page whose viewer `may` know.
    pub fn tell(&self, what: &Value, mut may: impl FnMut(Id) -> bool) {
        if self.open.is_empty() {
            return;
        }
        let text: Arc<str> = what.to_string().into();
        let mut known: HashMap<Id, bool> = HashMap::new();
        for page in self.open.values() {
            if *known.entry(page.viewer).or_insert_with(|| may(page.viewer)) {
                let _ = page.line.send(text.clone());
            }
        }
    }
}
