//! The offers of a decision, each three times with the same number: as a line that says what it does, on a button or in a
//! menu, and in the picture.

use super::super::text::{LOCK, heading};
use crate::discord::kit::emoji::Emoji;
use crate::discord::kit::limits::{BUTTONS, LINES, OPTIONS};
use crate::discord::kit::message::{Button, Choice as MenuChoice, Menu, Row, Style};
use crate::discord::kit::press::{Press, id};
use crate::discord::kit::speaker::Speaker;
use crate::ids::{Revision, TableId};
use crate::keys::Keys;
use engine::{Choice, Decision, Detour, Phrase, Pick, Tone};
use std::sync::Arc;

/// How many rows of buttons offers may take; more of them become a menu, which costs a tap. Where nothing declines or
/// finishes, its row is free for them.
const ROWS: usize = 2;

/// Which part of a decision is shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Open {
    #[default]
    All,
    /// A part of a long list.
    Section(usize),
    /// What the menu leaves out.
    Detour,
}

pub struct Offers {
    pub lines: Vec<String>,
    pub rows: Vec<Row>,
    /// Whether one of them carries a lock.
    pub locks: bool,
}

/// The decision as far as it is open: what is behind the last line takes the place of the rest.
pub fn opened(decision: Arc<Decision>, open: Open) -> Arc<Decision> {
    match (open, &decision.detour) {
        (Open::Detour, Some(Detour { choices, .. })) => {
            let (choices, prompt) = (choices.clone(), decision.prompt.clone());
            Arc::new(Decision { choices, prompt, pick: None, detour: None, ..*decision })
        }
        _ => decision,
    }
}

pub fn offers(table: &TableId, decision: &Decision, open: Open, speaker: &Speaker) -> Offers {
    let (all, apart): (Vec<usize>, Vec<usize>) =
        (0..decision.choices.len()).partition(|&at| is_numbered(&decision.choices[at]));
    let desk = Desk { table, decision, speaker };
    let detour = decision.detour.as_ref();
    let mut after: Vec<String> = detour.map(|detour| desk.detour_line(detour)).into_iter().collect();
    after.extend(apart.iter().map(|&at| desk.line(at, None)));
    let room = LINES.saturating_sub(length(&after));
    let (listed, mut rows) = if all.len() <= OPTIONS && length(&desk.lines(&all)) <= room {
        let rows = desk.rows(&all);
        (all, rows)
    } else {
        let sections = desk.sections(&all, room);
        let mut rows = vec![desk.section_menu(&sections)];
        let opened = match open {
            Open::Section(at) => sections.into_iter().nth(at).map(|section| section.choices),
            _ => None,
        };
        let listed = opened.unwrap_or_default();
        if !listed.is_empty() {
            rows.push(desk.menu(&listed));
        }
        rows.extend(detour.map(|detour| desk.detour_row(detour)));
        (listed, rows)
    };
    let mut lines = desk.lines(&listed);
    lines.extend(after);
    if !apart.is_empty() {
        rows.push(Row::Buttons(apart.iter().take(BUTTONS).map(|&at| desk.button(at, None)).collect()));
    }
    let locks = listed.iter().chain(&apart).any(|&at| decision.choices[at].seals);
    Offers { lines, rows, locks }
}

/// How many characters the lines take, each with its end.
fn length(lines: &[String]) -> usize {
    lines.iter().map(|line| line.chars().count() + 1).sum()
}

fn is_numbered(choice: &Choice) -> bool {
    choice.offer.tone == Tone::Plain
}

/// What a button or an option says: everything that is chosen by it.
fn value(choice: &Choice) -> String {
    choice.keys().collect::<Keys>().to_string()
}

/// A decision before its reader.
struct Desk<'a> {
    table: &'a TableId,
    decision: &'a Decision,
    speaker: &'a Speaker,
}

