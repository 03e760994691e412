//! A table as it is stored, and those who sit at it.

use super::blob;
use super::database::Store;
use super::error::Error;
use super::snapshot::SnapshotName;
use crate::ids::{ChannelId, GuildId, MessageId, Revision, TableId, UserId};
use crate::keys::Keys;
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
    pub id: TableId,
    pub kind: String,
    /// The version of the rules that the game began with.
    pub rules_version: Version,
    pub options: Options,
    pub players: u8,
    pub name: String,
    pub guild: Option<GuildId>,
    pub channel: ChannelId,
    pub home: Option<ChannelId>,
    pub lobby_message: Option<MessageId>,
    /// Who can start a lobby: the one who has sat there longest. Nobody once the game has begun.
    pub host: Option<UserId>,
    /// Whether the seats of a lobby are drawn when it starts; else they are those of the arrival.
    pub by_lot: bool,
    /// Whether a lobby starts by itself once every seat is taken and everybody is ready.
    pub when_ready: bool,
    pub stage: Stage,
    /// Whether only those who play there or were invited know of it.
    pub private: bool,
    /// When its lobby was opened.
    pub opened: i64,
    pub revision: Revision,
    pub published: Revision,
    pub turn: u32,
    pub turn_message: Option<MessageId>,
    pub waiting: Option<Seat>,
    pub waiting_since: Option<i64>,
    pub attention: Option<String>,
    /// While nothing can be posted: the revision at which the one who was next was told where to look.
    pub told_where: Option<Revision>,
    /// Why the table stands still.
    pub fault: Option<Faulted>,
}

/// What went wrong in the engine, and the choice that led to it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Faulted {
    pub key: Keys,
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
    pub user: Option<UserId>,
    pub name: String,
    /// The revision at which this seat last handed over.
    pub seen: Revision,
    /// Whether she is ready for a lobby to start.
    pub ready: bool,
    /// The colour that she wishes for, by its number.
    pub colour: Option<u8>,
}

/// A choice that still stands, by the revision it led to.
pub type Drafted = (Revision, Keys);

/// A table whose game has begun, with both heads.
pub struct Stored {
    pub table: TableRow,
    pub seats: Vec<SeatRow>,
    pub current: Value,
    pub published: Value,
    pub seal: Value,
    pub draft: Vec<Drafted>,
}

pub(super) const COLUMNS: &str = "select id, kind, rules_version, options, players, name, guild, channel, home, lobby_message, \
     case stage when 'lobby' then (select user from seat where seat.game = game.id and seat.seat = 0) end as host, \
     by_lot, when_ready, stage, private, opened, revision, published, turn, turn_message, waiting, waiting_since, attention, \
     told_where, \
     fault from game ";

impl Store {
    pub async fn table(&self, id: &TableId) -> Result<TableRow, Error> {
        let sql = sqlx::AssertSqlSafe(format!("{COLUMNS} where id = ?"));
        let row = sqlx::query(sql).bind(id).fetch_optional(&self.readers).await?;
        table(&row.ok_or(Error::NoSuchTable)?)
    }

    /// The newest table that talks in this channel.
    pub async fn table_at(&self, home: ChannelId) -> Result<Option<TableRow>, Error> {
        let sql = sqlx::AssertSqlSafe(format!("{COLUMNS} where home = ? order by opened desc limit 1"));
        sqlx::query(sql).bind(home).fetch_optional(&self.readers).await?.as_ref().map(table).transpose()
    }

    /// The tables that this person sits at, newest first.
    pub async fn tables_of(&self, user: UserId) -> Result<Vec<TableRow>, Error> {
        let sql = sqlx::AssertSqlSafe(format!(
            "{COLUMNS} where stage in ('playing', 'over') and id in (select game from seat where user = ?) \
             order by stage = 'over', opened desc limit 25"
        ));
        sqlx::query(sql).bind(user).fetch_all(&self.readers).await?.iter().map(table).collect()
    }

    /// The tables that wait for this person, longest first.
    pub async fn waiting_for(&self, user: UserId) -> Result<Vec<TableRow>, Error> {
        let sql = sqlx::AssertSqlSafe(format!(
            "{COLUMNS} where stage = 'playing' and exists (select 1 from seat where seat.game = game.id \
             and seat.seat = game.waiting and seat.user = ?) order by waiting_since, id limit 25"
        ));
        sqlx::query(sql).bind(user).fetch_all(&self.readers).await?.iter().map(table).collect()
    }

