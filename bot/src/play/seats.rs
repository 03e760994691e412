//! Leaving a table, and taking the place of somebody who has left.

use super::desk::Desk;
use super::heads::Sitting;
use super::refused::Refused;
use crate::store::Post;
use engine::{Phrase, Seat};
use words::{Language, Voice};

impl Desk {
    /// Whoever leaves leaves hand and turn behind, for whoever comes.
    pub async fn leave(&self, game: &str, seat: Seat, user: u64, name: &str) -> Result<(), Refused> {
        self.open_seat(game, seat, user, name, "bot-seat-left").await
    }

    pub(super) async fn open_seat(
        &self,
        game: &str,
        seat: Seat,
        user: u64,
        name: &str,
        why: &'static str,
    ) -> Result<(), Refused> {
        let line = Phrase::new(why).proper("name", name).number("number", number(seat));
        let post = Post::Say { line, open: Some(seat) };
        self.store.open_seat(game, seat, user, &open_name(seat), &post).await?;
        self.outbox.notify_one();
        Ok(())
    }

    /// Whoever takes a seat that the table waits for has the turn.
    pub async fn take_seat(&self, game: &str, seat: Seat, user: u64, name: &str) -> Result<(), Refused> {
        let line = Phrase::new("bot-seat-taken").proper("name", name).number("number", number(seat));
        let mut posts = vec![(Post::Say { line, open: None }, None)];
        // A table that cannot be read can change hands all the same.
        let sitting = self.look(game).await.ok();
        let state = sitting.as_ref().map(|sitting| sitting.published.state());
        if let Some(post) = sitting.as_ref().filter(|sitting| sitting.game.waiting == Some(seat)).and_then(again) {
            posts.push((post, state.as_ref()));
        }
        self.store.take_seat(game, seat, user, name, &posts).await?;
        self.outbox.notify_one();
        Ok(())
    }
}

/// The turn message of a running game once more.
pub fn again(sitting: &Sitting) -> Option<Post> {
    let (table, game) = (&sitting.published, &sitting.game);
    let (turn, step, next) = (game.turn, game.published, table.decider()?);
    let (lines, waiting) = (Vec::new(), table.waiting());
    Some(Post::Turn { turn, step, by: None, lines, next, waiting, retracts: None, quiet: false })
}

pub(super) fn number(seat: Seat) -> i64 {
    i64::from(seat.0) + 1
}

/// The name of an open seat, where players have theirs: messages for everybody are in English.
pub(super) fn open_name(seat: Seat) -> String {
    let name = Phrase::new("bot-open-seat").number("number", number(seat));
    words::say(&name, &Voice { language: Language::English, seats: &[] })
}
