//! Every request is matched, authorised, limited, judged, carried out and recorded here.

use std::sync::Arc;

use bytes::Bytes;
use hyper::header::HeaderMap;
use serde_json::{Value, json};

use super::call::Call;
use super::routes::{self, Auth, Row};
use crate::core::{Bucket, Core, Scope, Shared, What};
use crate::judge::body::{self, Body};
use crate::judge::emoji;
use crate::offence::{Offence, Request};
use crate::refusal::{self, Refusal};

/// An answer on its way out.
pub struct Answer {
    pub status: u16,
    pub headers: Vec<(&'static str, String)>,
    pub body: Option<String>,
}

impl Answer {
    fn json(status: u16, body: &Value) -> Self {
        Answer { status, headers: vec![("content-type", "application/json".into())], body: Some(body.to_string()) }
    }
}

/// The connection breaks without an answer.
pub struct Lost;

/// Answers a request below `/api`.
pub async fn answer(
    shared: &Arc<Shared>,
    method: &str,
    path: &str,
    query: &str,
    headers: &HeaderMap,
    bytes: Option<Bytes>,
) -> Result<Answer, Lost> {
    let Some(path) = path.strip_prefix("/api/v10") else {
        return Ok(refuse(shared, method, path, "", Value::Null, &refusal::invalid_api_version()));
    };
    let (row, params) = match routes::find(method, path) {
        Ok(found) => found,
        Err(refusal) => return Ok(refuse(shared, method, path, "", Value::Null, &refusal)),
    };
    let fault = if shared.read(|core| core.faults.is_idle()) {
        None
    } else {
        shared.change(|core| core.faults.take(method, row.template))
    };
    match fault {
        Some(What::LoseRequest) => return Err(Lost),
        Some(What::Status(status)) => {
            return Ok(Answer::json(
                status,
                &json!({"message": format!("{status}: a fault was asked for"), "code": 0}),
            ));
        }
        Some(What::Delay(time)) => tokio::time::sleep(time).await,
        Some(What::LoseAnswer) | None => {}
    }
    let header = |name: &str| headers.get(name).and_then(|value| value.to_str().ok());
    let read = match bytes {
        Some(bytes) => body::read(header("content-type"), bytes).await,
        None => Err(refusal::entity_too_large()),
    };
    let token = header("authorization").unwrap_or_default().to_string();
    let answer = shared.change(|core| core.carry_out(row, method, path, params, query, &token, read));
    if fault == Some(What::LoseAnswer) { Err(Lost) } else { Ok(answer) }
}

fn refuse(shared: &Shared, method: &str, path: &str, route: &'static str, body: Value, refusal: &Refusal) -> Answer {
    shared.change(|core| core.note_refusal(method, path, route, body, refusal));
    Answer::json(refusal.status, &refusal.body())
}

impl Core {
    #[allow(clippy::too_many_arguments)] // the parts of one request, each used once
    fn carry_out(
        &mut self,
        row: &'static Row,
        method: &str,
        path: &str,
        params: Vec<(&'static str, &str)>,
        query: &str,
        token: &str,
        read: Result<Body, Refusal>,
    ) -> Answer {
        let now = self.now_ms();
        if self.limits.rules.on && self.limits.is_banned(now) {
            // Not Discord itself answers any more, but the wall in front of it.
            let headers = vec![("content-type", "text/plain".into()), ("retry-after", "600".into())];
            return Answer { status: 429, headers, body: Some("error code: 1015".into()) };
        }
        let mut call = Call { params, query, body: Body::default() };
        let authorised = match row.auth {
            Auth::Open => true,
            Auth::Bot => token.strip_prefix("Bot ").is_some_and(|token| token == self.world.application.token),
        };
        let place = row.place.iter().map(|name| call.text(name)).collect::<Vec<_>>().join("/");
        let bucket = self.limits.count(method, row.template, &place, row.auth == Auth::Bot);
        if let Some(bucket) = bucket.as_ref().filter(|bucket| bucket.exceeded.is_some()) {
            self.limits.note_invalid(now);
            self.log(Request {
                at_ms: now,
                method: method.into(),
                path: path.into(),
                route: row.template,
                body: Value::Null,
                files: 0,
                status: 429,
            });
            return limited(bucket);
        }
        let mut sent = Value::Null;
        let mut files = 0;
        let result = if authorised {
            read.and_then(|body| {
                sent = body.json.clone();
                files = body.files.len();
                call.body = body;
                self.second_opinion(method, path, row.template, &call.body);
                self.look_for_strange_emojis(method, path, &call.body.json);
                (row.handler)(self, &call)
            })
        } else {
            Err(refusal::unauthorized())
        };
        let mut answer = match result {
            Ok(reply) => {
                let route = row.template;
                self.log(Request {
                    at_ms: now,
                    method: method.into(),
                    path: path.into(),
                    route,
                    body: sent,
                    files,
                    status: reply.status,
                });
                match reply.body {
                    Some(body) => Answer::json(reply.status, &body),
                    None => Answer { status: reply.status, headers: Vec::new(), body: None },
                }
            }
            Err(refusal) => {
                self.note_refusal(method, path, row.template, sent, &refusal);
                let mut answer = Answer::json(refusal.status, &refusal.body());
                if refusal.status == 429 {
                    let seconds = refusal.retry_after_ms.map_or(20, |ms| (ms + 999) / 1000);
                    answer.headers.push(("retry-after", seconds.to_string()));
                    answer.headers.push(("x-ratelimit-scope", "user".into()));
                }
                answer
            }
        };
        if let Some(bucket) = bucket {
            answer.headers.extend(bucket_headers(&bucket));
        }
        answer
    }

    /// Records what was refused and counts what could lead to a ban.
    fn note_refusal(&mut self, method: &str, path: &str, route: &'static str, body: Value, refusal: &Refusal) {
        let at_ms = self.now_ms();
        if matches!(refusal.status, 401 | 403 | 429) {
            self.limits.note_invalid(at_ms);
        }
        self.log(Request {
            at_ms,
            method: method.into(),
            path: path.into(),
            route,
            body: body.clone(),
            files: 0,
            status: refusal.status,
        });
        if refusal.retry_after_ms.is_some() {
            return;
        }
        self.offences.push(Offence {
            at_ms,
            place: format!("{method} {path}"),
            status: refusal.status,
            code: refusal.code,
            message: refusal.message.clone(),
            errors: refusal.errors.clone(),
            body,
        });
    }

    /// A text with an emoji that does not exist is taken, but people read its bare name: an offence too.
    fn look_for_strange_emojis(&mut self, method: &str, path: &str, body: &Value) {
        if let Some(text) = emoji::strange(body, &self.world) {
            let (at_ms, place) = (self.now_ms(), format!("{method} {path}"));
            let message = format!("people read the bare name of an emoji that does not exist in “{text}”");
            self.offences.push(Offence { at_ms, place, status: 0, code: 0, message, errors: None, body: body.clone() });
        }
    }

    /// Asks Discord's own file; what only it objects to is an offence too.
    #[cfg(feature = "openapi")]
    fn second_opinion(&mut self, method: &str, path: &str, route: &'static str, body: &Body) {
        if body.json.is_null() {
            return;
        }
        let Some(complaint) = self.openapi.as_ref().and_then(|file| file.complaint(method, route, &body.json)) else {
            return;
        };
        let at_ms = self.now_ms();
        let (place, message) = (format!("{method} {path}"), format!("OpenAPI: {complaint}"));
        self.offences.push(Offence {
            at_ms,
            place,
            status: 0,
            code: 0,
            message,
            errors: None,
            body: body.json.clone(),
        });
    }

    #[cfg(not(feature = "openapi"))]
    #[allow(clippy::unused_self)] // the same call with and without the feature
    fn second_opinion(&mut self, _: &str, _: &str, _: &'static str, _: &Body) {}
}

fn bucket_headers(bucket: &Bucket) -> Vec<(&'static str, String)> {
    vec![
        ("x-ratelimit-bucket", bucket.name.clone()),
        ("x-ratelimit-limit", bucket.limit.to_string()),
        ("x-ratelimit-remaining", bucket.remaining.to_string()),
        ("x-ratelimit-reset", format!("{:.3}", bucket.reset())),
        ("x-ratelimit-reset-after", format!("{:.3}", bucket.reset_after.as_secs_f64())),
    ]
}

fn limited(bucket: &Bucket) -> Answer {
    let global = bucket.exceeded == Some(Scope::Global);
    let seconds = bucket.reset_after.as_secs_f64();
    let body = json!({"message": "You are being rate limited.", "retry_after": (seconds * 1000.0).ceil() / 1000.0, "global": global});
    let mut answer = Answer::json(429, &body);
    answer.headers.push(("retry-after", format!("{}", seconds.ceil() as u64)));
    answer.headers.push(("x-ratelimit-scope", if global { "global" } else { "user" }.into()));
    if global {
        answer.headers.push(("x-ratelimit-global", "true".into()));
    } else {
        answer.headers.extend(bucket_headers(bucket));
    }
    answer
}
