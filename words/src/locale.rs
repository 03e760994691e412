//! The languages and their files.

use crate::pseudo;
use engine::{Kind, Phrase};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentResource, FluentValue};
use fluent_syntax::ast::{Entry, Pattern};
use std::sync::LazyLock;

/// A language people can read here.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Language {
    English,
    /// English with every letter accented and every message between ⟦ and ⟧: what reads otherwise in it was not
    /// worded through the language files. For tests.
    Pseudo,
}

impl Language {
    /// The languages to choose from. One is listed only when it is complete.
    pub const ALL: &'static [Language] = &[Language::English];

    /// The BCP 47 tag.
    pub fn tag(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::Pseudo => "en-x-pseudo",
        }
    }

    pub(crate) fn bundle(self) -> &'static Bundle {
        static ENGLISH: LazyLock<Bundle> = LazyLock::new(|| bundle(ENGLISH_FILES, str::to_owned));
        static PSEUDO: LazyLock<Bundle> = LazyLock::new(|| bundle(ENGLISH_FILES, pseudo::accented));
        match self {
            Language::English => &ENGLISH,
            Language::Pseudo => &PSEUDO,
        }
    }

    /// What a message says was done, if it tells of a deed: the attribute `did`.
    pub(crate) fn did(self, id: &str) -> Option<&'static Pattern<&'static str>> {
        self.bundle().get_message(id)?.get_attribute("did").map(|did| did.value())
    }

    /// How it was done together with what came of it.
    pub(crate) fn did_with(self, id: &str, came: &str) -> Option<&'static Pattern<&'static str>> {
        self.bundle().get_message(id)?.get_attribute(&format!("did-{came}")).map(|did| did.value())
    }

    fn files(self) -> &'static [File] {
        match self {
            Language::English | Language::Pseudo => ENGLISH_FILES,
        }
    }
}

/// The name of a file without its ending, and its text.
type File = (&'static str, &'static str);

pub(crate) type Bundle = FluentBundle<FluentResource>;

/// A game's file is here even if a build leaves the game out: that saves a feature.
const ENGLISH_FILES: &[File] = &[
    ("bot", include_str!("../locales/en/bot.ftl")),
    ("common", include_str!("../locales/en/common.ftl")),
    ("great-western-trail", include_str!("../locales/en/great-western-trail.ftl")),
    ("great-western-trail-pictures", include_str!("../locales/en/great-western-trail-pictures.ftl")),
    ("pacific-rails", include_str!("../locales/en/pacific-rails.ftl")),
    ("pacific-rails-pictures", include_str!("../locales/en/pacific-rails-pictures.ftl")),
    ("pictures", include_str!("../locales/en/pictures.ftl")),
    ("test-game", include_str!("../locales/en/test-game.ftl")),
    ("test-game-pictures", include_str!("../locales/en/test-game-pictures.ftl")),
];

fn bundle(files: &[File], transform: fn(&str) -> String) -> Bundle {
    // The plural rules are those of English in both.
    let english = Language::English.tag().parse().unwrap_or_default();
    let mut bundle = FluentBundle::new_concurrent(vec![english]);
    // The marks that isolate an argument's direction show up as boxes in some fonts, and no language here needs them.
    bundle.set_use_isolating(false);
    bundle.set_formatter(Some(|value, _| match value {
        FluentValue::Number(number) if number.value < 0.0 => Some(written(number.value as i64)),
        _ => None,
    }));
    for (_, text) in files {
        // What can be read of a file is used; the tests find what cannot, and what stands in two files.
        let resource = FluentResource::try_new(transform(text)).unwrap_or_else(|(resource, _)| resource);
        let _ = bundle.add_resource(resource);
    }
    bundle
}

/// With the sign that print uses for what is less than nothing.
pub(crate) fn written(number: i64) -> String {
    if number < 0 { format!("−{}", number.unsigned_abs()) } else { number.to_string() }
}

/// The messages of a language, file by file: the file's name and the ids in it. For tests.
pub fn ids(language: Language) -> Vec<(&'static str, Vec<String>)> {
    language.files().iter().map(|&(name, text)| (name, ids_in(text))).collect()
}

