//! What was sent although no answer said so.

use crate::discord::kit::patience::Rest;
use crate::discord::kit::trouble::Trouble;
use crate::store::Outgoing;
use serenity::all::{ChannelId, MessageId, MessagePagination};

/// Discord remembers a nonce for some minutes; after this, what was sent is looked for.
const REMEMBERED: i64 = 120;

/// When a row was first tried, if Discord may have forgotten that by now.
pub fn tried_long_ago(row: &Outgoing, now: i64) -> Option<i64> {
    row.first_tried.filter(|first| now - first > REMEMBERED)
}

/// A message that arrived although no answer said so: among all that came since it was first tried.
pub async fn find(
    http: &Rest,
    channel: ChannelId,
    first_tried: i64,
    has: impl Fn(&serenity::all::Message) -> bool,
) -> Result<Option<MessageId>, Trouble> {
    let mut after = made_at(first_tried - SKEW);
    loop {
        let page = http.get_messages(channel, Some(MessagePagination::After(after)), Some(PAGE)).await?;
        if let Some(message) = page.iter().find(|message| has(message)) {
            return Ok(Some(message.id));
        }
        match page.iter().map(|message| message.id).max() {
            Some(newest) if page.len() == usize::from(PAGE) => after = newest,
            _ => return Ok(None),
        }
    }
}

/// How many messages are asked for at once.
const PAGE: u8 = 100;
/// How many seconds our clock and Discord's may differ.
const SKEW: i64 = 300;

/// The id that a message of this second would have.
fn made_at(seconds: i64) -> MessageId {
    const EPOCH: i64 = 1_420_070_400;
    let since = u64::try_from(seconds - EPOCH).unwrap_or_default();
    MessageId::new(((since * 1000) << 22).max(1))
}
