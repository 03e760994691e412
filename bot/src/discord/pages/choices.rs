//! Offers as buttons and menus: a few as buttons, more as one menu, many by section and then by item.

use crate::discord::kit::emoji::Emoji;
use crate::discord::kit::limits::OPTIONS;
use crate::discord::kit::message::{Button, Choice as MenuChoice, Menu, Row, Style};
use crate::discord::kit::press::{Press, id};
use crate::discord::kit::speaker::Speaker;
use engine::{Choice, Decision, Phrase, Tone};

/// How many offers are shown as buttons; more become a menu.
const AS_BUTTONS: usize = 4;
/// A label longer than this does not fit on a phone.
const BUTTON: usize = 34;

/// A part of a long list: its name, and the numbers of its choices.
pub struct Section {
    pub name: String,
    pub choices: Vec<usize>,
}

/// The rows that show a decision, with one section of it if it has several.
pub fn rows(game: &str, decision: &Decision, open: Option<usize>, speaker: &Speaker) -> Vec<Row> {
    let all: Vec<usize> = (0..decision.choices.len()).collect();
    let labels: Vec<String> = decision.choices.iter().map(|choice| speaker.say(&choice.offer.label)).collect();
    let short = labels.iter().all(|label| label.chars().count() <= BUTTON);
    if all.len() <= AS_BUTTONS && (short || all.len() <= 2) {
        let mut emojis = emojis(decision, &all, speaker).into_iter();
        let button = |at: usize| button(game, decision, at, &labels[at]).emoji(emojis.next().flatten());
        return vec![Row::Buttons(all.into_iter().map(button).collect())];
    }
    if all.len() <= OPTIONS {
        return vec![Row::Menu(menu(game, decision, &all, speaker))];
    }
    let sections = sections(decision, speaker);
    let option = |(at, section): (usize, &Section)| {
        let count = Phrase::new("bot-section-size").number("count", section.choices.len() as i64);
        let description = speaker.say(&count);
        MenuChoice { value: at.to_string(), label: section.name.clone(), description, emoji: None }
    };
    let mut rows = vec![Row::Menu(Menu {
        id: id(game, decision.step, &Press::Section),
        placeholder: speaker.plain("bot-choose-section"),
        options: sections.iter().enumerate().map(option).collect(),
    })];
    if let Some(section) = open.and_then(|at| sections.get(at)) {
        rows.push(Row::Menu(menu(game, decision, &section.choices, speaker)));
    }
    rows
}

fn button(game: &str, decision: &Decision, at: usize, label: &str) -> Button {
    let offer = &decision.choices[at].offer;
    let style = match offer.tone {
        Tone::Finish => Style::Finish,
        _ => Style::Plain,
    };
    let press = Press::Offer(offer.key.to_string());
    Button::new(id(game, decision.step, &press), format!("{}. {label}", at + 1)).style(style)
}

fn menu(game: &str, decision: &Decision, choices: &[usize], speaker: &Speaker) -> Menu {
    let option = |(&at, emoji): (&usize, Option<Emoji>)| {
        let Choice { offer, seals } = &decision.choices[at];
        let mut description = offer.hint.as_ref().map(|hint| speaker.say(hint)).unwrap_or_default();
        if *seals {
            if !description.is_empty() {
                description.push_str(" · ");
            }
            description.push_str(&speaker.plain("bot-seals"));
        }
        let label = format!("{}. {}", at + 1, speaker.say(&offer.label));
        MenuChoice { value: offer.key.to_string(), label, description, emoji }
    };
    Menu {
        id: id(game, decision.step, &Press::Pick),
        placeholder: speaker.plain("bot-choose"),
        options: choices.iter().zip(emojis(decision, choices, speaker)).map(option).collect(),
    }
}

/// This many offers with the same icon are not told apart by it.
const ALIKE: usize = 3;

/// The icons of these offers. One that all of several share says nothing, and is left out.
fn emojis(decision: &Decision, choices: &[usize], speaker: &Speaker) -> Vec<Option<Emoji>> {
    let emojis: Vec<Option<Emoji>> =
        choices.iter().map(|&at| speaker.emoji(&decision.choices[at].offer.label)).collect();
    let shown: Vec<&Emoji> = emojis.iter().flatten().collect();
    if shown.len() >= ALIKE && shown.iter().all(|emoji| *emoji == shown[0]) {
        return vec![None; choices.len()];
    }
    emojis
}

/// By the groups of the offers, each no longer than a menu; by number alone where there are too many groups.
fn sections(decision: &Decision, speaker: &Speaker) -> Vec<Section> {
    let mut groups: Vec<(Option<&Phrase>, Vec<usize>)> = Vec::new();
    for (at, choice) in decision.choices.iter().enumerate() {
        let group = choice.offer.group.as_ref();
        match groups.iter_mut().find(|(name, _)| *name == group) {
            Some((_, choices)) => choices.push(at),
            None => groups.push((group, vec![at])),
        }
    }
    let pages = |name: Option<&Phrase>, choices: &[usize]| {
        let paged = choices.len() > OPTIONS || name.is_none();
        let page = |page: &[usize]| {
            let (first, last) = (page.first().map_or(0, |at| at + 1), page.last().map_or(0, |at| at + 1));
            let range = Phrase::new("bot-section-page").number("first", first as i64).number("last", last as i64);
            let name = match (name, paged) {
                (Some(name), false) => speaker.say(name),
                (Some(name), true) => format!("{} {}", speaker.say(name), speaker.say(&range)),
                (None, _) => speaker.say(&range),
            };
            Section { name, choices: page.to_vec() }
        };
        choices.chunks(OPTIONS).map(page).collect::<Vec<_>>()
    };
    let by_group: Vec<Section> = groups.iter().flat_map(|(name, choices)| pages(*name, choices)).collect();
    if by_group.len() <= OPTIONS {
        return by_group;
    }
    pages(None, &(0..decision.choices.len()).collect::<Vec<_>>())
}
