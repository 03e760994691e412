//! Chance. The dice are part of the state, so the same seed and the same choices give the same game everywhere.

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};
use std::fmt::Write;

/// The source of all chance in a game: 32 bytes, secret until the game is over.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Seed(pub [u8; 32]);

impl From<u64> for Seed {
    fn from(small: u64) -> Seed {
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&small.to_le_bytes());
        Seed(bytes)
    }
}

impl Seed {
    pub fn to_hex(self) -> String {
        let mut text = String::with_capacity(64);
        for byte in self.0 {
            let _ = write!(text, "{byte:02x}");
        }
        text
    }

    pub fn from_hex(text: &str) -> Option<Seed> {
        if text.len() != 64 || !text.bytes().all(|digit| digit.is_ascii_hexdigit()) {
            return None;
        }
        let mut bytes = [0; 32];
        for (at, byte) in bytes.iter_mut().enumerate() {
            *byte = u8::from_str_radix(&text[2 * at..2 * at + 2], 16).ok()?;
        }
        Some(Seed(bytes))
    }
}

/// A seed must never reach a log, so it does not print itself.
impl std::fmt::Debug for Seed {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Seed(…)")
    }
}

/// A stream of `ChaCha8` and how far it has been read. Hidden things are drawn when they are needed, not shuffled in
/// advance, so [`Dice::drawn`] shows that a step drew, and nothing has to mark it.
#[derive(Clone)]
pub struct Dice {
    stream: ChaCha8Rng,
}

impl Dice {
    pub fn new(seed: Seed) -> Dice {
        Dice { stream: ChaCha8Rng::from_seed(seed.0) }
    }

    /// A number below `n`, each equally likely (Lemire's multiplication with rejection). Reads the stream even where
    /// only one result is possible, so that how much is read depends on nothing hidden.
    #[inline]
    pub fn below(&mut self, n: u32) -> u32 {
        debug_assert!(n > 0, "nothing to draw from");
        let n = n.max(1);
        let mut product = u64::from(self.stream.next_u32()) * u64::from(n);
        if (product as u32) < n {
            let least = n.wrapping_neg() % n;
            while (product as u32) < least {
                product = u64::from(self.stream.next_u32()) * u64::from(n);
            }
        }
        (product >> 32) as u32
    }

    /// Fisher–Yates, from the back.
    pub fn shuffle<T>(&mut self, things: &mut [T]) {
        for last in (1..things.len()).rev() {
            things.swap(last, self.below(last as u32 + 1) as usize);
        }
    }

    /// Other dice, which these decide.
    #[must_use]
    pub fn fork(&mut self) -> Dice {
        let mut seed = [0; 32];
        self.stream.fill_bytes(&mut seed);
        Dice::new(Seed(seed))
    }

    /// How much of the stream has been read.
    #[inline]
    pub fn drawn(&self) -> u64 {
        self.stream.get_word_pos() as u64
    }
}

impl PartialEq for Dice {
    fn eq(&self, other: &Dice) -> bool {
        self.stream.get_seed() == other.stream.get_seed() && self.drawn() == other.drawn()
    }
}

impl std::fmt::Debug for Dice {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Dice(drawn {})", self.drawn())
    }
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    seed: String,
    drawn: u64,
}

impl Serialize for Dice {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        Written { seed: Seed(self.stream.get_seed()).to_hex(), drawn: self.drawn() }.serialize(to)
    }
}

impl<'de> Deserialize<'de> for Dice {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Dice, D::Error> {
        let written = Written::deserialize(from)?;
        let seed = Seed::from_hex(&written.seed).ok_or_else(|| D::Error::custom("a seed is 64 hexadecimal digits"))?;
        let mut dice = Dice::new(seed);
        dice.stream.set_word_pos(u128::from(written.drawn));
        Ok(dice)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_seed_gives_these_numbers_on_every_machine() {
        let mut dice = Dice::new(Seed::from(42));
        let drawn: Vec<u32> = (0..12).map(|_| dice.below(100)).collect();
        assert_eq!(drawn, GOLDEN_BELOW_100);
        let mut cards: Vec<u8> = (0..10).collect();
        Dice::new(Seed::from(7)).shuffle(&mut cards);
        assert_eq!(cards, GOLDEN_SHUFFLE);
    }

    const GOLDEN_BELOW_100: [u32; 12] = [9, 34, 8, 28, 39, 49, 58, 36, 58, 82, 7, 6];
    const GOLDEN_SHUFFLE: [u8; 10] = [5, 9, 8, 4, 0, 2, 3, 7, 6, 1];

    #[test]
    fn dice_written_and_read_again_go_on_where_they_were() {
        let mut dice = Dice::new(Seed::from(3));
        for _ in 0..77 {
            dice.below(6);
        }
        let text = serde_json::to_string(&dice).unwrap();
        let mut again: Dice = serde_json::from_str(&text).unwrap();
        assert_eq!(dice, again);
        assert!((0..100).all(|_| dice.below(1000) == again.below(1000)));
    }

    #[test]
    fn every_result_comes_up_equally_often() {
        let mut dice = Dice::new(Seed::from(1));
        let mut seen = [0u32; 7];
        for _ in 0..70_000 {
            seen[dice.below(7) as usize] += 1;
        }
        assert!(seen.iter().all(|&times| (9_500..10_500).contains(&times)), "{seen:?}");
    }

    #[test]
    fn a_seed_does_not_print_itself() {
        assert_eq!(format!("{:?}", Seed::from(99)), "Seed(…)");
        assert!(!format!("{:?}", Dice::new(Seed::from(99))).contains("63"));
    }
}
