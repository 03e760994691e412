//! The options of a table: in words for everybody who asks, and in a lobby as menus for the one who opened it.

use super::text::{bullet, heading};
use crate::discord::kit::limits;
use crate::discord::kit::message::{Choice, Embed, Menu, Message, Row};
use crate::discord::kit::press::{Press, id};
use crate::discord::kit::speaker::Speaker;
use crate::store::{Stage, TableRow};
use engine::{Game, OptionSpec, Options, Phrase, Seed};

/// What the table is played with, group by group, and menus for the one who may change it.
pub fn message(
    game: &TableRow,
    is_host: bool,
    open: Option<&str>,
    note: Option<&'static str>,
    speaker: &Speaker,
) -> Message {
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
    if in_lobby && !is_host {
        body.push(speaker.plain("bot-options-host"));
    }
    let mut rows = Vec::new();
    if in_lobby && is_host && !specs.is_empty() {
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

fn which(game: &TableRow, rules: &Game, specs: &[&OptionSpec], speaker: &Speaker) -> Menu {
    let option = |spec: &&OptionSpec| Choice {
        value: spec.key.to_owned(),
        label: speaker.say(&words::option(rules.kind, spec.key)),
        description: speaker.option_value(rules.kind, spec.key, value_of(rules, spec, &game.options)),
        emoji: None,
    };
    Menu {
        id: id(&game.id, 0, &Press::Option),
        placeholder: speaker.plain("bot-options-which"),
        options: specs.iter().map(option).take(limits::OPTIONS).collect(),
    }
}

fn values(game: &TableRow, rules: &Game, spec: &OptionSpec, speaker: &Speaker) -> Menu {
    let now = value_of(rules, spec, &game.options);
    let value = |value: &&str| Choice {
        value: (*value).to_owned(),
        label: speaker.option_value(rules.kind, spec.key, value),
        description: if *value == now { speaker.plain("bot-options-now") } else { String::new() },
        emoji: None,
    };
    Menu {
        id: id(&game.id, 0, &Press::Value(spec.key.to_owned())),
        placeholder: speaker.say(&words::option(rules.kind, spec.key)),
        options: spec.values.named().iter().map(value).take(limits::OPTIONS).collect(),
    }
}

/// The options with this one changed; what makes no sense with it any more is as usual again.
pub fn with(rules: &Game, game: &TableRow, key: &str, value: &str) -> Option<Options> {
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
