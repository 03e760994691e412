//! Strictness: what Discord would refuse is refused with its status, code and path; one step inside the limit it passes.

use local_discord::driver::Discord;
use serde_json::{Value, json};

use crate::strict_table::{Target, cases};
use crate::support::{Outcome, Raw, config};

/// A bot without a library: it sends what it is told.
struct Bench {
    discord: Discord,
    raw: Raw,
    channel: String,
    app: String,
    guild: String,
}

impl Bench {
    async fn start() -> Result<Self, Box<dyn std::error::Error + Send + Sync>> {
        // The second opinion would also object to what is refused on purpose.
        let discord = Discord::start(local_discord::Config { openapi: None, ..config() }).await?;
        let raw = Raw::new(&discord);
        let channel = discord.channel("general").expect("a channel").to_string();
        let app = discord.bot().to_string();
        let (_, guilds) = raw.get("/users/@me/guilds").await;
        let guild = guilds[0]["id"].as_str().expect("a server").to_string();
        let commands = json!([
            {"name": "try", "description": "to be answered"},
            {"name": "find", "description": "completes", "options": [{"name": "what", "description": "x", "type": 3, "autocomplete": true}]},
        ]);
        let (status, answer) = raw.json("PUT", &format!("/applications/{app}/commands"), &commands).await;
        assert_eq!(status, 200, "{answer}");
        // What the table also needs beside what the bot is installed with.
        let more = 1 << 4 | 1 << 13 | 1 << 28 | 1 << 36;
        discord.allow(discord.channel("general").expect("a channel"), discord.bot(), more);
        Ok(Bench { discord, raw, channel, app, guild })
    }

    async fn message(&self, body: &Value) -> String {
        let (status, answer) = self.raw.json("POST", &format!("/channels/{}/messages", self.channel), body).await;
        assert_eq!(status, 200, "{answer}");
        answer["id"].as_str().expect("an id").to_string()
    }

    /// The id and token of a fresh interaction, as they went over the gateway.
    fn begin(
        &self,
        press_on: Option<&str>,
        completing: bool,
    ) -> Result<(String, String), Box<dyn std::error::Error + Send + Sync>> {
        let anna = self.discord.user("anna");
        let id = match press_on {
            Some(message) => anna.begin_press(message.parse()?, "press")?,
            None if completing => anna.begin_typing("/find what:x")?,
            None => anna.begin_slash("/try")?,
        };
        Ok((id.to_string(), self.discord.token_of(id).expect("a token")))
    }

    async fn send(
        &self,
        target: Target,
        body: &Value,
    ) -> Result<(u16, Value), Box<dyn std::error::Error + Send + Sync>> {
        let Bench { raw, channel, app, guild, .. } = self;
        let button = json!({"content": "press me", "components": [{"type": 1, "components": [{"type": 2, "style": 1, "label": "x", "custom_id": "press"}]}]});
        Ok(match target {
            Target::Message => raw.json("POST", &format!("/channels/{channel}/messages"), body).await,
            Target::Edit => {
                let id = self.message(&json!({"content": "old"})).await;
                raw.json("PATCH", &format!("/channels/{channel}/messages/{id}"), body).await
            }
            Target::Slash | Target::Press | Target::Complete => {
                let message = if target == Target::Press { Some(self.message(&button).await) } else { None };
                let (id, token) = self.begin(message.as_deref(), target == Target::Complete)?;
                raw.json("POST", &format!("/interactions/{id}/{token}/callback"), body).await
            }
            Target::FollowUp | Target::Original => {
                let (id, token) = self.begin(None, false)?;
                let first = json!({"type": 4, "data": {"content": "first"}});
                assert_eq!(raw.json("POST", &format!("/interactions/{id}/{token}/callback"), &first).await.0, 204);
                if target == Target::FollowUp {
                    raw.json("POST", &format!("/webhooks/{app}/{token}"), body).await
                } else {
                    raw.json("PATCH", &format!("/webhooks/{app}/{token}/messages/@original"), body).await
                }
            }
            Target::Command => raw.json("POST", &format!("/applications/{app}/guilds/{guild}/commands"), body).await,
            Target::Bulk => raw.json("PUT", &format!("/applications/{app}/guilds/{guild}/commands"), body).await,
            Target::Thread => raw.json("POST", &format!("/channels/{channel}/threads"), body).await,
            Target::ThreadOn => {
                let id = self.message(&json!({"content": "topic"})).await;
                raw.json("POST", &format!("/channels/{channel}/messages/{id}/threads"), body).await
            }
            Target::Channel => raw.json("PATCH", &format!("/channels/{channel}"), body).await,
            Target::Emoji => raw.json("POST", &format!("/applications/{app}/emojis"), body).await,
            Target::Direct => raw.json("POST", "/users/@me/channels", body).await,
        })
    }
}

