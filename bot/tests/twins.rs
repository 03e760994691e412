//! Twins end to end: two tables that differ only in what somebody cannot know look the same to her on Discord, byte for
//! byte, whatever she presses. A stored table is dealt anew behind her back, and a bot is started on each of the two.

mod people;
mod twin;

use bot::discord::Greeter;
use bot::ids::{Revision, TableId, UserId};
use bot::play::Sitting;
use bot::store::{PictureSize, Settings};
use engine::{Eye, Seat};
use local_discord::driver::{Discord, DriveError, Person, Seen};
use local_discord::{Config, Fault, Id, RateRules};
use people::{Outcome, Party, bot_and_store, bot_with, no_offences, openapi, own_id, parts, store_in, until};
use serde_json::Value;
use std::path::Path;
use std::sync::Arc;
use twin::{copy, deal_otherwise};

const PEOPLE: [&str; 3] = ["anna", "ben", "chiyo"];
const CREATE: &str = "POST /channels/{channel_id}/messages";

/// When a table is left: after this many hand-overs and this many steps of the next turn; the last message may still wait.
struct Moment {
    hand_overs: usize,
    steps: usize,
    unsent: bool,
}

/// Where a table was left.
struct Left {
    thread: Id,
    table: TableId,
    /// A private table of others in the same channel.
    hidden: TableId,
}

/// One thing that somebody got: what it is, the message, its files.
type Got = (String, Value, Vec<Vec<u8>>);

async fn discord_in(folder: &Path) -> Discord {
    let data_dir = Some(folder.join("discord"));
    let config = Config { rates: RateRules::off(), openapi: openapi(), data_dir, ..Config::default() };
    Discord::start(config).await.unwrap()
}

/// Plays up to a moment and puts everything away.
async fn leave_at(folder: &Path, play: &str, moment: &Moment, seed: u64) -> Left {
    let discord = discord_in(folder).await;
    let (running, store) = bot_and_store(&discord, folder).await;
    let mut party = Party::gather(&discord, &PEOPLE, play, seed).await;
    for nth in 1..=moment.hand_overs {
        let person = party.mentioned(&party.turn_message(nth).await);
        if moment.unsent && nth == moment.hand_overs {
            discord.fault(CREATE, Fault::LoseRequest, u32::MAX);
        }
        party.play_turn(&person).await;
    }
    let table = store.tables_of(UserId(party.people[0].id().0)).await.unwrap().remove(0);
    if !moment.unsent {
        let person = party.mentioned(&party.turn_message(moment.hand_overs + 1).await);
        let mut panel = party.open_panel(&person).await;
        for _ in 0..moment.steps {
            let Some(key) = harmless(&store, &table.id).await else { break };
            panel = choose(&person, &panel, &key).await;
        }
    }
    discord.no_more_faults();
    let others = Party::gather(&discord, &["eva", "finn"], "/play game:test-game players:2", seed).await;
    drop(store);
    running.stop().await;
    no_offences(&discord);
    let left = Left { thread: party.thread, table: table.id, hidden: others.table_id() };
    drop((party, others));
    discord.stop().await.unwrap();
    store_in(folder).await.close().await.unwrap();
    twin::hide(&folder.join("railhead.db"), &left.hidden).await;
    left
}

/// An offer that draws nothing and shows nothing: it can be taken back.
async fn harmless(store: &Arc<bot::store::Store>, table: &TableId) -> Option<String> {
    let sitting = Sitting::load(store.load(table).await.unwrap()).unwrap();
    let decision = sitting.decision()?;
    if let Some(pick) = decision.pick {
        // Alike things do not stand side by side in every list, so only different ones are picked.
        let mut things: Vec<String> = decision.choices.iter().map(|choice| choice.offer.key.to_string()).collect();
        things.dedup();
        let least = usize::from(pick.least.max(1));
        return (things.len() >= least).then(|| things[..least].join("+"));
    }
    let fits: Vec<_> = decision.choices.iter().filter(|choice| !choice.seals).collect();
    let at = (decision.step as usize * 7 + 3) % fits.len().max(1);
    fits.get(at).map(|choice| choice.keys().map(|key| key.to_string()).collect::<Vec<_>>().join("+"))
}

