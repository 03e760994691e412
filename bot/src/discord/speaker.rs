//! How one reader is spoken to.

use engine::{Kind, Options, Phrase};
use words::{Language, Voice};

/// A language, and what the players are called.
#[derive(Clone, Debug)]
pub struct Speaker {
    pub language: Language,
    pub names: Vec<String>,
}

impl Speaker {
    pub fn new(language: Language, names: Vec<String>) -> Speaker {
        Speaker { language, names }
    }

    pub fn voice(&self) -> Voice<'_> {
        Voice { language: self.language, seats: &self.names }
    }

    pub fn say(&self, phrase: &Phrase) -> String {
        words::say(phrase, &self.voice())
    }

    /// A sentence without arguments.
    pub fn plain(&self, id: &'static str) -> String {
        self.say(&Phrase::new(id))
    }

    /// One line for each phrase. Of a long story the end is told, and how much went before.
    pub fn lines(&self, phrases: &[Phrase], most: usize) -> Vec<String> {
        let skipped = if phrases.len() > most { phrases.len() + 1 - most } else { 0 };
        let before = (skipped > 0).then(|| self.say(&Phrase::new("bot-more-lines").number("count", skipped as i64)));
        before.into_iter().chain(phrases[skipped..].iter().map(|phrase| self.say(phrase))).collect()
    }

    /// The options of a table, as far as they differ from the usual ones.
    pub fn options(&self, kind: Kind, options: &Options) -> Vec<String> {
        let known = |phrase: &Phrase| words::missing(phrase, self.language).is_empty();
        let line = |(key, value): (&String, &String)| {
            let (name, meaning) = (words::option(kind, key), words::option_value(kind, key, value));
            if known(&name) && known(&meaning) {
                let line = Phrase::new("bot-option").phrase("option", name).phrase("value", meaning);
                return self.say(&line);
            }
            // What has no words of its own is shown as it was typed.
            format!("`{key}={value}`")
        };
        options.iter().map(line).collect()
    }
}

/// The language for a Discord locale such as `en-GB`.
pub fn language(locale: &str) -> Language {
    let tag = locale.split('-').next().unwrap_or_default();
    Language::ALL.iter().copied().find(|language| language.tag() == tag).unwrap_or(Language::English)
}

/// A name that cannot ping, link or format.
pub fn harmless(name: &str) -> String {
    let kept: String = name.chars().filter(|c| !c.is_control() && !"*_~`|<>@#[]()\\:".contains(*c)).take(32).collect();
    let kept = kept.trim();
    if kept.is_empty() { "?".to_owned() } else { kept.to_owned() }
}
