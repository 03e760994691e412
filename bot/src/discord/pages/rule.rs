//! The rules at hand: sections and tiles, in the reader's language.

use crate::discord::kit::limits;
use crate::discord::kit::message::{Choice, Embed, Menu, Message, Row};
use crate::discord::kit::pictures;
use crate::discord::kit::speaker::Speaker;
use engine::{Game, Phrase, Topic};
use render::Studio;

/// A topic by `game/topic`, or by the words of its title, with a picture of what it is about.
pub fn message(studio: &Studio, asked: &str, speaker: &Speaker) -> Message {
    let named = |game: &Game, topic: &Topic| asked.split_once('/') == Some((game.kind.0, topic.id.as_str()));
    let called = |topic: &Topic| is_called(topic, asked, speaker);
    let meant = |topic: &Topic| is_meant(topic, asked, speaker);
    let games = engine::games();
    let of = |game: &Game| (game.topics)().into_iter().map(|topic| (*game, topic)).collect::<Vec<_>>();
    let all: Vec<(Game, Topic)> = games.iter().flat_map(of).collect();
    let found = all.iter().find(|(game, topic)| named(game, topic));
    // Of a tile and a section that go by the same name, the tile is meant.
    let drawn = |(game, topic): &&(Game, Topic)| pictures::topic(studio, game.kind, topic, speaker).is_some();
    let by_name: Vec<&(Game, Topic)> = all.iter().filter(|(_, topic)| called(topic)).collect();
    let found = found.or_else(|| by_name.iter().copied().find(|one| drawn(one)).or(by_name.first().copied()));
    let found = found.or_else(|| all.iter().find(|(_, topic)| meant(topic)));
    let Some((game, topic)) = found else { return Message::text(speaker.plain("bot-rule-none")) };
    let embed = Embed {
        title: speaker.say(&topic.title),
        body: speaker.say(&topic.text),
        footer: speaker.say(&words::named(game.kind, "title")),
        ..Embed::default()
    };
    let files = pictures::topic(studio, game.kind, topic, speaker).into_iter().collect();
    Message { embed: Some(embed), files, ..Message::default() }
}

/// A menu of these topics.
pub fn menu(id: String, kind: &str, topics: &[String], placeholder: &'static str, speaker: &Speaker) -> Option<Row> {
    let rules = engine::game(kind).ok()?;
    let choice = |topic: &Topic| Choice {
        value: format!("{kind}/{}", topic.id),
        label: speaker.say(&topic.title),
        description: String::new(),
        emoji: speaker.emoji(&topic.title),
    };
    let all = (rules.topics)();
    let wanted = all.iter().filter(|topic| topics.contains(&topic.id));
    let options: Vec<Choice> = wanted.map(choice).take(limits::OPTIONS).collect();
    (!options.is_empty()).then(|| Row::Menu(Menu::one(id, speaker.plain(placeholder), options)))
}

/// Whether a player may mean this topic by what she typed: each word of it begins a word of one of its names.
pub fn is_meant(topic: &Topic, typed: &str, speaker: &Speaker) -> bool {
    let typed = typed.to_lowercase();
    let wanted: Vec<&str> = words_of(&typed).collect();
    let fits = |name: &Phrase| {
        let name = speaker.say(name).to_lowercase();
        name.contains(&typed) || wanted.iter().all(|want| words_of(&name).any(|word| word.starts_with(want)))
    };
    fits(&topic.title) || topic.also.iter().any(fits)
}

/// Whether she typed one of its names as it is.
pub fn is_called(topic: &Topic, typed: &str, speaker: &Speaker) -> bool {
    let typed = typed.trim().to_lowercase();
    std::iter::once(&topic.title).chain(&topic.also).any(|name| speaker.say(name).to_lowercase() == typed)
}

fn words_of(text: &str) -> impl Iterator<Item = &str> {
    text.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty())
}
