//! Who is mentioned when a lobby is opened.

use crate::ids::{TableId, UserId};
use crate::store::database::Store;
use crate::store::error::Error;
use sqlx::{Sqlite, Transaction};

const DAY: i64 = 24 * 3600;

/// Somebody who was invited to a lobby.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Guest {
    pub user: UserId,
    pub declined: bool,
}

/// Why somebody cannot be invited by somebody.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Uninvited {
    /// She wants none of it.
    Refuses,
    /// She was a short while ago, and can be again at that time.
    Again { until: i64 },
}

impl Store {
    /// Why this person cannot be invited by that host now, if so.
    pub async fn uninvited(&self, host: UserId, user: UserId) -> Result<Option<Uninvited>, Error> {
        let refuses = "select 1 from player where user = ? and invitations = 'refused'";
        let refuses: Option<i64> = sqlx::query_scalar(refuses).bind(user).fetch_optional(&self.readers).await?;
        if refuses.is_some() {
            return Ok(Some(Uninvited::Refuses));
        }
        let last: Option<i64> = sqlx::query_scalar("select max(at) from invited where by = ? and user = ?")
            .bind(host)
            .bind(user)
            .fetch_one(&self.readers)
            .await?;
        let until = last.map(|last| last + DAY).filter(|&until| until > self.clock.now());
        Ok(until.map(|until| Uninvited::Again { until }))
    }

    pub(super) async fn guests(&self, id: &TableId) -> Result<Vec<Guest>, Error> {
        let sql = "select user, declined from invited where game = ? order by rowid";
        let rows: Vec<(UserId, bool)> = sqlx::query_as(sql).bind(id).fetch_all(&self.readers).await?;
        Ok(rows.into_iter().map(|(user, declined)| Guest { user, declined }).collect())
    }
}

/// Notes down who is invited to a new lobby. Whoever was invited by the same host meanwhile, at another table, is left out.
pub async fn put_guests(
    tx: &mut Transaction<'_, Sqlite>,
    id: &TableId,
    host: UserId,
    guests: &[UserId],
    now: i64,
) -> Result<(), Error> {
    for guest in guests {
        sqlx::query(
            "insert into invited (game, user, by, at) select ?1, ?2, ?3, ?4 \
             where not exists (select 1 from invited where by = ?3 and user = ?2 and at > ?5)",
        )
        .bind(id)
        .bind(guest)
        .bind(host)
        .bind(now)
        .bind(now - DAY)
        .execute(&mut **tx)
        .await?;
    }
    Ok(())
}
