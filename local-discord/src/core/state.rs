//! The one thing behind the lock: the world, who listens to it, and who judges.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use serde_json::Value;
use tokio::sync::{Notify, watch};

use super::alarms::Alarms;
use super::faults::Faults;
use super::files::Files;
use super::pages::Pages;
use super::rate_limits::RateLimits;
use super::sessions::Sessions;
use crate::clock::Clock;
use crate::id::Id;
use crate::offence::{Offence, Request};
use crate::wire::Wire;
use crate::world::World;

/// How many answered requests are remembered for tests to look at.
const REQUESTS: usize = 4_000;

pub struct Core {
    pub world: World,
    pub clock: Clock,
    /// `http://127.0.0.1:8410`
    pub base: String,
    pub files: Files,
    pub sessions: Sessions,
    pub pages: Pages,
    pub limits: RateLimits,
    pub faults: Faults,
    pub offences: Vec<Offence>,
    pub requests: VecDeque<Request>,
    pub alarms: Alarms,
    pub gateway: GatewayRules,
    #[cfg(feature = "openapi")]
    pub openapi: Option<Arc<crate::judge::openapi::OpenApi>>,
    /// The world differs from what the data folder holds.
    pub unsaved: bool,
}

/// What the gateway asks of its clients.
#[derive(Clone, Debug)]
pub struct GatewayRules {
    pub heartbeat: Duration,
    pub max_concurrency: u64,
    /// At most one identify per shard key within this time; zero: as many as come.
    pub identify_spacing: Duration,
    /// Privileged intents that the application was not granted.
    pub disallowed_intents: u64,
    pub min_shards: u64,
}

impl Core {
    pub fn now_ms(&self) -> i64 {
        self.clock.now_ms()
    }

    pub fn next_id(&mut self) -> Id {
        let now = self.now_ms();
        self.world.snowflakes.next(now)
    }

    pub fn wire(&self) -> Wire<'_> {
        Wire { world: &self.world, base: &self.base, now_ms: self.now_ms() }
    }

    pub fn log(&mut self, request: Request) {
        if self.requests.len() == REQUESTS {
            self.requests.pop_front();
        }
        self.requests.push_back(request);
    }

    pub fn message_json(&self, channel: Id, message: Id) -> Value {
        self.world.message(channel, message).map_or(Value::Null, |message| self.wire().message(message))
    }
}

/// What all tasks of a server share.
pub struct Shared {
    core: Mutex<Core>,
    /// Counts changes, so that a waiting test looks again.
    pub changes: watch::Sender<u64>,
    /// Rings when an alarm was set.
    pub alarm_set: Notify,
    /// Turns true once, when the server stops.
    pub stop: watch::Sender<bool>,
    pub hosts: Vec<String>,
}

impl Shared {
    pub fn new(core: Core, hosts: Vec<String>) -> Arc<Self> {
        Arc::new(Shared {
            core: Mutex::new(core),
            changes: watch::Sender::new(0),
            alarm_set: Notify::new(),
            stop: watch::Sender::new(false),
            hosts,
        })
    }

    /// Looks at the core.
    pub fn read<R>(&self, look: impl FnOnce(&Core) -> R) -> R {
        look(&self.lock())
    }

    /// Changes the core, then wakes those who wait for a change.
    pub fn change<R>(&self, how: impl FnOnce(&mut Core) -> R) -> R {
        let (result, alarm) = {
            let mut core = self.lock();
            let before = core.alarms.next_ms();
            let result = how(&mut core);
            core.unsaved = true;
            (result, core.alarms.next_ms() != before)
        };
        if alarm {
            self.alarm_set.notify_one();
        }
        self.changes.send_modify(|changes| *changes += 1);
        result
    }

    /// Changes what nobody waits for.
    pub fn quietly<R>(&self, how: impl FnOnce(&mut Core) -> R) -> R {
        how(&mut self.lock())
    }

    fn lock(&self) -> MutexGuard<'_, Core> {
        self.core.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Waits until the server stops.
pub async fn stopped(stop: &mut watch::Receiver<bool>) {
    // An error means that the server is gone altogether.
    drop(stop.wait_for(|&stop| stop).await);
}
