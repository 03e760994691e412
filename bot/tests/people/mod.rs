//! People who play through Discord: a bot on a Discord of this machine's own, and scripted users.

#![allow(dead_code)]

use bot::discord::{Bot, Budget, Emojis, Greeter, Place, Running, connect};
use bot::ids::TableId;
use bot::store::{self, Store};
use engine::{Dice, Options, Seat};
use local_discord::driver::{Discord, Person, Seen};
use local_discord::{Config, Door, Id, RateRules};
use serde_json::Value;
use std::collections::BTreeMap;
use std::path::Path;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};
use tracing_subscriber::filter::LevelFilter;

pub type Outcome = Result<(), Box<dyn std::error::Error + Send + Sync>>;

/// How long anything may take before a test gives up.
const PATIENCE: Duration = Duration::from_secs(30);

pub async fn discord() -> Discord {
    let config = Config { rates: RateRules::off(), openapi: openapi(), ..Config::default() };
    Discord::start(config).await.unwrap()
}

/// The same with Discord's limits, behind a door that leaves the bot's own limiter on.
pub async fn discord_with_limits() -> Discord {
    Discord::start(Config { door: true, openapi: openapi(), ..Config::default() }).await.unwrap()
}

/// Discord's own description of its interface, where the environment names it: every body is checked by it too.
pub fn openapi() -> Option<std::path::PathBuf> {
    static SAID: std::sync::Once = std::sync::Once::new();
    let file = std::env::var_os("DISCORD_OPENAPI").map(std::path::PathBuf::from).filter(|file| file.exists());
    SAID.call_once(|| match &file {
        Some(_) => eprintln!("bodies are checked by Discord's OpenAPI file too"),
        None => eprintln!("DISCORD_OPENAPI names no file: bodies are checked by our own table alone"),
    });
    file
}

/// A bot with its store in this folder.
pub async fn bot(discord: &Discord, folder: &Path) -> Running {
    bot_with(discord, folder, |_| ()).await.0
}

