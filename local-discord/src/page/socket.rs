//! The websocket between a page and the server.

use std::sync::Arc;

use futures_util::{SinkExt, StreamExt};
use hyper::upgrade::Upgraded;
use hyper_util::rt::TokioIo;
use serde_json::{Value, json};
use tokio::sync::mpsc::unbounded_channel;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message;

use crate::core::{Shared, stopped};

/// Serves a page until it is closed. It begins as the first person there is.
pub async fn serve(shared: Arc<Shared>, socket: WebSocketStream<TokioIo<Upgraded>>, query: String) {
    let (line, mut news) = unbounded_channel::<Arc<str>>();
    let (mut sink, mut stream) = socket.split();
    let mut stop = shared.stop.subscribe();
    let page = shared.change(|core| {
        let asked = query
            .strip_prefix("as=")
            .and_then(|id| id.parse().ok())
            .filter(|id| core.world.users.get(id).is_some_and(|user| !user.bot));
        let viewer = asked.or_else(|| core.world.users.values().find(|user| !user.bot).map(|user| user.id))?;
        let number = core.pages.open(viewer, line.clone());
        let _ = line.send(core.page_snapshot(viewer).to_string().into());
        Some(number)
    });
    let Some(page) = page else { return };
    loop {
        tokio::select! {
            () = stopped(&mut stop) => break,
            text = news.recv() => {
                let Some(text) = text else { break };
                if sink.feed(Message::text(&*text)).await.is_err() {
                    break;
                }
                let mut broken = false;
                while let Ok(text) = news.try_recv() {
                    broken |= sink.feed(Message::text(&*text)).await.is_err();
                }
                if broken || sink.flush().await.is_err() {
                    break;
                }
            }
            frame = stream.next() => match frame {
                Some(Ok(Message::Text(text))) => {
                    let request: Value = serde_json::from_str(&text).unwrap_or_default();
                    let answer = shared.change(|core| core.page_request(page, &request));
                    let reply = match answer {
                        Ok(value) => json!({"t": "reply", "id": request["id"], "value": value}),
                        Err(why) => json!({"t": "reply", "id": request["id"], "error": why.to_string()}),
                    };
                    // Through the same line as the news, so that both arrive in order.
                    let _ = line.send(reply.to_string().into());
                }
                Some(Ok(Message::Close(_)) | Err(_)) | None => break,
                Some(Ok(_)) => {}
            },
        }
    }
    shared.change(|core| core.pages.close(page));
}
