//! The way to a new table: one private message, on which everything is chosen already as most people want it.

use super::text::heading;
use super::wish::{GUESTS, Part, Wish};
use super::{options, order};
use crate::discord::kit::message::{Button, Choice, Embed, Menu, Message, People, Row, Style};
use crate::discord::kit::pictures;
use crate::discord::kit::press::{Press, own_id};
use crate::discord::kit::speaker::Speaker;
use crate::discord::kit::{limits, links};
use crate::store::TableRow;
use engine::{Game, Options, Phrase, Seed};
use render::Studio;

/// Every table that is only looked at is dealt like this one.
const SAMPLE: u64 = 1;

/// A wish that can be granted.
pub struct Chosen {
    pub wish: Wish,
    pub rules: Game,
    pub options: Options,
}

impl Chosen {
    /// What the wish means, if there is such a game, for so many, in such an edition.
    pub fn read(wish: Wish) -> Option<Chosen> {
        let rules = engine::game(&wish.kind).ok()?;
        let options = options::editions(&rules).into_iter().nth(wish.edition)?;
        rules.players.contains(&wish.players).then_some(Chosen { wish, rules, options })
    }
}

/// What is chosen, what that is like, and why something could not be chosen.
pub fn message(studio: &Studio, chosen: &Chosen, notes: &[Phrase], speaker: &Speaker) -> Message {
    let Chosen { wish, rules, options } = chosen;
    let mut body: Vec<String> = notes.iter().map(|note| speaker.say(note)).collect();
    body.push(heading(&title(rules, speaker)));
    body.push(about(rules, speaker));
    let edition = options::edition(rules, options, speaker);
    body.extend((!edition.is_empty()).then_some(edition));
    body.push(speaker.plain("bot-assistant-later"));
    let sample = rules.open(options, wish.players.into(), Seed::from(SAMPLE));
    let embed = Embed { title: speaker.plain("bot-lobby-title"), body: body.join("\n"), ..Embed::default() };
    Message {
        embed: Some(embed),
        seen: sample.map(|(table, _)| pictures::sample(studio, &table, speaker)).into_iter().collect(),
        rows: rows(chosen, speaker),
        ..Message::default()
    }
}

fn rows(chosen: &Chosen, speaker: &Speaker) -> Vec<Row> {
    let Chosen { wish, rules, .. } = chosen;
    let by = |part: Part| own_id(&Press::Wish(wish.by(part)));
    let menu = |part: Part, placeholder: &'static str, options: Vec<Choice>, now: &str| {
        Row::Menu(Menu::one(by(part), speaker.plain(placeholder), options).chosen(now))
    };
    let game = |game: &Game| choice(game.kind.0.to_owned(), title(game, speaker), about(game, speaker));
    let games = engine::games().iter().map(game).take(limits::OPTIONS).collect();
    let editions: Vec<Choice> = options::editions(rules)
        .iter()
        .enumerate()
        .map(|(at, options)| choice(at.to_string(), options::edition(rules, options, speaker), String::new()))
        .collect();
    let seats = |players: &u8| {
        let label = speaker.say(&Phrase::new("bot-assistant-seats").number("players", i64::from(*players)));
        choice(players.to_string(), label, String::new())
    };
    let seats = rules.players.iter().map(seats).take(limits::OPTIONS).collect();
    let mut rows = vec![menu(Part::Game, "bot-assistant-game", games, &wish.kind)];
    if editions.len() > 1 {
        rows.push(menu(Part::Edition, "bot-assistant-edition", editions, &wish.edition.to_string()));
    }
    rows.push(menu(Part::Seats, "bot-assistant-how-many", seats, &wish.players.to_string()));
    rows.push(Row::People(People {
        id: by(Part::Guests),
        placeholder: speaker.say(&Phrase::new("bot-assistant-guests").number("most", GUESTS as i64)),
        most: GUESTS as u8,
        chosen: wish.guests.clone(),
    }));
    let open = Button::new(by(Part::Open), speaker.plain("bot-button-open")).style(Style::Finish);
    rows.push(Row::Buttons(vec![open]));
    rows
}

fn choice(value: String, label: String, description: String) -> Choice {
    Choice { value, label, description, emoji: None }
}

fn title(rules: &Game, speaker: &Speaker) -> String {
    speaker.say(&words::named(rules.kind, "title"))
}

/// What a game is like, in a sentence.
fn about(rules: &Game, speaker: &Speaker) -> String {
    speaker.say(&words::named(rules.kind, "about"))
}

/// Where the table is; whoever is everybody here can begin at once.
pub fn opened(table: &TableRow, alone: bool, speaker: &Speaker) -> Message {
    let text = format!("{} {}", speaker.plain("bot-assistant-open"), links::to_lobby(table));
    let rows = alone.then(|| Row::Buttons(vec![order::all_seats(table, speaker)]));
    Message { rows: rows.into_iter().collect(), ..Message::text(text) }
}

/// The way here once more, for whoever has lost it.
pub fn again(note: &'static str, speaker: &Speaker) -> Message {
    let button = Button::new(own_id(&Press::Assistant), speaker.plain("bot-button-assistant"));
    Message { rows: vec![Row::Buttons(vec![button])], ..Message::text(speaker.plain(note)) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ids::UserId;
    use words::Language;

    #[test]
    fn whatever_is_chosen_the_assistant_has_words_for_it_and_fits_into_a_message() {
        let (studio, speaker) = (Studio::new(), Speaker::new(Language::English, Vec::new()));
        for rules in engine::games() {
            let wish = Wish::new(rules.kind.0, rules.players[0]).unwrap();
            for edition in 0..options::editions(&rules).len() {
                let guests = [u64::MAX, u64::MAX - 1, u64::MAX - 2].map(UserId).into();
                let chosen = Chosen::read(Wish { edition, guests, ..wish.clone() }).unwrap();
                let shown = message(&studio, &chosen, &[], &speaker);
                assert_eq!(shown.check(), Ok(()));
                assert!(shown.readable().iter().all(|text| !text.contains('⟨')), "{:?}", shown.readable());
                assert!(about(&rules, &speaker).chars().count() <= limits::OPTION_TEXT, "it describes an option");
                assert_eq!(shown.seen.len(), 1, "a picture");
            }
            assert!(Chosen::read(Wish { edition: 99, ..wish.clone() }).is_none());
            assert!(Chosen::read(Wish { players: 99, ..wish }).is_none());
        }
    }
}
