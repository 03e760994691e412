//! What happens to the database: a full disk, damage, shapes of earlier versions, a backup in the middle of it all.

mod people;
mod pressing;

use bot::ids::{Revision, TableId, UserId};
use bot::play::{Deed, Desk};
use bot::store::{PictureSize, Ping, Store};
use engine::Options;
use local_discord::driver::{Discord, Person, Seen};
use people::{Outcome, Party, bot, bot_and_store, discord, no_offences, offers, own_id, store_in, until};
use pressing::{face, presses, step_of};
use render::Scheme;
use serde_json::{Value, json};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{Connection, SqliteConnection};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;

const PEOPLE: [&str; 3] = ["anna", "ben", "chiyo"];
const LONG: &str = "/play game:test-game players:3 options:length=long";
const MANAGE_THREADS: u64 = 1 << 34;

/// The process, which does not outlive the test.
struct Serving(Child);

impl Drop for Serving {
    fn drop(&mut self) {
        let _ = self.0.kill().and_then(|()| self.0.wait());
    }
}

/// The real binary, which cannot make any file larger than this many kilobytes.
fn within(kilobytes: u32, discord: &Discord, folder: &Path) -> Serving {
    let script = format!("trap '' XFSZ; ulimit -f {kilobytes}; exec \"$0\" \"$@\"");
    let child = Command::new("bash")
        .args(["-c", &script, env!("CARGO_BIN_EXE_railhead"), "--discord-url", &discord.url(), "--data"])
        .arg(folder)
        .env("DISCORD_TOKEN", discord.token())
        .env_remove("DATABASE_URL")
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn();
    Serving(child.unwrap())
}

async fn connected(folder: &Path) -> SqliteConnection {
    let options = SqliteConnectOptions::new().filename(folder.join("railhead.db")).create_if_missing(true);
    SqliteConnection::connect_with(&options).await.unwrap()
}

