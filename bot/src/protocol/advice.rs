//! What a computer player would choose, and what speaks for it.

use engine::mind::{Level, Prospect};
use engine::{AnyTable, AnyThinker, Choice, Dice, Eye, Key, Phrase, Seat, Seed};
use serde::Serialize;
use words::Voice;

#[derive(Serialize)]
pub struct Advice {
    step: u64,
    seat: Option<Seat>,
    level: &'static str,
    /// Games that were imagined.
    iterations: u32,
    best: Vec<ProspectLine>,
}

#[derive(Serialize)]
struct ProspectLine {
    key: Key,
    label: String,
    /// How much of the thinking went into it, from 0 to 1.
    share: f32,
    /// Points ahead of the best other at the end, and how far they spread. `null` where nothing was looked ahead.
    margin: Option<f32>,
    spread: Option<f32>,
    /// What it leads to at once, as far as that is certain.
    why: Vec<String>,
}

/// Advice is the same whenever it is asked for: the dice it is thought with are always these.
const DICE: u64 = 1;

/// Three sensible choices, from what the seat that decides knows.
pub fn advise(table: &AnyTable, level: Level, iterations: u32, voice: &Voice) -> Advice {
    let mut thinker = AnyThinker::new(level);
    let dice = Dice::new(Seed::from(DICE));
    let thought = table.think(&mut thinker, dice, &mut |lead| lead.iterations < iterations);
    let choices = table.decision().map(|decision| decision.choices).unwrap_or_default();
    let line = |prospect: &Prospect| {
        let choice = choices.iter().find(|choice| choice.offer.key == prospect.key)?;
        Some(ProspectLine {
            key: prospect.key,
            label: words::say(&choice.offer.label, voice),
            share: rounded(prospect.share, 100.0),
            margin: prospect.margin.map(|margin| rounded(margin.mean, 10.0)),
            spread: prospect.margin.map(|margin| rounded(margin.spread, 10.0)),
            why: why(table, choice, voice),
        })
    };
    let best = thought.iter().flat_map(|thought| &thought.best).filter_map(line).collect();
    Advice {
        step: table.step(),
        seat: table.decider(),
        level: level.id(),
        iterations: thought.map_or(0, |thought| thought.iterations),
        best,
    }
}

/// Where it leads, and which numbers it changes.
fn why(table: &AnyTable, choice: &Choice, voice: &Voice) -> Vec<String> {
    let Some(seat) = table.decider() else { return Vec::new() };
    let preview = table.preview(choice);
    let say = |phrase: &Phrase| words::say(phrase, voice);
    let before = table.gauges(Eye::Seat(seat), seat);
    let mut why: Vec<String> = preview.whereabouts.iter().map(say).collect();
    why.extend(preview.gauges.iter().map(|gauge| {
        let was = before.iter().find(|before| before.name == gauge.name).map_or(gauge.value, |before| before.value);
        format!("{} {was} → {}", say(&words::named(table.kind(), gauge.name)), gauge.value)
    }));
    why
}

fn rounded(number: f32, steps: f32) -> f32 {
    (number * steps).round() / steps
}
