//! What is to be said to everybody, until it has been.

use super::blob;
use super::database::Store;
use super::error::Error;
use super::matter::Matter;
use crate::ids::{ChannelId, MessageId, MotionId, PostId, Revision, TableId, UserId};
use engine::{News, Phrase, Seat};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use sqlx::sqlite::SqliteRow;
use sqlx::{Connection, Row, Sqlite, Transaction};

/// A message by what it says; it is worded and drawn when it is sent.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase", tag = "post")]
pub enum Post {
    /// Makes the table's thread.
    Open,
    Setup {
        lines: Vec<News>,
        commitment: String,
        /// The table was opened within a thread, and has none of its own.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        within: bool,
    },
    Turn {
        turn: u32,
        step: Revision,
        /// Whose turn it was; nobody's before the first.
        by: Option<Seat>,
        lines: Vec<News>,
        next: Seat,
        waiting: Phrase,
        /// What was told from this revision on has been taken back.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        retracts: Option<Revision>,
        /// She was called a short while ago, and is named only.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        quiet: bool,
        /// Nobody has begun a turn yet: such hand-overs are one message, which is edited.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        setting_up: bool,
    },
    Over {
        step: Revision,
        by: Seat,
        lines: Vec<News>,
    },
    /// Asks the players to agree to something.
    Ask {
        matter: Matter,
        motion: MotionId,
    },
    /// A sentence; with a button for whoever wants to take the seat that it speaks of.
    Say {
        line: Phrase,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        open: Option<Seat>,
        /// Who has to know.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        tells: Option<Seat>,
    },
    /// The table was ended before its game was over.
    Ended {
        line: Phrase,
    },
}

impl Post {
    /// Whether it takes the place of the message before: what is done before the first turn is one message, and so is what
    /// of it is taken back. Called once more, or at the very beginning, it is a new one.
    pub fn goes_on(&self) -> bool {
        matches!(self, Post::Turn { setting_up: true, by, retracts, .. } if by.is_some() || retracts.is_some())
    }

    pub fn is_quiet(&self) -> bool {
        matches!(self, Post::Turn { quiet: true, .. })
    }
}

/// A row of the outbox.
pub struct Outgoing {
    pub id: PostId,
    pub table: TableId,
    pub post: Post,
    pub state: Option<Value>,
    pub before: Option<Value>,
    pub tries: u32,
    pub first_tried: Option<i64>,
    /// Who was told directly already, and whether it arrived.
    pub direct: Vec<(Seat, bool)>,
    /// How often Discord has refused it for a reason that does not pass by itself.
    pub refused: u32,
}

/// A row that nobody can make sense of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unreadable {
    pub id: PostId,
    pub table: TableId,
    pub why: String,
}

impl Store {
    /// The oldest row of each table, as far as they are due: what is said about one table stays in order. One that
    /// cannot be read holds up nobody.
    pub async fn due(&self) -> Result<Vec<Result<Outgoing, Unreadable>>, Error> {
        let rows = sqlx::query(
            "select id, game, post, state, before, tries, first_tried, direct, refused from outbox as one \
             where due <= ? and unreadable is null and not exists \
             (select 1 from outbox where game = one.game and id < one.id and unreadable is null) order by id limit 50",
        )
        .bind(self.clock.now())
        .fetch_all(&self.readers)
        .await?;
        let due = |row: &SqliteRow| match read(row) {
            Ok(row) => Ok(Ok(row)),
            Err(error) => {
                let table = row.try_get(1).unwrap_or_else(|_| TableId::from(""));
                Ok(Err(Unreadable { id: row.try_get(0)?, table, why: error.to_string() }))
            }
        };
        rows.iter().map(due).collect()
    }

