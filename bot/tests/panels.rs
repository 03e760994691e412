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
const LONG: usize = 400;
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

/// Which of the moments that are seldom were among the panels.
#[derive(Debug, Default)]
struct Moments {
    sections: usize,
    detours: usize,
    locks: usize,
    /// Things to pick that are alike.
    alike: usize,
    without_hand: usize,
}

#[tokio::test(flavor = "multi_thread")]
async fn every_offer_has_a_line_and_a_button_that_explain_it() {
    let room = Room3::new().await;
    let names = ["Anna", "Ben", "Chiyo"];
    let mut moments = Moments::default();
    let of = |pairs: &[(&str, &str)]| pairs.iter().map(|&(key, value)| (key.to_owned(), value.to_owned())).collect();
    // Long enough for what is seldom.
    let long: [(&str, Options); 4] = [
        ("great-western-trail", of(&[])),
        ("great-western-trail", of(&[("edition", "second"), ("north", "true")])),
        ("pacific-rails", of(&[])),
        ("test-game", of(&[])),
    ];
    let short = kinds().into_iter().map(|(kind, options)| (kind, options, STEPS));
    let long = long.into_iter().map(|(kind, options)| (kind, options, LONG));
    for (kind, options, steps) in short.chain(long) {
        let id = room.opens(kind, &options, names).await;
        let mut pick = playout::picker(Seed::from(2));
        for _ in 0..steps {
            let sitting = room.desk.look(&id).await.unwrap();
            let Some(decision) = sitting.decision() else { break };
            let seat = decision.seat;
            let speaker = Speaker { you: Some(seat), ..Speaker::new(Language::English, sitting.names()) };
            let speaker = speaker.with_icons(Arc::new(every_icon()));
            let made = room.panel_of(&id, &sitting, seat).await;
            explains_itself(&room.studio, &sitting, &made, &speaker, &mut moments);
            room.play(&id, &decision, &mut pick).await;
        }
        let record = room.store.record(&id).await.unwrap();
        assert!(record.keys.iter().all(|key| !key.contains(['+', '~'])), "{:?}", record.keys);
    }
    let Moments { sections, detours, locks, alike, without_hand } = moments;
    assert!([sections, detours, locks, alike, without_hand].iter().all(|&seen| seen > 0), "{moments:?}");
}

/// The panel as it opens, then everything that can be opened on it.
fn explains_itself(studio: &Studio, sitting: &Sitting, made: &Panel, speaker: &Speaker, moments: &mut Moments) {
    let decision = sitting.decision().unwrap();
    let open = |open| panel(studio, sitting, decision.seat, &Panel { open, ..made.clone() }, speaker);
    let whole = open(Open::All);
    let sections = whole.rows.iter().find_map(|row| match row {
        Row::Menu(menu) if menu.id.ends_with(":~section") => Some(menu.options.len()),
        _ => None,
    });
    let mut explained = lines_explain(&whole, &decision, speaker, moments);
    for at in 0..sections.unwrap_or_default() {
        moments.sections += 1;
        explained.extend(lines_explain(&open(Open::Section(at)), &decision, speaker, moments));
    }
    explained.sort_unstable();
    explained.dedup();
    assert_eq!(explained, (0..decision.choices.len()).collect::<Vec<_>>(), "each offer has its line");
    if let Some(detour) = &decision.detour {
        moments.detours += 1;
        let (offer, hint) = (speaker.say(&detour.offer), speaker.say(&detour.hint));
        let body = body_of(&whole);
        assert!(body.contains(&format!("**{offer}** · {hint}")), "{body}");
        let behind = Decision { choices: detour.choices.clone(), pick: None, detour: None, ..(*decision).clone() };
        let opened = lines_explain(&open(Open::Detour), &behind, speaker, moments);
        assert_eq!(opened.len(), behind.choices.len());
    }
    let labels = |row: &Row| match row {
        Row::Buttons(row) => row.iter().map(|button| button.label.clone()).collect::<Vec<_>>(),
        _ => Vec::new(),
    };
    let own = whole.rows.last().map(labels).unwrap_or_default();
    let hand = sitting.draft.has_hands().then_some("My hand");
    moments.without_hand += usize::from(hand.is_none());
    let wanted: Vec<&str> = ["Back one", "Restart turn", "Explain", "Boards…"].into_iter().chain(hand).collect();
    assert_eq!(own, wanted);
    if decision.pick.is_some_and(|pick| pick.least == 0) {
        assert!(whole.rows.iter().flat_map(labels).any(|label| label.starts_with("None")), "{:?}", whole.rows);
    }
}

