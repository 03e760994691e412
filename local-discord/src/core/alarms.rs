//! What is to happen by itself when its time comes.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use crate::id::Id;

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Alarm {
    /// Three seconds after an interaction.
    Deadline(Id),
    /// A thread that nobody spoke in.
    Archive(Id),
}

/// Alarms by their time. One that has lost its meaning rings without effect.
#[derive(Debug, Default)]
pub struct Alarms(BinaryHeap<Reverse<(i64, Alarm)>>);

impl Alarms {
    pub fn set(&mut self, at_ms: i64, alarm: Alarm) {
        self.0.push(Reverse((at_ms, alarm)));
    }

    pub fn next_ms(&self) -> Option<i64> {
        self.0.peek().map(|Reverse((at, _))| *at)
    }

    pub fn due(&mut self, now_ms: i64) -> Option<Alarm> {
        if self.next_ms()? > now_ms {
            return None;
        }
        self.0.pop().map(|Reverse((_, alarm))| alarm)
    }
}