    /// A row was carried out: the table may have a home by it, or a message with buttons. It can be reached then; what
    /// a turn message was to follow, but could not be read, is of no use any more.
    pub async fn sent(
        &self,
        row: &Outgoing,
        home: Option<ChannelId>,
        turn_message: Option<MessageId>,
    ) -> Result<(), Error> {
        let mut writer = self.writer.lock().await;
        let mut tx = writer.begin_with("begin immediate").await?;
        sqlx::query("delete from outbox where id = ?").bind(row.id).execute(&mut *tx).await?;
        if matches!(row.post, Post::Turn { .. } | Post::Over { .. } | Post::Ended { .. }) {
            sqlx::query("delete from outbox where game = ? and id < ? and unreadable is not null")
                .bind(&row.table)
                .bind(row.id)
                .execute(&mut *tx)
                .await?;
        }
        sqlx::query(
            "update game set home = coalesce(?, home), turn_message = coalesce(?, turn_message), \
             attention = case when exists (select 1 from outbox where game = game.id and unreadable is not null) \
             then attention end where id = ?",
        )
        .bind(home)
        .bind(turn_message)
        .bind(&row.table)
        .execute(&mut *tx)
        .await?;
        if let (Post::Turn { step, .. }, Some(message)) = (&row.post, turn_message) {
            sqlx::query("insert or replace into posted (game, step, message) values (?, ?, ?)")
                .bind(&row.table)
                .bind(step)
                .bind(message)
                .execute(&mut *tx)
                .await?;
        }
        Ok(tx.commit().await?)
    }

    /// The newest turn messages from one revision up to another, newest first.
    pub async fn posted(
        &self,
        table: &TableId,
        from: Revision,
        before: Revision,
        most: u32,
    ) -> Result<Vec<MessageId>, Error> {
        Ok(sqlx::query_scalar(
            "select message from posted where game = ? and step >= ? and step < ? order by step desc limit ?",
        )
        .bind(table)
        .bind(from)
        .bind(before)
        .bind(most)
        .fetch_all(&self.readers)
        .await?)
    }

    /// Notes that a row is about to be tried.
    pub async fn trying(&self, row: &Outgoing) -> Result<(), Error> {
        let mut writer = self.writer.lock().await;
        sqlx::query("update outbox set tries = tries + 1, first_tried = coalesce(first_tried, ?) where id = ?")
            .bind(self.clock.now())
            .bind(row.id)
            .execute(&mut *writer)
            .await?;
        Ok(())
    }

    pub async fn later(&self, row: &Outgoing, seconds: i64) -> Result<(), Error> {
        let mut writer = self.writer.lock().await;
        sqlx::query("update outbox set due = ? where id = ?")
            .bind(self.clock.now().saturating_add(seconds))
            .bind(row.id)
            .execute(&mut *writer)
            .await?;
        Ok(())
    }

    /// Discord has refused a row for a reason that does not pass by itself.
    pub async fn refused(&self, row: &Outgoing, seconds: i64) -> Result<(), Error> {
        let mut writer = self.writer.lock().await;
        sqlx::query("update outbox set due = ?, refused = refused + 1 where id = ?")
            .bind(self.clock.now().saturating_add(seconds))
            .bind(row.id)
            .execute(&mut *writer)
            .await?;
        Ok(())
    }

    /// Notes who was told directly, and whether it arrived.
    pub async fn told_directly(&self, row: &Outgoing, direct: &[(Seat, bool)]) -> Result<(), Error> {
        let mut writer = self.writer.lock().await;
        sqlx::query("update outbox set direct = ? where id = ?")
            .bind(serde_json::to_string(direct)?)
            .bind(row.id)
            .execute(&mut *writer)
            .await?;
        Ok(())
    }

    /// A row that cannot be read is kept for whoever looks into it, and is in nobody's way.
    pub async fn set_aside(&self, row: &Unreadable) -> Result<(), Error> {
        let mut writer = self.writer.lock().await;
        sqlx::query("update outbox set unreadable = ?, due = ? where id = ?")
            .bind(&row.why)
            .bind(self.clock.now())
            .bind(row.id)
            .execute(&mut *writer)
            .await?;
        Ok(())
    }

    /// Forgets what could not be read and was set aside before this moment.
    pub async fn forget_unreadable(&self, before: i64) -> Result<(), Error> {
        let mut writer = self.writer.lock().await;
        sqlx::query("delete from outbox where unreadable is not null and due < ?")
            .bind(before)
            .execute(&mut *writer)
            .await?;
        Ok(())
    }