    pub async fn seats(&self, id: &TableId) -> Result<Vec<SeatRow>, Error> {
        let rows = sqlx::query("select seat, user, name, seen, ready, colour from seat where game = ? order by seat")
            .bind(id)
            .fetch_all(&self.readers)
            .await?;
        let seat = |row: &SqliteRow| {
            Ok(SeatRow {
                seat: Seat(row.try_get::<i64, _>(0)? as u8),
                user: row.try_get(1)?,
                name: row.try_get(2)?,
                seen: row.try_get(3)?,
                ready: row.try_get(4)?,
                colour: row.try_get(5)?,
            })
        };
        rows.iter().map(seat).collect()
    }

    pub async fn load(&self, id: &TableId) -> Result<Stored, Error> {
        let (table, seats) = (self.table(id).await?, self.seats(id).await?);
        let draft: String =
            sqlx::query_scalar("select draft from game where id = ?").bind(id).fetch_one(&self.readers).await?;
        let current = self.snapshot(id, SnapshotName::Current).await?.ok_or(Error::NoSuchTable)?;
        let published = self.snapshot(id, SnapshotName::Published).await?.ok_or(Error::NoSuchTable)?;
        let seal = self.snapshot(id, SnapshotName::Seal).await?.ok_or(Error::NoSuchTable)?;
        Ok(Stored { table, seats, current, published, seal, draft: serde_json::from_str(&draft)? })
    }

    /// How the table stood when this seat last handed over.
    pub async fn seen_by(&self, id: &TableId, seat: Seat) -> Result<Option<Value>, Error> {
        self.snapshot(id, SnapshotName::Seat(seat)).await
    }

    async fn snapshot(&self, id: &TableId, name: SnapshotName) -> Result<Option<Value>, Error> {
        let blob: Option<Vec<u8>> = sqlx::query_scalar("select state from snapshot where game = ? and name = ?")
            .bind(id)
            .bind(name.to_string())
            .fetch_optional(&self.readers)
            .await?;
        blob.map(|blob| blob::unpack(&blob)).transpose()
    }

    /// The seed of a game that is over; that of a running one is nobody's business.
    pub async fn seed_of_finished(&self, id: &TableId) -> Result<Option<Seed>, Error> {
        let blob: Option<Vec<u8>> = sqlx::query_scalar("select seed from game where id = ? and stage = 'over'")
            .bind(id)
            .fetch_optional(&self.readers)
            .await?;
        Ok(blob.and_then(|bytes| bytes.try_into().ok()).map(Seed))
    }
}

pub(super) fn table(row: &SqliteRow) -> Result<TableRow, Error> {
    Ok(TableRow {
        id: row.try_get("id")?,
        kind: row.try_get("kind")?,
        rules_version: Version(row.try_get::<i64, _>("rules_version")? as u16),
        options: serde_json::from_str(&row.try_get::<String, _>("options")?)?,
        players: row.try_get::<i64, _>("players")? as u8,
        name: row.try_get("name")?,
        guild: row.try_get("guild")?,
        channel: row.try_get("channel")?,
        home: row.try_get("home")?,
        lobby_message: row.try_get("lobby_message")?,
        host: row.try_get("host")?,
        by_lot: row.try_get("by_lot")?,
        when_ready: row.try_get("when_ready")?,
        stage: Stage::from_name(&row.try_get::<String, _>("stage")?),
        private: row.try_get("private")?,
        opened: row.try_get("opened")?,
        revision: row.try_get("revision")?,
        published: row.try_get("published")?,
        turn: row.try_get::<i64, _>("turn")? as u32,
        turn_message: row.try_get("turn_message")?,
        waiting: row.try_get::<Option<i64>, _>("waiting")?.map(|seat| Seat(seat as u8)),
        waiting_since: row.try_get("waiting_since")?,
        attention: row.try_get("attention")?,
        told_where: row.try_get("told_where")?,
        fault: row.try_get::<Option<String>, _>("fault")?.map(|fault| serde_json::from_str(&fault)).transpose()?,
    })
}
