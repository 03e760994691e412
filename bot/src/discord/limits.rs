//! Discord's limits, in one table, and the check that every message passes before it is sent.

use super::message::{Message, Row};
use std::collections::BTreeSet;
use thiserror::Error;

pub const CONTENT: usize = 2_000;
pub const EMBED_TITLE: usize = 256;
/// Discord takes 4,096, but 6,000 in all.
pub const EMBED_BODY: usize = 3_600;
pub const EMBED_FOOTER: usize = 500;
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

pub fn check(message: &Message) -> Result<(), Breach> {
    let shows = message.embed.as_ref().is_some_and(|embed| !embed.body.is_empty() || !embed.title.is_empty());
    if message.content.is_empty() && !shows && message.files.is_empty() {
        return Err(Breach::Empty);
    }
    if message.rows.len() > ROWS {
        return Err(Breach::Rows(message.rows.len()));
    }
    let mut ids = BTreeSet::new();
    let mut id = |id: &String| {
        let fits = id.chars().count() <= CUSTOM_ID && ids.insert(id.clone());
        if fits { Ok(()) } else { Err(Breach::Id(id.clone())) }
    };
    let label = |label: &str| if label.trim().is_empty() { Err(Breach::Label) } else { Ok(()) };
    for row in &message.rows {
        match row {
            Row::Buttons(buttons) => {
                if buttons.is_empty() || buttons.len() > BUTTONS {
                    return Err(Breach::Buttons(buttons.len()));
                }
                for button in buttons {
                    id(&button.id)?;
                    label(&button.label)?;
                }
            }
            Row::Menu(menu) => {
                id(&menu.id)?;
                let values: BTreeSet<&String> = menu.options.iter().map(|choice| &choice.value).collect();
                if values.is_empty() || values.len() != menu.options.len() || values.len() > OPTIONS {
                    return Err(Breach::Options(menu.options.len()));
                }
                menu.options.iter().try_for_each(|choice| label(&choice.label))?;
            }
        }
    }
    match message.files.iter().map(|file| file.bytes.len()).max() {
        Some(bytes) if bytes > FILE_BYTES => Err(Breach::File(bytes)),
        _ => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::discord::message::{Button, Choice, Menu};

    fn with(rows: Vec<Row>) -> Result<(), Breach> {
        check(&Message { content: "x".to_owned(), rows, ..Message::default() })
    }

    fn buttons(count: usize) -> Row {
        Row::Buttons((0..count).map(|n| Button::new(n.to_string(), "b".to_owned())).collect())
    }

    fn menu(count: usize) -> Row {
        let choice =
            |n: usize| Choice { value: n.to_string(), label: "c".to_owned(), description: String::new(), emoji: None };
        Row::Menu(Menu { id: "m".to_owned(), placeholder: String::new(), options: (0..count).map(choice).collect() })
    }

    #[test]
    fn what_discord_would_refuse_is_found() {
        assert_eq!(check(&Message::default()), Err(Breach::Empty));
        assert_eq!(with(vec![buttons(5), menu(25)]), Ok(()));
        assert_eq!(with(vec![buttons(6)]), Err(Breach::Buttons(6)));
        assert_eq!(with(vec![menu(26)]), Err(Breach::Options(26)));
        assert_eq!(with(vec![menu(0)]), Err(Breach::Options(0)));
        assert_eq!(with(vec![buttons(1), buttons(1)]), Err(Breach::Id("0".to_owned())));
        assert!(with(vec![Row::Buttons(vec![Button::new("i".repeat(101), "b".to_owned())])]).is_err());
    }

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
