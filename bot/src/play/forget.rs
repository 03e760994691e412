//! Somebody who wants to be forgotten: her seats open, and nothing names her any more.

use super::desk::Desk;
use super::refused::Refused;
use super::seats::{concerned, number, open_name};
use crate::ids::{TableId, UserId};
use crate::store::{Around, Post, TableRow, Unnamed};
use engine::{Phrase, Seat};
use words::{Language, Voice};

impl Desk {
    /// Answers with the lobbies that look otherwise now. Nothing that she has begun may still be under way.
    pub async fn forget(&self, user: UserId) -> Result<Vec<TableRow>, Refused> {
        let english = |phrase: Phrase| words::say(&phrase, &Voice::new(Language::English));
        let former = english(Phrase::new("bot-former-player"));
        let open = |seat: Seat, around: &Around| {
            let line = Phrase::new("bot-seat-forgotten").number("number", number(seat));
            (open_name(seat), Post::Say { line, open: Some(seat), tells: concerned(seat, around) })
        };
        // Short, and like no other.
        let table = |id: &TableId| english(Phrase::new("bot-table-nameless").proper("id", id.as_str()));
        let lobbies = self.store.forget(user, &Unnamed { former: &former, open: &open, table: &table }).await?;
        self.outbox.notify_one();
        if !self.store.wipe().await? {
            tracing::warn!("somebody reads the database for long: the rest of what was deleted goes in a while");
        }
        let mut tables = Vec::with_capacity(lobbies.len());
        for lobby in lobbies {
            tables.push(self.store.table(&lobby).await?);
        }
        Ok(tables)
    }
}
