//! A part of a position in words.

use engine::Phrase;

/// Some lines under a title.
#[derive(Clone, Debug, PartialEq)]
pub struct Section {
    pub title: Phrase,
    pub lines: Vec<Phrase>,
}

impl Section {
    pub fn new(title: &'static str, lines: impl IntoIterator<Item = Phrase>) -> Section {
        Section { title: Phrase::new(title), lines: lines.into_iter().collect() }
    }
}
