//! Requests as they come in: who may ask, and who answers.

use std::sync::Arc;

use bytes::Bytes;
use futures_util::future::BoxFuture;
use http_body_util::{BodyExt, Full, Limited};
use hyper::body::Incoming;
use hyper::header::{self, HeaderMap, HeaderValue};
use hyper::service::service_fn;
use hyper::upgrade::Upgraded;
use hyper::{Method, Request, Response, StatusCode};
use hyper_util::rt::TokioIo;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::handshake::derive_accept_key;
use tokio_tungstenite::tungstenite::protocol::Role;

use crate::core::{Shared, stopped};
use crate::gateway::connection;
use crate::id::Id;
use crate::judge::limits;
use crate::page::{assets, socket};
use crate::rest::{self, Lost};
use crate::wire::address_is_good;

type Reply = Response<Full<Bytes>>;
type Socket = WebSocketStream<TokioIo<Upgraded>>;

/// The page may load nothing from elsewhere and run nothing that is not its own.
const PAGE_POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/// A connection that ends without an answer, because a test asked for it.
#[derive(Debug, thiserror::Error)]
#[error("the answer was lost on purpose")]
pub struct AnswerLost;

/// Answers one request.
pub async fn answer(shared: Arc<Shared>, request: Request<Incoming>) -> Result<Reply, AnswerLost> {
    if let Err(sentence) = may_ask(&shared, request.headers()) {
        return Ok(plain(StatusCode::FORBIDDEN, sentence));
    }
    let path = request.uri().path().to_string();
    let query = request.uri().query().unwrap_or_default().to_string();
    if path.starts_with("/api/") {
        return api(shared, request, &path, &query).await;
    }
    if path == "/gw" || path == "/gw/" {
        return Ok(upgrade(request, move |stream| Box::pin(connection::speak(shared, stream, query))));
    }
    if request.method() != Method::GET && request.method() != Method::HEAD {
        return Ok(plain(StatusCode::METHOD_NOT_ALLOWED, "only GET is answered here"));
    }
    if path == "/page/socket" {
        return Ok(upgrade(request, move |stream| Box::pin(socket::serve(shared, stream, query))));
    }
    if let Some(rest) = path.strip_prefix("/attachments/") {
        return Ok(attachment(&shared, &path, rest, &query));
    }
    if let Some(name) = path.strip_prefix("/emojis/") {
        return Ok(emoji(&shared, name));
    }
    Ok(match assets::find(&path) {
        Some((content_type, text)) => {
            let mut reply = file(content_type, Bytes::from_static(text.as_bytes()));
            let headers = reply.headers_mut();
            headers.insert(header::CONTENT_SECURITY_POLICY, HeaderValue::from_static(PAGE_POLICY));
            headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-cache"));
            reply
        }
        None => plain(StatusCode::NOT_FOUND, "there is nothing here"),
    })
}

/// Only this machine, and only pages that came from this server: another page in the same browser, or a name that
/// was made to point here, must not be able to act.
fn may_ask(shared: &Shared, headers: &HeaderMap) -> Result<(), &'static str> {
    let text = |name: header::HeaderName| headers.get(name).map(|value| value.to_str().unwrap_or_default());
    let own = |host: &str| shared.hosts.iter().any(|known| known.eq_ignore_ascii_case(host));
    if !text(header::HOST).is_some_and(own) {
        return Err("this server answers only to its own loopback name (Host)");
    }
    match text(header::ORIGIN) {
        None => Ok(()),
        Some(origin) if origin.strip_prefix("http://").is_some_and(own) => Ok(()),
        Some(_) => Err("other web pages may not use this server (Origin)"),
    }
}