    /// Something of this table cannot be posted; `told` is the revision at which the one who is next was told so.
    pub async fn needs_attention(&self, table: &TableId, why: &str, told: Option<Revision>) -> Result<(), Error> {
        let mut writer = self.writer.lock().await;
        sqlx::query("update game set attention = ?, told_where = coalesce(?, told_where) where id = ?")
            .bind(why)
            .bind(told)
            .bind(table)
            .execute(&mut *writer)
            .await?;
        Ok(())
    }

    /// Gives a table a place to talk, and says this there after all that still waits. Whoever was mentioned within the
    /// hour is not mentioned again for it.
    pub async fn move_home(&self, table: &TableId, home: ChannelId, post: &Post, state: &Value) -> Result<(), Error> {
        let mut writer = self.writer.lock().await;
        let mut tx = writer.begin_with("begin immediate").await?;
        sqlx::query("update game set home = ?, turn_message = null, attention = null, told_where = null where id = ?")
            .bind(home)
            .bind(table)
            .execute(&mut *tx)
            .await?;
        // What cannot be read is made good by what is said now.
        sqlx::query("delete from outbox where game = ? and unreadable is not null")
            .bind(table)
            .execute(&mut *tx)
            .await?;
        sqlx::query("update outbox set due = ?, tries = 0, refused = 0, first_tried = null where game = ?")
            .bind(self.clock.now())
            .bind(table)
            .execute(&mut *tx)
            .await?;
        let mut post = post.clone();
        if let Post::Turn { next, quiet, .. } = &mut post {
            let mentioned: i64 = sqlx::query_scalar("select mentioned from seat where game = ? and seat = ?")
                .bind(table)
                .bind(i64::from(next.0))
                .fetch_one(&mut *tx)
                .await?;
            *quiet = self.clock.now() < mentioned.saturating_add(HOUR);
        }
        put_post(&mut tx, table, self.clock.now(), &post, Some(state), None).await?;
        Ok(tx.commit().await?)
    }
}

fn read(row: &SqliteRow) -> Result<Outgoing, Error> {
    let unpacked = |blob: Option<Vec<u8>>| blob.map(|blob| blob::unpack(&blob)).transpose();
    Ok(Outgoing {
        id: row.try_get(0)?,
        table: row.try_get(1)?,
        post: serde_json::from_str(&row.try_get::<String, _>(2)?)?,
        state: unpacked(row.try_get(3)?)?,
        before: unpacked(row.try_get(4)?)?,
        tries: row.try_get::<i64, _>(5)? as u32,
        first_tried: row.try_get(6)?,
        direct: serde_json::from_str(&row.try_get::<String, _>(7)?)?,
        refused: row.try_get::<i64, _>(8)? as u32,
    })
}
const HOUR: i64 = 60 * 60;

pub(super) async fn put_post(
    tx: &mut Transaction<'_, Sqlite>,
    table: &TableId,
    now: i64,
    post: &Post,
    state: Option<&Value>,
    before: Option<&Value>,
) -> Result<(), Error> {
    sqlx::query("insert into outbox (game, post, state, before, due) values (?, ?, ?, ?, ?)")
        .bind(table)
        .bind(serde_json::to_string(post)?)
        .bind(state.map(blob::pack).transpose()?)
        .bind(before.map(blob::pack).transpose()?)
        .bind(now)
        .execute(&mut **tx)
        .await?;
    if let Post::Turn { next, quiet: false, .. } = post {
        sqlx::query("update seat set mentioned = ? where game = ? and seat = ?")
            .bind(now)
            .bind(table)
            .bind(i64::from(next.0))
            .execute(&mut **tx)
            .await?;
    }
    Ok(())
}

/// Notes whom the post that was put last names, so that it can name nobody once she is to be forgotten.
pub(super) async fn names(tx: &mut Transaction<'_, Sqlite>, user: UserId) -> Result<(), Error> {
    sqlx::query("update outbox set who = ? where id = last_insert_rowid()").bind(user).execute(&mut **tx).await?;
    Ok(())
}
