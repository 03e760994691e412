//! Seats that change hands while the game goes on.

use crate::store::database::Store;
use crate::store::error::Error;
use crate::store::outbox::{Post, names, put_post};
use crate::store::room::room_to_sit;
use engine::Seat;
use serde_json::Value;
use sqlx::{Connection, Sqlite, Transaction};

impl Store {
    /// Opens a seat of a running game, and says so.
    pub async fn open_seat(&self, game: &str, seat: Seat, user: u64, name: &str, post: &Post) -> Result<(), Error> {
        let mut writer = self.writer.lock().await;
        let mut tx = writer.begin_with("begin immediate").await?;
        playing(&mut tx, game).await?;
        vacate(&mut tx, game, seat, user, name).await?;
        put_post(&mut tx, game, self.clock.now(), post, None, None).await?;
        names(&mut tx, user).await?;
        Ok(tx.commit().await?)
    }

    /// Sits somebody down on an open seat, with its hand and its turn.
    pub async fn take_seat(
        &self,
        game: &str,
        seat: Seat,
        user: u64,
        name: &str,
        posts: &[(Post, Option<&Value>)],
    ) -> Result<(), Error> {
        let mut writer = self.writer.lock().await;
        let mut tx = writer.begin_with("begin immediate").await?;
        playing(&mut tx, game).await?;
        room_to_sit(&mut tx, &self.limits, user).await?;
        let sits: Option<i64> = sqlx::query_scalar("select seat from seat where game = ? and user = ?")
            .bind(game)
            .bind(user as i64)
            .fetch_optional(&mut *tx)
            .await?;
        let taken = sqlx::query(
            "update seat set user = ?, name = ?, since = (select revision from game where id = seat.game) \
             where game = ? and seat = ? and user is null",
        )
        .bind(user as i64)
        .bind(name)
        .bind(game)
        .bind(i64::from(seat.0))
        .execute(&mut *tx);
        if sits.is_some() || taken.await?.rows_affected() != 1 {
            return Err(Error::NoSeat);
        }
        let now = self.clock.now();
        sqlx::query("update game set waiting_since = ? where id = ? and waiting = ?")
            .bind(now)
            .bind(game)
            .bind(i64::from(seat.0))
            .execute(&mut *tx)
            .await?;
        for (post, state) in posts {
            put_post(&mut tx, game, now, post, *state, None).await?;
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
    game: &str,
    seat: Seat,
    user: u64,
    name: &str,
) -> Result<(), Error> {
    let opened = sqlx::query("update seat set user = null, name = ? where game = ? and seat = ? and user = ?")
        .bind(name)
        .bind(game)
        .bind(i64::from(seat.0))
        .bind(user as i64)
        .execute(&mut **tx)
        .await?;
    if opened.rows_affected() != 1 {
        return Err(Error::NoSeat);
    }
    sqlx::query("delete from motion where game = ? and kind = 'seat'").bind(game).execute(&mut **tx).await?;
    Ok(())
}

/// Whatever changes a table needs one that is being played.
pub async fn playing(tx: &mut Transaction<'_, Sqlite>, game: &str) -> Result<(), Error> {
    let stage: Option<String> =
        sqlx::query_scalar("select stage from game where id = ?").bind(game).fetch_optional(&mut **tx).await?;
    match stage.as_deref() {
        None => Err(Error::NoSuchGame),
        Some("playing") => Ok(()),
        Some(_) => Err(Error::Stale),
    }
}