/// A gauge's name: a message id, or the end of one after the prefix of the game's messages.
pub fn named(kind: Kind, name: &str) -> Phrase {
    let prefix = prefix_of(kind);
    if name.strip_prefix(prefix).is_some_and(|rest| rest.starts_with('-')) {
        return Phrase::new(name.to_owned());
    }
    Phrase::new(format!("{prefix}-{name}"))
}

/// A category's name: `<prefix>-score-<category>` where the game has such messages.
pub fn category(kind: Kind, category: &str) -> Phrase {
    let id = format!("{}-score-{category}", prefix_of(kind));
    if Language::English.bundle().has_message(&id) { Phrase::new(id) } else { named(kind, category) }
}

/// An option's name.
pub fn option(kind: Kind, key: &str) -> Phrase {
    Phrase::new(format!("{}-option-{key}", prefix_of(kind)))
}

/// The name of an option's value; one without a name of its own speaks for itself.
pub fn option_value(kind: Kind, key: &str, value: &str) -> Phrase {
    Phrase::new(format!("{}-option-{key}-{value}", prefix_of(kind)))
}

/// What an option is about, in one line.
pub fn option_about(kind: Kind, key: &str) -> Phrase {
    Phrase::new(format!("{}-option-about-{key}", prefix_of(kind)))
}

/// The name of a group of options.
pub fn option_group(kind: Kind, group: &str) -> Phrase {
    Phrase::new(format!("{}-option-group-{group}", prefix_of(kind)))
}

/// The messages of a game share a prefix.
fn prefix_of(kind: Kind) -> &'static str {
    static PREFIXES: LazyLock<Vec<(&str, String)>> =
        LazyLock::new(|| ENGLISH_FILES.iter().map(|(file, text)| (*file, prefix(&ids_in(text)))).collect());
    PREFIXES.iter().find(|(file, _)| *file == kind.0).map_or(kind.0, |(_, prefix)| prefix)
}

fn prefix(ids: &[String]) -> String {
    let first = ids.first().map(String::as_str).unwrap_or_default();
    first.split('-').next().unwrap_or_default().to_owned()
}

fn ids_in(text: &str) -> Vec<String> {
    let resource = fluent_syntax::parser::parse(text).unwrap_or_else(|(resource, _)| resource);
    let id = |entry: &Entry<&str>| match entry {
        Entry::Message(message) => Some(message.id.name.to_owned()),
        _ => None,
    };
    resource.body.iter().filter_map(id).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn every_file_can_be_read_and_no_message_stands_twice() {
        for language in Language::ALL.iter().chain([&Language::Pseudo]) {
            let mut seen = BTreeSet::new();
            for (name, text) in language.files() {
                if let Err((_, errors)) = FluentResource::try_new((*text).to_owned()) {
                    panic!("{name}.ftl: {errors:?}");
                }
                if let Err((_, errors)) = FluentResource::try_new(pseudo::accented(text)) {
                    panic!("the pseudo-locale of {name}.ftl: {errors:?}");
                }
                for id in ids_in(text) {
                    assert!(seen.insert(id.clone()), "{id} of {name}.ftl stands twice");
                }
            }
        }
    }

    #[test]
    fn the_messages_of_a_game_share_a_prefix() {
        for (name, text) in ENGLISH_FILES.iter().filter(|(name, _)| *name != "common") {
            let ids = ids_in(text);
            let start = format!("{}-", prefix(&ids));
            for id in ids {
                assert!(id.starts_with(&start), "{id} of {name}.ftl does not begin with {start}");
            }
        }
    }

    #[test]
    fn every_file_of_the_folder_is_carried() {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/locales/en");
        let mut there: Vec<_> = std::fs::read_dir(folder)
            .unwrap()
            .map(|entry| entry.unwrap().path().file_stem().unwrap().to_string_lossy().into_owned())
            .collect();
        let mut carried: Vec<_> = ENGLISH_FILES.iter().map(|(name, _)| (*name).to_owned()).collect();
        there.sort();
        carried.sort();
        assert_eq!(there, carried, "a file is missing in ENGLISH_FILES");
    }
}
