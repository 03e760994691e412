//! Tables that end before their game does, and tables that stand still.

use super::seats::playing;
use crate::ids::{TableId, UserId};
use crate::store::database::Store;
use crate::store::error::Error;
use crate::store::outbox::{Post, names, put_post};
use crate::store::row::Faulted;
use engine::Seed;
use sqlx::Connection;

impl Store {
    /// Ends a table, whatever state it is in. Nothing of it is lost. The post may name who did it.
    pub async fn end(&self, table: &TableId, post: &Post, by: Option<UserId>) -> Result<(), Error> {
        let mut writer = self.writer.lock().await;
        let mut tx = writer.begin_with("begin immediate").await?;
        playing(&mut tx, table).await?;
        sqlx::query("update game set stage = 'over', waiting = null, waiting_since = null, ended = ? where id = ?")
            .bind(self.clock.now())
            .bind(table)
            .execute(&mut *tx)
            .await?;
        sqlx::query("delete from motion where game = ?").bind(table).execute(&mut *tx).await?;
        put_post(&mut tx, table, self.clock.now(), post, None, None).await?;
        if let Some(user) = by {
            names(&mut tx, user).await?;
        }
        Ok(tx.commit().await?)
    }

    /// From now on the table stands still; once is enough to say so.
    pub async fn freeze(&self, table: &TableId, faulted: &Faulted, post: &Post) -> Result<(), Error> {
        let mut writer = self.writer.lock().await;
        let mut tx = writer.begin_with("begin immediate").await?;
        let frozen = sqlx::query("update game set fault = ? where id = ? and fault is null and stage = 'playing'")
            .bind(serde_json::to_string(faulted)?)
            .bind(table)
            .execute(&mut *tx)
            .await?;
        if frozen.rows_affected() == 1 {
            put_post(&mut tx, table, self.clock.now(), post, None, None).await?;
        }
        Ok(tx.commit().await?)
    }

    /// The choice that failed is fine by now.
    pub async fn thaw(&self, table: &TableId) -> Result<(), Error> {
        let mut writer = self.writer.lock().await;
        sqlx::query("update game set fault = null where id = ?").bind(table).execute(&mut *writer).await?;
        Ok(())
    }

    /// Where the line by which the host can play a table up to its fault is written: beside the database, which holds
    /// the same secrets.
    pub fn fault_file(&self, table: &TableId) -> std::path::PathBuf {
        self.folder.join("faults").join(format!("{table}.json"))
    }

    /// The seed of a running game, for that file alone.
    pub(crate) async fn seed_for_host(&self, table: &TableId) -> Result<Seed, Error> {
        let bytes: Option<Vec<u8>> =
            sqlx::query_scalar("select seed from game where id = ?").bind(table).fetch_optional(&self.readers).await?;
        let bytes = bytes.ok_or(Error::NoSuchTable)?.try_into();
        bytes.map(Seed).map_err(|_| Error::Shape("a seed of another length".to_owned()))
    }
}
