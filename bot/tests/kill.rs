//! The bot is killed at random moments, again and again, while people play: nothing is lost, and nothing happens twice.
//!
//! `KILL_SEED=n` repeats the picks and the moments of a run, as far as two processes on one machine repeat anything.

mod people;
mod pressing;

use engine::{Dice, Options, Seed};
use local_discord::driver::{Discord, Person, Seen};
use local_discord::{Config, Id, Offence, RateRules};
use people::{Outcome, joined, openapi, own_id, parts};
use pressing::{Press, face, presses, step_of};
use serde_json::Value;
use sqlx::{Connection, SqliteConnection};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

const KILLS: u64 = 130;
/// How long the bot lives at most before it is killed, in milliseconds: one of these each time, so that something gets
/// done on any machine and much does not.
const LIVES: [u32; 4] = [50, 150, 450, 1350];
/// So many presses at least have to be left without an answer: otherwise the bot died while nobody needed it.
const UNANSWERED: u64 = 25;
/// How long anything may take in a world where the bot dies all the time.
const PATIENCE: Duration = Duration::from_mins(1);

const TEST_GAME: &str = "/play game:test-game players:3 options:length=short";
const TABLES: [(&str, &[&str]); 4] = [
    (TEST_GAME, &["anna", "ben", "chiyo"]),
    (TEST_GAME, &["dora", "emil", "fadi"]),
    (TEST_GAME, &["gerd", "hana", "ines"]),
    ("/play game:great-western-trail players:2", &["jana", "karl"]),
];

/// The stage: a Discord, the bot's folder, how often the bot has died, and how many presses it left unanswered.
struct Stage {
    discord: Discord,
    folder: PathBuf,
    deaths: AtomicU64,
    unanswered: AtomicU64,
}

impl Stage {
    fn deaths(&self) -> u64 {
        self.deaths.load(Ordering::SeqCst)
    }

    fn start(&self) -> Serving {
        let log = std::fs::File::options().create(true).append(true).open(self.folder.join("log")).unwrap();
        let child = Command::new(env!("CARGO_BIN_EXE_railhead"))
            .args(["--discord-url", &self.discord.url(), "--data"])
            .arg(&self.folder)
            .env("DISCORD_TOKEN", self.discord.token())
            .env_remove("DATABASE_URL")
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(log)
            .spawn();
        Serving(child.unwrap())
    }

    /// Waits for a bot to be there, and says how many died before it: a press made now reaches this one or none, so
    /// once there are more deaths it is done or will never be.
    async fn bot_is_there(&self) -> u64 {
        look_until("the bot", || {
            let deaths = self.deaths();
            (!self.discord.shards().is_empty() && deaths == self.deaths()).then_some(deaths)
        })
        .await
    }
}

/// The process, which does not outlive the test.
struct Serving(Child);

impl Serving {
    /// SIGKILL: it has no chance to finish anything.
    fn kill(&mut self) {
        self.0.kill().unwrap();
        self.0.wait().unwrap();
    }
}

impl Serving {
    /// SIGTERM.
    fn terminate(&mut self) {
        assert!(Command::new("kill").arg(self.0.id().to_string()).status().unwrap().success());
        assert!(self.0.wait().unwrap().success());
    }
}

impl Drop for Serving {
    fn drop(&mut self) {
        let _ = self.0.kill().and_then(|()| self.0.wait());
    }
}

async fn look_until<T>(what: &str, mut look: impl FnMut() -> Option<T>) -> T {
    let start = Instant::now();
    loop {
        if let Some(found) = look() {
            return found;
        }
        assert!(start.elapsed() < PATIENCE, "waited in vain for {what}");
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
}

/// Kills the bot and starts it again; the last one lives on.
async fn kill_again_and_again(stage: Arc<Stage>, seed: u64) -> Serving {
    let mut dice = Dice::new(Seed::from(seed));
    let mut serving = stage.start();
    let host = stage.discord.user(TABLES[0].1[0]).at("games");
    look_until("the commands", || host.begin_slash("/help").ok()).await;
    while stage.deaths() < KILLS {
        // Some do not even get to connect.
        let most = if dice.below(8) == 0 {
            100
        } else {
            stage.bot_is_there().await;
            LIVES[dice.below(LIVES.len() as u32) as usize]
        };
        tokio::time::sleep(Duration::from_millis(dice.below(most).into())).await;
        assert!(serving.0.try_wait().unwrap().is_none(), "the bot ended by itself");
        serving.kill();
        stage.discord.invalidate_sessions(false);
        stage.deaths.fetch_add(1, Ordering::SeqCst);
        serving = stage.start();
    }
    serving
}

/// A press whose result somebody has seen.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Shown {
    step: u64,
    key: String,
    user: u64,
}

