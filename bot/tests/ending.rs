//! How the process ends: calmly when it is told to, in one sentence when it cannot go on.

mod people;
mod pressing;

use engine::{Dice, Seed};
use local_discord::Fault;
use local_discord::driver::{Discord, Person, Seen};
use people::{Outcome, Party, discord, offers};
use pressing::{Press, face, presses, step_of};
use sqlx::{Connection, SqliteConnection};
use std::path::Path;
use std::process::{Child, Command, Output, Stdio};
use std::time::{Duration, Instant};

const TABLES: [[&str; 3]; 3] = [["anna", "ben", "chiyo"], ["dora", "emil", "fadi"], ["gerd", "hana", "ines"]];
const PLAY: &str = "/play game:test-game players:3 options:length=long";
const CREATE: &str = "POST /channels/{channel_id}/messages";
const SENTENCE: &str = "Discord does not take the token";

/// How long the end may take.
const CALM: Duration = Duration::from_secs(5);

fn railhead(discord: &Discord, token: &str, folder: &Path) -> Serving {
    let child = Command::new(env!("CARGO_BIN_EXE_railhead"))
        .args(["--discord-url", &discord.url(), "--data"])
        .arg(folder)
        .env("DISCORD_TOKEN", token)
        .env_remove("DATABASE_URL")
        // Nobody reads the pipe before the end: a line for each press would fill it.
        .env("RAILHEAD_LOG", "warn")
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn();
    Serving(Some(child.unwrap()))
}

/// The process, which does not outlive the test.
struct Serving(Option<Child>);

impl Serving {
    async fn ready(&self, discord: &Discord) {
        discord.bot_is_ready(1).await.unwrap();
        discord.command_exists("help").await.unwrap();
    }

    fn terminate(&self) {
        let id = self.0.as_ref().unwrap().id().to_string();
        assert!(Command::new("kill").arg(id).status().unwrap().success());
    }

    /// Waits for the end.
    async fn ended(mut self) -> Output {
        let child = self.0.take().unwrap();
        tokio::task::spawn_blocking(|| child.wait_with_output().unwrap()).await.unwrap()
    }
}

impl Drop for Serving {
    fn drop(&mut self) {
        if let Some(child) = &mut self.0 {
            let _ = child.kill().and_then(|()| child.wait());
        }
    }
}

/// What a process that ended said last, if the token is nowhere in what it said.
fn last_words(output: &Output, token: &str) -> String {
    let log = String::from_utf8(output.stderr.clone()).unwrap();
    assert!(!log.contains(token), "the token is in the log");
    log.lines().last().unwrap_or_default().to_owned()
}

async fn stored(folder: &Path, table: &str, step: u64) -> Vec<String> {
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(folder.join("railhead.db")).read_only(true);
    let mut store = SqliteConnection::connect_with(&options).await.unwrap();
    let kinds = sqlx::query_scalar("select key from step where game = ? and revision > ? order by revision");
    let keys = kinds.bind(table).bind(step as i64).fetch_all(&mut store).await.unwrap();
    store.close().await.unwrap();
    keys
}

/// The one whose turn it is, and her panel.
async fn ready_to_play(party: &Party) -> (Person, Seen) {
    let message = party.turns().pop().expect("a turn message");
    let person = party.mentioned(&message);
    let panel = person.press(message.id, &people::own_id(&message, "~turn")).await.unwrap().message.unwrap();
    (person, panel)
}