/// Waits until a private message shows something else, with its picture.
async fn after(person: &Person, panel: &Seen, begin: impl FnOnce() -> Result<Id, DriveError>) -> Seen {
    let face =
        |seen: &Seen| (seen.json["content"].clone(), seen.json["embeds"].clone(), seen.json["components"].clone());
    let before = face(panel);
    begin().unwrap();
    until(&format!("another panel than {panel}"), || person.message(panel.id).filter(|now| face(now) != before)).await
}

/// Chooses an offer by its key, in whichever section it is.
async fn choose(person: &Person, panel: &Seen, key: &str) -> Seen {
    for section in std::iter::once(None).chain(sections(panel).into_iter().map(Some)) {
        let panel = match section {
            Some((id, value)) => open_section(person, panel, &id, &value).await,
            None => panel.clone(),
        };
        for part in parts(&panel) {
            let id = part["custom_id"].as_str().unwrap().to_owned();
            let options = part["options"].as_array().cloned().unwrap_or_default();
            let is_there = |key: &str| options.iter().any(|one| one["value"] == key);
            if id.ends_with(":~pick") && is_there(key) {
                return after(person, &panel, || person.begin_choice(panel.id, &id, key)).await;
            }
            let several: Vec<String> = key.split('+').map(str::to_owned).collect();
            if id.ends_with(":~pick") && several.iter().all(|key| is_there(key)) {
                return after(person, &panel, || person.begin_choices(panel.id, &id, &several)).await;
            }
            if id.ends_with(&format!(":{key}")) {
                return after(person, &panel, || person.begin_press(panel.id, &id)).await;
            }
        }
    }
    panic!("{key} is not on {panel}");
}

async fn open_section(person: &Person, panel: &Seen, id: &str, value: &str) -> Seen {
    let now = person.message(panel.id).unwrap();
    after(person, &now, || person.begin_choice(panel.id, id, value)).await
}

fn sections(panel: &Seen) -> Vec<(String, String)> {
    let parts = parts(panel);
    let menu = parts.iter().find(|part| part["custom_id"].as_str().is_some_and(|id| id.ends_with(":~section")));
    let options = menu.and_then(|menu| menu["options"].as_array().cloned()).unwrap_or_default();
    let id = menu.map(|menu| menu["custom_id"].as_str().unwrap().to_owned()).unwrap_or_default();
    options.iter().map(|one| (id.clone(), one["value"].as_str().unwrap().to_owned())).collect()
}

/// A message without numbers of Discord's own, times and addresses: all else counts.
fn bare(value: &Value) -> Value {
    match value {
        Value::String(text) => Value::String(without_snowflakes(text)),
        Value::Array(list) => list.iter().map(bare).collect(),
        Value::Object(fields) => {
            let kept = fields.iter().filter(|(name, _)| !matches!(name.as_str(), "timestamp" | "url" | "proxy_url"));
            let one = |(name, value): (&String, &Value)| match name.as_str() {
                "edited_timestamp" => (name.clone(), Value::Bool(!value.is_null())),
                _ => (name.clone(), bare(value)),
            };
            Value::Object(kept.map(one).collect())
        }
        other => other.clone(),
    }
}

fn without_snowflakes(text: &str) -> String {
    let mut out = String::new();
    let mut rest = text;
    while let Some(start) = rest.find(|letter: char| letter.is_ascii_digit()) {
        let digits = rest[start..].find(|letter: char| !letter.is_ascii_digit()).unwrap_or(rest.len() - start);
        out.push_str(&rest[..start]);
        out.push_str(if digits >= 15 { "#" } else { &rest[start..start + digits] });
        rest = &rest[start + digits..];
    }
    out + rest
}

/// Somebody who notes down everything she gets.
struct Notes {
    person: Person,
    got: Vec<Got>,
}

impl Notes {
    fn note(&mut self, what: &str, seen: &Seen) {
        assert!(!seen.text.contains("is thinking"), "{seen}");
        let bytes = seen.files().iter().map(|name| self.person.opens(seen, name).unwrap().to_vec()).collect();
        self.got.push((what.to_owned(), bare(&seen.json), bytes));
    }