impl Desk<'_> {
    fn id(&self, press: &Press) -> String {
        id(self.table, Revision(self.decision.step), press)
    }

    fn lines(&self, of: &[usize]) -> Vec<String> {
        let emojis = self.emojis(of);
        of.iter().zip(&emojis).map(|(&at, emoji)| self.line(at, emoji.as_ref())).collect()
    }

    /// Number, icon, name, then price and effect.
    fn line(&self, at: usize, emoji: Option<&Emoji>) -> String {
        let Choice { offer, seals, .. } = &self.decision.choices[at];
        let numbered = is_numbered(&self.decision.choices[at]);
        let number = if numbered { format!("`{:>2}` ", at + 1) } else { String::new() };
        let icon = emoji.map(|emoji| format!("{} ", emoji.written())).unwrap_or_default();
        let hint = offer.hint.as_ref().map(|hint| format!(" · {}", self.speaker.say(hint))).unwrap_or_default();
        let lock = if *seals { format!(" {LOCK}") } else { String::new() };
        format!("{number}{icon}{}{hint}{lock}", heading(&self.speaker.say(&offer.label)))
    }

    fn detour_line(&self, detour: &Detour) -> String {
        let (offer, hint) = (self.speaker.say(&detour.offer), self.speaker.say(&detour.hint));
        format!("{} · {hint}", heading(&offer))
    }

    fn rows(&self, of: &[usize]) -> Vec<Row> {
        let detour = self.decision.detour.as_ref();
        let detour_row = detour.map(|detour| self.detour_row(detour));
        if of.is_empty() {
            return detour_row.into_iter().collect();
        }
        if let Some(pick) = self.decision.pick {
            return vec![self.pick(of, pick)];
        }
        let free = self.decision.choices.iter().all(is_numbered);
        if of.len() + usize::from(detour.is_some()) > BUTTONS * (ROWS + usize::from(free)) {
            return std::iter::once(self.menu(of)).chain(detour_row).collect();
        }
        let emojis = self.emojis(of);
        let buttons = of.iter().zip(emojis).map(|(&at, emoji)| self.button(at, emoji));
        let buttons: Vec<Button> = buttons.chain(detour.map(|detour| self.detour(detour))).collect();
        // Rows of the same length read better than two of five and one of two.
        let wide = buttons.len().div_ceil(buttons.len().div_ceil(BUTTONS));
        buttons.chunks(wide).map(|row| Row::Buttons(row.to_vec())).collect()
    }

    fn button(&self, at: usize, emoji: Option<Emoji>) -> Button {
        let choice = &self.decision.choices[at];
        let style = match choice.offer.tone {
            Tone::Finish => Style::Finish,
            Tone::Plain | Tone::Less => Style::Plain,
        };
        Button::new(self.id(&Press::Offer(value(choice))), self.label(at)).style(style).emoji(emoji)
    }

    fn label(&self, at: usize) -> String {
        let choice = &self.decision.choices[at];
        let label = self.speaker.say(&choice.offer.label);
        let label = if is_numbered(choice) { format!("{} {label}", at + 1) } else { label };
        if choice.seals { format!("{label} {LOCK}") } else { label }
    }

    fn detour(&self, detour: &Detour) -> Button {
        Button::new(self.id(&Press::Detour), self.speaker.say(&detour.offer))
    }

    fn detour_row(&self, detour: &Detour) -> Row {
        Row::Buttons(vec![self.detour(detour)])
    }

    fn menu(&self, of: &[usize]) -> Row {
        let options = self.options(of, |at| value(&self.decision.choices[at]));
        let placeholder = self.speaker.plain("bot-choose");
        Row::Menu(Menu::one(self.id(&Press::Pick), placeholder, options))
    }

    /// Several at once. Alike things are options of their own.
    fn pick(&self, of: &[usize], pick: Pick) -> Row {
        let key = |at: usize| self.decision.choices[at].offer.key;
        let value = |at: usize| match of.iter().filter(|&&other| other < at && key(other) == key(at)).count() {
            0 => key(at).to_string(),
            before => format!("{}~{}", key(at), before + 1),
        };
        let many = Phrase::new("bot-choose-several").number("least", pick.least).number("most", pick.most);
        let mut menu = Menu::one(self.id(&Press::Pick), self.speaker.say(&many), self.options(of, value));
        (menu.least, menu.most) = (pick.least.max(1), pick.most);
        Row::Menu(menu)
    }

    fn options(&self, of: &[usize], value: impl Fn(usize) -> String) -> Vec<MenuChoice> {
        let option = |(&at, emoji): (&usize, Option<Emoji>)| {
            let hint = self.decision.choices[at].offer.hint.as_ref();
            let description = hint.map(|hint| self.speaker.say(hint)).unwrap_or_default();
            MenuChoice { value: value(at), label: self.label(at), description, emoji }
        };
        of.iter().zip(self.emojis(of)).map(option).collect()
    }

    fn section_menu(&self, sections: &[Section]) -> Row {
        let option = |(at, section): (usize, &Section)| {
            let count = Phrase::new("bot-section-size").number("count", section.choices.len() as i64);
            let description = self.speaker.say(&count);
            MenuChoice { value: at.to_string(), label: section.name.clone(), description, emoji: None }
        };
        let options = sections.iter().enumerate().map(option).collect();
        Row::Menu(Menu::one(self.id(&Press::Section), self.speaker.plain("bot-choose-section"), options))
    }

    /// The icons of these offers. One that all of several share says nothing, and is left out.
    fn emojis(&self, of: &[usize]) -> Vec<Option<Emoji>> {
        let label = |at: usize| &self.decision.choices[at].offer.label;
        let emojis: Vec<Option<Emoji>> = of.iter().map(|&at| self.speaker.emoji(label(at))).collect();
        let shown: Vec<&Emoji> = emojis.iter().flatten().collect();
        if shown.len() >= ALIKE && shown.iter().all(|emoji| *emoji == shown[0]) {
            return vec![None; of.len()];
        }
        emojis
    }
}

