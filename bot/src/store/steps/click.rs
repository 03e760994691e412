//! One click, one transaction.

use crate::ids::{Revision, TableId};
use crate::store::blob;
use crate::store::database::Store;
use crate::store::error::Error;
use crate::store::outbox::{Post, put_post};
use crate::store::row::Drafted;
use crate::store::snapshot::SnapshotName;
use crate::store::story::put_turn;
use crate::store::told::put_told;
use engine::{Seat, Told};
use serde_json::Value;
use sqlx::{Connection, Sqlite, Transaction};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StepKind {
    Choice,
    Back,
    Restart,
}

impl StepKind {
    fn name(self) -> &'static str {
        match self {
            StepKind::Choice => "choice",
            StepKind::Back => "back",
            StepKind::Restart => "restart",
        }
    }
}

pub struct Snapshot<'a> {
    pub name: SnapshotName,
    pub revision: Revision,
    pub state: &'a Value,
}

/// What a click changed.
pub struct Click<'a> {
    pub table: &'a TableId,
    /// The revision it was made at; the stored one has to be the same.
    pub before: Revision,
    pub after: Revision,
    pub kind: StepKind,
    pub seat: Seat,
    pub key: &'a str,
    /// The revisions of the choices that it takes back.
    pub undone: &'a [Revision],
    pub snapshots: Vec<Snapshot<'a>>,
    /// The choices since the last seal that stand now.
    pub draft: &'a [Drafted],
    pub told: Option<&'a Told>,
    pub publication: Option<Publication<'a>>,
}

/// What changes for everybody when a turn is handed over.
pub struct Publication<'a> {
    pub turn: u32,
    /// Who decides now; nobody once the game is over.
    pub waiting: Option<Seat>,
    pub post: &'a Post,
    pub state: &'a Value,
    pub before: &'a Value,
}

impl Store {
    /// Writes all of it or nothing.
    pub async fn write(&self, click: &Click<'_>) -> Result<(), Error> {
        let draft = serde_json::to_string(click.draft)?;
        let mut writer = self.writer.lock().await;
        let mut tx = writer.begin_with("begin immediate").await?;
        let moved =
            sqlx::query("update game set revision = ?, draft = ? where id = ? and revision = ? and stage = 'playing'")
                .bind(click.after)
                .bind(draft)
                .bind(click.table)
                .bind(click.before)
                .execute(&mut *tx)
                .await?;
        if moved.rows_affected() != 1 {
            return Err(Error::Stale);
        }
        sqlx::query("insert into step (game, revision, kind, seat, key, taken, at) values (?, ?, ?, ?, ?, ?, ?)")
            .bind(click.table)
            .bind(click.after)
            .bind(click.kind.name())
            .bind(i64::from(click.seat.0))
            .bind(click.key)
            .bind(click.undone.len() as i64)
            .bind(self.clock.now())
            .execute(&mut *tx)
            .await?;
        for revision in click.undone {
            sqlx::query("delete from told where game = ? and step = ?")
                .bind(click.table)
                .bind(revision)
                .execute(&mut *tx)
                .await?;
        }
        for snapshot in &click.snapshots {
            put_snapshot(&mut tx, click.table, snapshot).await?;
        }
        if let Some(told) = click.told {
            put_told(&mut tx, click.table, click.after, told).await?;
        }
        if let Some(publication) = &click.publication {
            publish(&mut tx, self.clock.now(), click, publication).await?;
        }
        Ok(tx.commit().await?)
    }
}

async fn publish(
    tx: &mut Transaction<'_, Sqlite>,
    now: i64,
    click: &Click<'_>,
    publication: &Publication<'_>,
) -> Result<(), Error> {
    sqlx::query(
        "update game set published = ?, turn = ?, waiting = ?, waiting_since = ?, stage = ?, ended = ? where id = ?",
    )
    .bind(click.after)
    .bind(i64::from(publication.turn))
    .bind(publication.waiting.map(|seat| i64::from(seat.0)))
    .bind(publication.waiting.map(|_| now))
    .bind(if publication.waiting.is_some() { "playing" } else { "over" })
    .bind(publication.waiting.is_none().then_some(now))
    .bind(click.table)
    .execute(&mut **tx)
    .await?;
    sqlx::query("update seat set seen = ? where game = ? and seat = ?")
        .bind(click.after)
        .bind(click.table)
        .bind(i64::from(click.seat.0))
        .execute(&mut **tx)
        .await?;
    let played = publication.turn.saturating_sub(1);
    put_turn(tx, click.table, played, click.after, Some(click.seat), publication.state).await?;
    put_post(tx, click.table, now, publication.post, Some(publication.state), Some(publication.before)).await
}

pub async fn put_snapshot(
    tx: &mut Transaction<'_, Sqlite>,
    id: &TableId,
    snapshot: &Snapshot<'_>,
) -> Result<(), Error> {
    sqlx::query("insert or replace into snapshot (game, name, revision, state) values (?, ?, ?, ?)")
        .bind(id)
        .bind(snapshot.name.to_string())
        .bind(snapshot.revision)
        .bind(blob::pack(snapshot.state)?)
        .execute(&mut **tx)
        .await?;
    Ok(())
}