#[tokio::test]
async fn every_bad_request_is_refused_and_its_neighbour_passes() -> Outcome {
    let bench = Bench::start().await?;
    let cases = cases(&bench.discord.user("anna").id().to_string());
    assert!(cases.len() >= 60, "only {} cases", cases.len());
    let mut wrong = Vec::new();
    for case in &cases {
        let (status, answer) = bench.send(case.target, &case.bad).await?;
        if (status, answer["code"].as_u64()) != (case.status, Some(case.code)) {
            wrong.push(format!("{}: wanted {} {}, got {status} {answer}", case.name, case.status, case.code));
        }
        let at = case.at.split('.').filter(|step| !step.is_empty()).fold(&answer["errors"], |value, step| &value[step]);
        if !case.at.is_empty() && at["_errors"][0]["code"].as_str().is_none() {
            wrong.push(format!("{}: nothing is said at {}: {answer}", case.name, case.at));
        }
        let (status, answer) = bench.send(case.target, &case.good).await?;
        if !(200..300).contains(&status) {
            wrong.push(format!("{}: one step inside was refused: {status} {answer}", case.name));
        }
    }
    assert!(wrong.is_empty(), "{} of {}:\n{}", wrong.len(), cases.len(), wrong.join("\n"));
    let offences = bench.discord.offences();
    assert_eq!(offences.len(), cases.len(), "each refusal is recorded, and nothing else");
    Ok(())
}

