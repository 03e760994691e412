//! An interaction from its arrival to its answer: a span, one line in the log at the end, and the counts.
//!
//! Those who acknowledge and show say so from wherever they are: what they belong to is known to the task.

use super::counts;
use crate::ids::{Stamp, TableId, UserId};
use std::cell::{Cell, RefCell};
use std::hash::{BuildHasher, RandomState};
use std::sync::LazyLock;
use std::time::{Duration, Instant};
use tracing::field::Empty;
use tracing::{Instrument, Span};

tokio::task_local! {
    static COURSE: Course;
}

/// The key dies with the process: who reads its log can tell people apart, and nobody who they are.
static KEY: LazyLock<RandomState> = LazyLock::new(RandomState::new);

/// How an interaction ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    Done,
    /// The rules or the table did not allow it, and the presser was told.
    Refused,
    /// Something went wrong, and the presser was told.
    Failed,
    /// The presser was told nothing.
    Unanswered,
}

impl Outcome {
    fn name(self) -> &'static str {
        match self {
            Outcome::Done => "done",
            Outcome::Refused => "refused",
            Outcome::Failed => "failed",
            Outcome::Unanswered => "unanswered",
        }
    }
}

struct Course {
    span: Span,
    begun: Instant,
    what: RefCell<Option<String>>,
    acknowledged: Cell<Option<Duration>>,
    shown: Cell<Option<Duration>>,
    outcome: Cell<Outcome>,
}

/// Does it, and tells afterwards how it went. The key of an offer is no part of that: it may name a card in a hand.
pub async fn watched(what: Option<&str>, user: UserId, at: Option<(&TableId, Stamp)>, doing: impl Future<Output = ()>) {
    let span = tracing::info_span!("interaction", what = Empty, user = hashed(user), table = Empty, step = Empty);
    if let Some((table, stamp)) = at {
        span.record("table", table.as_str()).record("step", stamp.0);
    }
    if let Some(what) = what {
        span.record("what", what);
    }
    let course = Course {
        span: span.clone(),
        begun: Instant::now(),
        what: RefCell::new(what.map(str::to_owned)),
        acknowledged: Cell::default(),
        shown: Cell::default(),
        outcome: Cell::new(Outcome::Done),
    };
    let whole = async {
        doing.await;
        with(Course::end);
    };
    COURSE.scope(course, whole.instrument(span)).await;
}

impl Course {
    fn end(&self) {
        let what = self.what.take().unwrap_or_else(|| "unknown".to_owned());
        let (acknowledged, shown) = (self.acknowledged.get(), self.shown.get());
        let outcome = if shown.is_some() { self.outcome.get() } else { Outcome::Unanswered }.name();
        let milliseconds = |took: Option<Duration>| took.map(|took| took.as_millis() as u64);
        let (acknowledged_ms, shown_ms) = (milliseconds(acknowledged), milliseconds(shown));
        tracing::info!(parent: &self.span, outcome, acknowledged_ms, shown_ms, "an interaction ended");
        counts::ended(&what, outcome, acknowledged, shown);
    }
}

/// Which command it is, once that is known.
pub fn is(what: &str) {
    with(|course| {
        course.span.record("what", what);
        course.what.replace(Some(what.to_owned()));
    });
}

/// Which table it is about, once that is known.
pub fn about(table: &TableId) {
    with(|course| {
        course.span.record("table", table.as_str());
    });
}

/// Discord has taken an acknowledgement.
pub fn acknowledged() {
    with(|course| course.acknowledged.set(course.acknowledged.get().or_else(|| Some(course.begun.elapsed()))));
}

/// Discord has taken an answer.
pub fn shown() {
    with(|course| course.shown.set(course.shown.get().or_else(|| Some(course.begun.elapsed()))));
}

pub fn came_to(outcome: Outcome) {
    with(|course| course.outcome.set(outcome));
}

/// What is done without anybody asking belongs to no interaction.
fn with(tell: impl FnOnce(&Course)) {
    let _ = COURSE.try_with(tell);
}

fn hashed(user: UserId) -> String {
    format!("{:08x}", KEY.hash_one(user) >> 32)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_hash_is_the_same_for_the_same_person_and_eight_digits_long() {
        assert_eq!(hashed(UserId(7)), hashed(UserId(7)));
        assert_ne!(hashed(UserId(7)), hashed(UserId(8)));
        assert!((0..100).all(|user| hashed(UserId(user)).len() == 8));
    }

    #[tokio::test]
    async fn what_was_not_shown_is_unanswered() {
        watched(Some("test-quiet"), UserId(1), None, async { acknowledged() }).await;
        watched(None, UserId(1), None, async {
            acknowledged();
            came_to(Outcome::Refused);
            is("test-named");
            shown();
        })
        .await;
        let now = counts::Now { connected: false, stored: None, tables_in_use: 0, memory: None };
        let text = counts::text(&now).unwrap();
        for line in ["what=\"test-quiet\",outcome=\"unanswered\"} 1", "what=\"test-named\",outcome=\"refused\"} 1"] {
            assert!(text.contains(&format!("railhead_interactions_total{{{line}\n")), "{text}");
        }
    }
}
