//! Every offer of every menu says what it does, briefly and in words that a person knows.

use engine::{AnyTable, Choice, Decision, Game, News, Options, Phrase, Seed, Tone, games, playout};
use std::cell::RefCell;
use std::collections::{BTreeSet, HashMap};
use words::{Language, Voice, say};

const MOST_IN_LABEL: usize = 26;
const MOST_IN_HINT: usize = 90;
const MOST_IN_PROMPT: usize = 70;
const PLAYED: u64 = 3;
/// Where options are many, some of them stand for the rest.
const MOST_CHARTERS: usize = 24;

#[test]
fn every_offer_of_a_menu_says_what_it_does() {
    let offences = RefCell::new(BTreeSet::new());
    for game in games() {
        for (number, options) in charters(&game).into_iter().enumerate() {
            for &players in game.players {
                for seed in 0..PLAYED {
                    play(&game, &options, players, seed + 100 * number as u64, &offences);
                }
            }
        }
    }
    let offences: Vec<String> = offences.into_inner().into_iter().collect();
    assert!(offences.is_empty(), "{}", offences.join("\n"));
}

/// The defaults, and each option at each of its values with what it needs, alone and with the last of the others.
fn charters(game: &Game) -> Vec<Options> {
    let specs = (game.options)();
    let mut charters = vec![Options::new()];
    for spec in specs {
        for value in spec.values.named() {
            let mut options = Options::from([(spec.key.to_owned(), (*value).to_owned())]);
            options.extend(spec.only_with.map(|(key, value)| (key.to_owned(), value.to_owned())));
            let mut with_all = options.clone();
            for other in specs {
                let last = other.values.named().last().copied().unwrap_or(other.default);
                with_all.entry(other.key.to_owned()).or_insert_with(|| last.to_owned());
            }
            let opens = |options: &Options| game.open(options, game.players[0].into(), Seed::from(0)).is_ok();
            charters.extend([options, with_all].into_iter().filter(opens));
        }
    }
    let step = charters.len().div_ceil(MOST_CHARTERS);
    charters.into_iter().step_by(step).collect()
}

fn play(game: &Game, options: &Options, players: u8, seed: u64, offences: &RefCell<BTreeSet<String>>) {
    let (mut table, _) = game.open(options, players.into(), Seed::from(seed)).unwrap();
    let mut pick = playout::picker(Seed::from(seed));
    let mut so_far: Vec<News> = Vec::new();
    let topics: BTreeSet<String> = (game.topics)().into_iter().map(|topic| topic.id).collect();
    while let Some(menu) = table.menu() {
        read(&table, &menu, &so_far, &topics, offences);
        let decision = table.decision().unwrap();
        let picked = pick.below(decision.choices.len() as u32) as usize;
        let key = decision.choices[picked].offer.key;
        let told = table.choose(decision.seat, decision.step, key.as_str()).unwrap();
        // What somebody was told of her turn ends with it.
        if told.finishes || table.decider() != Some(decision.seat) {
            so_far.clear();
        } else {
            so_far.extend(told.seats[decision.seat.index()].iter().cloned());
        }
    }
}

fn read(
    table: &AnyTable,
    menu: &Decision,
    so_far: &[News],
    topics: &BTreeSet<String>,
    offences: &RefCell<BTreeSet<String>>,
) {
    let prompt = spoken(&menu.prompt);
    let wrong = |what: &str, text: &str| {
        offences.borrow_mut().insert(format!("{} {}: {what}: {text}", table.kind().0, menu.prompt.id));
    };
    plain(&prompt, &wrong);
    if prompt.chars().count() > MOST_IN_PROMPT {
        wrong("the prompt is too long", &prompt);
    }
    for task in table.tasks(so_far) {
        plain(&spoken(&task.name), &wrong);
    }
    let lists = [Some(&menu.choices), menu.detour.as_ref().map(|detour| &detour.choices)];
    for choices in lists.into_iter().flatten() {
        let mut read: HashMap<String, &Choice> = HashMap::new();
        for choice in choices {
            let label = spoken(&choice.offer.label);
            let Some(hint) = choice.offer.hint.as_ref().map(spoken) else {
                wrong("no hint", &label);
                continue;
            };
            line(&label, &hint, &wrong);
            for spot in &choice.offer.at {
                if table.topic_at(spot).is_none_or(|topic| !topics.contains(&topic)) {
                    wrong("no topic for", spot.as_str());
                }
            }
            let alike = menu.pick.is_some() && choice.offer.tone == Tone::Plain;
            if let Some(other) = read.insert(format!("{label} · {hint}"), choice)
                && !(alike && other.offer.key == choice.offer.key)
            {
                wrong("two offers read alike", &format!("{label} · {hint}"));
            }
        }
    }
    if let Some(detour) = &menu.detour {
        line(&spoken(&detour.offer), &spoken(&detour.hint), &wrong);
    }
}

fn line(label: &str, hint: &str, wrong: &dyn Fn(&str, &str)) {
    plain(label, wrong);
    plain(hint, wrong);
    if columns(label) > MOST_IN_LABEL {
        wrong("the label is too long", label);
    }
    if hint.chars().count() > MOST_IN_HINT {
        wrong("the hint is too long", hint);
    }
    if hint.is_empty() || label.is_empty() || hint.to_lowercase().starts_with(&label.to_lowercase()) {
        wrong("the hint says what the label says", hint);
    }
    if label.ends_with('.') || hint.ends_with('.') {
        wrong("a full stop", &format!("{label} · {hint}"));
    }
}

/// No code of ours, nothing that lacks a word, no hyphen for a minus.
fn plain(text: &str, wrong: &dyn Fn(&str, &str)) {
    let is_code = |word: &str| {
        let word = word.trim_matches(|letter: char| !letter.is_alphanumeric() && letter != '-');
        let number = word.rsplit('-').next().is_some_and(|end| end.parse::<u32>().is_ok());
        word.contains('_') || number && word.contains('-') && !word.starts_with("value-")
    };
    if text.contains('⟨') || text.contains("{$") || text.split_whitespace().any(is_code) {
        wrong("a code of ours", text);
    }
    if text.contains("  ") || text.trim() != text {
        wrong("spaces", text);
    }
}

fn spoken(phrase: &Phrase) -> String {
    say(phrase, &Voice::new(Language::English))
}

/// Wide characters take two.
fn columns(text: &str) -> usize {
    text.chars()
        .map(|letter| if ('\u{1100}'..'\u{2000}').contains(&letter) || letter >= '\u{2e80}' { 2 } else { 1 })
        .sum()
}
