//! One connection to the gateway, from hello to its end.

use std::collections::VecDeque;
use std::sync::Arc;
use std::time::{Duration, Instant};

use futures_util::{SinkExt, StreamExt};
use hyper::upgrade::Upgraded;
use hyper_util::rt::TokioIo;
use serde_json::{Value, json};
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::protocol::CloseFrame;

use super::codec::Codec;
use crate::core::{Core, NoResume, Out, Shared, stopped};
use crate::offence::Offence;
use crate::secret;
use crate::wire::{Close, close, intent, op};

/// How many payloads a client may send in a minute.
const PAYLOADS_A_MINUTE: usize = 120;
const LARGEST_PAYLOAD: usize = 4_096;

type Socket = WebSocketStream<TokioIo<Upgraded>>;

struct Connection {
    shared: Arc<Shared>,
    number: u64,
    session: Option<String>,
    line: UnboundedSender<Out>,
    codec: Codec,
    received: VecDeque<Instant>,
}

/// What to do after a payload.
enum Next {
    Go,
    Say(String),
    Close(Close),
}

/// Speaks with a client until one of both hangs up. `query` is that of the address: version, encoding, compression.
pub async fn speak(shared: Arc<Shared>, socket: Socket, query: String) {
    let (line, orders) = unbounded_channel();
    let (number, heartbeat) = shared.change(|core| (core.sessions.connection_number(), core.gateway.heartbeat));
    let codec = if query.contains("compress=zlib-stream") { Codec::stream() } else { Codec::Text };
    let mut connection = Connection { shared, number, session: None, line, codec, received: VecDeque::new() };
    let wrong = if !query.split('&').any(|part| part == "v=10") {
        Some(close::INVALID_VERSION)
    } else if query.contains("encoding=etf") {
        Some(close::DECODE)
    } else {
        None
    };
    let end = connection.run(socket, orders, heartbeat, wrong).await;
    let Connection { shared, number, session, .. } = connection;
    if let Some(session) = session {
        shared.change(|core| {
            let now = core.now_ms();
            core.sessions.leave(&session, number, now, end);
        });
    }
}

impl Connection {
    /// Answers whether the session is over too: a client that closes with 1000 or 1001 has said good-bye.
    async fn run(
        &mut self,
        socket: Socket,
        mut orders: UnboundedReceiver<Out>,
        heartbeat: Duration,
        wrong: Option<Close>,
    ) -> bool {
        let (mut sink, mut stream) = socket.split();
        let mut stop = self.shared.stop.subscribe();
        if let Some(reason) = wrong {
            self.note(reason);
            let _ = sink.send(farewell(reason)).await;
            return true;
        }
        let hello = json!({"op": op::HELLO, "s": null, "t": null, "d": {"heartbeat_interval": heartbeat.as_millis() as u64, "_trace": ["local"]}});
        if sink.send(self.codec.encode(&hello.to_string())).await.is_err() {
            return false;
        }
        let mut deadline = Instant::now() + heartbeat * 2;
        loop {
            let silence = tokio::time::sleep_until(deadline.into());
            tokio::select! {
                biased;
                () = stopped(&mut stop) => return false,
                order = orders.recv() => match order {
                    Some(Out::Text(text)) => {
                        // Feed all that waits, then flush once.
                        if sink.feed(self.codec.encode(&text)).await.is_err() {
                            return false;
                        }
                        let mut last = None;
                        while let Ok(more) = orders.try_recv() {
                            let Out::Text(text) = more else { last = Some(more); break };
                            if sink.feed(self.codec.encode(&text)).await.is_err() {
                                return false;
                            }
                        }
                        if sink.flush().await.is_err() {
                            return false;
                        }
                        if let Some(order) = last && let Some(end) = obey(&mut sink, order).await {
                            return end;
                        }
                    }
                    Some(order) => if let Some(end) = obey(&mut sink, order).await { return end },
                    None => return false,
                },
                frame = stream.next() => {
                    let text = match frame {
                        Some(Ok(Message::Text(text))) => text,
                        Some(Ok(Message::Close(frame))) => {
                            // The answer is ready; it only has to leave.
                            let _ = sink.flush().await;
                            return frame.is_some_and(|frame| matches!(u16::from(frame.code), 1000 | 1001));
                        }
                        Some(Ok(Message::Binary(_))) => {
                            self.note(close::DECODE);
                            let _ = sink.send(farewell(close::DECODE)).await;
                            return false;
                        }
                        Some(Ok(_)) => continue,
                        Some(Err(_)) | None => return false,
                    };
                    deadline = Instant::now() + heartbeat * 2;
                    match self.hear(&text) {
                        Next::Go => {}
                        Next::Say(text) => if sink.send(self.codec.encode(&text)).await.is_err() { return false },
                        Next::Close(reason) => {
                            self.note(reason);
                            let _ = sink.send(farewell(reason)).await;
                            return !matches!(reason, close::TIMED_OUT | close::RATE_LIMITED | close::DECODE | close::UNKNOWN_OPCODE);
                        }
                    }
                }
                () = silence => {
                    let _ = sink.send(farewell(close::TIMED_OUT)).await;
                    return true;
                }
            }
        }
    }