/// This many offers with the same icon are not told apart by it.
const ALIKE: usize = 3;

/// A part of a long list: its name, and the numbers of its choices.
struct Section {
    name: String,
    choices: Vec<usize>,
}

impl Desk<'_> {
    /// By the groups of the offers, each no longer than a menu and with lines that have room; by number alone where there
    /// are too many groups.
    fn sections(&self, all: &[usize], room: usize) -> Vec<Section> {
        let mut groups: Vec<(Option<&Phrase>, Vec<usize>)> = Vec::new();
        for &at in all {
            let group = self.decision.choices[at].offer.group.as_ref();
            match groups.iter_mut().find(|(name, _)| *name == group) {
                Some((_, choices)) => choices.push(at),
                None => groups.push((group, vec![at])),
            }
        }
        let by_group: Vec<Section> =
            groups.iter().flat_map(|(name, choices)| self.pages(*name, choices, room)).collect();
        if by_group.len() <= OPTIONS { by_group } else { self.pages(None, all, room) }
    }

    /// These choices, page by page.
    fn pages(&self, name: Option<&Phrase>, choices: &[usize], room: usize) -> Vec<Section> {
        let mut pages: Vec<Vec<usize>> = Vec::new();
        let mut left = 0;
        for &at in choices {
            let emoji = self.speaker.emoji(&self.decision.choices[at].offer.label);
            let needs = length(&[self.line(at, emoji.as_ref())]);
            if let Some(page) = pages.last_mut().filter(|page| needs <= left && page.len() < PAGE) {
                page.push(at);
            } else {
                pages.push(vec![at]);
                left = room;
            }
            left = left.saturating_sub(needs);
        }
        let paged = pages.len() > 1 || name.is_none();
        let section = |choices: Vec<usize>| {
            let (first, last) = (choices.first().map_or(0, |at| at + 1), choices.last().map_or(0, |at| at + 1));
            let range = Phrase::new("bot-section-page").number("first", first as i64).number("last", last as i64);
            let name = match (name, paged) {
                (Some(name), false) => self.speaker.say(name),
                (Some(name), true) => format!("{} {}", self.speaker.say(name), self.speaker.say(&range)),
                (None, _) => self.speaker.say(&range),
            };
            Section { name, choices }
        };
        pages.into_iter().map(section).collect()
    }
}

