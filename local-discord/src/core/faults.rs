//! Faults on demand: what a test can make go wrong.

use std::time::Duration;

/// What happens to a request.
#[derive(Clone, Debug, PartialEq)]
pub enum What {
    /// It is answered, later.
    Delay(Duration),
    /// It is carried out, but the connection breaks before the answer.
    LoseAnswer,
    /// The connection breaks before anything was done.
    LoseRequest,
    /// It is not carried out; the answer is this status, such as 500 or 503.
    Status(u16),
}

#[derive(Debug)]
struct Rule {
    on: String,
    what: What,
    times: u32,
}

/// The faults that wait to happen.
#[derive(Debug, Default)]
pub struct Faults {
    rules: Vec<Rule>,
    /// How many of the next interactions are sent twice.
    pub duplicate_interactions: u32,
    /// Heartbeats get no answer.
    pub deaf: bool,
}

impl Faults {
    /// The next `times` requests whose method and pattern contain `on` (`POST /channels/{channel_id}/messages`, `/callback`) meet this.
    pub fn add(&mut self, on: &str, what: What, times: u32) {
        self.rules.push(Rule { on: on.into(), what, times });
    }

    pub fn clear(&mut self) {
        *self = Faults::default();
    }

    /// The fault that a request meets, and one fewer left of it.
    pub fn take(&mut self, method: &str, route: &str) -> Option<What> {
        let name = format!("{method} {route}");
        let rule = self.rules.iter_mut().find(|rule| rule.times > 0 && name.contains(&rule.on))?;
        rule.times -= 1;
        let what = rule.what.clone();
        self.rules.retain(|rule| rule.times > 0);
        Some(what)
    }

    pub fn is_idle(&self) -> bool {
        self.rules.is_empty()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_fault_happens_as_often_as_asked() {
        let mut faults = Faults::default();
        faults.add("/messages", What::Status(503), 2);
        assert_eq!(faults.take("GET", "/gateway"), None);
        assert_eq!(faults.take("POST", "/channels/{channel_id}/messages"), Some(What::Status(503)));
        assert_eq!(faults.take("POST", "/channels/{channel_id}/messages"), Some(What::Status(503)));
        assert_eq!(faults.take("POST", "/channels/{channel_id}/messages"), None);
    }
}
