//! The newest panel of each player at each table, as long as it can be changed.

use crate::ids::{ChannelId, MessageId, TableId, UserId};
use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

/// For how many seconds Discord lets an answer be changed, with a minute to spare.
const LIVES: i64 = 14 * 60;

#[derive(Default)]
pub struct Panels(Mutex<HashMap<(TableId, UserId), Panel>>);

struct Panel {
    channel: ChannelId,
    message: MessageId,
    token: String,
    since: i64,
}

impl Panels {
    /// Notes that this is her panel now; answers with the token of another one in the same place that can still be put
    /// away.
    pub fn put(
        &self,
        table: &TableId,
        user: UserId,
        (channel, message): (ChannelId, MessageId),
        token: &str,
        now: i64,
    ) -> Option<String> {
        let mut panels = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        panels.retain(|_, panel| now < panel.since + LIVES);
        let panel = Panel { channel, message, token: token.to_owned(), since: now };
        let before = panels.insert((table.clone(), user), panel)?;
        (before.message != message && before.channel == channel).then_some(before.token)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_another_panel_of_the_same_player_at_the_same_table_is_put_away() {
        let (panels, table, other) = (Panels::default(), TableId::from("a"), TableId::from("b"));
        let put = |table: &TableId, user, channel, message, token| {
            panels.put(table, UserId(user), (ChannelId(channel), MessageId(message)), token, 0)
        };
        assert_eq!(put(&table, 1, 3, 7, "first"), None);
        assert_eq!(put(&table, 1, 3, 7, "again"), None);
        assert_eq!(put(&table, 2, 3, 8, "hers"), None);
        assert_eq!(put(&other, 1, 3, 9, "there"), None);
        assert_eq!(put(&table, 1, 3, 10, "next"), Some("again".to_owned()));
        assert_eq!(put(&table, 1, 4, 11, "elsewhere"), None);
        let late = panels.put(&table, UserId(2), (ChannelId(3), MessageId(12)), "late", LIVES);
        assert_eq!(late, None, "what cannot be changed any more stays");
    }
}