fn any_offer(panel: &Seen, dice: &mut Dice) -> Press {
    let mut all = presses(panel);
    all.retain(|press| !press.key.starts_with('~') || press.key == "~section");
    all.swap_remove(dice.below(all.len() as u32) as usize)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn told_to_end_it_finishes_what_it_has_taken_on() -> Outcome {
    let folder = tempfile::tempdir()?;
    let discord = discord().await;
    let mut serving = railhead(&discord, &discord.token(), folder.path());
    serving.ready(&discord).await;
    let mut parties = Vec::new();
    for (nth, names) in TABLES.iter().enumerate() {
        parties.push(Party::gather(&discord, names, PLAY, nth as u64).await);
    }
    let mut dice = Dice::new(Seed::from(7));
    let (mut finished, mut begun) = (0, 0);
    for wait in [0, 1, 2, 5, 10, 20, 40, 80] {
        let mut pressed = Vec::new();
        for party in &parties {
            let (person, panel) = ready_to_play(party).await;
            if !offers(&panel).is_empty() {
                pressed.push((any_offer(&panel, &mut dice), person, panel));
            }
        }
        let presses: Vec<_> =
            pressed.iter().map(|(press, person, panel)| press.begin(person, panel).unwrap()).collect();
        // A moment of the press's life, each time another one.
        tokio::time::sleep(Duration::from_millis(wait)).await;
        serving.terminate();
        let told = Instant::now();
        let output = serving.ended().await;
        assert!(told.elapsed() < CALM, "the end took {:?}", told.elapsed());
        assert_eq!(output.status.code(), Some(0), "{}", String::from_utf8_lossy(&output.stderr));
        for ((press, person, panel), id) in pressed.iter().zip(presses) {
            begun += 1;
            let table = press.id.split(':').nth(1).unwrap();
            let (step, now) = (step_of(panel), person.message(panel.id).unwrap());
            let stored = stored(folder.path(), table, step).await;
            if person.answered(id).await.is_ok() {
                finished += 1;
                assert_ne!(face(&now), face(panel), "an acknowledged press shows what came of it");
                assert!(press.key.starts_with('~') || stored == [press.key.clone()], "{stored:?} after {}", press.key);
                assert!(press.key.starts_with('~') || step_of(&now) > step);
            } else {
                assert!(stored.is_empty() && face(&now) == face(panel), "what nobody heard of did not happen");
            }
        }
        serving = railhead(&discord, &discord.token(), folder.path());
        serving.ready(&discord).await;
    }
    eprintln!("{finished} of {begun} presses were finished, the others never begun");
    assert!(finished > 0);
    for party in &parties {
        let turns = party.turns();
        for (at, message) in turns.iter().enumerate() {
            assert!(message.content().contains(&format!("· turn {} ·", at + 1)), "{message}");
        }
    }
    Ok(())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_wrong_token_is_one_sentence_and_one_request() -> Outcome {
    let folder = tempfile::tempdir()?;
    let discord = discord().await;
    let wrong = "MTIzNDU2.not-the-token";
    let output = railhead(&discord, wrong, folder.path()).ended().await;
    assert_eq!(output.status.code(), Some(1));
    assert!(last_words(&output, wrong).contains(SENTENCE), "{}", last_words(&output, wrong));
    assert_eq!(String::from_utf8_lossy(&output.stderr).lines().count(), 1);
    assert_eq!(discord.invalid_requests(), 1);
    Ok(())
}

/// Something makes the token worthless in mid-game; it is found out when the next turn is told.
async fn the_token_is_taken_away(how: impl FnOnce(&Discord)) -> Outcome {
    let folder = tempfile::tempdir()?;
    let discord = discord().await;
    let token = discord.token();
    let serving = railhead(&discord, &token, folder.path());
    serving.ready(&discord).await;
    let mut party = Party::gather(&discord, &TABLES[0], PLAY, 8).await;
    let person = party.mentioned(&party.turn_message(1).await);
    let mut panel = party.open_panel(&person).await;
    how(&discord);
    while !offers(&panel).is_empty() && !discord.shards().is_empty() {
        panel = party.step(&person, &panel).await;
    }
    let told = Instant::now();
    let output = serving.ended().await;
    assert!(told.elapsed() < CALM, "the end took {:?}", told.elapsed());
    assert_eq!(output.status.code(), Some(1));
    assert!(last_words(&output, &token).contains(SENTENCE), "{}", last_words(&output, &token));
    assert!(discord.invalid_requests() <= 3, "{} invalid requests", discord.invalid_requests());
    // The message waits for the next token.
    assert_eq!(party.turns().len(), 1);
    Ok(())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_token_that_is_renewed_in_mid_game_ends_the_process_in_one_sentence() -> Outcome {
    the_token_is_taken_away(Discord::renew_token).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_unauthorised_message_ends_the_process_in_one_sentence() -> Outcome {
    the_token_is_taken_away(|discord| discord.fault(CREATE, Fault::Status(401), u32::MAX)).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_gateway_that_does_not_take_the_token_any_more_ends_the_process_in_one_sentence() -> Outcome {
    let folder = tempfile::tempdir()?;
    let discord = discord().await;
    let token = discord.token();
    let serving = railhead(&discord, &token, folder.path());
    serving.ready(&discord).await;
    discord.renew_token();
    discord.close_connections(4004, "Authentication failed.");
    let output = serving.ended().await;
    assert_eq!(output.status.code(), Some(1));
    assert!(last_words(&output, &token).contains(SENTENCE), "{}", last_words(&output, &token));
    assert!(discord.invalid_requests() <= 3, "{} invalid requests", discord.invalid_requests());
    Ok(())
}

#[tokio::test]
async fn a_database_of_a_newer_version_is_left_alone_in_one_sentence() -> Outcome {
    let folder = tempfile::tempdir()?;
    let discord = discord().await;
    let file = folder.path().join("railhead.db");
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(&file).create_if_missing(true);
    let mut newer = SqliteConnection::connect_with(&options).await?;
    sqlx::raw_sql("pragma user_version = 99").execute(&mut newer).await?;
    newer.close().await?;
    let output = railhead(&discord, &discord.token(), folder.path()).ended().await;
    assert_eq!(output.status.code(), Some(1));
    let sentence = last_words(&output, &discord.token());
    assert!(sentence.contains("newer railhead") && sentence.contains("99"), "{sentence}");
    assert!(discord.requests().is_empty(), "Discord was not bothered");
    Ok(())
}
