//! Leaving a table, and taking the place of somebody who has left.

use super::desk::Desk;
use super::heads::{Sitting, call};
use super::refused::Refused;
use crate::ids::{TableId, UserId};
use crate::store::{Around, Post};
use engine::{Phrase, Seat};
use words::{Language, Voice};

impl Desk {
    /// Whoever leaves leaves hand and turn behind, for whoever comes.
    pub async fn leave(&self, table: &TableId, seat: Seat, user: UserId, name: &str) -> Result<(), Refused> {
        self.open_seat(table, seat, user, name, "bot-seat-left").await
    }

    pub(super) async fn open_seat(
        &self,
        table: &TableId,
        seat: Seat,
        user: UserId,
        name: &str,
        why: &'static str,
    ) -> Result<(), Refused> {
        let line = Phrase::new(why).proper("name", name).number("number", number(seat));
        let (row, seats) = (self.store.table(table).await?, self.store.seats(table).await?);
        let seats = seats.iter().map(|row| (row.seat, row.user.is_some())).collect();
        let tells = concerned(seat, &Around { waiting: row.waiting, seats });
        let post = Post::Say { line, open: Some(seat), tells };
        self.store.open_seat(table, seat, user, &open_name(seat), &post).await?;
        self.outbox.notify_one();
        Ok(())
    }

    /// Whoever takes a seat that the table waits for has the turn.
    pub async fn take_seat(&self, table: &TableId, seat: Seat, user: UserId, name: &str) -> Result<(), Refused> {
        let line = Phrase::new("bot-seat-taken").proper("name", name).number("number", number(seat));
        let mut posts = vec![(Post::Say { line, open: None, tells: None }, None)];
        // A table that cannot be read can change hands all the same.
        let sitting = self.look(table).await.ok();
        let state = sitting.as_ref().map(|sitting| sitting.published.state());
        if let Some(post) = sitting.as_ref().filter(|sitting| sitting.table.waiting == Some(seat)).and_then(again) {
            posts.push((post, state.as_ref()));
        }
        self.store.take_seat(table, seat, user, name, &posts).await?;
        self.outbox.notify_one();
        Ok(())
    }
}

/// Who has to know that a seat is open: whoever the table waits for, or, if that was the one who left, whoever sits next.
pub(super) fn concerned(left: Seat, around: &Around) -> Option<Seat> {
    let sits = |seat: &Seat| around.seats.contains(&(*seat, true));
    let count = around.seats.len() as u8;
    let after = (1..count).map(|more| Seat((left.0 + more) % count));
    around.waiting.into_iter().filter(|seat| *seat != left).chain(after).find(sits)
}

/// The turn message of a running game once more.
pub fn again(sitting: &Sitting) -> Option<Post> {
    call(&sitting.published, sitting.table.turn, sitting.table.published)
}

pub(super) fn number(seat: Seat) -> i64 {
    i64::from(seat.0) + 1
}

/// The name of an open seat, where players have theirs: messages for everybody are in English.
pub(super) fn open_name(seat: Seat) -> String {
    let name = Phrase::new("bot-open-seat").number("number", number(seat));
    words::say(&name, &Voice::new(Language::English))
}
