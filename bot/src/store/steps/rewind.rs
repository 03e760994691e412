//! Taking back what was handed over: what is kept for it, and doing it in one transaction.

use super::click::{Snapshot, put_snapshot};
use crate::ids::{Revision, TableId};
use crate::keys::Keys;
use crate::seed;
use crate::store::blob;
use crate::store::database::Store;
use crate::store::error::Error;
use crate::store::outbox::{Post, put_post};
use crate::store::row::Drafted;
use crate::store::snapshot::SnapshotName;
use crate::store::told::put_told;
use engine::{Seat, Seed, Told, Version};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use sqlx::Connection;

/// How a table stood just before a seat handed over, with the draft of that seat.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Before {
    pub turn: u32,
    /// What everybody knew, and up to which revision.
    pub published: Value,
    pub published_at: Revision,
    /// When the seat had handed over before.
    pub seen: Revision,
    pub seal: Value,
    pub draft: Vec<Drafted>,
}

/// A rewind, as it changes what is stored.
pub struct Rewind<'a> {
    pub table: &'a TableId,
    /// The revision that the table is at.
    pub revision: Revision,
    pub seat: Seat,
    /// The revision that the hand-over led to.
    pub from: Revision,
    pub before: &'a Before,
    /// The last seal with other dice, and the draft on top of it.
    pub seal: &'a Value,
    pub current: &'a Value,
    pub told: &'a Told,
    pub post: &'a Post,
}

/// Everything needed to play a table again.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Record {
    /// The keys of all choices that stand, from the beginning.
    pub keys: Vec<String>,
    /// Before which key the dice were exchanged, and the number of that rewind.
    pub rewinds: Vec<(usize, u64)>,
    /// Before which key the table took up which version of its rules.
    pub repairs: Vec<(usize, Version)>,
}

impl Store {
    /// The revision that the last hand-over of this seat led to, if it can be taken back.
    pub async fn handed_over(&self, table: &TableId, seat: Seat) -> Result<Option<Revision>, Error> {
        Ok(sqlx::query_scalar("select revision from snapshot where game = ? and name = ?")
            .bind(table)
            .bind(SnapshotName::Before(seat).to_string())
            .fetch_optional(&self.readers)
            .await?)
    }

    pub async fn before_hand_over(&self, table: &TableId, seat: Seat) -> Result<Option<Before>, Error> {
        let blob: Option<Vec<u8>> = sqlx::query_scalar("select state from snapshot where game = ? and name = ?")
            .bind(table)
            .bind(SnapshotName::Before(seat).to_string())
            .fetch_optional(&self.readers)
            .await?;
        blob.map(|blob| Ok(serde_json::from_value(blob::unpack(&blob)?)?)).transpose()
    }

    /// Remembers that the one whom the table waits for is at it. Once for each revision: then nothing is written.
    pub async fn clicked(&self, table: &TableId, seat: Seat, revision: Revision) -> Result<(), Error> {
        let mut writer = self.writer.lock().await;
        sqlx::query("update seat set clicked = ? where game = ? and seat = ? and clicked < ?")
            .bind(revision)
            .bind(table)
            .bind(i64::from(seat.0))
            .bind(revision)
            .execute(&mut *writer)
            .await?;
        Ok(())
    }

    /// Who has clicked anything since the hand-over that led to a revision.
    pub async fn acted_since(&self, table: &TableId, revision: Revision) -> Result<Vec<Seat>, Error> {
        let seats: Vec<i64> = sqlx::query_scalar(
            "select seat from step where game = ? and revision > ? and kind <> 'repair' \
             union select seat from seat where game = ? and clicked >= ? order by seat",
        )
        .bind(table)
        .bind(revision)
        .bind(table)
        .bind(revision)
        .fetch_all(&self.readers)
        .await?;
        Ok(seats.into_iter().map(|seat| Seat(seat as u8)).collect())
    }

    /// Whether nothing was done at the table since a revision; that its rules were mended is nobody's doing.
    pub async fn untouched_since(&self, table: &TableId, revision: Revision) -> Result<bool, Error> {
        let done: Option<i64> =
            sqlx::query_scalar("select 1 from step where game = ? and revision > ? and kind <> 'repair' limit 1")
                .bind(table)
                .bind(revision)
                .fetch_optional(&self.readers)
                .await?;
        Ok(done.is_none())
    }

    /// What is dealt after the next rewind. The seed itself stays here.
    pub async fn seed_after_rewind(&self, table: &TableId) -> Result<Seed, Error> {
        let row: Option<(Vec<u8>, i64)> =
            sqlx::query_as("select seed, rewinds from game where id = ? and stage = 'playing'")
                .bind(table)
                .fetch_optional(&self.readers)
                .await?;
        let (bytes, rewinds) = row.ok_or(Error::Stale)?;
        let bytes = bytes.try_into().map_err(|_| Error::Shape("a seed of another length".to_owned()))?;
        Ok(seed::after_rewind(Seed(bytes), rewinds as u64 + 1))
    }

