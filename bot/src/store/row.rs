//! A table as it is stored, and those who sit at it.

use super::blob;
use super::database::Store;
use super::error::Error;
use super::snapshot::SnapshotName;
use engine::{Game, Options, Seat, Seed, SetupError, Version};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use sqlx::Row;
use sqlx::sqlite::SqliteRow;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    Lobby,
    Playing,
    Over,
    Closed,
}

impl Stage {
    fn from_name(name: &str) -> Stage {
        match name {
            "lobby" => Stage::Lobby,
            "playing" => Stage::Playing,
            "over" => Stage::Over,
            _ => Stage::Closed,
        }
    }
}

/// A table as far as everybody may know it.
#[derive(Clone, Debug)]
pub struct TableRow {
    pub id: String,
    pub kind: String,
    /// The version of the rules that the game began with.
    pub rules_version: Version,
    pub options: Options,
    pub players: u8,
    pub name: String,
    pub guild: Option<u64>,
    pub channel: u64,
    pub home: Option<u64>,
    pub lobby_message: Option<u64>,
    /// Who can start a lobby: the one who has sat there longest. Nobody (0) once the game has begun.
    pub host: u64,
    pub stage: Stage,
    pub revision: u64,
    pub published: u64,
    pub turn: u64,
    pub turn_message: Option<u64>,
    pub waiting: Option<Seat>,
    pub waiting_since: Option<i64>,
    pub attention: Option<String>,
    /// While nothing can be posted: the revision at which the one who was next was told where to look.
    pub told_where: Option<u64>,
    /// Why the table stands still.
    pub fault: Option<Faulted>,
}

/// What went wrong in the engine, and the choice that led to it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Faulted {
    pub key: String,
    pub fault: String,
}

