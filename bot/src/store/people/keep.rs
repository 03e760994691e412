//! Games that ended long ago are deleted, if the host wants it so.

use crate::ids::TableId;
use crate::store::database::Store;
use crate::store::error::Error;
use sqlx::{Connection, Sqlite, Transaction};
use std::sync::atomic::Ordering;

impl Store {
    /// Deletes one game that was over before this time, or one lobby that was opened before it and closed, with
    /// everything that belongs to it; answers with which. One at a time, so that whoever plays need not wait.
    pub async fn delete_ended(&self, before: i64) -> Result<Option<TableId>, Error> {
        let mut writer = self.writer.lock().await;
        let mut tx = writer.begin_with("begin immediate").await?;
        let found: Option<TableId> = sqlx::query_scalar(
            "select id from game where stage = 'over' and ended < ? \
             union all select id from game where stage = 'closed' and opened < ? limit 1",
        )
        .bind(before)
        .bind(before)
        .fetch_optional(&mut *tx)
        .await?;
        let Some(id) = found else { return Ok(None) };
        for (table, column) in pointing(&mut tx).await? {
            let sql = match table.as_str() {
                "game" => format!("update game set {column} = null where {column} = ?"),
                _ => format!("delete from {table} where {column} = ?"),
            };
            sqlx::query(sqlx::AssertSqlSafe(sql)).bind(&id).execute(&mut *tx).await?;
        }
        sqlx::query("delete from game where id = ?").bind(&id).execute(&mut *tx).await?;
        tx.commit().await?;
        self.unwiped.store(true, Ordering::Relaxed);
        drop(writer);
        // Most games have none.
        let _ = std::fs::remove_file(self.fault_file(&id));
        Ok(Some(id))
    }
}

/// Every table that belongs to a game, and the column that says to which.
async fn pointing(tx: &mut Transaction<'_, Sqlite>) -> Result<Vec<(String, String)>, Error> {
    let sql = "select made.name, points.\"from\" from sqlite_schema as made, pragma_foreign_key_list(made.name) as points \
               where made.type = 'table' and points.\"table\" = 'game'";
    Ok(sqlx::query_as(sql).fetch_all(&mut **tx).await?)
}
