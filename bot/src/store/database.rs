//! The database: one writer, and readers that never wait for it.

use super::error::Error;
use super::limits::Limits;
use crate::chance::Chance;
use crate::clock::Clock;
use crate::owner;
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{Connection, SqliteConnection};
use std::fs::{File, TryLockError};
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::sync::atomic::AtomicBool;
use std::time::Duration;
use tokio::sync::Mutex;

/// One file for each version of the schema.
const MIGRATIONS: &[&str] = &[
    include_str!("../../../migrations/sqlite/0001_tables.sql"),
    include_str!("../../../migrations/sqlite/0002_rematch.sql"),
    include_str!("../../../migrations/sqlite/0003_player.sql"),
    include_str!("../../../migrations/sqlite/0004_taking_back_and_seats.sql"),
    include_str!("../../../migrations/sqlite/0005_clicked.sql"),
    include_str!("../../../migrations/sqlite/0006_messages_that_arrive.sql"),
    include_str!("../../../migrations/sqlite/0007_people.sql"),
    include_str!("../../../migrations/sqlite/0008_doors.sql"),
    include_str!("../../../migrations/sqlite/0009_repairs.sql"),
    include_str!("../../../migrations/sqlite/0010_finishing.sql"),
    include_str!("../../../migrations/sqlite/0011_lobbies.sql"),
    include_str!("../../../migrations/sqlite/0012_private_tables.sql"),
    include_str!("../../../migrations/sqlite/0013_servers.sql"),
    include_str!("../../../migrations/sqlite/0014_small_screens.sql"),
];

/// The schema from which on servers are greeted.
const GREETS: i64 = 13;

/// Written into every file in which nothing is left of what was deleted while deleting did not yet mean overwriting.
const CLEAN: i64 = 0x5261_696C;

/// How long the database may be somebody else's.
pub(super) const PATIENCE: Duration = Duration::from_secs(10);

pub struct Store {
    pub clock: Clock,
    pub chance: Chance,
    pub limits: Limits,
    /// Eight connections that read and then write would mostly refuse each other: there is one.
    pub(super) writer: Mutex<SqliteConnection>,
    pub(super) readers: SqlitePool,
    /// Where the database is.
    pub(super) folder: PathBuf,
    /// Whether something was deleted that the write-ahead log may still hold.
    pub(super) unwiped: AtomicBool,
    /// Held as long as the store is open.
    _lock: File,
}

impl Store {
    /// Opens the database of a `sqlite:` URL and brings it up to date. One process at a time can.
    pub async fn open(url: &str) -> Result<Store, Error> {
        let file = path(url)?;
        let lock = lock(&file)?;
        keep_private(&file)?;
        let options = SqliteConnectOptions::new()
            .filename(&file)
            .create_if_missing(true)
            .foreign_keys(true)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            // What is deleted is overwritten.
            .pragma("secure_delete", "on")
            .busy_timeout(PATIENCE);
        let unreadable = |why| Error::Unreadable { file: file.display().to_string(), why };
        let mut writer = SqliteConnection::connect_with(&options).await.map_err(unreadable)?;
        migrate(&mut writer, &file).await?;
        clean(&mut writer).await?;
        let readers = SqlitePoolOptions::new().max_connections(4).connect_with(options.read_only(true)).await?;
        let folder = file.parent().map(Path::to_owned).unwrap_or_default();
        Ok(Store {
            clock: Clock::default(),
            chance: Chance::default(),
            limits: Limits::default(),
            writer: Mutex::new(writer),
            readers,
            folder,
            unwiped: AtomicBool::new(false),
            _lock: lock,
        })
    }

    /// Copies the database of a `sqlite:` URL, also while a process is writing to it: all of one moment or nothing.
    pub async fn backup(url: &str, to: &Path) -> Result<(), Error> {
        let file = path(url)?;
        let unreadable = |why| Error::Unreadable { file: file.display().to_string(), why };
        let options = SqliteConnectOptions::new().filename(&file).read_only(true).busy_timeout(PATIENCE);
        let mut reader = SqliteConnection::connect_with(&options).await.map_err(unreadable)?;
        // The database copies into an empty file too, and this one is its owner's alone from the beginning.
        owner::options().create_new(true).write(true).open(to).map_err(|why| match why.kind() {
            ErrorKind::AlreadyExists => Error::Exists(to.display().to_string()),
            _ => Error::Unwritable { file: to.display().to_string(), why },
        })?;
        let copied = sqlx::query("vacuum into ?").bind(to.display().to_string()).execute(&mut reader).await;
        if let Err(why) = copied {
            // What was begun is no backup, and would be in the way of the next.
            let _ = std::fs::remove_file(to);
            return Err(unreadable(why));
        }
        reader.close().await?;
        // Discord takes two messages of one number for the same, and the numbers after this moment are still to be
        // used by the original: the copy goes on with others.
        let mut copy = SqliteConnection::connect_with(&SqliteConnectOptions::new().filename(to)).await?;
        sqlx::query("update sqlite_sequence set seq = seq + 1000000 + abs(random() % 9000000)")
            .execute(&mut copy)
            .await?;
        Ok(copy.close().await?)
    }