    async fn press(&mut self, on: &Seen, key: &str) -> Seen {
        let answer = self.person.press(on.id, &own_id(on, key)).await.unwrap().message.unwrap();
        self.note(key, &answer);
        answer
    }

    /// The same on a private message, which changes in place.
    async fn press_in_place(&mut self, on: &Seen, key: &str) {
        let (person, id) = (self.person.clone(), own_id(on, key));
        let answer = after(&person, on, || person.begin_press(on.id, &id)).await;
        self.note(key, &answer);
    }

    async fn slash(&mut self, line: &str) -> Seen {
        let answer = self.person.slash(line).await.unwrap().message.unwrap();
        self.note(line, &answer);
        answer
    }

    /// Every option of a menu of the story but so many, each on a page of its own.
    async fn choose_each(&mut self, key: &str, but: usize) {
        for nth in but.. {
            let page = self.slash("/table log").await;
            let (person, id) = (self.person.clone(), own_id(&page, key));
            let menu = parts(&page).into_iter().find(|part| part["custom_id"] == id.as_str()).unwrap();
            let Some(value) = menu["options"][nth]["value"].as_str() else { return };
            let answer = after(&person, &page, || person.begin_choice(page.id, &id, value)).await;
            self.note(&format!("{key} {value}"), &answer);
        }
    }

    /// The story with all its players and pictures, and what is played on the server.
    async fn reads(&mut self, left: &Left) {
        // Everybody's turns are there already.
        self.choose_each("~log-of", 1).await;
        self.choose_each("~log-picture", 0).await;
        let begun = self.slash("/table log turn:1").await;
        if parts(&begun).iter().any(|part| part["label"] == "◀ Newer" && part["disabled"] != true) {
            let id = parts(&begun).iter().find(|part| part["label"] == "◀ Newer").unwrap()["custom_id"].clone();
            let key = id.as_str().unwrap().splitn(4, ':').nth(3).unwrap().to_owned();
            self.press_in_place(&begun, &key).await;
        }
        self.slash("/tables").await;
        self.slash(&format!("/table log table:{}", left.hidden)).await;
    }
}

impl Notes {
    /// What the server was greeted with, and a turn in pictures.
    async fn is_welcomed(&mut self) {
        let here = self.person.clone();
        let hall = here.at("general");
        let greeting = || hall.messages().into_iter().find(|message| message.text.contains("All aboard!"));
        let hello = until("the greeting", greeting).await;
        self.person = hall.clone();
        self.note("the greeting", &hello);
        let page = self.press(&hello, "~lesson.0").await;
        for key in ["~lesson.1", "~lesson.2"] {
            let page = hall.message(page.id).unwrap();
            self.press_in_place(&page, key).await;
        }
        self.person = here;
    }
}

