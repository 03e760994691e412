//! Where one stands, in one line of icons.

use super::super::text::heading;
use crate::discord::kit::speaker::Speaker;
use crate::play::Sitting;
use engine::{AnyTable, Eye, Gauge, Phrase, Seat, Task, When};

/// What matters at every turn; the rest is on the boards.
const SHOWN: usize = 5;

/// What the draft has changed stands as before and after.
pub fn line(sitting: &Sitting, seat: Seat, speaker: &Speaker) -> Option<String> {
    let (before, after) = (&sitting.published, &sitting.draft);
    let before = before.gauges(Eye::Seat(seat), seat);
    let after: Vec<Gauge> = after.gauges(Eye::Seat(seat), seat).into_iter().take(SHOWN).collect();
    gauges(&sitting.draft, &before, &after, speaker)
}

/// The same of anybody, as everybody sees it.
pub fn public(table: &AnyTable, seat: Seat, speaker: &Speaker) -> Option<String> {
    let now: Vec<Gauge> = table.gauges(Eye::Public, seat).into_iter().take(SHOWN).collect();
    gauges(table, &now, &now, speaker)
}

/// Each of these numbers, with what it was before.
pub fn gauges(table: &AnyTable, before: &[Gauge], after: &[Gauge], speaker: &Speaker) -> Option<String> {
    let one = |gauge: &Gauge| {
        let was = before.iter().find(|before| before.name == gauge.name).map_or(gauge.value, |before| before.value);
        let name = speaker.icon(gauge.name).unwrap_or_else(|| speaker.say(&words::named(table.kind(), gauge.name)));
        let value = |number: i64| speaker.say(&Phrase::new("bot-number").number("number", number));
        if was == gauge.value {
            format!("{name} {}", value(was))
        } else {
            format!("{name} {}", heading(&format!("{} → {}", value(was), value(gauge.value))))
        }
    };
    let line = after.iter().map(one).collect::<Vec<_>>().join(" · ");
    (!line.is_empty()).then_some(line)
}

/// A visit of several parts: what is done, what is to be done now, what comes.
pub fn tasks(tasks: &[Task], speaker: &Speaker) -> Option<String> {
    let one = |task: &Task| {
        let name = speaker.say(&task.name);
        match task.when {
            When::Done => format!("☑ {name}"),
            When::Now => heading(&format!("▸ {name}")),
            When::Later => format!("☐ {name}"),
        }
    };
    let line = tasks.iter().map(one).collect::<Vec<_>>().join("  ");
    (!line.is_empty()).then_some(line)
}
