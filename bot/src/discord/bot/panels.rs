//! The newest panel of each player at each table, as long as it can be changed.

use crate::ids::{MessageId, TableId, UserId};
use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

/// For how many seconds Discord lets an answer be changed, with a minute to spare.
const LIVES: i64 = 14 * 60;

#[derive(Default)]
pub struct Panels(Mutex<HashMap<(TableId, UserId), Panel>>);

struct Panel {
    message: MessageId,
    token: String,
    since: i64,
}

impl Panels {
    /// Notes that this is her panel now; answers with the token of another one, in whatever channel, that can still be put
    /// away.
    pub fn put(&self, table: &TableId, user: UserId, message: MessageId, token: &str, now: i64) -> Option<String> {
        let mut panels = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        panels.retain(|_, panel| now < panel.since + LIVES);
        let panel = Panel { message, token: token.to_owned(), since: now };
        let before = panels.insert((table.clone(), user), panel)?;
        (before.message != message).then_some(before.token)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_another_panel_of_the_same_player_at_the_same_table_is_put_away() {
        let (panels, table, other) = (Panels::default(), TableId::from("a"), TableId::from("b"));
        let put = |table: &TableId, user, message, token| panels.put(table, UserId(user), MessageId(message), token, 0);
        assert_eq!(put(&table, 1, 7, "first"), None);
        assert_eq!(put(&table, 1, 7, "again"), None);
        assert_eq!(put(&table, 2, 8, "hers"), None);
        assert_eq!(put(&other, 1, 9, "there"), None);
        assert_eq!(put(&table, 1, 10, "next"), Some("again".to_owned()));
        let late = panels.put(&table, UserId(2), MessageId(12), "late", LIVES);
        assert_eq!(late, None, "what cannot be changed any more stays");
    }
}
