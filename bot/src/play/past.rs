//! How a table stood after an earlier turn, as everybody knew it then.

use super::desk::Desk;
use super::refused::Refused;
use crate::guard::guarded;
use crate::replay_line::ReplayLine;
use crate::store::{Moment, TableRow};
use engine::{AnyTable, Seat};

pub struct Past {
    /// Who played the turn; nobody sets a table.
    pub by: Option<Seat>,
    pub now: AnyTable,
    /// After the turn before.
    pub before: Option<AnyTable>,
}

impl Desk {
    /// The table after a turn; nothing if there is no such turn, or none that can be had any more.
    pub async fn after_turn(&self, table: &TableRow, number: u32) -> Result<Option<Past>, Refused> {
        let Some((now, before)) = self.store.moments(&table.id, number).await? else { return Ok(None) };
        let by = now.by;
        let Some(now) = self.at(table, now).await? else { return Ok(None) };
        let before = match before {
            Some(before) => self.at(table, before).await?,
            None => None,
        };
        Ok(Some(Past { by, now, before }))
    }

    /// What was kept of a moment; what was not is played again from the beginning.
    async fn at(&self, table: &TableRow, moment: Moment) -> Result<Option<AnyTable>, Refused> {
        if let Some(state) = moment.state {
            let rules = engine::game(&table.kind)?;
            return Ok(guarded(|| rules.load(state, moment.step.0)).ok().and_then(Result::ok));
        }
        let record = self.store.record_up_to(&table.id, moment.step).await?;
        let line = ReplayLine::begun(table, self.store.seed_for_host(&table.id).await?, record);
        let played = tokio::task::spawn_blocking(move || line.play()).await;
        Ok(match played {
            Ok(Ok((now, None))) => Some(now),
            _ => None,
        })
    }
}
