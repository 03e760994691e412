//! What is played on a server, for somebody who asks.

use super::invited::INVITED;
use crate::ids::{ChannelId, GuildId, UserId};
use crate::store::database::Store;
use crate::store::error::Error;
use crate::store::row::{COLUMNS, SeatRow, TableRow, table};

/// A table with those who sit at it.
pub struct Listed {
    pub table: TableRow,
    pub seats: Vec<SeatRow>,
}

/// Lobbies and running games; a lobby that has no message was lost with the process.
const GOES_ON: &str = "guild = ?1 and (stage = 'playing' or stage = 'lobby' and lobby_message is not null)";
/// Where the rights of a table come from: the thread of its lobby's message has those of the channel.
const PLACE: &str = "case when home is null or home = lobby_message then channel else home end";
/// Whether somebody could sit down.
const HAS_ROOM: &str = "case stage when 'lobby' then (select count(*) from seat where seat.game = game.id) < players \
     else exists (select 1 from seat where seat.game = game.id and seat.user is null) end";

impl Store {
    /// The places on a server where something is played.
    pub async fn places(&self, guild: GuildId) -> Result<Vec<ChannelId>, Error> {
        let sql = sqlx::AssertSqlSafe(format!("select distinct {PLACE} from game where {GOES_ON}"));
        Ok(sqlx::query_scalar(sql).bind(guild).fetch_all(&self.readers).await?)
    }

    /// How many tables there are in these places that somebody may know of.
    pub async fn count_listed(&self, guild: GuildId, user: UserId, places: &[ChannelId]) -> Result<u32, Error> {
        let sql = sqlx::AssertSqlSafe(format!("select count(*) from game where {}", known()));
        let count: i64 =
            sqlx::query_scalar(sql).bind(guild).bind(user).bind(list(places)).fetch_one(&self.readers).await?;
        Ok(u32::try_from(count).unwrap_or(u32::MAX))
    }

    /// So many of them after the first few: where somebody could sit down come first, then what moved last.
    pub async fn listed(
        &self,
        guild: GuildId,
        user: UserId,
        places: &[ChannelId],
        (skipped, most): (u32, u32),
    ) -> Result<Vec<Listed>, Error> {
        let sql = sqlx::AssertSqlSafe(format!(
            "{COLUMNS} where {} order by {HAS_ROOM} desc, stage, coalesce(waiting_since, opened) desc, id \
             limit ?4 offset ?5",
            known()
        ));
        let query = sqlx::query(sql).bind(guild).bind(user).bind(list(places)).bind(most).bind(skipped);
        let mut all = Vec::new();
        for row in query.fetch_all(&self.readers).await? {
            let table = table(&row)?;
            let seats = self.seats(&table.id).await?;
            all.push(Listed { table, seats });
        }
        Ok(all)
    }
}

fn known() -> String {
    format!("{GOES_ON} and {PLACE} in (select value from json_each(?3)) and (private = 0 or {INVITED})")
}

/// As the database keeps them.
fn list(places: &[ChannelId]) -> String {
    let places: Vec<String> = places.iter().map(|place| place.stored().to_string()).collect();
    format!("[{}]", places.join(","))
}