/// Refusals that depend on what happened before, not on the body.
#[tokio::test]
async fn refusals_by_circumstance() -> Outcome {
    let bench = Bench::start().await?;
    let Bench { discord, raw, channel, app, .. } = &bench;
    discord.clock().stop();
    let hello = json!({"content": "hello"});
    let refused = |what: &'static str, got: (u16, Value), status: u16, code: u64| {
        assert_eq!((got.0, got.1["code"].as_u64()), (status, Some(code)), "{what}: {}", got.1);
    };
    let messages = format!("/channels/{channel}/messages");

    refused("an unknown channel", raw.json("POST", "/channels/123/messages", &hello).await, 404, 10003);
    refused("no snowflake", raw.get("/channels/abc").await, 400, 50035);
    refused("an unknown message", raw.get(&format!("{messages}/123")).await, 404, 10008);
    refused("an unknown message to edit", raw.json("PATCH", &format!("{messages}/123"), &hello).await, 404, 10008);
    refused("an unknown user", raw.get("/users/123").await, 404, 10013);
    refused("an unknown server", raw.get("/guilds/123").await, 404, 10004);
    refused("an unknown member", raw.get(&format!("/guilds/{}/members/123", bench.guild)).await, 404, 10007);
    refused("an unknown command", raw.get(&format!("/applications/{app}/commands/123")).await, 404, 10063);
    refused("another application", raw.get("/applications/123/commands").await, 404, 10002);
    refused("an unknown emoji", raw.get(&format!("/applications/{app}/emojis/123")).await, 404, 10014);
    refused("an unknown route", raw.get("/nowhere").await, 404, 0);
    refused("a wrong method", raw.send(raw.request("DELETE", "/gateway")).await, 405, 0);
    refused(
        "broken JSON",
        raw.send(raw.request("POST", &messages).header("content-type", "application/json").body("{")).await,
        400,
        50109,
    );
    refused("a wrong token", raw.with_token("wrong").get("/users/@me").await, 401, 0);
    refused("an empty message", raw.json("POST", &messages, &json!({"content": "  "})).await, 400, 50006);

    // Interactions: once, in time, with a token that is good for a quarter of an hour.
    let respond = |id: String, token: String| async move {
        raw.json("POST", &format!("/interactions/{id}/{token}/callback"), &json!({"type": 4, "data": {"content": "x"}}))
            .await
    };
    refused("an unknown interaction", respond("123".into(), "abc".into()).await, 404, 10062);
    let (id, token) = bench.begin(None, false)?;
    refused("a foreign token", respond(id.clone(), "abc".into()).await, 401, 50027);
    refused(
        "an edit before the answer",
        raw.json("PATCH", &format!("/webhooks/{app}/{token}/messages/@original"), &hello).await,
        404,
        10015,
    );
    assert_eq!(respond(id.clone(), token.clone()).await.0, 204);
    refused("a second answer", respond(id, token.clone()).await, 400, 40060);
    discord.advance(std::time::Duration::from_mins(14));
    assert_eq!(raw.json("POST", &format!("/webhooks/{app}/{token}"), &hello).await.0, 200, "fourteen minutes are fine");
    discord.advance(std::time::Duration::from_secs(61));
    refused(
        "a token after fifteen minutes",
        raw.json("POST", &format!("/webhooks/{app}/{token}"), &hello).await,
        401,
        50027,
    );
    let (id, token) = bench.begin(None, false)?;
    discord.advance(std::time::Duration::from_millis(2_999));
    assert_eq!(respond(id, token).await.0, 204, "just in time");
    let (id, token) = bench.begin(None, false)?;
    discord.advance(std::time::Duration::from_millis(3_001));
    refused("an answer after three seconds", respond(id, token).await, 404, 10062);

    // Old messages: three edits in twenty seconds, not four; young ones as often as one likes.
    let old = bench.message(&hello).await;
    let edit = || raw.json("PATCH", format!("{messages}/{old}").leak(), &hello);
    for _ in 0..5 {
        assert_eq!(edit().await.0, 200);
    }
    discord.advance(std::time::Duration::from_secs(3_601));
    for _ in 0..3 {
        assert_eq!(edit().await.0, 200);
    }
    refused("a fourth edit of an old message", edit().await, 429, 30046);
    discord.advance(std::time::Duration::from_secs(20));
    assert_eq!(edit().await.0, 200);

    // Archived threads: writing wakes them, editing does not.
    let (_, thread) = raw
        .json(
            "POST",
            &format!("/channels/{channel}/threads"),
            &json!({"name": "sleepy", "type": 11, "auto_archive_duration": 60}),
        )
        .await;
    let thread = thread["id"].as_str().expect("a thread");
    let (_, inside) = raw.json("POST", &format!("/channels/{thread}/messages"), &hello).await;
    let inside = inside["id"].as_str().expect("a message");
    discord.advance(std::time::Duration::from_mins(59));
    assert_eq!(raw.json("PATCH", &format!("/channels/{thread}/messages/{inside}"), &hello).await.0, 200);
    discord.advance(std::time::Duration::from_secs(61));
    refused(
        "an edit in an archived thread",
        raw.json("PATCH", &format!("/channels/{thread}/messages/{inside}"), &hello).await,
        400,
        50083,
    );
    refused(
        "joining an archived thread",
        raw.send(raw.request("PUT", &format!("/channels/{thread}/thread-members/@me"))).await,
        400,
        50083,
    );
    assert_eq!(raw.json("POST", &format!("/channels/{thread}/messages"), &hello).await.0, 200, "writing wakes it");
    assert_eq!(raw.json("PATCH", &format!("/channels/{thread}/messages/{inside}"), &hello).await.0, 200);
    refused(
        "a thread in a thread",
        raw.json("POST", &format!("/channels/{thread}/threads"), &json!({"name": "x", "type": 11})).await,
        400,
        50024,
    );

    // Permissions, in the one channel where they are missing.
    let games = discord.channel("games").expect("a channel");
    let there = format!("/channels/{games}/messages");
    discord.deny(games, discord.bot(), 1 << 11);
    refused("no permission to write", raw.json("POST", &there, &hello).await, 403, 50013);
    discord.allow(games, discord.bot(), 1 << 11);
    discord.deny(games, discord.bot(), 1 << 14);
    refused(
        "no permission for embeds",
        raw.json("POST", &there, &json!({"embeds": [{"title": "x"}]})).await,
        403,
        50013,
    );
    assert_eq!(raw.json("POST", &there, &hello).await.0, 200);
    discord.deny(games, discord.bot(), 1 << 10);
    refused("a hidden channel", raw.json("POST", &there, &hello).await, 403, 50001);
    let ben = discord.user("ben");
    let written = ben.says("mine")?.to_string();
    refused("editing another's message", raw.json("PATCH", &format!("{messages}/{written}"), &hello).await, 403, 50005);

    // Direct messages.
    let (_, direct) = raw.json("POST", "/users/@me/channels", &json!({"recipient_id": ben.id()})).await;
    let direct = format!("/channels/{}/messages", direct["id"].as_str().expect("a channel"));
    assert_eq!(raw.json("POST", &direct, &hello).await.0, 200);
    discord.set_open_to_messages(ben.id(), false);
    refused("a closed door", raw.json("POST", &direct, &hello).await, 403, 50007);
    assert_eq!(
        discord.invalid_requests(),
        5,
        "of the last ten minutes: three permissions, the foreign edit, the closed door"
    );
    Ok(())
}

