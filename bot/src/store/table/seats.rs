//! Seats that change hands while the game goes on.

use crate::ids::{TableId, UserId};
use crate::store::database::Store;
use crate::store::error::Error;
use crate::store::outbox::{Post, names, put_post};
use crate::store::room::room_to_sit;
use engine::Seat;
use serde_json::Value;
use sqlx::{Connection, Sqlite, Transaction};

impl Store {
    /// Opens a seat of a running game, and says so.
    pub async fn open_seat(
        &self,
        table: &TableId,
        seat: Seat,
        user: UserId,
        name: &str,
        post: &Post,
    ) -> Result<(), Error> {
        let mut writer = self.writer.lock().await;
        let mut tx = writer.begin_with("begin immediate").await?;
        playing(&mut tx, table).await?;
        vacate(&mut tx, table, seat, user, name).await?;
        stay_invited(&mut tx, table, user, self.clock.now()).await?;
        put_post(&mut tx, table, self.clock.now(), post, None, None).await?;
        names(&mut tx, user).await?;
        Ok(tx.commit().await?)
    }

    /// Sits somebody down on an open seat, with its hand and its turn.
    pub async fn take_seat(
        &self,
        table: &TableId,
        seat: Seat,
        user: UserId,
        name: &str,
        posts: &[(Post, Option<&Value>)],
    ) -> Result<(), Error> {
        let mut writer = self.writer.lock().await;
        let mut tx = writer.begin_with("begin immediate").await?;
        playing(&mut tx, table).await?;
        room_to_sit(&mut tx, &self.limits, user).await?;
        let sits: Option<i64> = sqlx::query_scalar("select seat from seat where game = ? and user = ?")
            .bind(table)
            .bind(user)
            .fetch_optional(&mut *tx)
            .await?;
        let taken = sqlx::query(
            "update seat set user = ?, name = ?, since = (select revision from game where id = seat.game) \
             where game = ? and seat = ? and user is null",
        )
        .bind(user)
        .bind(name)
        .bind(table)
        .bind(i64::from(seat.0))
        .execute(&mut *tx);
        if sits.is_some() || taken.await?.rows_affected() != 1 {
            return Err(Error::NoSeat);
        }
        let now = self.clock.now();
        sqlx::query("update game set waiting_since = ? where id = ? and waiting = ?")
            .bind(now)
            .bind(table)
            .bind(i64::from(seat.0))
            .execute(&mut *tx)
            .await?;
        for (post, state) in posts {
            put_post(&mut tx, table, now, post, *state, None).await?;
            if matches!(post, Post::Say { .. }) {
                names(&mut tx, user).await?;
            }
        }
        Ok(tx.commit().await?)
    }
}

/// Nobody sits there any more.
pub async fn vacate(
    tx: &mut Transaction<'_, Sqlite>,
    table: &TableId,
    seat: Seat,
    user: UserId,
    name: &str,
) -> Result<(), Error> {
    let opened = sqlx::query("update seat set user = null, name = ? where game = ? and seat = ? and user = ?")
        .bind(name)
        .bind(table)
        .bind(i64::from(seat.0))
        .bind(user)
        .execute(&mut **tx)
        .await?;
    if opened.rows_affected() != 1 {
        return Err(Error::NoSeat);
    }
    sqlx::query("delete from motion where game = ? and kind = 'seat'").bind(table).execute(&mut **tx).await?;
    Ok(())
}

/// Whoever leaves a private table may come back, so it has to stay there for her. Nobody has mentioned her: the invitation is
/// nobody's, and keeps no host from inviting her.
async fn stay_invited(tx: &mut Transaction<'_, Sqlite>, table: &TableId, user: UserId, now: i64) -> Result<(), Error> {
    const NOBODY: UserId = UserId(0);
    sqlx::query(
        "insert or ignore into invited (game, user, by, at) \
         select id, ?2, ?3, ?4 from game where id = ?1 and private = 1",
    )
    .bind(table)
    .bind(user)
    .bind(NOBODY)
    .bind(now)
    .execute(&mut **tx)
    .await?;
    Ok(())
}

/// Whatever changes a table needs one that is being played.
pub async fn playing(tx: &mut Transaction<'_, Sqlite>, table: &TableId) -> Result<(), Error> {
    let stage: Option<String> =
        sqlx::query_scalar("select stage from game where id = ?").bind(table).fetch_optional(&mut **tx).await?;
    match stage.as_deref() {
        None => Err(Error::NoSuchTable),
        Some("playing") => Ok(()),
        Some(_) => Err(Error::Stale),
    }
}
