//! Every panel of random games explains itself: each offer has a line that says what it does, and what stands on a button
//! can be read on a phone. It keeps Discord's limits, has a picture with words, and says nothing that did not come out of
//! the language files.

use bot::discord::{
    Button, Emoji, Known, Leaf, Menu, Message, Open, Opened, Panel, Row, Speaker, Style, TURNS, log, panel,
};
use bot::ids::{ChannelId, Revision, TableId, UserId};
use bot::play::{Deed, Desk, Room, Sitting, new_id, open};
use bot::store::{NewLobby, Store};
use engine::{Audience, Choice, Decision, Everyone, Eye, Options, Seat, Seed, Tone, playout};
use render::Studio;
use std::sync::Arc;
use words::Language;

const STEPS: usize = 60;
const LOCK: &str = "🔒";
/// The longest label that a phone shows whole.
const COLUMNS: usize = 34;
/// All lines of a list together.
const LINES: usize = 3_600;

struct Room3 {
    _folder: tempfile::TempDir,
    store: Arc<Store>,
    desk: Desk,
    studio: Studio,
}

impl Room3 {
    async fn new() -> Room3 {
        let folder = tempfile::tempdir().unwrap();
        let url = format!("sqlite:{}", folder.path().join("railhead.db").display());
        let store = Arc::new(Store::open(&url).await.unwrap());
        Room3 { desk: Desk::new(store.clone()), _folder: folder, store, studio: Studio::new() }
    }

    async fn opens(&self, kind: &str, options: &Options, names: [&str; 3]) -> TableId {
        let id = new_id().unwrap();
        let new = NewLobby {
            id: &id,
            kind,
            options,
            players: 3,
            name: "⟦Ñ⟧",
            guild: None,
            channel: ChannelId(1),
            host: UserId(1),
            host_name: names[0],
        };
        self.store.open_lobby(&new).await.unwrap();
        self.store.join(&id, UserId(2), names[1]).await.unwrap();
        self.store.join(&id, UserId(3), names[2]).await.unwrap();
        open(&self.store, &self.store.table(&id).await.unwrap(), Room::Thread).await.unwrap();
        id
    }

    async fn panel_of(&self, id: &TableId, sitting: &Sitting, seat: Seat) -> Panel {
        let (from, to) = (sitting.table.published, sitting.table.revision);
        let drafted = self.store.told(id, Eye::Seat(seat), from, to).await.unwrap();
        Panel { drafted, ..Panel::default() }
    }

    /// The newest page of the story, with the picture of its first turn.
    async fn story_of(&self, id: &TableId, sitting: &Sitting) -> Opened {
        let chapter = self.store.chapter(id, Eye::Public, None, None, TURNS).await.unwrap();
        let picture = chapter.turns[0].number;
        let past = self.desk.after_turn(&sitting.table, picture).await.unwrap();
        Opened { leaf: Leaf { picture: Some(picture), ..Leaf::default() }, chapter, past }
    }

