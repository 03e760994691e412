//! Rows of pieces whose number depends on the edition. Each is written at the length it has in the plain first edition,
//! or longer if a piece stands further on: what the first edition writes stays as it was.

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// The shortest row: ten buildings, five station masters.
const fn least(most: usize) -> usize {
    if most > 7 { 10 } else { 5 }
}

pub fn serialize<T: Serialize, S: Serializer, const N: usize>(row: &[Option<T>; N], to: S) -> Result<S::Ok, S::Error> {
    let used = row.iter().rposition(Option::is_some).map_or(0, |last| last + 1);
    to.collect_seq(&row[..used.max(least(N))])
}

pub fn deserialize<'de, T, D, const N: usize>(from: D) -> Result<[Option<T>; N], D::Error>
where
    T: Deserialize<'de> + Copy,
    D: Deserializer<'de>,
{
    let written = Vec::<Option<T>>::deserialize(from)?;
    if !(least(N)..=N).contains(&written.len()) {
        return Err(D::Error::custom(format!("a row of {} to {N} is needed, not of {}", least(N), written.len())));
    }
    let mut row = [None; N];
    row[..written.len()].copy_from_slice(&written);
    Ok(row)
}
