//! Our icons as Discord shows them.

use std::collections::HashMap;

/// An emoji of the application.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Emoji {
    pub id: u64,
    pub name: String,
}

impl Emoji {
    /// As it is written in a line of text.
    pub fn written(&self) -> String {
        format!("<:{}:{}>", self.name, self.id)
    }
}

/// The icons that can be shown, by name.
pub type Known = HashMap<&'static str, Emoji>;