    fn note(&self, (code, reason): Close) {
        self.shared.change(|core| {
            let at_ms = core.now_ms();
            let (place, message) = ("gateway".into(), reason.to_string());
            core.offences.push(Offence {
                at_ms,
                place,
                status: 0,
                code: u32::from(code),
                message,
                errors: None,
                body: Value::Null,
            });
        });
    }

    fn hear(&mut self, text: &str) -> Next {
        let now = Instant::now();
        self.received.retain(|at| now - *at < Duration::from_mins(1));
        self.received.push_back(now);
        if self.received.len() > PAYLOADS_A_MINUTE {
            return Next::Close(close::RATE_LIMITED);
        }
        if text.len() > LARGEST_PAYLOAD {
            return Next::Close(close::DECODE);
        }
        let Ok(payload) = serde_json::from_str::<Value>(text) else { return Next::Close(close::DECODE) };
        let Some(code) = payload["op"].as_u64() else { return Next::Close(close::DECODE) };
        match code {
            op::HEARTBEAT => {
                if self.shared.read(|core| core.faults.deaf) {
                    return Next::Go;
                }
                Next::Say(json!({"op": op::ACK, "s": null, "t": null, "d": null}).to_string())
            }
            op::IDENTIFY => self.identify(&payload["d"]),
            op::RESUME => self.resume(&payload["d"]),
            op::PRESENCE | op::VOICE_STATE | op::REQUEST_SOUNDS | op::REQUEST_MEMBERS if self.session.is_none() => {
                Next::Close(close::NOT_AUTHENTICATED)
            }
            op::REQUEST_MEMBERS => self.members(&payload["d"]),
            op::PRESENCE | op::VOICE_STATE | op::REQUEST_SOUNDS => Next::Go,
            _ => Next::Close(close::UNKNOWN_OPCODE),
        }
    }

    fn identify(&mut self, data: &Value) -> Next {
        if self.session.is_some() {
            return Next::Close(close::ALREADY);
        }
        let (Some(token), Some(intents), true) =
            (data["token"].as_str(), data["intents"].as_u64(), data["properties"].is_object())
        else {
            return Next::Close(if data["token"].is_string() && data["properties"].is_object() {
                close::INVALID_INTENTS
            } else {
                close::DECODE
            });
        };
        let shard = match &data["shard"] {
            Value::Null => (0, 1),
            shard => match (shard[0].as_u64(), shard[1].as_u64()) {
                (Some(number), Some(of)) if number < of => (number, of),
                _ => return Next::Close(close::INVALID_SHARD),
            },
        };
        if intents & !intent::ALL != 0 {
            return Next::Close(close::INVALID_INTENTS);
        }
        let (line, number) = (self.line.clone(), self.number);
        let opened = self.shared.change(|core| {
            if token.trim_start_matches("Bot ") != core.world.application.token {
                return Err(Next::Close(close::AUTHENTICATION));
            }
            if shard.1 < core.gateway.min_shards {
                return Err(Next::Close(close::SHARDING_REQUIRED));
            }
            if intents & core.gateway.disallowed_intents != 0 {
                return Err(Next::Close(close::DISALLOWED_INTENTS));
            }
            let now = core.now_ms();
            let key = shard.0 % core.gateway.max_concurrency.max(1);
            let spacing = core.gateway.identify_spacing.as_millis() as i64;
            if core.sessions.identified.get(&key).is_some_and(|last| now - last < spacing) {
                return Err(Next::Say(invalid_session(false)));
            }
            core.sessions.identified.insert(key, now);
            let session = secret::hex(16);
            core.sessions.open(session.clone(), shard, intents, line, number);
            core.welcome(&session, shard, intents);
            Ok(session)
        });
        match opened {
            Ok(session) => {
                if data["compress"] == true && matches!(self.codec, Codec::Text) {
                    self.codec = Codec::Payload;
                }
                self.session = Some(session);
                Next::Go
            }
            Err(next) => next,
        }
    }

