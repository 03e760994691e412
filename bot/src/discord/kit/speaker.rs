//! How one reader is spoken to.

use super::emoji::{Emoji, Known};
use super::limits;
use crate::store::{SeatRow, Settings};
use engine::{Kind, News, Phrase, Seat};
use render::Marks;
use std::sync::Arc;
use words::{Language, Voice};

/// More lines than these many characters take are said without icons, which need room themselves.
const ROOM_FOR_ICONS: usize = limits::LINES / 2;

/// A language, what the players are called, and how the reader wants things shown.
#[derive(Clone, Debug)]
pub struct Speaker {
    pub language: Language,
    pub names: Vec<String>,
    /// The reader's seat, who is spoken to as "you".
    pub you: Option<Seat>,
    pub settings: Settings,
    /// Those that can be shown.
    pub icons: Arc<Known>,
    /// How seats are told apart.
    pub marks: Marks,
}

impl Speaker {
    pub fn new(language: Language, names: Vec<String>) -> Speaker {
        Speaker {
            language,
            names,
            you: None,
            settings: Settings::default(),
            icons: Arc::default(),
            marks: Marks::default(),
        }
    }

    /// To everybody at a table, in the table's language.
    pub fn public(seats: &[SeatRow]) -> Speaker {
        Speaker::at(Language::English, seats)
    }

    /// At a table, where people have names and colours.
    pub fn at(language: Language, seats: &[SeatRow]) -> Speaker {
        let colours: Vec<Option<u8>> = seats.iter().map(|seat| seat.colour).collect();
        let names = seats.iter().map(|seat| seat.name.clone()).collect();
        Speaker { marks: Marks::wished(&colours), ..Speaker::new(language, names) }
    }

    #[must_use]
    pub fn with_icons(mut self, icons: Arc<Known>) -> Speaker {
        self.icons = icons;
        self
    }

    pub fn voice(&self) -> Voice<'_> {
        Voice { language: self.language, seats: &self.names, you: self.you }
    }

    /// For pictures, whose descriptions call everybody by name.
    pub fn voice_of_pictures(&self) -> Voice<'_> {
        Voice { you: None, ..self.voice() }
    }

    pub fn say(&self, phrase: &Phrase) -> String {
        words::say(phrase, &self.voice())
    }

    /// A sentence without arguments.
    pub fn plain(&self, id: &'static str) -> String {
        self.say(&Phrase::new(id))
    }

    /// The icon of a thing, as it is written in a line.
    pub fn icon(&self, thing: &str) -> Option<String> {
        Some(self.icons.get(render::icon_of(thing)?.name)?.written())
    }

    /// The icon of what a phrase is about.
    pub fn emoji(&self, phrase: &Phrase) -> Option<Emoji> {
        self.icons.get(render::icon_in(phrase)?.name).cloned()
    }

    /// Each phrase as a line of text, with one icon at most.
    fn told(&self, news: &[News]) -> Vec<String> {
        let mark = |thing: &str| self.icon(thing);
        let marked = news.iter().map(|news| words::say_marked(&news.phrase, &self.voice(), &mark));
        let marked: Vec<String> = marked.collect();
        if marked.iter().map(|line| line.chars().count()).sum::<usize>() <= ROOM_FOR_ICONS {
            return marked;
        }
        news.iter().map(|news| self.say(&news.phrase)).collect()
    }

    /// A line for each, in the order in which it happened. Of a long story what weighs most is told, and how much is left.
    pub fn lines(&self, news: &[News], most: usize) -> Vec<String> {
        let mut places: Vec<usize> = (0..news.len()).collect();
        if news.len() > most {
            places.sort_by_key(|&at| std::cmp::Reverse((news[at].weight, at)));
            places.truncate(most.saturating_sub(1));
            places.sort_unstable();
        }
        let told: Vec<News> = places.iter().map(|&at| news[at].clone()).collect();
        let left = news.len() - told.len();
        let after = (left > 0).then(|| self.say(&Phrase::new("bot-more-after").number("count", left as i64)));
        self.told(&told).into_iter().chain(after).collect()
    }

    pub fn option(&self, kind: Kind, key: &str, value: &str) -> String {
        let name = self.say(&words::option(kind, key));
        format!("{name}: {}", self.option_value(kind, key, value))
    }

    /// A value that has no words of its own is shown as it was typed.
    pub fn option_value(&self, kind: Kind, key: &str, value: &str) -> String {
        if value.contains('\n') {
            return self.plain("bot-options-file");
        }
        let meaning = words::option_value(kind, key, value);
        if words::missing(&meaning, self.language).is_empty() { self.say(&meaning) } else { format!("`{value}`") }
    }
}

/// The language for a Discord locale such as `en-GB`.
pub fn language(locale: &str) -> Language {
    let tag = locale.split('-').next().unwrap_or_default();
    Language::ALL.iter().copied().find(|language| language.tag() == tag).unwrap_or(Language::English)
}

/// What is left of a name that had no harmless letter.
pub const NAMELESS: &str = "?";

/// A name that cannot ping, link, format, turn the line around or look like another by what cannot be seen.
pub fn harmless(name: &str) -> String {
    let plain = |c: &char| !c.is_control() && !is_invisible(*c) && !"*_~`|<>@#[]()\\:".contains(*c);
    let kept: String = name.chars().filter(plain).take(32).collect();
    let kept = kept.split_whitespace().collect::<Vec<_>>().join(" ");
    if kept.is_empty() { NAMELESS.to_owned() } else { kept }
}

/// Letters without width, and those that change the direction of what follows.
fn is_invisible(c: char) -> bool {
    matches!(c,
        '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}'..='\u{1160}' | '\u{17b4}'..='\u{17b5}' | '\u{180b}'..='\u{180f}'
        | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}'
        | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{fffb}' | '\u{1d173}'..='\u{1d17a}'
        | '\u{e0000}'..='\u{e0fff}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_keeps_what_can_be_read_and_nothing_that_turns_or_hides() {
        assert_eq!(harmless("\u{202e}tsohg\u{202c}"), "tsohg");
        assert_eq!(harmless("An\u{200b}na\u{2067} \u{feff} \u{a0}B."), "Anna B.");
        assert_eq!(harmless("**@everyone** [x](y)"), "everyone xy");
        assert_eq!(harmless("\u{3164}\u{2800}\u{e0041}"), NAMELESS);
        assert_eq!(harmless("Zoë 千代 🚂"), "Zoë 千代 🚂");
    }
}
