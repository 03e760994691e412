//! Discord's limits, in one table.

use thiserror::Error;

pub const CONTENT: usize = 2_000;
pub const EMBED_TITLE: usize = 256;
/// Of 6,000 in all.
pub const EMBED_BODY: usize = 4_096;
/// The lines of a list within it: the rest is for what stands around them.
pub const LINES: usize = 3_600;
pub const EMBED_FOOTER: usize = 500;
pub const EMBED_ALL: usize = 6_000;
pub const FIELDS: usize = 25;
pub const FIELD_TITLE: usize = 256;
pub const FIELD_TEXT: usize = 1_024;
pub const ROWS: usize = 5;
pub const BUTTONS: usize = 5;
pub const BUTTON_LABEL: usize = 80;
pub const OPTIONS: usize = 25;
pub const OPTION_TEXT: usize = 100;
pub const PLACEHOLDER: usize = 150;
pub const CUSTOM_ID: usize = 100;
pub const ALT: usize = 1_024;
pub const FILE_BYTES: usize = 10 * 1024 * 1024;

/// What Discord would refuse and shortening cannot mend.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Breach {
    #[error("nothing to show")]
    Empty,
    #[error("{0} rows of buttons and menus")]
    Rows(usize),
    #[error("{0} buttons in a row")]
    Buttons(usize),
    #[error("{0} options in a menu")]
    Options(usize),
    #[error("the id {0} is too long or stands twice")]
    Id(String),
    #[error("a label without a letter")]
    Label,
    #[error("{0} fields in an embed")]
    Fields(usize),
    #[error("{0} characters in an embed")]
    Characters(usize),
    #[error("a file of {0} bytes")]
    File(usize),
}

/// The text with a sign that something is missing, if it has more characters than allowed.
pub fn cut(text: &str, most: usize) -> String {
    if text.chars().count() <= most {
        return text.to_owned();
    }
    let mut short: String = text.chars().take(most.saturating_sub(1)).collect();
    // Half an emoji or half a mention would be read as it is written.
    if let Some(start) = short.rfind('<').filter(|&start| !short[start..].contains('>')) {
        short.truncate(start);
    }
    short.push('…');
    short
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_texts_are_cut_by_characters() {
        assert_eq!(cut("äöü", 3), "äöü");
        assert_eq!(cut("äöüß", 3), "äö…");
    }

    #[test]
    fn nothing_is_cut_through_an_emoji() {
        let text = "a <:cow_rh00ff:1234567890> b";
        for most in 3..text.len() {
            let short = cut(text, most);
            assert!(short.chars().count() <= most);
            assert_eq!(short.contains("<:"), short.contains('>'), "{short}");
        }
        assert_eq!(cut(text, text.len()), text);
        assert_eq!(cut(text, text.len() - 1), "a <:cow_rh00ff:1234567890>…");
    }
}