/// A table, and those who play at it.
struct Table {
    stage: Arc<Stage>,
    people: Vec<Person>,
    dice: Dice,
    shown: Vec<Shown>,
}

impl Table {
    /// Presses until the bot lives long enough to show what comes of it. Whatever a bot that died had begun is either
    /// done or will never be.
    async fn until_shown<T, E>(
        &self,
        what: &str,
        mut press: impl FnMut() -> Result<Id, E>,
        mut look: impl FnMut(Option<Id>) -> Option<T>,
    ) -> T {
        let start = Instant::now();
        let mut pressed = None;
        loop {
            if let Some(found) = look(pressed) {
                return found;
            }
            let deaths = self.stage.bot_is_there().await;
            // What is no longer there to be pressed has changed meanwhile.
            let Ok(id) = press() else {
                assert!(start.elapsed() < PATIENCE, "waited in vain for {what}:\n{}", self.people[0].screen());
                tokio::time::sleep(Duration::from_millis(5)).await;
                continue;
            };
            pressed = Some(id);
            while self.stage.deaths() == deaths {
                if let Some(found) = look(pressed) {
                    return found;
                }
                assert!(start.elapsed() < PATIENCE, "waited in vain for {what}:\n{}", self.people[0].screen());
                tokio::time::sleep(Duration::from_millis(3)).await;
            }
            self.stage.unanswered.fetch_add(1, Ordering::SeqCst);
            if let Some(found) = look(pressed.take()) {
                return found;
            }
        }
    }

    async fn gather(stage: &Arc<Stage>, names: &[&str], play: &str, dice: Dice) -> Table {
        let people = names.iter().map(|name| stage.discord.user(name).at("games")).collect();
        let mut table = Table { stage: stage.clone(), people, dice, shown: Vec::new() };
        let host = table.people[0].clone();
        look_until("the commands", || host.begin_slash("/turns").ok()).await;
        let lobby = table
            .until_shown(
                "a lobby",
                || host.begin_slash(play),
                |pressed| host.answer_to(pressed?).filter(|message| joined(message) > 0),
            )
            .await;
        for (nth, person) in table.people.iter().enumerate().skip(1) {
            let press = || person.begin_press(lobby.id, &own_id(&lobby, "~join"));
            let sits = || host.message(lobby.id).filter(|message| joined(message) > nth);
            table.until_shown("a seat", press, |_| sits()).await;
        }
        let press = || host.begin_press(lobby.id, &own_id(&lobby, "~start"));
        let begun = || host.message(lobby.id).filter(|message| parts(message).is_empty());
        table.until_shown("the start", press, |_| begun()).await;
        // The thread of a message has the message's id.
        table.people = table.people.iter().map(|person| person.in_channel(lobby.id)).collect();
        table
    }

    fn public(&self) -> Vec<Seen> {
        let mut all = self.people[0].messages();
        all.retain(|message| !message.is_private());
        all
    }

    /// The message of this turn, or the end.
    async fn turn(&self, number: u64) -> (Seen, bool) {
        look_until(&format!("turn {number}"), || {
            let all = self.public();
            let turn = all.iter().find(|message| turn_number(message) == Some(number)).cloned();
            let end = || all.iter().find(|message| is_end(message)).cloned();
            turn.map(|turn| (turn, false)).or_else(|| Some((end()?, true)))
        })
        .await
    }

    async fn play_on(&mut self) {
        for number in 1.. {
            let (message, over) = self.turn(number).await;
            if over {
                return;
            }
            let mentioned = message.json["mentions"][0]["id"].as_str().unwrap().to_owned();
            let person = self.people.iter().find(|person| person.id().to_string() == mentioned).unwrap().clone();
            let mut panel = self.open(&person).await;
            while let Some(shown) = panel.take() {
                let Some(press) = self.pick(&shown) else { break };
                panel = self.take(&person, &shown, &press).await;
            }
        }
    }

    /// Opens the panel by the newest turn message; once the game is over there is none.
    async fn open(&self, person: &Person) -> Option<Seen> {
        let press = || {
            let turns = self.public().into_iter().rev().filter(|message| turn_number(message).is_some());
            let turn = turns.into_iter().find(|message| !parts(message).is_empty());
            turn.map_or(Err(None), |turn| person.begin_press(turn.id, &own_id(&turn, "~turn")).map_err(Some))
        };
        self.until_shown("a panel", press, |pressed| match pressed {
            Some(pressed) => person.answer_to(pressed).map(Some),
            None => self.public().iter().any(is_end).then_some(None),
        })
        .await
    }

