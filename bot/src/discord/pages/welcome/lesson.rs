//! A turn in three pictures, for somebody who has never seen one. The table is made up: whoever reads this sits there.

use super::super::text::title_of;
use crate::discord::kit::message::{Button, Embed, File, Message, Row, Style};
use crate::discord::kit::pictures;
use crate::discord::kit::press::{Press, own_id};
use crate::discord::kit::speaker::Speaker;
use engine::{AnyTable, Choice, OneSeat, Options, Phrase, Seat, Seed, Seen, Tone};
use render::{Crop, Studio};

/// Where the reader sits.
const READER: Seat = Seat(0);
/// How many pages there are.
pub const PAGES: u8 = 3;
/// A table of so many.
const PLAYERS: u64 = 3;
/// The made-up table is always the same one.
const DEAL: u64 = 1_869;
/// More choices than any turn has.
const LONGEST: usize = 40;

/// One of the pages; none if the table cannot be set up.
pub fn message(studio: &Studio, page: u8, speaker: &Speaker) -> Option<Message<OneSeat>> {
    let page = page.min(PAGES - 1);
    let table = at_turn()?;
    let (title, picture) = (title_of(&table, speaker), picture(studio, &table, page, speaker)?);
    let step = Phrase::new("bot-lesson-page").number("page", i64::from(page) + 1).number("pages", i64::from(PAGES));
    let turn_to = |to: u8, label: &'static str| Button::new(own_id(&Press::Lesson(to)), speaker.plain(label));
    let mut buttons = Vec::new();
    if page > 0 {
        buttons.push(turn_to(page - 1, "bot-button-before"));
    }
    buttons.push(if page + 1 < PAGES {
        turn_to(page + 1, "bot-button-next").style(Style::Primary)
    } else {
        Button::new(own_id(&Press::Assistant), speaker.plain("bot-button-open-table")).style(Style::Finish)
    });
    let embed = Embed {
        title: speaker.say(&Phrase::new(format!("bot-lesson-{page}-title"))),
        body: speaker.say(&Phrase::new(format!("bot-lesson-{page}"))),
        footer: format!("{title} · {}", speaker.say(&step)),
        ..Embed::default()
    };
    Some(Message {
        embed: Some(embed),
        seen: vec![picture],
        rows: vec![Row::Buttons(buttons)],
        ..Message::to(OneSeat(READER))
    })
}

/// What the table looks like, what is offered, and what came of it.
fn picture(studio: &Studio, table: &AnyTable, page: u8, speaker: &Speaker) -> Option<Seen<OneSeat, File>> {
    let names = ["bot-lesson-you", "bot-lesson-left", "bot-lesson-right"].map(|name| speaker.plain(name));
    let speaker = &Speaker { names: names.to_vec(), ..speaker.clone() };
    Some(match page {
        0 => pictures::private(studio, table, None, READER, Crop::Board, speaker),
        1 => {
            let decision = table.menu()?;
            pictures::decision(studio, table, &decision, speaker)
        }
        _ => {
            let mut after = table.clone();
            play_turn(&mut after, 1)?;
            pictures::private(studio, &after, Some(table), READER, Crop::Changed(Some(READER)), speaker)
        }
    })
}

/// Everybody has had a turn, and the first one is next.
fn at_turn() -> Option<AnyTable> {
    let game = engine::games().into_iter().next()?;
    let options = game.complete(&Options::new()).ok()?;
    let (mut table, _) = game.open(&options, PLAYERS, Seed::from(DEAL)).ok()?;
    for turn in 0..PLAYERS as usize {
        play_turn(&mut table, turn)?;
    }
    Some(table)
}

/// Goes to this one of the places that are offered, then takes what is offered first until the turn can be finished.
fn play_turn(table: &mut AnyTable, place: usize) -> Option<()> {
    let seat = table.decider()?;
    for step in 0..LONGEST {
        let decision = table.menu()?;
        let finish = decision.choices.iter().find(|choice| choice.offer.tone == Tone::Finish);
        let wanted = if step == 0 { place % decision.choices.len() } else { 0 };
        let choice = finish.or(decision.choices.get(wanted))?;
        let ends = choice.offer.tone == Tone::Finish;
        let pick = decision.pick.map_or(1, |pick| usize::from(pick.least.max(1)));
        let chosen = if decision.pick.is_some() { &decision.choices[..pick] } else { std::slice::from_ref(choice) };
        let keys: Vec<String> = chosen.iter().flat_map(Choice::keys).map(|key| key.to_string()).collect();
        table.choose_in_order(seat, decision.step, &keys.iter().map(String::as_str).collect::<Vec<_>>()).ok()?;
        if ends || table.decider() != Some(seat) {
            return Some(());
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;
    use words::Language;

    #[test]
    fn every_page_has_a_picture_and_a_way_on() {
        let (studio, speaker) = (Studio::new(), Speaker::new(Language::English, Vec::new()));
        for page in 0..PAGES {
            let shown = message(&studio, page, &speaker).expect("the made-up table can be set up");
            assert_eq!(shown.seen.len(), 1, "page {page}");
            assert!(shown.readable().iter().all(|text| !text.contains('⟨')), "{:?}", shown.readable());
        }
    }
}
