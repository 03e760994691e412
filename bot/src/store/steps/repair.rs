//! A running table takes up a repair of its rules: a step of its own kind, in one transaction.

use super::click::{Snapshot, put_snapshot};
use crate::ids::{Revision, TableId};
use crate::store::database::Store;
use crate::store::error::Error;
use crate::store::outbox::{Post, put_post};
use crate::store::snapshot::SnapshotName;
use crate::store::told::put_told;
use engine::{Seat, Told, Version};
use serde_json::Value;
use sqlx::Connection;

/// A repair, as it changes what is stored.
pub struct Repair<'a> {
    pub table: &'a TableId,
    /// The revision that the table is at, between two turns.
    pub revision: Revision,
    pub version: Version,
    /// Whose turn is next.
    pub next: Seat,
    pub state: &'a Value,
    pub told: &'a Told,
    pub post: &'a Post,
}

impl Store {
    /// Writes all of it or nothing.
    pub async fn repair(&self, repair: &Repair<'_>) -> Result<(), Error> {
        let Repair { table, revision, .. } = *repair;
        let (after, now) = (revision.next(), self.clock.now());
        let mut writer = self.writer.lock().await;
        let mut tx = writer.begin_with("begin immediate").await?;
        let moved = sqlx::query(
            "update game set revision = ?, published = ? where id = ? and revision = ? and published = revision \
             and stage = 'playing'",
        )
        .bind(after)
        .bind(after)
        .bind(table)
        .bind(revision)
        .execute(&mut *tx)
        .await?;
        if moved.rows_affected() != 1 {
            return Err(Error::Stale);
        }
        sqlx::query(
            "insert into step (game, revision, kind, seat, key, taken, at) values (?, ?, 'repair', ?, ?, 0, ?)",
        )
        .bind(table)
        .bind(after)
        .bind(i64::from(repair.next.0))
        .bind(repair.version.to_string())
        .bind(now)
        .execute(&mut *tx)
        .await?;
        for name in [SnapshotName::Current, SnapshotName::Seal, SnapshotName::Published] {
            let snapshot = Snapshot { name, revision: after, state: repair.state };
            put_snapshot(&mut tx, table, &snapshot).await?;
        }
        // Nobody has done anything by it: whoever was absent still is.
        sqlx::query("update motion set revision = ? where game = ? and kind = 'seat' and revision = ?")
            .bind(after)
            .bind(table)
            .bind(revision)
            .execute(&mut *tx)
            .await?;
        put_told(&mut tx, table, after, repair.told).await?;
        put_post(&mut tx, table, now, repair.post, None, None).await?;
        Ok(tx.commit().await?)
    }
}