    /// Writes all of it or nothing.
    pub async fn rewind(&self, rewind: &Rewind<'_>) -> Result<(), Error> {
        let Rewind { table, revision, seat, from, before, .. } = *rewind;
        let (after, now) = (revision.next(), self.clock.now());
        let mut writer = self.writer.lock().await;
        let mut tx = writer.begin_with("begin immediate").await?;
        let moved = sqlx::query(
            "update game set revision = ?, draft = ?, published = ?, turn = ?, waiting = ?, waiting_since = ?, \
             rewinds = rewinds + 1 where id = ? and revision = ? and stage = 'playing'",
        )
        .bind(after)
        .bind(serde_json::to_string(&before.draft)?)
        .bind(before.published_at)
        .bind(i64::from(before.turn))
        .bind(i64::from(seat.0))
        .bind(now)
        .bind(table)
        .bind(revision)
        .execute(&mut *tx)
        .await?;
        if moved.rows_affected() != 1 {
            return Err(Error::Stale);
        }
        // What stands of all that came with the hand-over and after it.
        let taken: i64 = sqlx::query_scalar(
            "select coalesce(sum(case kind when 'choice' then 1 else -taken end), 0) from step \
             where game = ? and revision >= ?",
        )
        .bind(table)
        .bind(from)
        .fetch_one(&mut *tx)
        .await?;
        sqlx::query(
            "insert into step (game, revision, kind, seat, key, taken, at) values (?, ?, 'rewind', ?, ?, ?, ?)",
        )
        .bind(table)
        .bind(after)
        .bind(i64::from(seat.0))
        .bind(before.draft.len().to_string())
        .bind(taken)
        .bind(now)
        .execute(&mut *tx)
        .await?;
        for sql in [
            "delete from told where game = ? and step >= ?",
            "delete from turn where game = ? and step >= ?",
            "delete from snapshot where game = ? and revision >= ? and name like 'before-%'",
        ] {
            sqlx::query(sql).bind(table).bind(from).execute(&mut *tx).await?;
        }
        sqlx::query("delete from motion where game = ? and kind = 'back'").bind(table).execute(&mut *tx).await?;
        let published = &before.published;
        let ahead: Vec<i64> = sqlx::query_scalar("select seat from seat where game = ? and (seen > ? or seat = ?)")
            .bind(table)
            .bind(before.published_at)
            .bind(i64::from(seat.0))
            .fetch_all(&mut *tx)
            .await?;
        let mut snapshots = vec![
            (SnapshotName::Current, after, rewind.current),
            (SnapshotName::Seal, after, rewind.seal),
            (SnapshotName::Published, before.published_at, published),
        ];
        for one in ahead {
            let seen = if one == i64::from(seat.0) { before.seen } else { before.published_at };
            sqlx::query("update seat set seen = ? where game = ? and seat = ?")
                .bind(seen)
                .bind(table)
                .bind(one)
                .execute(&mut *tx)
                .await?;
            snapshots.push((SnapshotName::Seat(Seat(one as u8)), seen, published));
        }
        for (name, revision, state) in snapshots {
            put_snapshot(&mut tx, table, &Snapshot { name, revision, state }).await?;
        }
        put_told(&mut tx, table, after, rewind.told).await?;
        put_post(&mut tx, table, now, rewind.post, Some(published), None).await?;
        Ok(tx.commit().await?)
    }

    /// What was played at a table, for whoever wants to play it again.
    pub async fn record(&self, id: &TableId) -> Result<Record, Error> {
        self.record_up_to(id, Revision::END).await
    }

    /// The same as it was at a revision.
    pub async fn record_up_to(&self, id: &TableId, last: Revision) -> Result<Record, Error> {
        let rows: Vec<(String, String, i64)> =
            sqlx::query_as("select kind, key, taken from step where game = ? and revision <= ? order by revision")
                .bind(id)
                .bind(last)
                .fetch_all(&self.readers)
                .await?;
        // Steps are counted first, as they were taken back; then each is the keys that it holds.
        let mut record = Record::default();
        let mut nth = 0;
        for (kind, key, taken) in rows {
            let Record { keys, rewinds, repairs } = &mut record;
            if kind == "choice" {
                keys.push(key);
                continue;
            }
            if kind == "repair" {
                let version = key.parse().map_err(|_| Error::Shape(format!("{key} is no version of the rules")))?;
                repairs.push((keys.len(), Version(version)));
                continue;
            }
            keys.truncate(keys.len().saturating_sub(taken as usize));
            // A repair comes right after a hand-over: if that was taken back, so was the repair.
            repairs.retain(|(earlier, _)| *earlier <= keys.len());
            if kind == "rewind" {
                nth += 1;
                let at = keys.len().saturating_sub(key.parse().unwrap_or_default());
                // What came later is taken back too, and other dice take the place of those before.
                rewinds.retain(|(earlier, _)| *earlier < at);
                rewinds.push((at, nth));
            }
        }
        Ok(record.by_key())
    }
}

impl Record {
    /// A record whose steps hold several keys, by single keys.
    fn by_key(self) -> Record {
        let steps: Vec<Keys> = self.keys.into_iter().map(Keys::from).collect();
        let key = |step: usize| steps.iter().take(step).map(|keys| keys.each().len()).sum();
        Record {
            rewinds: self.rewinds.into_iter().map(|(step, nth)| (key(step), nth)).collect(),
            repairs: self.repairs.into_iter().map(|(step, version)| (key(step), version)).collect(),
            keys: steps.iter().flat_map(Keys::each).map(str::to_owned).collect(),
        }
    }
}
