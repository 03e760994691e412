//! Whether there is room for one more, within the limits.

use super::database::Store;
use super::error::Error;
use super::limits::{Limit, Limits};
use sqlx::SqliteConnection;

impl Store {
    /// Whether one more lobby could be opened now.
    pub async fn has_room_for(&self, host: u64, channel: u64, guild: Option<u64>) -> Result<(), Error> {
        let mut reader = self.readers.acquire().await?;
        room_for(&mut reader, &self.limits, host, channel, guild).await
    }
}

/// Whether one more lobby may be opened.
pub(super) async fn room_for(
    tx: &mut SqliteConnection,
    limits: &Limits,
    host: u64,
    channel: u64,
    guild: Option<u64>,
) -> Result<(), Error> {
    // One that got no message within a minute was lost with the process: nobody can close it, so it does not count.
    let lobbies = "select count(*) from seat join game on game.id = seat.game \
                   where game.stage = 'lobby' and seat.seat = 0 and seat.user = ? \
                   and (game.lobby_message is not null or game.opened > unixepoch() - 60)";
    keep(tx, Limit::Lobbies, limits.lobbies, lobbies, host).await?;
    room_to_sit(tx, limits, host).await?;
    let in_channel = "select count(*) from game where stage in ('lobby', 'playing') and channel = ?";
    keep(tx, Limit::Channel, limits.channel, in_channel, channel).await?;
    let server = "select count(*) from game where stage in ('lobby', 'playing') and guild = ?";
    match guild {
        Some(guild) => keep(tx, Limit::Server, limits.server, server, guild).await,
        None => Ok(()),
    }
}

/// Whether somebody may sit down at one more table.
pub(super) async fn room_to_sit(tx: &mut SqliteConnection, limits: &Limits, user: u64) -> Result<(), Error> {
    let tables = "select count(*) from seat join game on game.id = seat.game \
                  where game.stage in ('lobby', 'playing') and seat.user = ?";
    keep(tx, Limit::Tables, limits.tables, tables, user).await
}

async fn keep(tx: &mut SqliteConnection, limit: Limit, most: u32, count: &'static str, of: u64) -> Result<(), Error> {
    let there: i64 = sqlx::query_scalar(count).bind(of as i64).fetch_one(tx).await?;
    if there < i64::from(most) { Ok(()) } else { Err(Error::TooMany(limit, most)) }
}