    /// Any choice of the menu, and of a pick as many as it asks for.
    async fn play(&self, id: &TableId, decision: &Decision, pick: &mut engine::Dice) {
        let things: Vec<&Choice> = decision.choices.iter().filter(|one| one.offer.tone == Tone::Plain).collect();
        let deed = match decision.pick {
            Some(of) if of.least > 0 || pick.below(3) > 0 => {
                let count = of.least.max(1) + pick.below(u32::from(of.most - of.least.max(1)) + 1) as u8;
                let mut things = things;
                pick.shuffle(&mut things);
                Deed::Pick(things.iter().take(count.into()).map(|choice| choice.offer.key).collect())
            }
            _ => {
                let choice = &decision.choices[pick.below(decision.choices.len() as u32) as usize];
                if decision.pick.is_some() && choice.offer.tone == Tone::Plain {
                    Deed::Pick(choice.keys().collect())
                } else {
                    Deed::Choose(choice.keys().collect())
                }
            }
        };
        self.desk.press(id, decision.seat, Revision(decision.step), deed).await.unwrap();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn panels_keep_the_limits_and_are_worded_through_the_language_files() {
    let room = Room3::new().await;
    // Names of people and tables are theirs; here they are foreign too.
    let names = ["⟦Ä⟧", "⟦Ö⟧", "⟦Ü⟧"];
    let speaker = Speaker::new(Language::Pseudo, names.map(str::to_owned).into());
    let speaker = speaker.with_icons(Arc::new(every_icon()));
    let mut emojis = 0;
    for game in engine::games() {
        let id = room.opens(game.kind.0, &Options::new(), names).await;
        let mut pick = playout::picker(Seed::from(1));
        for _ in 0..STEPS {
            let sitting = room.desk.look(&id).await.unwrap();
            let Some(decision) = sitting.decision() else { break };
            let made = room.panel_of(&id, &sitting, decision.seat).await;
            emojis += looked_at(&room.studio, &sitting, decision.seat, &made, &speaker);
            for open in [Open::Section(0), Open::Detour] {
                looked_at(&room.studio, &sitting, decision.seat, &Panel { open, ..made.clone() }, &speaker);
            }
            looked_at(&room.studio, &sitting, decision.seat.next(3), &Panel::default(), &speaker);
            if sitting.table.revision == sitting.table.published {
                let story = room.story_of(&id, &sitting).await;
                is_worded(&log(Everyone, &room.studio, &sitting, &story, &speaker));
            }
            room.play(&id, &decision, &mut pick).await;
        }
    }
    assert!(emojis > 50, "{emojis} emojis were shown");
}

/// As if the application had them all, with ids as long as they get.
fn every_icon() -> Known {
    let emoji = |icon: &render::Icon| Emoji { id: u64::MAX, name: format!("{}_rh0000", icon.name) };
    render::ICONS.iter().map(|icon| (icon.name, emoji(icon))).collect()
}

/// Answers with the number of emojis on buttons and options.
fn looked_at(studio: &Studio, sitting: &Sitting, seat: Seat, made: &Panel, speaker: &Speaker) -> usize {
    let message = panel(studio, sitting, seat, made, speaker);
    is_worded(&message);
    message.emojis().count()
}

fn is_worded<A: Audience>(message: &Message<A>) {
    assert!(message.check().is_ok());
    assert!(message.files().all(|file| !file.alt.is_empty()) && message.files().next().is_some());
    let body = message.embed.as_ref().map(|embed| embed.body.as_str()).unwrap_or_default();
    for text in message.readable() {
        let text = without_icons(text, text == body);
        assert!(!text.contains('⟨'), "a message is missing: {text}");
        assert!(!text.chars().any(|letter| letter.is_ascii_alphabetic()), "partly not worded: {text}");
    }
}

/// Icons and times stand in the lines of the body and nowhere else.
fn without_icons(text: &str, in_body: bool) -> String {
    let mut text = text.to_owned();
    while let Some(start) = text.find("<:").or_else(|| text.find("<t:")).filter(|_| in_body) {
        let end = start + text[start..].find('>').expect("a whole emoji or time");
        text.replace_range(start..=end, "");
    }
    text
}

/// The defaults of every game, and each option at each of its values with what it needs.
fn kinds() -> Vec<(&'static str, Options)> {
    let mut kinds = Vec::new();
    for game in engine::games() {
        kinds.push((game.kind.0, Options::new()));
        for spec in (game.options)() {
            for value in spec.values.named().iter().filter(|value| **value != spec.default) {
                let mut options = Options::from([(spec.key.to_owned(), (*value).to_owned())]);
                options.extend(spec.only_with.map(|(key, value)| (key.to_owned(), value.to_owned())));
                kinds.push((game.kind.0, options));
            }
        }
    }
    kinds
}

#[tokio::test(flavor = "multi_thread")]
async fn every_offer_has_a_line_and_a_button_that_explain_it() {
    let room = Room3::new().await;
    let names = ["Anna", "Ben", "Chiyo"];
    for (kind, options) in kinds() {
        let id = room.opens(kind, &options, names).await;
        let mut pick = playout::picker(Seed::from(2));
        for _ in 0..STEPS {
            let sitting = room.desk.look(&id).await.unwrap();
            let Some(decision) = sitting.decision() else { break };
            let seat = decision.seat;
            let speaker = Speaker { you: Some(seat), ..Speaker::new(Language::English, sitting.names()) };
            let speaker = speaker.with_icons(Arc::new(every_icon()));
            let made = room.panel_of(&id, &sitting, seat).await;
            explains_itself(&room.studio, &sitting, seat, &made, &speaker);
            room.play(&id, &decision, &mut pick).await;
        }
    }
}

fn explains_itself(studio: &Studio, sitting: &Sitting, seat: Seat, made: &Panel, speaker: &Speaker) {
    let message = panel(studio, sitting, seat, made, speaker);
    let decision = sitting.decision().unwrap();
    let body = message.embed.as_ref().map(|embed| embed.body.clone()).unwrap_or_default();
    let (mut buttons, mut menus): (Vec<&Button>, Vec<&Menu>) = (Vec::new(), Vec::new());
    for row in &message.rows {
        match row {
            Row::Buttons(row) => buttons.extend(row),
            Row::Menu(menu) => menus.push(menu),
            Row::People(_) => panic!("a panel asks for nobody"),
        }
    }
    let by_section = menus.iter().any(|menu| menu.id.ends_with(":~section"));
    let lines: Vec<&str> = body.lines().collect();
    let length: usize = lines.iter().filter(|line| line.starts_with('`')).map(|line| line.chars().count() + 1).sum();
    assert!(length <= LINES, "{length} characters of offers");
    assert!(!body.contains('…') || !body.ends_with('…'), "the body is cut:\n{body}");
    for (at, choice) in decision.choices.iter().enumerate() {
        let label = speaker.say(&choice.offer.label);
        let hint =
            speaker.say(choice.offer.hint.as_ref().unwrap_or_else(|| panic!("{label} does not say what it does")));
        let plain = choice.offer.tone == Tone::Plain;
        if plain && by_section {
            continue;
        }
        let number = if plain { format!("`{:>2}` ", at + 1) } else { String::new() };
        let line =
            lines.iter().find(|line| line.starts_with(&number) && line.contains(&format!("**{label}** · {hint}")));
        let line = line.unwrap_or_else(|| panic!("{label} · {hint} has no line:\n{body}"));
        assert_eq!(line.ends_with(LOCK), choice.seals, "{line}");
        let shown: Vec<&str> = match choice.offer.tone {
            // Those that decline or finish are buttons of their own, never an item of a list.
            Tone::Less | Tone::Finish => buttons.iter().map(|button| button.label.as_str()).collect(),
            Tone::Plain => {
                let options = menus.iter().flat_map(|menu| &menu.options).map(|option| option.label.as_str());
                buttons.iter().map(|button| button.label.as_str()).chain(options).collect()
            }
        };
        let numbered = if plain { format!("{} {label}", at + 1) } else { label.clone() };
        let labelled = if choice.seals { format!("{numbered} {LOCK}") } else { numbered };
        assert!(shown.contains(&labelled.as_str()), "{labelled} is not among {shown:?}");
        assert!(columns(&labelled) <= COLUMNS, "{labelled}: {} columns", columns(&labelled));
        if choice.offer.tone == Tone::Finish {
            let green = buttons.iter().find(|button| button.label == labelled).unwrap();
            assert_eq!(green.style, Style::Finish);
        }
    }
    assert_eq!(body.lines().any(|line| line.starts_with("-#")), body.contains(&format!(" {LOCK}\n")), "{body}");
    for text in message.readable() {
        let text = without_icons(text, true);
        assert!(!has_code(&text), "a code of ours: {text}");
        assert!(!counts_steps(&text), "the number of a step frightens: {text}");
        assert!(!text.contains("⟨"), "{text}");
    }
}

/// Something like “step 6”; the steps of a way are another thing.
fn counts_steps(text: &str) -> bool {
    let words: Vec<String> = text.to_lowercase().split_whitespace().map(str::to_owned).collect();
    words
        .windows(2)
        .any(|pair| pair[0].ends_with("step") && pair[1].starts_with(|letter: char| letter.is_ascii_digit()))
}

/// Something like `a-1`, `trade-risk-2`, or a number below zero with a hyphen.
fn has_code(text: &str) -> bool {
    let is_part = |letter: char| letter.is_ascii_alphanumeric() || letter == '-' || letter == '$';
    text.split(|letter: char| !is_part(letter)).any(|word| {
        let parts: Vec<&str> = word.split('-').collect();
        let number = parts.len() > 1
            && parts.last().is_some_and(|last| last.chars().all(|c| c.is_ascii_digit()) && !last.is_empty());
        number && (parts.len() > 2 || parts[0].chars().count() < 2)
    })
}

/// Wide letters and emojis count two.
fn columns(text: &str) -> usize {
    text.chars().map(|letter| if (letter as u32) < 0x1100 || "…−–→".contains(letter) { 1 } else { 2 }).sum()
}
