//! The options of a table: in words for everybody who asks, and in a lobby as menus for the one who opened it. Games list
//! them in the order in which they matter: the first few come first, the rest stands behind a button.

use super::text::{bullet, heading};
use crate::discord::kit::limits;
use crate::discord::kit::message::{Button, Choice, Embed, Menu, Message, Row};
use crate::discord::kit::press::{Press, id};
use crate::discord::kit::speaker::Speaker;
use crate::ids::Stamp;
use crate::store::{Stage, TableRow};
use engine::{Game, OptionSpec, Options, Phrase, Seed};

/// How many options matter.
const MATTER: usize = 3;

/// Which of the options are looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Which<'a> {
    Those,
    /// The rest, with one of them open.
    Rest(Option<&'a str>),
}

impl<'a> Which<'a> {
    /// Those among which this one is.
    pub fn with(table: &TableRow, key: &'a str) -> Which<'a> {
        let shown = table.rules().map(|rules| shown(&rules, &table.options)).unwrap_or_default();
        let matters = shown.iter().take(MATTER).any(|spec| spec.key == key);
        if matters { Which::Those } else { Which::Rest(Some(key)) }
    }
}

/// What the table is played with, group by group, and menus for the one who may change it.
pub fn message(
    table: &TableRow,
    is_host: bool,
    which: Which,
    note: Option<&'static str>,
    speaker: &Speaker,
) -> Message {
    let Ok(rules) = table.rules() else { return Message::text(speaker.plain("bot-no-such-table")) };
    let all = shown(&rules, &table.options);
    let (those, rest) = all.split_at(all.len().min(MATTER));
    // A button that was made before may lead to where nothing is left.
    let which = if rest.is_empty() { Which::Those } else { which };
    let specs = if which == Which::Those { those } else { rest };
    let mut body: Vec<String> = note.map(|note| speaker.plain(note)).into_iter().collect();
    let mut group = "";
    for spec in specs {
        if spec.group != group {
            group = spec.group;
            body.push(heading(&speaker.say(&words::option_group(rules.kind, group))));
        }
        let line = speaker.option(rules.kind, spec.key, value_of(&rules, spec, &table.options));
        let about = speaker.say(&words::option_about(rules.kind, spec.key));
        body.push(format!("{}\n-# {about}", bullet(&line)));
    }
    if specs.is_empty() {
        body.push(speaker.plain("bot-options-none"));
    }
    if table.private {
        body.push(speaker.plain("bot-private-about"));
    }
    let in_lobby = table.stage == Stage::Lobby;
    if in_lobby && !is_host {
        body.push(speaker.plain("bot-options-host"));
    }
    let mut rows = Vec::new();
    let changes = in_lobby && is_host && !specs.is_empty();
    let menu = |spec: &&OptionSpec| Row::Menu(values(table, &rules, spec, speaker));
    match which {
        Which::Those => {
            // What has one value only, unless somebody types another, needs no menu.
            let open = specs.iter().filter(|spec| changes && spec.values.named().len() > 1);
            rows.extend(open.map(menu));
            let more = speaker.say(&Phrase::new("bot-button-more-options").number("count", rest.len() as i64));
            let more = Button::new(id(&table.id, Stamp::ANY, &Press::MoreOptions), more);
            rows.extend((!rest.is_empty()).then(|| Row::Buttons(vec![more])));
        }
        Which::Rest(open) => {
            rows.extend(changes.then(|| Row::Menu(menu_of(table, &rules, specs, speaker))));
            rows.extend(specs.iter().find(|spec| changes && Some(spec.key) == open).map(menu));
            let back =
                Button::new(id(&table.id, Stamp::ANY, &Press::Options), speaker.plain("bot-button-options-back"));
            rows.push(Row::Buttons(vec![back]));
        }
    }
    if in_lobby && is_host {
        rows.push(Row::Buttons(vec![privacy(table, speaker)]));
    }
    let title = speaker.plain("bot-options-title");
    Message {
        embed: Some(Embed { title, body: body.join("\n"), footer: table.name.clone(), ..Embed::default() }),
        rows,
        ..Message::default()
    }
}

/// The same in short: what matters, what is not as usual, and how much is.
pub fn lines(rules: &Game, options: &Options, speaker: &Speaker) -> Vec<String> {
    let all = shown(rules, options);
    let told = |(at, spec): &(usize, &&OptionSpec)| {
        *at < MATTER || value_of(rules, spec, options) != spec.default_in(rules.version)
    };
    let line = |(_, spec): (usize, &&OptionSpec)| speaker.option(rules.kind, spec.key, value_of(rules, spec, options));
    let mut lines: Vec<String> = all.iter().enumerate().filter(told).map(line).collect();
    let usual = all.len() - lines.len();
    if usual > 0 {
        lines.push(speaker.say(&Phrase::new("bot-options-usual").number("count", usual as i64)));
    }
    lines
}

/// Each says what it leads to, so that pressing one twice is pressing it once.
fn privacy(table: &TableRow, speaker: &Speaker) -> Button {
    let (press, label) =
        if table.private { (Press::Listed, "bot-button-listed") } else { (Press::Private, "bot-button-private") };
    Button::new(id(&table.id, Stamp::ANY, &press), speaker.plain(label))
}

fn menu_of(table: &TableRow, rules: &Game, specs: &[&OptionSpec], speaker: &Speaker) -> Menu {
    let option = |spec: &&OptionSpec| Choice {
        value: spec.key.to_owned(),
        label: speaker.say(&words::option(rules.kind, spec.key)),
        description: speaker.option_value(rules.kind, spec.key, value_of(rules, spec, &table.options)),
        emoji: None,
    };
    Menu::one(
        id(&table.id, Stamp::ANY, &Press::Option),
        speaker.plain("bot-options-which"),
        specs.iter().map(option).take(limits::OPTIONS).collect(),
    )
}

fn values(table: &TableRow, rules: &Game, spec: &OptionSpec, speaker: &Speaker) -> Menu {
    let now = value_of(rules, spec, &table.options);
    let value = |value: &&str| Choice {
        value: (*value).to_owned(),
        label: speaker.option_value(rules.kind, spec.key, value),
        description: if *value == now { speaker.plain("bot-options-now") } else { String::new() },
        emoji: None,
    };
    Menu::one(
        id(&table.id, Stamp::ANY, &Press::Value(spec.key.to_owned())),
        speaker.say(&words::option(rules.kind, spec.key)),
        spec.values.named().iter().map(value).take(limits::OPTIONS).collect(),
    )
    .chosen(now)
}

/// The options with this one changed; what makes no sense with it any more is as usual again.
pub fn with(rules: &Game, table: &TableRow, key: &str, value: &str) -> Option<Options> {
    let mut options = table.options.clone();
    options.insert(key.to_owned(), value.to_owned());
    let shown: Vec<&str> = shown(rules, &options).iter().map(|spec| spec.key).collect();
    options.retain(|key, _| shown.contains(&key.as_str()));
    rules.open(&options, table.players.into(), Seed::from(0)).ok().map(|_| options)
}

/// What a game comes in: every way to choose among the options of its first group that do not hang on others.
pub fn editions(rules: &Game) -> Vec<Options> {
    let mut all = vec![Options::new()];
    for spec in of_edition(rules) {
        let with = |options: &Options| {
            let (options, usual) = (options.clone(), spec.default_in(rules.version));
            let value = move |value: &&str| {
                let chosen = (*value != usual).then(|| (spec.key.to_owned(), (*value).to_owned()));
                options.clone().into_iter().chain(chosen).collect()
            };
            spec.values.named().iter().map(value)
        };
        all = all.iter().flat_map(with).collect();
    }
    // What is as usual comes first.
    all.sort_by_key(|options| !options.is_empty());
    all.truncate(limits::OPTIONS);
    all
}

/// Which of them it is: the first option in any case, and what is not as usual.
pub fn edition(rules: &Game, options: &Options, speaker: &Speaker) -> String {
    let told = of_edition(rules).enumerate().filter(|(at, spec)| *at == 0 || options.contains_key(spec.key));
    let line = |(_, spec): (usize, &OptionSpec)| speaker.option(rules.kind, spec.key, value_of(rules, spec, options));
    told.map(line).collect::<Vec<_>>().join(" · ")
}

fn of_edition(rules: &Game) -> impl Iterator<Item = &'static OptionSpec> {
    let specs = (rules.options)();
    let varies = |spec: &&OptionSpec| spec.only_with.is_none() && spec.values.named().len() > 1;
    specs.iter().filter(|spec| spec.group == specs[0].group).filter(varies)
}

