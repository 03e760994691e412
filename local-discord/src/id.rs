//! Snowflakes: the ids of everything in Discord, a moment and a counter in one number.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

/// The first moment a snowflake can name, 1 January 2015, in milliseconds of Unix time.
pub const EPOCH_MS: i64 = 1_420_070_400_000;

/// The id of a user, channel, message or anything else. Written as a string in JSON.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Id(pub u64);

impl Id {
    /// When the thing was made, in milliseconds of Unix time.
    pub fn made_ms(self) -> i64 {
        (self.0 >> 22) as i64 + EPOCH_MS
    }

    /// Which of `shards` gateway connections hears about a guild with this id.
    pub fn shard(self, shards: u64) -> u64 {
        (self.0 >> 22) % shards.max(1)
    }
}

impl fmt::Display for Id {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Id {
    type Err = std::num::ParseIntError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        text.parse().map(Id)
    }
}

impl Serialize for Id {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Id {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse().map_err(de::Error::custom)
    }
}

/// Hands out ids that grow, also when the clock stands still or was turned back.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct Snowflakes {
    last: u64,
}

impl Snowflakes {
    pub fn next(&mut self, now_ms: i64) -> Id {
        let from_time = ((now_ms - EPOCH_MS).max(1) as u64) << 22;
        self.last = from_time.max(self.last + 1);
        Id(self.last)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_grow_while_the_clock_stands_still_and_tell_their_time() {
        let mut flakes = Snowflakes::default();
        let now = EPOCH_MS + 1_000_000;
        let (a, b) = (flakes.next(now), flakes.next(now));
        assert!(b > a);
        assert_eq!(a.made_ms(), now);
        assert!(flakes.next(now - 5_000) > b);
    }
}