/// Takes something back and forth on one panel until the disk is full; answers with the last panel that was shown.
async fn until_the_disk_is_full(person: &Person, mut panel: Seen) -> Seen {
    for nth in 0.. {
        assert!(nth < 5_000, "the disk never got full");
        let all = presses(&panel);
        let back = all.iter().find(|press| press.key == "~back");
        let put = all.iter().find(|press| press.key.starts_with("put.") || press.key.starts_with("pick."));
        let open = all.iter().find(|press| press.key == "~section");
        back.or(put).or(open).unwrap_or_else(|| panic!("nothing to press on {panel}")).begin(person, &panel).unwrap();
        let next = until("an answer", || person.message(panel.id).filter(|now| face(now) != face(&panel))).await;
        if next.text.contains("check the disk") {
            return panel;
        }
        panel = next;
    }
    panel
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn on_a_full_disk_nothing_changes_and_everything_goes_on_afterwards() -> Outcome {
    let folder = tempfile::tempdir()?;
    let discord = discord().await;
    let limited = within(600, &discord, folder.path());
    discord.bot_is_ready(1).await?;
    discord.command_exists("help").await?;
    let mut party = Party::gather(&discord, &PEOPLE, LONG, 51).await;
    let first = party.mentioned(&party.turn_message(1).await);
    let panel = party.open_panel(&first).await;
    let last = until_the_disk_is_full(&first, panel).await;
    drop(limited);
    discord.invalidate_sessions(false);
    // With room again, the table is exactly where it was last shown to be.
    let (running, store) = bot_and_store(&discord, folder.path()).await;
    assert_eq!(store.table(&party.table_id()).await?.revision, Revision(step_of(&last)));
    party.play_to_the_end().await;
    party.ends_as_the_engine_says();
    running.stop().await;
    Ok(())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_damaged_database_is_refused_and_left_as_it_is() -> Outcome {
    let folder = tempfile::tempdir()?;
    let discord = discord().await;
    let running = bot(&discord, folder.path()).await;
    let mut party = Party::gather(&discord, &PEOPLE, LONG, 52).await;
    let first = party.mentioned(&party.turn_message(1).await);
    party.play_turn(&first).await;
    party.turn_message(2).await;
    running.stop().await;
    store_in(folder.path()).await.close().await?;
    let file = folder.path().join("railhead.db");
    let mut bytes = std::fs::read(&file)?;
    // Every page but the first says something else now.
    for at in (4096 + 100..bytes.len()).step_by(512) {
        bytes[at..at + 64].fill(0xa5);
    }
    std::fs::write(&file, &bytes)?;
    let refused = Store::open(&format!("sqlite:{}", file.display())).await.err().ok_or("it was opened")?.to_string();
    assert!(refused.contains("is damaged") || refused.contains("cannot be read"), "{refused}");
    assert!(refused.lines().count() == 1 && refused.contains("railhead.db"), "{refused}");
    assert_eq!(std::fs::read(&file)?, bytes, "left as it is");
    Ok(())
}

/// What `railhead` of the first three schemas stored of a table in the middle of a game.
async fn stored_by_schema_3(folder: &Path, recorded: &Value, players: usize, moment: &Value) -> Outcome {
    let mut database = connected(folder).await;
    for sql in [
        include_str!("../../migrations/sqlite/0001_tables.sql"),
        include_str!("../../migrations/sqlite/0002_rematch.sql"),
        include_str!("../../migrations/sqlite/0003_player.sql"),
        "pragma user_version = 3",
    ] {
        sqlx::raw_sql(sql).execute(&mut database).await?;
    }
    sqlx::raw_sql("insert into player (user, scheme, width, ping) values (1, 'dark', 'large', 'none')")
        .execute(&mut database)
        .await?;
    let at = moment["at"].as_i64().unwrap();
    sqlx::query(
        "insert into game (id, kind, rules_version, options, players, seed, name, channel, home, host, stage, revision, \
         published, turn, waiting, waiting_since, opened) values ('old', ?, 1, ?, ?, zeroblob(32), 'Old Halt', 5, 5, 1, \
         'playing', ?, ?, 7, 0, 0, 0)",
    )
    .bind(recorded["game"].as_str())
    .bind(recorded["options"].to_string())
    .bind(players as i64)
    .bind(at)
    .bind(at)
    .execute(&mut database)
    .await?;
    for seat in 0..players as i64 {
        sqlx::query("insert into seat (game, seat, user, name, seen) values ('old', ?, ?, 'somebody', 0)")
            .bind(seat)
            .bind(seat + 1)
            .execute(&mut database)
            .await?;
    }
    for (revision, key) in recorded["keys"].as_array().unwrap()[..at as usize].iter().enumerate() {
        sqlx::query(
            "insert into step (game, revision, kind, seat, key, taken, at) values ('old', ?, 'choice', 0, ?, 0, 0)",
        )
        .bind(revision as i64 + 1)
        .bind(key.as_str())
        .execute(&mut database)
        .await?;
    }
    for name in ["current", "published", "seal"] {
        let mut packed = flate2::write::ZlibEncoder::new(Vec::new(), flate2::Compression::fast());
        serde_json::to_writer(&mut packed, &moment["state"])?;
        sqlx::query("insert into snapshot (game, name, revision, state) values ('old', ?, ?, ?)")
            .bind(name)
            .bind(at)
            .bind(packed.finish()?)
            .execute(&mut database)
            .await?;
    }
    Ok(database.close().await?)
}

#[tokio::test]
async fn every_state_that_was_ever_shipped_goes_on_in_a_database_of_then() -> Outcome {
    let corpus = Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/corpus");
    let mut games = 0;
    for entry in std::fs::read_dir(corpus)? {
        let path = entry?.path();
        let mut recorded: Value = serde_json::from_slice(&std::fs::read(&path)?)?;
        let name = path.file_stem().unwrap().to_string_lossy().into_owned();
        let game = engine::games().into_iter().find(|game| name.starts_with(game.kind.0)).unwrap();
        let players: usize = name.rsplit('-').next().unwrap().parse()?;
        recorded["game"] = json!(game.kind.0);
        recorded["options"] = json!(Options::default());
        let moments = recorded["moments"].as_array().unwrap();
        let moment = &moments[moments.len() / 2];
        let folder = tempfile::tempdir()?;
        stored_by_schema_3(folder.path(), &recorded, players, moment).await?;
        let url = format!("sqlite:{}", folder.path().join("railhead.db").display());
        let store = Arc::new(Store::open(&url).await?);
        let kept = store.settings(UserId(1)).await?;
        assert_eq!((kept.scheme, kept.width, kept.ping), (Scheme::Dark, PictureSize::Large, Ping::None));
        let desk = Desk::new(store.clone());
        let at = moment["at"].as_u64().unwrap() as usize;
        let keys = &recorded["keys"].as_array().unwrap()[at..];
        let (stored, rest) = keys.split_at(12);
        let old = TableId::from("old");
        for key in stored {
            let sitting = desk.look(&old).await?;
            let (seat, step) = (sitting.draft.decider().unwrap(), sitting.draft.step());
            desk.press(&old, seat, Revision(step), Deed::Choose(key.as_str().unwrap().into())).await?;
        }
        // Each choice waits for the disk: the rest is played without.
        let mut end = desk.look(&old).await?.draft;
        for key in rest {
            let (seat, step) = (end.decider().unwrap(), end.step());
            end.choose(seat, step, key.as_str().unwrap())?;
        }
        assert_eq!((end.decider(), end.digest().as_str()), (None, recorded["end"].as_str().unwrap()), "{name}");
        let record = store.record(&old).await?;
        assert_eq!(json!(record.keys), json!(recorded["keys"].as_array().unwrap()[..at + 12]), "{name}");
        games += 1;
    }
    assert!(games >= 12, "only {games}");
    Ok(())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_that_cannot_be_read_is_kept_and_can_be_ended() -> Outcome {
    let folder = tempfile::tempdir()?;
    let discord = discord().await;
    let running = bot(&discord, folder.path()).await;
    let party = Party::gather(&discord, &PEOPLE, LONG, 53).await;
    let sound = Party::gather(&discord, &["anna", "ben"], "/play game:test-game players:2", 54).await;
    let table = party.table_id();
    running.stop().await;
    let mut database = connected(folder.path()).await;
    let mut packed = flate2::write::ZlibEncoder::new(Vec::new(), flate2::Compression::fast());
    serde_json::to_writer(&mut packed, &json!({ "of": "another version" }))?;
    let blob = packed.finish()?;
    sqlx::query("update snapshot set state = ? where game = ?").bind(blob).bind(&table).execute(&mut database).await?;
    database.close().await?;
    let running = bot(&discord, folder.path()).await;
    let anna = &party.people[0];
    let told = anna.click("Take my turn").await?.message.unwrap();
    assert!(told.text.contains("nothing is lost"), "{told}");
    let told = anna.slash("/table board").await?.message.unwrap();
    assert!(told.text.contains("nothing is lost"), "{told}");
    discord.allow(discord.channel("games").unwrap(), anna.id(), MANAGE_THREADS);
    let sure = anna.slash("/table end").await?.message.unwrap();
    anna.press(sure.id, &own_id(&sure, "~end")).await?;
    let end = anna.sees("The table was ended").await?;
    assert!(end.files().contains(&"replay.json"), "{end}");
    let person = sound.mentioned(&sound.turn_message(1).await);
    assert!(!offers(&sound.open_panel(&person).await).is_empty(), "another table does not notice");
    no_offences(&discord);
    running.stop().await;
    Ok(())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_backup_taken_under_load_goes_on_with_every_table() -> Outcome {
    let folder = tempfile::tempdir()?;
    let discord = discord().await;
    let running = bot(&discord, folder.path()).await;
    let groups = [["anna", "ben"], ["chiyo", "dieter"], ["emil", "fadi"], ["gerd", "hana"]];
    let mut parties = Vec::new();
    for (nth, names) in groups.iter().enumerate() {
        let play = "/play game:test-game players:2 options:length=long";
        parties.push(Party::gather(&discord, names, play, 60 + nth as u64).await);
    }
    let playing: Vec<_> = parties
        .into_iter()
        .map(|mut party| {
            tokio::spawn(async move {
                for nth in 1..=6 {
                    let person = party.named(&party.turn_message(nth).await);
                    party.play_turn(&person).await;
                }
                party
            })
        })
        .collect();
    // Several in the middle of it, each of one moment.
    let mut copies = Vec::new();
    for nth in 0..3 {
        let restored = tempfile::tempdir()?;
        let copy = restored.path().join("railhead.db");
        let data = folder.path().to_owned();
        let done = tokio::task::spawn_blocking(move || {
            let mut command = Command::new(env!("CARGO_BIN_EXE_railhead"));
            command.arg("backup").arg(copy).arg("--data").arg(data).env_remove("DATABASE_URL").output()
        });
        assert!(done.await??.status.success(), "backup {nth}");
        copies.push(restored);
    }
    let mut parties = Vec::new();
    for party in playing {
        parties.push(party.await?);
    }
    running.stop().await;
    let restored = copies.remove(1);
    let (running, store) = bot_and_store(&discord, restored.path()).await;
    for mut party in parties {
        let stands = store.table(&party.table_id()).await?;
        assert_eq!(stands.name, party.name());
        // What was sent after the backup is still to be read, so the table first says where it stands.
        let before = party.turns().len();
        party.people[0].slash("/table resume").await?;
        until("the turn message", || (party.turns().len() > before).then_some(())).await;
        party.play_on().await;
        assert_eq!(party.record()["keys"], json!(store.record(&stands.id).await?.keys));
    }
    no_offences(&discord);
    running.stop().await;
    Ok(())
}
