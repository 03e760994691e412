//! Whether there is room for one more, within the limits.

use super::database::Store;
use super::error::Error;
use super::limits::{Limit, Limits};
use crate::ids::{ChannelId, GuildId, UserId};
use sqlx::{Encode, Sqlite, SqliteConnection, Type};

impl Store {
    /// Whether one more lobby could be opened now.
    pub async fn has_room_for(&self, host: UserId, channel: ChannelId, guild: Option<GuildId>) -> Result<(), Error> {
        let mut reader = self.readers.acquire().await?;
        room_for(&mut reader, &self.limits, host, channel, guild).await
    }
}

/// Whether one more lobby may be opened.
pub(super) async fn room_for(
    tx: &mut SqliteConnection,
    limits: &Limits,
    host: UserId,
    channel: ChannelId,
    guild: Option<GuildId>,
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
pub(super) async fn room_to_sit(tx: &mut SqliteConnection, limits: &Limits, user: UserId) -> Result<(), Error> {
    let tables = "select count(*) from seat join game on game.id = seat.game \
                  where game.stage in ('lobby', 'playing') and seat.user = ?";
    keep(tx, Limit::Tables, limits.tables, tables, user).await
}

async fn keep<'q>(
    tx: &mut SqliteConnection,
    limit: Limit,
    most: u32,
    count: &'static str,
    of: impl Encode<'q, Sqlite> + Type<Sqlite> + 'q,
) -> Result<(), Error> {
    let there: i64 = sqlx::query_scalar(count).bind(of).fetch_one(tx).await?;
    if there < i64::from(most) { Ok(()) } else { Err(Error::TooMany(limit, most)) }
}
