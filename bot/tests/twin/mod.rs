//! A second table that differs from a stored one only in what somebody cannot know.

use bot::ids::{TableId, UserId};
use engine::{AnyTable, Dice, Eye, Game, Phrase, Seed};
use flate2::Compression;
use flate2::read::ZlibDecoder;
use flate2::write::ZlibEncoder;
use serde_json::Value;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{Connection, SqliteConnection};
use std::io::Write;
use std::path::Path;

/// A folder with everything in it.
pub fn copy(from: &Path, to: &Path) {
    std::fs::create_dir_all(to).unwrap();
    for entry in std::fs::read_dir(from).unwrap().map(Result::unwrap) {
        let target = to.join(entry.file_name());
        if entry.file_type().unwrap().is_dir() {
            copy(&entry.path(), &target);
        } else {
            std::fs::copy(entry.path(), target).unwrap();
        }
    }
}

async fn database(file: &Path) -> SqliteConnection {
    SqliteConnection::connect_with(&SqliteConnectOptions::new().filename(file)).await.unwrap()
}

/// The users of a table by seat.
pub async fn seats(file: &Path, table: &TableId) -> Vec<UserId> {
    let mut store = database(file).await;
    let users = sqlx::query_scalar("select user from seat where game = ? order by seat")
        .bind(table)
        .fetch_all(&mut store)
        .await
        .unwrap();
    store.close().await.unwrap();
    users
}

/// Makes a table private, as its host could have in the lobby.
pub async fn hide(file: &Path, table: &TableId) {
    let mut store = database(file).await;
    sqlx::query("update game set private = 1 where id = ?").bind(table).execute(&mut store).await.unwrap();
    store.close().await.unwrap();
}

/// The id of somebody in the Discord of a folder.
pub fn user(folder: &Path, name: &str) -> UserId {
    let world: Value = serde_json::from_slice(&std::fs::read(folder.join("discord/world.json")).unwrap()).unwrap();
    let users = world["users"].as_object().unwrap();
    let id = users.iter().find(|(_, user)| user["username"] == name).unwrap().0;
    UserId(id.parse().unwrap())
}

type Blob = Option<Vec<u8>>;

fn unpack(blob: &[u8]) -> Value {
    serde_json::from_reader(ZlibDecoder::new(blob)).unwrap()
}

fn pack(state: &Value) -> Vec<u8> {
    let mut encoder = ZlibEncoder::new(Vec::new(), Compression::fast());
    encoder.write_all(&serde_json::to_vec(state).unwrap()).unwrap();
    encoder.finish().unwrap()
}

/// Deals anew, in every stored state, what this eye cannot know, and changes all else that is none of its business.
pub async fn deal_otherwise(file: &Path, table: &TableId, eye: Eye, seed: u64) {
    let mut store = database(file).await;
    let (kind, draft, published): (String, String, i64) =
        sqlx::query_as("select kind, draft, published from game where id = ?")
            .bind(table)
            .fetch_one(&mut store)
            .await
            .unwrap();
    let rules = engine::game(&kind).unwrap();
    let draft: Vec<(u64, String)> = serde_json::from_str(&draft).unwrap();
    let snapshots: Vec<(String, Vec<u8>)> = sqlx::query_as("select name, state from snapshot where game = ?")
        .bind(table)
        .fetch_all(&mut store)
        .await
        .unwrap();
    let state_of = |name: &str| &snapshots.iter().find(|(own, _)| own == name).unwrap().1;
    // The draft of somebody else is nothing she could know of: in the twin there is none.
    let decides = rules.load(unpack(state_of("current")), 0).unwrap().decider().is_some_and(|seat| eye.is(seat));
    // What a turn is taken back with is shown to nobody before that.
    for (name, blob) in snapshots.iter().filter(|(name, _)| !name.starts_with("before-")) {
        let twin = if name == "current" && decides {
            // Her own draft comes from the last seal, as it does when the table is read.
            let mut table = dealt(&rules, state_of("seal"), eye, seed);
            for (_, key) in &draft {
                let (seat, step) = (table.decider().unwrap(), table.step());
                table.choose(seat, step, key).unwrap();
            }
            table
        } else if name == "current" || name == "seal" && !decides {
            dealt(&rules, state_of("published"), eye, seed)
        } else {
            dealt(&rules, blob, eye, seed)
        };
        put(&mut store, "update snapshot set state = ? where game = ? and name = ?", pack(&twin.state()), table, name)
            .await;
    }
    let outbox: Vec<(i64, Blob, Blob)> = sqlx::query_as("select id, state, before from outbox where game = ?")
        .bind(table)
        .fetch_all(&mut store)
        .await
        .unwrap();
    for (id, state, before) in outbox {
        let twin = |blob: Blob| blob.map(|blob| pack(&dealt(&rules, &blob, eye, seed).state()));
        sqlx::query("update outbox set state = ?, before = ? where id = ?")
            .bind(twin(state))
            .bind(twin(before))
            .bind(id)
            .execute(&mut store)
            .await
            .unwrap();
    }
    let turns: Vec<(i64, Blob)> = sqlx::query_as("select number, state from turn where game = ?")
        .bind(table)
        .fetch_all(&mut store)
        .await
        .unwrap();
    for (number, state) in turns {
        sqlx::query("update turn set state = ? where game = ? and number = ?")
            .bind(state.map(|blob| pack(&dealt(&rules, &blob, eye, seed).state())))
            .bind(table)
            .bind(number)
            .execute(&mut store)
            .await
            .unwrap();
    }
    // Of a private table nobody else knows even that it is there.
    let hidden = "update game set name = 'Otherwise', turn = turn + 1, waiting_since = 1, opened = 1, options = '{}' \
                  where private = 1";
    sqlx::query(hidden).execute(&mut store).await.unwrap();
    let own = match eye {
        Eye::Public => -1,
        Eye::Seat(seat) => i64::from(seat.0),
    };
    let other = serde_json::to_string(&Phrase::new("game-over")).unwrap();
    sqlx::query("update told set phrase = ? where game = ? and audience not in (-1, ?)")
        .bind(other)
        .bind(table)
        .bind(own)
        .execute(&mut store)
        .await
        .unwrap();
    if !decides {
        for sql in [
            "update game set revision = published, draft = '[]' where id = ? and published = ?",
            "delete from told where game = ? and step > ?",
            "delete from step where game = ? and revision > ?",
        ] {
            sqlx::query(sql).bind(table).bind(published).execute(&mut store).await.unwrap();
        }
    }
    sqlx::query("update game set seed = ? where id = ?")
        .bind(Seed::from(seed).0.as_slice())
        .bind(table)
        .execute(&mut store)
        .await
        .unwrap();
    store.close().await.unwrap();
}

fn dealt(rules: &Game, blob: &[u8], eye: Eye, seed: u64) -> AnyTable {
    let mut table = rules.load(unpack(blob), 0).unwrap();
    table.redeal(eye, Dice::new(Seed::from(1_000_000 + seed)));
    table.audit().unwrap();
    table
}

async fn put(store: &mut SqliteConnection, sql: &'static str, blob: Vec<u8>, table: &TableId, name: &str) {
    sqlx::query(sql).bind(blob).bind(table).bind(name).execute(store).await.unwrap();
}