async fn api(shared: Arc<Shared>, request: Request<Incoming>, path: &str, query: &str) -> Result<Reply, AnswerLost> {
    let (head, body) = request.into_parts();
    let bytes = Limited::new(body, limits::REQUEST_BYTES).collect().await.ok().map(http_body_util::Collected::to_bytes);
    match rest::answer(&shared, head.method.as_str(), path, query, &head.headers, bytes).await {
        Err(Lost) => Err(AnswerLost),
        Ok(answer) => {
            let body = Full::new(answer.body.map(Bytes::from).unwrap_or_default());
            let mut reply = Response::new(body);
            *reply.status_mut() = StatusCode::from_u16(answer.status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
            for (name, value) in answer.headers {
                if let Ok(value) = HeaderValue::from_str(&value) {
                    reply.headers_mut().insert(name, value);
                }
            }
            Ok(reply)
        }
    }
}

/// Turns a request into a websocket that `serve` then owns.
fn upgrade(request: Request<Incoming>, serve: impl FnOnce(Socket) -> BoxFuture<'static, ()> + Send + 'static) -> Reply {
    let Some(accept) = request.headers().get("sec-websocket-key").map(|key| derive_accept_key(key.as_bytes())) else {
        return plain(StatusCode::UPGRADE_REQUIRED, "only a websocket is served here");
    };
    tokio::spawn(async move {
        if let Ok(upgraded) = hyper::upgrade::on(request).await {
            let stream = WebSocketStream::from_raw_socket(TokioIo::new(upgraded), Role::Server, None).await;
            serve(stream).await;
        }
    });
    let mut reply = plain(StatusCode::SWITCHING_PROTOCOLS, "");
    let headers = reply.headers_mut();
    headers.remove(header::CONTENT_TYPE);
    headers.insert(header::CONNECTION, HeaderValue::from_static("Upgrade"));
    headers.insert(header::UPGRADE, HeaderValue::from_static("websocket"));
    if let Ok(accept) = HeaderValue::from_str(&accept) {
        headers.insert("sec-websocket-accept", accept);
    }
    reply
}

fn attachment(shared: &Shared, path: &str, rest: &str, query: &str) -> Reply {
    let mut ids = rest.split('/').map(|text| text.parse::<Id>().ok());
    let (channel, wanted) = (ids.next().flatten(), ids.next().flatten());
    let found = shared.read(|core| {
        if !address_is_good(&core.world, path, query, core.now_ms()) {
            return None;
        }
        let messages = core.world.messages.get(&channel?)?;
        let wanted = wanted?;
        let kept = messages.values().rev().flat_map(|message| &message.attachments).find(|one| one.id == wanted)?;
        Some((kept.content_type.clone().unwrap_or_default(), core.files.get(wanted)?))
    });
    match found {
        Some((content_type, bytes)) => {
            let mut reply = file(&content_type, bytes);
            reply.headers_mut().insert(header::CACHE_CONTROL, HeaderValue::from_static("private, max-age=86400"));
            reply
        }
        None => plain(StatusCode::NOT_FOUND, "This content is no longer available."),
    }
}

fn emoji(shared: &Shared, name: &str) -> Reply {
    let id = name.split('.').next().and_then(|text| text.parse::<Id>().ok());
    let found = shared.read(|core| {
        let emoji = core.world.emojis.iter().find(|emoji| Some(emoji.id) == id)?;
        Some((emoji.content_type.clone(), Bytes::from(emoji.image.clone())))
    });
    found.map_or_else(
        || plain(StatusCode::NOT_FOUND, "there is no such emoji"),
        |(content_type, bytes)| file(&content_type, bytes),
    )
}

fn file(content_type: &str, bytes: Bytes) -> Reply {
    let mut reply = Response::new(Full::new(bytes));
    let value = HeaderValue::from_str(content_type).unwrap_or(HeaderValue::from_static("application/octet-stream"));
    reply.headers_mut().insert(header::CONTENT_TYPE, value);
    reply.headers_mut().insert(header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
    reply
}

fn plain(status: StatusCode, text: &'static str) -> Reply {
    let mut reply = Response::new(Full::new(Bytes::from_static(text.as_bytes())));
    *reply.status_mut() = status;
    reply.headers_mut().insert(header::CONTENT_TYPE, HeaderValue::from_static("text/plain; charset=utf-8"));
    reply
}

/// Answers one connection for as long as it lasts.
pub async fn serve(shared: Arc<Shared>, stream: impl AsyncRead + AsyncWrite + Unpin + Send + 'static) {
    let mut stop = shared.stop.subscribe();
    let service = service_fn(move |request| answer(shared.clone(), request));
    let connection =
        hyper::server::conn::http1::Builder::new().serve_connection(TokioIo::new(stream), service).with_upgrades();
    tokio::select! {
        () = stopped(&mut stop) => {}
        // A broken connection is the client's affair.
        _ = connection => {}
    }
}
