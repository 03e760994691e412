//! Seeds as people and programs write them: a number, or 64 hexadecimal digits.

use engine::Seed;
use serde_json::Value;
use sha2::{Digest, Sha256};

pub const ALLOWED: &str = "a seed is a whole number from 0 to 18446744073709551615 or 64 hexadecimal digits";

pub fn from_text(text: &str) -> Result<Seed, String> {
    // The longest number has 20 digits: what has 64, be they all decimal, is the other form.
    let is_number = text.len() <= 20 && text.bytes().all(|digit| digit.is_ascii_digit());
    let number = if is_number { text.parse::<u64>().ok().map(Seed::from) } else { None };
    number.or_else(|| Seed::from_hex(text)).ok_or_else(|| ALLOWED.to_owned())
}

pub fn from_json(value: &Value) -> Option<Seed> {
    match value {
        Value::Number(number) => number.as_u64().map(Seed::from),
        Value::String(text) => Seed::from_hex(text),
        _ => None,
    }
}

pub fn to_json(seed: Seed) -> Value {
    let number = low(seed);
    if Seed::from(number) == seed { Value::from(number) } else { Value::from(seed.to_hex()) }
}

/// The seed of the `n`th game of a series that begins with this one: for a number the number plus `n`.
pub fn nth(seed: Seed, n: u64) -> Seed {
    let mut bytes = seed.0;
    bytes[..8].copy_from_slice(&low(seed).wrapping_add(n).to_le_bytes());
    Seed(bytes)
}

/// What is dealt after the `n`th time that something handed over was taken back: nobody can know it before, and
/// everybody can check it afterwards.
pub fn after_rewind(seed: Seed, n: u64) -> Seed {
    Seed(Sha256::new().chain_update(seed.0).chain_update(n.to_be_bytes()).finalize().into())
}

/// The part that is the number, if the seed is one.
fn low(seed: Seed) -> u64 {
    seed.0[..8].iter().rev().fold(0, |number, &byte| number << 8 | u64::from(byte))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_is_a_number_or_64_hexadecimal_digits() {
        assert_eq!(from_text("42"), Ok(Seed::from(42)));
        assert_eq!(from_text(&"07".repeat(32)), Ok(Seed([7; 32])));
        assert_ne!(from_text(&format!("{:064}", 42)), Ok(Seed::from(42)));
        for wrong in ["", "-1", "+1", "1.5", &"+f".repeat(32), "18446744073709551616", "xyz", &"0".repeat(63)] {
            assert!(from_text(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn a_seed_written_and_read_again_is_the_same() {
        for seed in [Seed::from(0), Seed::from(u64::MAX), Seed([200; 32])] {
            assert_eq!(from_json(&to_json(seed)), Some(seed));
        }
        assert!(to_json(Seed::from(42)).is_u64());
    }

    #[test]
    fn the_games_of_a_series_have_the_following_numbers() {
        assert_eq!(nth(Seed::from(40), 2), Seed::from(42));
        assert_eq!(nth(Seed::from(u64::MAX), 1), Seed::from(0));
        assert_ne!(nth(Seed([200; 32]), 1), Seed([200; 32]));
    }
}
