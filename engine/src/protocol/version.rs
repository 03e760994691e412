//! Versions of the rules of a game. A table keeps the version it began with, unless a fault in it is repaired.

use serde::{Deserialize, Serialize};

/// Counted from 1. States and records of the first version do not say it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Version(pub u16);

impl Version {
    pub const FIRST: Version = Version(1);

    #[allow(clippy::trivially_copy_pass_by_ref, reason = "serde asks so")]
    pub fn is_first(&self) -> bool {
        *self == Version::FIRST
    }
}

impl Default for Version {
    fn default() -> Version {
        Version::FIRST
    }
}

impl std::fmt::Display for Version {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.0.fmt(f)
    }
}

/// What a version changed, and for whom.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Change {
    /// A rule is read differently: tables that begin from then on play by it.
    Reading,
    /// A fault was repaired, as this message says: running tables may adopt it between two turns.
    Repair(&'static str),
}

/// The version by which a table that begins now is played.
pub(crate) fn newest(changes: &[Change]) -> Version {
    Version(changes.len() as u16 + 1)
}

/// The version right after this one, if a running table may adopt it. A reading in between is a fence: what was repaired
/// after it was repaired in other rules.
pub(crate) fn repair(changes: &[Change], of: Version) -> Option<(Version, &'static str)> {
    match changes.get(usize::from(of.0).checked_sub(1)?)? {
        Change::Reading => None,
        Change::Repair(what) => Some((Version(of.0 + 1), what)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_running_table_takes_up_repairs_up_to_the_next_reading() {
        let changes = [Change::Repair("a"), Change::Repair("b"), Change::Reading, Change::Repair("c")];
        assert_eq!(newest(&changes), Version(5));
        assert_eq!(repair(&changes, Version(1)), Some((Version(2), "a")));
        assert_eq!(repair(&changes, Version(2)), Some((Version(3), "b")));
        assert_eq!(repair(&changes, Version(3)), None, "a reading is for new tables");
        assert_eq!(repair(&changes, Version(4)), Some((Version(5), "c")));
        assert_eq!(repair(&changes, Version(5)), None);
        assert_eq!(repair(&changes, Version(0)), None);
    }
}