    fn resume(&mut self, data: &Value) -> Next {
        if self.session.is_some() {
            return Next::Close(close::ALREADY);
        }
        let (Some(token), Some(id), Some(seq)) =
            (data["token"].as_str(), data["session_id"].as_str(), data["seq"].as_u64())
        else {
            return Next::Close(close::DECODE);
        };
        let (line, number) = (self.line.clone(), self.number);
        let resumed = self.shared.change(|core| {
            if token.trim_start_matches("Bot ") != core.world.application.token {
                return Err(Next::Close(close::AUTHENTICATION));
            }
            let now = core.now_ms();
            match core.sessions.resume(id, seq, &line, number, now) {
                Ok(()) => {
                    core.sessions.dispatch_to(id, "RESUMED", "{\"_trace\":[\"local\"]}");
                    Ok(())
                }
                Err(NoResume::Unknown) => Err(Next::Say(invalid_session(false))),
                Err(NoResume::InvalidSeq) => Err(Next::Close(close::INVALID_SEQ)),
            }
        });
        match resumed {
            Ok(()) => {
                self.session = Some(id.to_string());
                Next::Go
            }
            Err(next) => next,
        }
    }

    /// `GUILD_MEMBERS_CHUNK`, for clients that ask for members.
    fn members(&self, data: &Value) -> Next {
        let Some(session) = &self.session else { return Next::Go };
        let guild = data["guild_id"].as_str().or_else(|| data["guild_id"][0].as_str()).and_then(|id| id.parse().ok());
        self.shared.change(|core| {
            let Some(guild) = guild.and_then(|id| core.world.guilds.get(&id)) else { return };
            let query = data["query"].as_str().unwrap_or_default().to_lowercase();
            let named = |user| core.world.users.get(&user).is_some_and(|user| user.username.to_lowercase().starts_with(&query));
            let members: Vec<_> = guild.members.values().filter(|one| named(one.user)).map(|one| core.wire().member(one)).collect();
            let chunk = json!({"guild_id": guild.id, "members": members, "chunk_index": 0, "chunk_count": 1, "nonce": data["nonce"]});
            core.sessions.dispatch_to(session, "GUILD_MEMBERS_CHUNK", &chunk.to_string());
        });
        Next::Go
    }
}

impl Core {
    /// READY, then each server of this shard.
    fn welcome(&mut self, session: &str, shard: (u64, u64), intents: u64) {
        let wire = self.wire();
        let bot = self.world.bot();
        let mine = || {
            self.world
                .guilds
                .values()
                .filter(|guild| guild.id.shard(shard.1) == shard.0 && guild.members.contains_key(&bot))
        };
        let guilds: Vec<_> = mine().map(|guild| json!({"id": guild.id, "unavailable": true})).collect();
        let address = self.base.replacen("http", "ws", 1) + "/gw";
        let ready = json!({
            "v": 10, "user": wire.me(), "guilds": guilds, "session_id": session, "resume_gateway_url": address, "shard": [shard.0, shard.1],
            "application": {"id": bot, "flags": 0}, "user_settings": {}, "private_channels": [], "relationships": [], "presences": [],
            "session_type": "normal", "geo_ordered_rtc_regions": [], "guild_join_requests": [], "_trace": ["local"],
        });
        let creates: Vec<String> = if intents & intent::GUILDS == 0 {
            Vec::new()
        } else {
            mine().map(|guild| wire.guild_create(guild, intents).to_string()).collect()
        };
        let ready = ready.to_string();
        self.sessions.dispatch_to(session, "READY", &ready);
        for create in creates {
            self.sessions.dispatch_to(session, "GUILD_CREATE", &create);
        }
    }
}

fn invalid_session(resumable: bool) -> String {
    json!({"op": op::INVALID_SESSION, "s": null, "t": null, "d": resumable}).to_string()
}

fn farewell((code, reason): Close) -> Message {
    Message::Close(Some(CloseFrame { code: code.into(), reason: reason.into() }))
}

/// Carries out an order that ends the connection; answers whether the session ends with it.
async fn obey<S: SinkExt<Message> + Unpin>(sink: &mut S, order: Out) -> Option<bool> {
    match order {
        Out::Text(_) => None,
        Out::Close(reason) => {
            let _ = sink.send(farewell(reason)).await;
            Some(false)
        }
        Out::Drop => Some(false),
    }
}