/// Files: their number, their size, their alt texts, and what refers to them.
#[tokio::test]
async fn files_are_judged_too() -> Outcome {
    let bench = Bench::start().await?;
    let path = format!("/channels/{}/messages", bench.channel);
    let send = |files: Vec<(String, Vec<u8>)>, body: Value| {
        let mut form = reqwest::multipart::Form::new().text("payload_json", body.to_string());
        for (index, (name, bytes)) in files.into_iter().enumerate() {
            form = form.part(format!("files[{index}]"), reqwest::multipart::Part::bytes(bytes).file_name(name));
        }
        bench.raw.send(bench.raw.request("POST", &path).multipart(form))
    };
    let small = |number: usize| (0..number).map(|n| (format!("{n}.txt"), vec![b'x'])).collect::<Vec<_>>();
    let alt = |length: usize| json!({"attachments": [{"id": 0, "description": "a".repeat(length)}]});
    let limit = 10 * 1024 * 1024;

    assert_eq!(send(small(10), json!({})).await.0, 200);
    let (status, answer) = send(small(11), json!({})).await;
    assert_eq!((status, answer["code"].as_u64()), (400, Some(50035)));
    assert_eq!(send(vec![("big.bin".into(), vec![0; limit])], json!({})).await.0, 200);
    let (status, answer) = send(vec![("big.bin".into(), vec![0; limit + 1])], json!({})).await;
    assert_eq!((status, answer["code"].as_u64()), (413, Some(40005)));
    assert_eq!(send(small(1), alt(1_024)).await.0, 200);
    let (status, answer) = send(small(1), alt(1_025)).await;
    assert_eq!((status, answer["code"].as_u64()), (400, Some(50035)));
    assert!(answer["errors"]["attachments"]["0"]["description"]["_errors"].is_array(), "{answer}");
    assert_eq!(send(small(1), json!({"attachments": [{"id": 0}]})).await.0, 200);
    assert_eq!(send(small(1), json!({"attachments": [{"id": 1}]})).await.0, 400, "there is no second file");
    assert_eq!(send(small(1), json!({"embeds": [{"image": {"url": "attachment://0.txt"}}]})).await.0, 200);
    assert_eq!(send(small(1), json!({"embeds": [{"image": {"url": "attachment://1.txt"}}]})).await.0, 400);
    Ok(())
}
