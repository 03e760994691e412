//! The gateway by itself: a client that speaks the protocol by hand.

use std::io::Read;
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use local_discord::Config;
use local_discord::driver::Discord;
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::protocol::CloseFrame;
use tokio_tungstenite::tungstenite::protocol::frame::coding::CloseCode;

use crate::support::{Outcome, Raw, config};

type Error = Box<dyn std::error::Error + Send + Sync>;

struct Client {
    socket: WebSocketStream<TcpStream>,
    inflate: Option<flate2::Decompress>,
    seq: u64,
}

/// What came: a payload, or the code of a close.
#[derive(Debug)]
enum Came {
    Payload(Value),
    Closed(u16),
}

impl Client {
    async fn connect(discord: &Discord, query: &str) -> Result<Self, Error> {
        let stream = TcpStream::connect(("127.0.0.1", discord.port())).await?;
        let (socket, _) =
            tokio_tungstenite::client_async(format!("ws://127.0.0.1:{}/gw?{query}", discord.port()), stream).await?;
        let inflate = query.contains("zlib-stream").then(|| flate2::Decompress::new(true));
        Ok(Client { socket, inflate, seq: 0 })
    }

    async fn say(&mut self, payload: &Value) -> Result<(), Error> {
        Ok(self.socket.send(Message::text(payload.to_string())).await?)
    }

    async fn next(&mut self) -> Result<Came, Error> {
        let frame = tokio::time::timeout(Duration::from_secs(10), self.socket.next())
            .await?
            .ok_or("the connection ended")??;
        let text = match frame {
            Message::Text(text) => text.to_string(),
            Message::Close(frame) => return Ok(Came::Closed(frame.map_or(0, |frame| frame.code.into()))),
            Message::Binary(bytes) => {
                if let Some(inflate) = &mut self.inflate {
                    let mut out = Vec::with_capacity(1 << 20);
                    inflate.decompress_vec(&bytes, &mut out, flate2::FlushDecompress::Sync)?;
                    String::from_utf8(out)?
                } else {
                    let mut text = String::new();
                    flate2::read::ZlibDecoder::new(&bytes[..]).read_to_string(&mut text)?;
                    text
                }
            }
            other => return Err(format!("a strange frame: {other:?}").into()),
        };
        let payload: Value = serde_json::from_str(&text)?;
        self.seq = payload["s"].as_u64().unwrap_or(self.seq);
        Ok(Came::Payload(payload))
    }

    /// The next payload; a close is an error.
    async fn payload(&mut self) -> Result<Value, Error> {
        match self.next().await? {
            Came::Payload(payload) => Ok(payload),
            Came::Closed(code) => Err(format!("closed with {code}").into()),
        }
    }

    /// Reads on until an event of this name.
    async fn event(&mut self, name: &str) -> Result<Value, Error> {
        loop {
            let payload = self.payload().await?;
            if payload["t"] == name {
                return Ok(payload["d"].clone());
            }
        }
    }

    /// Reads on until the connection is closed.
    async fn close_code(&mut self) -> Result<u16, Error> {
        loop {
            if let Came::Closed(code) = self.next().await? {
                return Ok(code);
            }
        }
    }

    async fn identify(discord: &Discord, query: &str, more: &Value) -> Result<(Self, Value), Error> {
        let mut client = Client::connect(discord, query).await?;
        assert_eq!(client.payload().await?["op"], 10);
        client.say(&identify(discord, more)).await?;
        let ready = client.event("READY").await?;
        Ok((client, ready))
    }
}

fn identify(discord: &Discord, more: &Value) -> Value {
    let mut data = json!({"token": discord.token(), "intents": 1 | 1 << 9 | 1 << 12, "properties": {"os": "test", "browser": "test", "device": "test"}});
    for (key, value) in more.as_object().into_iter().flatten() {
        data[key] = value.clone();
    }
    json!({"op": 2, "d": data})
}

#[tokio::test]
async fn text_payload_and_stream_compression_all_say_the_same() -> Outcome {
    let discord = Discord::start(config()).await?;
    for (query, more) in [
        ("v=10&encoding=json", json!({})),
        ("v=10&encoding=json", json!({"compress": true})),
        ("v=10&encoding=json&compress=zlib-stream", json!({})),
    ] {
        let (mut client, ready) = Client::identify(&discord, query, &more).await?;
        assert_eq!(ready["user"]["username"], "Railhead");
        assert!(ready["resume_gateway_url"].as_str().is_some_and(|url| url.starts_with("ws://127.0.0.1:")));
        let guild = client.event("GUILD_CREATE").await?;
        assert_eq!(guild["name"], "Railhead");
        assert_eq!(guild["members"].as_array().map(Vec::len), Some(1));
        client.say(&json!({"op": 1, "d": client.seq})).await?;
        assert_eq!(client.payload().await?["op"], 11, "a heartbeat is acknowledged");
    }
    assert!(discord.offences().is_empty());
    Ok(())
}

