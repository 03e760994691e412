//! Threads, channels, emojis, direct messages.

use super::*;

pub(super) fn places(user: &str) -> Vec<Case> {
    use Target::{Channel, Direct, Emoji, Thread, ThreadOn};
    let thread = |key: &str, value: Value| {
        let mut one = json!({"name": "a thread", "type": 11});
        one[key] = value;
        one
    };
    let emoji = |name: &str, image: &str| json!({"name": name, "image": image});
    vec![
        form("a thread without a name", Thread, "name", thread("name", Value::Null), thread("name", json!("t"))),
        form("a thread's name of 101", Thread, "name", thread("name", json!(x(101))), thread("name", json!(x(100)))),
        form(
            "a thread that sleeps after an odd time",
            Thread,
            "auto_archive_duration",
            thread("auto_archive_duration", json!(61)),
            thread("auto_archive_duration", json!(60)),
        ),
        form("a thread of a channel's type", Thread, "type", thread("type", json!(0)), thread("type", json!(12))),
        form(
            "a thread's slow mode of 21,601",
            ThreadOn,
            "rate_limit_per_user",
            thread("rate_limit_per_user", json!(21_601)),
            thread("rate_limit_per_user", json!(21_600)),
        ),
        form("a channel's topic of 1,025", Channel, "topic", json!({"topic": x(1_025)}), json!({"topic": x(1_024)})),
        form("a channel's name of 101", Channel, "name", json!({"name": x(101)}), json!({"name": "general"})),
        form("an emoji's name of one letter", Emoji, "name", emoji("x", PIXEL), emoji("xx", PIXEL)),
        form("an emoji's name with a dash", Emoji, "name", emoji("a-b", PIXEL), emoji("a_b", PIXEL)),
        form("an emoji that is no picture", Emoji, "image", emoji("text", "hello"), emoji("text", PIXEL)),
        form("a direct message to nobody", Direct, "recipient_id", json!({}), json!({"recipient_id": user})),
    ]
}
