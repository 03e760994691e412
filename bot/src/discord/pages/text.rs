//! How lines look on every page.

use crate::discord::kit::speaker::Speaker;
use engine::{AnyTable, Seat};
use render::{Scheme, mark};

pub fn heading(text: &str) -> String {
    format!("**{text}**")
}

pub fn bullet(text: &str) -> String {
    format!("• {text}")
}

/// The name of the game.
pub fn title_of(table: &AnyTable, speaker: &Speaker) -> String {
    speaker.say(&words::named(table.kind(), "title"))
}

pub fn colour(seat: Seat) -> [u8; 3] {
    mark(seat).ink.rgb(Scheme::Light)
}
