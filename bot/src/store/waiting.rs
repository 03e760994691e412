//! What waits to be sent, for whoever watches over the process.

use super::{Error, Store};

pub struct Waiting {
    /// Messages that are to be sent, without those of tables that have nowhere to send them.
    pub messages: i64,
    /// For how many seconds the oldest of them has been.
    pub oldest: i64,
    /// Tables that have lost their place to talk.
    pub parked: i64,
    /// Tables that stand still because the engine failed at them.
    pub faulted: i64,
}

impl Store {
    /// Its cost grows with what waits and with the tables in play, not with those that are stored.
    pub async fn waiting(&self) -> Result<Waiting, Error> {
        // A row that was put off is due later than it was put there, but it was tried before.
        let (messages, since): (i64, Option<i64>) =
            sqlx::query_as("select count(*), min(coalesce(first_tried, due)) from outbox where due < ?")
                .bind(i64::MAX)
                .fetch_one(&self.readers)
                .await?;
        let (parked, faulted) =
            sqlx::query_as("select count(attention), count(fault) from game where stage = 'playing'")
                .fetch_one(&self.readers)
                .await?;
        let oldest = since.map_or(0, |since| (self.clock.now() - since).max(0));
        Ok(Waiting { messages, oldest, parked, faulted })
    }
}
