//! Tables that end before their game does, and tables that stand still.

use super::seats::playing;
use crate::store::database::Store;
use crate::store::error::Error;
use crate::store::outbox::{Post, names, put_post};
use crate::store::row::Faulted;
use engine::Seed;
use sqlx::Connection;

impl Store {
    /// Ends a table, whatever state it is in. Nothing of it is lost. The post may name who did it.
    pub async fn end(&self, game: &str, post: &Post, by: Option<u64>) -> Result<(), Error> {
        let mut writer = self.writer.lock().await;
        let mut tx = writer.begin_with("begin immediate").await?;
        playing(&mut tx, game).await?;
        sqlx::query("update game set stage = 'over', waiting = null, waiting_since = null, ended = ? where id = ?")
            .bind(self.clock.now())
            .bind(game)
            .execute(&mut *tx)
            .await?;
        sqlx::query("delete from motion where game = ?").bind(game).execute(&mut *tx).await?;
        put_post(&mut tx, game, self.clock.now(), post, None, None).await?;
        if let Some(user) = by {
            names(&mut tx, user).await?;
        }
        Ok(tx.commit().await?)
    }

    /// From now on the table stands still; once is enough to say so.
    pub async fn freeze(&self, game: &str, faulted: &Faulted, post: &Post) -> Result<(), Error> {
        let mut writer = self.writer.lock().await;
        let mut tx = writer.begin_with("begin immediate").await?;
        let frozen = sqlx::query("update game set fault = ? where id = ? and fault is null and stage = 'playing'")
            .bind(serde_json::to_string(faulted)?)
            .bind(game)
            .execute(&mut *tx)
            .await?;
        if frozen.rows_affected() == 1 {
            put_post(&mut tx, game, self.clock.now(), post, None, None).await?;
        }
        Ok(tx.commit().await?)
    }

    /// The choice that failed is fine by now.
    pub async fn thaw(&self, game: &str) -> Result<(), Error> {
        let mut writer = self.writer.lock().await;
        sqlx::query("update game set fault = null where id = ?").bind(game).execute(&mut *writer).await?;
        Ok(())
    }

    /// Where the line by which the host can play a table up to its fault is written: beside the database, which holds
    /// the same secrets.
    pub fn fault_file(&self, game: &str) -> std::path::PathBuf {
        self.folder.join("faults").join(format!("{game}.json"))
    }

    /// The seed of a running game, for that file alone.
    pub(crate) async fn seed_for_host(&self, game: &str) -> Result<Seed, Error> {
        let bytes: Option<Vec<u8>> =
            sqlx::query_scalar("select seed from game where id = ?").bind(game).fetch_optional(&self.readers).await?;
        let bytes = bytes.ok_or(Error::NoSuchGame)?.try_into();
        bytes.map(Seed).map_err(|_| Error::Shape("a seed of another length".to_owned()))
    }
}
