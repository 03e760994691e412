//! The options of a table: in words for everybody who asks, and in a lobby as menus for the one who opened it.

use super::Trouble;
use super::client::{Bot, Line};
use super::door::Admitted;
use super::lobby;
use super::message::{Choice, Embed, Menu, Message, Row};
use super::panel::{bullet, heading};
use super::press_id::{OPTION, VALUE, id};
use super::speaker::Speaker;
use crate::play::Refused;
use crate::store::{self, GameRow, Stage};
use engine::{Game, OptionSpec, Options, Phrase, Seed};

/// What the table is played with, group by group, and menus for the one who may change it.
pub fn message(at: &Admitted, open: Option<&str>, note: Option<&'static str>, speaker: &Speaker) -> Message {
    let game = at.game();
    let Ok(rules) = game.rules() else { return Message::text(speaker.plain("bot-no-such-table")) };
    let specs = shown(&rules, &game.options);
    let mut body: Vec<String> = note.map(|note| speaker.plain(note)).into_iter().collect();
    let mut group = "";
    for spec in &specs {
        if spec.group != group {
            group = spec.group;
            body.push(heading(&speaker.say(&words::option_group(rules.kind, group))));
        }
        let line = speaker.option(rules.kind, spec.key, value_of(&rules, spec, &game.options));
        let about = speaker.say(&words::option_about(rules.kind, spec.key));
        body.push(format!("{}\n-# {about}", bullet(&line)));
    }
    if specs.is_empty() {
        body.push(speaker.plain("bot-options-none"));
    }
    let in_lobby = game.stage == Stage::Lobby;
    if in_lobby && at.user() != game.host {
        body.push(speaker.plain("bot-options-host"));
    }
    let mut rows = Vec::new();
    if in_lobby && at.user() == game.host && !specs.is_empty() {
        rows.push(Row::Menu(which(game, &rules, &specs, speaker)));
        let open = specs.iter().find(|spec| Some(spec.key) == open);
        rows.extend(open.map(|spec| Row::Menu(values(game, &rules, spec, speaker))));
    }
    let title = speaker.plain("bot-options-title");
    Message {
        embed: Some(Embed { title, body: body.join("\n"), footer: game.name.clone(), colour: None }),
        rows,
        ..Message::default()
    }
}

/// The same in short: what the first group says, what is not as usual, and how much is.
pub fn lines(rules: &Game, options: &Options, speaker: &Speaker) -> Vec<String> {
    let all = shown(rules, options);
    let told = |spec: &&&OptionSpec| {
        spec.group == all[0].group || value_of(rules, spec, options) != spec.default_in(rules.version)
    };
    let line = |spec: &&OptionSpec| speaker.option(rules.kind, spec.key, value_of(rules, spec, options));
    let mut lines: Vec<String> = all.iter().filter(told).map(line).collect();
    let usual = all.len() - lines.len();
    if usual > 0 {
        lines.push(speaker.say(&Phrase::new("bot-options-usual").number("count", usual as i64)));
    }
    lines
}

fn which(game: &GameRow, rules: &Game, specs: &[&OptionSpec], speaker: &Speaker) -> Menu {
    let option = |spec: &&OptionSpec| Choice {
        value: spec.key.to_owned(),
        label: speaker.say(&words::option(rules.kind, spec.key)),
        description: speaker.option_value(rules.kind, spec.key, value_of(rules, spec, &game.options)),
        emoji: None,
    };
    Menu {
        id: id(&game.id, 0, OPTION),
        placeholder: speaker.plain("bot-options-which"),
        options: specs.iter().map(option).take(super::limits::OPTIONS).collect(),
    }
}

fn values(game: &GameRow, rules: &Game, spec: &OptionSpec, speaker: &Speaker) -> Menu {
    let now = value_of(rules, spec, &game.options);
    let value = |value: &&str| Choice {
        value: (*value).to_owned(),
        label: speaker.option_value(rules.kind, spec.key, value),
        description: if *value == now { speaker.plain("bot-options-now") } else { String::new() },
        emoji: None,
    };
    Menu {
        id: id(&game.id, 0, &format!("{VALUE}{}", spec.key)),
        placeholder: speaker.say(&words::option(rules.kind, spec.key)),
        options: spec.values.named().iter().map(value).take(super::limits::OPTIONS).collect(),
    }
}

/// Sets one option of a lobby, and shows it to everybody. Answers with what the presser sees of it.
pub async fn set(
    bot: &Bot,
    http: &Line,
    at: &Admitted,
    key: &str,
    value: &str,
    speaker: &Speaker,
) -> Result<Message, Trouble> {
    let told = changed(bot, http, at, key, value).await?;
    Ok(message(&at.again(bot).await?, None, told, speaker))
}

/// Answers with what only the presser should be told.
async fn changed(
    bot: &Bot,
    http: &Line,
    at: &Admitted,
    key: &str,
    value: &str,
) -> Result<Option<&'static str>, Trouble> {
    let game = at.game();
    if at.user() != game.host {
        return Ok(Some("bot-options-host"));
    }
    let rules = engine::game(&game.kind).map_err(Refused::from)?;
    let Some(options) = with(&rules, game, key, value) else { return Ok(Some("bot-options-impossible")) };
    let store = &bot.desk.store;
    match store.set_options(&game.id, &options).await {
        Err(store::Error::Stale) => return Ok(Some("bot-lobby-begun")),
        done => done?,
    }
    lobby::show(bot, http, &game.id).await;
    Ok(None)
}

/// The options with this one changed; what makes no sense with it any more is as usual again.
fn with(rules: &Game, game: &GameRow, key: &str, value: &str) -> Option<Options> {
    let mut options = game.options.clone();
    options.insert(key.to_owned(), value.to_owned());
    let shown: Vec<&str> = shown(rules, &options).iter().map(|spec| spec.key).collect();
    options.retain(|key, _| shown.contains(&key.as_str()));
    rules.open(&options, game.players.into(), Seed::from(0)).ok().map(|_| options)
}

/// The options that mean something together with the others.
fn shown(rules: &Game, options: &Options) -> Vec<&'static OptionSpec> {
    let specs = (rules.options)();
    let fits = |spec: &&OptionSpec| {
        spec.only_with.is_none_or(|(other, needed)| {
            specs.iter().any(|spec| spec.key == other && value_of(rules, spec, options) == needed)
        })
    };
    specs.iter().filter(fits).collect()
}

fn value_of<'a>(rules: &Game, spec: &OptionSpec, options: &'a Options) -> &'a str {
    options.get(spec.key).map_or(spec.default_in(rules.version), String::as_str)
}