impl TableRow {
    /// The game by the rules that the table began with; a lobby will begin with the newest.
    pub fn rules(&self) -> Result<Game, SetupError> {
        let game = engine::game(&self.kind)?;
        if self.stage == Stage::Lobby { Ok(game) } else { game.by(self.rules_version) }
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatRow {
    pub seat: Seat,
    /// Nobody, if the seat is open.
    pub user: Option<u64>,
    pub name: String,
    /// The revision at which this seat last handed over.
    pub seen: u64,
}

/// A choice that still stands, by the revision it led to.
pub type Drafted = (u64, String);

/// A game that has begun, with both heads.
pub struct Stored {
    pub game: TableRow,
    pub seats: Vec<SeatRow>,
    pub current: Value,
    pub published: Value,
    pub seal: Value,
    pub draft: Vec<Drafted>,
}

const COLUMNS: &str = "select id, kind, rules_version, options, players, name, guild, channel, home, lobby_message, \
     case stage when 'lobby' then (select user from seat where seat.game = game.id and seat.seat = 0) end as host, \
     stage, revision, published, turn, turn_message, waiting, waiting_since, attention, told_where, \
     fault from game ";

impl Store {
    pub async fn game(&self, id: &str) -> Result<TableRow, Error> {
        let sql = sqlx::AssertSqlSafe(format!("{COLUMNS} where id = ?"));
        let row = sqlx::query(sql).bind(id).fetch_optional(&self.readers).await?;
        game(&row.ok_or(Error::NoSuchGame)?)
    }

    /// The newest table that talks in this channel.
    pub async fn game_at(&self, home: u64) -> Result<Option<TableRow>, Error> {
        let sql = sqlx::AssertSqlSafe(format!("{COLUMNS} where home = ? order by opened desc limit 1"));
        sqlx::query(sql).bind(home as i64).fetch_optional(&self.readers).await?.as_ref().map(game).transpose()
    }

    /// The tables that this person sits at, newest first.
    pub async fn games_of(&self, user: u64) -> Result<Vec<TableRow>, Error> {
        let sql = sqlx::AssertSqlSafe(format!(
            "{COLUMNS} where stage in ('playing', 'over') and id in (select game from seat where user = ?) \
             order by stage = 'over', opened desc limit 25"
        ));
        sqlx::query(sql).bind(user as i64).fetch_all(&self.readers).await?.iter().map(game).collect()
    }

    /// The tables that wait for this person, longest first.
    pub async fn waiting_for(&self, user: u64) -> Result<Vec<TableRow>, Error> {
        let sql = sqlx::AssertSqlSafe(format!(
            "{COLUMNS} where stage = 'playing' and exists (select 1 from seat where seat.game = game.id \
             and seat.seat = game.waiting and seat.user = ?) order by waiting_since, id limit 25"
        ));
        sqlx::query(sql).bind(user as i64).fetch_all(&self.readers).await?.iter().map(game).collect()
    }

    pub async fn seats(&self, id: &str) -> Result<Vec<SeatRow>, Error> {
        let rows = sqlx::query("select seat, user, name, seen from seat where game = ? order by seat")
            .bind(id)
            .fetch_all(&self.readers)
            .await?;
        let seat = |row: &SqliteRow| {
            Ok(SeatRow {
                seat: Seat(row.try_get::<i64, _>(0)? as u8),
                user: row.try_get::<Option<i64>, _>(1)?.map(|user| user as u64),
                name: row.try_get(2)?,
                seen: row.try_get::<i64, _>(3)? as u64,
            })
        };
        rows.iter().map(seat).collect()
    }

    pub async fn load(&self, id: &str) -> Result<Stored, Error> {
        let (game, seats) = (self.game(id).await?, self.seats(id).await?);
        let draft: String =
            sqlx::query_scalar("select draft from game where id = ?").bind(id).fetch_one(&self.readers).await?;
        let current = self.snapshot(id, SnapshotName::Current).await?.ok_or(Error::NoSuchGame)?;
        let published = self.snapshot(id, SnapshotName::Published).await?.ok_or(Error::NoSuchGame)?;
        let seal = self.snapshot(id, SnapshotName::Seal).await?.ok_or(Error::NoSuchGame)?;
        Ok(Stored { game, seats, current, published, seal, draft: serde_json::from_str(&draft)? })
    }

    /// How the table stood when this seat last handed over.
    pub async fn seen_by(&self, id: &str, seat: Seat) -> Result<Option<Value>, Error> {
        self.snapshot(id, SnapshotName::Seat(seat)).await
    }

    async fn snapshot(&self, id: &str, name: SnapshotName) -> Result<Option<Value>, Error> {
        let blob: Option<Vec<u8>> = sqlx::query_scalar("select state from snapshot where game = ? and name = ?")
            .bind(id)
            .bind(name.to_string())
            .fetch_optional(&self.readers)
            .await?;
        blob.map(|blob| blob::unpack(&blob)).transpose()
    }

    /// The seed of a game that is over; that of a running one is nobody's business.
    pub async fn seed_of_finished(&self, id: &str) -> Result<Option<Seed>, Error> {
        let blob: Option<Vec<u8>> = sqlx::query_scalar("select seed from game where id = ? and stage = 'over'")
            .bind(id)
            .fetch_optional(&self.readers)
            .await?;
        Ok(blob.and_then(|bytes| bytes.try_into().ok()).map(Seed))
    }
}

fn game(row: &SqliteRow) -> Result<TableRow, Error> {
    let id = |column: &str| Ok::<_, sqlx::Error>(row.try_get::<Option<i64>, _>(column)?.map(|id| id as u64));
    let number = |column: &str| Ok::<_, sqlx::Error>(row.try_get::<i64, _>(column)? as u64);
    Ok(TableRow {
        id: row.try_get("id")?,
        kind: row.try_get("kind")?,
        rules_version: Version(number("rules_version")? as u16),
        options: serde_json::from_str(&row.try_get::<String, _>("options")?)?,
        players: number("players")? as u8,
        name: row.try_get("name")?,
        guild: id("guild")?,
        channel: number("channel")?,
        home: id("home")?,
        lobby_message: id("lobby_message")?,
        host: id("host")?.unwrap_or_default(),
        stage: Stage::from_name(&row.try_get::<String, _>("stage")?),
        revision: number("revision")?,
        published: number("published")?,
        turn: number("turn")?,
        turn_message: id("turn_message")?,
        waiting: id("waiting")?.map(|seat| Seat(seat as u8)),
        waiting_since: row.try_get("waiting_since")?,
        attention: row.try_get("attention")?,
        told_where: id("told_where")?,
        fault: row.try_get::<Option<String>, _>("fault")?.map(|fault| serde_json::from_str(&fault)).transpose()?,
    })
}