#[tokio::test]
async fn a_client_that_says_good_bye_is_answered() -> Outcome {
    let discord = Discord::start(config()).await?;
    let (mut client, _) = Client::identify(&discord, "v=10&encoding=json", &json!({})).await?;
    let frame = CloseFrame { code: CloseCode::Normal, reason: "".into() };
    client.socket.send(Message::Close(Some(frame))).await?;
    assert_eq!(client.close_code().await?, 1000);
    Ok(())
}

#[tokio::test]
async fn a_dropped_connection_resumes_and_hears_what_it_missed() -> Outcome {
    let discord = Discord::start(config()).await?;
    let raw = Raw::new(&discord);
    let command = json!([{"name": "try", "description": "x"}]);
    raw.json("PUT", &format!("/applications/{}/commands", discord.bot()), &command).await;
    let (mut client, ready) = Client::identify(&discord, "v=10&encoding=json", &json!({})).await?;
    client.event("GUILD_CREATE").await?;
    let anna = discord.user("anna");
    discord.drop_connections();
    assert!(client.payload().await.is_err(), "no word of farewell");
    let missed = anna.begin_slash("/try")?;
    anna.says("in between")?;

    let resume =
        json!({"op": 6, "d": {"token": discord.token(), "session_id": ready["session_id"], "seq": client.seq}});
    let mut again = Client::connect(&discord, "v=10&encoding=json").await?;
    again.payload().await?;
    again.say(&resume).await?;
    assert_eq!(again.event("INTERACTION_CREATE").await?["id"], missed.to_string());
    assert_eq!(again.event("MESSAGE_CREATE").await?["content"], "", "without the intent for content");
    again.event("RESUMED").await?;

    let mut wrong = Client::connect(&discord, "v=10&encoding=json").await?;
    wrong.payload().await?;
    wrong
        .say(&json!({"op": 6, "d": {"token": discord.token(), "session_id": ready["session_id"], "seq": 9_999}}))
        .await?;
    assert_eq!(wrong.close_code().await?, 4007);

    discord.advance(Duration::from_mins(6));
    discord.drop_connections();
    discord.advance(Duration::from_mins(6));
    let mut late = Client::connect(&discord, "v=10&encoding=json").await?;
    late.payload().await?;
    late.say(&json!({"op": 6, "d": {"token": discord.token(), "session_id": "unknown", "seq": 1}})).await?;
    let answer = late.payload().await?;
    assert_eq!((answer["op"].as_u64(), &answer["d"]), (Some(9), &json!(false)), "an invalid session");
    late.say(&identify(&discord, &json!({}))).await?;
    late.event("READY").await?;
    Ok(())
}

#[tokio::test]
async fn wrong_behaviour_is_closed_with_the_documented_codes() -> Outcome {
    let config = Config { disallowed_intents: 1 << 15, min_shards: 2, ..config() };
    let discord = Discord::start(config).await?;
    let two = json!({"shard": [0, 2]});
    let with = |key: &str, value: Value| {
        let mut more = two.clone();
        more[key] = value;
        identify(&discord, &more)
    };
    let cases: Vec<(&str, Vec<Value>, u16)> = vec![
        ("an unknown operation", vec![json!({"op": 99, "d": null})], 4001),
        ("no operation", vec![json!({"d": null})], 4002),
        ("a payload of more than 4,096 bytes", vec![json!({"op": 1, "d": "x".repeat(4_100)})], 4002),
        ("a presence before identifying", vec![json!({"op": 3, "d": {}})], 4003),
        ("a wrong token", vec![with("token", json!("wrong"))], 4004),
        ("identifying twice", vec![with("intents", json!(1)), with("intents", json!(1))], 4005),
        ("a shard beyond the last", vec![with("shard", json!([2, 2]))], 4010),
        ("too few shards", vec![with("shard", json!([0, 1]))], 4011),
        ("an intent that does not exist", vec![with("intents", json!(1u64 << 40))], 4013),
        ("an intent that was not granted", vec![with("intents", json!(1 << 15))], 4014),
        ("121 payloads in a minute", vec![json!({"op": 1, "d": null}); 121], 4008),
    ];
    for (name, payloads, code) in cases {
        let mut client = Client::connect(&discord, "v=10&encoding=json").await?;
        client.payload().await?;
        for payload in &payloads {
            client.say(payload).await?;
        }
        assert_eq!(client.close_code().await?, code, "{name}");
    }
    let mut old = Client::connect(&discord, "v=9&encoding=json").await?;
    assert_eq!(old.close_code().await?, 4012, "an old version");
    assert_eq!(discord.take_offences().len(), 12, "each is recorded");
    Ok(())
}