/// The options that mean something together with the others.
fn shown(rules: &Game, options: &Options) -> Vec<&'static OptionSpec> {
    (rules.options)().iter().filter(|spec| fits(rules, spec, options)).collect()
}

fn fits(rules: &Game, spec: &OptionSpec, options: &Options) -> bool {
    spec.only_with.is_none_or(|(other, needed)| {
        (rules.options)().iter().any(|spec| spec.key == other && value_of(rules, spec, options) == needed)
    })
}

fn value_of<'a>(rules: &Game, spec: &OptionSpec, options: &'a Options) -> &'a str {
    options.get(spec.key).map_or(spec.default_in(rules.version), String::as_str)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;
    use words::Language;

    #[test]
    fn every_edition_can_be_played_and_is_called_like_no_other() {
        let speaker = Speaker::new(Language::English, Vec::new());
        for rules in engine::games() {
            let all = editions(&rules);
            let names: BTreeSet<String> = all.iter().map(|options| edition(&rules, options, &speaker)).collect();
            assert!(names.len() == all.len() && names.iter().all(|name| name.chars().count() <= limits::OPTION_TEXT));
            assert!(all.len() == 1 || names.iter().all(|name| !name.is_empty()), "{names:?}");
            for options in all {
                assert!(rules.open(&options, rules.players[0].into(), Seed::from(0)).is_ok(), "{options:?}");
            }
        }
    }
}
