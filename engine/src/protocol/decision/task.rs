//! A turn of several parts, as a checklist.

use crate::protocol::phrase::Phrase;
use serde::Serialize;

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Task {
    pub name: Phrase,
    pub when: When,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum When {
    Done,
    Now,
    Later,
}
