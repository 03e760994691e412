//! Answers as they are written.

use crate::scores::{Ranked, Unranked};
use engine::{AnyView, Key, News, Pick, Seat, Spot, Standings, Told};
use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};
use serde_json::Value;
use words::Voice;

/// The answer to a wrong request.
pub fn error(sentence: &str) -> String {
    serde_json::json!({ "error": sentence }).to_string()
}

#[derive(Serialize)]
pub struct Position {
    pub step: u64,
    pub decider: Option<Seat>,
    pub over: bool,
}

#[derive(Serialize)]
pub struct Step {
    pub step: u64,
}

#[derive(Serialize)]
pub struct Refused {
    pub refused: &'static str,
}

#[derive(Serialize)]
pub struct Menu<'a> {
    pub step: u64,
    pub seat: Option<Seat>,
    pub prompt: String,
    pub offers: Vec<OfferLine<'a>>,
    /// How many of them may be chosen at once, where that is more than one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pick: Option<Pick>,
}

#[derive(Serialize)]
pub struct OfferLine<'a> {
    pub key: &'a str,
    pub label: String,
    pub hint: Option<String>,
    pub group: Option<String>,
    pub at: &'a [Spot],
    pub seals: bool,
}

#[derive(Serialize)]
pub struct Explained {
    pub withheld: Vec<WithheldLine>,
}

#[derive(Serialize)]
pub struct WithheldLine {
    pub label: String,
    pub why: String,
    pub rule: &'static str,
}

#[derive(Serialize)]
pub struct Chosen<'a> {
    #[serde(flatten)]
    pub position: Position,
    pub told: ToldLines<'a>,
    /// What resolved itself on the way; left out where nothing did.
    #[serde(skip_serializing_if = "<[Key]>::is_empty")]
    pub resolved: &'a [Key],
}

/// What each audience is told: `public`, then the seats by their numbers.
pub struct ToldLines<'a> {
    pub told: &'a Told,
    pub voice: &'a Voice<'a>,
}

impl Serialize for ToldLines<'_> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let say = |lines: &[News]| lines.iter().map(|line| words::say(&line.phrase, self.voice)).collect::<Vec<_>>();
        let mut map = to.serialize_map(Some(self.told.seats.len() + 1))?;
        map.serialize_entry("public", &say(&self.told.public))?;
        for (seat, lines) in self.told.seats.iter().enumerate() {
            map.serialize_entry(&seat.to_string(), &say(lines))?;
        }
        map.end()
    }
}

#[derive(Serialize)]
pub struct View<'a> {
    pub view: &'a AnyView,
}

#[derive(Serialize)]
pub struct State {
    pub state: Value,
}

#[derive(Serialize)]
pub struct Estimate<'a> {
    seats: Unranked<'a>,
}

impl<'a> Estimate<'a> {
    pub fn of(standings: &'a Standings) -> Self {
        Estimate { seats: Unranked(standings) }
    }
}

#[derive(Serialize)]
pub struct StandingsNow<'a> {
    over: bool,
    seats: Ranked<'a>,
}

impl<'a> StandingsNow<'a> {
    pub fn of(over: bool, standings: &'a Standings) -> Self {
        StandingsNow { over, seats: Ranked(standings) }
    }
}
