//! How much one person, one channel and one server may have open at once.

use super::{Error, Store};
use sqlx::SqliteConnection;

/// What is asked of those who want more than this is to finish something first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// Lobbies that one person has opened.
    pub lobbies: u32,
    /// Tables that one person sits at, lobbies too.
    pub tables: u32,
    /// Tables in one channel.
    pub channel: u32,
    /// Tables on one server.
    pub server: u32,
}

impl Limits {
    pub const USUAL: Limits = Limits { lobbies: 5, tables: 40, channel: 50, server: 500 };
}

impl Default for Limits {
    fn default() -> Limits {
        Limits::USUAL
    }
}

/// What there are too many of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Limit {
    Lobbies,
    Tables,
    Channel,
    Server,
}

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
