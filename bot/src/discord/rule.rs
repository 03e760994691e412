//! The rules at hand: sections and tiles, in the reader's language.

use super::commands::{Context, acknowledge, answer, speaker};
use super::message::{Choice, Embed, Menu, Message, Row};
use super::pictures;
use super::pictures::drawn;
use super::press_id::{RULE, id};
use super::speaker::Speaker;
use super::{Trouble, limits};
use engine::{Game, Topic};
use poise::serenity_prelude::{AutocompleteChoice, CreateAutocompleteResponse};
use render::Studio;

#[poise::command(slash_command)]
pub async fn rule(ctx: Context<'_>, #[autocomplete = "topics"] topic: String) -> Result<(), Trouble> {
    acknowledge(ctx, false).await?;
    let settings = ctx.data().desk.store.settings(ctx.author().id.get()).await?;
    let (studio, speaker) = (ctx.data().studio.clone(), Speaker { settings, ..speaker(ctx) });
    let message = drawn(move || message(&studio, &topic, &speaker)).await?;
    answer(ctx, &message).await.map(drop)
}

/// The topics whose titles contain what was typed; those of the table of this thread come first.
async fn topics(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let here = ctx.data().desk.store.game_at(ctx.channel_id().get()).await.ok().flatten().map(|game| game.kind);
    let speaker = speaker(ctx);
    let typed = typed.to_lowercase();
    let mut games = engine::games();
    games.sort_by_key(|game| here.as_deref() != Some(game.kind.0));
    let choices = games.iter().flat_map(|game| {
        let of = speaker.say(&words::named(game.kind, "title"));
        let titled = (game.topics)().into_iter().map(|topic| (speaker.say(&topic.title), topic.id));
        let fits: Vec<_> = titled.filter(|(title, _)| title.to_lowercase().contains(&typed)).collect();
        fits.into_iter().map(move |(title, id)| {
            let name = limits::cut(&format!("{title} · {of}"), limits::OPTION_TEXT);
            AutocompleteChoice::new(name, format!("{}/{id}", game.kind.0))
        })
    });
    CreateAutocompleteResponse::new().set_choices(choices.take(limits::OPTIONS).collect())
}

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
    (!options.is_empty()).then(|| Row::Menu(Menu { id: id(game, step, RULE), placeholder, options }))
}