    /// Finishes what is being written.
    pub async fn close(self) -> Result<(), Error> {
        self.readers.close().await;
        Ok(self.writer.into_inner().close().await?)
    }
}

fn path(url: &str) -> Result<PathBuf, Error> {
    if url.starts_with("postgres:") || url.starts_with("postgresql:") {
        return Err(Error::Postgres);
    }
    let path = url.strip_prefix("sqlite:").unwrap_or_default();
    let path = path.strip_prefix("//").unwrap_or(path);
    if path.is_empty() || path.starts_with(":memory:") {
        return Err(Error::Url);
    }
    Ok(PathBuf::from(path))
}

/// The file of that ending beside the database.
fn beside(file: &Path, ending: &str) -> PathBuf {
    let mut name = file.as_os_str().to_owned();
    name.push(ending);
    PathBuf::from(name)
}

/// Makes the database if there is none. Whatever is made beside it later gets the same rights.
fn keep_private(file: &Path) -> Result<(), Error> {
    let unreadable = |why| Error::Unreadable { file: file.display().to_string(), why: sqlx::Error::Io(why) };
    owner::options().create(true).truncate(false).write(true).open(file).map_err(unreadable)?;
    for ending in ["", "-wal", "-shm", ".lock"] {
        let file = beside(file, ending);
        match owner::tighten(&file) {
            Ok(true) => tracing::warn!(file = %file.display(), "others could read this file; its owner alone can now"),
            Ok(false) => {}
            Err(error) => tracing::warn!(file = %file.display(), %error, "others can read this file"),
        }
    }
    Ok(())
}

fn lock(file: &Path) -> Result<File, Error> {
    let shown = file.display().to_string();
    let unreadable = |why| Error::Unreadable { file: shown.clone(), why: sqlx::Error::Io(why) };
    let lock =
        owner::options().create(true).truncate(false).write(true).open(beside(file, ".lock")).map_err(unreadable)?;
    match lock.try_lock() {
        Ok(()) => Ok(lock),
        Err(TryLockError::WouldBlock) => Err(Error::Locked(shown)),
        Err(TryLockError::Error(why)) => Err(unreadable(why)),
    }
}

async fn migrate(writer: &mut SqliteConnection, file: &Path) -> Result<(), Error> {
    let unreadable = |why| Error::Unreadable { file: file.display().to_string(), why };
    let version: i64 = sqlx::query_scalar("pragma user_version").fetch_one(&mut *writer).await.map_err(unreadable)?;
    let known = MIGRATIONS.len() as i64;
    if version > known {
        return Err(Error::Newer { file: file.display().to_string(), version, known });
    }
    let found: String =
        sqlx::query_scalar("pragma quick_check(1)").fetch_one(&mut *writer).await.map_err(unreadable)?;
    if found != "ok" {
        let what = found.split_whitespace().collect::<Vec<_>>().join(" ");
        return Err(Error::Damaged { file: file.display().to_string(), what });
    }
    for (sql, to) in MIGRATIONS.iter().zip(1..).skip(version.max(0) as usize) {
        let mut tx = writer.begin_with("begin immediate").await?;
        sqlx::raw_sql(*sql).execute(&mut *tx).await?;
        if to == GREETS && version > 0 {
            // Whether something was ever played or not: the servers of a bot that ran before know it.
            sqlx::query("insert into known_from_before (at) values (0)").execute(&mut *tx).await?;
        }
        // A pragma takes no arguments; the number is ours.
        sqlx::raw_sql(sqlx::AssertSqlSafe(format!("pragma user_version = {to}"))).execute(&mut *tx).await?;
        tx.commit().await?;
    }
    Ok(())
}

/// Before anybody plays: what an earlier version deleted, and what a process that was killed left in the write-ahead log,
/// is gone afterwards.
async fn clean(writer: &mut SqliteConnection) -> Result<(), Error> {
    let mark: i64 = sqlx::query_scalar("pragma application_id").fetch_one(&mut *writer).await?;
    if mark != CLEAN {
        sqlx::query("vacuum").execute(&mut *writer).await?;
        sqlx::raw_sql(sqlx::AssertSqlSafe(format!("pragma application_id = {CLEAN}"))).execute(&mut *writer).await?;
    }
    sqlx::query("pragma wal_checkpoint(truncate)").execute(&mut *writer).await?;
    Ok(())
}
