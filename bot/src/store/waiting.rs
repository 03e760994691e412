//! What waits to be sent, for whoever watches over the process.

use super::database::Store;
use super::error::Error;
pub struct Waiting {
    /// Messages that are to be sent, without those of tables that need attention.
    pub messages: i64,
    /// For how many seconds the oldest of them has been.
    pub oldest: i64,
    /// Tables of which something cannot be posted.
    pub parked: i64,
    /// Messages that cannot be read, and were set aside.
    pub unreadable: i64,
    /// Tables that stand still because the engine failed at them.
    pub faulted: i64,
}

impl Store {
    /// Its cost grows with what waits and with the tables in play, not with those that are stored.
    pub async fn waiting(&self) -> Result<Waiting, Error> {
        // A row that was put off is due later than it was put there, but it was tried before.
        let (messages, since): (i64, Option<i64>) = sqlx::query_as(
            "select count(*), min(coalesce(first_tried, due)) from outbox join game on game.id = outbox.game \
                 where unreadable is null and attention is null",
        )
        .fetch_one(&self.readers)
        .await?;
        let unreadable = sqlx::query_scalar("select count(*) from outbox where unreadable is not null")
            .fetch_one(&self.readers)
            .await?;
        let parked = sqlx::query_scalar(
            "select count(*) from game where attention is not null \
             and (stage = 'playing' or id in (select game from outbox))",
        )
        .fetch_one(&self.readers)
        .await?;
        let faulted = sqlx::query_scalar("select count(fault) from game where stage = 'playing'")
            .fetch_one(&self.readers)
            .await?;
        let oldest = since.map_or(0, |since| (self.clock.now() - since).max(0));
        Ok(Waiting { messages, oldest, parked, unreadable, faulted })
    }
}
