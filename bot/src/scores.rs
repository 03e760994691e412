//! Standings as JSON, categories in the order of the score sheet.

use engine::{Score, Standings};
use serde::ser::{SerializeMap, SerializeSeq};
use serde::{Serialize, Serializer};

/// Standings with their ranks.
pub struct Ranked<'a>(pub &'a Standings);

/// Standings without ranks: what is estimated decides nothing.
pub struct Unranked<'a>(pub &'a Standings);

#[derive(Serialize)]
struct Row<'a> {
    seat: u8,
    total: i32,
    #[serde(skip_serializing_if = "Option::is_none")]
    rank: Option<u8>,
    by: Categories<'a>,
}

struct Categories<'a>(&'a [(&'static str, i32)]);

impl Serialize for Ranked<'_> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        rows(self.0, |score| Some(score.rank), to)
    }
}

impl Serialize for Unranked<'_> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        rows(self.0, |_| None, to)
    }
}

fn rows<S: Serializer>(standings: &Standings, rank: fn(&Score) -> Option<u8>, to: S) -> Result<S::Ok, S::Error> {
    let mut rows = to.serialize_seq(Some(standings.seats.len()))?;
    for score in &standings.seats {
        let by = Categories(&score.by);
        rows.serialize_element(&Row { seat: score.seat.0, total: score.total, rank: rank(score), by })?;
    }
    rows.end()
}

impl Serialize for Categories<'_> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let mut map = to.serialize_map(Some(self.0.len()))?;
        for (category, points) in self.0 {
            map.serialize_entry(category, points)?;
        }
        map.end()
    }
}
