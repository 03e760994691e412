//! The quieter routes: what they answer when all is well.

use std::time::Duration;

use local_discord::driver::Discord;
use serde_json::{Value, json};

use crate::support::{Outcome, Raw, config, no_offences};

async fn start() -> Result<(Discord, Raw, String), Box<dyn std::error::Error + Send + Sync>> {
    let discord = Discord::start(config()).await?;
    let raw = Raw::new(&discord);
    let channel = format!("/channels/{}", discord.channel("general").expect("a channel"));
    Ok((discord, raw, channel))
}

fn ids(list: &Value) -> Vec<&str> {
    list.as_array().into_iter().flatten().filter_map(|one| one["id"].as_str()).collect()
}

#[tokio::test]
async fn messages_are_listed_before_after_and_around() -> Outcome {
    let (discord, raw, channel) = start().await?;
    let mut sent = Vec::new();
    for number in 0..5 {
        let (_, message) =
            raw.json("POST", &format!("{channel}/messages"), &json!({"content": number.to_string()})).await;
        sent.push(message["id"].as_str().expect("an id").to_string());
    }
    let list = |query: String| raw.get(format!("{channel}/messages?{query}").leak());
    assert_eq!(ids(&list("limit=2".into()).await.1), [&sent[4], &sent[3]], "the newest first");
    assert_eq!(ids(&list(format!("before={}&limit=2", sent[2])).await.1), [&sent[1], &sent[0]]);
    assert_eq!(ids(&list(format!("after={}&limit=2", sent[1])).await.1), [&sent[3], &sent[2]]);
    assert_eq!(ids(&list(format!("around={}&limit=3", sent[2])).await.1), [&sent[3], &sent[2], &sent[1]]);
    discord.allow(discord.channel("general").expect("a channel"), discord.bot(), 1 << 13);
    let (status, _) =
        raw.json("POST", &format!("{channel}/messages/bulk-delete"), &json!({"messages": [sent[0], sent[1]]})).await;
    assert_eq!(status, 204);
    assert_eq!(raw.send(raw.request("DELETE", &format!("{channel}/messages/{}", sent[2]))).await.0, 204);
    assert_eq!(ids(&list("limit=10".into()).await.1), [&sent[4], &sent[3]]);
    no_offences(&discord);
    Ok(())
}

#[tokio::test]
async fn a_nonce_is_remembered_for_a_few_minutes() -> Outcome {
    let (discord, raw, channel) = start().await?;
    discord.clock().stop();
    let send = |nonce: &str, enforce: bool| {
        let body = json!({"content": "once", "nonce": nonce, "enforce_nonce": enforce});
        let request = raw.request("POST", &format!("{channel}/messages")).json(&body);
        let answer = raw.send(request);
        async move { answer.await.1["id"].as_str().unwrap_or_default().to_string() }
    };
    let first = send("a", true).await;
    assert_eq!(send("a", true).await, first);
    assert_ne!(send("b", true).await, first, "another nonce");
    assert_ne!(send("a", false).await, first, "not asked for");
    let elsewhere = format!("/channels/{}/messages", discord.channel("games").expect("a channel"));
    let again = json!({"content": "elsewhere", "nonce": "a", "enforce_nonce": true});
    let (_, answer) = raw.json("POST", &elsewhere, &again).await;
    assert_eq!(answer["id"], first, "an author has a nonce once, in whichever channel");
    assert!(!discord.user("anna").at("games").reads("elsewhere"));
    discord.advance(Duration::from_mins(4));
    assert_ne!(send("a", true).await, first, "forgotten by now");
    no_offences(&discord);
    Ok(())
}

