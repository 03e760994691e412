//! Sessions outlive their connections: what happened in between is replayed.

use std::collections::{HashMap, VecDeque};
use std::sync::Arc;

use tokio::sync::mpsc::UnboundedSender;

use super::event::Event;
use crate::id::Id;
use crate::wire::{Close, intent};

/// How many events are kept for a client that comes back.
const REPLAY: usize = 5_000;
/// How long a session lives without a connection.
const FORGOTTEN_MS: i64 = 5 * 60_000;

/// What a connection is told to do.
#[derive(Clone, Debug)]
pub enum Out {
    Text(Arc<str>),
    Close(Close),
    /// Break the connection without a word.
    Drop,
}

#[derive(Debug)]
pub struct Session {
    pub shard: (u64, u64),
    pub intents: u64,
    pub seq: u64,
    replay: VecDeque<(u64, Arc<str>)>,
    line: Option<UnboundedSender<Out>>,
    /// Tells the present connection from an earlier one of the same session.
    connection: u64,
    left_ms: i64,
}

/// Why a session cannot be resumed.
#[derive(Debug, PartialEq, Eq)]
pub enum NoResume {
    Unknown,
    InvalidSeq,
}

#[derive(Debug, Default)]
pub struct Sessions {
    by_id: HashMap<String, Session>,
    connections: u64,
    /// When each shard key last identified.
    pub identified: HashMap<u64, i64>,
    pub started: u64,
}

impl Sessions {
    pub fn connection_number(&mut self) -> u64 {
        self.connections += 1;
        self.connections
    }

    pub fn open(&mut self, id: String, shard: (u64, u64), intents: u64, line: UnboundedSender<Out>, connection: u64) {
        self.started += 1;
        let session =
            Session { shard, intents, seq: 0, replay: VecDeque::new(), line: Some(line), connection, left_ms: 0 };
        self.by_id.insert(id, session);
    }

    /// Gives a session a new connection; the events after `seq` come first.
    pub fn resume(
        &mut self,
        id: &str,
        seq: u64,
        line: &UnboundedSender<Out>,
        connection: u64,
        now_ms: i64,
    ) -> Result<(), NoResume> {
        let session = self.by_id.get_mut(id).ok_or(NoResume::Unknown)?;
        let gone = session.line.is_none() && now_ms - session.left_ms > FORGOTTEN_MS;
        let first_kept = session.replay.front().map_or(session.seq + 1, |(seq, _)| *seq);
        if gone || seq + 1 < first_kept {
            self.by_id.remove(id);
            return Err(NoResume::Unknown);
        }
        if seq > session.seq {
            return Err(NoResume::InvalidSeq);
        }
        for (_, text) in session.replay.iter().filter(|(number, _)| *number > seq) {
            let _ = line.send(Out::Text(text.clone()));
        }
        session.line = Some(line.clone());
        session.connection = connection;
        Ok(())
    }

    /// The connection is gone; the session waits. With `end` it is over.
    pub fn leave(&mut self, id: &str, connection: u64, now_ms: i64, end: bool) {
        let Some(session) = self.by_id.get_mut(id) else { return };
        if session.connection != connection {
            return;
        }
        session.line = None;
        session.left_ms = now_ms;
        if end {
            self.by_id.remove(id);
        }
    }

    /// Sends to one session only: READY, RESUMED and the first `GUILD_CREATEs`.
    pub fn dispatch_to(&mut self, id: &str, name: &str, data: &str) {
        if let Some(session) = self.by_id.get_mut(id) {
            session.push(name, data);
        }
    }

    /// Sends an event to every session that should hear of it.
    pub fn dispatch(&mut self, event: &Event) {
        let mut full = None;
        let mut masked = None;
        for session in self.by_id.values_mut().filter(|session| session.hears(event)) {
            let masks = event.content && session.intents & intent::MESSAGE_CONTENT == 0;
            let data = if masks {
                masked.get_or_insert_with(|| event.masked().to_string())
            } else {
                full.get_or_insert_with(|| event.data.to_string())
            };
            session.push(event.name, data);
        }
    }

    pub fn shards(&self) -> Vec<(u64, u64)> {
        let mut shards: Vec<_> =
            self.by_id.values().filter(|session| session.line.is_some()).map(|session| session.shard).collect();
        shards.sort_unstable();
        shards
    }

    /// Tells every connection the same; sessions stay.
    pub fn tell_all(&self, out: &Out) {
        for line in self.by_id.values().filter_map(|session| session.line.as_ref()) {
            let _ = line.send(out.clone());
        }
    }

    /// Ends every session, so that no client can resume.
    pub fn forget_all(&mut self) {
        self.by_id.clear();
    }
}

impl Session {
    fn hears(&self, event: &Event) -> bool {
        let (shard, of) = self.shard;
        let own = event.guild.map_or(shard == 0, |guild: Id| guild.shard(of) == shard);
        own && (event.intents == 0 || self.intents & event.intents != 0)
    }

    fn push(&mut self, name: &str, data: &str) {
        self.seq += 1;
        let text: Arc<str> = format!("{{\"op\":0,\"t\":\"{name}\",\"s\":{},\"d\":{data}}}", self.seq).into();
        if let Some(line) = &self.line {
            let _ = line.send(Out::Text(text.clone()));
        }
        if self.replay.len() == REPLAY {
            self.replay.pop_front();
        }
        self.replay.push_back((self.seq, text));
    }
}
