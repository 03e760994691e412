//! Which servers were greeted.

use super::database::Store;
use super::error::Error;
use crate::ids::GuildId;
use sqlx::Connection;

/// For how many seconds the connections of an upgraded bot come in: there may be several.
const COMING_IN: i64 = 10 * 60;

impl Store {
    /// Notes that a server is greeted now; whether it was not before.
    pub async fn greets(&self, guild: GuildId) -> Result<bool, Error> {
        let mut writer = self.writer.lock().await;
        let sql = "insert or ignore into server (guild) values (?)";
        Ok(sqlx::query(sql).bind(guild).execute(&mut *writer).await?.rows_affected() > 0)
    }

    /// These servers are there as the bot connects. If it was here before there was a greeting, they know it.
    pub async fn come_in(&self, guilds: &[GuildId]) -> Result<(), Error> {
        let mut writer = self.writer.lock().await;
        let mut tx = writer.begin_with("begin immediate").await?;
        let now = self.clock.now();
        sqlx::query("update known_from_before set at = ? where at = 0").bind(now).execute(&mut *tx).await?;
        let first: Option<i64> =
            sqlx::query_scalar("select at from known_from_before").fetch_optional(&mut *tx).await?;
        if first.is_some_and(|first| now < first + COMING_IN) {
            for guild in guilds {
                sqlx::query("insert or ignore into server (guild) values (?)").bind(guild).execute(&mut *tx).await?;
            }
        }
        Ok(tx.commit().await?)
    }
}
