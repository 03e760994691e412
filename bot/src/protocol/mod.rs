//! The engine as a conversation: one JSON request a line, one JSON answer a line.

mod advice;
mod answer;
mod request;

pub use answer::error;

use crate::maps::Maps;
use answer::*;
use engine::{AnyTable, Eye, Phrase, Refusal, Seat};
use request::{Keys, Request, Wrong};
use serde::Serialize;
use words::{Language, Voice};

/// One table at a time, which the first `new` opens.
pub struct Protocol {
    voice: Voice<'static>,
    table: Option<AnyTable>,
    maps: Maps,
}

impl Protocol {
    pub fn new(language: Language) -> Protocol {
        Protocol { voice: Voice::new(language), table: None, maps: Maps::default() }
    }

    #[must_use]
    pub fn with_maps(self, maps: Maps) -> Protocol {
        Protocol { maps, ..self }
    }

    /// Answers one request. A wrong one changes nothing.
    pub fn answer(&mut self, line: &str) -> String {
        match Request::parse(line).and_then(|request| self.carry_out(request)) {
            Ok(answer) => answer,
            Err(Wrong(sentence)) => error(&sentence),
        }
    }

    fn carry_out(&mut self, request: Request) -> Result<String, Wrong> {
        match request {
            Request::New { game, options, players, seed } => {
                let (game, mut options) = (engine::game(&game)?, options);
                self.maps.fill(&game, &mut options).map_err(Wrong)?;
                let (table, _) = game.open(&options, players, seed)?;
                Ok(json(&position(self.table.insert(table))))
            }
            Request::Menu => Ok(self.menu(self.table()?)),
            Request::Explain => Ok(self.explain(self.table()?)),
            Request::Choose { seat, step, keys } => {
                let voice = self.voice;
                let table = self.table_mut()?;
                let seat = seat_at(table, seat)?;
                let chosen = match &keys {
                    Keys::One(key) => table.choose(seat, step, key),
                    Keys::All(keys) => {
                        table.choose_all(seat, step, &keys.iter().map(String::as_str).collect::<Vec<_>>())
                    }
                };
                refusable(chosen, |told| {
                    let lines = ToldLines { told: &told, voice: &voice };
                    json(&Chosen { position: position(table), told: lines, resolved: &told.resolved })
                })
            }
            Request::Undo { seat } => self.take_back(seat, AnyTable::undo),
            Request::RestartTurn { seat } => self.take_back(seat, AnyTable::restart_turn),
            Request::View { seat } => {
                let table = self.table()?;
                Ok(match eye_at(table, seat)? {
                    Eye::Public => json(&View { view: table.public_view().get() }),
                    Eye::Seat(seat) => json(&View { view: table.view_of(seat).get() }),
                })
            }
            Request::State => Ok(json(&State { state: self.table()?.state() })),
            Request::Load { state } => {
                let table = self.table_mut()?;
                table.load(state)?;
                Ok(json(&Step { step: table.step() }))
            }
            Request::Estimate { seat } => {
                let table = self.table()?;
                Ok(json(&Estimate::of(&table.estimate(eye_at(table, seat)?))))
            }
            Request::Advise { seat, level, iterations } => {
                let table = self.table()?;
                let seat = seat.map(|seat| seat_at(table, seat)).transpose()?;
                match (table.decider(), seat) {
                    (None, _) => Ok(json(&Refused { refused: "over" })),
                    (Some(decider), Some(seat)) if seat != decider => Ok(json(&Refused { refused: "not-yours" })),
                    (Some(_), _) => Ok(json(&advice::advise(table, level, iterations, &self.voice))),
                }
            }
            Request::Standings => {
                let table = self.table()?;
                Ok(json(&StandingsNow::of(table.decider().is_none(), &table.standings())))
            }
        }
    }

    fn menu(&self, table: &AnyTable) -> String {
        let Some(decision) = table.decision() else {
            let prompt = self.say(&Phrase::new("game-over"));
            return json(&Menu { step: table.step(), seat: None, prompt, offers: Vec::new(), pick: None });
        };
        let offers = decision
            .choices
            .iter()
            .map(|choice| OfferLine {
                key: choice.offer.key.as_str(),
                label: self.say(&choice.offer.label),
                hint: choice.offer.hint.as_ref().map(|hint| self.say(hint)),
                group: choice.offer.group.as_ref().map(|group| self.say(group)),
                at: &choice.offer.at,
                seals: choice.seals,
            })
            .collect();
        let prompt = self.say(&decision.prompt);
        json(&Menu { step: decision.step, seat: Some(decision.seat), prompt, offers, pick: table.pick() })
    }

    fn explain(&self, table: &AnyTable) -> String {
        let withheld = table
            .withheld()
            .iter()
            .map(|withheld| WithheldLine {
                label: self.say(&withheld.label),
                why: self.say(&withheld.why),
                rule: withheld.rule,
            })
            .collect();
        json(&Explained { withheld })
    }

    fn take_back(&mut self, seat: u64, back: fn(&mut AnyTable, Seat) -> Result<(), Refusal>) -> Result<String, Wrong> {
        let table = self.table_mut()?;
        let seat = seat_at(table, seat)?;
        refusable(back(table, seat), |()| json(&Step { step: table.step() }))
    }

    fn table(&self) -> Result<&AnyTable, Wrong> {
        self.table.as_ref().ok_or_else(no_table)
    }

    fn table_mut(&mut self) -> Result<&mut AnyTable, Wrong> {
        self.table.as_mut().ok_or_else(no_table)
    }

    fn say(&self, phrase: &Phrase) -> String {
        words::say(phrase, &self.voice)
    }
}

fn no_table() -> Wrong {
    Wrong("there is no table yet: open one with \"do\":\"new\"".to_owned())
}

fn position(table: &AnyTable) -> Position {
    Position { step: table.step(), decider: table.decider(), over: table.decider().is_none() }
}

fn seat_at(table: &AnyTable, seat: u64) -> Result<Seat, Wrong> {
    let seats = table.players();
    let there = u8::try_from(seat).ok().filter(|&seat| seat < seats).map(Seat);
    there.ok_or_else(|| Wrong(format!("there is no seat {seat}; the seats are 0 to {}", seats.saturating_sub(1))))
}

fn eye_at(table: &AnyTable, seat: Option<u64>) -> Result<Eye, Wrong> {
    seat.map_or(Ok(Eye::Public), |seat| seat_at(table, seat).map(Eye::Seat))
}

/// The answer to what a table may refuse. A fault of the engine is no refusal.
fn refusable<T>(done: Result<T, Refusal>, answer: impl FnOnce(T) -> String) -> Result<String, Wrong> {
    let refused = match done {
        Ok(done) => return Ok(answer(done)),
        Err(Refusal::Stale) => "stale",
        Err(Refusal::NotYours) => "not-yours",
        Err(Refusal::NoSuchOffer) => "no-such-offer",
        Err(Refusal::Over) => "over",
        Err(Refusal::Sealed) => "sealed",
        Err(fault @ Refusal::Fault(_)) => return Err(Wrong(fault.to_string())),
    };
    Ok(json(&Refused { refused }))
}

fn json(answer: &impl Serialize) -> String {
    serde_json::to_string(answer).unwrap_or_else(|problem| error(&format!("the answer cannot be written: {problem}")))
}