/// Everything that one person can get of a table as it was left, and the hands that the others see.
async fn everything(folder: &Path, left: &Left, name: &str) -> (Vec<Got>, Vec<Got>) {
    let discord = discord_in(folder).await;
    let (running, store) = bot_with(&discord, folder, |bot| bot.greeter = Greeter::default()).await;
    let person = discord.user(name).in_channel(left.thread);
    let table = store.table(&left.table).await.unwrap();
    let says = format!("· turn {} ·", table.turn);
    let find = || person.messages().into_iter().rev().find(|message| message.content().contains(&says));
    let turn = until("the turn message", find).await;

    let mut others = Vec::new();
    for other in PEOPLE.iter().filter(|other| **other != name) {
        let other = discord.user(other).in_channel(left.thread);
        let mut notes = Notes { person: other, got: Vec::new() };
        notes.press(&turn, "~hand").await;
        others.extend(notes.got);
    }

    let mut notes = Notes { person: person.clone(), got: Vec::new() };
    for key in ["~hand", "~boards", "~since"] {
        notes.press(&turn, key).await;
    }
    // Each another one than before, so that something changes.
    let mut boards = notes.press(&turn, "~boards").await;
    for key in ["~board.scores", "~board.0", "~board.1", "~board.2", "~board.whole", "~board.words"] {
        notes.press_in_place(&boards, key).await;
        boards = person.message(boards.id).unwrap();
    }
    // The same on a small screen.
    let user = UserId(person.id().0);
    store.set_settings(user, Settings { width: PictureSize::Phone, ..Settings::default() }).await.unwrap();
    let half = notes.slash("/table board").await;
    let find = || person.messages().into_iter().rev().find(|seen| seen.text.contains("second half"));
    let rest = until("the second half", find).await;
    notes.note("the second half", &rest);
    notes.press_in_place(&half, "~board.large").await;
    store.set_settings(user, Settings::default()).await.unwrap();
    for keys in [&["~log"][..], &["~options", "~more-options"], &["~explain"]] {
        let mut more = notes.press(&turn, "~more").await;
        for key in keys {
            let there = parts(&more).iter().any(|part| part["custom_id"].as_str().unwrap().ends_with(key));
            if there {
                notes.press_in_place(&more, key).await;
                more = person.message(more.id).unwrap();
            }
        }
    }
    for line in ["/turns", "/table board", "/table board words:true", "/table hand", "/table options"] {
        notes.slash(line).await;
    }
    notes.reads(left).await;
    notes.is_welcomed().await;
    let hand = person.uses("Show my hand", turn.id).await.unwrap().message.unwrap();
    notes.note("Show my hand", &hand);
    let settings = person.slash("/settings").await.unwrap().message.unwrap();
    notes.press_in_place(&settings, "~know").await;

    let mut panel = notes.press(&turn, "~turn").await;
    let decides = parts(&panel).iter().any(|part| part["custom_id"].as_str().unwrap().ends_with(":~restart"));
    if decides {
        for key in ["~hand", "~boards"] {
            notes.press_in_place(&panel, key).await;
            panel = notes.press(&turn, "~turn").await;
        }
        if parts(&panel).iter().any(|part| part["custom_id"].as_str().unwrap().ends_with(":~detour")) {
            notes.press_in_place(&panel, "~detour").await;
            panel = notes.press(&turn, "~turn").await;
        }
        // What each choice leads to, and some of what stands in the picture.
        for nth in 0..3 {
            notes.press_in_place(&panel, "~explain").await;
            let explained = person.message(panel.id).unwrap();
            let what =
                parts(&explained).into_iter().find(|part| part["custom_id"].as_str().unwrap().ends_with(":~what"));
            let things = what.and_then(|menu| menu["options"].as_array().cloned()).unwrap_or_default();
            if let Some(thing) = things.get(nth) {
                let (menu, value) = (own_id(&explained, "~what"), thing["value"].as_str().unwrap());
                let shown = after(&person, &explained, || person.begin_choice(explained.id, &menu, value)).await;
                notes.note("~what", &shown);
            }
            panel = notes.press(&turn, "~turn").await;
        }
        for (id, value) in sections(&panel) {
            let open = open_section(&person, &panel, &id, &value).await;
            notes.note("~section", &open);
        }
        for _ in 0..3 {
            panel = notes.press(&turn, "~turn").await;
            let Some(key) = harmless(&store, &left.table).await else { break };
            panel = choose(&person, &panel, &key).await;
            notes.note(&key, &panel);
        }
        let id = own_id(&panel, "~restart");
        if person.begin_press(panel.id, &id).is_ok() {
            until("a fresh turn", || person.message(panel.id).filter(|now| now.text != panel.text)).await;
            notes.note("~restart", &person.message(panel.id).unwrap());
        }
    }
    let before = turns(&person).len();
    notes.slash("/table resume").await;
    if PEOPLE.contains(&name) {
        until("the turn message once more", || (turns(&person).len() > before).then_some(())).await;
    }
    for message in person.messages().iter().filter(|message| !message.is_private()) {
        notes.note("in the thread", message);
    }
    drop(store);
    running.stop().await;
    no_offences(&discord);
    (notes.got, others)
}

fn turns(person: &Person) -> Vec<Seen> {
    let mut all = person.messages();
    all.retain(|message| message.content().contains("· turn "));
    all
}

