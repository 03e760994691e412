//! Rate limits: a window for each route and place, one for the whole bot, and the count of invalid requests.
//!
//! Windows run on real time, because the client waits in real time; the ban for invalid requests follows the clock that can be turned.

use std::collections::{HashMap, VecDeque};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use crate::secret;

/// How many invalid requests (401, 403, 429) within ten minutes lead to a ban.
pub const INVALID_REQUESTS: usize = 10_000;
const INVALID_WINDOW_MS: i64 = 10 * 60_000;

/// A number of requests within a time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limit {
    pub requests: u32,
    pub within: Duration,
}

const fn limit(requests: u32, seconds: u64) -> Limit {
    Limit { requests, within: Duration::from_secs(seconds) }
}

/// What was observed of Discord; a bot must read the headers and not know these.
const OBSERVED: &[(&str, Limit)] = &[
    ("POST /channels/{channel_id}/messages", limit(5, 5)),
    ("PATCH /channels/{channel_id}/messages/{message_id}", limit(5, 5)),
    ("DELETE /channels/{channel_id}/messages/{message_id}", limit(5, 1)),
    ("POST /channels/{channel_id}/messages/{message_id}/threads", limit(50, 300)),
    ("POST /channels/{channel_id}/threads", limit(50, 300)),
    ("PATCH /channels/{channel_id}", limit(5, 15)),
    ("POST /webhooks/{webhook_id}/{webhook_token}", limit(5, 2)),
    ("PATCH /webhooks/{webhook_id}/{webhook_token}/messages/@original", limit(5, 2)),
    ("PATCH /webhooks/{webhook_id}/{webhook_token}/messages/{message_id}", limit(5, 2)),
    ("PUT /applications/{application_id}/commands", limit(50, 20)),
];

/// Names and topics have a limit of their own for each channel and thread, of which no header tells.
const RENAMES: Limit = limit(2, 600);
const OTHERWISE: Limit = limit(50, 1);
const GLOBAL: Limit = limit(50, 1);

/// Which limits hold.
#[derive(Clone, Debug)]
pub struct RateRules {
    pub on: bool,
    pub global: Limit,
    /// Limits that differ from what was observed: a pattern such as `POST /channels/{channel_id}/messages`.
    pub routes: Vec<(String, Limit)>,
    /// New names and topics of one channel or thread, by the clock that can be turned. Also where the others are off.
    pub renames: Option<Limit>,
}

impl Default for RateRules {
    fn default() -> Self {
        RateRules { on: true, global: GLOBAL, routes: Vec::new(), renames: Some(RENAMES) }
    }
}

impl RateRules {
    /// No limits but that of renames, which no limiter of a client knows either.
    pub fn off() -> Self {
        RateRules { on: false, ..RateRules::default() }
    }
}

#[derive(Debug)]
struct Window {
    ends: Instant,
    used: u32,
}

/// The state of a bucket after a request, for its headers.
#[derive(Clone, Debug)]
pub struct Bucket {
    pub name: String,
    pub limit: u32,
    pub remaining: u32,
    pub reset_after: Duration,
    /// The request may not pass; and whether that is because of the whole bot.
    pub exceeded: Option<Scope>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scope {
    User,
    Global,
}

impl Bucket {
    /// When the window ends, in seconds of Unix time.
    pub fn reset(&self) -> f64 {
        let at = SystemTime::now() + self.reset_after;
        at.duration_since(UNIX_EPOCH).unwrap_or_default().as_secs_f64()
    }
}

#[derive(Debug)]
pub struct RateLimits {
    pub rules: RateRules,
    global: Option<Window>,
    buckets: HashMap<String, Window>,
    invalid: VecDeque<i64>,
}

impl RateLimits {
    pub fn new(rules: RateRules) -> Self {
        RateLimits { rules, global: None, buckets: HashMap::new(), invalid: VecDeque::new() }
    }

    /// Counts a request. `place` is the channel, guild or webhook that has a bucket of its own; interaction routes
    /// do not count for the whole bot.
    pub fn count(&mut self, method: &str, route: &str, place: &str, counts_globally: bool) -> Option<Bucket> {
        if !self.rules.on {
            return None;
        }
        let now = Instant::now();
        let name = format!("{method} {route}");
        if counts_globally {
            let rule = self.rules.global;
            let window = fresh(&mut self.global, now, rule);
            if window.used >= rule.requests {
                let reset_after = window.ends - now;
                let exceeded = Some(Scope::Global);
                return Some(Bucket {
                    name: "global".into(),
                    limit: rule.requests,
                    remaining: 0,
                    reset_after,
                    exceeded,
                });
            }
            window.used += 1;
        }
        let rule = self.rule(&name);
        let key = format!("{name} {place}");
        if self.buckets.len() > 10_000 {
            self.buckets.retain(|_, window| window.ends > now);
        }
        let window = self.buckets.entry(key).or_insert(Window { ends: now + rule.within, used: 0 });
        if window.ends <= now {
            *window = Window { ends: now + rule.within, used: 0 };
        }
        let exceeded = (window.used >= rule.requests).then_some(Scope::User);
        if exceeded.is_none() {
            window.used += 1;
        }
        Some(Bucket {
            name: secret::sign("bucket", &name),
            limit: rule.requests,
            remaining: rule.requests - window.used,
            reset_after: window.ends - now,
            exceeded,
        })
    }

    fn rule(&self, name: &str) -> Limit {
        let own = self.rules.routes.iter().find(|(pattern, _)| pattern == name).map(|(_, limit)| *limit);
        own.or_else(|| OBSERVED.iter().find(|(pattern, _)| *pattern == name).map(|(_, limit)| *limit))
            .unwrap_or(OTHERWISE)
    }

    /// Notes an answer of 401, 403 or 429.
    pub fn note_invalid(&mut self, now_ms: i64) {
        self.forget_old(now_ms);
        self.invalid.push_back(now_ms);
    }

    /// How many invalid requests there were within ten minutes.
    pub fn invalid_requests(&mut self, now_ms: i64) -> usize {
        self.forget_old(now_ms);
        self.invalid.len()
    }

    pub fn is_banned(&mut self, now_ms: i64) -> bool {
        self.invalid_requests(now_ms) >= INVALID_REQUESTS
    }

    fn forget_old(&mut self, now_ms: i64) {
        while self.invalid.front().is_some_and(|&at| at <= now_ms - INVALID_WINDOW_MS) {
            self.invalid.pop_front();
        }
    }
}

fn fresh(window: &mut Option<Window>, now: Instant, rule: Limit) -> &mut Window {
    if window.as_ref().is_none_or(|window| window.ends <= now) {
        *window = None;
    }
    window.get_or_insert(Window { ends: now + rule.within, used: 0 })
}
