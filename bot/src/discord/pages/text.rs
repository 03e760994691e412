//! How lines look on every page.

use crate::discord::kit::speaker::Speaker;
use engine::{AnyTable, Phrase, Seat};
use render::Scheme;

pub fn heading(text: &str) -> String {
    format!("**{text}**")
}

/// Stands behind what cannot be undone.
pub const LOCK: &str = "🔒";

/// The lines as far as there is room for them, and how many are left.
pub fn fitting(lines: Vec<String>, room: usize, speaker: &Speaker) -> String {
    let count = lines.len();
    let (mut length, mut fit) = (0, Vec::new());
    for line in lines {
        length += line.chars().count() + 1;
        if length > room {
            let left = (count - fit.len()) as i64;
            fit.push(speaker.say(&Phrase::new("bot-more-after").number("count", left)));
            break;
        }
        fit.push(line);
    }
    fit.join("\n")
}

pub fn bullet(text: &str) -> String {
    format!("• {text}")
}

/// The name of the game.
pub fn title_of(table: &AnyTable, speaker: &Speaker) -> String {
    speaker.say(&words::named(table.kind(), "title"))
}

pub fn colour(seat: Seat, speaker: &Speaker) -> [u8; 3] {
    speaker.marks.of(seat).ink.rgb(Scheme::Light)
}
