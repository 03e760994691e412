//! The tables that wait for somebody.

use crate::discord::kit::links;
use crate::discord::kit::message::Message;
use crate::discord::kit::speaker::Speaker;
use crate::store::TableRow;
use engine::Phrase;

pub fn message(waiting: &[TableRow], speaker: &Speaker) -> Message {
    let line = |game: &TableRow| {
        let turn = speaker.say(&Phrase::new("bot-turns-line").number("turn", game.turn as i64));
        let since = game.waiting_since.unwrap_or_default();
        let stuck = game.attention.as_ref().map(|_| format!("\n-# {}", speaker.plain("bot-attention")));
        let link = links::to_table(game);
        format!("**{}** · {turn} · <t:{since}:R> · {link}{}", game.name, stuck.unwrap_or_default())
    };
    let mut lines: Vec<String> = waiting.iter().map(line).collect();
    if lines.is_empty() {
        lines.push(speaker.plain("bot-turns-none"));
    }
    Message::text(lines.join("\n"))
}
