//! The tables that wait for somebody.

use crate::discord::kit::links;
use crate::discord::kit::message::Message;
use crate::discord::kit::speaker::Speaker;
use crate::store::TableRow;
use engine::Phrase;

pub fn message(waiting: &[TableRow], speaker: &Speaker) -> Message {
    let line = |table: &TableRow| {
        let turn = speaker.say(&Phrase::new("bot-turns-line").number("turn", table.turn));
        let since = table.waiting_since.unwrap_or_default();
        let stuck = table.attention.as_ref().map(|_| format!("\n-# {}", speaker.plain("bot-attention")));
        let link = links::to_table(table);
        format!("**{}** · {turn} · <t:{since}:R> · {link}{}", table.name, stuck.unwrap_or_default())
    };
    let mut lines: Vec<String> = waiting.iter().map(line).collect();
    if lines.is_empty() {
        lines.push(speaker.plain("bot-turns-none"));
    }
    Message::text(lines.join("\n"))
}