#[tokio::test]
async fn mentions_ping_only_whom_they_may_and_flags_silence_them() -> Outcome {
    let (discord, raw, channel) = start().await?;
    let (anna, ben) = (discord.user("anna"), discord.user("ben"));
    let text = format!("<@{}> and <@{}>", anna.id(), ben.id());
    let only_anna = json!({"content": text, "allowed_mentions": {"users": [anna.id()]}});
    let (_, message) = raw.json("POST", &format!("{channel}/messages"), &only_anna).await;
    assert_eq!(ids(&message["mentions"]), [anna.id().to_string()]);
    assert_eq!((anna.mentions(), ben.mentions()), (1, 0));
    raw.json("POST", &format!("{channel}/messages"), &json!({"content": text, "flags": 1 << 12})).await;
    assert_eq!((anna.mentions(), ben.mentions()), (1, 0), "a silent message pings nobody");
    let edit = json!({"content": text});
    let path = format!("{channel}/messages/{}", message["id"].as_str().expect("an id"));
    let (_, edited) = raw.json("PATCH", &path, &edit).await;
    assert_eq!(edited["mentions"].as_array().map(Vec::len), Some(2), "an edit computes mentions anew");
    assert_eq!((anna.mentions(), ben.mentions()), (1, 0), "but notifies nobody");
    let (_, quiet) = raw.json("PATCH", &path, &json!({"flags": 4})).await;
    assert_eq!(quiet["flags"], 4, "embeds can be suppressed");
    no_offences(&discord);
    Ok(())
}

#[tokio::test]
async fn an_edit_keeps_the_attachments_it_lists() -> Outcome {
    let (discord, raw, channel) = start().await?;
    let part = |name: &'static str| reqwest::multipart::Part::bytes(&b"x"[..]).file_name(name);
    let form = reqwest::multipart::Form::new().part("files[0]", part("a.txt")).part("files[1]", part("b.txt"));
    let (_, message) = raw.send(raw.request("POST", &format!("{channel}/messages")).multipart(form)).await;
    let path = format!("{channel}/messages/{}", message["id"].as_str().expect("an id"));
    let names = |message: &Value| -> Vec<String> {
        message["attachments"]
            .as_array()
            .into_iter()
            .flatten()
            .filter_map(|one| one["filename"].as_str().map(String::from))
            .collect()
    };
    assert_eq!(
        names(&raw.json("PATCH", &path, &json!({"content": "y"})).await.1),
        ["a.txt", "b.txt"],
        "not named, all stay"
    );
    let keep = json!({"attachments": [{"id": message["attachments"][1]["id"]}]});
    assert_eq!(names(&raw.json("PATCH", &path, &keep).await.1), ["b.txt"]);
    let form = reqwest::multipart::Form::new().text("payload_json", "{}").part("files[0]", part("c.txt"));
    assert_eq!(names(&raw.send(raw.request("PATCH", &path).multipart(form)).await.1), ["b.txt", "c.txt"]);
    no_offences(&discord);
    Ok(())
}

#[tokio::test]
async fn threads_have_members_and_are_listed_active_or_archived() -> Outcome {
    let (discord, raw, channel) = start().await?;
    discord.allow(discord.channel("general").expect("a channel"), discord.bot(), 1 << 36);
    let (_, public) = raw.json("POST", &format!("{channel}/threads"), &json!({"name": "open", "type": 11})).await;
    let (_, private) = raw.json("POST", &format!("{channel}/threads"), &json!({"name": "closed", "type": 12})).await;
    let (public, private) = (public["id"].as_str().expect("an id"), private["id"].as_str().expect("an id"));
    let (ben, chiyo) = (discord.user("ben"), discord.user("chiyo"));
    let inside = |person: &local_discord::driver::Person| {
        person.in_channel(private.parse().expect("an id")).says("hello").is_ok()
    };
    assert!(!inside(&ben), "nobody sees a private thread uninvited");
    let member = |user: &str| format!("/channels/{private}/thread-members/{user}");
    assert_eq!(raw.send(raw.request("PUT", &member(&ben.id().to_string()))).await.0, 204);
    assert!(inside(&ben) && !inside(&chiyo));
    assert_eq!(raw.get(&format!("/channels/{private}/thread-members")).await.1.as_array().map(Vec::len), Some(2));
    assert_eq!(raw.send(raw.request("DELETE", &member(&ben.id().to_string()))).await.0, 204);
    assert!(!inside(&ben));
    let (_, guilds) = raw.get("/users/@me/guilds").await;
    let active = format!("/guilds/{}/threads/active", guilds[0]["id"].as_str().expect("an id"));
    assert_eq!(ids(&raw.get(&active).await.1["threads"]), [public, private]);
    let (status, thread) = raw.json("PATCH", &format!("/channels/{public}"), &json!({"archived": true})).await;
    assert_eq!((status, &thread["thread_metadata"]["archived"]), (200, &json!(true)));
    assert_eq!(ids(&raw.get(&active).await.1["threads"]), [private]);
    assert_eq!(ids(&raw.get(&format!("{channel}/threads/archived/public")).await.1["threads"]), [public]);
    assert_eq!(raw.json("PATCH", &format!("/channels/{public}"), &json!({"archived": false})).await.0, 200);
    no_offences(&discord);
    Ok(())
}

