//! What happened, as it is told.

use super::phrase::Phrase;
use serde::{Deserialize, Serialize};

/// How much an event matters to those who read of it later.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Weight {
    /// What follows by itself: a market filled up, money that changes hands on the way.
    Aside,
    Minor,
    #[default]
    Usual,
    /// What a turn was for: a building, a delivery, a worker hired.
    Major,
    /// What everybody wants to know: the end is near.
    Chief,
}

/// One thing that happened: how it reads, and how much it matters.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct News {
    #[serde(flatten)]
    pub phrase: Phrase,
    #[serde(default, skip_serializing_if = "is_usual")]
    pub weight: Weight,
}

#[allow(clippy::trivially_copy_pass_by_ref)] // As serde asks for it.
fn is_usual(weight: &Weight) -> bool {
    *weight == Weight::Usual
}

impl From<Phrase> for News {
    fn from(phrase: Phrase) -> News {
        News { phrase, weight: Weight::Usual }
    }
}
