//! What the players of a table are asked to agree to.

use super::seats::playing;
use crate::ids::{MotionId, Revision, TableId};
use crate::store::database::Store;
use crate::store::error::Error;
use crate::store::matter::Matter;
use crate::store::outbox::{Post, put_post};
use engine::Seat;
use sqlx::Connection;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Motion {
    pub id: MotionId,
    pub matter: Matter,
    /// Whose turn is taken back, whose seat is opened.
    pub about: Seat,
    pub by: Seat,
    /// The table as it was asked about.
    pub revision: Revision,
    pub agreed: Vec<Seat>,
}

/// How many seconds have to pass before the same can be asked for again.
const COOL_DOWN: i64 = 10 * 60;

impl Store {
    pub async fn motion(&self, table: &TableId, id: MotionId) -> Result<Option<Motion>, Error> {
        let sql = "select id, kind, about, by, revision, agreed from motion where game = ? and id = ?";
        let row: Option<Row> = sqlx::query_as(sql).bind(table).bind(id).fetch_optional(&self.readers).await?;
        row.map(read).transpose()
    }

    pub async fn motion_about(&self, table: &TableId, matter: Matter) -> Result<Option<Motion>, Error> {
        let sql = "select id, kind, about, by, revision, agreed from motion where game = ? and kind = ?";
        let row: Option<Row> =
            sqlx::query_as(sql).bind(table).bind(matter.name()).fetch_optional(&self.readers).await?;
        row.map(read).transpose()
    }

    /// Asks everybody, unless the same seat has just done so; what was asked before of this kind is dropped.
    pub async fn ask(
        &self,
        table: &TableId,
        matter: Matter,
        about: Seat,
        by: Seat,
        revision: Revision,
    ) -> Result<(), Error> {
        let mut writer = self.writer.lock().await;
        let mut tx = writer.begin_with("begin immediate").await?;
        playing(&mut tx, table).await?;
        let now = self.clock.now();
        let before: Option<i64> = sqlx::query_scalar("select at from asked where game = ? and kind = ? and seat = ?")
            .bind(table)
            .bind(matter.name())
            .bind(i64::from(by.0))
            .fetch_optional(&mut *tx)
            .await?;
        if let Some(until) = before.map(|at| at + COOL_DOWN).filter(|&until| now < until) {
            return Err(Error::TooSoon { until });
        }
        sqlx::query("insert or replace into asked (game, kind, seat, at) values (?, ?, ?, ?)")
            .bind(table)
            .bind(matter.name())
            .bind(i64::from(by.0))
            .bind(now)
            .execute(&mut *tx)
            .await?;
        sqlx::query("delete from motion where game = ? and kind = ?")
            .bind(table)
            .bind(matter.name())
            .execute(&mut *tx)
            .await?;
        let sql = "insert into motion (game, kind, about, by, revision, agreed) values (?, ?, ?, ?, ?, ?) returning id";
        let motion: MotionId = sqlx::query_scalar(sql)
            .bind(table)
            .bind(matter.name())
            .bind(i64::from(about.0))
            .bind(i64::from(by.0))
            .bind(revision)
            .bind(serde_json::to_string(&[by.0])?)
            .fetch_one(&mut *tx)
            .await?;
        put_post(&mut tx, table, now, &Post::Ask { matter, motion }, None, None).await?;
        Ok(tx.commit().await?)
    }

    /// Notes who agrees, beside all who did so up to this moment; whoever agrees twice has agreed once.
    pub async fn agree(&self, motion: MotionId, seat: Seat) -> Result<(), Error> {
        let mut writer = self.writer.lock().await;
        let mut tx = writer.begin_with("begin immediate").await?;
        let agreed: Option<String> =
            sqlx::query_scalar("select agreed from motion where id = ?").bind(motion).fetch_optional(&mut *tx).await?;
        // Settled or dropped this very moment: there is nothing to agree to.
        let Some(agreed) = agreed else { return Ok(()) };
        let mut agreed: Vec<u8> = serde_json::from_str(&agreed)?;
        agreed.push(seat.0);
        agreed.sort_unstable();
        agreed.dedup();
        sqlx::query("update motion set agreed = ? where id = ?")
            .bind(serde_json::to_string(&agreed)?)
            .bind(motion)
            .execute(&mut *tx)
            .await?;
        Ok(tx.commit().await?)
    }

    pub async fn drop_motion(&self, motion: &Motion) -> Result<(), Error> {
        let mut writer = self.writer.lock().await;
        let mut tx = writer.begin_with("begin immediate").await?;
        sqlx::query(
            "update asked set at = ? where (game, kind, seat) in (select game, kind, by from motion where id = ?)",
        )
        .bind(self.clock.now())
        .bind(motion.id)
        .execute(&mut *tx)
        .await?;
        sqlx::query("delete from motion where id = ?").bind(motion.id).execute(&mut *tx).await?;
        Ok(tx.commit().await?)
    }
}

type Row = (MotionId, String, i64, i64, Revision, String);

fn read((id, kind, about, by, revision, agreed): Row) -> Result<Motion, Error> {
    let matter = Matter::ALL.into_iter().find(|matter| matter.name() == kind);
    let agreed: Vec<u8> = serde_json::from_str(&agreed)?;
    Ok(Motion {
        id,
        matter: matter.ok_or_else(|| Error::Shape(format!("a motion about {kind}")))?,
        about: Seat(about as u8),
        by: Seat(by as u8),
        revision,
        agreed: agreed.into_iter().map(Seat).collect(),
    })
}