#[tokio::test]
async fn commands_emojis_pins_and_members() -> Outcome {
    let (discord, raw, channel) = start().await?;
    let app = format!("/applications/{}", discord.bot());
    let (status, command) =
        raw.json("POST", &format!("{app}/commands"), &json!({"name": "play", "description": "x"})).await;
    assert_eq!(status, 201);
    for field in ["id", "application_id", "version", "type"] {
        assert!(!command[field].is_null(), "a command carries its {field}");
    }
    let one = format!("{app}/commands/{}", command["id"].as_str().expect("an id"));
    assert_eq!(raw.json("PATCH", &one, &json!({"description": "y"})).await.1["description"], "y");
    assert_eq!(
        raw.json("POST", &format!("{app}/commands"), &json!({"name": "play", "description": "z"})).await.0,
        200,
        "the same name is an update"
    );
    assert_eq!(raw.get(&format!("{app}/commands")).await.1.as_array().map(Vec::len), Some(1));
    assert_eq!(raw.send(raw.request("DELETE", &one)).await.0, 204);

    let emoji = json!({"name": "train", "image": "data:image/png;base64,iVBORw0KGgo="});
    let (status, emoji) = raw.json("POST", &format!("{app}/emojis"), &emoji).await;
    assert_eq!(status, 201);
    let id = emoji["id"].as_str().expect("an id");
    assert_eq!(raw.json("PATCH", &format!("{app}/emojis/{id}"), &json!({"name": "engine"})).await.1["name"], "engine");
    assert_eq!(raw.get(&format!("{app}/emojis")).await.1["items"][0]["name"], "engine");
    let picture =
        reqwest::Client::builder().no_proxy().build()?.get(format!("{}/emojis/{id}.png", discord.url())).send().await?;
    assert_eq!((picture.status().as_u16(), picture.bytes().await?.len()), (200, 8));
    assert_eq!(raw.send(raw.request("DELETE", &format!("{app}/emojis/{id}"))).await.0, 204);

    let message = discord.user("anna").says("important")?;
    discord.allow(discord.channel("general").expect("a channel"), discord.bot(), 1 << 51);
    assert_eq!(raw.send(raw.request("PUT", &format!("{channel}/messages/pins/{message}"))).await.0, 204);
    assert_eq!(raw.get(&format!("{channel}/messages/pins")).await.1["items"][0]["message"]["id"], message.to_string());
    assert_eq!(ids(&raw.get(&format!("{channel}/pins")).await.1), [message.to_string()]);

    let (_, guilds) = raw.get("/users/@me/guilds").await;
    let guild = format!("/guilds/{}", guilds[0]["id"].as_str().expect("an id"));
    assert_eq!(raw.get(&format!("{guild}/members?limit=3")).await.1.as_array().map(Vec::len), Some(3));
    assert_eq!(raw.get(&format!("{guild}/members/search?query=an")).await.1[0]["user"]["username"], "anna");
    let anna = discord.user("anna").id();
    assert_eq!(raw.get(&format!("{guild}/members/{anna}")).await.1["user"]["id"], anna.to_string());
    assert_eq!(raw.get(&guild).await.1["name"], "Railhead");
    no_offences(&discord);
    Ok(())
}
