//! Names that leave the engine: offers by [`Key`], places on a board by [`Spot`].

use arrayvec::ArrayString;
use serde::Serialize;
use std::fmt::{self, Write};

/// The longest key: together with game and step it has to fit into a button's id.
pub const LONGEST_KEY: usize = 24;

/// Names one offer within one decision. Made from what the offer is about (`go.c-2`, `buy.holstein-for-6`, `stop`),
/// at most 24 characters of `[a-z0-9.-]`, unique in its decision. Keys are compared, never parsed.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(transparent)]
pub struct Key(ArrayString<LONGEST_KEY>);

impl Key {
    /// Writes a key. One that does not fit is not [`Key::is_well_formed`], and the contract test fails.
    pub fn of(parts: fmt::Arguments) -> Key {
        let mut text = Overflowing { text: ArrayString::new(), lost: false };
        let _ = text.write_fmt(parts);
        if text.lost {
            // An upper-case letter can never be part of a key, so a lost tail is always noticed.
            text.text.clear();
            text.text.push_str("TOO-LONG");
        }
        Key(text.text)
    }

    pub fn as_str(&self) -> &str {
        &self.0
    }

    pub fn is_well_formed(&self) -> bool {
        !self.0.is_empty() && self.0.bytes().all(|b| matches!(b, b'a'..=b'z' | b'0'..=b'9' | b'.' | b'-'))
    }
}

impl fmt::Debug for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl fmt::Display for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

struct Overflowing {
    text: ArrayString<LONGEST_KEY>,
    lost: bool,
}

impl Write for Overflowing {
    fn write_str(&mut self, s: &str) -> fmt::Result {
        self.lost |= self.text.try_push_str(s).is_err();
        Ok(())
    }
}

/// A place on a board by its stable id from the content tables (`trail.c-2`, `city.wichita`, `hand.3`). Pictures
/// know where it lies.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(transparent)]
pub struct Spot(String);

impl Spot {
    pub fn of(parts: fmt::Arguments) -> Spot {
        Spot(fmt::format(parts))
    }

    pub fn as_str(&self) -> &str {
        &self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_of_24_characters_fits_and_a_longer_one_is_noticed() {
        let fits = Key::of(format_args!("abcdefghij.abcdefghij-{}", 12));
        assert_eq!(fits.as_str(), "abcdefghij.abcdefghij-12");
        assert!(fits.is_well_formed());
        assert!(!Key::of(format_args!("abcdefghij.abcdefghij-{}", 123)).is_well_formed());
        assert!(!Key::of(format_args!("Go")).is_well_formed());
        assert!(!Key::of(format_args!("")).is_well_formed());
    }
}