/// As many are read at once.
const PAGE: usize = 20;

#[cfg(test)]
mod tests {
    use super::*;
    use engine::{Key, Offer, Seat};
    use words::Language;

    /// As many offers as these, each of which takes a long line; with another way, and with something that declines and
    /// something that ends.
    fn long(count: u8) -> Decision {
        let name = || Phrase::new("bot-name").seat("who", Seat(0));
        let choice = |at: u8, tone| {
            let offer = Offer::new(Key::of(format_args!("{at}")), name()).hint(name()).tone(tone);
            Choice { offer, then: Vec::new(), seals: false }
        };
        let mut choices: Vec<Choice> = (0..count).map(|at| choice(at, Tone::Plain)).collect();
        choices.extend([choice(count, Tone::Less), choice(count + 1, Tone::Finish)]);
        let detour = Detour { offer: name(), hint: name(), choices: vec![choice(0, Tone::Plain)] };
        Decision { step: 0, seat: Seat(0), prompt: name(), choices, pick: None, detour: Some(detour) }
    }

    #[test]
    fn all_lines_together_stay_within_3600_characters_and_every_offer_stands_in_one_section() {
        let table = TableId::from("table");
        for (count, letters) in [(3, 10), (24, 60), (24, 75), (25, 200), (60, 20), (60, 150), (99, 300)] {
            let speaker = Speaker::new(Language::English, vec!["x".repeat(letters)]);
            let decision = long(count);
            let shown = |open| offers(&table, &decision, open, &speaker);
            let whole = shown(Open::All);
            let is_section = |row: &Row| matches!(row, Row::Menu(menu) if menu.id.ends_with(":~section"));
            let mut pages = vec![whole];
            if pages[0].rows.iter().any(is_section) {
                let Some(Row::Menu(menu)) = pages[0].rows.first() else { panic!("no menu of sections") };
                pages = (0..menu.options.len()).map(|at| shown(Open::Section(at))).collect();
            }
            let mut numbered = 0;
            for page in &pages {
                assert!(length(&page.lines) <= LINES, "{count} offers: {}", length(&page.lines));
                let here = page.lines.iter().filter(|line| line.starts_with('`')).count();
                assert_eq!(page.lines.len(), here + 3, "another way, Skip and Finish stand on every page");
                assert!((1..=OPTIONS).contains(&here));
                numbered += here;
            }
            assert_eq!(numbered, usize::from(count));
        }
    }

    #[test]
    fn nothing_at_all_is_picked_by_a_button_and_alike_things_are_options_of_their_own() {
        let Decision { mut choices, .. } = long(3);
        let thing = choices[0].clone();
        choices = vec![thing.clone(), thing, choices[1].clone(), choices[3].clone()];
        let decision = Decision { choices, pick: Some(Pick { least: 0, most: 2 }), detour: None, ..long(3) };
        let speaker = Speaker::new(Language::English, vec!["Anna".to_owned()]);
        let shown = offers(&TableId::from("table"), &decision, Open::All, &speaker);
        let [Row::Menu(menu), Row::Buttons(none)] = &shown.rows[..] else { panic!("{:?}", shown.rows) };
        // Discord lets nobody send an empty menu.
        assert_eq!((menu.least, menu.most), (1, 2));
        let values: Vec<&str> = menu.options.iter().map(|option| option.value.as_str()).collect();
        assert_eq!(values, ["0", "0~2", "1"]);
        assert!(none.len() == 1 && none[0].id.ends_with(":3"), "{none:?}");
    }
}
