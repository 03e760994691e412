//! Locked threads: they are for those who manage threads, and the bot does not.

use local_discord::driver::Discord;
use serde_json::{Value, json};

use crate::support::{Outcome, Raw, config};

const MANAGE_THREADS: u64 = 1 << 34;

fn code(answer: &(u16, Value)) -> (u16, Option<u64>) {
    (answer.0, answer.1["code"].as_u64())
}

#[tokio::test]
async fn only_who_manages_threads_writes_in_a_locked_one() -> Outcome {
    let discord = Discord::start(config()).await?;
    let raw = Raw::new(&discord);
    let general = discord.channel("general").expect("a channel");
    let (_, made) =
        raw.json("POST", &format!("/channels/{general}/threads"), &json!({"name": "a table", "type": 11})).await;
    let thread = discord.channel("a table").expect("a thread");
    assert_eq!(made["id"], thread.to_string());
    let place = format!("/channels/{thread}");
    let messages = format!("{place}/messages");
    let hello = json!({"content": "hello"});
    let (_, inside) = raw.json("POST", &messages, &hello).await;
    let one = format!("{messages}/{}", inside["id"].as_str().expect("an id"));
    let ben = discord.user("ben").in_channel(thread);

    // Sleeping: a message wakes it, an edit is refused.
    discord.archive_thread(thread, true);
    assert_eq!(code(&raw.json("PATCH", &one, &hello).await), (400, Some(50083)));
    assert_eq!(raw.json("POST", &messages, &hello).await.0, 200);
    assert_eq!(raw.get(&place).await.1["thread_metadata"]["archived"], false);

    // Locked: neither, nor by people.
    discord.lock_thread(thread, true);
    assert_eq!(code(&raw.json("POST", &messages, &hello).await), (403, Some(160_005)));
    assert_eq!(code(&raw.json("PATCH", &one, &hello).await), (403, Some(160_005)));
    assert_eq!(code(&raw.json("PATCH", &place, &json!({"name": "another"})).await), (403, Some(50013)));
    assert!(ben.says("hello").is_err());

    // Locked and asleep: it cannot be woken either.
    discord.archive_thread(thread, true);
    assert_eq!(code(&raw.json("POST", &messages, &hello).await), (403, Some(50083)));
    assert_eq!(code(&raw.json("PATCH", &one, &hello).await), (403, Some(50083)));
    assert_eq!(code(&raw.json("PATCH", &place, &json!({"archived": false})).await), (403, Some(50013)));

    discord.allow(general, discord.bot(), MANAGE_THREADS);
    assert_eq!(raw.json("POST", &messages, &hello).await.0, 200, "who manages threads wakes it by writing");
    assert_eq!(raw.json("PATCH", &one, &hello).await.0, 200);
    discord.allow(general, ben.id(), MANAGE_THREADS);
    assert!(ben.says("hello").is_ok());
    Ok(())
}

#[tokio::test]
async fn in_a_locked_thread_a_command_is_answered_in_private_only() -> Outcome {
    let discord = Discord::start(config()).await?;
    let raw = Raw::new(&discord);
    let general = discord.channel("general").expect("a channel");
    let app = discord.bot();
    raw.json("PUT", &format!("/applications/{app}/commands"), &json!([{"name": "try", "description": "x"}])).await;
    raw.json("POST", &format!("/channels/{general}/threads"), &json!({"name": "a table", "type": 11})).await;
    let thread = discord.channel("a table").expect("a thread");
    let button = json!({"type": 1, "components": [{"type": 2, "style": 1, "label": "x", "custom_id": "press"}]});
    let body = json!({"content": "press me", "components": [button]});
    let (_, message) = raw.json("POST", &format!("/channels/{thread}/messages"), &body).await;
    let anna = discord.user("anna").in_channel(thread);
    discord.lock_thread(thread, true);

    let begun = anna.begin_slash("/try")?;
    let token = discord.token_of(begun).expect("a token");
    let callback = format!("/interactions/{begun}/{token}/callback");
    let answer = |flags: u64| json!({"type": 4, "data": {"content": "x", "flags": flags}});
    assert_eq!(code(&raw.json("POST", &callback, &answer(0)).await), (403, Some(160_005)));
    assert_eq!(raw.json("POST", &callback, &answer(64)).await.0, 204);
    let follow_up = format!("/webhooks/{app}/{token}");
    assert_eq!(code(&raw.json("POST", &follow_up, &json!({"content": "x"})).await), (403, Some(160_005)));
    assert_eq!(raw.json("POST", &follow_up, &json!({"content": "x", "flags": 64})).await.0, 200);

    let pressed = anna.begin_press(message["id"].as_str().expect("an id").parse()?, "press");
    assert!(pressed.is_err_and(|why| why.to_string().contains("locked")));
    Ok(())
}
