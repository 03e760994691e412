//! Somebody who wants to be forgotten: her seats open, and nothing names her any more.

use super::desk::Desk;
use super::refused::Refused;
use super::seats::{number, open_name};
use crate::store::{Post, TableRow, Unnamed};
use engine::{Phrase, Seat};
use words::{Language, Voice};

impl Desk {
    /// Answers with the lobbies that look otherwise now. Nothing that she has begun may still be under way.
    pub async fn forget(&self, user: u64) -> Result<Vec<TableRow>, Refused> {
        let english = |phrase: Phrase| words::say(&phrase, &Voice { language: Language::English, seats: &[] });
        let former = english(Phrase::new("bot-former-player"));
        let open = |seat: Seat| {
            let line = Phrase::new("bot-seat-forgotten").number("number", number(seat));
            (open_name(seat), Post::Say { line, open: Some(seat) })
        };
        // Short, and like no other.
        let table = |id: &str| english(Phrase::new("bot-table-nameless").proper("id", id));
        let lobbies = self.store.forget(user, &Unnamed { former: &former, open: &open, table: &table }).await?;
        self.outbox.notify_one();
        if !self.store.wipe().await? {
            tracing::warn!("somebody reads the database for long: the rest of what was deleted goes in a while");
        }
        let mut games = Vec::with_capacity(lobbies.len());
        for lobby in lobbies {
            games.push(self.store.game(&lobby).await?);
        }
        Ok(games)
    }
}