/// The store of a folder, once the one before has put its things away.
pub async fn store_in(folder: &Path) -> Store {
    let url = format!("sqlite:{}", folder.join("railhead.db").display());
    let start = Instant::now();
    loop {
        match Store::open(&url).await {
            Err(store::Error::Locked(_)) if start.elapsed() < PATIENCE => {
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
            opened => return opened.unwrap(),
        }
    }
}

pub async fn bot_and_store(discord: &Discord, folder: &Path) -> (Running, Arc<Store>) {
    bot_with(discord, folder, |_| ()).await
}

/// A bot with something changed before it connects, and with a hand on its store.
pub async fn bot_with(discord: &Discord, folder: &Path, change: impl FnOnce(&mut Bot)) -> (Running, Arc<Store>) {
    bot_on(discord, store_in(folder).await, change).await
}

/// A bot on a store that something was changed of.
pub async fn bot_on(discord: &Discord, store: Store, change: impl FnOnce(&mut Bot)) -> (Running, Arc<Store>) {
    // What the bot complains about stands beside what a test waited for in vain.
    let _ = tracing_subscriber::fmt().with_max_level(LevelFilter::WARN).with_test_writer().try_init();
    let store = Arc::new(store);
    let token = discord.token();
    let place = match discord.door().cloned() {
        Some(Door { address, certificate }) => Place::Door { address, certificate, token },
        None => Place::Local { url: discord.url(), token },
    };
    let mut bot = Bot::new(store.clone());
    // They come at any time, and would count among the requests: the test that is about them has them.
    bot.emojis = Emojis::off();
    bot.greeter = Greeter::silent();
    // Nobody here is slowed down by hand, and nobody here plays at the speed of one.
    bot.budget = Budget::new(0);
    change(&mut bot);
    let running = connect(Arc::new(bot), place).await.unwrap();
    discord.bot_is_ready(1).await.unwrap();
    discord.command_exists("help").await.unwrap();
    (running, store)
}

pub fn no_offences(discord: &Discord) {
    let list: Vec<String> = discord.offences().iter().map(ToString::to_string).collect();
    assert!(list.is_empty(), "the bot did what Discord would refuse:\n{}", list.join("\n"));
}

/// Looks again until there is something to see.
pub async fn until<T>(what: &str, mut look: impl FnMut() -> Option<T>) -> T {
    let start = Instant::now();
    loop {
        if let Some(found) = look() {
            return found;
        }
        assert!(start.elapsed() < PATIENCE, "waited in vain for {what}");
        tokio::time::sleep(Duration::from_millis(3)).await;
    }
}

/// Waits until the store says so.
pub async fn stored<F: Future<Output = bool>>(what: &str, mut look: impl FnMut() -> F) {
    let search = async {
        while !look().await {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    };
    tokio::time::timeout(PATIENCE, search).await.unwrap_or_else(|_| panic!("waited in vain for {what}"));
}

/// A table with those who sit at it, each in its thread.
pub struct Party {
    pub thread: Id,
    pub people: Vec<Person>,
    pub dice: Dice,
    /// Whom each turn message called while it was the newest: edited, it calls nobody.
    calls: Mutex<BTreeMap<Id, Id>>,
}

impl Party {
    /// The first opens a table, the others join, the first starts.
    pub async fn gather(discord: &Discord, names: &[&str], play: &str, seed: u64) -> Party {
        Party::gather_at(discord, names, "games", play, seed).await
    }

    pub async fn gather_at(discord: &Discord, names: &[&str], channel: &str, play: &str, seed: u64) -> Party {
        let people: Vec<Person> = names.iter().map(|name| discord.user(name).at(channel)).collect();
        let lobby = people[0].slash(play).await.unwrap().message.expect("a lobby");
        assert!(!lobby.is_private(), "{lobby}");
        for person in &people[1..] {
            person.begin_press(lobby.id, &own_id(&lobby, "~join")).unwrap();
            let name = person.screen();
            until(&name, || {
                let message = person.messages().into_iter().find(|message| message.id == lobby.id)?;
                let taken = (2..=people.len()).any(|count| message.text.contains(&format!("{count} of")));
                (taken && joined(&message) > joined(&lobby)).then_some(())
            })
            .await;
        }
        until("everybody to sit", || {
            let message = people[0].messages().into_iter().find(|message| message.id == lobby.id)?;
            (joined(&message) == people.len()).then_some(())
        })
        .await;
        people[0].begin_press(lobby.id, &own_id(&lobby, "~start")).unwrap();
        // The thread of a message has the message's id; where there can be none, the table talks in the channel.
        let places = [lobby.id, people[0].place()];
        let first = until("the first turn", || {
            let at = |place: &Id| people[0].in_channel(*place).reads("it is your turn").then_some(*place);
            places.iter().find_map(at)
        });
        let thread = first.await;
        let people: Vec<Person> = people.iter().map(|person| person.in_channel(thread)).collect();
        Party { thread, people, dice: Dice::new(engine::Seed::from(seed)), calls: Mutex::default() }
    }

    /// What the table is called.
    pub fn name(&self) -> String {
        self.turns()[0].content().split("**").nth(1).unwrap().to_owned()
    }

    pub fn table_id(&self) -> TableId {
        let turns = self.turns();
        let newest = turns.last().unwrap();
        own_id(newest, "~turn").split(':').nth(1).unwrap().into()
    }

    /// Plays on until the end; answers with the number of hand-overs since the beginning.
    pub async fn play_to_the_end(&mut self) -> usize {
        for nth in self.turns().len()..usize::MAX {
            let message = self.turn_message(nth).await;
            if self.end().is_some_and(|end| end.id == message.id) {
                return nth - 1;
            }
            assert_eq!(message.files(), ["table.png"], "a turn has a picture: {message}");
            assert!(!message.text.contains('⟨'), "{message}");
            let person = self.mentioned(&message);
            self.play_turn(&person).await;
        }
        0
    }

    /// Plays on to the end from wherever the table stands, also where turns were announced more than once.
    pub async fn play_on(&mut self) {
        let mut seen = None;
        while self.end().is_none() {
            let newest = until("something new", || {
                let last = self.turns().pop().filter(|turn| Some(turn.id) != seen);
                last.map(Some).or_else(|| self.end().map(|_| None))
            });
            let Some(newest) = newest.await else { return };
            seen = Some(newest.id);
            let person = self.named(&newest);
            self.play_turn(&person).await;
        }
    }

    /// What is attached to the end for whoever wants to check it.
    pub fn record(&self) -> Value {
        let end = self.end().unwrap();
        assert_eq!(end.files(), ["table.png", "replay.json"]);
        serde_json::from_slice(&self.people[0].opens(&end, "replay.json").unwrap()).unwrap()
    }

    /// The end shows what the engine finds when it plays the attached record.
    pub fn ends_as_the_engine_says(&self) {
        let (end, record) = (self.end().unwrap(), self.record());
        let options: Options = serde_json::from_value(record["options"].clone()).unwrap();
        let seed = engine::Seed::from_hex(record["seed"].as_str().unwrap()).unwrap();
        assert!(end.text.contains(&seed.to_hex()));
        let game = engine::game(record["game"].as_str().unwrap()).unwrap();
        let (mut table, _) = game.open(&options, record["players"].as_u64().unwrap(), seed).unwrap();
        for key in record["keys"].as_array().unwrap() {
            let (seat, step) = (table.decider().unwrap(), table.step());
            table.choose(seat, step, key.as_str().unwrap()).unwrap();
        }
        assert_eq!(table.digest(), record["digest"].as_str().unwrap());
        let messages = self.people[0].messages();
        let setup = messages.iter().find(|message| message.text.contains("Seat order")).unwrap();
        for score in table.standings().seats {
            let Seat(seat) = score.seat;
            let line = |name: &&str| setup.text.contains(&format!("\n{}. {name}", seat + 1));
            let name = ["Anna", "Ben", "Chiyo", "Dieter"].iter().find(|name| line(name)).unwrap();
            let total = score.total.to_string().replace('-', "−");
            let says = format!("{}. {name}: {total}", score.rank);
            assert!(end.text.contains(&says), "{says} in {end}");
        }
    }

    /// Each hand-over mentions exactly the one who has to decide, in the order in which the engine asks; answers with
    /// how many of them were no beginning of a turn.
    pub fn pings_as_the_engine_says(&self) -> usize {
        let record = self.record();
        let options: Options = serde_json::from_value(record["options"].clone()).unwrap();
        let seed = engine::Seed::from_hex(record["seed"].as_str().unwrap()).unwrap();
        let game = engine::game(record["game"].as_str().unwrap()).unwrap();
        let (mut table, _) = game.open(&options, record["players"].as_u64().unwrap(), seed).unwrap();
        let turns = |table: &engine::AnyTable| Seat::all(table.players()).map(|seat| table.turns(seat)).sum::<u32>();
        let (mut asked, mut in_between) = (vec![table.decider().unwrap()], 0);
        for key in record["keys"].as_array().unwrap() {
            let (key, decision) = (key.as_str().unwrap(), table.decision().unwrap());
            let choice = decision.choices.iter().find(|choice| choice.offer.key.as_str() == key).unwrap();
            let (finishes, before) = (choice.offer.tone == engine::Tone::Finish, turns(&table));
            table.choose(decision.seat, decision.step, key).unwrap();
            let Some(next) = table.decider() else { break };
            let begun = turns(&table) > 0;
            if begun && !table.can_undo() && (finishes || next != decision.seat) {
                asked.push(next);
                in_between += usize::from(turns(&table) == before);
            }
        }
        let called: Vec<Id> = self.calls.lock().unwrap().values().copied().collect();
        assert_eq!(called.len(), self.turns().len(), "somebody was called for each turn");
        let seats: Vec<Id> = Seat::all(table.players())
            .map(|seat| {
                let at = asked.iter().position(|&one| one == seat).expect("everybody was asked");
                called[at]
            })
            .collect();
        let expected: Vec<Id> = asked.iter().map(|seat| seats[seat.index()]).collect();
        assert_eq!(called, expected, "who was mentioned");
        in_between
    }

    /// The turn messages so far.
    pub fn turns(&self) -> Vec<Seen> {
        let mut all = self.people[0].messages();
        all.retain(|message| !message.is_private() && message.content().contains("· turn "));
        all
    }

    pub fn end(&self) -> Option<Seen> {
        self.people[0].messages().into_iter().find(|message| message.content().contains("The game is over"))
    }

    /// Waits for the nth turn message, or the end.
    pub async fn turn_message(&self, nth: usize) -> Seen {
        until(&format!("turn message {nth}"), || {
            let all = self.turns();
            // What is done before the first turn is one message: then they go by their numbers.
            let numbered = || all.iter().rfind(|one| one.content().contains(&format!("· turn {nth} · "))).cloned();
            all.get(nth - 1).cloned().or_else(numbered).or_else(|| self.end())
        })
        .await
    }

    pub fn mentioned(&self, message: &Seen) -> Person {
        let mentions = message.json["mentions"].as_array().unwrap();
        // Everybody was called when the game began.
        if mentions.is_empty() && message.text.contains("Before the first turn") {
            return self.named(message);
        }
        assert_eq!(mentions.len(), 1, "one mention for each hand-over: {message}");
        let id = mentions[0]["id"].as_str().unwrap();
        let person = self.people.iter().find(|person| person.id().to_string() == id).expect("a player").clone();
        // Before the first turn it is one message: it called whom it named first.
        self.calls.lock().unwrap().entry(message.id).or_insert(person.id());
        person
    }

    /// Whose turn a message says it is, mentioned or not.
    pub fn named(&self, message: &Seen) -> Person {
        let said = |person: &&Person| {
            let called = [format!("<@{}>", person.id()), person.shown()];
            called.iter().any(|called| message.content().contains(&format!("{called}, it is your turn")))
        };
        self.people.iter().find(said).expect("a player").clone()
    }

    /// Opens the panel of whose turn it is.
    pub async fn open_panel(&self, person: &Person) -> Seen {
        let panel = person.click("Take my turn").await.unwrap().message.expect("a panel");
        assert!(panel.is_private(), "{panel}");
        checked(&panel);
        panel
    }

    /// Takes one offer at random, or as many as a pick asks for; answers with the panel afterwards.
    pub async fn step(&mut self, person: &Person, panel: &Seen) -> Seen {
        let offers = offers(panel);
        let offer = offers[self.dice.below(offers.len() as u32) as usize].clone();
        let values = offer.picked(&mut self.dice);
        if values.is_empty() {
            person.begin_press(panel.id, &offer.id).unwrap();
        } else {
            person.begin_choices(panel.id, &offer.id, &values).unwrap();
        }
        changed(person, panel).await
    }

    /// One person's turn, up to a hand-over or the end.
    pub async fn play_turn(&mut self, person: &Person) -> usize {
        let mut panel = self.open_panel(person).await;
        let mut steps = 0;
        while !offers(&panel).is_empty() {
            panel = self.step(person, &panel).await;
            steps += 1;
        }
        steps
    }
}

/// Waits until a private message shows something else than before.
pub async fn changed(person: &Person, before: &Seen) -> Seen {
    let shown = |seen: &Seen| (seen.json["components"].clone(), seen.json["embeds"].clone());
    let after = until(&format!("a new panel after\n{before}"), || {
        person.messages().into_iter().find(|message| message.id == before.id && shown(message) != shown(before))
    })
    .await;
    checked(&after);
    after
}

/// Every panel has a picture, and every picture says in words what it shows.
fn checked(panel: &Seen) {
    let files = panel.json["attachments"].as_array().unwrap();
    assert!(!files.is_empty(), "a panel without a picture: {panel}");
    for file in files {
        assert!(!file["description"].as_str().unwrap_or_default().is_empty(), "{panel}");
    }
    assert!(!panel.text.contains('⟨'), "something has no words: {panel}");
}

/// What `railhead replay` makes of a record.
pub fn replayed(record: &Value) -> (Value, bool) {
    let mut child = std::process::Command::new(env!("CARGO_BIN_EXE_railhead"))
        .arg("replay")
        .stdin(std::process::Stdio::piped())
        .stdout(std::process::Stdio::piped())
        .stderr(std::process::Stdio::null())
        .spawn()
        .unwrap();
    serde_json::to_writer(child.stdin.take().unwrap(), record).unwrap();
    let output = child.wait_with_output().unwrap();
    (serde_json::from_slice(&output.stdout).unwrap(), output.status.success())
}

pub fn joined(lobby: &Seen) -> usize {
    (1..=8).find(|count| lobby.text.contains(&format!("{count} of "))).unwrap_or(0)
}

/// The id of one of the bot's own buttons on a message.
pub fn own_id(message: &Seen, key: &str) -> String {
    let id = parts(message).into_iter().filter_map(|part| part["custom_id"].as_str().map(str::to_owned));
    id.into_iter().find(|id| id.ends_with(&format!(":{key}"))).unwrap_or_else(|| panic!("no {key} on {message}"))
}

pub fn parts(message: &Seen) -> Vec<Value> {
    let rows = message.json["components"].as_array().cloned().unwrap_or_default();
    rows.iter().flat_map(|row| row["components"].as_array().cloned().unwrap_or_default()).collect()
}

/// Something that a panel offers: a button, or an option of a menu.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Offered {
    /// Of the button or menu.
    pub id: String,
    pub label: String,
    /// All options of the menu, and how many of them to choose.
    menu: Vec<String>,
    least: usize,
    most: usize,
    /// The option, if it is one.
    pub value: Option<String>,
}

impl Offered {
    pub fn is_in_menu(&self) -> bool {
        self.value.is_some()
    }

    /// This option, and as many others as have to be chosen with it.
    pub fn picked(&self, dice: &mut Dice) -> Vec<String> {
        let Some(value) = &self.value else { return Vec::new() };
        let mut others: Vec<String> = self.menu.iter().filter(|other| *other != value).cloned().collect();
        dice.shuffle(&mut others);
        let wanted = self.least + dice.below((self.most - self.least + 1) as u32) as usize;
        others.truncate(wanted - 1);
        others.push(value.clone());
        others
    }
}

/// What a panel offers. A section that is open hides the others.
pub fn offers(panel: &Seen) -> Vec<Offered> {
    let (mut items, mut sections) = (Vec::new(), Vec::new());
    for part in parts(panel).iter().filter(|part| part["disabled"] != true) {
        let id = part["custom_id"].as_str().unwrap_or_default().to_owned();
        let key = id.splitn(4, ':').nth(3).unwrap_or_default().to_owned();
        let options = part["options"].as_array().cloned().unwrap_or_default();
        let text = |option: &Value, field: &str| option[field].as_str().unwrap_or_default().to_owned();
        let menu: Vec<String> = options.iter().map(|option| text(option, "value")).collect();
        let number = |field: &str| part[field].as_u64().unwrap_or(1) as usize;
        let option = |option: &Value| Offered {
            id: id.clone(),
            label: text(option, "label"),
            menu: menu.clone(),
            least: number("min_values"),
            most: number("max_values"),
            value: Some(text(option, "value")),
        };
        match key.as_str() {
            "~pick" => items.extend(options.iter().map(option)),
            "~section" => sections.extend(options.iter().map(option)),
            _ if !key.starts_with('~') => {
                let label = part["label"].as_str().unwrap_or_default().to_owned();
                items.push(Offered { id, label, menu, least: 0, most: 0, value: None });
            }
            _ => {}
        }
    }
    if items.iter().any(Offered::is_in_menu) || sections.is_empty() { items } else { sections }
}
