//! The processor time of a thread: on a busy machine a turn is thought as long as on an idle one.

use rustix::time::{ClockId, clock_gettime};

/// Milliseconds that this thread has been at work.
pub fn milliseconds() -> f64 {
    let time = clock_gettime(ClockId::ThreadCPUTime);
    time.tv_sec as f64 * 1e3 + time.tv_nsec as f64 / 1e6
}
