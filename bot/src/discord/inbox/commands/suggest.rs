//! What could be meant by what has been typed so far.

use crate::discord::bot::Bot;
use crate::discord::kit::limits;
use crate::discord::kit::speaker::Speaker;
use crate::discord::pages::rule;
use crate::ids::{ChannelId, UserId};
use engine::{Game, Topic};

/// What is shown, and what it stands for.
pub type Suggestion = (String, String);

pub fn games(typed: &str, speaker: &Speaker) -> Vec<Suggestion> {
    let typed = typed.to_lowercase();
    let choice = |game: &Game| {
        let title = speaker.say(&words::named(game.kind, "title"));
        let fits = title.to_lowercase().contains(&typed) || game.kind.0.contains(&typed);
        fits.then(|| (title, game.kind.0.to_owned()))
    };
    engine::games().iter().filter_map(choice).take(limits::OPTIONS).collect()
}

/// Completes the last of the options that were typed, from the catalog of the game that was chosen before.
pub fn options(game: Option<&str>, typed: &str, speaker: &Speaker) -> Vec<Suggestion> {
    let Ok(rules) = engine::game(game.unwrap_or_default()) else { return Vec::new() };
    let (before, last) = match typed.rfind([',', ' ']) {
        Some(at) => typed.split_at(at + 1),
        None => ("", typed),
    };
    let chosen = |key: &str| before.split([',', ' ']).any(|part| part.split('=').next() == Some(key));
    let open = (rules.options)().iter().filter(|spec| !chosen(spec.key));
    let pairs = open.flat_map(|spec| spec.values.named().iter().map(move |value| (spec.key, *value)));
    let choice = |(key, value): (&str, &str)| {
        let text = format!("{key}={value}");
        let all = format!("{before}{text}");
        let fits = text.contains(last) && all.chars().count() <= limits::OPTION_TEXT;
        let shown = format!("{all} · {}", speaker.option(rules.kind, key, value));
        fits.then(|| (limits::cut(&shown, limits::OPTION_TEXT), all))
    };
    pairs.filter_map(choice).take(limits::OPTIONS).collect()
}

/// The tables of the one who types.
pub async fn tables(bot: &Bot, user: UserId, typed: &str) -> Vec<Suggestion> {
    let mine = bot.desk.store.tables_of(user).await.unwrap_or_default();
    let typed = typed.to_lowercase();
    let fits = mine.into_iter().filter(|table| table.name.to_lowercase().contains(&typed));
    fits.map(|table| (table.name, table.id.to_string())).take(limits::OPTIONS).collect()
}

/// The topics whose titles contain what was typed; those of the table of this thread come first.
pub async fn topics(bot: &Bot, channel: ChannelId, typed: &str, speaker: &Speaker) -> Vec<Suggestion> {
    let here = bot.desk.store.table_at(channel).await.ok().flatten().map(|table| table.kind);
    let mut games = engine::games();
    games.sort_by_key(|game| here.as_deref() != Some(game.kind.0));
    let choices = games.iter().flat_map(|game| {
        let of = speaker.say(&words::named(game.kind, "title"));
        let mut fits: Vec<Topic> = (game.topics)();
        fits.retain(|topic| rule::is_meant(topic, typed, speaker));
        fits.sort_by_key(|topic| !rule::is_called(topic, typed, speaker));
        let titled: Vec<_> = fits.into_iter().map(|topic| (speaker.say(&topic.title), topic.id)).collect();
        titled.into_iter().map(move |(title, id)| {
            let name = limits::cut(&format!("{title} · {of}"), limits::OPTION_TEXT);
            (name, format!("{}/{id}", game.kind.0))
        })
    });
    choices.take(limits::OPTIONS).collect()
}