fn body_of<A: Audience>(message: &Message<A>) -> String {
    message.embed.as_ref().map(|embed| embed.body.clone()).unwrap_or_default()
}

/// Answers with the choices that have their line here.
fn lines_explain<A: Audience>(
    message: &Message<A>,
    decision: &Decision,
    speaker: &Speaker,
    moments: &mut Moments,
) -> Vec<usize> {
    let body = body_of(message);
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
    assert!(!body.contains('…') || !body.ends_with('…'), "the body is cut:\n{body}");
    let (mut explained, mut length) = (Vec::new(), 0);
    for (at, choice) in decision.choices.iter().enumerate() {
        let label = speaker.say(&choice.offer.label);
        let hint =
            speaker.say(choice.offer.hint.as_ref().unwrap_or_else(|| panic!("{label} does not say what it does")));
        let plain = choice.offer.tone == Tone::Plain;
        let number = if plain { format!("`{:>2}` ", at + 1) } else { String::new() };
        let line =
            lines.iter().find(|line| line.starts_with(&number) && line.contains(&format!("**{label}** · {hint}")));
        if plain && by_section && line.is_none() {
            continue;
        }
        let line = line.unwrap_or_else(|| panic!("{label} · {hint} has no line:\n{body}"));
        explained.push(at);
        length += line.chars().count() + 1;
        assert_eq!(line.ends_with(LOCK), choice.seals, "{line}");
        for part in choice.keys().flat_map(|key| key.as_str().split('.').map(str::to_owned).collect::<Vec<_>>()) {
            let words = || line.split(|letter: char| !letter.is_ascii_alphanumeric() && letter != '-');
            assert!(!is_code(&part) || words().all(|word| word != part), "{part} in {line}");
        }
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
    let behind = decision.detour.iter().map(|detour| {
        let (offer, hint) = (speaker.say(&detour.offer), speaker.say(&detour.hint));
        format!("**{offer}** · {hint}").chars().count() + 1
    });
    length += behind.sum::<usize>();
    assert!(length <= LINES, "{length} characters of offers");
    let locked = body.lines().any(|line| line.ends_with(&format!(" {LOCK}")));
    moments.locks += usize::from(locked);
    assert_eq!(body.lines().any(|line| line.starts_with("-#")), locked, "{body}");
    for menu in menus.iter().filter(|_| decision.pick.is_some()) {
        let mut values: Vec<&str> = menu.options.iter().map(|option| option.value.as_str()).collect();
        moments.alike += values.iter().filter(|value| value.ends_with("~2")).count();
        values.sort_unstable();
        values.dedup();
        assert_eq!(values.len(), menu.options.len(), "alike things are options of their own");
    }
    for text in message.readable() {
        let text = without_icons(text, true);
        assert!(!has_code(&text), "a code of ours: {text}");
        assert!(!counts_steps(&text), "the number of a step frightens: {text}");
        assert!(!text.contains("⟨"), "{text}");
    }
    explained
}

/// A part of a key that no person knows: `s10`, `a-1`, `turnout-3`. Buildings are called `2a` on the board too.
fn is_code(part: &str) -> bool {
    let name = part.trim_end_matches(|letter: char| letter.is_ascii_digit() || letter == '-');
    name.len() < part.len()
        && !name.is_empty()
        && name.bytes().all(|letter| letter.is_ascii_lowercase() || letter == b'-')
}

/// Something like “step 6”; the steps of a way are another thing.
fn counts_steps(text: &str) -> bool {
    text.to_lowercase().lines().any(|line| {
        let words: Vec<&str> = line.split_whitespace().collect();
        words
            .windows(2)
            .any(|pair| pair[0].ends_with("step") && pair[1].starts_with(|letter: char| letter.is_ascii_digit()))
    })
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
