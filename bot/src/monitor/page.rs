//! `/metrics` and `/healthz`, for those who watch over the process.

use super::process::Process;
use super::{counts, memory};
use crate::failure::Failure;
use http_body_util::Full;
use hyper::body::{Bytes, Incoming};
use hyper::header::CONTENT_TYPE;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper::{Method, Request, Response, StatusCode};
use hyper_util::rt::{TokioIo, TokioTimer};
use std::convert::Infallible;
use std::io::ErrorKind;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;
use tokio::net::TcpListener;

/// Who has not asked by then, or does not get an answer from the database by then, waits for nothing.
const SOON: Duration = Duration::from_secs(2);

const PLAIN: &str = "text/plain; charset=utf-8";
const METRICS: &str = "application/openmetrics-text; version=1.0.0; charset=utf-8";

/// An address that is ours; nobody is answered before [`Page::serve`].
pub struct Page(TcpListener);

impl Page {
    pub async fn bind(address: SocketAddr) -> Result<Page, Failure> {
        if is_open(address) {
            tracing::warn!(%address, "the metrics are not kept to this machine: anyone who reaches this address can read them");
        }
        let bound = TcpListener::bind(address).await.map_err(|error| match error.kind() {
            ErrorKind::AddrInUse => {
                Failure::Failed(format!("{address} is already taken: give another address with --metrics"))
            }
            _ => Failure::Failed(format!("metrics cannot be served at {address}: {error}")),
        })?;
        let address = bound.local_addr()?;
        tracing::info!(%address, "metrics and health are served");
        Ok(Page(bound))
    }

    /// Answers until it is dropped.
    pub async fn serve(self, process: Arc<impl Process>) {
        loop {
            let stream = match self.0.accept().await {
                Ok((stream, _)) => stream,
                Err(error) => {
                    // Such as too many open files: it may pass.
                    tracing::warn!(%error, "a connection to the metrics was lost");
                    tokio::time::sleep(SOON).await;
                    continue;
                }
            };
            let process = process.clone();
            let answer = service_fn(move |request| {
                let process = process.clone();
                async move { Ok::<_, Infallible>(answer(&*process, &request).await) }
            });
            let mut connection = http1::Builder::new();
            connection.timer(TokioTimer::new()).header_read_timeout(SOON);
            // Who asks may go away at any time.
            tokio::spawn(async move { drop(connection.serve_connection(TokioIo::new(stream), answer).await) });
        }
    }
}

/// Whether others than this machine can ask there.
fn is_open(address: SocketAddr) -> bool {
    !address.ip().to_canonical().is_loopback()
}

async fn answer(process: &impl Process, request: &Request<Incoming>) -> Response<Full<Bytes>> {
    if ![Method::GET, Method::HEAD].contains(request.method()) {
        return response(StatusCode::METHOD_NOT_ALLOWED, PLAIN, "only GET\n".to_owned());
    }
    match request.uri().path() {
        "/healthz" => match health(process).await {
            Ok(()) => response(StatusCode::OK, PLAIN, "ok\n".to_owned()),
            Err(why) => response(StatusCode::SERVICE_UNAVAILABLE, PLAIN, format!("{why}\n")),
        },
        "/metrics" => match counts::text(&now(process).await) {
            Ok(text) => response(StatusCode::OK, METRICS, text),
            Err(_) => response(StatusCode::INTERNAL_SERVER_ERROR, PLAIN, "the counts cannot be written\n".to_owned()),
        },
        _ => response(StatusCode::NOT_FOUND, PLAIN, "there are /metrics and /healthz\n".to_owned()),
    }
}

fn response(status: StatusCode, kind: &'static str, text: String) -> Response<Full<Bytes>> {
    let mut response = Response::new(Full::from(text));
    *response.status_mut() = status;
    response.headers_mut().insert(CONTENT_TYPE, hyper::header::HeaderValue::from_static(kind));
    response
}

async fn now(process: &impl Process) -> counts::Now {
    counts::Now {
        connected: process.is_connected().await,
        stored: stored(process).await.ok(),
        tables_in_use: process.desk().in_use(),
        memory: memory::resident(),
    }
}

/// Whether people can play, every one of them; if not, why.
async fn health(process: &impl Process) -> Result<(), String> {
    let stored = stored(process).await?;
    if !process.is_connected().await {
        return Err("Discord's gateway is not connected".to_owned());
    }
    match stored.unreadable {
        0 => Ok(()),
        count => {
            Err(format!("messages in the outbox that cannot be read: {count}; the log names them, all else goes on"))
        }
    }
}

async fn stored(process: &impl Process) -> Result<crate::store::Waiting, String> {
    match tokio::time::timeout(SOON, process.desk().store.waiting()).await {
        Ok(Ok(waiting)) => Ok(waiting),
        Ok(Err(error)) => Err(format!("the database cannot be read: {error}")),
        Err(_) => Err("the database does not answer".to_owned()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_open_unless_it_is_this_machines_own() {
        let open = |address: &str| is_open(address.parse().unwrap());
        for own in ["127.0.0.1:1", "127.9.9.9:1", "[::1]:1", "[::ffff:127.0.0.1]:1"] {
            assert!(!open(own), "{own}");
        }
        for other in ["0.0.0.0:1", "[::]:1", "192.0.2.1:1", "[2001:db8::1]:1", "[::ffff:192.0.2.1]:1"] {
            assert!(open(other), "{other}");
        }
    }
}