#[tokio::test]
async fn silence_is_closed_and_identifying_too_often_is_invalid() -> Outcome {
    let config = Config { heartbeat: Duration::from_millis(100), identify_spacing: Duration::from_secs(5), ..config() };
    let discord = Discord::start(config).await?;
    discord.clock().stop();
    let (mut client, _) = Client::identify(&discord, "v=10&encoding=json", &json!({})).await?;
    assert_eq!(client.close_code().await?, 4009, "nothing was heard for two heartbeats");
    let mut hasty = Client::connect(&discord, "v=10&encoding=json").await?;
    hasty.payload().await?;
    hasty.say(&identify(&discord, &json!({}))).await?;
    assert_eq!(hasty.payload().await?["op"], 9);
    discord.advance(Duration::from_secs(5));
    hasty.say(&identify(&discord, &json!({}))).await?;
    hasty.event("READY").await?;
    Ok(())
}

#[tokio::test]
async fn events_go_to_their_shard_and_by_intents() -> Outcome {
    let discord = Discord::start(config()).await?;
    let first = discord.channel("general").expect("a channel");
    let (_, guilds) = Raw::new(&discord).get("/users/@me/guilds").await;
    let guild: u64 = guilds[0]["id"].as_str().and_then(|id| id.parse().ok()).expect("an id");
    let own = (guild >> 22) % 2;
    let (mut mine, ready) =
        Client::identify(&discord, "v=10&encoding=json", &json!({"shard": [own, 2], "intents": 1 << 9 | 1 << 15}))
            .await?;
    assert_eq!(ready["guilds"].as_array().map(Vec::len), Some(1));
    let (mut other, ready) = Client::identify(&discord, "v=10&encoding=json", &json!({"shard": [1 - own, 2]})).await?;
    assert_eq!(ready["guilds"].as_array().map(Vec::len), Some(0));
    let anna = discord.user("anna").in_channel(first);
    anna.says("hello all")?;
    let heard = mine.payload().await?;
    assert_eq!(
        (&heard["t"], &heard["d"]["content"]),
        (&json!("MESSAGE_CREATE"), &json!("hello all")),
        "no GUILD_CREATE without the intent"
    );
    other.say(&json!({"op": 1, "d": null})).await?;
    assert_eq!(other.payload().await?["op"], 11, "the other shard heard nothing of it");
    Ok(())
}

#[tokio::test]
async fn a_client_hears_of_servers_channels_and_roles_but_of_members_only_if_it_asked_to() -> Outcome {
    let discord = Discord::start(config()).await?;
    let bot = discord.bot().to_string();
    let guild = discord.guild("Railhead");
    let games = guild.channel("games");
    discord.deny(games, guild.everyone(), 1 << 11);
    let (mut client, _) = Client::identify(&discord, "v=10&encoding=json", &json!({"intents": 1})).await?;
    let server = client.event("GUILD_CREATE").await?;
    let members = server["members"].as_array().ok_or("no members")?;
    assert_eq!(members.iter().map(|one| &one["user"]["id"]).collect::<Vec<_>>(), [&json!(bot)]);
    let told = server["channels"].as_array().into_iter().flatten().find(|one| one["id"] == games.to_string());
    assert_eq!(told.ok_or("no channel")?["permission_overwrites"][0]["id"], guild.everyone().to_string());
    let role = guild.add_role("Moderators", 1 << 34);
    assert_eq!(client.event("GUILD_ROLE_CREATE").await?["role"]["permissions"], (1_u64 << 34).to_string());
    guild.gives(&discord.user("anna"), role);
    guild.leaves(&discord.user("ben"));
    discord.allow(games, role, 1 << 11);
    assert_eq!(client.payload().await?["t"], "CHANNEL_UPDATE", "nothing of Anna's role and that Ben went");
    let there = discord.found_guild("Elsewhere");
    assert_eq!(client.event("GUILD_CREATE").await?["id"], there.id().to_string());
    there.has_bot(false);
    assert_eq!(client.event("GUILD_DELETE").await?["id"], there.id().to_string());

    let (mut curious, _) = Client::identify(&discord, "v=10&encoding=json", &json!({"intents": 3})).await?;
    let server = curious.event("GUILD_CREATE").await?;
    assert!(server["members"].as_array().is_some_and(|list| list.len() > 3));
    guild.joins(&discord.user("ben"));
    assert_eq!(curious.event("GUILD_MEMBER_ADD").await?["user"]["username"], "ben");
    Ok(())
}
