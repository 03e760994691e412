//! Counts in the text format of Prometheus.

use prometheus_client::encoding::EncodeLabelSet;
use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::metrics::info::Info;
use prometheus_client::registry::{Registry, Unit};
use std::fmt;
use std::sync::LazyLock;
use std::time::{Duration, Instant};

/// One for the process, as its memory is: whoever draws or answers need not be handed it.
static COUNTS: LazyLock<Counts> = LazyLock::new(Counts::new);

/// Discord gives up after three seconds.
const ACKNOWLEDGE: [f64; 10] = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 3.0];
const SHOW: [f64; 10] = [0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 1.5, 2.5, 5.0, 15.0];
const DRAW: [f64; 9] = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0];

struct Counts {
    interactions: Family<Ended, Counter>,
    acknowledged: Histogram,
    shown: Histogram,
    drawn: Histogram,
}

#[derive(Clone, Debug, Hash, PartialEq, Eq, EncodeLabelSet)]
struct Ended {
    what: String,
    outcome: &'static str,
}

/// What is looked up when somebody asks, rather than counted.
pub struct Now {
    pub connected: bool,
    /// Nothing if the database cannot be read.
    pub stored: Option<crate::store::Waiting>,
    pub tables_in_use: usize,
    /// Nothing where the system does not tell.
    pub memory: Option<u64>,
}

impl Counts {
    fn new() -> Counts {
        Counts {
            interactions: Family::default(),
            acknowledged: Histogram::new(ACKNOWLEDGE),
            shown: Histogram::new(SHOW),
            drawn: Histogram::new(DRAW),
        }
    }
}

/// Draws, and counts it.
pub fn drawing<T>(draw: impl FnOnce() -> T) -> T {
    let begun = Instant::now();
    let drawn = draw();
    COUNTS.drawn.observe(begun.elapsed().as_secs_f64());
    drawn
}

/// An interaction has ended; what never happened took no time.
pub fn ended(what: &str, outcome: &'static str, acknowledged: Option<Duration>, shown: Option<Duration>) {
    COUNTS.interactions.get_or_create(&Ended { what: what.to_owned(), outcome }).inc();
    for (histogram, took) in [(&COUNTS.acknowledged, acknowledged), (&COUNTS.shown, shown)] {
        if let Some(took) = took {
            histogram.observe(took.as_secs_f64());
        }
    }
}

/// Everything, as Prometheus reads it.
pub fn text(now: &Now) -> Result<String, fmt::Error> {
    let mut all = Registry::default();
    all.register("railhead_build", "The version that runs", Info::new([("version", env!("CARGO_PKG_VERSION"))]));
    let counts = &*COUNTS;
    all.register("railhead_interactions", "Presses and commands by how they ended", counts.interactions.clone());
    let mut seconds = |name: &str, help: &str, histogram: &Histogram| {
        all.register_with_unit(name, help, Unit::Seconds, histogram.clone());
    };
    seconds("railhead_acknowledge", "From arrival until Discord took the acknowledgement", &counts.acknowledged);
    seconds("railhead_show", "From arrival until the answer was shown", &counts.shown);
    seconds("railhead_picture", "Drawing a picture", &counts.drawn);
    let mut gauge = |name: &str, help: &str, value: i64| {
        let gauge: Gauge = Gauge::default();
        gauge.set(value);
        all.register(name, help, gauge);
    };
    gauge("railhead_gateway_connected", "Whether the gateway of Discord is connected", now.connected.into());
    gauge("railhead_tables_in_use", "Tables that somebody has used within minutes", now.tables_in_use as i64);
    if let Some(stored) = &now.stored {
        gauge("railhead_outbox_waiting", "Messages that are to be sent", stored.messages);
        gauge("railhead_outbox_oldest_seconds", "How long the oldest of them has waited", stored.oldest);
        gauge("railhead_outbox_unreadable", "Messages that cannot be read and were set aside", stored.unreadable);
        gauge("railhead_tables_needing_attention", "Tables of which something cannot be posted", stored.parked);
        gauge("railhead_tables_faulted", "Tables that stand still after a fault of the engine", stored.faulted);
    }
    if let Some(memory) = now.memory {
        gauge("process_resident_memory_bytes", "Memory in use", memory as i64);
    }
    let mut text = String::new();
    encode(&mut text, &all)?;
    Ok(text)
}