    /// Anything at random; now and then something is taken back.
    fn pick(&mut self, panel: &Seen) -> Option<Press> {
        let all = presses(panel);
        let of = |own: bool| all.iter().filter(move |press| press.key.starts_with('~') == own).cloned().collect();
        let (offers, own): (Vec<Press>, Vec<Press>) = (of(false), of(true));
        let (sections, backs): (Vec<Press>, Vec<Press>) = own.into_iter().partition(|press| press.key == "~section");
        let from = match () {
            () if offers.is_empty() && sections.is_empty() => return None,
            () if !backs.is_empty() && self.dice.below(10) == 0 => backs,
            () if offers.is_empty() => sections,
            () => offers,
        };
        Some(from[self.dice.below(from.len() as u32) as usize].clone())
    }

    /// Presses; answers with the panel afterwards, or with none at the end of the game. A press that is not answered is
    /// made again on the same panel, or a new panel is opened.
    async fn take(&mut self, person: &Person, panel: &Seen, press: &Press) -> Option<Seen> {
        let (step, before) = (step_of(panel), face(panel));
        // Opening a section is no step of the game.
        let deed = press.key != "~section";
        let done = |now: &Seen| if deed { step_of(now) > step } else { face(now) != before };
        let look = || person.message(panel.id).filter(done);
        let same_again = self.dice.below(2) == 0;
        let mut after = None;
        loop {
            let deaths = self.stage.bot_is_there().await;
            // An earlier bot's answer may have come late, and changed what can be pressed.
            if press.begin(person, panel).is_err() {
                break;
            }
            look_until("the next panel", || {
                after = look();
                (after.is_some() || self.stage.deaths() != deaths).then_some(())
            })
            .await;
            if after.is_some() {
                break;
            }
            self.stage.unanswered.fetch_add(1, Ordering::SeqCst);
            if !same_again {
                break;
            }
        }
        if after.is_none() {
            after = self.open(person).await;
            let gone = after.as_ref().is_some_and(|now| step_of(now) < step);
            assert!(!gone, "a choice that was shown is gone:\n{panel}\n{}", person.screen());
        }
        if deed && after.as_ref().is_none_or(|now| step_of(now) > step) {
            self.shown.push(Shown { step, key: press.key.clone(), user: person.id().0 });
        }
        after
    }
}

fn turn_number(message: &Seen) -> Option<u64> {
    let (_, rest) = message.content().split_once("· turn ")?;
    rest.split(' ').next()?.parse().ok()
}

fn is_end(message: &Seen) -> bool {
    message.content().contains("The game is over")
}

/// One set-up, every turn once and in order with one mention, one end; the start and the end mention everybody once.
fn said_once(table: &Table) {
    let all = table.public();
    let count = |fits: &dyn Fn(&Seen) -> bool| all.iter().filter(|message| fits(message)).count();
    assert_eq!(count(&|message| message.text.contains("Seat order")), 1, "set-ups");
    assert_eq!(count(&is_end), 1, "ends");
    let turns: Vec<u64> = all.iter().filter_map(turn_number).collect();
    assert_eq!(turns, (1..=turns.len() as u64).collect::<Vec<_>>(), "each turn once, in order");
    for message in all.iter().filter(|message| turn_number(message).is_some()) {
        assert_eq!(message.json["mentions"].as_array().unwrap().len(), 1, "{message}");
    }
    let mentions = |fits: &dyn Fn(&Seen) -> bool| {
        let mut called: Vec<String> = Vec::new();
        for message in all.iter().filter(|message| fits(message)) {
            let ids = message.json["mentions"].as_array().unwrap().iter().map(|one| one["id"].as_str().unwrap());
            called.extend(ids.map(str::to_owned));
        }
        called.sort();
        called
    };
    let mut everybody: Vec<String> = table.people.iter().map(|person| person.id().to_string()).collect();
    everybody.sort();
    let begins = |message: &Seen| message.text.contains("Seat order") || turn_number(message) == Some(1);
    assert_eq!(mentions(&begins), everybody, "the start");
    assert_eq!(mentions(&is_end), everybody, "the end");
}

