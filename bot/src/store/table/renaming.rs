//! Threads that are still to get the name of their table: only the newest name counts.

use super::name::name_is_free;
use crate::ids::{GuildId, TableId};
use crate::store::database::Store;
use crate::store::error::Error;
use sqlx::{Connection, Sqlite, Transaction};

/// A thread that is not called like its table yet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Renaming {
    pub table: TableId,
    pub tries: u32,
}

impl Store {
    /// Gives a table another name, if no other table of its server has it; its thread follows.
    pub async fn rename(&self, id: &TableId, name: &str) -> Result<(), Error> {
        let mut writer = self.writer.lock().await;
        let mut tx = writer.begin_with("begin immediate").await?;
        let guild: Option<Option<GuildId>> =
            sqlx::query_scalar("select guild from game where id = ?").bind(id).fetch_optional(&mut *tx).await?;
        name_is_free(&mut tx, guild.ok_or(Error::NoSuchTable)?, name, id).await?;
        put_name(&mut tx, self.clock.now(), id, name).await?;
        Ok(tx.commit().await?)
    }

    pub async fn renamings_due(&self) -> Result<Vec<Renaming>, Error> {
        let due: Vec<(TableId, u32)> =
            sqlx::query_as("select game, tries from renaming where due <= ? order by due limit 50")
                .bind(self.clock.now())
                .fetch_all(&self.readers)
                .await?;
        Ok(due.into_iter().map(|(table, tries)| Renaming { table, tries }).collect())
    }

    /// The thread has this name now; if the table got another meanwhile, that one is still to come.
    pub async fn renamed(&self, table: &TableId, name: &str) -> Result<(), Error> {
        let mut writer = self.writer.lock().await;
        sqlx::query("delete from renaming where game = ? and exists (select 1 from game where id = ? and name = ?)")
            .bind(table)
            .bind(table)
            .bind(name)
            .execute(&mut *writer)
            .await?;
        Ok(())
    }

    pub async fn rename_later(&self, table: &TableId, seconds: i64) -> Result<(), Error> {
        let mut writer = self.writer.lock().await;
        sqlx::query("update renaming set due = ?, tries = tries + 1 where game = ?")
            .bind(self.clock.now().saturating_add(seconds))
            .bind(table)
            .execute(&mut *writer)
            .await?;
        Ok(())
    }

    /// There is no thread that could be given the name.
    pub async fn rename_never(&self, table: &TableId) -> Result<(), Error> {
        let mut writer = self.writer.lock().await;
        sqlx::query("delete from renaming where game = ?").bind(table).execute(&mut *writer).await?;
        Ok(())
    }
}

/// Names a table; its thread is to follow.
pub async fn put_name(tx: &mut Transaction<'_, Sqlite>, now: i64, id: &TableId, name: &str) -> Result<(), Error> {
    sqlx::query("update game set name = ? where id = ?").bind(name).bind(id).execute(&mut **tx).await?;
    // One that Discord has put off stays put off.
    sqlx::query("insert into renaming (game, due) values (?, ?) on conflict (game) do nothing")
        .bind(id)
        .bind(now)
        .execute(&mut **tx)
        .await?;
    Ok(())
}