/// Whether somebody else can tell the twins apart, which she should: else nothing was dealt otherwise.
async fn looks_the_same(folder: &Path, left: &Left, eye: Eye, name: &str, seed: u64) -> bool {
    let (one, other) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    copy(folder, one.path());
    copy(folder, other.path());
    deal_otherwise(&other.path().join("railhead.db"), &left.table, eye, seed).await;
    let (here, there) = (everything(one.path(), left, name).await, everything(other.path(), left, name).await);
    assert_eq!(here.0.len(), there.0.len());
    for (here, there) in here.0.iter().zip(&there.0) {
        assert_eq!(here.0, there.0);
        assert_eq!(here.1, there.1, "{name} can tell the twins apart by {}", here.0);
        assert!(here.2 == there.2, "{name} can tell the twins apart by the pictures of {}", here.0);
    }
    here.1 != there.1
}

async fn nobody_can_tell(play: &str, moments: &[Moment], seed: u64) -> Outcome {
    for (nth, moment) in moments.iter().enumerate() {
        let folder = tempfile::tempdir()?;
        let left = leave_at(folder.path(), play, moment, seed + nth as u64).await;
        let seats = twin::seats(&folder.path().join("railhead.db"), &left.table).await;
        let mut differs = looks_the_same(folder.path(), &left, Eye::Public, "dieter", seed).await;
        for (seat, user) in seats.into_iter().enumerate() {
            let name = PEOPLE.iter().find(|name| twin::user(folder.path(), name) == user).expect("a player");
            differs |= looks_the_same(folder.path(), &left, Eye::Seat(Seat(seat as u8)), name, seed).await;
        }
        assert!(differs, "nothing was dealt otherwise");
    }
    Ok(())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_can_tell_twins_of_the_test_game_apart() -> Outcome {
    let moments = [
        Moment { hand_overs: 0, steps: 1, unsent: false },
        Moment { hand_overs: 4, steps: 2, unsent: false },
        Moment { hand_overs: 5, steps: 0, unsent: true },
    ];
    nobody_can_tell("/play game:test-game players:3 options:length=long", &moments, 21).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_can_tell_twins_of_great_western_trail_apart() -> Outcome {
    let moments =
        [Moment { hand_overs: 4, steps: 0, unsent: false }, Moment { hand_overs: 7, steps: 2, unsent: false }];
    nobody_can_tell("/play game:great-western-trail players:3", &moments, 31).await
}

/// What is public says nothing by the names of its buttons and files either.
async fn public_names_are_the_bots_own(play: &str, hand_overs: usize, seed: u64) -> Outcome {
    let folder = tempfile::tempdir()?;
    let discord = people::discord().await;
    let (running, store) = bot_and_store(&discord, folder.path()).await;
    let mut party = Party::gather(&discord, &PEOPLE, play, seed).await;
    let table = store.tables_of(UserId(party.people[0].id().0)).await?.remove(0);
    let mut published = vec![Revision::START];
    for nth in 1..=hand_overs {
        let message = party.turn_message(nth).await;
        if party.end().is_some() {
            break;
        }
        party.play_turn(&party.mentioned(&message)).await;
        published.push(store.table(&table.id).await?.published);
    }
    party.turn_message(published.len()).await;
    let mut messages = 0;
    for request in discord.requests().iter().filter(|one| one.route.starts_with("/channels/{channel_id}/messages")) {
        messages += usize::from(request.method == "POST");
        for file in request.body["attachments"].as_array().into_iter().flatten() {
            let name = file["filename"].as_str().unwrap_or("table.png");
            assert!(["table.png", "replay.json"].contains(&name), "{name}");
        }
        let rows = request.body["components"].as_array().into_iter().flatten();
        for part in rows.flat_map(|row| row["components"].as_array().into_iter().flatten()) {
            let id = part["custom_id"].as_str().unwrap();
            let own: Vec<String> = published.iter().map(|step| format!("r1:{}:{step}:~", table.id)).collect();
            assert!(own.iter().any(|start| id.starts_with(start)), "{id}");
        }
    }
    assert!(messages > hand_overs.min(published.len() - 1), "{messages} messages");
    drop(store);
    running.stop().await;
    Ok(())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn public_buttons_and_files_have_names_that_tell_nothing() -> Outcome {
    public_names_are_the_bots_own("/play game:test-game players:3", 99, 41).await?;
    public_names_are_the_bots_own("/play game:great-western-trail players:3", 6, 42).await
}