/// The database holds exactly what people were shown, and the record of the end leads to the same state.
async fn stored_once(table: &Table, database: &Path) -> Outcome {
    let all = table.public();
    let end = all.iter().find(|message| is_end(message)).unwrap();
    let game = own_id(end, "~rematch").split(':').nth(1).unwrap().to_owned();
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(database).read_only(true);
    let mut store = SqliteConnection::connect_with(&options).await?;
    let rows: Vec<(i64, String, String, i64)> = sqlx::query_as(
        "select revision, kind, key, user from step join seat on seat.game = step.game and seat.seat = step.seat \
         where step.game = ? order by revision",
    )
    .bind(&game)
    .fetch_all(&mut store)
    .await?;
    let mut step = 0;
    let mut stored = Vec::new();
    for (revision, kind, key, user) in rows {
        let key = if kind == "choice" { key } else { format!("~{kind}") };
        stored.push(Shown { step, key, user: user as u64 });
        step = revision as u64;
    }
    for (stored, shown) in stored.iter().zip(&table.shown) {
        assert_eq!(stored, shown, "what is stored is what was shown");
    }
    assert_eq!(stored.len(), table.shown.len(), "what is stored is what was shown");
    let waiting: i64 =
        sqlx::query_scalar("select count(*) from outbox where game = ?").bind(&game).fetch_one(&mut store).await?;
    assert_eq!(waiting, 0, "everything has been said");

    let record: Value = serde_json::from_slice(&table.people[0].opens(end, "replay.json").unwrap())?;
    let options: Options = serde_json::from_value(record["options"].clone())?;
    let seed = Seed::from_hex(record["seed"].as_str().unwrap()).unwrap();
    let rules = engine::game(record["game"].as_str().unwrap())?;
    let (mut replayed, _) = rules.open(&options, record["players"].as_u64().unwrap(), seed)?;
    for key in record["keys"].as_array().unwrap() {
        let (seat, step) = (replayed.decider().unwrap(), replayed.step());
        replayed.choose(seat, step, key.as_str().unwrap())?;
    }
    assert_eq!(replayed.digest(), record["digest"].as_str().unwrap());
    Ok(())
}

/// What Discord holds against a bot that was killed, and cannot be helped: a press that nobody was left to acknowledge,
/// and a thread that was made without anybody left to hear of it, and so is asked for once more.
fn inherent(offence: &Offence) -> bool {
    const NO_ANSWER: u32 = 10_062;
    const HAS_THREAD: u32 = 160_004;
    offence.place.starts_with("interaction ") && offence.code == NO_ANSWER
        || offence.place.ends_with("/threads") && offence.code == HAS_THREAD
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whenever_the_bot_is_killed_nothing_is_lost_and_nothing_happens_twice() -> Outcome {
    let time = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH)?;
    let seed = std::env::var("KILL_SEED").ok().and_then(|seed| seed.parse().ok()).unwrap_or(time.as_millis() as u64);
    eprintln!("KILL_SEED={seed}");
    let folder = tempfile::tempdir()?;
    let config = Config { rates: RateRules::off(), openapi: openapi(), ..Config::default() };
    let discord = Discord::start(config).await?;
    let stage = Arc::new(Stage {
        discord,
        folder: folder.path().to_owned(),
        deaths: AtomicU64::new(0),
        unanswered: AtomicU64::new(0),
    });
    let killer = tokio::spawn(kill_again_and_again(stage.clone(), seed));
    let mut tasks = tokio::task::JoinSet::new();
    for (nth, (play, names)) in TABLES.iter().enumerate() {
        let (stage, mut dice) = (stage.clone(), Dice::new(Seed::from(seed + 1 + nth as u64)));
        tasks.spawn(async move {
            let mut done = Vec::new();
            // One table after the other, as long as there is danger.
            while done.is_empty() || stage.deaths() < KILLS {
                let seed = Seed::from(u64::from(dice.below(u32::MAX)));
                let mut table = Table::gather(&stage, names, play, Dice::new(seed)).await;
                table.play_on().await;
                said_once(&table);
                done.push(table);
            }
            done
        });
    }
    let mut tables = Vec::new();
    while let Some(done) = tasks.join_next().await {
        tables.extend(done.unwrap_or_else(|error| {
            let log = std::fs::read_to_string(folder.path().join("log")).unwrap_or_default();
            panic!("{error}; the bot said:\n{log}")
        }));
    }
    let mut serving = killer.await?;
    // The last one may finish what it has begun.
    serving.terminate();
    let kills = stage.deaths();
    let presses: usize = tables.iter().map(|table| table.shown.len()).sum();
    let unanswered = stage.unanswered.load(Ordering::SeqCst);
    eprintln!("{kills} kills, {} tables, {presses} choices, {unanswered} presses without an answer", tables.len());
    assert!(kills >= 100, "only {kills} kills");
    assert!(unanswered >= UNANSWERED, "only {unanswered} presses were left without an answer");
    for table in &tables {
        stored_once(table, &folder.path().join("railhead.db")).await?;
    }
    let mut offences = stage.discord.take_offences();
    offences.retain(|offence| !inherent(offence));
    assert!(offences.is_empty(), "{}", offences.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n"));
    Ok(())
}
