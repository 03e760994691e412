//! The name of a table: no two of a server share one while they are open or in play.

use crate::ids::{GuildId, TableId};
use crate::store::database::Store;
use crate::store::error::Error;
use sqlx::{Sqlite, SqliteConnection, Transaction};

impl Store {
    /// Whether another table of this server goes by this name.
    pub async fn name_in_use(&self, guild: Option<GuildId>, name: &str) -> Result<bool, Error> {
        let mut reader = self.readers.acquire().await?;
        taken(&mut reader, guild, name, "").await
    }
}

/// Refuses a name that a table other than this one has.
pub async fn name_is_free(
    tx: &mut Transaction<'_, Sqlite>,
    guild: Option<GuildId>,
    name: &str,
    own: &TableId,
) -> Result<(), Error> {
    if taken(tx, guild, name, own.as_str()).await? { Err(Error::NameTaken) } else { Ok(()) }
}

/// Small and capital letters are the same; the database itself knows that of English letters only.
async fn taken(reader: &mut SqliteConnection, guild: Option<GuildId>, name: &str, own: &str) -> Result<bool, Error> {
    let names: Vec<String> =
        sqlx::query_scalar("select name from game where stage in ('lobby', 'playing') and guild = ? and id <> ?")
            .bind(guild)
            .bind(own)
            .fetch_all(reader)
            .await?;
    let name = name.to_lowercase();
    Ok(names.iter().any(|other| other.to_lowercase() == name))
}
