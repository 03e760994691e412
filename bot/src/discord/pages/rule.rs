//! The rules at hand: sections and tiles, in the reader's language.

use crate::discord::kit::limits;
use crate::discord::kit::message::{Choice, Embed, Menu, Message, Row};
use crate::discord::kit::pictures;
use crate::discord::kit::press::{Press, id};
use crate::discord::kit::speaker::Speaker;
use engine::{Game, Topic};
use render::Studio;

/// A topic by `game/topic`, or by the words of its title, with a picture of what it is about.
pub fn message(studio: &Studio, asked: &str, speaker: &Speaker) -> Message {
    let named = |game: &Game, topic: &Topic| asked.split_once('/') == Some((game.kind.0, topic.id.as_str()));
    let typed = asked.to_lowercase();
    let titled = |topic: &Topic| speaker.say(&topic.title).to_lowercase().contains(&typed);
    let games = engine::games();
    let of = |game: &Game| (game.topics)().into_iter().map(|topic| (*game, topic)).collect::<Vec<_>>();
    let all: Vec<(Game, Topic)> = games.iter().flat_map(of).collect();
    let found =
        all.iter().find(|(game, topic)| named(game, topic)).or_else(|| all.iter().find(|(_, topic)| titled(topic)));
    let Some((game, topic)) = found else { return Message::text(speaker.plain("bot-rule-none")) };
    let embed = Embed {
        title: speaker.say(&topic.title),
        body: speaker.say(&topic.text),
        footer: speaker.say(&words::named(game.kind, "title")),
        colour: None,
    };
    let files = pictures::topic(studio, game.kind, topic, speaker).into_iter().collect();
    Message { embed: Some(embed), files, ..Message::default() }
}

/// A menu of the sections that these reasons come from.
pub fn menu(game: &str, step: u64, kind: &str, sections: &[&str], speaker: &Speaker) -> Option<Row> {
    let rules = engine::game(kind).ok()?;
    let topics = (rules.topics)();
    let choice = |topic: &Topic| Choice {
        value: format!("{kind}/{}", topic.id),
        label: speaker.say(&topic.title),
        description: String::new(),
        emoji: speaker.emoji(&topic.title),
    };
    let wanted = topics.iter().filter(|topic| sections.contains(&topic.id.as_str()));
    let options: Vec<Choice> = wanted.map(choice).take(limits::OPTIONS).collect();
    let placeholder = speaker.plain("bot-rule-which");
    (!options.is_empty()).then(|| Row::Menu(Menu { id: id(game, step, &Press::Rule), placeholder, options }))
}
