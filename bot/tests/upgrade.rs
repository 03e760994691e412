//! A table that was begun under older rules, and a railhead that has mended them since.

mod people;
mod pressing;

use bot::ids::TableId;
use engine::{Options, Seed, Version};
use local_discord::driver::{Person, Seen};
use people::{Outcome, Party, bot, bot_and_store, discord, no_offences, replayed, until};
use pressing::{press, presses, take};
use serde_json::json;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{Connection, SqliteConnection};
use std::io::Write;
use std::path::Path;

const MENDED: &str = "opening one’s own crate takes no move away";

/// Makes of a table that has just begun what a railhead that knew version 1 alone would have left in the middle of its first
/// turn: the first player has opened her crate, which took a move away.
async fn as_version_1_left_it(folder: &Path, id: &TableId) -> Outcome {
    let options = SqliteConnectOptions::new().filename(folder.join("railhead.db"));
    let mut database = SqliteConnection::connect_with(&options).await?;
    let (seed, players): (Vec<u8>, i64) =
        sqlx::query_as("select seed, players from game where id = ?").bind(id).fetch_one(&mut database).await?;
    let given = Options::from([("length".to_owned(), "short".to_owned())]);
    let seed = Seed(seed.try_into().map_err(|_| "a seed")?);
    let (mut table, _) = engine::game("test-game")?.by(Version(1))?.open(&given, players as u64, seed)?;
    let begun = table.state();
    let first = table.decider().ok_or("nobody decides")?;
    table.choose(first, 0, "open")?;
    let (opened, written) = (table.state(), serde_json::to_string(&given)?);
    sqlx::query("update game set rules_version = 1, options = ?, revision = 1 where id = ?")
        .bind(written)
        .bind(id)
        .execute(&mut database)
        .await?;
    sqlx::query(
        "insert into step (game, revision, kind, seat, key, taken, at) values (?, 1, 'choice', ?, 'open', 0, 0)",
    )
    .bind(id)
    .bind(i64::from(first.0))
    .execute(&mut database)
    .await?;
    for (name, revision, state) in [("published", 0, &begun), ("current", 1, &opened), ("seal", 1, &opened)] {
        let mut packed = flate2::write::ZlibEncoder::new(Vec::new(), flate2::Compression::fast());
        packed.write_all(state.to_string().as_bytes())?;
        sqlx::query("update snapshot set state = ?, revision = ? where game = ? and name = ?")
            .bind(packed.finish()?)
            .bind(revision)
            .bind(id)
            .bind(name)
            .execute(&mut database)
            .await?;
    }
    Ok(database.close().await?)
}

/// Waits until the table was told this many times that its rules were mended.
async fn told_times(person: &Person, times: usize) {
    until(&format!("{times} times {MENDED}"), || {
        let openly = |message: &&Seen| !message.is_private() && message.text.contains(MENDED);
        (person.messages().iter().filter(openly).count() == times).then_some(())
    })
    .await;
}

fn keys(panel: &Seen) -> Vec<String> {
    presses(panel).into_iter().map(|press| press.key).collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_running_table_takes_up_a_repair_between_turns_and_can_go_back_to_before_it() -> Outcome {
    let folder = tempfile::tempdir()?;
    let discord = discord().await;
    let running = bot(&discord, folder.path()).await;
    let play = "/play game:test-game players:3 options:length=short";
    let mut party = Party::gather(&discord, &["anna", "ben", "chiyo"], play, 61).await;
    let table = party.table_id();
    running.stop().await;
    as_version_1_left_it(folder.path(), &table).await?;

    let (running, store) = bot_and_store(&discord, folder.path()).await;
    let first = party.mentioned(&party.turn_message(1).await);
    let panel = party.open_panel(&first).await;
    assert!(store.load(&table).await?.current.get("version").is_none(), "not in the middle of a turn");
    let drawn = take(&first, &panel, "draw").await;
    assert_eq!(keys(&drawn), ["finish"], "the turn is played to its end by the rules that it began with");
    let done = take(&first, &drawn, "finish").await;
    told_times(&first, 1).await;
    let stored = store.load(&table).await?;
    assert_eq!((&stored.current["version"], stored.table.revision), (&json!(2), stored.table.published));
    assert_eq!(store.record(&table).await?.repairs, [(3, Version(2))]);

    // Nobody has clicked anything, and to mend the rules is no click: the turn comes back freely, and with it the old rules.
    let mine = press(&first, &done, "~takeback").await;
    assert!(mine.text.contains("yours again"), "{mine}");
    assert!(store.load(&table).await?.current.get("version").is_none());
    assert!(store.record(&table).await?.repairs.is_empty(), "taken back with the hand-over that it followed");
    let done = take(&first, &mine, "finish").await;
    told_times(&first, 2).await;

    // The next turn is played by the mended rules, and taken back it still is.
    let second = party.mentioned(&party.turns().pop().ok_or("no turn")?);
    let mut panel = party.open_panel(&second).await;
    for key in ["open", "draw", "draw", "finish"] {
        panel = take(&second, &panel, key).await;
    }
    let panel = press(&second, &panel, "~takeback").await;
    assert_eq!(store.load(&table).await?.current["version"], 2);
    assert_eq!(store.record(&table).await?.repairs, [(3, Version(2))]);
    take(&second, &panel, "finish").await;

    // With everything since, the first turn comes back once more.
    let asked = press(&first, &done, "~takeback").await;
    assert!(asked.text.contains("The others are asked now"), "{asked}");
    let question = second.sees("A question to the table").await?;
    press(&second, &question, "~agree").await;
    assert!(store.load(&table).await?.current.get("version").is_none());
    let panel = first.click("Take my turn").await?.message.ok_or("no panel")?;
    take(&first, &panel, "finish").await;
    told_times(&first, 3).await;

    party.play_on().await;
    let record = party.record();
    assert_eq!((record.get("rules_version"), &record["repairs"]), (None, &json!([[3, 2]])), "{record}");
    assert_eq!(record["rewinds"].as_array().map(Vec::len), Some(1), "{record}");
    let (answer, well) = replayed(&record);
    assert!(well && answer["digest"] == record["digest"], "{answer}");
    let mut forged = record.clone();
    forged["repairs"] = json!([]);
    assert!(!replayed(&forged).1, "{forged}");
    no_offences(&discord);
    running.stop().await;
    Ok(())
}
